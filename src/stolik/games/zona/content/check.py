"""Checks of a row beyond its types."""

from __future__ import annotations

from stolik.content.effects import parse
from stolik.games.zona.content.kinds import Row
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import VOCABULARY


def check(row: Row) -> None:
    """Raises BadEffect if a row's texts use something that the language does not have."""
    for role, text in texts(row):
        VOCABULARY.check(parse(text), role)
