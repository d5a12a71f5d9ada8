"""The view of a seat. Nearly all of the Zone is public; decks are hidden, and so are finds and cards the seat has not
looked at.

Most of it stays the same from one view to the next, so parts are cached by the values that they are made of: functions
with `lru_cache` get no state and no seat.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import astuple

from stolik.core.chance import numbers
from stolik.core.question import SEATS, Named, Seat
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.box import DRAWN_DECKS, QUEUES, Box
from stolik.games.zona.content.map import Way
from stolik.games.zona.odds import FACES
from stolik.games.zona.rules.course.outcome import OVER
from stolik.games.zona.rules.course.rumours import border_of
from stolik.games.zona.rules.course.scenes import endings_of
from stolik.games.zona.rules.effects.decks import RUMOUR_DECK, lookable
from stolik.games.zona.rules.scavenger.scavengers import REPUTATIONS, attributes, capacity, fatigue_min
from stolik.games.zona.rules.state import ATTRIBUTES, NONE, Held, Scavenger, Zona
from stolik.games.zona.rules.trials.testing import may_push, result
from stolik.games.zona.rules.variants import emission_space, secrets_needed
from stolik.games.zona.rules.words import ATTRIBUTE, PLACES
from stolik.games.zona.rules.zone.board import AREAS
from stolik.games.zona.rules.zone.cards import deck_index
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

EVENT_NAMES = tuple(f"events_{name}" for name in EVENT_DECKS)
DECKS = (
    *((name, "card") for name in DRAWN_DECKS),
    *((name, "event") for name in EVENT_NAMES),
    ("rumours", "rumour"),
)
"""The names of the decks, and the field of the box that has their cards."""


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
        tokens=_tokens(g.box, tuple(g.tokens)),
        facilities=tuple(_facility(g, slot, seat) for slot in range(len(g.facilities))),
        box_locks=_refs("lock", g.box_locks),
        market=_market(g.box, tuple(g.market)),
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
        unused=_refs("character", g.unused),
        offered=tuple(_refs("character", ids) for ids in g.offered),
        drafted=tuple(_refs("character", ids) for ids in g.drafted),
    )


@lru_cache(1 << 12)
def _refs(family: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{family}:{id}" for id in ids)


@lru_cache(1 << 12)
def _tokens(box: Box, tokens: tuple[tuple[int, ...], ...]) -> tuple[TokensView, ...]:
    """The threats on the areas."""
    return tuple(
        TokensView(PLACES[area].ref, tuple(box.token[token].ref for token in there))
        for area, there in zip(AREAS, tokens, strict=True)
        if there
    )


@lru_cache(1 << 12)
def _market(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.card[card].ref if card != NONE else "" for card in cards)


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
    return _scavenger_with(
        g.box, int(me), astuple(one), attributes(g, me) if alive else (), capacity(g, me) if alive else 0,
        open_columns(g, me) if alive else 0, g.rules.steady_hands and not g.steadied >> me & 1,
    )  # fmt: skip


@lru_cache(1 << 12)
def _scavenger_with(
    box: Box, seat: int, now: tuple[Any, ...], attributes: tuple[int, ...], room: int, columns: int, steady: bool
) -> ScavengerView:
    """A scavenger, kept as long as it stays the same; `now` are the values of its board, all of which are public."""
    one = Scavenger(*now)
    return ScavengerView(
        seat=seat,
        character=f"character:{one.character}" if one.character else "",
        area=PLACES[one.area].ref if one.character else "",
        fatigue=one.fatigue,
        damage=one.damage,
        fortitude=box.book.characters[one.character].fortitude if one.character else 0,
        attributes=attributes,
        traumas=tuple(f"attribute:{ATTRIBUTES[n]}" for n in one.traumas),
        roubles=one.roubles,
        reputation=REPUTATIONS[one.reputation],
        room=room,
        columns=columns,
        items=_items(box, one.items),
        trophies=tuple(box.token[token].ref for token in one.trophies),
        secrets=tuple(box.event[card].ref for card in one.secrets),
        ability_used="ability" in one.used,
        deaths=one.deaths,
        steady=steady,
    )


@lru_cache(1 << 12)
def _items(box: Box, items: tuple[Held, ...]) -> tuple[ItemView, ...]:
    return tuple(ItemView(box.card[held.card].ref, held.place, held.wear) for held in items)


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
    return _facility_with(
        g.box, facility, slot, g.locks[slot], g.opened[slot], len(g.events[deck_index(facility)]),
        g.finds[slot].bit_count(), g.finds[slot] if seen or g.phase == OVER else None,
    )  # fmt: skip


@lru_cache(1 << 12)
def _facility_with(
    box: Box, facility: str, slot: int, lock: str, opened: bool, events: int, finds: int, known: int | None
) -> FacilityView:
    """A facility; `known` are the finds there, as a mask, if the viewer may know them."""
    return FacilityView(
        facility=PLACES[facility].ref,
        slot=slot + 1,
        entrances=tuple(PLACES[area].ref for area in box.map.slots[slot].entrances),
        lock=f"lock:{lock}",
        open=opened,
        events=events,
        finds=finds,
        known=None if known is None else _cards(box.card, known),
    )


def _decks(g: Zona, seat: int | None) -> tuple[DeckView, ...]:
    piles = [*g.decks, *g.events, g.rumours]
    known = [_known(g, deck, seat) for deck in (*range(len(EVENT_NAMES)), RUMOUR_DECK)]
    return _decks_with(
        g.box,
        tuple(map(len, piles)),
        (*g.discards, *g.event_discards, g.rumours_gone),
        (*((),) * len(g.decks), *known),
        tuple([(len(queue), queue.bottom) for queue in g.dispenser]),
    )


@lru_cache(1 << 10)
def _decks_with(
    box: Box,
    cards: tuple[int, ...],
    gone: tuple[int, ...],
    known: tuple[tuple[str, ...], ...],
    queues: tuple[tuple[int, tuple[int, ...]], ...],
) -> tuple[DeckView, ...]:
    """All decks: how many cards each has, its discards, and what the viewer knows of its top; then the queues of
    tokens.
    """
    return (
        *(_deck(box, *deck, *rest) for deck, *rest in zip(DECKS, cards, gone, known, strict=True)),
        *(_queue(box, number, *queue) for number, queue in enumerate(queues)),
    )


@lru_cache(1 << 14)
def _deck(box: Box, name: str, kind: str, cards: int, gone: int, known: tuple[str, ...]) -> DeckView:
    """A deck with so many cards; `gone` are the discards, as a mask, `known` the cards on top that the viewer knows."""
    return DeckView(f"deck:{name}", cards, _cards(getattr(box, kind), gone), known)


@lru_cache(1 << 12)
def _queue(box: Box, number: int, tokens: int, bottom: tuple[int, ...]) -> DeckView:
    colour, kind = QUEUES[number]
    return DeckView(f"deck:{colour}_{kind}", tokens, tuple(box.token[token].ref for token in bottom))


def _cards(names: tuple[Named, ...], cards: int) -> tuple[str, ...]:
    return tuple(names[card].ref for card in numbers(cards))


def _known(g: Zona, deck: int, seat: int | None) -> tuple[str, ...]:
    """The top cards the viewer has looked at; unknown ones between them are empty."""
    known = 0 if seat is None else g.known_tops[deck][seat]
    if not known:
        return ()
    cards = g.box.rumour if deck == RUMOUR_DECK else g.box.event
    found = [cards[card].ref if known >> card & 1 else "" for card in lookable(g, deck).top]
    while found and not found[-1]:
        found.pop()
    return tuple(found)
