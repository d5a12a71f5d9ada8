"""The tables of fields, words and places in the documents are those of the code."""

from __future__ import annotations

import re
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from tests.packs.test_docs import DOCS

from stolik.content.effects import Effect
from stolik.content.packs.rows import NUMBERS, OURS
from stolik.games.zona.content.packs import KINDS
from word_tables import written


def fields(table: str) -> dict[str, str]:
    """What each field of a row may hold, as the documents write it."""
    kind = KINDS[table]
    hints = get_type_hints(kind.row)
    rows = {field.name: field for field in msgspec.structs.fields(kind.row) if field.name not in OURS}
    told = {name: _told(hints[name], kind.limits.get(name, NUMBERS)) for name in rows}
    return {f"{name}*" if field.required else name: told[name] for name, field in rows.items()}


def _told(hint: Any, limits: tuple[int, int]) -> str:
    if hint is int:
        return "{}-{}".format(*limits)
    if values := [str(one) for one in get_args(hint) if not isinstance(one, type) and one not in ("", ...)]:
        words = [word for value in values for word in ([value] if "[" not in value else [])]
        if words and get_origin(hint) is not tuple:
            return " ".join(words)
    if get_origin(hint) is tuple:
        return "list"
    return {str: "text", Effect: "text", bool: "true, false"}.get(hint, "table")


@pytest.mark.parametrize("table", KINDS)
def test_the_table_of_fields_is_that_of_the_code(table: str):
    said = f"| `{table}` | " + "; ".join(f"`{name}` {told}" for name, told in fields(table).items()) + " |"
    assert said in DOCS.read_text(encoding="utf-8"), said


def test_no_row_of_the_table_of_fields_is_left_over():
    fields_only = DOCS.read_text(encoding="utf-8").partition("<!-- words of zona -->")[0]
    told = re.findall(r"^\| `(\w+)` \| `\w+\*?` ", fields_only, re.MULTILINE)
    assert sorted(told) == sorted(KINDS)


def test_the_tables_of_words_and_places_are_those_of_the_declarations():
    for file in (DOCS, DOCS.with_name("zona-effects.md")):
        text = file.read_text(encoding="utf-8")
        assert "<!-- words of zona -->" in text
        assert written(text, short=file == DOCS) == text, f"{file.name}: run scripts/word_tables.py"
