"""The board of a game that has none of its own: every field of the view that is not empty."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from stolik.text import Catalogue


def draw(view: dict[str, Any], words: Catalogue) -> Table:
    """A list of fields; a list of things becomes a table."""
    table = Table.grid(padding=(0, 2))
    for name, value in view.items():
        if value in (None, "", [], ()):
            continue
        if isinstance(value, (list, tuple)) and isinstance(value[0], dict):
            table.add_row(name, _rows(value, words))
        elif isinstance(value, dict):
            table.add_row(name, draw(value, words))
        else:
            table.add_row(name, str(words.phrase(value)))
    return table


def _rows(things: Any, words: Catalogue) -> Table:
    table = Table(*things[0], box=None)
    for thing in things:
        table.add_row(*("" if value is None else str(words.phrase(value)) for value in thing.values()))
    return table
