"""Rumours: the emission marker, timed and other cards (Rumours)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Named
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features
from stolik.games.zona.content.map import Way
from stolik.games.zona.rules.course.outcome import end
from stolik.games.zona.rules.effects.decks import RUMOUR_DECK, forget
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.words import feature
from stolik.games.zona.rules.state import NONE, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.variants import emission_space
from stolik.games.zona.rules.words import PLACES
from stolik.games.zona.rules.zone.board import areas_in, voice_picks, ways

CLOSED = feature("closed", places={"marked_border"})


def rumour(g: Zona, t: Table) -> str:
    """3 The Voice reveals a card; its arrows move the emission marker, and may cause an emission first."""
    g.phase = "rumours"
    if not len(g.rumours):
        end(g, t, "no_rumours_left")
    card = t.chance("rumour", g.rumours.outcomes())
    g.rumours = g.rumours.without(card)
    forget(g, RUMOUR_DECK, card)
    g.rumour = card
    row = g.box.rumours[card]
    t.tell("rumour", rumour=g.box.rumour[card], seat=SEATS[g.voice])
    last: list[Call] = [Step.RUMOUR_EFFECT(), Step.END_ROUND()]
    if moves := row.moves(g.players):
        g.emission += moves
        t.tell("emission_marker", n=min(g.emission, emission_space(g)))
        if g.emission >= emission_space(g):
            return then(g, Step.EMISSION(), *last)
    return then(g, *last)


def rumour_effect(g: Zona, t: Table) -> str:
    """A timed card replaces an older one, and the Voice marks its area or border; other cards take effect."""
    card, g.rumour = g.rumour, NONE
    row = g.box.rumours[card]
    if not row.timed:
        g.rumours_gone |= 1 << card
        return then(g, resolve_call(SEATS[g.voice], row.effect, g.box.rumour[card].ref, "rumour"))
    end_timed(g)
    g.timed = card
    own = PLACES.get(g.scavengers[0].area)
    mark = voice_picks(g, t, "mark", marks(g, card), g.box.rumour[card].ref, own)
    g.marked = mark.ref
    t.tell("marked", seat=SEATS[g.voice], rumour=g.box.rumour[card], area=mark)
    return proceed(g)


def end_timed(g: Zona) -> None:
    """The timed rumour and its marker leave the board; the card is out of the game."""
    if g.timed != NONE:
        g.rumours_gone |= 1 << g.timed
    g.timed, g.marked = NONE, ""


def marks(g: Zona, card: int) -> list[Named]:
    """The areas or borders that a timed rumour may mark."""
    row = g.box.rumours[card]
    if row.marks == "border":
        return list(_borders(g.box, g.players))
    return list(areas_in(g.box, row.sectors))


def on_border(g: Zona, here: str, to: str) -> bool:
    """Whether the rumour marker is on the border between two areas."""
    return g.timed >= 0 and g.marked.startswith("border:") and border_of(g.box, here, to).ref == g.marked


def adjacent(g: Zona, area: str) -> Sequence[Way]:
    """The ways to adjacent areas: those over a border that can be crossed now (Areas)."""
    if g.timed < 0 or g.timed not in _closing(g.box):
        return ways(g, area)
    return [way for way in ways(g, area) if not on_border(g, area, way.to)]


@cache
def _closing(box: Box) -> frozenset[int]:
    """The timed rumours that close a border."""
    rows = enumerate(box.rumours)
    return frozenset(n for n, row in rows if any(word.name == CLOSED for word in features(row.effect)))


@cache
def _borders(box: Box, players: int) -> tuple[Named, ...]:
    """Every border that can be crossed on this side of the board."""
    few = players <= 2
    return tuple(border_of(box, *one.areas) for one in box.map.borders if not (few and one.blocked))


@cache
def border_of(box: Box, one: str, other: str) -> Named:
    """The border between two areas."""
    for border in box.map.borders:
        if {one, other} == set(border.areas):
            return named(f"border:{'_'.join(border.areas)}")
    return named(f"border:{one}_{other}")
