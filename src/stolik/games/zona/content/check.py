"""What a row must keep besides its types."""

from __future__ import annotations

from stolik.content.effects import parse
from stolik.games.zona.content.kinds import Row
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import VOCABULARY


def check(row: Row) -> None:
    """Refuses, with BadEffect, a row whose texts say something that the language cannot."""
    for role, text in texts(row):
        VOCABULARY.check(parse(text), role)
