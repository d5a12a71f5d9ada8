"""What an effect of a pack may say in a field: only what the printed rows say there.

The vocabulary of a game lists the words, but not where the rules look for them: a bonus to a test means nothing on a
lock. So the grammar is learned from the game's own rows, which are all known to work, and from examples of what else
the rules can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from stolik.content.effects import All, Amount, AnyOf, Check, OneOf, Paid, Word
from stolik.content.errors import BadEffect

Place = tuple[str, str]
"""A field such as `item.effect`, and the enclosing word or sign (empty: none)."""
Sorter = Callable[[str], str]
"""The kind of a tag: `green` and `yellow` are both a `colour`."""
HIGHEST = 20
"""The highest number in an effect, except where the printed rows have higher ones."""
LONGEST = 500
DEEPEST = 12
"""The most characters in an effect, and the most brackets open at a time."""
PAID, AND = "->", "a b"


class Grammar:
    """Which words are used where in some effects, each given with its field. The tags of `free` words may be combined
    at will; of the sorts `apart` two tags are another shape than one.
    """

    def __init__(
        self,
        written: Iterable[tuple[str, Any]],
        sort: Sorter,
        free: frozenset[str] = frozenset(),
        apart: frozenset[str] = frozenset(),
    ) -> None:
        self._sort, self._free, self._apart = sort, free, apart
        self._said: dict[Place, set[str]] = {}
        self._shapes: dict[str, set[tuple[str, ...]]] = {}
        self._specials: dict[str, set[str]] = {}
        self._highest: dict[str, int] = {}
        for field, effect in written:
            for place, node in _nodes(effect, (field, "")):
                self._learn(place, node)

    def check(self, field: str, effect: Any) -> None:
        """Raises BadEffect at the first part that no printed row uses there."""
        for place, node in _nodes(effect, (field, "")):
            said, name = self._said.get(place, set()), _name(node)
            if name not in said:
                self._refuse("place", effect, node, name, said)
            if isinstance(node, Word) and name == "special":
                known = self._specials.get(field, set())
                if unknown := [tag for tag in node.tags if tag not in known]:
                    self._refuse("special", effect, node, unknown[0], known)
            elif isinstance(node, Word) and name not in self._free and self._shape(node) not in self._shapes[name]:
                self._refuse("shape", effect, node, str(node), {_written(name, one) for one in self._shapes[name]})
            for number in _numbers(node):
                most = max(HIGHEST, self._highest.get(name, 0))
                if not 0 < number <= most and not (number == 0 and isinstance(node, Check)):
                    self._refuse("number", effect, node, str(number), {f"1-{most}"})

    def fields(self) -> dict[str, list[str]]:
        """The words of each field, wherever in it they stand, without the signs."""
        found: dict[str, set[str]] = {}
        for (field, _), said in self._said.items():
            found.setdefault(field, set()).update(said)
        signs = {PAID, AND, "+", "/", "check"}
        return {field: sorted(said - signs) for field, said in sorted(found.items())}

    def shapes(self, word: str) -> list[tuple[str, ...]]:
        """The kinds of tags that a word may have together; none if they may be combined at will."""
        return [] if word in self._free else sorted(self._shapes.get(word, ()))

    def _learn(self, place: Place, node: Any) -> None:
        name = _name(node)
        self._said.setdefault(place, set()).add(name)
        if isinstance(node, Word):
            self._shapes.setdefault(name, set()).add(self._shape(node))
            if name == "special":
                self._specials.setdefault(place[0], set()).update(node.tags)
        self._highest[name] = max(self._highest.get(name, 0), *_numbers(node), 0)

    def _shape(self, word: Word) -> tuple[str, ...]:
        """The kinds of its tags; several of one kind count as one, except those that are told apart."""
        sorts = [self._sort(tag) for tag in word.tags]
        return tuple(
            sorted({*sorts}) + sorted(one for n, one in enumerate(sorts) if one in sorts[:n] and one in self._apart)
        )

    def _refuse(self, reason: str, effect: Any, node: Any, word: str, legal: Iterable[str]) -> None:
        raise BadEffect(reason=reason, word=word, text=str(effect), legal=", ".join(sorted(legal)), part=str(node))


def check_size(text: str) -> None:
    """Raises BadEffect if a text is too long or too deep to be read."""
    deepest = depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        deepest = max(deepest, depth)
    if len(text) > LONGEST or deepest > DEEPEST or text.count("->") > DEEPEST:
        raise BadEffect(reason="size", word=text[:40], text=text[:40], legal=f"{LONGEST} / {DEEPEST}")


def _nodes(effect: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """Every part of an effect with its place; parts beside each other have the place of the whole."""
    yield place, effect
    field = place[0]
    match effect:
        case All(parts):
            for part in parts:
                yield from _nodes(part, place)
        case AnyOf(parts) | OneOf(parts):
            for part in parts:
                yield from _nodes(part, (field, _name(effect)))
        case Paid(cost, gain):
            yield from _nodes(cost, (field, "cost"))
            yield from _nodes(gain, (field, PAID))
        case Check(count):
            yield from _nodes(count, (field, "check"))
        case Word(name, _, args):
            for arg in args:
                if not isinstance(arg, int):
                    yield from _nodes(arg, (field, name))


def _name(node: Any) -> str:
    match node:
        case All():
            return AND
        case AnyOf():
            return "+"
        case OneOf():
            return "/"
        case Paid():
            return PAID
        case Check():
            return "check"
        case Amount():
            return f"1{node.unit}"
    return str(node.name)


def _numbers(node: Any) -> list[int]:
    match node:
        case Amount(count):
            return [count]
        case Check(_, _, number):
            return [number]
        case Word(_, _, args):
            return [arg for arg in args if isinstance(arg, int)]
    return []


def _written(name: str, sorts: tuple[str, ...]) -> str:
    return f"{name}[{' '.join(sorts)}]" if sorts else name
