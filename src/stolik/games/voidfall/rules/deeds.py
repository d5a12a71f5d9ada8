"""Deeds: what a player did this turn, in the terms of Crises (rulebook, Resolving Crises)."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.core.question import Seat
from stolik.games.voidfall.rules.effects.words import DeedWord
from stolik.games.voidfall.rules.state import NOBODY, Deed, Voidfall


def note(
    g: Voidfall,
    me: Seat,
    deed: DeedWord,
    tags: Iterable[str] = (),
    *,
    amount: int = 1,
    sector: int = NOBODY,
    yields: tuple[int, ...] = (),
    level: int = 0,
) -> None:
    """Record a deed. Games without Crises keep no such list."""
    if g.difficulty:
        done = Deed(deed.name, me, tuple(tags), amount, sector, yields, level)
        g.turn.deeds += (done,)
        g.turn.fresh += (done,)


def again(g: Voidfall, me: int, deed: DeedWord) -> int:
    """How often a player has done something in the current action, including this time."""
    return 1 + sum(done.name == deed.name and done.who == me for done in g.turn.deeds[g.turn.before_action :])
