"""Views hold only the words that games declare for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import stolik
from stolik.core.game import Game
from stolik.core.laws import playing
from stolik.core.position import Position
from stolik.scenario.vocabulary import vocabulary

GAMES = [pytest.param(game, id=id) for id, game in stolik.games().items()]


def words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from words(part)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_logs_hold_known_words_only(game: Game[Any]) -> None:
    known = vocabulary(game)
    for seed in range(12):
        rng = Random(seed)
        players = rng.randint(*game.players)
        deal = rng.choice([None, *game.rare_deals])
        position = Position(game, players, seed, playing.random_options(game, players, rng), deal)
        seen = set(words(msgspec.to_builtins(position.observe(None))))
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))
            if rng.random() < 0.2:
                seen |= set(words(msgspec.to_builtins(position.observe(rng.choice([*range(players), None])))))
        for viewer in (*range(players), None):
            seen |= set(words(msgspec.to_builtins(position.observe(viewer))))
            for entry in position.log(viewer):
                seen |= set(words(list(entry.args.values())))
        for word in seen - {""}:
            known.value(word, players)


def test_a_log_line_has_the_arguments_of_its_own_sentence() -> None:
    """Other messages of a game may be called like it: Voidfall's sentence about a Technology names it too."""
    assert vocabulary(stolik.games()["voidfall"]).log["technology"] == {"seat", "technology"}
