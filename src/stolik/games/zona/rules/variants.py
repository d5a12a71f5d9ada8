"""The numbers changed by our variants. Their other rules are where they apply."""

from __future__ import annotations

from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.rules.state import Reading, Zona
from stolik.games.zona.rules.zone.cards import SARCOPHAGUS_DECK, deck_index

SECRETS = 2
QUICK_RUMOURS = 6
"""Rumours that a quick expedition removes unseen."""
LOST_TOGETHER = 2
"""Deaths with which a shared expedition has failed."""


def rumours_removed(g: Zona) -> int:
    """Rumours removed unseen: in a solo game (Solo), and by a quick expedition."""
    return CONSTANTS.solo_rumours_removed * (g.players == 1) + QUICK_RUMOURS * g.rules.quick


def secrets_needed(g: Zona) -> int:
    """Secrets that open the way to the Power Plant: one is enough on a quick expedition."""
    return 1 if g.rules.quick else SECRETS


def emission_space(g: Zona) -> int:
    """The last space of the emission track: one nearer on a shared expedition."""
    return g.box.book.constants.emission_space - g.rules.shared


def next_paragraph(g: Zona, reading: Reading) -> int:
    """The paragraph that follows. On a quick expedition the first one in the Sarcophagus leads to the last."""
    row = g.box.events[reading.card]
    if g.rules.quick and deck_index(row.deck) == SARCOPHAGUS_DECK:
        return max(reading.paragraph + 1, len(row.paragraphs) - 1)
    return reading.paragraph + 1


def lost_together(g: Zona) -> bool:
    """Whether a shared expedition has lost too many scavengers."""
    return g.rules.shared and sum(one.deaths for one in g.scavengers) >= LOST_TOGETHER
