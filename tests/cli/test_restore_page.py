"""The commands of docs/hosts.md under "Back-up, restore, upgrade", run as they stand there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.server.storage.store import Store

PAGE = Path(__file__).parents[2] / "docs" / "hosts.md"
SYSTEMCTL = """#!/bin/bash
set -e
test "$2" = stolik
case $1 in
start)
    : > {data}.said
    setsid {stolik} serve --port 0 --lang en --db {data}/games.db > {data}.said 2>&1 &
    echo $! > {data}.pid
    until grep -q http:// {data}.said; do kill -0 $!; sleep 0.1; done ;;
stop)
    test -e {data}.pid
    kill $(cat {data}.pid)
    while kill -0 $(cat {data}.pid) 2> /dev/null; do sleep 0.1; done
    rm {data}.pid ;;
esac
"""


class Machine:
    """A host's machine: `/opt/stolik`, `/var/lib/stolik` and a service in a folder of its own."""

    def __init__(self, at: Path) -> None:
        self.at, self.data = at, at / "data"
        self.home, programs = at / "home", at / "bin"
        for folder in (self.data, self.home, programs, at / "opt" / ".venv" / "bin"):
            folder.mkdir(parents=True)
        stolik = at / "opt" / ".venv" / "bin" / "stolik"
        self._program(stolik, f'#!/bin/bash\nexec {sys.executable} -m stolik "$@"\n')
        self._program(programs / "systemctl", SYSTEMCTL.format(stolik=stolik, data=self.data))
        for name in ("git", "make"):
            self._program(programs / name, f"#!/bin/bash\necho {name} $* in $PWD >> {at}/done\n")
        self.env = os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"}

    @staticmethod
    def _program(file: Path, text: str) -> None:
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def run(self, line: str) -> str:
        """Run a line of the page. Returns what it says."""
        here = line.replace("/var/lib/stolik", str(self.data)).replace("/opt/stolik", str(self.at / "opt"))
        ended = subprocess.run(
            ["bash", "-c", here], cwd=self.home, env=self.env, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, (line, ended.stdout, ended.stderr)
        return ended.stdout

    def ask(self, path: str, body: object = None) -> dict[str, object]:
        url = (self.at / "data.said").read_text().split("http://")[1].split()[0].rstrip("/")
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://{url}{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            found: dict[str, object] = json.loads(answer.read())
            return found


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path)
    machine.run("systemctl start stolik")
    yield machine
    if (tmp_path / "data.pid").exists():
        machine.run("systemctl stop stolik")


def blocks() -> list[list[str]]:
    """The lines of the commands in the section, block by block."""
    section = PAGE.read_text().split("## Back-up, restore, upgrade")[1].split("\n## ")[0]
    return [block.strip().splitlines() for block in re.findall(r"```sh\n(.*?)```", section, re.DOTALL)]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the page is for a service of Linux")
def test_the_page_says_how_tables_come_back(machine: Machine) -> None:
    backup, restore, upgrade = blocks()
    wish = {"game": "not_alone", "players": 2, "options": {}, "seats": [{"kind": "person"}] * 2}
    host = machine.ask("/api/tables", wish)["host"]
    for line in backup:
        machine.run(line)

    async def lose_everything() -> None:
        store = await Store.open(machine.data / "games.db")
        await store.delete([one.id for one in await store.summaries()])
        await store.close()

    asyncio.run(lose_everything())
    said = [machine.run(line) for line in restore]
    assert "sound" in said[0]
    assert machine.ask(f"/api/tables/{host}")["role"] == "host"
    assert (machine.data / "games.db").stat().st_mode & 0o077 == 0
    said = [machine.run(line) for line in upgrade]
    assert "1 table" in "".join(said)
    assert (machine.at / "done").read_text().splitlines() == [
        f"git pull in {machine.at}/opt",
        f"make install in {machine.at}/opt",
    ]
    assert machine.ask(f"/api/tables/{host}")["role"] == "host"
