"""The view of a seat. Nearly all of the Zone is public; decks are hidden, and so are finds and cards the seat has not
looked at.
"""

from __future__ import annotations

from functools import cache

from stolik.core.chance import numbers
from stolik.core.question import SEATS, Seat
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.box import DRAWN_DECKS, QUEUES, Box
from stolik.games.zona.content.map import Way
from stolik.games.zona.odds import FACES
from stolik.games.zona.rules.course.outcome import OVER
from stolik.games.zona.rules.course.rumours import border_of
from stolik.games.zona.rules.course.scenes import endings_of
from stolik.games.zona.rules.effects.decks import RUMOUR_DECK, lookable
from stolik.games.zona.rules.scavenger.scavengers import REPUTATIONS, attribute, board, capacity, fatigue_min
from stolik.games.zona.rules.state import ATTRIBUTES, NONE, Zona
from stolik.games.zona.rules.trials.testing import may_push, result
from stolik.games.zona.rules.variants import emission_space, secrets_needed
from stolik.games.zona.rules.words import ATTRIBUTE, PLACES
from stolik.games.zona.rules.zone.board import AREAS
from stolik.games.zona.rules.zone.cards import deck_index, refs
from stolik.games.zona.rules.zone.market import open_columns
from stolik.games.zona.view.best import best, plain
from stolik.games.zona.view.fields import (
    AreaView,
    DeckView,
    EncounterView,
    FacilityView,
    ItemView,
    ReadingView,
    ScavengerView,
    TestView,
    TokensView,
    TurnView,
    WayView,
    ZonaView,
)
from stolik.games.zona.view.prospects import confrontation


def observe(g: Zona, seat: int | None) -> ZonaView:
    """The view of a seat; None: a spectator."""
    return ZonaView(
        round=g.round,
        phase=g.phase,
        voice=g.voice,
        scavengers=tuple(_scavenger(g, me) for me in SEATS[: g.players]),
        turn=TurnView(
            int(g.turn.seat), g.turn.actions, g.turn.area_action, tuple(g.box.card[card].ref for card in g.turn.bought)
        ),
        test=_test(g),
        encounter=_encounter(g),
        reading=_reading(g),
        packet=g.packet,
        areas=_areas(g.box, g.players),
        tokens=tuple(
            TokensView(PLACES[area].ref, tuple(g.box.token[token].ref for token in g.tokens[number]))
            for number, area in enumerate(AREAS)
            if g.tokens[number]
        ),
        facilities=tuple(_facility(g, slot, seat) for slot in range(len(g.facilities))),
        box_locks=tuple(f"lock:{id}" for id in g.box_locks),
        market=tuple(g.box.card[card].ref if card != NONE else "" for card in g.market),
        decks=_decks(g, seat),
        rumour=g.box.rumour[g.rumour].ref if g.rumour != NONE else "",
        timed=g.box.rumour[g.timed].ref if g.timed != NONE else "",
        mark=g.marked,
        emission=min(g.emission, emission_space(g)),
        emission_space=emission_space(g),
        fatigue_min=fatigue_min(g),
        secrets_needed=secrets_needed(g),
        storm_areas=tuple(PLACES[area].ref for area in g.box.emissions[g.scheme].areas) if g.scheme != NONE else (),
        drawn=tuple(g.box.card[card].ref for card in g.drawn),
        unused=tuple(f"character:{id}" for id in g.unused),
        offered=_boards(g.offered),
        drafted=_boards(g.drafted),
    )


def _boards(hands: list[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Characters by seat: those to choose from, or those put aside in a draft."""
    return tuple(tuple(f"character:{id}" for id in ids) for ids in hands)


@cache
def _areas(box: Box, players: int) -> tuple[AreaView, ...]:
    """The areas of a side of the board."""
    ways = box.map.ways(players)
    return tuple(
        AreaView(row.ref, row.sector, row.x, row.y, tuple(_way(box, id, way) for way in ways[id]))
        for id, row in box.map.areas.items()
    )


def _way(box: Box, area: str, way: Way) -> WayView:
    return WayView(border_of(box, area, way.to).ref, PLACES[way.to].ref, way.shortcut)


def _scavenger(g: Zona, me: Seat) -> ScavengerView:
    one = g.scavengers[me]
    alive = bool(one.character)
    return ScavengerView(
        seat=int(me),
        character=f"character:{one.character}" if alive else "",
        area=PLACES[one.area].ref if alive else "",
        fatigue=one.fatigue,
        damage=one.damage,
        fortitude=board(g, me).fortitude if alive else 0,
        attributes=tuple(attribute(g, me, n) for n in range(len(ATTRIBUTES))) if alive else (),
        traumas=tuple(f"attribute:{ATTRIBUTES[n]}" for n in one.traumas),
        roubles=one.roubles,
        reputation=REPUTATIONS[one.reputation],
        room=capacity(g, me) if alive else 0,
        columns=open_columns(g, me) if alive else 0,
        items=tuple(ItemView(g.box.card[held.card].ref, held.place, held.wear) for held in one.items),
        trophies=tuple(g.box.token[token].ref for token in one.trophies),
        secrets=tuple(g.box.event[card].ref for card in one.secrets),
        ability_used="ability" in one.used,
        deaths=one.deaths,
        steady=g.rules.steady_hands and not g.steadied >> me & 1,
    )


def _test(g: Zona) -> TestView | None:
    if not g.tests:
        return None
    made = g.tests[-1]
    return TestView(
        seat=int(made.who),
        attribute=f"attribute:{ATTRIBUTES[made.attribute]}",
        difficulty=made.difficulty,
        value=made.value,
        signs=tuple(made.sign.split()),
        stage=made.stage,
        by=made.by,
        dice=tuple(f"face:{FACES[face]}" for face in made.dice),
        bonus=made.bonus,
        cancel=made.cancel,
        total=result(g, made),
        may_push=may_push(g, made),
        chance=round(plain(g, made), 4),
        best=round(best(g, made), 4),
    )


def _encounter(g: Zona) -> EncounterView | None:
    meeting = g.encounter
    if meeting is None:
        return None
    made = confrontation(g, meeting.who)
    return EncounterView(
        int(meeting.who), g.box.token[meeting.threat].ref, PLACES[meeting.area].ref, meeting.detected, meeting.scanned,
        ATTRIBUTE[made.attribute].ref, made.difficulty,
    )  # fmt: skip


def _reading(g: Zona) -> ReadingView | None:
    if g.reading is None:
        return None
    scene = g.reading.scene if g.rules.open_events else ""
    ways = [f"ending:{scene}_{way}" for way in endings_of(g.box)[scene]] if scene else []
    return ReadingView(int(g.reading.who), g.box.event[g.reading.card].ref, g.reading.paragraph + 1, tuple(ways))


def _facility(g: Zona, slot: int, seat: int | None) -> FacilityView:
    facility = g.facilities[slot]
    seen = seat is not None and slot < len(g.finds_seen) and g.finds_seen[slot] >> seat & 1
    known = seen or g.phase == OVER
    return FacilityView(
        facility=PLACES[facility].ref,
        slot=slot + 1,
        entrances=tuple(PLACES[area].ref for area in g.box.map.slots[slot].entrances),
        lock=f"lock:{g.locks[slot]}",
        open=g.opened[slot],
        events=len(g.events[deck_index(facility)]),
        finds=g.finds[slot].bit_count(),
        known=refs(g, g.finds[slot]) if known else None,
    )


def _decks(g: Zona, seat: int | None) -> tuple[DeckView, ...]:
    found = [DeckView(f"deck:{name}", len(g.decks[n]), refs(g, g.discards[n])) for n, name in enumerate(DRAWN_DECKS)]
    for deck, name in enumerate(EVENT_DECKS):
        discards = tuple(g.box.event[card].ref for card in numbers(g.event_discards[deck]))
        found.append(DeckView(f"deck:events_{name}", len(g.events[deck]), discards, _known(g, deck, seat)))
    gone = tuple(g.box.rumour[card].ref for card in numbers(g.rumours_gone))
    found.append(DeckView("deck:rumours", len(g.rumours), gone, _known(g, RUMOUR_DECK, seat)))
    for n, (colour, kind) in enumerate(QUEUES):
        lined_up = tuple(g.box.token[token].ref for token in g.dispenser[n].bottom)
        found.append(DeckView(f"deck:{colour}_{kind}", len(g.dispenser[n]), lined_up))
    return tuple(found)


def _known(g: Zona, deck: int, seat: int | None) -> tuple[str, ...]:
    """The top cards the viewer has looked at; unknown ones between them are empty."""
    if seat is None:
        return ()
    known = g.known_tops[deck][seat]
    cards = g.box.rumour if deck == RUMOUR_DECK else g.box.event
    found = [cards[card].ref if known >> card & 1 else "" for card in lookable(g, deck).top]
    while found and not found[-1]:
        found.pop()
    return tuple(found)
