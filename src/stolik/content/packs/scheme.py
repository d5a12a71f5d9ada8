"""What the packs of a game may hold, and how their rows are laid over the game's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from stolik.content.errors import BadContent
from stolik.content.packs.faults import Fault
from stolik.content.packs.source import Entry
from stolik.content.packs.texts import Text
from stolik.content.rows import Row
from stolik.content.vocabulary import TextRole, Vocabulary

R = TypeVar("R", bound=Row)
Said = tuple[str, str, TextRole, str]
"""A text of the effect language: the key it is written under, its place in the vocabulary, its role and the text."""


Wrong = Iterator[tuple[str, str, Mapping[str, Any]]]
"""What is wrong with a row: key, reason of the fault, details."""


class PackRow(msgspec.Struct, frozen=True, eq=False):
    """A row of a pack. `replaces` is the id of the printed row it replaces (empty: it is added); `texts` are its texts
    other than effects, by message id.
    """

    row: Any
    entry: Entry
    replaces: str = ""
    texts: Mapping[str, Text] = {}
    in_place: bool = False
    """Whether its rows keep the ids of the printed rows they replace."""


class Rows(msgspec.Struct, frozen=True, eq=False):
    """The content of a pack: its rows by table, and the whole decks it replaces."""

    id: str
    tables: Mapping[str, Sequence[PackRow]]
    decks: tuple[str, ...] = ()

    def texts(self) -> Iterator[tuple[str, Text]]:
        """Every message of the pack, by id."""
        for rows in self.tables.values():
            for row in rows:
                yield from row.texts.items()


class Kind(msgspec.Struct, frozen=True, eq=False):
    """A kind of row. `named`: a row has a name of its own, unless it may be `unnamed`; `in_place`: its id is that of
    the printed row it replaces; `limits`: the least and greatest of its numbers; `links`: the table that the ids in a
    field refer to; `fixed`: printed rows that cannot be replaced; `ruled`: what the rulebook fixes, so that no row has
    such a field; `texts`: gives the other required texts, as keys below `texts`.
    """

    row: type[msgspec.Struct]
    named: bool = True
    unnamed: bool = False
    in_place: bool = False
    limits: Mapping[str, tuple[int, int]] = {}
    links: Mapping[str, str] = {}
    fixed: frozenset[str] = frozenset()
    ruled: frozenset[str] = frozenset()
    texts: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    says: Callable[[Any], Iterable[Said]] = lambda row: ()
    check: Callable[[Any], Wrong] = lambda row: iter(())
    """What else is wrong with a row."""


class Scheme(msgspec.Struct, frozen=True, eq=False):
    """What packs of a game may hold. `decks` are the decks that can be replaced whole: the table and which of its rows;
    `printed` are the game's own rows by table. `build` lays packs over the game's
    content and raises BadContent (`row` is the id) or BadDeck if the whole cannot be played.
    """

    kinds: Mapping[str, Kind]
    decks: Mapping[str, tuple[str, Callable[[Any], bool]]]
    printed: Mapping[str, Mapping[str, Any]]
    vocabulary: Vocabulary
    build: Callable[[Sequence[Rows]], Any]
    others: frozenset[str] = frozenset()
    """Tables of the game's own content that no pack can hold, because the rules refer to their rows one by one."""


class BadDeck(BadContent):
    """A deck has too few or too many cards: `deck`, `count`, `least`, `most`."""

    id = "bad_deck"


def overlay(scheme: Scheme, table: str, packs: Sequence[Rows]) -> dict[str, Any]:
    """The rows of a table and of the packs, by id. Raises BadContent if two packs replace the same row."""
    rows: dict[str, Any] = dict(scheme.printed[table])
    for pack in packs:
        for deck in pack.decks:
            of, belongs = scheme.decks[deck]
            if of == table:
                rows = {id: row for id, row in rows.items() if not belongs(row)}
    taken: dict[str, Any] = {}
    for one in (one for pack in packs for one in pack.tables.get(table, ()) if one.replaces):
        if one.replaces in taken or one.replaces not in rows:
            raise BadContent(reason="clash", file=one.entry.file, row=one.row.id, word=one.replaces)
        taken[one.replaces] = one.row
    found = [taken.get(id, row) for id, row in rows.items()]
    found += [one.row for pack in packs for one in pack.tables.get(table, ()) if not one.replaces]
    whole = {row.id: row for row in found}
    if len(whole) < len(found):
        raise BadContent(reason="clash", file="", row="", word=table)
    return whole


__all__ = ["BadDeck", "Fault", "Kind", "PackRow", "Rows", "Said", "Scheme", "Wrong", "overlay"]
