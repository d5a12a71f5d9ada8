"""Readers for the values of a described position. Each raises BadDeal, naming the entry, if the value does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from stolik.core.errors import BadDeal
from stolik.core.question import Option

T = TypeVar("T", bound=Option)


def number(entry: str, value: Any, least: int, most: int) -> int:
    """A whole number from `least` to `most`."""
    if isinstance(value, str) and value.isdecimal() and value.isascii():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDeal(entry=entry, value=str(value)[:80], least=least, most=most)
    return value


def one_of(entry: str, value: Any, legal: tuple[Any, ...]) -> Any:
    """One of the legal values. An empty list is read as the empty string."""
    value = "" if isinstance(value, (list, tuple)) and not value else value
    if not any(value == one and type(value) is type(one) for one in legal):
        raise BadDeal(entry=entry, value=written(value), legal=", ".join(written(one) for one in legal))
    return value


def mapping(entry: str, value: Any) -> Mapping[str, Any]:
    """A mapping of names to values."""
    if not isinstance(value, Mapping):
        raise BadDeal(entry=entry, value=str(value)[:80])
    return value


def flags(entry: str, value: Any) -> Mapping[str, Any]:
    """A mapping of flags to arguments; a flag without an argument maps to True."""
    return value if isinstance(value, Mapping) else {str(name): True for name in several(entry, value)}


def several(entry: str, value: Any) -> list[Any]:
    """A list of values; a single word or number is a list of one."""
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return [value]
    if not isinstance(value, (list, tuple)):
        raise BadDeal(entry=entry, value=written(value))
    return list(value)


def named(entry: str, value: Any, known: Sequence[T]) -> list[T]:
    """Some of `known`, in the order written. Each is named by its reference or the part after the colon."""
    found = []
    for one in several(entry, value):
        match = next((thing for thing in known if one in (thing.ref, bare(thing.ref))), None)
        if match is None:
            raise BadDeal(entry=entry, value=str(one)[:80])
        found.append(match)
    return found


def different(entry: str, value: Any, known: Sequence[T]) -> list[T]:
    """Some of `known`, none of them twice."""
    found = named(entry, value, known)
    for number, thing in enumerate(found):
        if thing in found[:number]:
            raise BadDeal(entry=entry, value=thing.ref, twice=entry)
    return found


def named_one(entry: str, value: Any, known: Sequence[T]) -> T:
    """Exactly one of `known`."""
    found = named(entry, value, known)
    if len(found) != 1:
        raise BadDeal(entry=entry, value=str(value)[:80])
    return found[0]


def bare(ref: str) -> str:
    """The part of a reference after the colon."""
    return ref.partition(":")[2]


def written(value: Any) -> str:
    """A value as a scenario would write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)[:80] or "nothing"
