"""A bot's turn is computed ahead and told as a whole, when only public facts decide."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from typing import Any

import pytest
from tests.hideout import GAME as HIDEOUT
from tests.server.rooms import Table, at_table
from tests.server.tables.test_room import restored, told

from stolik.bots import BOTS
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.question import Question
from stolik.server.errors import NotKept
from stolik.server.messages import Inbound
from stolik.server.storage.records import UNDO, AnswerRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.bot_turns import BotTurn
from stolik.server.tables.game.restore import standing
from stolik.server.tables.rooms import bot_runner
from stolik.server.tables.rooms.bot_runner import Run

PACKAGE = Path(__file__).parents[2] / "plugin"
GATHER = ["good:gold", "good:wood", "good:stone"]
LONG = 60.0
"""A pause that no test waits for."""


@pytest.fixture
def bazaar(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """A game of open turns, as if it were installed."""
    monkeypatch.syspath_prepend(PACKAGE)
    game: Game[Any] = importlib.import_module("stolik_bazaar").GAME
    monkeypatch.setitem(INSTALLED, "bazaar", game)
    return game


class Trader:
    """Gathers one of each good and fills as many orders as its class says."""

    most = 9

    def __init__(self, *_: object) -> None:
        self._left = self.most

    def choose(self, view: Any, question: Question[Any]) -> Any:
        if question.kind == "gather":
            self._left = self.most
            return GATHER
        self._left -= 1
        return question.wire()["options"][0 if self._left >= 0 else -1]


class Idler(Trader):
    most = 0


class Creeper:
    """Moves as often as its class says, then stays."""

    moves = 0

    def __init__(self, *_: object) -> None: ...

    def choose(self, view: Any, question: Question[Any]) -> Any:
        if question.kind != "creep":
            return question.wire()["options"][-1]
        if view.moves >= self.moves:
            return "word:stay"
        return "room:R1" if view.room != "room:R1" else "room:R2"


class Runner(Creeper):
    moves = 4


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The length of each pause before something is told, none of which is waited for."""
    lengths: list[float] = []

    def left(run: Run, now: float) -> float:
        lengths.append(run.length)
        return 0.0

    monkeypatch.setattr(Run, "left", left)
    return lengths


async def hand_over(table: Table) -> None:
    """Seat 0 gathers and ends its turn."""
    await table.answer(0, GATHER)
    await table.answer(0, "word:end")


def test_a_turn_is_one_message_with_all_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)

    async def play(table: Table) -> None:
        await hand_over(table)
        heard = {seat: len(guest.heard) for seat, guest in table.guests.items()}
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        assert {seat: len(guest.heard) - heard[seat] for seat, guest in table.guests.items()} == dict.fromkeys(heard, 1)
        lines = [line["id"] for line in table.guests[0].lines]
        assert lines[lines.index("gathered") + 1 :] == ["gathered", "order_filled", "order_laid"]

    at_table(tmp_path, play, players=2, seed=1, game=bazaar, bots={1: "trader"}, pause=0.5)
    assert len(waits) == 1


def test_when_an_open_turn_is_told_does_not_depend_on_what_is_done_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    async def play(table: Table) -> None:
        await hand_over(table)
        await table.guests[None].until(lambda: 0 in table.room.position.pending)

    found = []
    for bot in (Trader, Idler):
        monkeypatch.setitem(BOTS, "trader", bot)
        waits.clear()
        at_table(
            tmp_path / bot.__name__, play, players=3, seed=1, game=bazaar, bots={1: "trader", 2: "trader"}, pause=7
        )
        found.append([*waits])
    assert found == [[21, 7], [21, 7]]


def test_when_a_secret_run_is_told_does_not_depend_on_how_often_the_team_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: list[float]
) -> None:
    async def play(table: Table) -> tuple[list[bytes], list[bytes]]:
        seeker = table.guests[0]
        await seeker.until(lambda: seeker.kind == "seek")
        return seeker.heard, table.guests[None].heard

    found = []
    for bot in (Creeper, Runner):
        monkeypatch.setitem(BOTS, "creeper", bot)
        waits.clear()
        heard = at_table(
            tmp_path / bot.__name__, play, game=HIDEOUT, players=3, bots=dict.fromkeys((1, 2), "creeper"), pause=7
        )
        found.append(([*waits], heard))
    assert found[0] == found[1]
    assert found[0][0] == [7]


def test_whoever_hands_over_has_time_to_take_that_back_if_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)

    async def hand_over_after(table: Table, *answers: str) -> None:
        for answer in [GATHER, *answers, "word:end"]:
            await table.answer(0, answer)
        await table.guests[None].until(lambda: 0 in table.room.position.pending)

    async def nothing_drawn(table: Table) -> None:
        await hand_over_after(table)

    async def an_order_drawn(table: Table) -> None:
        await hand_over_after(table, "order:1")

    for play in (nothing_drawn, an_order_drawn):
        at_table(tmp_path / play.__name__, play, players=2, seed=1, game=bazaar, bots={1: "trader"}, pause=1)
    assert waits == [3, 1]


def test_what_is_computed_is_thrown_away_if_a_person_takes_back_what_came_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)
    computed = asyncio.Event()
    pass_time = bot_runner.BotRunner._pass_time

    async def note(self: bot_runner.BotRunner, run: Run, turn: BotTurn) -> None:
        assert len(turn.steps) > 1
        computed.set()
        await pass_time(self, run, turn)

    monkeypatch.setattr(bot_runner.BotRunner, "_pass_time", note)

    async def play(table: Table) -> None:
        await table.answer(0, GATHER)
        gathered = told(table, 0)
        await table.answer(0, "word:end")
        handed_over = told(table, 0)
        for _ in range(2):
            await computed.wait()
            computed.clear()
            assert told(table, 0) == handed_over, "nothing is told yet"
            assert told(await restored(table, tmp_path), 0) == handed_over, "and nothing is on disk"
            await table.undo(0)
            assert told(table, 0) == gathered
            await table.answer(0, "word:end")

    at_table(tmp_path, play, players=2, seed=1, game=bazaar, bots={1: "trader"}, pause=LONG)


def test_the_next_turn_is_computed_while_one_waits_and_both_are_thrown_away_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any]
) -> None:
    computed: list[int] = []
    third = asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    class Counting(Idler):
        def choose(self, view: Any, question: Question[Any]) -> Any:
            computed.append(view.seat)
            if computed[-2:] == [2, 2]:
                loops[0].call_soon_threadsafe(third.set)
            return super().choose(view, question)

    monkeypatch.setitem(BOTS, "trader", Counting)

    async def play(table: Table) -> None:
        loops.append(asyncio.get_running_loop())
        await hand_over(table)
        handed_over = told(table, 0)
        for _ in range(2):
            await third.wait()
            third.clear()
            assert told(table, 0) == handed_over
            await table.undo(0)
            assert table.guests[0].kind == "fill"
            await table.answer(0, "word:end")
        assert computed[:8] == [1, 1, 2, 2] * 2

    at_table(tmp_path, play, players=3, seed=1, game=bazaar, bots={1: "trader", 2: "trader"}, pause=LONG)


@pytest.mark.parametrize("whole", [False, True])
def test_a_person_takes_back_through_bots_that_drew_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float], whole: bool
) -> None:
    monkeypatch.setitem(BOTS, "trader", Idler)

    async def play(table: Table) -> None:
        start = told(table, 0)
        await table.answer(0, GATHER)
        gathered = told(table, 0)
        await table.answer(0, "word:end")
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        again = told(table, 0)
        assert (again["undo"], again["undo_turn"]) == (True, True)
        assert [line["id"] for line in again["log"]["lines"]].count("gathered") == 3
        seq = table.guests[0].state["seq"]
        await table.room.hear(table.guests[0], Inbound(seq=seq, undo="turn" if whole else True))
        assert told(table, 0) == (start if whole else gathered)
        kept = await restored(table, tmp_path)
        assert told(kept, 0) == told(table, 0)
        if whole:
            await table.answer(0, GATHER)
        await table.answer(0, "word:end")
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        assert told(table, 0) == again, "the bots have answered anew"

    at_table(tmp_path, play, players=3, seed=1, game=bazaar, bots={1: "trader", 2: "trader"})


def test_of_the_rows_of_a_table_those_are_left_that_nobody_took_back() -> None:
    """Under newer rules, only those are named as undone."""

    def answered(*seats: int) -> list[AnswerRow]:
        return [AnswerRow(seat, "fill", "word:end") for seat in seats]

    alone = AnswerRow(0, UNDO, None)
    with_bots = AnswerRow(0, UNDO, {"answers": 2, "over": [1, 2]})
    rows = answered(0, 1, 0, 0, 1, 2, 1)
    assert [row.seat for row in standing([*rows, with_bots])] == [0, 1]
    assert [row.seat for row in standing([*rows, alone])] == [0, 1, 0, 1, 2, 1]


def test_a_person_does_not_take_back_through_a_bot_that_drew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)

    async def play(table: Table) -> None:
        await hand_over(table)
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        assert not told(table, 0)["undo"]

    at_table(tmp_path, play, players=2, seed=1, game=bazaar, bots={1: "trader"})


def test_a_refused_write_tells_nothing_and_the_turn_is_told_whole_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)
    monkeypatch.setattr(bot_runner, "FIRST_WAIT", 0.01)
    append = Store.append
    refused: list[int] = []
    heard: dict[int | None, int] = {}

    async def play(table: Table) -> None:
        async def once(self: Store, id: str, seq: int, *rows: Any, **more: Any) -> None:
            if len(rows) > 1 and not refused:
                refused.append(len(rows))
                assert {seat: len(guest.heard) for seat, guest in table.guests.items()} == heard
                raise NotKept(reason="disk full")
            await append(self, id, seq, *rows, **more)

        await table.answer(0, GATHER)
        monkeypatch.setattr(Store, "append", once)
        await table.answer(0, "word:end")
        heard.update({seat: len(guest.heard) for seat, guest in table.guests.items()})
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        assert refused
        assert {seat: len(guest.heard) - heard[seat] for seat, guest in table.guests.items()} == dict.fromkeys(heard, 1)
        assert told(await restored(table, tmp_path), 0) == told(table, 0)

    at_table(tmp_path, play, players=2, seed=1, game=bazaar, bots={1: "trader"})


def test_of_a_turn_that_takes_long_what_there_is_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bazaar: Game[Any], waits: list[float]
) -> None:
    monkeypatch.setitem(BOTS, "trader", Trader)
    monkeypatch.setattr(bot_runner, "PATIENCE", -1.0)

    async def play(table: Table) -> int:
        await hand_over(table)
        before = len(table.guests[0].heard)
        await table.guests[None].until(lambda: 0 in table.room.position.pending)
        return len(table.guests[0].heard) - before

    assert at_table(tmp_path, play, players=2, seed=1, game=bazaar, bots={1: "trader"}) == 3
