"""The vocabulary of a game's effects: its words, and the tags and arguments each takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NoReturn

import msgspec

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.content.errors import BadEffect

Role = Literal["effect", "cost", "count"]
"""What a text stands for: something that happens, something that is paid, or a number that is counted."""


class Meaning(msgspec.Struct, frozen=True):
    """What a word takes: any of `tags`; arguments of these kinds ("number", "check" or a role), the last `optional` of
    which may be left out.
    """

    tags: frozenset[str] = frozenset()
    args: tuple[str, ...] = ()
    optional: int = 0


def word(*tags: str, args: tuple[str, ...] = (), optional: int = 0) -> Meaning:
    """The meaning of a word with these tags and arguments."""
    return Meaning(frozenset(tags), args, optional)


PLAIN = word()
NUMBER = word(args=("number",))
MAYBE_NUMBER = word(args=("number",), optional=1)
EFFECT = word(args=("effect",))


class Vocabulary(msgspec.Struct, frozen=True):
    """The words of each role, and the units that an amount may have there."""

    words: Mapping[str, Mapping[str, Meaning]]
    units: Mapping[str, frozenset[str]]

    def check(self, effect: Any, role: str) -> None:
        """Raises BadEffect if `effect` uses something that this role does not have."""
        match effect:
            case Amount(_, unit):
                if unit not in self.units.get(role, ()):
                    self._refuse("unit", effect, effect, legal=sorted(self.units.get(role, ())))
            case All(parts) | AnyOf(parts) | OneOf(parts):
                for part in parts:
                    self.check(part, role)
            case Paid(cost, gain):
                self.check(cost, "cost")
                self.check(gain, "effect")
            case Word():
                self._check_word(effect, role)
            case _:
                self._refuse("syntax", effect, effect)

    def _check_word(self, word: Word, role: str) -> None:
        known = self.words.get(role, {})
        meaning = known.get(word.name)
        if meaning is None:
            self._refuse("word", word, word.name, legal=sorted(known))
        for tag in word.tags:
            if tag not in meaning.tags and "*" not in meaning.tags:
                self._refuse("tag", word, tag, legal=sorted(meaning.tags))
        if not len(meaning.args) - meaning.optional <= len(word.args) <= len(meaning.args):
            self._refuse("arguments", word, word.name, legal=list(meaning.args))
        for arg, kind in zip(word.args, meaning.args, strict=False):
            self._check_arg(word, arg, kind)

    def _check_arg(self, word: Word, arg: Any, kind: str) -> None:
        if kind == "number" or isinstance(arg, int):
            if kind != "number" or not isinstance(arg, int):
                self._refuse("arguments", word, arg, legal=[kind])
        elif kind == "check":
            if not isinstance(arg, Check):
                self._refuse("arguments", word, arg, legal=[kind])
            self.check(arg.count, "count")
        else:
            self.check(arg, kind)

    def _refuse(self, reason: str, where: Effect, word: object, legal: list[str] | None = None) -> NoReturn:
        raise BadEffect(reason=reason, word=str(word), text=str(where), legal=", ".join(legal or []))
