"""The end of the game: from then on everybody may know what lay in the secret locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from stolik.core.chance import numbers
from stolik.core.question import Seat
from stolik.core.table import Table
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.words import PLACES

OVER = "over"
"""The phase after the end."""


def end(g: Zona, t: Table, reason: str, winners: Sequence[Seat] = ()) -> NoReturn:
    """End the game; without winners everybody has lost. What nobody has taken is laid open."""
    g.phase = OVER
    for facility, finds in zip(g.facilities, g.finds, strict=False):
        if finds:
            t.reveal("finds_left", area=PLACES[facility], items=[g.box.card[card] for card in numbers(finds)])
    t.finish(reason, winners)
