"""A game's rule book in our own words: chapters of short paragraphs, and the questions each paragraph governs."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.position import Position


class BadBook(StolikError):
    """A rule book cannot be read."""

    id = "bad_book"


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph: the messages `rule-<id>` and `rule-<id>.text`. `governs` names kinds of questions; `play@phase=1` is
    the question `play` while the field `phase` of the view is 1.
    """

    id: str
    governs: tuple[str, ...] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: the message `rules-<id>`."""

    id: str
    rules: tuple[Paragraph, ...]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule book; empty if the game has none."""

    chapter: tuple[Chapter, ...] = ()

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in order."""
        return tuple(rule for chapter in self.chapter for rule in chapter.rules)

    @property
    def messages(self) -> set[str]:
        """The ids of all messages it needs."""
        rules = {f"rule-{rule.id}{part}" for rule in self.paragraphs for part in ("", ".text")}
        return rules | {f"rules-{chapter.id}" for chapter in self.chapter}


def book_of(game: Game[Any]) -> Book:
    """The rule book of a game, from `book.toml` in its folder. Raises BadBook."""
    return Book() if game.folder == Path() else _read(game.folder / "book.toml")


def faults_of_book(game: Game[Any]) -> list[str]:
    """What is wrong with the rule book of a game that has one: each kind of question is governed by one paragraph, at
    moments that the view tells, and no paragraph stands twice.
    """
    book = book_of(game)
    if not book.chapter:
        return []
    governed = [question for rule in book.paragraphs for question in rule.governs]
    kinds = [question.partition("@")[0] for question in governed]
    moments = {moment.partition("=")[0] for question in governed if (moment := question.partition("@")[2])}
    ids = [rule.id for rule in book.paragraphs]
    view = Position(game, game.players[0], 0).observe(None)
    return [
        *(f"{kind} is no kind of question" for kind in sorted(set(kinds) - game.kinds)),
        *(f"no paragraph governs {kind}" for kind in sorted(game.kinds - set(governed))),
        *(f"two paragraphs govern {one}" for one in sorted(set(governed)) if governed.count(one) > 1),
        *(f"the view has no {field}" for field in sorted(moments - {*view.__struct_fields__})),
        *(f"two paragraphs {id}" for id in sorted(set(ids)) if ids.count(id) > 1),
    ]


@cache
def _read(file: Path) -> Book:
    if not file.exists():
        return Book()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8-sig")), Book)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadBook(file=str(file), detail=str(error)) from error
