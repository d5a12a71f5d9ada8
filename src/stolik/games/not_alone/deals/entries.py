"""Reading the Places, cards and Hunted of a described position; what makes no sense is a BadDeal naming the entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.core.dealing import flags, mapping, number, one_of, several
from stolik.core.errors import BadDeal
from stolik.core.question import Seat
from stolik.games.not_alone.rules.cards.card import HuntCard, SurvivalCard
from stolik.games.not_alone.rules.state import NotAlone


def places(entry: str, value: Any) -> int:
    """Mask of some Places, given by number or reference."""
    found = 0
    for one in several(entry, value):
        bit = 1 << number(entry, _bare(one, "place"), 1, 10)
        if found & bit:
            raise BadDeal(entry=entry, value=str(one))
        found |= bit
    return found


def cards(entry: str, value: Any, family: str, deck: Sequence[HuntCard] | Sequence[SurvivalCard]) -> list[int]:
    """Numbers of some cards, given by name or reference, in their order."""
    known = {card.ref: card.number for card in deck}
    found: list[int] = []
    for one in several(entry, value):
        ref = f"{family}:{_bare(one, family)}"
        if ref not in known or known[ref] in found:
            raise BadDeal(entry=entry, value=str(one)[:80])
        found.append(known[ref])
    return found


def hunted(g: NotAlone, entry: str, value: Any) -> list[Seat]:
    """Some of the Hunted, given by reference."""
    known = {me.ref: me for me in g.hunted}
    for one in several(entry, value):
        if one not in known:
            raise BadDeal(entry=entry, value=str(one)[:80], legal=", ".join(known))
    return [known[one] for one in several(entry, value)]


def _bare(value: Any, family: str) -> Any:
    return value.removeprefix(f"{family}:") if isinstance(value, str) else value


__all__ = ["cards", "flags", "hunted", "mapping", "number", "one_of", "places", "several"]
