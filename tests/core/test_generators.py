"""Generators of random numbers of any library, or a clear refusal."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import pytest
from tests.core.foreign import Generator
from tests.core.test_inputs import GAMES, fresh
from tests.core.toys import SECOND, A, B, C

import stolik
from stolik.bots import find_bot, seated
from stolik.core.errors import (
    BadGenerator,
)
from stolik.core.play import playout, random_policy
from stolik.core.question import Choose, ChooseSome, Number, Order
from stolik.core.seat.handle import SeatHandle, answer_of
from stolik.core.seat.preview import preview


@pytest.mark.parametrize("game", GAMES)
def test_a_generator_of_another_library_does_whatever_random_does(game: str) -> None:
    rng: Any = Generator(1)
    end = playout(stolik.new_game(game, players=2, seed=3), random_policy(rng), until=40)
    seat = next(iter(end.pending), 0)
    assert end.resample(seat, rng).observe(seat) == end.observe(seat)
    end.resample(None, rng)
    draft = end.draft(seat, rng)
    assert draft.question is None or draft.question.sample(rng) is not None
    if not end.over:
        question = end.pending[seat]
        preview(end, seat, question.sample(rng), rng)
        handle = SeatHandle.at(end, seat)
        assert handle.resample(rng).observe(seat) == handle.view
        for name in ("random", "sensible"):
            question.check(answer_of(find_bot(name)(game, seat, rng), handle))
            question.check(answer_of(seated(name, end.game, seat, rng), handle))
    end.game.random_options(2, rng)


def test_it_is_used_up_as_any_other() -> None:
    def row(rng: Any) -> list[Any]:
        policy = random_policy(rng)
        return [playout(fresh(), policy, record=True).history for _ in range(3)]

    assert row(Generator(1)) == row(Generator(1)) != row(Generator(2))
    assert len({str(one) for one in row(Generator(1))}) > 1
    rng: Any = Generator(1)
    positions = [fresh().resample(SECOND, rng) for _ in range(2)]
    assert positions[0]._inside.base.rng.key != positions[1]._inside.base.rng.key


def test_its_numbers_are_spread_evenly() -> None:
    questions: list[Any] = [Number("number", 0, 3), Choose("one", (A, B, C)), Order("row", (A, B, C)),
                            ChooseSome("some", (A, B, C), 1, 1)]  # fmt: skip
    rng: Any = Generator(5)
    for question in questions:
        seen = [str(question.plain(question.sample(rng))) for _ in range(600)]
        counts = [seen.count(one) for one in set(seen)]
        assert len(counts) in (3, 4, 6)
        assert max(counts) < 2 * min(counts)


@pytest.mark.parametrize(
    "rng", [None, 7, "7", 1.5, Generator, Random, object(), True], ids=lambda rng: type(rng).__name__
)
def test_what_is_no_generator_is_refused(rng: Any) -> None:
    position = stolik.new_game("not_alone", players=2, seed=1)
    for use in (
        lambda: position.resample(0, rng),
        lambda: position.draft(0, rng),
        lambda: preview(position, 0, "side:a", rng),
        lambda: random_policy(rng),
        lambda: find_bot("random")("not_alone", 0, rng),
        lambda: find_bot("sensible")("not_alone", 0, rng),
        lambda: seated("random", position.game, 0, rng),
        lambda: SeatHandle.at(position, 0).resample(rng),
        lambda: position.game.random_options(2, rng),
    ):
        with pytest.raises(BadGenerator):
            use()


class Bits:
    """A generator that lacks most of what one has."""

    def getrandbits(self, k: int) -> int:
        return 0


def test_a_generator_that_lacks_a_method_is_refused_at_once() -> None:
    for use in (random_policy, stolik.new_game("not_alone", players=2, seed=1).redraw):
        with pytest.raises(BadGenerator):
            use(Bits())  # type: ignore[arg-type]


def test_every_generator_of_python_is_one() -> None:
    import random

    for rng in (Random(1), SystemRandom(), random):
        stolik.new_game("not_alone", players=2, seed=1).resample(0, rng)  # type: ignore[arg-type]
