"""What never changes in a game and the page shows: `board/constants.ts` is written from it (scripts/view_types.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from stolik.core.view import one_of
from stolik.games.not_alone.content import numbers, planet, words
from stolik.games.not_alone.rules.cards.card import HUNT, SURVIVAL

Token = Annotated[str, one_of("target", "artemia")]

WILL = numbers.WILL
"""The Will of a Hunted at the start of the game; it never has more."""
RESERVE = tuple(place.number for place in planet.RESERVE)
"""The Places of the reserve, in the order of the view."""
SYMBOLS: Mapping[str, tuple[int, ...]] = {
    side.ref: words.SYMBOLS[side.ref.removeprefix("side:")] for side in (words.SIDE_A, words.SIDE_B)
}
"""Rescue spaces with an Artemia symbol, by side, as steps to the star."""
PHASE: Mapping[str, int] = {
    **{card.ref: int(card.phase) for card in HUNT if card.phase},
    **{card.ref: int(card.phase) for card in SURVIVAL},
}
"""The printed phase of each card; Flashback has that of the card it repeats."""
TOKEN: Mapping[str, Token] = {card.ref: card.symbol for card in HUNT if card.symbol}
"""The token symbol printed on a Hunt card."""
