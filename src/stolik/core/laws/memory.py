"""A law about memory: what the log has told a seat is true, and it stays true in every world drawn for that seat.

Law 4 (`secrets.nothing_leaks`) compares what a seat sees now. But a player remembers: the longsword shown in a fight is
no longer in the deck. `Game.recall` says what follows from the log; it gets nothing but the view and the log of a seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from stolik.core.differing import shown
from stolik.core.game import Game
from stolik.core.inner.running import seen_by
from stolik.core.laws.comparing import viewer, where
from stolik.core.laws.playing import Options, Seed, decisions, rare_deal
from stolik.core.log import Line, since
from stolik.core.position import Position, inside_of
from stolik.core.recall import Fact

LOOKS = 6
"""Every how many decisions, on average, somebody's memory is looked into."""


def worlds_agree_with_the_log(game: Game[Any], players: int, seed: Seed, options: Options) -> None:
    """Law 21: every fact that a seat remembers is true here, in a world drawn for the seat and after a redraw."""
    for _ in remembered(game, players, seed, options):
        pass


def remembered(game: Game[Any], players: int, seed: Seed, options: Options) -> Iterator[Fact]:
    """What seats remember in a random game, each fact checked. Odd seeds start from one of the game's rare deals."""
    if game.recall is None:
        return
    position = Position(game, players, seed, options, rare_deal(game, seed))
    rng, lines, pages = Random(seed), list[Line](), None
    for now, _ in decisions(position, seed):
        if rng.randrange(LOOKS):
            continue
        lines += since(now.pages, pages)
        pages = now.pages
        seat = rng.choice([*range(players), None])
        read = [line.entry for line in lines if line.readable_by(seat)] + now.log_tail(seat)
        facts = tuple(game.recall(now.observe(seat), read))
        if facts:
            told = f"what the log tells {viewer(seat)}"
            _check(facts, now, seat, f"{told} is not true", seed)
            _check(facts, now.resample(seat, rng), seat, f"a drawn world contradicts {told}", seed)
            anew = now.clone()
            anew.redraw(rng)
            _check(facts, anew, seat, f"a redraw contradicts {told}", seed)
        yield from facts


def _check(facts: tuple[Fact, ...], world: Position, seat: int | None, law: str, seed: Seed) -> None:
    state = seen_by(inside_of(world), seat)[0]
    for fact in facts:
        found = fact.found(state)
        assert found == fact.told, (
            f"{law}, {where(world, seed)}: {fact.line} told of {fact.thing}: {shown(fact.told)}, not {shown(found)}"
        )
