"""Why a number is what it is, and what would happen: answers to a person's question about a thing on the table.

They are computed in a world drawn for the person's seat, so they follow from what it knows.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from stolik.core.explain import Say
from stolik.core.log import LogEntry


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a sum: how much comes from the thing `by` (a reference), or from what `said` says. It is `times`
    equal shares: 6 with `times` 3 is 3 × 2. `note` says more about it.
    """

    n: int
    by: str = ""
    times: int = 1
    said: Say | None = None
    note: Say | None = None


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number: what it is, its value and the lines that add up to it. `note` says what the lines do not."""

    of: Say
    n: int
    parts: tuple[Part, ...] = ()
    note: Say | None = None


class Foreseen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would happen: a sentence that sums it up, and the log lines it would write. `cost` says that it is a lasting
    cost of the answer: people read it first, above the button.
    """

    of: Say
    log: tuple[LogEntry, ...] = ()
    cost: bool = False


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to "why?" about a thing: sentences, numbers, what would happen. Empty if there is nothing to say."""

    says: tuple[Say, ...] = ()
    sums: tuple[Sum, ...] = ()
    foreseen: tuple[Foreseen, ...] = ()


NOTHING = Why()


def added(of: Say, parts: Iterable[Part], note: Say | None = None) -> Sum:
    """The sum of its parts."""
    lines = tuple(parts)
    return Sum(of, sum(part.n for part in lines), lines, note)
