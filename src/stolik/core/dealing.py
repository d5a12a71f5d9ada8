"""Described positions: what differs from a usual start. The kernel reads the values, and each game sets them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import digits
from typing import Any, TypeVar

from stolik.core.errors import BadDeal
from stolik.core.question import Option
from stolik.core.spelling import as_written, meant
from stolik.core.state import State
from stolik.core.table import QuickTable, Table

T = TypeVar("T", bound=Option)
V = TypeVar("V")

Known = Sequence[T] | Mapping[str, T]
"""The things an entry may name; a mapping gives their names besides their references."""


class Deal:
    """A described position, or a part of one, such as the entries of a seat. Its entries are read by name.

    A reading method returns the `default` if the entry is missing, and raises BadDeal, naming the entry, if its value
    does not fit. Cards and the like are written as their reference (`card:dodge`) or its second half (`dodge`). After
    the game has read all entries it knows, `close` refuses the rest.
    """

    __slots__ = ("_asked", "_entries", "_parts", "_prefix", "_read", "_taken")

    def __init__(self, entries: Mapping[str, Any], prefix: str = "", taken: dict[str, str] | None = None) -> None:
        self._entries = entries
        self._prefix = prefix
        self._read: set[str] = set()
        self._asked: dict[str, None] = {}
        """The names of entries that the game knows, in the order in which it asked for them."""
        self._parts: list[Deal] = []
        self._taken: dict[str, str] = {} if taken is None else taken
        """The entry in which each card was named."""

    def __contains__(self, name: str) -> bool:
        self._asked[name] = None
        return name in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def is_listed(self, name: str) -> bool:
        """Whether the entry stands without a value, as in a list."""
        return self._has(name) and self._entries[name] is True

    def number(self, name: str, least: int, most: int, default: int = 0) -> int:
        """A whole number from `least` to `most`."""
        return self._number(name, self._entries[name], least, most) if self._has(name) else default

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """Whole numbers from `least` to `most`; none by default."""
        return [self._number(name, one, least, most) for one in self._several(name)]

    def flag(self, name: str, default: bool = False) -> bool:
        """Yes or no."""
        return self.one_of(name, (True, False), default)

    def one_of(self, name: str, legal: tuple[V, ...], default: V) -> V:
        """One of the legal values. An empty list is read as the empty string."""
        if not self._has(name):
            return default
        written = self._entries[name]
        value: Any = "" if isinstance(written, (list, tuple)) and not written else written
        for one in legal:
            if value == one and type(value) is type(one):
                return one
        possible = [as_written(one) for one in legal]
        raise self.bad(name, value=value, legal=", ".join(possible), **meant(as_written(value), possible))

    def things(self, name: str, known: Known[T]) -> list[T]:
        """Some of `known`, in the order written; the same may come again. None by default."""
        return [self._thing(name, one, known) for one in self._several(name)]

    def different(self, name: str, known: Known[T]) -> list[T]:
        """Some of `known`, in the order written, none of them twice. None by default."""
        found = self.things(name, known)
        for count, thing in enumerate(found):
            if thing in found[:count]:
                raise self.bad(name, value=thing.ref, twice=self._entry(name))
        return found

    def thing(self, name: str, known: Known[T], default: T | None = None) -> T:
        """One of `known`. Without a default the entry is required."""
        if not self._has(name):
            if default is None:
                raise self.missing(name)
            return default
        found = self.things(name, known)
        if len(found) != 1:
            raise self.bad(name, count=len(found), exactly=1)
        return found[0]

    def cards(self, name: str, known: Known[T]) -> list[T]:
        """Some of `known`, in the order written. There is only one of each: no other entry may name it again."""
        found = self.different(name, known)
        for card in found:
            self.take(name, card)
        return found

    def take(self, name: str, card: Option) -> None:
        """Note that the entry names this card. Raises BadDeal if another entry does."""
        if card.ref in self._taken:
            raise self.bad(name, value=card.ref, twice=self._taken[card.ref])
        self._taken[card.ref] = self._entry(name)

    def part(self, name: str, known: Sequence[Option] = ()) -> Deal:
        """The entries within an entry; none by default. With `known` their names are these things, without the family;
        if they are listed, each has the value True.
        """
        entries = self._entries[name] if self._has(name) else {}
        if known:
            values = entries if isinstance(entries, Mapping) else dict.fromkeys(self._several(name), True)
            entries = {_bare(self._thing(name, one, known).ref): value for one, value in values.items()}
        elif not isinstance(entries, Mapping):
            raise self.bad(name)
        part = Deal(entries, self._entry(name), self._taken)
        self._parts.append(part)
        return part

    def close(self) -> None:
        """Raises BadDeal if there is an entry, here or in a part, that was not read."""
        for name in self._entries:
            if name not in self._read:
                others = [one for one in self._asked if one.rstrip(digits) != name.rstrip(digits)]
                raise BadDeal(entry=self._entry(name), known=self._known(), **meant(name, others))
        for part in self._parts:
            part.close()

    def bad(self, name: str, **details: Any) -> BadDeal:
        """The error for the value of an entry. `details` are the arguments of the message `error-bad_deal`; by default
        the value as written.
        """
        details = details or {"value": self._entries.get(name)}
        if "value" in details:
            details["value"] = as_written(details["value"])
        return BadDeal(entry=self._entry(name), **details)

    def missing(self, name: str) -> BadDeal:
        """The error for a required entry that is missing."""
        unread = [one for one in self._entries if one not in self._read and ":" not in one]
        guess = meant(name, unread)
        details = {"written": guess["meant"]} if guess else {}
        return BadDeal(entry=self._entry(name), missing=True, **details)

    def _has(self, name: str) -> bool:
        self._read.add(name)
        return name in self

    def _entry(self, name: str) -> str:
        return f"{self._prefix} {name}"[:160].strip()

    def _known(self) -> str:
        """The entries there are; of those for a thing each, such as `seat:1`, the first and the last."""
        families: dict[str, list[str]] = {}
        for name in self._asked:
            families.setdefault(name.partition(":")[0] if ":" in name else name, []).append(name)
        return ", ".join(" ... ".join(dict.fromkeys((names[0], names[-1]))) for names in families.values())

    def _number(self, name: str, value: Any, least: int, most: int) -> int:
        if isinstance(value, str) and value.isdecimal() and value.isascii():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(name, value=value, least=least, most=most)
        return value

    def _several(self, name: str) -> list[Any]:
        """The values of a list; a single word or number is a list of one."""
        value = self._entries[name] if self._has(name) else []
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            return [value]
        if not isinstance(value, (list, tuple)):
            raise self.bad(name)
        return list(value)

    def _thing(self, name: str, value: Any, known: Known[T]) -> T:
        if isinstance(known, Mapping):
            names = {thing.ref: thing for thing in known.values()} | dict(known)
        else:
            names = {one: thing for thing in known for one in _names(thing)}
        if str(value) not in names:
            raise self.bad(name, value=value, **meant(value, names))
        return names[str(value)]


def table_for_draws(g: State) -> Table:
    """A table at which a described position draws what it does not name. Rules that ask a seat fail."""
    return QuickTable(_asks_nobody, {}, g.rng)


def _asks_nobody(seat: int, question: object) -> Any:
    raise AssertionError("a described position asks nobody")


def _names(thing: Option) -> tuple[str, str]:
    return thing.ref, _bare(thing.ref)


def _bare(ref: str) -> str:
    """The part of a reference after the colon."""
    return ref.partition(":")[2]
