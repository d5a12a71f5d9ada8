"""Rows of content: their common fields, and reading them from TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from stolik.content.errors import BadContent, BadEffect
from stolik.core.game import Content
from stolik.core.spelled import Spelled

T = TypeVar("T", bound=msgspec.Struct)

Origin = Literal["published", "stolik", "pack"]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of content. `id` is unique in its family, `ref` in the game.

    `origin` says where its rules come from: the published game, ourselves where no source shows the printed text, or a
    pack. `ours` lists the facts of a published row that we wrote: fields, or names in `FACTS`.
    """

    FACTS: ClassVar[tuple[str, ...]] = ()
    """Facts that no field of the row holds, such as the name in the catalogues or what a rule in the code does."""

    id: str
    origin: Origin = "published"
    ours: tuple[str, ...] = ()

    @property
    def family(self) -> str:
        """The first part of the reference."""
        return type(self).__name__.lower()

    @property
    def ref(self) -> str:
        """The reference in questions, views and logs, such as `agenda:d1`."""
        return f"{self.family}:{self.id}"

    @property
    def message(self) -> str:
        """The id of its message in the catalogues, such as `agenda-d1`."""
        return f"{self.family}-{self.id}"

    @property
    def content(self) -> Content:
        """The row as the kernel knows it."""
        return Content(self.ref, self.origin, self.ours)


def read_rows(file: Path, table: str, kind: type[T], check: Callable[[T], None] | None = None) -> tuple[T, ...]:
    """The rows `[[table]]` of a TOML file, each converted to `kind`. `check` may refuse one with BadEffect.

    Raises BadContent that names the file, the row by its `id` and what is wrong.
    """
    rows = read_table(file).get(table, [])
    if not isinstance(rows, list):
        raise BadContent(reason="rows", file=file.name, row=table, word=table)
    found = tuple(_row(file, row, kind, check) for row in rows)
    ids = [getattr(row, "id", "") for row in found]
    for number, id in enumerate(ids):
        if id and id in ids[:number]:
            raise BadContent(reason="twice", file=file.name, row=id, word=id)
    return found


def read_table(file: Path) -> dict[str, Any]:
    """A TOML file as plain data. Raises BadContent."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(reason="toml", file=file.name, row="", word=str(error)) from error


def _known_facts(file: Path, row: Row) -> None:
    known = {*row.__struct_fields__, *row.FACTS} - {"id", "origin", "ours"}
    for fact in row.ours:
        if row.origin != "published" or fact not in known:
            raise BadContent(reason="fact", file=file.name, row=row.id, word=fact)


def _spelled(kind: type[Any], text: Any) -> Any:
    """An effect or check of a row, from its text."""
    if issubclass(kind, Spelled) and isinstance(text, str):
        return kind.read(text)
    raise NotImplementedError(kind)


def _row(file: Path, row: Any, kind: type[T], check: Callable[[T], None] | None) -> T:
    id = str(row.get("id", "")) if isinstance(row, dict) else ""
    try:
        converted = msgspec.convert(row, kind, dec_hook=_spelled)
        if isinstance(converted, Row):
            _known_facts(file, converted)
        if check is not None:
            check(converted)
    except msgspec.ValidationError as error:
        raise BadContent(reason="type", file=file.name, row=id, word=str(error)) from error
    except BadEffect as error:
        raise BadContent(file=file.name, row=id, **error.details) from error
    return converted
