"""The board: threat tokens on areas, entrances, and choices of the Voice of the Zone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from stolik.core.question import SEATS, Choose, Named, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.map import Way
from stolik.games.zona.rules.scavenger.scavengers import is_open
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.words import PLACES
from stolik.games.zona.rules.zone.cards import draw_token

AREAS = tuple(BOOK.map.areas)
AREA_NUMBER = {id: number for number, id in enumerate(AREAS)}
T = TypeVar("T", bound=Named)


@cache
def areas_in(box: Box, sectors: tuple[str, ...]) -> tuple[Named, ...]:
    """The areas of these sectors."""
    return tuple(PLACES[id] for id in box.map.sector(*sectors))


def tokens_at(g: Zona, area: str) -> tuple[int, ...]:
    """The threat tokens on an area; none in a facility."""
    number = AREA_NUMBER.get(area)
    return () if number is None else g.tokens[number]


def place_token(g: Zona, t: Table, area: str, token: int) -> None:
    """Put a token on an area."""
    number = AREA_NUMBER[area]
    g.tokens = put(g.tokens, number, (*g.tokens[number], token))
    t.tell("token_placed", threat=g.box.token[token], area=PLACES[area])


def draw_onto(g: Zona, t: Table, queue: int, area: str) -> None:
    """Draw a token and put it on an area, if tokens are allowed there (R32)."""
    token = draw_token(g, t, queue) if is_open(g, area) else None
    if token is not None:
        place_token(g, t, area, token)


def take_token(g: Zona, area: str, token: int) -> None:
    """Take a token off an area."""
    number = AREA_NUMBER[area]
    g.tokens = put(g.tokens, number, tuple(one for one in g.tokens[number] if one != token))


def ways(g: Zona, area: str) -> tuple[Way, ...]:
    """The borders of an area on this side of the board; none for a facility."""
    return g.box.map.ways(g.players).get(area, ())


def slot_of(g: Zona, facility: str) -> int:
    """The number (from 0) of a facility's slot on the board."""
    return g.facilities.index(facility)


def entrances(g: Zona, facility: str) -> tuple[str, ...]:
    """The entrance areas of a facility."""
    return g.box.map.slots[slot_of(g, facility)].entrances


def voice_picks(
    g: Zona, t: Table, kind: str, options: Sequence[Named], about: str = "", own: Named | None = None
) -> Named:
    """A decision of the Voice of the Zone. In a solo game the scavenger's own area is chosen if possible; otherwise the
    player chooses.
    """
    if len(options) == 1:
        return options[0]
    if g.players == 1 and own is not None and own in options:
        return own
    return t.ask(SEATS[g.voice], Choose(kind, tuple(options), about=about))


def voice_picks_threat(g: Zona, t: Table, who: Seat, tokens: Sequence[int]) -> int:
    """The threat that a moving scavenger meets. In a solo game it is the one with the highest detection."""
    if g.players == 1:
        most = max(g.box.threats[token].detection for token in tokens)
        tokens = [token for token in tokens if g.box.threats[token].detection == most]
    options = [g.box.token[token] for token in tokens]
    return g.box.token_number[voice_picks(g, t, "voice_threat", options, who.ref)]
