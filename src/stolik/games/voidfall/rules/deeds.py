"""Deeds: what a player did this turn, in the terms of Crises (rulebook, Resolving Crises)."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.voidfall.rules.state import NOBODY, Deed, Voidfall


def note(
    g: Voidfall,
    me: int,
    name: str,
    tags: Iterable[str] = (),
    *,
    amount: int = 1,
    sector: int = NOBODY,
    yields: tuple[int, ...] = (),
    level: int = 0,
) -> None:
    """Record a deed. Games without Crises keep no such list."""
    if g.difficulty:
        deed = Deed(name, int(me), tuple(tags), amount, sector, yields, level)
        g.turn.deeds += (deed,)
        g.turn.fresh += (deed,)


def again(g: Voidfall, me: int, name: str) -> int:
    """How often a player has done something in the current action, including this time."""
    return 1 + sum(deed.name == name and deed.who == me for deed in g.turn.deeds[g.turn.before_action :])
