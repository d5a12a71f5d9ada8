"""Reading rows of content from TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from stolik.content.errors import BadContent, BadEffect

T = TypeVar("T", bound=msgspec.Struct)


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
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(reason="toml", file=file.name, row="", word=str(error)) from error


def _row(file: Path, row: Any, kind: type[T], check: Callable[[T], None] | None) -> T:
    id = str(row.get("id", "")) if isinstance(row, dict) else ""
    try:
        converted = msgspec.convert(row, kind)
        if check is not None:
            check(converted)
    except msgspec.ValidationError as error:
        raise BadContent(reason="type", file=file.name, row=id, word=str(error)) from error
    except BadEffect as error:
        raise BadContent(file=file.name, row=id, **error.details) from error
    return converted
