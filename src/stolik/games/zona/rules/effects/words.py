"""The words of Zona's effects: each is declared once, beside its rule. What declares a word says where it may stand
(`places`) and, if it happens or is paid, when it is possible.

    @effect("cure", places=REWARDS, possible=_has_trauma)
    def cure(do: Doing) -> Calls: ...

A word that is not resolved but read, such as what an item does in a test, is declared by the code that reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Literal

from stolik.content.effects import Word
from stolik.content.vocabulary import HIGHEST, Meaning, Role
from stolik.core.question import Seat
from stolik.games.zona.content.vocabulary import VOCABULARY
from stolik.games.zona.rules.effects.doing import Handler
from stolik.games.zona.rules.state import Zona

MONEY = 1000
"""The highest sum of roubles in an effect."""
Possible = Callable[[Zona, Seat, Word], bool]
"""Takes the scavenger and the word as it is written."""
Used = Literal["", "turn", "actions"]
"""When an item with a word may be used for it: not for it alone, at any time in the owner's turn, or only in its action
phase, because the turn goes on elsewhere or with somebody else.
"""


class Rule(Meaning, frozen=True, kw_only=True):
    """A word that happens: an effect, or a special rule (`special[name]`). It is `possible` if what it takes is there,
    and `idle` if it would change nothing.
    """

    does: Handler
    possible: Possible
    idle: Possible
    used: Used = ""


class Price(Meaning, frozen=True, kw_only=True):
    """A cost."""

    pays: Handler
    payable: Possible


class Count(Meaning, frozen=True, kw_only=True):
    """Something that is counted."""

    value: Callable[[Zona, Seat, Word], int]


RULES: dict[str, Rule] = {}
SPECIALS: dict[str, Rule] = {}
PAYMENTS: dict[str, Price] = {}
COUNTS: dict[str, Count] = {}
"""The declared words by name."""


def always(g: Zona, me: Seat, word: Word) -> bool:
    """Nothing stands in the way."""
    return True


def never(g: Zona, me: Seat, word: Word) -> bool:
    """It always changes something."""
    return False


def effect(
    name: str, *, places: Set[str], possible: Possible, idle: Possible = never, used: Used = "", tags: str = "",
    args: tuple[str, ...] = (), optional: int = 0, most: int = HIGHEST,
) -> Callable[[Handler], Handler]:  # fmt: skip
    """Declare a word that happens."""

    def declare(does: Handler) -> Handler:
        rule = Rule(
            name=name, role="effect", places=frozenset(places), tags=tags, args=args, optional=optional, most=most,
            does=does, possible=possible, idle=idle, used=used,
        )  # fmt: skip
        RULES[name] = VOCABULARY.add(rule)
        return does

    return declare


def special(
    name: str, *, places: Set[str], possible: Possible, idle: Possible = never, used: Used = ""
) -> Callable[[Handler], Handler]:
    """Declare a special rule that happens."""

    def declare(does: Handler) -> Handler:
        rule = Rule(
            name=name, role="special", places=frozenset(places), does=does, possible=possible, idle=idle, used=used
        )
        SPECIALS[name] = VOCABULARY.add(rule)
        return does

    return declare


def cost(
    name: str, *, places: Set[str], payable: Possible, tags: str = "", args: tuple[str, ...] = (), optional: int = 0,
    most: int = HIGHEST,
) -> Callable[[Handler], Handler]:  # fmt: skip
    """Declare a word that is paid."""

    def declare(pays: Handler) -> Handler:
        price = Price(
            name=name, role="cost", places=frozenset(places), tags=tags, args=args, optional=optional, most=most,
            pays=pays, payable=payable,
        )  # fmt: skip
        PAYMENTS[name] = VOCABULARY.add(price)
        return pays

    return declare


Value = Callable[[Zona, Seat, Word], int]


def count(name: str, *, places: Set[str], tags: str = "") -> Callable[[Value], Value]:
    """Declare a word that is counted."""

    def declare(value: Value) -> Value:
        COUNTS[name] = VOCABULARY.add(Count(name=name, role="count", places=frozenset(places), tags=tags, value=value))
        return value

    return declare


def feature(
    name: str, *, places: Set[str], tags: str = "", args: tuple[str, ...] = (), optional: int = 0, role: Role = "effect"
) -> str:
    """Declare a word that is read where it applies and never happens by itself. Returns its name."""
    VOCABULARY.add(Meaning(name=name, role=role, places=frozenset(places), tags=tags, args=args, optional=optional))
    return name


def standing(name: str, *places: str) -> str:
    """Declare a special rule that is read where it applies. Returns its name."""
    return feature(name, places=frozenset(places), role="special")


def less(word: Word) -> Word:
    """The same for a number that is one lower: what is left after a first one."""
    return Word(word.name, word.tags, (word.number - 1,))
