"""What may be pressed for two answers at once."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.core.seat.ahead import look_ahead


@pytest.mark.parametrize(
    ("kind", "word", "family"), [("modify", "word:push", "die"), ("camp", "word:sell", "item")], ids=["push", "sell"]
)
def test_a_thing_is_pressed_for_the_word_and_itself(kind: str, word: str, family: str) -> None:
    rng, position = Random(1), stolik.new_game("zona", players=1, seed=1)
    while not (position.pending[0].kind == kind and word in position.pending[0].wire()["options"]):
        position.answer(0, position.pending[0].sample(rng))
    ways = [way for way in look_ahead(position, 0, rng).leads if way[0] == word]
    assert ways
    for _, thing in ways:
        assert thing.startswith(f"{family}:")
    position.answer(0, word)
    assert {thing for _, thing in ways} <= set(position.pending[0].wire()["options"])
