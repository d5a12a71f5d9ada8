"""Worlds drawn for a seat keep what it knows and nothing else: no seed, no private lines of others."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.core.test_sealed import plan, vote
from tests.core.toys import FIRST, SECOND, THIRD, A, B, Toy, draw, ids, letter, play, toy

from stolik.core.errors import BadSave
from stolik.core.position import Position, inside_of
from stolik.core.question import Choose
from stolik.core.table import Table


def deal_cards(g: Toy, t: Table) -> str:
    for seat in range(len(g.hand)):
        for _ in range(2):
            draw(g, t, seat)
    return "done"


def worlds(position: Position, seat: int | None, count: int = 40) -> list[Position]:
    return [position.resample(seat, Random(number)) for number in range(count)]


def test_the_seat_sees_and_reads_the_same_and_others_hold_something_else() -> None:
    position = play(deal_cards)
    hands = set()
    for world in worlds(position, FIRST):
        assert world.observe(FIRST) == position.observe(FIRST)
        assert world.log(FIRST) == position.log(FIRST)
        hands.add(world.observe(SECOND).hand)  # type: ignore[attr-defined]
    assert len(hands) > 10


class Sure:
    """A belief that the second seat holds card 1."""

    def follow(self, view: object) -> None:
        """It learns nothing."""

    def draw(self, rng: Random) -> dict[str, str]:
        return {SECOND.ref: "card:1"}


def test_a_game_may_draw_worlds_like_a_belief() -> None:
    position = play(deal_cards)
    with pytest.raises(TypeError, match="toy"):
        position.resample(FIRST, Random(1), Sure())

    def resample_like(g: Toy, seat: int | None, rng: Random, drawn: Mapping[str, str]) -> None:
        assert (seat, drawn) == (FIRST, {"seat:1": "card:1"})
        g.hand[SECOND] = 1 << 1

    inside_of(position).game = replace(position.game, resample_like=resample_like)
    assert position.resample(FIRST, Random(1), Sure()).observe(SECOND).hand == ("card:1",)  # type: ignore[attr-defined]


def test_lines_the_seat_may_not_read_are_gone() -> None:
    position = play(deal_cards)
    assert len(position.log(SECOND)) == 2
    for world in worlds(position, FIRST, 3):
        assert world.log(SECOND) == []
    for world in worlds(position, None, 3):
        assert world.log(FIRST) == world.log(SECOND) == []


def test_the_seed_is_gone_with_all_that_follows_from_it() -> None:
    position = Position(toy(deal_cards), 2, 1, deal={"count": [7]})
    world = position.resample(FIRST, Random(1))
    assert world.seed is None
    assert world.deal == {}, "a described position may say what is hidden"
    assert world.history == []
    with pytest.raises(BadSave):
        world.save()
    world.answer(FIRST, B)
    with pytest.raises(BadSave):
        world.save()
    assert position.seed == 1
    assert position.deal == {"count": [7]}


def test_the_future_of_a_world_is_its_own() -> None:
    """With the true random numbers a world would predict the game."""

    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter())
        t.tell("rolled", rolls=[t.chance("die", range(100)) for _ in range(5)])
        return "done"

    position = play(start)
    futures = set()
    for world in worlds(position, FIRST, 20):
        world.answer(FIRST, A)
        futures.add(tuple(world.log(None)[-1].args["rolls"]))
    position.answer(FIRST, A)
    assert len(futures) == 20
    assert tuple(position.log(None)[-1].args["rolls"]) not in futures


def test_a_world_stands_by_itself() -> None:
    position = play(deal_cards)
    before: Any = position.observe(FIRST), position.observe(SECOND), position.log(SECOND), position.save()
    world = position.resample(FIRST, Random(1))
    world.answer(FIRST, A)
    assert world.over
    assert (position.observe(FIRST), position.observe(SECOND), position.log(SECOND), position.save()) == before


def test_sealed_answers_of_others_are_drawn_anew() -> None:
    position = play(vote, players=3)
    position.answer(FIRST, A)
    position.answer(SECOND, A)
    given = set()
    for world in worlds(position, FIRST):
        assert world.given[FIRST] == "word:a"
        assert world.changeable == {FIRST, SECOND}
        assert list(world.pending) == [THIRD]
        assert world.history == [], "not even the answers drawn"
        given.add(world.given[SECOND])
    assert given == {"word:a", "word:b", "word:c"}


def test_chains_of_others_are_drawn_anew_as_far_as_they_are_through() -> None:
    position = play(plan, players=3)
    position.answer(FIRST, 4)
    position.answer(FIRST, [A, B, "word:c"])
    position.answer(SECOND, 3)
    counts = set()
    for world in worlds(position, SECOND):
        assert world.observe(SECOND).count[SECOND] == 3  # type: ignore[attr-defined]
        assert FIRST not in world.pending, "that the first is through is known"
        assert {SECOND, THIRD} <= world.pending.keys()
        counts.add(world.observe(FIRST).count[FIRST])  # type: ignore[attr-defined]
    assert len(counts) > 5
    begun = {world.observe(SECOND).count[SECOND] for world in worlds(position, FIRST)}  # type: ignore[attr-defined]
    assert len(begun) > 3, "the second has begun, or not"
    assert all(SECOND in world.pending for world in worlds(position, FIRST))


def one_by_one(g: Toy, t: Table) -> str:
    """In turn each team says letters in secret until it says A."""
    for seat in (FIRST, SECOND):
        while t.ask(seat, letter("whisper", secret=True)) is not A:
            g.count[seat] += 1
    t.ask(FIRST, letter("aloud"))
    return "done"


def test_what_another_team_is_saying_in_secret_is_forgotten_from_its_first_word() -> None:
    position = play(one_by_one)
    position.answer(FIRST, B)
    position.answer(FIRST, B)
    for world in worlds(position, SECOND, 3):
        assert world.observe(None).count == (0, 0)  # type: ignore[attr-defined]
        assert world.pending.keys() == position.pending.keys()
    for world in worlds(position, FIRST, 3):
        assert world.observe(None).count == (2, 0)  # type: ignore[attr-defined]


def test_a_team_keeps_its_own_secret_words_and_those_before() -> None:
    position = play(one_by_one)
    for seat, said in ((FIRST, B), (FIRST, A), (SECOND, B), (SECOND, B)):
        position.answer(seat, said)
    assert list(position.pending) == [SECOND]
    (mine,) = worlds(position, SECOND, 1)
    assert mine.observe(None).count[SECOND] == 2  # type: ignore[attr-defined]


def test_seats_of_one_team_know_the_same() -> None:
    position = Position(toy(one_by_one, teams=lambda players: (0, 0)), 2, 1)
    position.answer(FIRST, B)
    for world in worlds(position, SECOND, 3):
        assert world.observe(None).count == (1, 0)  # type: ignore[attr-defined]
    for world in worlds(position, None, 3):
        assert world.observe(None).count == (0, 0)  # type: ignore[attr-defined]


def test_a_drawn_number_in_a_step_that_asks_on_is_kept_where_all_know_it() -> None:
    def start(g: Toy, t: Table) -> str:
        g.count[FIRST] = t.chance("die", range(1, 7))
        t.reveal("rolled", die=g.count[FIRST])
        t.ask(FIRST, Choose("keep", (A, B)))
        return "done"

    position = play(start)
    for world in worlds(position, SECOND, 5):
        assert world.observe(None) == position.observe(None)
        assert ids(world.log(None)) == ["rolled"]


def test_a_world_drawn_from_a_world_is_read_no_further_than_either() -> None:
    position = play(deal_cards)
    for first, second in ((FIRST, SECOND), (SECOND, FIRST), (FIRST, None)):
        world = position.resample(first, Random(1)).resample(second, Random(2))
        assert world.log(FIRST) == world.log(SECOND) == []
    again = position.resample(FIRST, Random(1)).resample(FIRST, Random(2))
    assert again.log(FIRST) == position.log(FIRST)


def test_another_seed_is_another_game() -> None:
    hands = {Position(toy(deal_cards), 2, seed).observe(FIRST).hand for seed in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 10
