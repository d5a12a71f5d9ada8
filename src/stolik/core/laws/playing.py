"""Random games: what the laws play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from stolik.core.game import Game
from stolik.core.position import Position
from stolik.core.question import Question

Seed = int
Options = Mapping[str, Any]


def random_options(game: Game[Any], players: int, rng: Random) -> dict[str, Any]:
    """The defaults in half of the games, random values of all options in the others."""
    if rng.random() < 0.5:
        return {}
    return game.random_options(players, rng)


def rare_deal(game: Game[Any], seed: int) -> Mapping[str, Any] | None:
    """For odd seeds one of the game's rare deals, if it has any."""
    return game.rare_deals[seed // 2 % len(game.rare_deals)] if game.rare_deals and seed % 2 else None


def rare_start(game: Game[Any], players: int, seed: Seed, options: Options) -> Position:
    """A new game. Every second seed starts from one of the game's rare deals; if it has rare tables, two of three start
    at these: such games are short.
    """
    if seed % 3 and game.rare_tables:
        table = game.rare_tables[seed % len(game.rare_tables)]
        return Position(game, table.players, seed, table.options, table.deal)
    return Position(game, players, seed, options, rare_deal(game, seed))


class RandomAnswers:
    """Random answers with a generator for each seat, so that they do not depend on the order of the seats."""

    def __init__(self, seed: Seed) -> None:
        self._rngs = [Random(f"{seed}/{seat}") for seat in range(16)]

    def __call__(self, seat: int, question: Question[Any]) -> Any:
        """A legal answer."""
        return question.sample(self._rngs[seat])


def decisions(position: Position, seed: Seed) -> Iterator[tuple[Position, int]]:
    """Play a random game. Before each answer, yield the position and the seat that will answer."""
    rng, answers, most = Random(seed), RandomAnswers(seed), position.game.max_answers(position.players)
    for _ in range(most):
        if position.over:
            return
        seat = rng.choice(sorted(position.pending))
        yield position, seat
        position.answer(seat, answers(seat, position.pending[seat]))
    assert position.over, f"no end after {most} answers"
