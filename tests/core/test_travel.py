"""Positions can be copied, pickled and encoded: the result is the same game and goes on in the same way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

import msgspec
import pytest
from tests.core.toys import FIRST, LETTERS, SECOND, A, B, Toy, draw, letter, play, toy
from tests.laws.test_laws import GAMES, LONG

from stolik.core.errors import BadSave, UnknownGame
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.laws.comparing import fingerprint
from stolik.core.laws.playing import RandomAnswers, decisions, random_options
from stolik.core.log import since
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.table import Table

WAYS: dict[str, Callable[[Position], Position]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
    "checkpoint": lambda position: Position.from_checkpoint(position.checkpoint()),
}
EVERY = {} if LONG else {"voidfall": 31, "zona": 31}
"""How many decisions there are from one that is looked at to the next, of games of some hundred."""
FAR = None if LONG else 30
"""How many answers two positions are followed that should go on alike; None: to the end."""
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    known = dict(INSTALLED)
    INSTALLED.update({game.id: game for game in GAMES})
    yield
    INSTALLED.clear()
    INSTALLED.update(known)


def everything(position: Position) -> dict[str, Any]:
    """What `whole` says, with each line of the log read once: whom it is for stands beside it."""
    seats = [*SEATS[: position.players], None]
    return {
        "state": fingerprint(position._state),
        "question": {seat: question.wire() for seat, question in position.pending.items()},
        "log": [*since(position.pages)],
        "unfinished": {seat: position.log_tail(seat) for seat in seats},
        "view": {seat: position.observe(seat) for seat in seats},
        "outcome": position.outcome,
    }


def same(one: Position, other: Position, seen: dict[str, Any] | None = None, *, undo: bool = True) -> None:
    """The two positions are equal in everything, with `undo` also in what may be taken back. `seen` is everything of
    the other, where it is known.
    """
    assert everything(one) == (seen or everything(other))
    assert one._base == other._base
    assert (one.history, one.seed, one.options, one.deal) == (other.history, other.seed, other.options, other.deal)
    seats = range(one.players)
    assert not undo or [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats]
    assert (one.given, one.asked_seats) == (other.given, other.asked_seats)


def positions(game: Game[Any], seed: int) -> Iterator[tuple[Position, int]]:
    """Every seventh decision of a random game, of long games fewer."""
    rng, every = Random(seed), EVERY.get(game.id, 7)
    players = game.players[1] - seed % 2
    start = Position(game, players, seed, random_options(game, players, rng))
    for number, (position, seat) in enumerate(decisions(start, seed)):
        if number % every == seed % 7:
            yield position, seat


@EACH_GAME
def test_a_position_that_has_travelled_is_the_same(game: Game[Any]) -> None:
    for seed in range(3):
        for position, _ in positions(game, seed):
            seen = everything(position)
            for way in WAYS.values():
                same(way(position), position, seen)


@EACH_GAME
def test_it_goes_on_alike_and_alone(game: Game[Any]) -> None:
    for position, seat in positions(game, 3):
        before = everything(position)
        answer = position.pending[seat].sample(Random(1))
        stayed = position.clone()
        stayed.answer(seat, answer)
        seen = everything(stayed)
        later = everything(playout(stayed, RandomAnswers(5), until=FAR, record=True))
        for way in WAYS.values():
            moved = way(position)
            moved.answer(seat, position.pending[seat].plain(answer))
            same(moved, stayed, seen)
            assert everything(playout(moved, RandomAnswers(5), until=FAR, record=True)) == later
            back = stayed.clone()
            while moved.can_undo(seat):
                moved.undo(seat)
                back.undo(seat)
                same(moved, back)
        assert everything(position) == before


@EACH_GAME
def test_a_game_that_travels_again_and_again_ends_alike(game: Game[Any]) -> None:
    ways, answers = cycle(WAYS.values()), RandomAnswers(5)
    stayed = Position(game, game.players[1], 5)
    moved = stayed.clone()
    for number in range(game.max_answers(stayed.players)):
        if stayed.over:
            break
        if number % 7 == 0:
            moved = next(ways)(moved)
        seat, question = min(stayed.pending.items())
        answer = answers(seat, question)
        moved.answer(seat, question.plain(answer))
        stayed.answer(seat, answer)
    assert stayed.over
    same(moved, stayed)


@EACH_GAME
def test_a_resampled_position_travels(game: Game[Any]) -> None:
    """Worlds drawn for the seat that is asked and for a spectator in turn."""
    rng = Random(4)
    for number, (position, seat) in enumerate(positions(game, 4)):
        world = position.resample(None if number % 2 else seat, rng)
        seen = everything(world)
        later = everything(playout(world, RandomAnswers(6), until=FAR, record=True))
        for way in WAYS.values():
            there = way(world)
            same(there, world, seen)
            assert everything(playout(there, RandomAnswers(6), until=FAR, record=True)) == later


@EACH_GAME
def test_a_finished_game_travels(game: Game[Any]) -> None:
    for record in (True, False):
        end = playout(Position(game, game.players[0], 1), RandomAnswers(1), record=record)
        for way in WAYS.values():
            same(way(end), end)


def test_a_world_takes_no_line_along_that_its_seat_may_not_read() -> None:
    def start(g: Toy, t: Table) -> str:
        draw(g, t, FIRST)
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    assert [line.id for line in position.log(FIRST)] == ["drew"]
    world = position.resample(SECOND, Random(1))
    assert b"drew" not in world.checkpoint()
    assert b"drew" in position.resample(FIRST, Random(1)).checkpoint()
    assert world.resample(FIRST, Random(2)).log(FIRST) == []


def test_a_world_shares_the_log_and_reads_it_no_further_than_it_is_asked_to() -> None:
    def start(g: Toy, t: Table) -> str:
        draw(g, t, FIRST)
        draw(g, t, SECOND)
        return "done"

    position = play(start)
    world = position.resample(SECOND, Random(1))
    assert world.pages is not None
    assert world.pages._before is position.pages
    assert world.pages._lines == ()
    assert (world.log(SECOND), world.log(FIRST), world.log(None)) == (position.log(SECOND), [], [])


def test_a_world_keeps_on_the_way_what_the_dice_have_shown() -> None:
    """Its chance is its own: drawn anew, the die would show something else."""

    def start(g: Toy, t: Table) -> str:
        t.reveal("rolled", die=t.chance("die", range(10**6)))
        t.ask(FIRST, letter())
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    world = position.resample(FIRST, Random(1))
    assert world.log(None) == position.log(None)
    assert WAYS["pickle"](world).log(None) == position.log(None)


def test_every_answer_that_can_be_undone_can_be_after_the_way() -> None:
    def start(g: Toy, t: Table) -> str:
        for _ in range(3):
            g.said.append(t.ask(FIRST, letter()).ref)
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    trail = [everything(position)]
    for answer in (*LETTERS, B, B):
        position.answer(FIRST, answer)
        trail.append(everything(position))
    there = WAYS["pickle"](position)
    for before in reversed(trail[:-1]):
        assert everything(there) == trail.pop()
        there.undo(FIRST)
        assert everything(there) == before
    assert not there.can_undo(FIRST)


def test_sealed_answers_travel_sealed_and_can_be_given_anew() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask_all({FIRST: letter(), SECOND: letter()})
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    position.answer(FIRST, A)
    there = WAYS["pickle"](position)
    assert there.given == {FIRST: A.ref}
    there.answer(FIRST, B)
    there.answer(SECOND, B)
    assert [value for _, _, value in there.history] == [B.ref, B.ref]


def test_bytes_that_are_no_checkpoint_are_refused() -> None:
    written = Position(GAMES[0], 3, 1).checkpoint()
    assert Position.from_checkpoint(written).history == []
    fields = msgspec.json.decode(written)
    changes: list[dict[str, Any]] = [
        {"checkpoint": 99},
        {"players": 99},
        {"states": []},
        {"states": [{"at": "nowhere"}]},
        {"moments": [fields["moments"][0] | {"state": 4}]},
        {"moments": [fields["moments"][0] | {"answers": 4}]},
        {"options": {"nonsense": True}},
        {"more": 1},
        {"moments": []},
    ]
    for change in changes:
        with pytest.raises(BadSave) as refused:
            Position.from_checkpoint(msgspec.json.encode(fields | change))
        if "checkpoint" in change:
            assert refused.value.details == {"reason": "version", "found": 99}
        else:
            assert refused.value.details["reason"] == "format"
            assert refused.value.details["detail"] not in ("", "None", None)
    for data in (b"", b"{}", b"\xff", written[:-9]):
        with pytest.raises(BadSave):
            Position.from_checkpoint(data)
    with pytest.raises(UnknownGame):
        Position.from_checkpoint(msgspec.json.encode(fields | {"game": "chess"}))


def test_an_answer_nobody_may_give_is_refused() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter())
        t.ask(FIRST, letter("more"))
        return "done"

    INSTALLED["toy"] = toy(start)
    position = Position(INSTALLED["toy"], 2, 1)
    position.answer(FIRST, A)
    written = position.checkpoint()
    assert b"word:a" in written
    with pytest.raises(BadSave):
        Position.from_checkpoint(written.replace(b'"word:a"]]', b'"word:z"]]'))


def test_a_thousand_answers_of_one_moment_can_be_taken_back() -> None:
    def start(g: Toy, t: Table) -> str:
        def chain(seat: Any) -> None:
            for _ in range(1200 if seat == SECOND else 1):
                t.ask(seat, letter())

        t.together([FIRST, SECOND], chain)
        return "done"

    position = play(start)
    position.answer(FIRST, A)
    for _ in range(1100):
        position.answer(SECOND, B)
    position.undo(FIRST)
    assert len(position.history) == 1100
    assert position.pending.keys() == {FIRST, SECOND}
