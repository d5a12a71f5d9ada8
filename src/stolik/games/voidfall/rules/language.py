"""All words of the language: importing this module has declared them."""

from __future__ import annotations

from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.by_rule import BY_RULE
from stolik.games.voidfall.content.vocabulary import VOCABULARY
from stolik.games.voidfall.rules import costs, counted, evaluation, events, fleets, gains, turn
from stolik.games.voidfall.rules.crisis import board, company, havens
from stolik.games.voidfall.rules.effects import (
    cards,
    corruption,
    economy,
    forces,
    galaxy,
    places,
    scopes,
    tokens,
    tracks,
)
from stolik.games.voidfall.rules.invasion import aftermath, invade, skirmish

DECLARING = (
    aftermath, board, cards, company, corruption, costs, counted, economy, evaluation, events, fleets, forces, gains,
    galaxy, havens, invade, places, scopes, skirmish, tokens, tracks, turn,
)  # fmt: skip
"""The modules that declare words."""


def checked(book: Book) -> Book:
    """A book that says only what the language has. Raises BadContent, and BadEffect for an effect of the rules."""
    for said in BY_RULE:
        VOCABULARY.check_said(said.node, said.role, said.place)
    return book.check()
