"""Side doors: from the messages a seat gets, how many, when and with what numbers, nothing can be learnt that the seat
may not know (docs/decisions, message streams).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.rooms import Listener, Table, at_table, heard_in, moment_of, plain_answer

import stolik
from stolik import StolikError
from stolik.bots import BOTS
from stolik.core.question import Choose, Named, Question
from stolik.server.tables.game.bot_turns import pause_before

Secretly = Callable[[Table], Awaitable[None]]

ME, OTHER, LAST = 1, 2, 3


def lays(*values: str) -> Secretly:
    """Seat ME lays these one after the other, changing its mind."""

    async def lay(table: Table) -> None:
        for value in values:
            await table.answer(ME, value)

    return lay


async def takes_back(table: Table) -> None:
    await table.answer(ME, "place:2")
    await table.undo(ME)
    with suppress(StolikError):
        await table.undo(ME)
    await table.answer(ME, "place:5")


async def only_thinks_again(table: Table) -> None:
    await table.answer(ME, "place:2")
    await table.undo(ME)


async def fumbles(table: Table) -> None:
    for wrong in ("place:9", "word:pass", ["place:1"], 7):
        with pytest.raises(StolikError):
            await table.answer(ME, wrong)
    await table.answer(ME, "place:4")


SECRETS = [
    lays("place:1"),
    lays("place:4"),
    lays("place:1", "place:2", "place:3", "place:3"),
    takes_back,
    only_thinks_again,
    fumbles,
]


PATCHES = pytest.mark.parametrize("patches", [False, True], ids=["whole", "changes"])


def streams_of_laying(folder: Path, secretly: Secretly, *, patches: bool) -> dict[int | None, list[bytes]]:
    """The messages of all others while seat ME lays, and until the cards are revealed."""

    async def play(table: Table) -> dict[int | None, list[bytes]]:
        await table.until("lay")
        await table.answer(OTHER, "place:3")
        await secretly(table)
        await table.answer(OTHER, "place:1")
        await table.answer(LAST, "place:2")
        await table.until("act")
        return {seat: turned_down(guest) for seat, guest in table.guests.items() if seat != ME}

    return at_table(folder, play, patches=patches)


def turned_down(guest: Listener) -> list[bytes]:
    """The messages before the cards are revealed (phase 3)."""
    return [heard for heard, told in zip(guest.heard, guest.told, strict=True) if told["view"]["phase"] < 3]


@PATCHES
def test_where_another_lays_and_how_often_it_changes_its_mind_is_not_heard(tmp_path: Path, patches: bool) -> None:
    heard = [streams_of_laying(tmp_path / str(n), secretly, patches=patches) for n, secretly in enumerate(SECRETS)]
    assert all(len(stream) > 8 for stream in heard[0].values())
    for other in heard[1:]:
        assert other == heard[0]


@PATCHES
def test_while_a_question_is_secret_nothing_is_heard_of_who_has_answered(tmp_path: Path, patches: bool) -> None:
    async def nobody(table: Table) -> None: ...

    async def one(table: Table) -> None:
        await table.answer(ME, "word:pass")

    async def all_but_one(table: Table) -> None:
        await table.answer(LAST, "word:pass")
        await table.answer(ME, "word:pass")
        await table.undo(ME)
        await table.answer(0, "word:pass")

    def streams(folder: Path, secretly: Secretly) -> tuple[list[bytes], list[bytes]]:
        async def play(table: Table) -> tuple[list[bytes], list[bytes]]:
            await table.until("play")
            assert len(table.room.position.pending) > 2
            await secretly(table)
            for guest in table.guests.values():
                assert guest.state["waiting"] == []
                assert guest.state["secret"] is True
            return table.guests[OTHER].heard, table.guests[None].heard

        return at_table(folder, play, window_order="at_once", seed=3, patches=patches)

    first, *others = [streams(tmp_path / str(n), s) for n, s in enumerate((nobody, one, all_but_one))]
    assert others == [first, first]


def test_older_answers_cannot_be_taken_back_while_a_question_is_secret(tmp_path: Path) -> None:
    """Otherwise the end of undo would reveal that somebody else has answered."""

    async def play(table: Table) -> None:
        while not table.room.position.over:
            asked = table.room.position.asked
            if any(question.secret for question in asked.values()):
                for seat in range(table.players):
                    assert table.guests[seat].state["undo"] == table.guests[seat].state["changeable"]
            seat, question = min(table.room.position.pending.items())
            await table.answer(seat, question.plain(question.sample(Random(table.room.position.latest[0]))))
            if table.guests[0].state["view"]["turn"] > 3:
                return

    async def begun(table: Table) -> None:
        await table.answer(0, "side:a")
        await play(table)

    at_table(tmp_path, begun, window_order="at_once")


AT_ONCE = {"window_order": "at_once", "smokescreen_hides": "piles", "expert": True}
TABLES = [
    *((game.id, players, {}) for game in stolik.games().values() for players in sorted({*game.players, 4})),
    *(("not_alone", players, AT_ONCE) for players in (2, 4, 7)),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_worlds_a_seat_cannot_tell_apart_sound_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    """At every decision: what a seat is told is the same in another world that agrees with all it knows.

    Whether it may undo is left out: a position drawn anew remembers no past answers.
    """
    position = stolik.new_game(game, players=players, seed=players, options=options)
    rng = Random(players)
    checked = 0
    while not position.over and checked < 400:
        for seat in (rng.randrange(players), None):
            other = position.resample(seat, rng)
            assert heard_in(position, seat) == heard_in(other, seat)
            assert moment_of(position, seat) == moment_of(other, seat)
            checked += 1
        asked = rng.choice(sorted(position.pending))
        position.answer(asked, position.pending[asked].sample(rng))
    assert checked > 100


HUNTED_DOWN = {
    "killer": "huntress", "survivors": ["anna", "william", "marco"], "phase": 2, "killer_room": "B5", "hand": [],
    "hunter_traps": ["B4", "G4", "G2", "B1"], "dice": [3, 3, 3, 3],
    "survivor:william": {"room": "B5"},
}  # fmt: skip


def flight(folder: Path, trait: str, *answers: str, patches: bool) -> list[list[bytes]]:
    """The messages of the Killer and a spectator while Anna and then William flee from the Huntress."""

    async def play(table: Table) -> list[list[bytes]]:
        await table.answer(0, "action:search_room")
        for _ in found:
            await table.answer(1, "word:no")
        await table.answer(0, "word:none")
        await table.answer(1, "survivor:anna")
        await table.answer(1, "word:none")
        assert table.guests[1].kind == "flee"
        for answer in answers:
            await table.answer(1, answer)
        await table.answer(1, "word:stay")
        assert table.guests[1].kind == "turn"
        return [table.guests[0].heard, table.guests[None].heard]

    found = ("anna", "william")
    deal = {**HUNTED_DOWN, "survivor:anna": {"room": "B5", "trait": trait}}
    table: dict[str, Any] = {"game": "terrorscape", "difficulty": "easy", "feral_instincts": True}
    return at_table(folder, play, players=2, deal=deal, patches=patches, **table)


@PATCHES
def test_who_can_flee_two_rooms_and_by_which_way_is_not_heard(tmp_path: Path, patches: bool) -> None:
    one_room = flight(tmp_path / "a", "sound_decoy", "room:R3", patches=patches)
    assert flight(tmp_path / "b", "survival_instinct", "room:R3", patches=patches) == one_room
    assert flight(tmp_path / "c", "survival_instinct", "room:R1", "room:R3", patches=patches) == one_room
    assert flight(tmp_path / "d", "survival_instinct", "room:R1", "room:B2", patches=patches) == one_room


def test_how_long_a_bot_takes_follows_from_the_kind_of_question() -> None:
    """The pause depends neither on the options nor on the answer."""

    def ask(*refs: str) -> Question[Any]:
        return Choose("play", tuple(Named(ref) for ref in refs))

    assert pause_before(ask("word:pass"), 0.7) == pause_before(ask("word:pass", "survival:dodge"), 0.7) < 0.1
    assert pause_before(ask("place:1"), 0.7) == pause_before(ask("place:1", "place:2", "word:resist"), 0.7) == 0.7


class Passer:
    """Passes where it can."""

    def __init__(self, *_: object) -> None: ...

    def choose(self, view: Any, question: Question[Any]) -> Any:
        return plain_answer(question.wire())


def test_a_bot_shows_that_it_thinks_only_where_all_may_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "passer", Passer)

    async def open_moment(table: Table) -> list[bool]:
        await table.until("lay")
        return [seat["thinking"] for seat in table.guests[1].state["table"]["seats"]]

    async def secret_moment(table: Table) -> list[bool]:
        await table.until("play")
        return [seat["thinking"] for seat in table.guests[1].state["table"]["seats"]]

    bots = {2: "passer", 3: "passer"}
    assert at_table(tmp_path / "a", open_moment, bots=bots, pause=60) == [False, False, True, True]
    assert not any(at_table(tmp_path / "b", secret_moment, bots=bots, pause=60, window_order="at_once"))
