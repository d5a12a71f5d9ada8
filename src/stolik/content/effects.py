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
from typing import TYPE_CHECKING, Literal, NoReturn, TypeAlias, cast

from stolik.content.errors import BadEffect
from stolik.core.spelled import Spelled

Relation = Literal[">=", "<=", "=="]


class _Effect(Spelled):
    """Base of all parts of the language: a value that never changes. Equal effects have equal texts; the empty one, of
    which nothing happens, is false.
    """

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Effect:
        """The effect written in `text`, also the empty one."""
        return parse(text) if text else NOTHING


class Amount(_Effect):
    """`count` units of something."""

    __slots__ = ("count", "unit")
    __match_args__ = ("count", "unit")

    def __init__(self, count: int, unit: str) -> None:
        self.count, self.unit = count, unit
        super().__init__(f"{count}{unit}")


class Word(_Effect):
    """A word of the vocabulary. `args` holds numbers, effects and checks."""

    __slots__ = ("args", "checks", "effects", "name", "number", "numbers", "tags")
    __match_args__ = ("name", "tags", "args")

    def __init__(self, name: str, tags: tuple[str, ...] = (), args: tuple[Argument, ...] = ()) -> None:
        self.name, self.tags, self.args = name, tags, args
        self.numbers = tuple(arg for arg in args if isinstance(arg, int))
        self.number = next(iter(self.numbers), 1)
        """The first number among the arguments; 1 if there is none."""
        self.effects: tuple[Effect, ...] = tuple(arg for arg in args if not isinstance(arg, (int, Check)))
        """The effects, costs, counts and deeds among the arguments."""
        self.checks = tuple(arg for arg in args if isinstance(arg, Check))
        tagged = f"[{' '.join(tags)}]" if tags else ""
        super().__init__(name + tagged + (f"({', '.join(map(str, args))})" if args else ""))

    @property
    def counted(self) -> Word:
        """The first word among the arguments: the count of `per`, the deed of `done`."""
        return next(arg for arg in self.args if isinstance(arg, Word))


class _Several(_Effect):
    __slots__ = ("parts",)
    __match_args__ = ("parts",)
    SIGN = " "

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        self.parts = parts
        super().__init__(self.SIGN.join(_grouped(part, type(self)) for part in parts))


class All(_Several):
    """All parts, in this order."""

    __slots__ = ()


class AnyOf(_Several):
    """Any or all parts, in any order."""

    __slots__ = ()
    SIGN = " + "


class OneOf(_Several):
    """At most one of the parts."""

    __slots__ = ()
    SIGN = " / "


class Paid(_Effect):
    """`effect`, if `cost` is paid."""

    __slots__ = ("cost", "effect")
    __match_args__ = ("cost", "effect")

    def __init__(self, cost: Effect, effect: Effect) -> None:
        self.cost, self.effect = cost, effect
        super().__init__(f"{_grouped(cost, Paid)} -> {_grouped(effect, Paid)}")


class Check(Spelled):
    """Compares a count with a number."""

    __slots__ = ("count", "number", "relation")
    __match_args__ = ("count", "relation", "number")

    def __init__(self, count: Word, relation: Relation, number: int) -> None:
        self.count, self.relation, self.number = count, relation, number
        super().__init__(f"{count} {relation} {number}")

    @classmethod
    def read(cls, text: str) -> Check:
        """The check written in `text`."""
        return parse_check(text)

    def holds(self, value: int) -> bool:
        """Whether the comparison holds for `value`."""
        match self.relation:
            case ">=":
                return value >= self.number
            case "<=":
                return value <= self.number
            case "==":
                return value == self.number


if TYPE_CHECKING:
    Effect: TypeAlias = Amount | Word | All | AnyOf | OneOf | Paid
else:
    Effect = _Effect
"""An effect, a cost, a count or a deed. To mypy it is one of these forms, so that a match has to name them all; to
msgspec it is the class that reads them from text.
"""
Argument: TypeAlias = "Effect | Check | int"
"""What a word can take."""

_BINDS: dict[type[Spelled], int] = {OneOf: 0, AnyOf: 1, Paid: 2, All: 3}
_TOKEN = re.compile(r"\s*(?:(\d+)([A-Za-z]\w*)|(\d+)|([A-Za-z_]\w*)|(->|>=|<=|==|[][(),+/]))")


def _grouped(part: Effect, around: type[Spelled]) -> str:
    weaker = _BINDS.get(type(part), 9) <= _BINDS[around]
    return f"({part})" if weaker else str(part)


NOTHING = All(())
"""The effect that does nothing; its text is empty."""


@cache
def parse(text: str) -> Effect:
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

    def whole(self) -> Effect:
        effect = self.one_of()
        if self.token is not None:
            self.refuse(self.token[0].strip())
        return effect

    def one_of(self) -> Effect:
        parts = [self.any_of()]
        while self.take("/"):
            parts.append(self.any_of())
        return parts[0] if len(parts) == 1 else OneOf(tuple(parts))

    def any_of(self) -> Effect:
        parts = [self.paid()]
        while self.take("+"):
            parts.append(self.paid())
        return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))

    def paid(self) -> Effect:
        cost = self.all()
        return Paid(cost, self.paid()) if self.take("->") else cost

    def all(self) -> Effect:
        parts = [self.unit()]
        while self.token is not None and (self.sign() == "(" or not self.sign()):
            parts.append(self.unit())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def unit(self) -> Effect:
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

    def args(self) -> tuple[Argument, ...]:
        if not self.take("("):
            return ()
        args = [self.arg()]
        while self.take(","):
            args.append(self.arg())
        self.expect(")")
        return tuple(args)

    def arg(self) -> Argument:
        if self.token is not None and self.token[3]:
            return self.number()
        effect = self.one_of()
        relation = self.sign()
        if relation not in (">=", "<=", "=="):
            return effect
        if not isinstance(effect, Word):
            self.refuse(relation)
        self.advance()
        return Check(effect, cast(Relation, relation), self.number())

    def number(self) -> int:
        if self.token is None or not self.token[3]:
            self.refuse(self.token[0].strip() if self.token else self.text)
        number = int(self.token[3])
        self.advance()
        return number
