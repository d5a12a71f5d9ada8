"""Taking back further than Undo: if everybody agrees, alone at once, and never so that anybody knows what comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.rooms import Table, at_table
from tests.server.tables.test_going_on import give

from stolik.core.errors import NothingToUndo
from stolik.core.laws.comparing import visible
from stolik.core.position import Position
from stolik.core.table import CHANCE, REDRAW
from stolik.referee import Stale
from stolik.server.errors import RateLimited
from stolik.server.messages import Inbound, SeatRequest, TableRequest, TakeBack
from stolik.server.storage.records import TAKEN_BACK
from stolik.server.storage.store import Store
from stolik.server.tables.game.bot_turns import BotTurn
from stolik.server.tables.game.restore import restore, standing
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.replays.film import film
from stolik.server.tables.rooms import consent
from stolik.server.tables.rooms.room import Room

GAMES = [("not_alone", 4), ("terrorscape", 3), ("voidfall", 2), ("zona", 2)]
ASKER, ONE, OTHER, LAST = 0, 1, 2, 3
TIMES = 4
"""How often each of these games goes back."""


def given(position: Position) -> list[list[Any]]:
    """What each seat has answered; who of several was first does not matter."""
    return [position.answers(seat) for seat in range(position.players)]


def noted(table: Table, seat: int | None) -> list[dict[str, Any]]:
    return [line for line in table.guests[seat].chat if line.get("note") == "taken_back"]


async def agree(table: Table) -> None:
    for seat in table.room.play.people:
        state = table.guests[seat].state
        if state["proposal"] is not None and state["proposal"]["said"] is None:
            await table.take_back(seat, "agree")


# --- every game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_after_it_everybody_sees_what_they_saw_then_and_the_game_is_played_to_its_end(
    tmp_path: Path, game: str, players: int
) -> None:
    async def play(table: Table) -> None:
        room, rng, taken = table.room, Random(3), 0
        seen = {repr(given(room.position)): visible(room.position)}
        while not room.position.over:
            await give(room, 1, rng)
            seen[repr(given(room.position))] = visible(room.position)
            seat = rng.randrange(players)
            if taken == TIMES or rng.random() > 0.05 or room.position.over:
                continue
            before = room.position
            try:
                await table.take_back(seat, rng.choice(["answer", "turn"]))
            except NothingToUndo:
                continue
            await agree(table)
            taken += 1
            stayed, was = given(room.position), given(before)
            assert all(was[one][: len(answers)] == answers for one, answers in enumerate(stayed))
            assert stayed != was
            assert visible(room.position) == seen[repr(given(room.position))]
            assert room.position.latest[:2] == (CHANCE, REDRAW)
            assert not any(room.play.may_undo(one) for one in range(players) if one not in room.position.changeable)
            if taken == TIMES // 2:
                await give(room, 1, rng)
                record = await room._store.record(room.table.id)
                assert visible(restore(record).position) == visible(room.position)
                seen[repr(given(room.position))] = visible(room.position)
        assert taken == TIMES
        assert [line["id"] for line in table.guests[ONE].lines] == [line.id for line in room.position.log(ONE)]
        await kept_as_it_is(room)

    at_table(tmp_path, play, game=game, players=players)


async def kept_as_it_is(room: Room) -> None:
    """Restored with and without its stored position, and saved, it is the same game; all of it can be looked at."""
    record = await room._store.record(room.table.id)
    assert [row.kind for row in record.answers].count(TAKEN_BACK) == TIMES
    rows = standing(record.answers)
    answers = [[(row.kind, row.value) for row in rows if row.seat == seat] for seat in range(len(room.seats))]
    assert answers == given(room.position)
    for again in (
        restore(record).position,
        restore(_without_position(record)).position,
        Position.load(room.position.save()),
    ):
        assert given(again) == given(room.position)
        assert visible(again) == visible(room.position)
    assert film(room.position, "all", ["all"], []).frames


def _without_position(record: Any) -> Any:
    return msgspec.structs.replace(record, checkpoint=None)


# --- who has agreed, and who has not ----------------------------------------------------------------------------------

Words = Callable[[Table], Awaitable[None]]


def say(*words: tuple[int, TakeBack]) -> Words:
    async def all_say(table: Table) -> None:
        for seat, word in words:
            await table.take_back(seat, word)

    return all_say


async def until_the_asker_cannot_undo(table: Table) -> None:
    rng = Random(1)
    while not table.room.position.answers(ASKER) or table.guests[ASKER].state["undo"]:
        await give(table.room, 1, rng)


def heard_after(folder: Path, words: Words) -> dict[int | None, list[bytes]]:
    """What everybody hears of a proposal to which these words are said, until it lapses."""

    async def play(table: Table) -> dict[int | None, list[bytes]]:
        await until_the_asker_cannot_undo(table)
        before = {seat: len(guest.heard) for seat, guest in table.guests.items()}
        await table.take_back(ASKER, "answer")
        await words(table)
        await table.room._consent._lapsed()
        assert all(guest.state["proposal"] is None for guest in table.guests.values())
        return {seat: guest.heard[before[seat] :] for seat, guest in table.guests.items()}

    return at_table(folder, play, game="voidfall")


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proposals have numbers that are drawn at random; here they are always the same, and so is the time."""
    monkeypatch.setattr("stolik.server.tables.game.proposal.secrets.randbits", lambda _: 7)
    monkeypatch.setattr("stolik.server.tables.people.talk.minute", lambda: 0)


@pytest.mark.usefixtures("numbered")
def test_refusal_silence_and_agreement_are_the_same_to_everybody_else(tmp_path: Path) -> None:
    silence = heard_after(tmp_path / "silence", say())
    refused = heard_after(tmp_path / "refused", say((ONE, "refuse")))
    agreed = heard_after(tmp_path / "agreed", say((ONE, "agree")))
    mixed = heard_after(tmp_path / "mixed", say((ONE, "refuse"), (OTHER, "agree"), (LAST, "agree")))
    for seat in (ASKER, OTHER, LAST, None):
        assert silence[seat] == refused[seat] == agreed[seat]
    assert [len(silence[seat]) for seat in (ASKER, ONE, OTHER, LAST)] == [2, 2, 2, 2]
    assert silence[None] == []
    assert mixed[ASKER] == silence[ASKER]
    assert mixed[None] == silence[None]


def test_everybody_is_asked_what_they_would_lose_and_the_last_word_of_each_counts(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await until_the_asker_cannot_undo(table)
        await table.take_back(ASKER, "look")
        looked = table.guests[ASKER].told[-1]["take_back"]["answer"]
        await table.take_back(ASKER, "answer")
        lines = {seat: guest.lines for seat, guest in table.guests.items()}
        proposed = {seat: table.guests[seat].state["proposal"] for seat in range(4)}
        assert [proposed[seat]["said"] for seat in range(4)] == [True, None, None, None]
        assert all(one["seat"] == ASKER for one in proposed.values())
        assert table.guests[None].state["proposal"] is None
        with pytest.raises(Stale):
            await table.take_back(ONE, "answer")
        for seat, word in ((ONE, "agree"), (OTHER, "refuse"), (ONE, "refuse"), (LAST, "agree"), (OTHER, "agree")):
            await table.take_back(seat, word)  # type: ignore[arg-type]
        assert not noted(table, ASKER)
        old = table.guests[ONE].state["seq"]
        await table.take_back(ONE, "agree")
        assert ASKER in table.room.position.pending
        for seat in (*range(4), None):
            (note,) = noted(table, seat)
            kept = len(table.guests[seat].lines)
            assert note["seat"] == ASKER
            assert note["undone"] == {"lines": lines[seat][kept:], "values": []}
            assert seat is None or kept == proposed[seat]["keeps"]
        assert looked == proposed[ASKER]["keeps"] < len(lines[ASKER])
        with pytest.raises(Stale):
            await table.room.hear(table.guests[ONE], Inbound(seq=old, undo=True))

    at_table(tmp_path, play, game="voidfall")


def test_of_two_people_the_other_may_refuse_at_once_and_of_more_only_the_asker_ends_it(tmp_path: Path) -> None:
    def refused_by(players: int, seat: int) -> bool:
        async def play(table: Table) -> bool:
            await until_the_asker_cannot_undo(table)
            await table.take_back(ASKER, "answer")
            await table.take_back(seat, "refuse")
            return table.guests[ASKER].state["proposal"] is None

        return at_table(tmp_path / f"{players}{seat}", play, game="voidfall", players=players)

    assert refused_by(2, ONE)
    assert not refused_by(3, ONE)
    assert refused_by(3, ASKER)


def test_it_lapses_when_a_seat_changes_hands_or_everybody_sees_an_answer_of_a_person(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await until_the_asker_cannot_undo(table)
        await table.take_back(ASKER, "answer")
        await table.room.seating.give(LAST, "bot", "random")
        assert table.guests[ASKER].state["proposal"] is None
        await table.take_back(ASKER, "answer")
        await give(table.room, 1, Random(2))
        assert table.guests[ONE].state["proposal"] is None

    at_table(tmp_path, play, game="voidfall", seed=2)


@pytest.mark.usefixtures("numbered")
def test_what_somebody_answers_in_secret_neither_ends_a_proposal_nor_shows_in_one(tmp_path: Path) -> None:
    """Not Alone asks several in secret whether they play a card."""

    async def silent(table: Table) -> None: ...

    async def passes(table: Table) -> None:
        await table.answer(ONE, "word:pass")

    def heard(folder: Path, before: Words, after: Words) -> dict[int | None, list[bytes]]:
        async def play(table: Table) -> dict[int | None, list[bytes]]:
            await table.until("play")
            await before(table)
            await table.take_back(ASKER, "answer")
            await table.take_back(OTHER, "agree")
            await after(table)
            assert table.guests[LAST].state["proposal"] is not None
            return {seat: table.guests[seat].heard for seat in (ASKER, OTHER, LAST, None)}

        return at_table(folder, play, window_order="at_once")

    quiet = heard(tmp_path / "quiet", silent, silent)
    assert heard(tmp_path / "before", passes, silent) == quiet
    assert heard(tmp_path / "after", silent, passes) == quiet


@pytest.mark.usefixtures("numbered")
def test_what_others_had_answered_in_secret_is_gone_and_not_told(tmp_path: Path) -> None:
    def heard(folder: Path, place: str) -> dict[int | None, list[bytes]]:
        async def play(table: Table) -> dict[int | None, list[bytes]]:
            await table.until("lay")
            for seat, where in ((ONE, place), (OTHER, "place:3"), (LAST, "place:1")):
                await table.answer(seat, where)
            await table.take_back(OTHER, "answer")
            await agree(table)
            assert set(table.room.position.pending) == {ONE, OTHER, LAST}
            assert not table.room.position.given
            return {seat: table.guests[seat].heard for seat in (ASKER, OTHER, LAST, None)}

        return at_table(folder, play)

    assert heard(tmp_path / "beach", "place:4") == heard(tmp_path / "river", "place:2")


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_it_happens_at_once_and_the_bots_begin_anew(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        rng = Random(5)

        async def until_asked() -> None:
            await table.guests[ASKER].until(lambda: ASKER in table.room.position.pending)

        for _ in range(consent.WISHES):
            for _ in range(2):
                await until_asked()
                question = table.room.position.pending[ASKER]
                await table.answer(ASKER, question.plain(question.sample(rng)))
            await until_asked()
            await table.take_back(ASKER, "answer")
            assert not table.room.play.may_undo(ASKER)
        assert len(noted(table, None)) == consent.WISHES
        with pytest.raises(RateLimited):
            await table.take_back(ASKER, "answer")

    at_table(tmp_path, play, game="zona", players=2, bots={1: "random"})


def test_the_bots_remember_nothing_of_what_is_undone(tmp_path: Path) -> None:
    """They have memories of their own, such as the habits that the Creature has learnt."""

    async def play(table: Table) -> None:
        await table.until("act")
        creature = table.room._bots._bots[0]
        await table.take_back(ONE, "answer")
        await table.until("act")
        assert table.room._bots._bots.get(0) is not creature

    at_table(tmp_path, play, players=2, bots={0: "sensible"})


def test_a_bots_answer_from_before_is_thrown_away(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("lay")
        turn = BotTurn(table.room.position)
        turn.add(OTHER, turn.start.pending[OTHER], "place:1")
        await table.answer(ONE, "place:2")
        assert turn.may_follow(table.room.position)
        after = table.room.position.clone()
        after.redraw(Random(1))
        assert not turn.may_follow(after)

    at_table(tmp_path, play)


# --- on a server ------------------------------------------------------------------------------------------------------


def test_a_table_may_be_opened_without_it(tmp_path: Path) -> None:
    async def run() -> None:
        lobby = Lobby(await Store.open(tmp_path / "t.db"), pause=0)
        seats = [SeatRequest("person"), SeatRequest("bot", "random")]
        made = await lobby.create(TableRequest("zona", 2, seats, take_back=False))
        room = (await lobby.find(made["host"]))[1]
        assert not room.play.may_take_back
        again = await Rematches(lobby, lobby._store).open(made["host"])
        assert not (await lobby.find(again["host"]))[1].play.may_take_back
        with pytest.raises(NothingToUndo):
            room.play.check_take_back(ASKER, room.play.seqs[ASKER])
        await lobby.close()

    asyncio.run(run())
