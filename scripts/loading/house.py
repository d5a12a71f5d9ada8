"""The server, in a process of its own, and how it is asked."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

VISITORS = count()


def visitor() -> str:
    """A header that makes this one of a thousand visitors: the server trusts it from its own machine."""
    n = next(VISITORS) % 1000
    return f"X-Forwarded-For: 10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}\r\n"


class House:
    """The server, in a process of its own."""

    def __init__(self, db: Path, core: int, calls: Path | None = None) -> None:
        """`calls`: how people are called (`stolik serve --calls`)."""
        self._db, self._core = db, core
        self._calls = () if calls is None else ("--calls", str(calls))
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        serve = (sys.executable, "-m", "stolik", "serve", "--port", str(self.port), "--db", str(self._db), *self._calls)
        command = ("taskset", "-c", str(self._core), *serve)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while (found := re.search(r"127\.0\.0\.1:(\d+)", self._process.stdout.readline())) is None:
            pass
        self.port = int(found[1])

    def stop(self, by: int = signal.SIGTERM) -> None:
        """Stop it."""
        if (ended := self._process.poll()) is not None:
            raise RuntimeError(f"the server has ended by itself: {ended}")
        self._process.send_signal(by)
        self._process.wait(30)

    @property
    def pid(self) -> int:
        """The id of its process."""
        return self._process.pid

    @property
    def cpu(self) -> float:
        """Seconds of CPU it has used, without its bots."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def until_nothing_is_due(self) -> None:
        """Wait until bots have played at all tables without guests."""
        with closing(sqlite3.connect(self._db)) as db:
            while db.execute("SELECT count(*) FROM due WHERE kind = 'bots'").fetchone()[0]:  # noqa: ASYNC110
                await asyncio.sleep(0.5)

    @property
    def memory(self) -> float:
        """Bytes it holds in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * float(os.sysconf("SC_PAGE_SIZE"))

    async def post(self, path: str, body: Any) -> Any:
        """Send a request, as one visitor among many."""
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n{visitor()}"
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"{head}Connection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = await reader.read()
        writer.close()
        status, _, content = answer.partition(b"\r\n\r\n")
        if b" 201 " not in status[:20]:
            raise RuntimeError(answer[:500])
        return msgspec.json.decode(content)
