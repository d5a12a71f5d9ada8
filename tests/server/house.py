"""Helpers: a server in its own process, and players at its sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

RUN = """
import sys
from pathlib import Path
from stolik.cli.packs import use_packs
from stolik.server import limits, serve
from stolik.text import catalogue
limits.NEW_TABLES_PER_SECOND = 2.0
exec(sys.argv[3])
use_packs([Path(folder) for folder in sys.argv[4:]], catalogue("en"))
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], "en", pause=0, beat=0)
"""


PATIENCE = 300
"""Seconds a game may take, also on a busy machine."""


class House:
    """A running server."""

    def __init__(self, db: Path, port: int = 0, packs: Sequence[Path] = (), first: str = "") -> None:
        """`first`: statements that its process runs before it serves. It leads a process group, as in a terminal."""
        self.db = db
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(port), str(db), first, *map(str, packs)],
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, said
        self.url = said.split()[-1].rstrip("/")

    @classmethod
    def at(cls, url: str) -> Self:
        """A server that somebody else has started."""
        house = cls.__new__(cls)
        house.url = url
        return house

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        return self._process.pid

    @property
    def memory(self) -> float:
        """Megabytes the server holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def kill(self) -> None:
        """Kill the server at once."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(20)

    def stop(self, by: int = signal.SIGINT) -> int:
        """Ask the server to stop. Returns its exit code."""
        self._process.send_signal(by)
        return self._process.wait(20)

    def signal_all(self, by: int) -> None:
        """Send a signal to the server and to the processes of its own, as a terminal and a service manager do."""
        os.killpg(self._process.pid, by)

    def own_processes(self) -> list[int]:
        """The processes of its group that are alive."""
        found = subprocess.run(
            ["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True
        ).stdout.split("\n")
        rows = [line.split() for line in found if line]
        return [int(pid) for pid, group, state in rows if int(group) == self._process.pid and state[0] != "Z"]

    def get(self, path: str, **headers: str) -> tuple[int, Any]:
        return self._ask(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        return self._ask(urllib.request.Request(self.url + path, data, headers))

    def table(self, *seats: str, game: str = "not_alone", **wish: Any) -> dict[str, Any]:
        """Open a table with `person` or the name of a bot at each seat."""
        status, made = self.post(
            "/api/tables",
            {
                "game": game,
                "players": len(seats),
                "options": {},
                "seats": [{"kind": s} if s == "person" else {"kind": "bot", "bot": s} for s in seats],
                **wish,
            },
        )
        assert status == 201, made
        assert isinstance(made, dict)
        return made

    def player(self, token: str, **options: Any) -> Player:
        return Player(f"ws{self.url.removeprefix('http')}/ws/{token}", **options)

    @staticmethod
    def _ask(request: urllib.request.Request) -> tuple[int, Any]:
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, _read(refused)


def _read(answer: Any) -> Any:
    body = answer.read()
    return json.loads(body) if answer.headers.get_content_type() == "application/json" else body.decode()


class Player:
    """The socket of a link and its messages."""

    def __init__(self, url: str, lang: str = "en", query: str = "", **headers: str) -> None:
        self.url = url + query
        self.headers = {"accept-language": lang, **headers}
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.others: list[Any] = []
        """Messages that are neither state nor chat."""
        self.acknowledged = 0
        """The number of own answers that were followed by a new `seq`."""
        self.closed: int | None = None
        self._socket: ClientConnection | None = None
        self._answered: int | None = None
        self._too_fast = False
        """Whether the last answer was not heard: it is to be sent again."""

    async def __aenter__(self) -> Self:
        self._socket = await connect(
            self.url, additional_headers=self.headers, proxy=None, compression=None, open_timeout=60
        )
        self.log = []
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def hear(self) -> dict[str, Any]:
        """The next message of any kind."""
        async with asyncio.timeout(
            PATIENCE
        ):  # unlike `wait_for` in Python 3.11, it never swallows that it is cancelled
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if "view" in message:
            if self._answered is not None and message["seq"] != self._answered:
                self.acknowledged += 1
                self._answered = None
            part = message["log"]
            self.log[part["from"] :] = part["lines"]
            self.state = message
        elif "chat" in message:
            self.chat += message["chat"]
        else:
            self.others.append(message)
            if message.get("error", {}).get("id") == "rate_limited":
                self._answered, self._too_fast = None, True
        return message

    async def until(self, enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the state fulfils the condition."""
        while not (self.state and enough(self.state)):
            await self.hear()
        return self.state

    async def asked(self) -> dict[str, Any]:
        """Listen until this seat has an open question."""
        return await self.until(lambda s: s["over"] or (s["question"] and s["seq"] != self._answered))

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def answer(self, value: Any) -> None:
        self._answered = self.state["seq"]
        await self.send({"seq": self.state["seq"], "value": value})

    async def other(self) -> dict[str, Any]:
        """The next message that is neither state nor chat."""
        while not self.others:
            await self.hear()
        found: dict[str, Any] = self.others.pop(0)
        return found

    async def said(self, lines: int) -> None:
        """Listen until `count` chat lines have come."""
        while len(self.chat) < lines:
            await self.hear()

    async def ended(self) -> int:
        """Listen until the server closes the connection. Returns the close code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    async def play(self, rng: Random, most: int = 10**6) -> None:
        """Answer at random until the game is over or the limit is reached."""
        for _ in range(most):
            await self.asked()
            if self.state["over"]:
                return
            if self._too_fast:
                await asyncio.sleep(0.5)
                self._too_fast = False
            await self.answer(any_answer(self.state["question"], rng))


def any_answer(question: dict[str, Any], rng: Random) -> Any:
    if question["type"] == "choose":
        return rng.choice(question["options"])
    if question["type"] == "number":
        return rng.randint(question["lo"], question["hi"])
    return rng.sample(question["options"], rng.randint(question["lo"], question["hi"]))
