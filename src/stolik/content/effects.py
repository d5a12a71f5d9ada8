"""The effect language: what a card does, written on one line, such as `1C 1E -> agenda + move_corruption`.

    2E                 two units of something: the units are the game's (resources, points)
    guild[F]           a word of the game's vocabulary, with tags
    activate(2)        a word with arguments: numbers, effects, counts or checks
    1C 1S              all of these, in this order
    agenda + trade     any or all of these, in any order; each may be declined
    invade / regroup   at most one of these
    2E -> activate(2)  pay what is on the left for what is on the right
    when(guilds[S] >= 2, trade)    a check compares a count with a number

`/` binds weakest, then `+`, then `->`; parentheses group. `str` of an effect is its text in this notation.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NoReturn

import msgspec

from stolik.content.errors import BadEffect


class Effect(msgspec.Struct, frozen=True):
    """Base of all parts of the language."""


class Amount(Effect, frozen=True):
    """`count` units of something."""

    count: int
    unit: str

    def __str__(self) -> str:
        return f"{self.count}{self.unit}"


class Word(Effect, frozen=True):
    """A word of the vocabulary. `args` holds numbers, effects and checks."""

    name: str
    tags: tuple[str, ...] = ()
    args: tuple[Any, ...] = ()

    @property
    def number(self) -> int:
        """The first number among the arguments; 1 if there is none."""
        return next((arg for arg in self.args if isinstance(arg, int)), 1)

    def __str__(self) -> str:
        tags = f"[{' '.join(self.tags)}]" if self.tags else ""
        args = f"({', '.join(map(str, self.args))})" if self.args else ""
        return self.name + tags + args


class All(Effect, frozen=True):
    """All parts, in this order."""

    parts: tuple[Any, ...]

    def __str__(self) -> str:
        return " ".join(_grouped(part, All) for part in self.parts)


class AnyOf(Effect, frozen=True):
    """Any or all parts, in any order."""

    parts: tuple[Any, ...]

    def __str__(self) -> str:
        return " + ".join(_grouped(part, AnyOf) for part in self.parts)


class OneOf(Effect, frozen=True):
    """At most one of the parts."""

    parts: tuple[Any, ...]

    def __str__(self) -> str:
        return " / ".join(_grouped(part, OneOf) for part in self.parts)


class Paid(Effect, frozen=True):
    """`effect`, if `cost` is paid."""

    cost: Any
    effect: Any

    def __str__(self) -> str:
        return f"{_grouped(self.cost, Paid)} -> {_grouped(self.effect, Paid)}"


class Check(Effect, frozen=True):
    """Compares a count with a number. `relation` is `>=`, `<=` or `==`."""

    count: Word
    relation: str
    number: int

    def __str__(self) -> str:
        return f"{self.count} {self.relation} {self.number}"

    def holds(self, value: int) -> bool:
        """Whether the comparison holds for `value`."""
        if self.relation == ">=":
            return value >= self.number
        if self.relation == "<=":
            return value <= self.number
        return value == self.number


_BINDS: dict[Any, int] = {OneOf: 0, AnyOf: 1, Paid: 2, All: 3}
_TOKEN = re.compile(r"\s*(?:(\d+)([A-Za-z]\w*)|(\d+)|([A-Za-z_]\w*)|(->|>=|<=|==|[][(),+/]))")


@cache
def parse(text: str) -> Any:
    """The effect written in `text`. Raises BadEffect, naming the place, if it cannot be read."""
    return _Parser(text).whole()


@cache
def parse_check(text: str) -> Check:
    """The check written in `text`, such as `pop >= 4`. Raises BadEffect if it cannot be read."""
    parser = _Parser(text)
    check = parser.arg()
    if parser.token is not None or not isinstance(check, Check):
        parser.refuse(text)
    return check


@cache
def slug(text: str) -> str:
    """A short name for an effect made of letters, digits and underscores: `guild[F] / 2C` is `guild_f_or_2c`."""
    for sign, word in (("->", " for "), ("+", " and "), ("/", " or "), (">=", " least "), ("<=", " most ")):
        text = text.replace(sign, word)
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")


def _grouped(part: Any, around: type[Effect]) -> str:
    weaker = _BINDS.get(type(part), 9) <= _BINDS[around]
    return f"({part})" if weaker else str(part)


class _Parser:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.token: re.Match[str] | None = None
        self.advance()

    def advance(self) -> None:
        if self.token is not None:
            self.at = self.token.end()
        self.token = _TOKEN.match(self.text, self.at)
        if self.token is None and self.text[self.at :].strip():
            self.refuse(self.text[self.at :].split()[0])

    def refuse(self, word: str) -> NoReturn:
        raise BadEffect(reason="syntax", word=word, text=self.text)

    def sign(self) -> str:
        return (self.token and self.token[5]) or ""

    def take(self, sign: str) -> bool:
        if self.sign() != sign:
            return False
        self.advance()
        return True

    def expect(self, sign: str) -> None:
        if not self.take(sign):
            self.refuse(self.token[0].strip() if self.token else sign)

    def whole(self) -> Any:
        effect = self.one_of()
        if self.token is not None:
            self.refuse(self.token[0].strip())
        return effect

    def one_of(self) -> Any:
        parts = [self.any_of()]
        while self.take("/"):
            parts.append(self.any_of())
        return parts[0] if len(parts) == 1 else OneOf(tuple(parts))

    def any_of(self) -> Any:
        parts = [self.paid()]
        while self.take("+"):
            parts.append(self.paid())
        return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))

    def paid(self) -> Any:
        cost = self.all()
        return Paid(cost, self.paid()) if self.take("->") else cost

    def all(self) -> Any:
        parts = [self.unit()]
        while self.token is not None and (self.sign() == "(" or not self.sign()):
            parts.append(self.unit())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def unit(self) -> Any:
        token = self.token
        if token is None:
            self.refuse(self.text)
        if self.take("("):
            effect = self.one_of()
            self.expect(")")
            return effect
        if token[1]:
            self.advance()
            return Amount(int(token[1]), token[2])
        if not token[4]:
            self.refuse(token[0].strip())
        self.advance()
        return Word(token[4], self.tags(), self.args())

    def tags(self) -> tuple[str, ...]:
        if not self.take("["):
            return ()
        tags = []
        while not self.take("]"):
            if self.token is None or not (self.token[4] or self.token[3]):
                self.refuse("[")
            tags.append(self.token[4] or self.token[3])
            self.advance()
        return tuple(tags)

    def args(self) -> tuple[Any, ...]:
        if not self.take("("):
            return ()
        args = [self.arg()]
        while self.take(","):
            args.append(self.arg())
        self.expect(")")
        return tuple(args)

    def arg(self) -> Any:
        if self.token is not None and self.token[3]:
            return self.number()
        effect = self.one_of()
        relation = self.sign()
        if relation not in (">=", "<=", "=="):
            return effect
        if not isinstance(effect, Word):
            self.refuse(relation)
        self.advance()
        return Check(effect, relation, self.number())

    def number(self) -> int:
        if self.token is None or not self.token[3]:
            self.refuse(self.token[0].strip() if self.token else self.text)
        number = int(self.token[3])
        self.advance()
        return number
