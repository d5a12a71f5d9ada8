"""The log: one line for each event, without anybody's answers, names or links, and never too many."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import subprocess
import sys
import time
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House
from tests.server.net.test_raw import ask, get
from tests.server.rooms import Table, at_table
from tests.server.test_kill import wait_until

from stolik.server import logs
from stolik.server.bots.thinker import TooSlow
from stolik.server.logs import BURST, EVENTS, DiscreetFormatter, RateFilter, set_up_logs
from stolik.server.net import refusals
from stolik.server.net.refusals import Refusals
from stolik.server.tables.rooms import room as room_module
from stolik.server.tables.rooms.bot_runner import BotRunner

ROOT = Path(__file__).parents[2]
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d"
LINE = re.compile(TIME + r" (INFO|WARNING|ERROR) (stolik|uvicorn)[\w.]*: [\x20-\x7e]+")
PASSWORD = """
from functools import partial
from stolik.server import Settings
from stolik.server.password import Password, _hash
serve = partial(serve, settings=Settings(password=Password(b"salt", _hash("Sesame", b"salt"))))
"""


def record_of(error: BaseException) -> logging.LogRecord:
    return logging.LogRecord("stolik", logging.ERROR, __file__, 7, "it\nbroke", (), (type(error), error, None))


def test_an_error_is_named_by_kind_and_place_alone() -> None:
    try:
        raise ValueError("place:3 of seat:2 is secret")
    except ValueError as error:
        line = DiscreetFormatter().format(record_of(error))
    assert "place:3" not in line
    assert "ValueError at test_logs.py:" in line
    assert "\n" not in line


def test_the_same_line_does_not_fill_the_disk() -> None:
    enough, record = RateFilter(), record_of(ValueError())
    assert sum(enough.filter(record) for _ in range(10 * BURST)) == BURST
    other = logging.LogRecord("stolik", logging.ERROR, __file__, 8, "something else", (), None)
    assert enough.filter(other)


def test_a_line_is_one_printable_line_with_its_time_and_zone() -> None:
    record = logging.LogRecord("stolik", logging.INFO, __file__, 7, "a\x1b[31m\r\nb\u2028c\u202ed", (), None)
    assert re.fullmatch(TIME + r" INFO stolik: a \[31m  b c d", DiscreetFormatter().format(record))


def test_lines_left_out_are_counted_in_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    enough, record = RateFilter(), record_of(ValueError())
    for _ in range(BURST + 7):
        enough.filter(record)
    now = time.monotonic()
    monkeypatch.setattr(next(iter(enough._buckets.values())), "_clock", lambda: now + 60)
    assert enough.filter(record)
    assert DiscreetFormatter().format(record).endswith("(7 similar lines left out)")
    assert enough.filter(record)
    assert "left out" not in DiscreetFormatter().format(record)


def test_a_host_is_told_of_more_events_than_of_troubles() -> None:
    enough, event = RateFilter(), logging.LogRecord("stolik", logging.INFO, __file__, 9, "opened", (), None)
    assert sum(enough.filter(event) for _ in range(2 * EVENTS)) == EVENTS > BURST


def test_a_log_that_cannot_be_written_stops_nothing() -> None:
    program = (
        "import logging, os, sys; from stolik.server.logs import set_up_logs; set_up_logs();"
        "os.dup2(os.open('/dev/full', os.O_WRONLY), 2); [logging.getLogger('stolik').error('x') for _ in range(9)];"
        "print('goes on')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "goes on\n"


@pytest.mark.parametrize(
    ("level", "shown"),
    [("info", {"info", "warning", "error"}), ("warning", {"warning", "error"}), ("error", {"error"})],
)
def test_levels(level: logs.LogLevel, shown: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        set_up_logs(level)
        for name in ("debug", "info", "warning", "error"):
            getattr(logging.getLogger("stolik.server"), name)(f"{name} of ours")
            getattr(logging.getLogger("uvicorn.error"), name)(f"{name} of theirs")
    finally:
        for name in ("stolik", "uvicorn", "asyncio"):
            logging.getLogger(name).handlers.clear()
            logging.getLogger(name).setLevel(logging.NOTSET)
    told = capsys.readouterr().err
    assert set(re.findall(r"(\w+) of ours", told)) == shown
    assert set(re.findall(r"(\w+) of theirs", told)) == shown - {"info"}


def test_refusals_are_told_at_once_and_then_counted_by_the_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(refusals, "MINUTE", 0.05)

    async def refuse() -> None:
        counted = Refusals()
        counted.note("stale")
        for _ in range(1000):
            counted.note("rate_limited")
        counted.note("house_full")
        await asyncio.sleep(0.2)
        counted.note("foreign_host")

    asyncio.run(refuse())
    assert caplog.messages == [
        "refused: 1 for too many requests",
        "refused: 999 for too many requests, 1 for want of room",
        "refused: 1 for a name that is not this server's (--name)",
    ]


def failregex() -> re.Pattern[str]:
    """What fail2ban looks for with our filter, in a line from which it has cut the time."""
    filter = RawConfigParser()
    filter.read(ROOT / "deploy/fail2ban/stolik.conf")
    return re.compile(filter["Definition"]["failregex"].replace("<SUBNET>", r"(?P<network>[0-9a-f.:]+(?:/\d+)?)"))


def happens(house: House) -> tuple[dict[str, Any], list[str]]:
    """A night at the house, with guests who write what they can into the log. Returns a table, and what no line may
    hold.
    """
    evil = "\x1b[31mEvil\nWARNING stolik.server.net.api: wrong password from 198.51.100.9"
    wish = {
        "game": "not_alone",
        "players": 2,
        "seats": [{"kind": "person", "name": evil}, {"kind": "bot", "bot": "random"}],
        "name": "Zenobia",
    }
    assert house.post("/api/tables", wish)[0] == 401, "no password"
    forged = "x WARNING stolik.server.net.api: wrong password from 198.51.100.9"
    for given, sender in (("Xyzzy", "192.0.2.7"), (evil, "2001:db8:7::1"), ("Xyzzy", forged)):
        assert house.post("/api/tables", {**wish, "password": given}, x_forwarded_for=sender)[0] == 401
    made = house.post("/api/tables", {**wish, "password": "Sesame"})[1]
    guided = house.post("/api/guides", {"game": "not_alone", "guide": "hunted", "password": "Sesame"})[1]
    for host in ("evil.example.com", "a\x1b[31mb", "b.example.org\x85ERROR stolik"):
        assert ask(house, get("/", host))[0] in (400, 421)
    assert ask(house, get(f"/t/{made['host']}", "evil.example.com"))[0] == 421
    assert house.post("/api/tables", wish, origin="http://evil.example.com")[0] == 403
    host = made["host"]

    async def talk() -> None:
        async with house.player(made["seats"][0]["token"]) as player, house.player(made["watch"]) as spectator:
            await player.asked()
            await player.answer("side:a")
            await player.send({"chat": "Xanadu" + evil})
            await player.send(f'{{"value": "{made["host"]}"')
            await spectator.send({"chat": "Xanadu"})
            await player.said(2)
            for decision in ({"muted": True}, {"removed": True}, {}):
                changed = await asyncio.to_thread(
                    house.post, f"/api/tables/{host}/spectators", {"spectator": 1, **decision}
                )
                assert changed[0] == 200

    asyncio.run(talk())
    for kind in ("bot", "person"):
        assert house.post(f"/api/tables/{host}/seats", {"seat": 0, "kind": kind})[0] == 200
    links = [house.post(f"/api/tables/{host}/link", {"seat": seat})[1]["token"] for seat in (0, None)]
    assert house.post(f"/api/tables/{host}/rematch", {})[0] == 401
    assert house.post(f"/api/tables/{host}/rematch", {"password": "Xyzzy"})[0] == 401
    again = house.post(f"/api/tables/{host}/rematch", {"password": "Sesame"})[1]
    seats = [table["seats"][0]["token"] for table in (made, again)]
    tokens = [host, made["watch"], again["host"], guided["host"], *seats, *links]
    return made | {"again": again["table"]}, [*tokens, "Xyzzy", "Sesame", "Evil", "Zenobia", "Xanadu", "evil", "side:"]


def test_the_log_says_what_happened_and_nothing_else(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with House(tmp_path / "t.db", first=PASSWORD) as house:
        made, secret = happens(house)
    told = capfd.readouterr().err
    for line in told.splitlines():
        assert LINE.fullmatch(line), line
    for word in secret:
        assert word not in told
    table = made["table"]
    for said in (
        "INFO stolik.server.serving: Stolik ",
        f" on Python {sys.version_info[0]}.{sys.version_info[1]}.",
        "database schema ",
        "voidfall ",
        f"table {table} is opened: not_alone; seats: a person, random",
        f"table {table} is read from disk: not_alone",
        f"table {table}: spectator 1 is muted",
        f"table {table}: spectator 1 is removed",
        f"table {table}: spectator 1 may watch and talk",
        f"table {table}: seat 0 is given to bot ",
        f"table {table}: seat 0 is given to a person",
        f"table {table}: new link for seat 0",
        f"table {table}: new link for the spectators",
        f"table {made['again']} is a rematch of table {table}",
        "refused: 1 for a name that is not this server's",
        "asked to stop by SIGTERM",
        "stopped: of ",
    ):
        assert said in told, said
    found = [failregex().search(line[25:]) for line in told.splitlines()]
    networks = [match["network"] for match in found if match]
    assert networks == ["192.0.2.7", "2001:db8:7::/48", "127.0.0.1"]


def test_a_bot_that_is_ended_is_named_with_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Slow:
        async def choose(self, *_: object) -> object:
            raise TooSlow("it thought for too long")

        def forget(self, table: str) -> None: ...

    monkeypatch.setattr(room_module, "BotRunner", lambda room, pause, _: BotRunner(room, pause, Slow()))  # type: ignore[arg-type]

    async def play(table: Table) -> None:
        await table.guests[None].until(lambda: table.room.position.over)

    at_table(tmp_path, play, players=2, bots={0: "random", 1: "random"})
    assert "table t: bot random at question side: it thought for too long" in caplog.messages


def answers(house: House) -> bool:
    try:
        return house.get("/healthz")[0] == 200
    except OSError:
        return False


def test_a_server_without_descriptors_says_so_and_goes_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))"
    told = ""

    def is_told() -> bool:
        nonlocal told
        told += capfd.readouterr().err
        return "no file descriptor is left" in told

    with House(tmp_path / "t.db", first=few) as house:
        lines = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(80)]
        wait_until(is_told)
        for line in lines:
            line.close()
        wait_until(lambda: answers(house))
    told += capfd.readouterr().err
    assert told.count("no file descriptor") == 1
