"""The words of Voidfall's effects. Each is declared once, beside its rule, and is in the vocabulary from then on:

    @effect("trade", places=ANY_TIME, possible=_any_left)
    def trade(do: Doing) -> Calls: ...

A word without places or without a test of whether it is possible cannot be declared; one that is always possible says
`possible=always`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from stolik.content.effects import Word
from stolik.content.errors import BadWord
from stolik.content.vocabulary import Meaning
from stolik.games.voidfall.content.vocabulary import (
    ACTION,
    AGENDA,
    CRISIS,
    EVENT,
    OBJECTIVE,
    PUT,
    RULE,
    SECTOR,
    STANDING,
    VOCABULARY,
)
from stolik.games.voidfall.rules.state import Deed, Sector, Voidfall

if TYPE_CHECKING:
    from stolik.games.voidfall.rules.effects.doing import Calls, Doing
    from stolik.games.voidfall.rules.effects.limits import Limit

ANY_TIME = frozenset({ACTION, EVENT, OBJECTIVE})
"""Where effects stand that can be done at any time."""
COUNTED = frozenset({ACTION, EVENT, OBJECTIVE, AGENDA, CRISIS})
"""Where what a player has can be counted at any time."""
PAID = frozenset({ACTION, EVENT, CRISIS})
"""Where something has a price."""

Handler = Callable[["Doing"], "Calls"]
"""Does what a word says, or pays it; returns the calls to resolve right after it."""
Possible = Callable[[Voidfall, int, Word, "Limit"], bool]
"""Whether a word would do anything for a player, at the places a limit allows."""
Counter = Callable[[Voidfall, int, Word], int]
SectorCounter = Callable[[Voidfall, Sector, Word], int]
DeedCounter = Callable[[Voidfall, Deed, Word], int]
NO_END = 99
"""More than any effect can happen."""


def always(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    """It can always happen, or it does no harm that it cannot."""
    return True


def endless(g: Voidfall, me: int, word: Word) -> int:
    """It can happen again without a new place or piece."""
    return NO_END


def harmless(word: Word) -> bool:
    """It asks nothing and cannot hurt."""
    return True


def _asks(word: Word) -> bool:
    return False


class Put(NamedTuple):
    """How `place` puts a thing into a sector: whether the sector can take it, and doing it."""

    fits: Callable[[Voidfall, Sector], bool]
    puts: Callable[[Doing, int, Word], None]


class EffectWord(Meaning, frozen=True, kw_only=True):
    """An effect. `does` is None if other code reads the word; `inner` is the limit for the effect that a word is about;
    `room` is how often it can happen if each time needs a new place or piece; `plain`: it is resolved without asking
    for an order.
    """

    possible: Possible
    does: Handler | None = None
    inner: Callable[[Voidfall, Word, Limit], Limit] | None = None
    room: Counter = endless
    plain: Callable[[Word], bool] = _asks
    put: Put | None = None
    where_paid: bool = False
    """Whether it refers to the place where a cost was paid."""


class Bill(NamedTuple):
    """A whole cost: the resources left once those named by type are paid, and its words."""

    spare: Sequence[int]
    words: Sequence[Word]

    def units(self, name: str) -> int:
        """How much of something the cost asks for in all."""
        return sum([word.number for word in self.words if word.name == name])


class CostWord(Meaning, frozen=True, kw_only=True):
    """A part of a cost: whether a player can pay it together with all other parts of the bill, and paying it."""

    payable: Callable[[Voidfall, int, Word, Bill], bool]
    pay: Handler
    in_sector: bool = False
    """Whether it is paid in a sector, to which an effect may refer."""


class CountWord(Meaning, frozen=True, kw_only=True):
    """A count: of what a player has, of what is in one sector, of a deed just done."""

    value: Counter | None
    inside: SectorCounter | None
    after: DeedCounter | None


class DeedWord(Meaning, frozen=True, kw_only=True):
    """Something that a player may have done, as a Crisis names it."""

    def matches(self, deed: Deed, word: Word) -> bool:
        """Whether a deed is what a word of this name asks for."""
        return deed.name == self.name and (not word.tags or any(tag in deed.tags for tag in word.tags))


class SpecialWord(Meaning, frozen=True, kw_only=True):
    """A rule of its own. `does` is None if it is a standing rule, which the rules that it changes look up."""

    does: Handler | None = None


EFFECTS: dict[str, EffectWord] = {}
COSTS: dict[str, CostWord] = {}
COUNTS: dict[str, CountWord] = {}
DEEDS: dict[str, DeedWord] = {}
SPECIALS: dict[str, SpecialWord] = {}
"""The declared words of each role, by name."""


def effect(
    name: str,
    *,
    places: Iterable[str],
    possible: Possible,
    tags: str = "",
    args: tuple[str, ...] = (),
    optional: int = 0,
    least: int = 1,
    inner: Callable[[Voidfall, Word, Limit], Limit] | None = None,
    room: Counter = endless,
    plain: Callable[[Word], bool] = _asks,
    put: Put | None = None,
    where_paid: bool = False,
) -> Callable[[Handler], Handler]:
    """Declare the decorated function as what an effect does."""

    def declare(does: Handler) -> Handler:
        word = EffectWord(
            name=name, role="effect", places=frozenset(places), tags=tags, args=args, optional=optional,
            least=least, possible=possible, does=does, inner=inner, room=room, plain=plain, put=put,
            where_paid=where_paid,
        )  # fmt: skip
        _declare_effect(word)
        return does

    return declare


def read_here(name: str, *, places: Iterable[str], args: tuple[str, ...] = (), put: Put | None = None) -> EffectWord:
    """Declare a word of effects that is never resolved by itself; the code that declares it reads it."""
    word = EffectWord(name=name, role="effect", places=frozenset(places), args=args, possible=always, put=put)
    _declare_effect(word)
    return word


def _declare_effect(word: EffectWord) -> None:
    if (PUT in word.places) != (word.put is not None):
        raise BadWord(reason="place", word=word.name, role=word.role, place=PUT)
    EFFECTS[word.name] = VOCABULARY.add(word)


def cost(
    name: str,
    *,
    places: Iterable[str],
    payable: Callable[[Voidfall, int, Word, Bill], bool],
    tags: str = "",
    args: tuple[str, ...] = (),
    optional: int = 0,
    in_sector: bool = False,
) -> Callable[[Handler], Handler]:
    """Declare the decorated function as how a part of a cost is paid."""

    def declare(pay: Handler) -> Handler:
        word = CostWord(
            name=name, role="cost", places=frozenset(places), tags=tags, args=args, optional=optional, payable=payable,
            pay=pay, in_sector=in_sector,
        )  # fmt: skip
        COSTS[name] = VOCABULARY.add(word)
        return pay

    return declare


def count(
    name: str,
    *,
    places: Iterable[str],
    tags: str = "",
    args: tuple[str, ...] = (),
    optional: int = 0,
    value: Counter | None = None,
    inside: SectorCounter | None = None,
    after: DeedCounter | None = None,
) -> None:
    """Declare a count by how it is counted where it may stand: `inside` a sector, `after` a deed, else its `value`."""
    found = frozenset(places)
    counted = {SECTOR: inside, CRISIS: after or value}
    for place in found | {SECTOR} if inside else found:
        if (counted.get(place, value) is None) or (place == SECTOR and SECTOR not in found):
            raise BadWord(reason="place", word=name, role="count", place=place)
    COUNTS[name] = VOCABULARY.add(
        CountWord(
            name=name, role="count", places=found, tags=tags, args=args, optional=optional, value=value, inside=inside,
            after=after,
        )
    )  # fmt: skip


def deed(name: str, tags: str = "") -> DeedWord:
    """Declare a deed, which the rules then note."""
    DEEDS[name] = VOCABULARY.add(DeedWord(name=name, role="deed", places=frozenset({CRISIS}), tags=tags))
    return DEEDS[name]


def standing(name: str) -> SpecialWord:
    """Declare a rule that an event changes for its Cycle."""
    SPECIALS[name] = VOCABULARY.add(SpecialWord(name=name, role="special", places=frozenset({STANDING})))
    return SPECIALS[name]


def special(name: str, *, places: Iterable[str] = (RULE,)) -> Callable[[Handler], Handler]:
    """Declare the decorated function as a rule of its own."""

    def declare(does: Handler) -> Handler:
        SPECIALS[name] = VOCABULARY.add(SpecialWord(name=name, role="special", places=frozenset(places), does=does))
        return does

    return declare
