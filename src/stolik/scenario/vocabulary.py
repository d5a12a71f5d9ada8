"""The words of a game that a scenario may use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stolik.core.chance import Chance
from stolik.core.game import Game
from stolik.core.question import SEATS
from stolik.core.spelling import meant
from stolik.scenario.errors import Unclear
from stolik.text import catalogue
from stolik.text.languages import LANGUAGES

NUMBER = "number:"
VERBS = frozenset({"sees", "undoes", "cannot", "can", "is", "log"})
"""What may stand in the place of a question."""
PLAIN = frozenset({"yes", "no", "hidden", "nothing"})
"""Values that every game has."""


class Vocabulary:
    """All names of a game. Each check returns the word in full or raises Unclear with the cause."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.refs = game.named
        self.bare = frozenset(ref.partition(":")[2] for ref in self.refs) | game.view_words | game.reasons
        self.log = _log_arguments(game)

    def kind(self, word: str) -> str:
        """A question kind."""
        if word not in self.game.kinds:
            raise Unclear("scenario_kind", kind=word, game=self.game.id, **meant(word, self.game.kinds | VERBS))
        return word

    def option(self, word: str, players: int, others: Set[str] = frozenset()) -> str:
        """An option of a question: a reference of the game, a seat at this table or a number. `others` are words that
        would have been right too.
        """
        seats = {seat.ref for seat in SEATS[:players]}
        if word in self.refs or word in seats or _whole(word.removeprefix(NUMBER)):
            return word
        raise Unclear("scenario_name", name=word, game=self.game.id, **meant(word, self.refs | seats | others))

    def value(self, word: str, players: int) -> str:
        """A value of a view or log line; the family of a reference may be left out."""
        if word in self.bare or word in PLAIN:
            return word
        return self.option(word, players, self.bare | PLAIN)

    def log_line(self, id: str) -> str:
        """A log id."""
        if id not in self.game.log_ids:
            raise Unclear("scenario_log", id=id, game=self.game.id, **meant(id, self.game.log_ids))
        return id

    def log_argument(self, id: str, name: str) -> str:
        """An argument of that log line."""
        if name not in self.log[id]:
            known = ", ".join(sorted(self.log[id])) or "-"
            raise Unclear("scenario_argument", name=name, id=id, known=known, **meant(name, self.log[id]))
        return name

    def reason(self, word: str) -> str:
        """How a game can end."""
        if word not in self.game.reasons:
            known = ", ".join(sorted(self.game.reasons))
            raise Unclear("scenario_reason", reason=word, known=known, **meant(word, self.game.reasons))
        return word

    def families(self) -> dict[str, list[str]]:
        """The references by family."""
        found: dict[str, list[str]] = {}
        for ref in sorted(self.refs):
            family, _, name = ref.partition(":")
            found.setdefault(family, []).append(name)
        return found

    def view_fields(self) -> list[str]:
        """The fields of a view as paths; `*` stands for a list element."""
        players = self.game.players[0]
        state = self.game.new(players, self.game.check_options({}), Chance.from_seed(1))
        return list(_paths(type(self.game.observe(state, None)), ""))


_KNOWN: dict[int, Vocabulary] = {}


def vocabulary(game: Game[Any]) -> Vocabulary:
    """The words of a game. A game with packs in play is a separate game, and includes their words."""
    if id(game) not in _KNOWN:
        _KNOWN[id(game)] = Vocabulary(game)
    return _KNOWN[id(game)]


def _whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isdecimal() and digits.isascii()


_LOG_MESSAGE = re.compile(r"^log-.*\n(?:(?![A-Za-z#-]).*\n)*", re.MULTILINE)
"""A message about a line of the log, with all that belongs to it. To parse all messages would take seconds."""


def _log_arguments(game: Game[Any]) -> dict[str, frozenset[str]]:
    """The arguments of each log line, by log id: the variables of its sentences."""
    found: dict[str, set[str]] = {id: set() for id in game.log_ids}
    for lang in LANGUAGES:
        for text in catalogue(lang, game.id).sources.values():
            for entry in FluentParser().parse("".join(_LOG_MESSAGE.findall(text))).body:
                id = entry.id.name.removeprefix("log-") if isinstance(entry, ast.Message) else ""
                if id in found:
                    variables = _Variables()
                    variables.visit(entry)
                    found[id] |= variables.names
    return {id: frozenset(names) for id, names in found.items()}


class _Variables(Visitor):
    """Collects the variables of a Fluent pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _paths(kind: Any, before: str) -> Iterator[str]:
    for field in msgspec.structs.fields(kind):
        inner, many = _struct_in(field.type)
        path = f"{before}{field.name}"
        yield path
        if inner is not None:
            yield from _paths(inner, f"{path}.*." if many else f"{path}.")


def _struct_in(kind: Any) -> tuple[type | None, bool]:
    """(struct type of a field or None, whether it is a list of them)."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind, False
    origin = get_origin(kind)
    inside = next((found for found, _ in map(_struct_in, get_args(kind)) if found is not None), None)
    return inside, inside is not None and origin not in (Union, UnionType)
