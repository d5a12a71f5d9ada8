"""Bots that hang, run wild or eat memory end alone: the server and all other bots go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.bots.nursery import Nursery, nursery
from tests.server.house import House
from tests.server.rooms import Table, at_table

from stolik import new_game
from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.server.bots import thinkers as thinkers_module
from stolik.server.bots import thinking
from stolik.server.bots.fair import Turns
from stolik.server.bots.thinker import BotFailed, TooSlow
from stolik.server.bots.thinkers import Thinkers
from stolik.server.bots.thinking import Memory, Reply, Request
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.rooms import room as room_module
from stolik.server.tables.rooms.bot_runner import BotRunner

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="bots think in threads there")
def test_bots_that_misbehave_end_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.bots.thinking"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    came = json.loads(done.stdout)
    assert came["hangs"] == came["spins"] == "TooSlow"
    assert came["raises"] == came["junk"] == came["eats"] == "BotFailed"
    assert came["waits"] == "side:a", "who only waits for a processor is given more time than who computes"
    assert (came["remembers"], came["again"]) == ("side:a", "side:b"), "a bot stays the same from question to question"
    assert set(came["crowd"]) <= {"side:a", "side:b"}, "sound bots do not wait behind those that hang"
    assert came["slowest"] < 1, "the server itself never waits"


def test_a_bot_that_failed_answers_at_random_and_a_slow_one_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    class Broken:
        async def choose(self, table: str, seat: int, *_: object) -> object:
            asked.append(seat)
            raise TooSlow if seat == 1 else BotFailed

        def forget(self, table: str) -> None: ...

    monkeypatch.setattr(room_module, "BotRunner", lambda room, pause, _: BotRunner(room, pause, Broken()))  # type: ignore[arg-type]

    async def play(table: Table) -> None:
        await table.guests[None].until(lambda: table.room.position.over)
        assert asked.count(1) == 1
        assert asked.count(0) > 1

    at_table(tmp_path, play, players=2, bots={0: "random", 1: "random"})


def test_the_bots_of_a_table_are_charged_to_those_who_sit_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[set[str]] = []

    class Recorder:
        async def choose(self, table: str, seat: int, bot: str, position: Position, networks: set[str]) -> object:
            charged.append(networks)
            return position.pending[seat].wire()["options"][0]

        def forget(self, table: str) -> None: ...

    monkeypatch.setattr(room_module, "BotRunner", lambda room, pause, _: BotRunner(room, pause, Recorder()))  # type: ignore[arg-type]

    async def play(table: Table) -> None:
        room = table.room
        for seat, network in ((1, "one"), (2, "two"), (None, "watching")):
            table.guests[seat].visitor = Visitor(network=network)
        room.leave(table.guests[0])
        await table.guests[None].until(lambda: bool(charged))
        assert charged[-1] == {"one", "two"}
        for seat in (1, 2):
            room.leave(table.guests[seat])
        assert room.networks == {"watching"}

    at_table(tmp_path, play, players=3, bots={0: "random"})


# --- what a thinker is told -----------------------------------------------------------------------------------------


def run(house: Nursery, what: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def do() -> None:
        thinkers = Thinkers(house.wire)
        try:
            await what(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(do())


async def step(thinkers: Thinkers, position: Position, table: str = "t") -> None:
    """The bot of a seat that is asked answers."""
    seat = min(position.pending)
    position.answer(seat, await thinkers.choose(table, seat, "random", position.clone(), {"here"}))


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "voidfall", "zona"])
def test_a_thinker_is_told_the_position_once_and_then_only_the_answers(game: str) -> None:
    async def play(thinkers: Thinkers) -> None:
        position = new_game(game, players=2, seed=3)
        for _ in range(40):
            await step(thinkers, position)
            if len(position.pending) > 1:
                seat = max(position.pending)
                position.answer(seat, position.pending[seat].wire()["options"][0])

    with nursery() as house:
        run(house, play)
        (asked,) = house.asked
        assert [request.whole is not None for request in asked] == [True] + 39 * [False]
        assert max(len(request.answers) for request in asked[1:]) <= 2


def test_a_thinker_is_told_everything_when_answers_alone_do_not_lead_there() -> None:
    steps = ("new", "on", "taken back", "on", "read anew", "on")

    async def play(thinkers: Thinkers) -> None:
        position = start = new_game("voidfall", players=2, seed=3)
        for what in steps:
            if what == "taken back":
                position = start
            if what == "read anew":
                position = Position.from_checkpoint(position.checkpoint())
            position = position.clone()
            await step(thinkers, position)

    with nursery() as house:
        run(house, play)
    assert [request.whole is not None for request in house.asked[0]] == [what != "on" for what in steps]


@pytest.mark.parametrize("fault", ["forgotten", "another answer", "another table"])
def test_a_thinker_that_went_astray_is_told_everything_and_the_bot_answers(fault: str) -> None:
    def reply(memory: Memory, request: Request) -> Reply:
        if len(house.asked[0]) == 3:
            assert request.whole is None
            kept = memory._positions
            if fault == "forgotten":
                kept.clear()
            elif fault == "another table":
                kept["t"] = new_game("zona", players=2, seed=4)
            else:
                kept["t"].answer(request.seat, kept["t"].pending[request.seat].wire()["options"][-1])
        return memory.reply(request)

    async def play(thinkers: Thinkers) -> None:
        position = new_game("zona", players=2, seed=3)
        for _ in range(4):
            await step(thinkers, position)

    with nursery(reply) as house:
        run(house, play)
    assert [request.whole is not None for request in house.asked[0]] == [True, False, False, True, False]


def test_a_thinker_keeps_the_positions_of_a_bounded_number_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "TABLES_KEPT", 2)
    monkeypatch.setattr(thinkers_module, "CORES", 1)
    kept = []

    def reply(memory: Memory, request: Request) -> Reply:
        said = memory.reply(request)
        kept.append(len(memory._positions))
        return said

    async def play(thinkers: Thinkers) -> None:
        tables = {name: new_game("not_alone", players=2, seed=3) for name in "abc"}
        for name in "abcacca":
            await step(thinkers, tables[name], name)

    with nursery(reply) as house:
        run(house, play)
    told = "".join(request.table for request in house.asked[0] if request.whole is not None)
    assert (told, max(kept)) == ("abca", 2)


@pytest.mark.parametrize("game", ["not_alone", "voidfall"])
def test_a_thinker_never_goes_astray_at_a_table_where_people_take_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    replies: list[str] = []
    undone: list[int] = []

    def reply(memory: Memory, request: Request) -> Reply:
        said = memory.reply(request)
        replies.append(said.kind)
        return said

    async def play(table: Table) -> None:
        rng, room, guest = Random(4), table.room, table.guests[0]
        for _ in range(60):
            await guest.until(lambda: room.position.over or 0 in room.position.pending)
            if room.position.over:
                break
            with suppress(StolikError):  # a bot was faster
                if rng.random() < 0.3 and room.play.may_undo(0):
                    await table.undo(0)
                    undone.append(len(replies))
                else:
                    question = room.position.pending[0]
                    await table.answer(0, question.plain(question.sample(rng)))
                    if not undone and room.play.may_undo(0):  # before a bot has been asked, however busy the machine is
                        await table.undo(0)
                        undone.append(len(replies))
            if rng.random() < 0.1:
                await room.seating.give(1, "person", "")
                await room.seating.give(1, "bot", "random")

    with nursery(reply) as house:
        thinkers = Thinkers(house.wire)
        monkeypatch.setattr(room_module, "BotRunner", lambda room, pause, _: BotRunner(room, pause, thinkers))
        at_table(tmp_path, play, players=3, bots={1: "random", 2: "beginner"}, game=game)
        asyncio.run(thinkers.close())
    assert undone
    assert set(replies) == {"answered"}


# --- who is next ----------------------------------------------------------------------------------------------------


class Gate:
    """Thinkers that answer only when they are let."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._let = threading.Semaphore(0)
        self._came = threading.Semaphore(0)

    def __call__(self, memory: Memory, request: Request) -> Reply:
        self.begun.append(request.table)
        self._came.release()
        self._let.acquire()
        return memory.reply(request)

    async def begins(self) -> str:
        """The table whose request begins next."""
        await asyncio.to_thread(self._came.acquire)
        return self.begun[-1]

    def let(self, count: int = 1) -> None:
        """Let some requests be answered."""
        self._let.release(count)


def test_a_single_table_waits_for_one_request_of_somebody_with_sixty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock finds another second gone, however busy the machine is."""
    charge = Turns.charge
    monkeypatch.setattr(Turns, "charge", lambda self, payer, table, _: charge(self, payer, table, 1.0))
    monkeypatch.setattr(thinkers_module, "CORES", 1)
    monkeypatch.setattr(thinkers_module, "STUCK", 1000.0)
    gate = Gate()

    async def play(thinkers: Thinkers) -> None:
        position = new_game("not_alone", players=2, seed=3)

        def wish(table: str, network: str) -> asyncio.Task[object]:
            return asyncio.create_task(thinkers.choose(table, 0, "random", position.clone(), {network}))

        many = [wish(f"many {n}", "many") for n in range(60)]
        await gate.begins()
        for _ in range(3):
            alone = wish("alone", "one")
            await asyncio.sleep(0)
            gate.let()
            assert await gate.begins() == "alone"
            gate.let()
            assert await alone
            assert (await gate.begins()).startswith("many")
        gate.let(60)
        await asyncio.gather(*many)
        assert len(set(gate.begun)) == len(gate.begun) - 2 == 61, "each is served, and each once"

    with nursery(gate) as house:
        run(house, play)


def test_a_stuck_bot_holds_up_nobody_and_its_table_goes_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "CORES", 1)
    monkeypatch.setattr(thinkers_module, "STUCK", 0.05)
    let = threading.Event()

    def reply(memory: Memory, request: Request) -> Reply:
        if request.bot == "beginner":
            let.wait()
        return memory.reply(request)

    async def play(thinkers: Thinkers) -> None:
        position = new_game("not_alone", players=2, seed=3)
        stuck = asyncio.create_task(thinkers.choose("t", 0, "beginner", position.clone(), {"here"}))
        await asyncio.sleep(0)
        for table in ("t", "other"):
            await thinkers.choose(table, 0, "random", position.clone(), {"here"})
        assert not stuck.done()
        let.set()
        await stuck

    with nursery(reply) as house:
        run(house, play)
    assert len(house.asked) == 2


def test_as_many_think_at_once_as_there_are_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "CORES", 3)
    monkeypatch.setattr(thinkers_module, "STUCK", 1000.0)
    gate = Gate()

    async def play(thinkers: Thinkers) -> None:
        position = new_game("not_alone", players=2, seed=3)
        wishes = [thinkers.choose(f"{n}", 0, "random", position.clone(), {f"{n}"}) for n in range(12)]
        answers = asyncio.gather(*wishes)
        for _ in range(3):
            await gate.begins()
        await asyncio.sleep(0.05)
        assert len(gate.begun) == 3
        gate.let(12)
        await answers
        assert len(house.asked) == 3

    with nursery(gate) as house:
        run(house, play)


def test_who_no_longer_waits_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "CORES", 1)
    gate = Gate()

    async def play(thinkers: Thinkers) -> None:
        position = new_game("not_alone", players=2, seed=3)
        first, second, third = (
            asyncio.create_task(thinkers.choose(f"{n}", 0, "random", position.clone(), {"here"})) for n in range(3)
        )
        assert await gate.begins() == "0"
        first.cancel()
        second.cancel()
        gate.let(2)
        await third
        assert gate.begun == ["0", "2"], "what has begun is finished, and its process lives on"

    with nursery(gate) as house:
        run(house, play)
    assert len(house.asked) == 1


# --- processes that are ended ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_bot_whose_process_is_ended_is_asked_once_more(deaths: int) -> None:
    left = [deaths]

    def reply(memory: Memory, request: Request) -> Reply:
        if left[0]:
            left[0] -= 1
            raise SystemExit
        return memory.reply(request)

    async def play(thinkers: Thinkers) -> None:
        position = new_game("not_alone", players=2, seed=3)
        if deaths == 2:
            with pytest.raises(BotFailed) as failed:
                await step(thinkers, position)
            assert not isinstance(failed.value, TooSlow), "it may be asked again later"
        await step(thinkers, position)
        await step(thinkers, position)

    with nursery(reply) as house:
        run(house, play)
    assert len(house.asked) == deaths + 1


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes in /proc")
def test_killed_thinkers_are_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    killed: dict[int, str] = {}

    def children(pid: int) -> list[int]:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill() -> None:
        (nursery,) = children(house.pid)
        for pid in children(nursery):
            with suppress(FileNotFoundError, ProcessLookupError):  # gone meanwhile
                killed[pid] = Path(f"/proc/{pid}/oom_score_adj").read_text().strip()
                os.kill(pid, signal.SIGKILL)

    async def play() -> None:
        table = await asyncio.to_thread(house.table, "person", "sensible", "sensible")
        async with house.player(table["seats"][0]["token"]) as player:
            for _ in range(25):
                await player.play(Random(1), 1)
                await asyncio.to_thread(kill)
            await player.play(Random(1), 10)

    with House(tmp_path / "t.db") as house:
        asyncio.run(play())
        assert Path(f"/proc/{house.pid}/oom_score_adj").read_text() == Path("/proc/self/oom_score_adj").read_text()
    assert len(killed) >= 3
    assert str(thinking.FIRST_TO_GO) in killed.values(), "they are the first to go when memory runs out"
