"""Drawing a view in a terminal: by the game's own board, or as a list of every field."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from stolik.core.game import Drawing, Words
from stolik.core.installed import find_game


def board_of(game: str) -> Drawing:
    """The function that draws the views of a game."""
    terminal = find_game(game).terminal
    return terminal() if terminal else draw


def draw(view: dict[str, Any], words: Words) -> Table:
    """Every field of the view that is not empty; a list of structs becomes a table."""
    table = Table.grid(padding=(0, 2))
    for name, value in view.items():
        if value in (None, "", [], ()) or name == "seat":
            continue
        if isinstance(value, (list, tuple)) and all(isinstance(thing, dict) for thing in value):
            table.add_row(_label(name, words), _rows(value, words))
        elif isinstance(value, dict):
            table.add_row(_label(name, words), draw(value, words))
        else:
            table.add_row(_label(name, words), Text(_said(value, words)))
    return table


def _rows(things: Any, words: Words) -> Table:
    table = Table(*(_label(name, words) for name in things[0]), box=None)
    for thing in things:
        table.add_row(*(Text(_said(_seat(name, value), words)) for name, value in thing.items()))
    return table


def _label(name: str, words: Words) -> str:
    """The label of a field: the game's message `view-<name>`, else the name with spaces."""
    return words.say(f"view-{name}") if words.has(f"view-{name}") else name.replace("_", " ").capitalize()


def _seat(name: str, value: Any) -> Any:
    """A seat's number as its reference."""
    return f"seat:{value}" if name == "seat" and isinstance(value, int) else value


def _said(value: Any, words: Words) -> str:
    """A value on one line, without hidden parts."""
    if value is None:
        return ""
    if isinstance(value, dict):
        fields = [(name, _seat(name, part)) for name, part in value.items() if part not in (None, "", [])]
        return "; ".join(f"{_label(name, words)}: {_said(part, words)}" for name, part in fields)
    if isinstance(value, (list, tuple)):
        parts = [_said(part, words) for part in value if part is not None]
        return str(words.phrase(parts)) if parts else ""
    return str(words.phrase(value))
