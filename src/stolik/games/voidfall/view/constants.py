"""What never changes in a game and the page shows: `board/constants.ts` is written from it (scripts/view_types.py)."""

from __future__ import annotations

from stolik.games.voidfall.content import vocabulary
from stolik.games.voidfall.rules import state
from stolik.games.voidfall.rules.crisis import board

RESOURCES = vocabulary.RESOURCES
TRACKS = vocabulary.TRACKS
"""In the order of a House's `tracks`."""
USUAL_SLOTS = state.SLOTS - 1
"""The Agenda slots of a House board; there is one more only by a Technology."""
CATASTROPHES = board.CATASTROPHES
"""Catastrophe tokens in the box: one more loses the game."""
CRISIS_SLOTS = board.SLOTS
"""Harbingers and Crises that a row of the Crisis board takes."""
