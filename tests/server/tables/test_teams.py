"""A game of two teams: one team's secret decisions do not show in the other's messages or their timing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.hideout import GAME
from tests.server.rooms import Listener, Table, at_table, heard_in, plain_answer

from stolik import Position
from stolik.bots import BOTS
from stolik.core.errors import NothingToUndo
from stolik.core.installed import INSTALLED
from stolik.core.question import Question
from stolik.server.errors import NoTeamChat
from stolik.server.messages import Inbound
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore
from stolik.server.tables.rooms.bot_runner import Run

SEEKER, FIRST, SECOND = 0, 1, 2
Hidden = Callable[[Table], Awaitable[None]]


def does(*answers: tuple[int, str]) -> Hidden:
    """The hiders give these answers; `undo` takes one back."""

    async def hide(table: Table) -> None:
        for seat, value in answers:
            await (table.undo(seat) if value == "undo" else table.answer(seat, value))

    return hide


HIDDEN = [
    does((FIRST, "word:stay")),
    does((FIRST, "room:R1"), (FIRST, "room:R2"), (FIRST, "word:stay")),
    does((FIRST, "word:hand_over"), (SECOND, "room:R1"), (SECOND, "word:stay")),
    does((FIRST, "room:R3"), (FIRST, "word:yes"), (FIRST, "room:R2"), (FIRST, "word:stay")),
    does((FIRST, "room:R1"), (FIRST, "undo"), (FIRST, "room:R2"), (FIRST, "undo"), (FIRST, "word:stay")),
    does(*[(FIRST, "room:R1"), (FIRST, "room:R2")] * 3),
]


def test_what_a_team_does_in_secret_how_often_and_who_of_it_is_not_heard(tmp_path: Path) -> None:
    def streams(folder: Path, hide: Hidden) -> list[list[bytes]]:
        async def play(table: Table) -> list[list[bytes]]:
            await hide(table)
            assert table.guests[SEEKER].kind == "seek"
            return [table.guests[SEEKER].heard, table.guests[None].heard]

        return at_table(folder, play, game=GAME, players=3)

    first, *others = [streams(tmp_path / str(n), hide) for n, hide in enumerate(HIDDEN)]
    assert [len(stream) for stream in first] == [4, 2], "one for each seat that came in, one when they are hidden"
    for other in others:
        assert other == first


def test_a_team_among_itself_sees_who_is_asked_and_what_can_be_taken_back(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        first, second = table.guests[FIRST], table.guests[SECOND]
        await table.answer(FIRST, "room:R1")
        for hider in (first, second):
            assert (hider.state["waiting"], hider.state["secret"]) == ([FIRST], False)
            assert hider.state["view"]["room"] == "room:R1"
        assert (first.state["undo"], second.state["undo"]) == (True, False)
        await table.undo(FIRST)
        assert second.state["view"]["room"] == "room:R0"
        await table.answer(FIRST, "word:hand_over")
        assert second.state["waiting"] == [SECOND]
        assert first.state["undo"], "nothing was revealed, and nobody has answered since"
        await table.answer(SECOND, "room:R2")
        assert (first.state["undo"], second.state["undo"]) == (False, True)
        for other in (SEEKER, None):
            state = table.guests[other].state
            assert (state["waiting"], state["secret"], state["undo"]) == ([], True, False)
        await table.answer(SECOND, "room:R3")
        await table.answer(SECOND, "word:yes")
        assert not second.state["undo"], "the step has creaked"

    at_table(tmp_path, play, game=GAME, players=3)


def test_the_other_team_cannot_take_back_while_it_is_secret(tmp_path: Path) -> None:
    """Otherwise it would learn when the first of the hiders has answered."""

    async def play(table: Table) -> None:
        await table.answer(FIRST, "word:stay")
        await table.answer(SEEKER, "room:R3")
        assert not table.guests[SEEKER].state["undo"]
        with pytest.raises(NothingToUndo):
            await table.undo(SEEKER)

    at_table(tmp_path, play, game=GAME, players=3)


@pytest.mark.parametrize("players", range(GAME.players[0], GAME.players[1] + 1))
def test_worlds_a_seat_cannot_tell_apart_sound_the_same(players: int) -> None:
    rng = Random(players)
    for seed in range(6):
        position = Position(GAME, players, seed)
        while not position.over:
            for seat in (*range(players), None):
                assert heard_in(position, seat) == heard_in(position.resample(seat, rng), seat)
            asked = min(position.pending)
            position.answer(asked, position.pending[asked].sample(rng))


class Creeper:
    """Moves as often as it may."""

    def __init__(self, *_: object) -> None: ...

    def choose(self, view: Any, question: Question[Any]) -> Any:
        return plain_answer(question.wire())


def test_bots_of_a_team_think_aloud_for_that_team_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they do is told as a whole, to the others and to their own team, when the pause is over."""
    monkeypatch.setitem(BOTS, "creeper", Creeper)

    async def play(table: Table) -> None:
        mate = table.guests[SECOND]
        assert mate.state["view"]["moves"] == 0
        assert [seat["thinking"] for seat in mate.state["table"]["seats"]] == [False, True, False]
        for other in (SEEKER, None):
            guest = table.guests[other]
            assert len(guest.heard) == (3 if other == SEEKER else 1), "those of coming in"
            assert not any(seat["thinking"] for seat in guest.state["table"]["seats"])
            assert not any(seat["thinking"] for seat in table.room.seen("seat").people(other))

    at_table(tmp_path, play, game=GAME, players=3, bots={FIRST: "creeper"}, pause=60)


class Laugher:
    """Moves, laughs once, moves on."""

    def __init__(self, *_: object) -> None: ...

    def choose(self, view: Any, question: Question[Any]) -> Any:
        return "word:laugh" if view.moves == 2 else plain_answer(question.wire())


def test_what_a_bot_lets_others_hear_in_between_waits_for_the_pause_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the time before it would tell how much the team has done in secret."""
    monkeypatch.setitem(BOTS, "laugher", Laugher)
    waited_after: list[int] = []

    async def play(table: Table) -> None:
        def left(run: Run, now: float) -> float:
            waited_after.append(table.guests[SECOND].state["view"]["moves"])
            return 0.0

        monkeypatch.setattr(Run, "left", left)
        seeker = table.guests[SEEKER]
        await seeker.until(lambda: seeker.kind == "seek")
        assert [line["id"] for line in seeker.lines] == ["laughed", "all_still"]

    at_table(tmp_path, play, game=GAME, players=3, bots={FIRST: "laugher"}, pause=0.01)
    assert waited_after == [0, 3], "when it has laughed, and when all are still"


def test_a_run_of_secret_answers_ends_after_whole_pauses() -> None:
    run = Run(team=1, began=10.0, length=0.5)
    for passed, left in ((0.0, 0.5), (0.125, 0.375), (0.375, 0.125), (0.625, 0.375)):
        assert run.left(10.0 + passed) == left


async def say(table: Table, seat: int | None, text: str, *, team: bool = False) -> None:
    await table.room.hear(table.guests[seat], Inbound(chat=text, team=team))


def said(guest: Listener) -> list[tuple[int, int | None, str, bool]]:
    return [(line["n"], line["seat"], line["text"], line["team"]) for line in guest.chat]


def test_what_is_said_to_a_team_reaches_and_counts_for_that_team_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(INSTALLED, GAME.id, GAME)

    async def talk(table: Table) -> None:
        await say(table, FIRST, "hi")
        await say(table, FIRST, "psst", team=True)
        await say(table, SECOND, "shh", team=True)
        await say(table, None, "hey")

    async def play(table: Table) -> None:
        await talk(table)
        aloud = [(0, FIRST, "hi", False), (1, None, "hey", False)]
        inside = [aloud[0], (0, FIRST, "psst", True), (1, SECOND, "shh", True), aloud[1]]
        assert said(table.guests[SEEKER]) == said(table.guests[None]) == aloud
        assert said(table.guests[FIRST]) == said(table.guests[SECOND]) == inside
        store = await Store.open(tmp_path / "t.db")
        record = await store.record("t")
        again = Table(type(table.room)(store, record, restore(record).position, pause=0))
        again.sit()
        assert said(again.guests[SEEKER]) == said(again.guests[None]) == aloud
        assert said(again.guests[FIRST]) == inside
        await again.room.close()
        await store.close()

    at_table(tmp_path, play, game=GAME, players=3)


@pytest.mark.parametrize(
    ("players", "option", "who"), [(3, True, SEEKER), (3, True, None), (3, False, FIRST), (2, True, FIRST)]
)
def test_talk_to_ones_team_is_refused(tmp_path: Path, players: int, option: bool, who: int | None) -> None:
    async def play(table: Table) -> None:
        assert table.guests[who].state["table"]["team_chat"] is False
        with pytest.raises(NoTeamChat):
            await say(table, who, "psst", team=True)

    at_table(tmp_path, play, game=GAME, players=players, side_chat=option)


def test_a_game_without_the_option_has_no_such_talk(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        assert [guest.state["table"]["team_chat"] for guest in table.guests.values()] == [False] * 5

    at_table(tmp_path, play)


def test_who_may_talk_so_is_told(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        told = {seat: guest.state["table"]["team_chat"] for seat, guest in table.guests.items()}
        assert told == {SEEKER: False, FIRST: True, SECOND: True, None: False}

    at_table(tmp_path, play, game=GAME, players=3)
