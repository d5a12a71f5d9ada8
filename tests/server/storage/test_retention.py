"""How long tables are kept, whatever the system's clock says, and the bin."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import House
from tests.server.net.test_limits import WISH
from tests.server.rooms import Listener

from stolik.server.errors import HouseFull, UnknownTable
from stolik.server.messages import Inbound, ReportRequest
from stolik.server.storage.call_rows import new_channel
from stolik.server.storage.database_file import MIGRATIONS, PARTS, PRAGMAS
from stolik.server.storage.diary import AFTER_STOP, put
from stolik.server.storage.open_rows import OpenRow
from stolik.server.storage.records import EVERYBODY, AdvanceRow, AnswerRow, ChatRow, Pace
from stolik.server.storage.retention import (
    BINNED,
    COUNTS,
    DAY,
    FIRST,
    HOUR,
    ROUND,
    TICK,
    Retention,
    Uptime,
    date_of,
    keep_house,
)
from stolik.server.storage.store import Store
from stolik.server.tables.game.advances import statements
from stolik.server.tables.house import lobby as lobby_module
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.people.links import hashed
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.replays.reports import Reports

NOON = 20_000 * DAY + 12 * HOUR
"""A time at noon."""
Made = dict[str, Any]

REMOVED = re.compile("is now in the bin|is deleted")


class World:
    """A server whose clocks are set by hand: `wrong` is what the system's clock is ahead of the truth."""

    def __init__(self, db: Path) -> None:
        self.db, self.now, self.wrong = db, 0.0, 0.0
        self.jumps: Callable[[], float] | None = None
        """Called at every tick for what the clock is then ahead."""

    def clock(self) -> float:
        return NOON + self.now + self.wrong

    async def start(self) -> None:
        self.store = await Store.open(self.db)
        self.lobby = Lobby(self.store, pause=0)
        self.uptime = Uptime(self.clock, lambda: self.now)

    async def run(self, hours: float) -> None:
        """The server runs for some hours, tick by tick."""
        end = self.now + hours * HOUR

        async def sleep(seconds: float) -> None:
            if self.now + seconds > end:
                raise asyncio.CancelledError
            self.now += seconds
            if self.jumps is not None:
                self.wrong = self.jumps()

        try:
            await keep_house(self.uptime, self.store.note_running, self.lobby.remove_old, sleep)
        except asyncio.CancelledError:
            self.now = end
            await self.store.note_running(*self.uptime.tick())

    async def stop(self) -> None:
        await self.lobby.close()

    async def days(self, days: int, hours: float = 1.1) -> None:
        """Days on which the server ran, one after the other; on the last it is started and runs for some hours."""
        await self.stop()
        with closing(sqlite3.connect(self.db)) as db:
            dates = [(date_of(self.clock()) + day, COUNTS) for day in range(1, days)]
            db.executemany("INSERT INTO days (date, ran) VALUES (?, ?)", dates)
            db.commit()
        self.now += days * DAY
        await self.start()
        await self.run(hours)

    async def counted(self) -> int:
        with closing(sqlite3.connect(self.db)) as db:
            return int(db.execute(f"SELECT count(*) FROM days WHERE ran >= {COUNTS}").fetchone()[0])

    async def there(self, *made: Made) -> list[bool]:
        """Which of these tables a link still leads to."""
        return [await self.store.link(hashed(one["host"])) is not None for one in made]


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr("stolik.server.storage.database_file.PRAGMAS", (*PRAGMAS, "synchronous = OFF"))
    world = World(tmp_path / "t.db")
    monkeypatch.setattr(time, "time", world.clock)
    return world


def live(world: World, what: Callable[[], Awaitable[None]]) -> None:
    async def do() -> None:
        await world.start()
        await what()
        await world.stop()

    asyncio.run(do())


def test_tables_are_kept_for_days_on_which_the_server_ran(world: World) -> None:
    async def age() -> None:
        fresh, begun, over = [await world.lobby.create(WISH) for _ in range(3)]
        await world.store.append(begun["table"], 0, AnswerRow(0, "side", "side:a"))
        await world.store.append(over["table"], 0, AnswerRow(0, "side", "side:a"), ended=True)
        await world.run(2)
        await world.days(6)
        world.now += 1000 * DAY
        assert await world.there(fresh, begun, over) == [True] * 3, "while it is off, no day counts"
        await world.days(1)
        assert await world.there(fresh, begun, over) == [False, True, True]
        await world.days(82)
        assert await world.there(begun, over) == [True, True]
        await world.days(1)
        assert await world.there(begun, over) == [True, False]
        await world.days(274)
        assert await world.there(begun) == [True]
        await world.days(1)
        assert await world.there(begun) == [False]

    live(world, age)


@pytest.mark.parametrize("wrong", [-365 * DAY, 365 * DAY, -NOON, 10**12, -(10**12)])
def test_a_clock_set_wrong_takes_nothing(world: World, wrong: float, caplog: pytest.LogCaptureFixture) -> None:
    """Begun with one clock, found by another; and the other way round."""
    caplog.set_level("INFO", "stolik")

    async def jump() -> None:
        world.wrong = wrong
        one = await world.lobby.create(WISH)
        await world.run(3)
        world.wrong = 0
        other = await world.lobby.create(WISH)
        await world.run(3)
        await world.stop()
        await world.start()
        await world.run(3)
        world.wrong = wrong
        await world.run(3)
        assert await world.there(one, other) == [True, True]
        assert await world.counted() == 2

    live(world, jump)
    assert not REMOVED.search(caplog.text)


def test_a_clock_that_goes_back_and_forth_counts_each_day_once(world: World) -> None:
    async def jump() -> None:
        made = await world.lobby.create(WISH)
        world.jumps = lambda: world.now // TICK % 2 * -365 * DAY
        await world.run(5)
        assert await world.counted() == 2
        world.jumps = None
        for day in range(8):
            world.wrong = day % 2 * DAY - world.now
            await world.stop()
            await world.start()
            await world.run(1.1)
        assert await world.counted() <= 4
        assert await world.there(made) == [True]

    live(world, jump)


@pytest.mark.parametrize("every", [TICK, HOUR, 2 * HOUR])
def test_a_clock_that_runs_ahead_makes_no_days(world: World, every: float) -> None:
    async def jump() -> None:
        made = await world.lobby.create(WISH)
        world.jumps = lambda: world.now // every * DAY
        await world.run(26)
        assert await world.counted() <= 3
        assert await world.there(made) == [True]

    live(world, jump)


def test_a_clock_that_stands_still_names_one_day(world: World) -> None:
    async def stand() -> None:
        made = await world.lobby.create(WISH)
        world.jumps = lambda: -world.now
        await world.run(2)
        for _ in range(10):
            world.now += DAY
            await world.run(1.1)
        assert await world.counted() == 1
        assert await world.there(made) == [True]

    live(world, stand)


def test_short_runs_of_a_day_add_up(world: World) -> None:
    async def run() -> None:
        for ran in (0, 0, 1):
            assert await world.counted() == 0
            await world.run(1 / 3)
            assert await world.counted() == ran
            await world.stop()
            await world.start()
        await world.run(1)
        assert await world.counted() == 1, "and the day counts once"

    live(world, run)


def test_what_the_computer_sleeps_is_not_time_it_runs() -> None:
    now = 0.0
    uptime = Uptime(lambda: NOON + now, lambda: now)
    now = 5 * HOUR
    assert uptime.tick()[1] <= 2 * TICK
    now -= HOUR
    assert uptime.tick()[1] == 0
    assert uptime.seconds <= 2 * TICK


def test_nothing_is_removed_in_the_first_hour_after_a_start(world: World) -> None:
    async def run() -> None:
        made = await world.lobby.create(WISH)
        await world.run(2)
        await world.days(7, hours=1 - TICK / HOUR)
        await world.days(1, hours=1 - TICK / HOUR)
        with closing(sqlite3.connect(world.db)) as db:
            db.execute("UPDATE days SET ran = ran + 1000")
            db.commit()
        assert await world.counted() >= 8
        for _ in range(5):
            await world.days(1, hours=1 - TICK / HOUR)
            assert await world.there(made) == [True]
        await world.run((FIRST + ROUND) / HOUR)
        assert await world.there(made) == [False]

    live(world, run)


def test_a_table_where_somebody_stays_is_in_use_until_they_leave(world: World) -> None:
    async def stay() -> None:
        made = await world.lobby.create(WISH)
        link, room = await world.lobby.place(made["watch"])
        guest = Listener(link.seat)
        room.enter(guest)
        await world.run(1.1)
        world.now += DAY
        for day in range(20):
            with closing(sqlite3.connect(world.db)) as db:
                db.execute("INSERT INTO days (date, ran) VALUES (?, ?)", (day, COUNTS))
                db.commit()
            world.now += DAY
            await world.run(1.1)
        assert await world.there(made) == [True]
        room.leave(guest)
        await world.days(6)
        assert await world.there(made) == [True], "seven days begin when they leave"
        await world.days(1)
        assert await world.there(made) == [False]
        assert not world.lobby.in_use._rooms

    live(world, stay)


def test_a_visit_on_a_new_day_counts_from_that_day(world: World) -> None:
    async def visit() -> None:
        made = await world.lobby.create(WISH)
        await world.run(1.1)
        await world.lobby.place(made["host"])
        world.now += 0.6 * DAY
        await world.run(1.1)
        await world.lobby.place(made["host"])
        await world.days(6)
        assert await world.there(made) == [True]
        await world.days(1)
        assert await world.there(made) == [False]

    live(world, visit)


def test_the_host_chooses_and_the_list_tells(world: World) -> None:
    async def choose() -> None:
        fresh, begun = [await world.lobby.create(WISH) for _ in range(2)]
        await world.store.append(begun["table"], 0, AnswerRow(0, "side", "side:a"))
        await world.run(2)

        async def goes() -> list[int | None]:
            left = {one.id: one.goes for one in await world.store.summaries()}
            return [left[fresh["table"]], left[begun["table"]]]

        assert await goes() == [7, 365]
        await world.store.keep_for(Retention(unbegun=2, unfinished=0))
        assert await goes() == [2, None]
        await world.days(1)
        assert await goes() == [1, None]
        await world.days(400)
        assert await world.there(fresh, begun) == [False, True], "0 is for ever"

    live(world, choose)


def everything(db: Path) -> list[int]:
    with closing(sqlite3.connect(db)) as file:
        return [file.execute(f"SELECT count(*) FROM {part}").fetchone()[0] for part in (*PARTS, "tables")]


async def full_table(world: World) -> Made:
    """A table with something of every kind."""
    made = await world.lobby.create(msgspec.structs.replace(WISH, pace=Pace("move", 60), late="5"))
    link, room = await world.lobby.place(made["seats"][0]["token"])
    guest = Listener(link.seat)
    room.enter(guest)
    await room.hear(guest, Inbound(seq=guest.state["seq"], value="side:b"))
    await room.hear(guest, Inbound(chat="the very secret words"))
    await room.hear(guest, Inbound(note="the very secret words"))
    watcher = Listener(None)
    watcher.visitor = Visitor(role="watch", network="w", device="d")
    room.enter(watcher)
    await room.hear(guest, Inbound(eyes=1))
    room.leave(watcher)
    room.leave(guest)
    await Reports(world.lobby, world.store).make(made["seats"][0]["token"], "", ReportRequest(words="?"))
    await LookingBack(world.lobby, world.store, Path()).keep_moment(made["seats"][0]["token"], "", 0)
    await world.store.add_channel(new_channel("c", made["table"], 0, "mail", "ola@example.org", stop="s"))
    await world.store.add_calls(made["table"], 0, 1, {"c": 0})
    await world.store.add_open(made["table"], OpenRow(0, "", frozenset({1})))
    await world.lobby.in_use._close_room(made["table"])
    await world.store.write(
        put(made["table"], "bots", AFTER_STOP), *statements(made["table"], {}, {1: AdvanceRow(until="asked")})
    )
    return made


def test_what_is_removed_can_be_taken_back_whole_for_a_week_and_then_is_gone(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "stolik")

    async def remove() -> None:
        made = await full_table(world)
        id, before = made["table"], await world.store.record(made["table"])
        assert all(everything(world.db)[i] for i, part in enumerate(PARTS) if part != "spectators")
        await world.store.keep_for(Retention(unfinished=1))
        await world.run(2)
        await world.days(1)
        assert await world.there(made) == [False]
        assert (await world.store.count(), await world.store.links(id), await world.store.summaries()) == (0, set(), [])
        with pytest.raises(UnknownTable):
            await world.lobby.find(made["host"])
        (one,) = await world.store.summaries(binned=True)
        assert (one.id, one.state, one.goes) == (id, "running", BINNED)
        await world.days(BINNED - 1)
        await world.store.take_back([id])
        assert await world.store.record(id) == before
        assert (await world.lobby.find(made["seats"][0]["token"]))[1].position.log(0)
        await world.days(1)
        assert await world.there(made) == [False], "it was kept again for a day"
        await world.days(BINNED - 1)
        assert len(await world.store.summaries(binned=True)) == 1
        await world.days(1)
        assert everything(world.db) == [0] * (len(PARTS) + 1)
        assert f"table {id} is now in the bin: running, and unused for 1 days" in caplog.text
        assert f"table {id} is deleted: it was in the bin for 7 days" in caplog.text
        assert made["host"] not in caplog.text

    live(world, remove)
    assert b"the very secret words" not in world.db.read_bytes(), "its place in the file is overwritten"


def test_a_rematch_that_is_in_the_bin_comes_back(world: World) -> None:
    async def again() -> None:
        made = await world.lobby.create(WISH)
        following = await Rematches(world.lobby, world.store).open(made["host"])
        await world.store.bin([following["table"]])
        assert (await Rematches(world.lobby, world.store).open(made["host"]))["table"] == following["table"]
        assert await world.there(following) == [True]

    live(world, again)


def test_a_full_house_makes_room_whatever_the_clock_says(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "stolik")
    monkeypatch.setattr(lobby_module, "MOST_TABLES", 3)

    async def fill() -> None:
        idle, visited = await world.lobby.create(WISH), await world.lobby.create(WISH)
        begun = await world.lobby.create(WISH)
        await world.store.append(begun["table"], 0, AnswerRow(0, "side", "side:a"))
        link, room = await world.lobby.place(visited["watch"])
        room.enter(Listener(link.seat))
        for wrong in (0, 365 * DAY, -365 * DAY):
            world.wrong = wrong
            with pytest.raises(HouseFull):
                await world.lobby.create(WISH)
        world.wrong = 0
        await world.run(0.9)
        with pytest.raises(HouseFull):
            await world.lobby.create(WISH)
        await world.run(0.2)
        await world.lobby.create(WISH)
        assert await world.there(idle, visited, begun) == [False, True, True], "who is there stays, and what was begun"
        assert await world.store.summaries(binned=True) == [], "a stranger cannot fill the bin"
        assert f"table {idle['table']} is deleted: nobody has begun it, and the server is full" in caplog.text
        with pytest.raises(HouseFull):
            await world.lobby.create(WISH)

    live(world, fill)


def test_tables_of_an_older_version_are_kept_as_if_used_today(world: World) -> None:
    with closing(sqlite3.connect(world.db)) as db:
        for step in MIGRATIONS[:7]:
            db.executescript(step.read_text())
        db.execute(
            "INSERT INTO tables (id, game, version, players, seed, options, lang, created, used) "
            "VALUES ('t', 'not_alone', 1, 2, 1, '{}', '', 0, 0)"
        )
        db.execute("INSERT INTO links VALUES ('h', 't', 'host', NULL)")
        db.execute("PRAGMA user_version = 7")
        db.commit()

    async def upgrade() -> None:
        await world.run(2)
        await world.days(6)
        assert await world.store.link("h") is not None
        await world.days(1)
        assert await world.store.link("h") is None

    live(world, upgrade)


def test_a_table_deleted_by_another_process_and_taken_back_is_noticed(world: World) -> None:
    async def delete() -> None:
        made = await full_table(world)
        link, room = await world.lobby.place(made["seats"][0]["token"])
        guest = Listener(link.seat)
        room.enter(guest)
        await world.lobby.in_use.notice_others()
        other = await Store.open(world.db)
        await other.bin([made["table"]])
        await world.lobby.in_use.notice_others()
        assert guest.closed
        with pytest.raises(UnknownTable):
            await world.lobby.find(made["host"])
        await other.take_back([made["table"]])
        await other.say(made["table"], ChatRow(EVERYBODY, 2, 1, "back"))
        await other.close()
        again = (await world.lobby.find(made["seats"][0]["token"]))[1]
        assert again is not room
        assert again.talk.newest[EVERYBODY] == 2

    live(world, delete)


QUICK = """
import logging
from stolik.server.storage import retention
retention.TICK, retention.FIRST, retention.ROUND = 0.05, 0, 0.05
logging.getLogger("stolik.server.tables.house.lobby").addHandler(logging.FileHandler(sys.argv[2] + ".log"))
logging.getLogger("stolik.server.tables.house.lobby").level = logging.INFO
"""
"""A server that looks for old tables twenty times a second, from its start."""


@pytest.mark.long
def test_a_real_server_under_a_wrong_clock_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
    if library is None:
        pytest.skip("needs libfaketime")
    told = tmp_path / "told"
    monkeypatch.setenv("FAKETIME_TIMESTAMP_FILE", str(told))
    monkeypatch.setenv("FAKETIME_NO_CACHE", "1")
    monkeypatch.setenv("FAKETIME_DONT_FAKE_MONOTONIC", "1")
    hosts: list[str] = []
    for offset in ("-365d", "+0d", "+365d", "back and forth"):
        told.write_text("+0d" if offset == "back and forth" else offset)
        monkeypatch.setenv("LD_PRELOAD", str(library))
        with House(tmp_path / "t.db", first=QUICK) as house:
            monkeypatch.delenv("LD_PRELOAD")
            hosts.append(house.table("person", "person")["host"])
            for jump in ("-365d", "+365d", "+30d", "-30d") if offset == "back and forth" else ():
                told.write_text(jump)
                time.sleep(0.3)
            time.sleep(1)
            assert [house.get(f"/api/tables/{host}")[0] for host in hosts] == [200] * len(hosts)
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        assert len(db.execute("SELECT date FROM days").fetchall()) >= 3, "the clocks did differ"
    logged = (tmp_path / "t.db.log").read_text()
    assert "is opened" in logged
    assert not REMOVED.search(logged)
