"""Reading the values of a described position; whatever makes no sense is a BadDeal that names the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from stolik.core.errors import BadDeal
from stolik.core.question import Option

T = TypeVar("T", bound=Option)


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
        raise BadDeal(entry=entry, value=written(value), legal=", ".join(written(one) for one in legal))
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
        raise BadDeal(entry=entry, value=written(value))
    return list(value)


def named(entry: str, value: Any, known: Sequence[T]) -> list[T]:
    """Some of the things known, in their order as written, each by its reference or the part after the colon."""
    found = []
    for one in several(entry, value):
        match = next((thing for thing in known if one in (thing.ref, bare(thing.ref))), None)
        if match is None:
            raise BadDeal(entry=entry, value=str(one)[:80])
        found.append(match)
    return found


def different(entry: str, value: Any, known: Sequence[T]) -> list[T]:
    """Some of the things known, none of them twice."""
    found = named(entry, value, known)
    for number, thing in enumerate(found):
        if thing in found[:number]:
            raise BadDeal(entry=entry, value=thing.ref, twice=entry)
    return found


def named_one(entry: str, value: Any, known: Sequence[T]) -> T:
    """Exactly one of the things known."""
    found = named(entry, value, known)
    if len(found) != 1:
        raise BadDeal(entry=entry, value=str(value)[:80])
    return found[0]


def bare(ref: str) -> str:
    """What stands after the colon of a reference."""
    return ref.partition(":")[2]


def written(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)[:80] or "nothing"
