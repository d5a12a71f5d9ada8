"""The end of the game: from then on everybody may know what lay in the secret locations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from stolik.core.question import Seat
from stolik.core.table import Table
from stolik.games.zona.rules.state import Zona

OVER = "over"
"""The phase after the end."""


def end(g: Zona, t: Table, reason: str, winners: Sequence[Seat] = ()) -> NoReturn:
    """End the game; without winners everybody has lost."""
    g.phase = OVER
    t.finish(reason, winners)
