"""The vocabulary of a game's effects: each word once, with the tags and arguments it takes and where it may stand. The
rules of a word are declared with it (`games/<id>/rules/effects/words.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, NoReturn, TypeVar

import msgspec

from stolik.content.effects import All, Amount, AnyOf, Argument, Check, Effect, OneOf, Paid, Word, parse, parse_check
from stolik.content.errors import BadEffect, BadWord

Role = Literal["effect", "cost", "count", "deed", "special"]
"""What a text stands for: something that happens, something that is paid, a number that is counted, something that a
player may have done, or a rule of its own that a tag names: `special[fly]`.
"""
ROLES: tuple[Role, ...] = ("effect", "cost", "count", "deed", "special")
TextRole = Literal[Role, "check"]
LONGEST, DEEPEST = 500, 12
"""The most characters in a text, and the most brackets open at a time."""
HIGHEST = 20
"""The highest number in an effect, except for words that say otherwise."""
HERE = "here"
SPECIAL = "special"
"""The word whose tags are words of the role "special"."""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where texts stand that the rules read in one way, such as the objectives of Agendas. By role: the units that an
    amount may have there, and the signs (`/`, `+`, `->`). `within` is the place of an effect in a word or after `->`
    there, if that is another one.
    """

    about: str
    within: str = ""
    units: Mapping[Role, frozenset[str]] = {}
    signs: Mapping[Role, frozenset[str]] = {}
    most: int = HIGHEST
    """The highest amount."""


class Meaning(msgspec.Struct, frozen=True, kw_only=True):
    """What a word takes and where it may stand.

    `tags` lists the forms of its tags: `colour threat+ no_fleeing?` is one tag of the kind `colour`, one or more of the
    kind `threat` and perhaps `no_fleeing`; `resource*` is any number of resources, `/` separates alternatives. `args`
    are the kinds of its arguments ("number", "check" or a role; `effect:event` is an effect of the place `event`,
    `effect:here` one of the same place, whatever is `within` it), the last `optional` of which may be left out. `least`
    and `most` are its lowest and highest number.
    """

    name: str
    role: Role
    places: frozenset[str]
    tags: str = ""
    args: tuple[str, ...] = ()
    optional: int = 0
    least: int = 1
    most: int = HIGHEST


M = TypeVar("M", bound=Meaning)


class Vocabulary:
    """The words of a game. `kinds` are the kinds of tags; a tag of no kind is a kind of its own."""

    def __init__(self, kinds: Mapping[str, Sequence[str]], places: Mapping[str, Place]) -> None:
        self.kinds = kinds
        self.places = places
        self.words: dict[Role, dict[str, Meaning]] = {role: {} for role in ROLES}

    def add(self, meaning: M) -> M:
        """Declare a word. Raises BadWord if it is there already, or if it names no place, or a place or a kind of
        argument that does not exist.
        """
        name, known = meaning.name, self.words[meaning.role]
        if name in known:
            raise BadWord(reason="twice", word=name, role=meaning.role)
        if not meaning.places or not meaning.places <= self.places.keys():
            wrong = ", ".join(sorted(meaning.places - self.places.keys()))
            raise BadWord(reason="place", word=name, role=meaning.role, place=wrong)
        for kind in meaning.args:
            role, _, place = kind.partition(":")
            if role not in (*ROLES, "number", "check") or (place and place not in (*self.places, HERE)):
                raise BadWord(reason="argument", word=name, role=meaning.role, argument=kind)
        known[name] = meaning
        return meaning

    def tags(self, meaning: Meaning) -> frozenset[str]:
        """Every tag that a word may have."""
        return frozenset(tag for form in _forms(meaning.tags) for kind, _ in form for tag in self._of_kind(kind))

    def check_text(self, text: str, role: TextRole, place: str) -> None:
        """Raises BadEffect if a text cannot be read, is too long or too deep, or uses something that does not exist in
        this role and place.
        """
        check_size(text)
        self.check_said(parse_check(text) if role == "check" else parse(text), role, place)

    def check_said(self, node: Effect | Check, role: TextRole, place: str) -> None:
        """The same for a text that has been read."""
        if isinstance(node, Check):
            self.check_check(node, place)
        elif role != "check":
            self.check(node, role, place)

    def check(self, node: Effect, role: Role, place: str) -> None:
        """Raises BadEffect if `node` uses something that does not exist in this role and place."""
        match node:
            case Amount(count, unit):
                legal = self.places[place].units.get(role, frozenset())
                if unit not in legal:
                    _refuse("unit", node, str(node), sorted(legal))
                _check_number(node, count, self.places[place].most)
            case All(parts):
                if role not in ("effect", "cost"):
                    _refuse("place", node, "a b", [])
                for part in parts:
                    self.check(part, role, place)
            case AnyOf(parts) | OneOf(parts):
                self._check_sign(node, role, place)
                for part in parts:
                    self.check(part, role, place)
            case Paid(cost, gain):
                self._check_sign(node, role, place)
                self.check(cost, "cost", place)
                self.check(gain, "effect", self.places[place].within or place)
            case Word():
                self._check_word(node, role, place)

    def meant_in(self, role: Role, place: str) -> list[Meaning]:
        """The words of a role that may stand in a place, by name."""
        return [meaning for _, meaning in sorted(self.words[role].items()) if place in meaning.places]

    def _of_kind(self, kind: str) -> Sequence[str]:
        return self.kinds.get(kind, (kind,))

    def _check_sign(self, node: AnyOf | OneOf | Paid, role: Role, place: str) -> None:
        legal = self.places[place].signs.get(role, frozenset())
        sign = SIGNS[type(node)]
        if sign not in legal:
            _refuse("place", node, sign, sorted(legal))

    def _check_word(self, word: Word, role: Role, place: str) -> None:
        meaning = self.words[role].get(word.name)
        if meaning is None:
            _refuse("word", word, word.name, sorted(self.words[role]))
        if place not in meaning.places:
            _refuse("place", word, word.name, [one.name for one in self.meant_in(role, place)])
        self._check_tags(word, meaning, place)
        if not len(meaning.args) - meaning.optional <= len(word.args) <= len(meaning.args):
            _refuse("arguments", word, word.name, list(meaning.args))
        for arg, kind in zip(word.args, meaning.args, strict=False):
            self._check_arg(word, arg, kind, place, meaning)

    def _check_tags(self, word: Word, meaning: Meaning, place: str) -> None:
        if word.name == SPECIAL:
            rules = [one.name for one in self.meant_in("special", place)]
            if wrong := [tag for tag in word.tags or ("",) if tag not in rules]:
                _refuse("special", word, wrong[0], rules)
            return
        tags = self.tags(meaning)
        if wrong := [tag for tag in word.tags if tag not in tags]:
            _refuse("tag", word, wrong[0], sorted(tags))
        if not self._fits(word, meaning):
            _refuse("shape", word, str(word), [f"{meaning.name}[{form.strip()}]" for form in meaning.tags.split("/")])

    def _fits(self, word: Word, meaning: Meaning) -> bool:
        """Whether the tags of a word have one of its forms, in any order; the same tag is not there twice."""
        return len({*word.tags}) == len(word.tags) and any(
            all(least <= sum(tag in self._of_kind(kind) for tag in word.tags) <= most for kind, (least, most) in form)
            and all(any(tag in self._of_kind(kind) for kind, _ in form) for tag in word.tags)
            for form in _forms(meaning.tags)
        )

    def _check_arg(self, word: Word, arg: Argument, kind: str, place: str, meaning: Meaning) -> None:
        if isinstance(arg, int):
            if kind != "number":
                _refuse("arguments", word, str(arg), [kind])
            _check_number(word, arg, meaning.most, meaning.least)
        elif isinstance(arg, Check):
            sort, _, inside = kind.partition(":")
            if sort != "check":
                _refuse("arguments", word, str(arg), [kind])
            self.check_check(arg, inside or place)
        else:
            role, _, inside = kind.partition(":")
            if role not in ROLES:
                _refuse("arguments", word, str(arg), [kind])
            there = inside or (role == "effect" and self.places[place].within)
            self.check(arg, role, place if inside == HERE else there or place)

    def check_check(self, check: Check, place: str) -> None:
        """Raises BadEffect if a check counts something that cannot be counted in this place."""
        self._check_word(check.count, "count", place)
        most = max(HIGHEST, self.words["count"][check.count.name].most)
        if not 0 <= check.number <= most:
            _refuse("number", check, str(check.number), [f"0-{most}"])


SIGNS: Mapping[type, str] = {AnyOf: "+", OneOf: "/", Paid: "->"}
_TIMES = {"": (1, 1), "?": (0, 1), "+": (1, 99), "*": (0, 99)}
_FORM = re.compile(r"(\w+)([?+*]?)")


@cache
def _forms(tags: str) -> tuple[tuple[tuple[str, tuple[int, int]], ...], ...]:
    """The forms of some tags: each a kind with how often at least and at most."""
    return tuple(tuple((kind, _TIMES[often]) for kind, often in _FORM.findall(form)) for form in tags.split("/"))


def parts(vocabulary: Vocabulary, node: Effect, role: Role = "effect") -> Iterator[tuple[Role, Effect]]:
    """`node` and everything in it that can be chosen, each with its role ("effect" or "cost"): the sides of `/` and
    `+`, both sides of `->`, effects within words.
    """
    yield role, node
    match node:
        case All(inner) | AnyOf(inner) | OneOf(inner):
            for part in inner:
                yield from parts(vocabulary, part, role)
        case Paid(cost, gain):
            yield from parts(vocabulary, cost, "cost")
            yield from parts(vocabulary, gain, "effect")
        case Word():
            for arg, within in arguments(vocabulary, node, role):
                if within in ("effect", "cost"):
                    yield from parts(vocabulary, arg, within)


def arguments(vocabulary: Vocabulary, word: Word, role: Role) -> Iterator[tuple[Effect, Role]]:
    """The effects, costs, counts and deeds among the arguments of a word, each with its role."""
    for arg, kind in zip(word.args, vocabulary.words[role][word.name].args, strict=False):
        within = kind.partition(":")[0]
        if not isinstance(arg, (int, Check)):
            yield arg, next(one for one in ROLES if one == within)


def check_size(text: str) -> None:
    """Raises BadEffect if a text is too long or too deep to be read."""
    deepest = depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        deepest = max(deepest, depth)
    if len(text) > LONGEST or deepest > DEEPEST or text.count("->") > DEEPEST:
        raise BadEffect(reason="size", word=text[:40], text=text[:40], legal=f"{LONGEST} / {DEEPEST}")


def _check_number(node: Effect | Check, number: int, most: int, least: int = 1) -> None:
    if not least <= number <= most:
        _refuse("number", node, str(number), [f"{least}-{most}"])


def _refuse(reason: str, where: Effect | Check, word: str, legal: Sequence[str]) -> NoReturn:
    raise BadEffect(reason=reason, word=word, text=str(where), legal=", ".join(legal))
