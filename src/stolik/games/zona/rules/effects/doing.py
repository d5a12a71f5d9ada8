"""Doing: a word of an effect that is being resolved for a scavenger."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from stolik.content.effects import Effect, Word
from stolik.core.agenda import Call
from stolik.core.question import Choose, Option, Seat
from stolik.core.table import Table
from stolik.games.zona.rules.course.scenes import title
from stolik.games.zona.rules.state import Scavenger, Zona
from stolik.games.zona.rules.steps import Step

T = TypeVar("T", bound=Option)


class Doing(msgspec.Struct, frozen=True):
    """A word being resolved for player `me`; `by` is the reference of the card, `source` its kind: "event", "area",
    "threat", "item", "rumour" or the like.
    """

    g: Zona
    t: Table
    me: Seat
    word: Word
    by: str = ""
    source: str = ""

    @property
    def scavenger(self) -> Scavenger:
        """The player's scavenger."""
        return self.g.scavengers[self.me]

    def choose(self, kind: str, options: Sequence[T]) -> T:
        """One of the options; a single one is taken without asking."""
        if len(options) == 1:
            return options[0]
        return self.t.ask(self.me, Choose(kind, tuple(options), about=title(self.g, self.by)))

    def again(self, effect: Effect, who: Seat | None = None) -> Call:
        """A call that resolves another effect of the same card."""
        return resolve_call(self.me if who is None else who, effect, self.by, self.source)


Calls = tuple[Call, ...]
Handler = Callable[[Doing], Calls]
"""Does what a word says; returns the calls to resolve right after it."""


def resolve_call(who: Seat, effect: Effect, by: str = "", source: str = "") -> Call:
    """A call that resolves an effect."""
    return Step.RESOLVE(effect=effect, who=who, by=by, source=source)
