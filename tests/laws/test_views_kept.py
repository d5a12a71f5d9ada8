"""What views and arrays keep is never old, and never another seat's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from unittest.mock import patch

import msgspec
import pytest

import stolik
from stolik.core.position import Position
from stolik.env.spaces import Spaces

GAMES = ["not_alone", "terrorscape", "voidfall", "zona"]


@contextmanager
def nothing_kept(game: str) -> Iterator[None]:
    """No function of the game's rules and views keeps what it has computed."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"stolik.games.{game}.")]
    kept = [
        (module, name, function.__wrapped__)
        for module in modules
        if ".content" not in module.__name__
        for name, function in vars(module).items()
        if hasattr(function, "cache_clear")
    ]
    assert len(kept) > 3
    with ExitStack() as stack:
        for module, name, function in kept:
            stack.enter_context(patch.object(module, name, function))
        yield


def games_in_turn(game: str, count: int, answers: int) -> Iterator[Position]:
    """Random games of the same and of different numbers of players and options, one answer of each in turn; now and
    then a world drawn from one.
    """
    rng, rules = Random(5), stolik.games()[game]
    tables = []
    for seed in range(count):
        players = rules.players[1] if seed % 2 else rng.randint(*rules.players)
        tables.append(stolik.new_game(game, players=players, seed=seed, options=rules.random_options(players, rng)))
    for number in range(answers):
        for position in tables:
            if position.over:
                continue
            yield position if number % 5 else position.resample(rng.randrange(position.players), rng)
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))


@pytest.mark.parametrize("game", GAMES)
def test_views_are_those_that_are_made_afresh(game: str) -> None:
    """Of every seat and of spectators, in games that are played in turn, so that each finds what another has left."""
    looked = 0
    for position in games_in_turn(game, 4, 60):
        seats = [None, *range(position.players)]
        views = [msgspec.json.encode(position.observe(seat)) for seat in seats]
        with nothing_kept(game):
            afresh = [msgspec.json.encode(position.observe(seat)) for seat in seats]
        assert views == afresh
        looked += 1
    assert looked > 100


@pytest.mark.parametrize("game", GAMES)
def test_arrays_are_those_that_are_made_afresh(game: str) -> None:
    for seed in range(2):
        rng = Random(seed)
        players = rng.randint(*stolik.games()[game].players)
        spaces = Spaces(game, players)
        table = spaces.new(seed)
        for _ in range(60):
            if not table.asked:
                break
            for seat in range(players):
                view = table.position.observe(seat)
                assert spaces.encoder(view).tobytes() == spaces.encoder._afresh(view)
            seat = rng.choice(table.asked)
            table.act(seat, rng.choice(table.legal(seat)))
