"""Doing: an effect being resolved, with the limits on where it may happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from stolik.content.effects import Effect, Word
from stolik.content.options import effect_option
from stolik.core.agenda import Call
from stolik.core.question import Choose, Named, Option, Seat
from stolik.core.table import Table
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit, at
from stolik.games.voidfall.rules.state import House, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import PASS, SECTORS, number_of


class Doing(NamedTuple):
    """A word being resolved for player `me` within `limit`. `must`: it may not be declined; `agreed`: the player has
    just chosen it; `by`: the reference of the card.
    """

    g: Voidfall
    t: Table
    me: Seat
    word: Word
    limit: Limit = NO_LIMIT
    must: bool = False
    by: str = ""
    agreed: bool = False

    @property
    def house(self) -> House:
        """The player's House."""
        return self.g.houses[self.me]

    def allowed(self, places: Iterable[Named]) -> list[Named]:
        """The `places` at which this effect may happen."""
        if not self.limit:
            return list(places)
        return [place for place in places if self.limit.allows(self.g, place.ref)]

    def choose(self, kind: str, options: Sequence[Offered], *, sure: bool = False) -> Offered | None:
        """One of `options`; None if there is none or the player declines (every effect may be declined). A single
        option is taken without asking if the player has agreed to the effect or is `sure` to want it.
        """
        if not options or (len(options) == 1 and (self.must or self.agreed or sure)):
            return options[0] if options else None
        offered: tuple[Offered | Named, ...] = tuple(options) if self.must else (*options, PASS)
        chosen = self.t.ask(self.me, Choose(kind, offered, about=self.by))
        return next((option for option in options if option is chosen), None)

    def one(self, kind: str, options: Sequence[Offered]) -> Offered:
        """One of `options`, of which there is at least one; this may not be declined."""
        chosen = self._replace(must=True).choose(kind, options)
        assert chosen is not None
        return chosen

    def place(self, kind: str, places: Iterable[Named], *, sure: bool = False) -> Named | None:
        """One of the places at which this effect may happen."""
        chosen = self.choose(kind, self.allowed(places), sure=sure)
        if chosen is not None and self.limit.fresh:
            self.g.turn.touched += (chosen.ref,)
        return chosen

    def sector(self, kind: str, sectors: Iterable[int], *, sure: bool = False) -> int | None:
        """One of the sectors in which this effect may happen."""
        chosen = self.place(kind, [SECTORS[index] for index in sectors], sure=sure)
        return None if chosen is None else number_of(chosen)

    def pay_sector(self, kind: str, sectors: Iterable[int]) -> int:
        """The sector in which a cost is paid; `turn.where` keeps it."""
        index = self._replace(must=True).sector(kind, sectors)
        assert index is not None
        self.g.turn.where = SECTORS[index].ref
        return index

    def target(self, sectors: Iterable[int]) -> int | None:
        """The sector that something is placed in, which may not be declined. The question says what is placed."""
        return self._replace(must=True, by=effect_option(self.word).ref).sector("place_in", sectors)

    def again(self, effect: Effect, limit: Limit | None = None) -> Call:
        """A call that resolves another effect, within the same limits unless others are given."""
        limit = self.limit if limit is None else limit
        return resolve_call(self.me, effect, limit, self.must, self.by, agreed=self.agreed)


Offered = TypeVar("Offered", bound=Option)
Calls = tuple[Call, ...]
Handler = Callable[[Doing], Calls]
"""Does what a word says; returns the calls to resolve right after it."""


def resolve_call(
    who: Seat, effect: Effect, limit: Limit = NO_LIMIT, must: bool = False, by: str = "", *, agreed: bool = False
) -> Call:
    """A call that resolves an effect."""
    return Step.RESOLVE(effect=effect, who=who, limit=limit, must=must, by=by, agreed=agreed)


def in_sector(index: int) -> Limit:
    """The limit to one sector."""
    return at(SECTORS[index].ref)
