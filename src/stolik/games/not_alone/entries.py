"""Reading the values of a described position; whatever makes no sense is a BadDeal that names the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stolik.core.errors import BadDeal
from stolik.core.question import Seat
from stolik.games.not_alone.cards import HuntCard, SurvivalCard
from stolik.games.not_alone.state import NotAlone


def number(entry: str, value: Any, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, str) and value.isdecimal() and value.isascii():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDeal(entry=entry, value=str(value)[:80], least=least, most=most)
    return value


def one_of(entry: str, value: Any, legal: tuple[Any, ...]) -> Any:
    """One of a few values; an empty list stands for the empty word."""
    value = "" if isinstance(value, (list, tuple)) and not value else value
    if not any(value == one and type(value) is type(one) for one in legal):
        raise BadDeal(entry=entry, value=_written(value), legal=", ".join(_written(one) for one in legal))
    return value


def mapping(entry: str, value: Any) -> Mapping[str, Any]:
    """Names with values."""
    if not isinstance(value, Mapping):
        raise BadDeal(entry=entry, value=str(value)[:80])
    return value


def flags(entry: str, value: Any) -> Mapping[str, Any]:
    """Names with what they are about; a name that stands alone has True."""
    return value if isinstance(value, Mapping) else {str(name): True for name in several(entry, value)}


def several(entry: str, value: Any) -> list[Any]:
    """Several values; one may stand alone."""
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return [value]
    if not isinstance(value, (list, tuple)):
        raise BadDeal(entry=entry, value=_written(value))
    return list(value)


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


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)[:80] or "nothing"
