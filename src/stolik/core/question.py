"""Questions: one object defines what a seat is shown, which answers are legal, what a bot samples and what is saved."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from stolik.core.errors import IllegalAnswer
from stolik.core.inputs import generator, shown, whole


class Option(Protocol):
    """Anything that can be chosen. `ref` is its reference in messages, saves and logs, e.g. `place:4`."""

    @property
    def ref(self) -> str: ...


class Named:
    """An option with only a reference. Games derive cards and places from it. Compared by identity."""

    __slots__ = ("ref",)

    def __init__(self, ref: str) -> None:
        self.ref = ref

    def __repr__(self) -> str:
        return self.ref


class Seat(int):
    """A seat's number, from 0. An int with a reference, so that a seat can be an option."""

    ref: str

    def __new__(cls, number: int) -> Self:
        seat = super().__new__(cls, number)
        seat.ref = f"seat:{number}"
        return seat

    def __repr__(self) -> str:
        return self.ref

    def __str__(self) -> str:
        return int.__repr__(self)


SEATS: tuple[Seat, ...] = tuple(Seat(n) for n in range(16))
"""Every seat any game can have; index by number."""

WHOLE_NUMBER = re.compile(r"(number:)?-?[0-9]{1,20}")

A = TypeVar("A")
T = TypeVar("T", bound=Option)


class _Asked(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    about: str = ""
    secret: bool = False


class Question(_Asked, Generic[A], frozen=True):
    """One decision of one seat. `A` is the type of its answer.

    `kind` names the sentence and the widget; `about` is the reference of the card or the like that causes the question.
    If the question is `secret`, other teams may not learn who is asked or has answered.
    """

    kind: str

    def sealed(self) -> Self:
        """The same question, whose lists nobody can change; it is shown like this."""
        if list not in map(type, msgspec.structs.astuple(self)):
            return self
        lists = {name: tuple(value) for name, value in msgspec.structs.asdict(self).items() if type(value) is list}
        return msgspec.structs.replace(self, **lists)

    def check(self, value: object) -> A:
        """The typed answer, from a typed value or its references. Raises IllegalAnswer."""
        raise NotImplementedError

    def plain(self, answer: A) -> Any:
        """The answer as it is saved and sent: a reference, a number or a list of references."""
        raise NotImplementedError

    def sample(self, rng: Random) -> A:
        """A random legal answer."""
        raise NotImplementedError

    def only(self) -> A | None:
        """The legal answer if there is only one; None if there is a choice."""
        raise NotImplementedError

    def wire(self) -> dict[str, Any]:
        """The question as plain data (docs/protocol.md): `type` is "choose", "some", "number", "amounts" or "order";
        `kind`, `about`, `secret` as above; `options` lists references; `lo` and `hi` are the least and most options or
        units, or the range; `limits` are the most units of each option (only "amounts").
        """
        raise NotImplementedError


class Choose(Question[T], Generic[T], frozen=True):
    """Choose one of `options`."""

    options: Sequence[T]

    def check(self, value: object) -> T:
        return _find(self, self.options, value)

    def plain(self, answer: T) -> str:
        return answer.ref

    def sample(self, rng: Random) -> T:
        return self.options[int(rng.random() * len(self.options))]

    def only(self) -> T | None:
        return self.options[0] if len(self.options) == 1 else None

    def wire(self) -> dict[str, Any]:
        return _wire(self, "choose", [o.ref for o in self.options], 1, 1)


class ChooseSome(Question[tuple[T, ...]], Generic[T], frozen=True):
    """Choose at least `lo` and at most `hi` different `options`; the answer keeps their order."""

    options: Sequence[T]
    lo: int
    hi: int

    def check(self, value: object) -> tuple[T, ...]:
        chosen = {id(_find(self, self.options, v)) for v in _several(self, value)}
        if len(chosen) != len(_several(self, value)) or not self.lo <= len(chosen) <= self.hi:
            raise IllegalAnswer(question=self.kind, value=shown(value))
        return tuple(o for o in self.options if id(o) in chosen)

    def plain(self, answer: tuple[T, ...]) -> list[str]:
        return [o.ref for o in answer]

    def sample(self, rng: Random) -> tuple[T, ...]:
        count = self.lo + int(rng.random() * (self.hi - self.lo + 1))
        picked = sorted(generator(rng).sample(range(len(self.options)), count))
        return tuple(self.options[i] for i in picked)

    def only(self) -> tuple[T, ...] | None:
        if self.hi == 0 or self.lo == len(self.options):
            return tuple(self.options[: self.hi])
        return None

    def wire(self) -> dict[str, Any]:
        return _wire(self, "some", [o.ref for o in self.options], self.lo, self.hi)


class Number(Question[int], frozen=True):
    """Choose a whole number from `lo` to `hi`."""

    lo: int
    hi: int

    def check(self, value: object) -> int:
        if isinstance(value, str) and WHOLE_NUMBER.fullmatch(value):
            value = int(value.removeprefix("number:"))
        found = whole(value)
        if found is None or not self.lo <= found <= self.hi:
            raise IllegalAnswer(question=self.kind, value=shown(value))
        return found

    def plain(self, answer: int) -> int:
        return answer

    def sample(self, rng: Random) -> int:
        return self.lo + int(rng.random() * (self.hi - self.lo + 1))

    def only(self) -> int | None:
        return self.lo if self.lo == self.hi else None

    def wire(self) -> dict[str, Any]:
        return _wire(self, "number", [], self.lo, self.hi)


class Amounts(Question[tuple[int, ...]], Generic[T], frozen=True):
    """Divide at least `lo` and at most `hi` units among `options`; option i takes at most `limits[i]`.

    The answer is the number of units of each option, in the order of `options`. As references, an option is repeated
    once for each of its units. Raises ValueError if no answer is legal.
    """

    options: Sequence[T]
    limits: Sequence[int]
    lo: int
    hi: int

    def __post_init__(self) -> None:
        if len(self.limits) != len(self.options) or min(self.limits, default=0) < 0 or not 0 <= self.lo <= self.most:
            raise ValueError(f"{self.kind}: {self.lo} to {self.hi} units do not fit the limits {self.limits}")

    @property
    def most(self) -> int:
        """The most units that can be divided."""
        return min(self.hi, sum(self.limits))

    def check(self, value: object) -> tuple[int, ...]:
        units = _read_units(value) or self._units(_several(self, value))
        within = len(units) == len(self.options) and all(
            0 <= some <= limit for some, limit in zip(units, self.limits, strict=True)
        )
        if not within or not self.lo <= sum(units) <= self.hi:
            raise IllegalAnswer(question=self.kind, value=shown(value))
        return units

    def plain(self, answer: tuple[int, ...]) -> list[str]:
        return [option.ref for option, units in zip(self.options, answer, strict=True) for _ in range(units)]

    def sample(self, rng: Random) -> tuple[int, ...]:
        units = [0] * len(self.options)
        for _ in range(self.lo + int(rng.random() * (self.most - self.lo + 1))):
            free = [i for i, limit in enumerate(self.limits) if units[i] < limit]
            units[free[int(rng.random() * len(free))]] += 1
        return tuple(units)

    def only(self) -> tuple[int, ...] | None:
        """A fixed total has only one division if all limits are reached or only one option takes units."""
        free = sum(limit > 0 for limit in self.limits)
        if self.lo != self.most or (0 < self.lo < sum(self.limits) and free > 1):
            return None
        return tuple(min(limit, self.lo) for limit in self.limits)

    def wire(self) -> dict[str, Any]:
        wire = _wire(self, "amounts", [o.ref for o in self.options], self.lo, self.most)
        return wire | {"limits": list(self.limits)}

    def _units(self, chosen: Sequence[object]) -> tuple[int, ...]:
        found = [_find(self, self.options, one) for one in chosen]
        return tuple(sum(one is option for one in found) for option in self.options)


class Order(Question[tuple[T, ...]], Generic[T], frozen=True):
    """Put all `items` in an order."""

    items: Sequence[T]

    def check(self, value: object) -> tuple[T, ...]:
        answer = tuple(_find(self, self.items, v) for v in _several(self, value))
        if len(answer) != len(self.items) or len({id(o) for o in answer}) != len(answer):
            raise IllegalAnswer(question=self.kind, value=shown(value))
        return answer

    def plain(self, answer: tuple[T, ...]) -> list[str]:
        return [o.ref for o in answer]

    def sample(self, rng: Random) -> tuple[T, ...]:
        return tuple(generator(rng).sample(list(self.items), len(self.items)))

    def only(self) -> tuple[T, ...] | None:
        return tuple(self.items) if len(self.items) < 2 else None

    def wire(self) -> dict[str, Any]:
        return _wire(self, "order", [o.ref for o in self.items], len(self.items), len(self.items))


def _find(question: Question[Any], options: Sequence[T], value: object) -> T:
    for option in options:
        if option is value:
            return option
    seat = None if isinstance(value, str) or hasattr(value, "ref") else whole(value)
    ref = SEATS[seat].ref if seat is not None and 0 <= seat < len(SEATS) else value
    for option in options:
        if isinstance(ref, str) and option.ref == ref:
            return option
    raise IllegalAnswer(question=question.kind, value=shown(value))


def _several(question: Question[Any], value: object) -> Sequence[object]:
    if isinstance(value, (list, tuple)):
        return value
    raise IllegalAnswer(question=question.kind, value=shown(value))


def _read_units(value: object) -> tuple[int, ...]:
    """The numbers of a typed answer to `Amounts`, a tuple of numbers that are not seats; empty if it is none."""
    if not isinstance(value, tuple):
        return ()
    units = [None if isinstance(one, Seat) else whole(one) for one in value]
    return tuple(one for one in units if one is not None) if None not in units else ()


def _wire(q: Question[Any], form: str, options: list[str], lo: int, hi: int) -> dict[str, Any]:
    return {"type": form, "kind": q.kind, "options": options, "lo": lo, "hi": hi, "about": q.about, "secret": q.secret}
