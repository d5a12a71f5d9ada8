"""What tests of single abilities do to a stage."""

from __future__ import annotations

from typing import Any

from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.book import BOOK


def of(house: str, players: int = 1, **options: Any) -> Stage:
    """A stage with this House."""
    return Stage(players, house_1=house, **options)


def learn(stage: Stage, id: str, *, improved: bool = False) -> None:
    """The first seat's only Technology."""
    stage.house.technologies = (id,)
    stage.house.improved = (id,) if improved else ()


def own(stage: Stage, index: int, **changes: Any) -> None:
    """A sector of the first seat's."""
    stage.set(index, owner=0, void=0, **{"fleets": {"corvette": 1}, "corrupted": False, **changes})


def stock(stage: Stage, units: str) -> None:
    """Stock as letters: `FFE` is two Food and an Energy."""
    stage.house.stock = tuple(units.count(letter) for letter in "FEMCS")


def left(stage: Stage) -> str:
    return "".join(letter * units for letter, units in zip("FEMCS", stage.house.stock, strict=True))


def lay(stage: Stage, *effects: str) -> tuple[int, ...]:
    """Put Bounty tokens with these effects on top of their pile."""
    stage.house.bounties = ()
    tokens = tuple(
        next(n for n, row in enumerate(BOOK.bounty_tokens) if str(row.effect) == effect) for effect in effects
    )
    stage.g.bounty_pile.bag |= (1 << len(BOOK.bounty_tokens)) - 1
    for token in tokens:
        stage.g.bounty_pile.remove(token)
    stage.g.bounty_pile.top = tokens
    return tokens
