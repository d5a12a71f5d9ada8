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
        if isinstance(value, (list, tuple)) and all(isinstance(thing, dict) for thing in value):
            table.add_row(name, _rows(value, words))
        elif isinstance(value, dict):
            table.add_row(name, draw(value, words))
        else:
            table.add_row(name, _said(value, words))
    return table


def _rows(things: Any, words: Catalogue) -> Table:
    table = Table(*things[0], box=None)
    for thing in things:
        table.add_row(*(_said(value, words) for value in thing.values()))
    return table


def _said(value: Any, words: Catalogue) -> str:
    """A value in one line; what is hidden is left out."""
    if value is None:
        return ""
    if isinstance(value, dict):
        return "; ".join(f"{name}: {_said(part, words)}" for name, part in value.items() if part not in (None, "", []))
    if isinstance(value, (list, tuple)):
        parts = [_said(part, words) for part in value if part is not None]
        return str(words.phrase(parts)) if parts else ""
    return str(words.phrase(value))
