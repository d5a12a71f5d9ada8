"""The view of a seat. Nearly all of the Zone is public; decks are hidden, and so are finds and cards the seat has not
looked at.

Most of it stays the same from one view to the next, so parts are cached by the values that they are made of: functions
with `lru_cache` get no state, no seat and nothing that is hidden, such as what a pile holds.
"""

from __future__ import annotations

from functools import cache, lru_cache

from stolik.core.chance import numbers
from stolik.core.question import SEATS, Named, Seat
from stolik.games.zona.content.book import EVENT_DECKS
from stolik.games.zona.content.box import DRAWN_DECKS, QUEUES, Box
from stolik.games.zona.content.map import Way
from stolik.games.zona.rules.course.outcome import OVER
from stolik.games.zona.rules.course.rumours import border_of
from stolik.games.zona.rules.course.scenes import endings_of
from stolik.games.zona.rules.effects.decks import RUMOUR_DECK, lookable
from stolik.games.zona.rules.scavenger.scavengers import (
    REPUTATIONS,
    attributes_of,
    capacity_of,
    fatigue_min,
    reputation,
)
from stolik.games.zona.rules.state import NONE, Held, Zona
from stolik.games.zona.rules.trials.testing import may_push, result
from stolik.games.zona.rules.variants import emission_space, secrets_needed
from stolik.games.zona.rules.words import ATTRIBUTE, FACE, PLACES
from stolik.games.zona.rules.zone.board import AREAS
from stolik.games.zona.rules.zone.cards import deck_index
from stolik.games.zona.rules.zone.market import columns_of
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

RECENT = 1 << 9
"""So many values of each part of a view are remembered: those of the tables that play now."""


def observe(g: Zona, seat: int | None) -> ZonaView:
    """The view of a seat; None: a spectator."""
    space, events = emission_space(g), tuple(map(len, g.events))
    return ZonaView(
        round=g.round,
        phase=g.phase,
        voice=g.voice,
        scavengers=tuple([_scavenger(g, me) for me in SEATS[: g.players]]),
        turn=TurnView(int(g.turn.seat), g.turn.actions, g.turn.area_action, _items_named(g.box, g.turn.bought)),
        test=_test(g),
        encounter=_encounter(g),
        reading=_reading(g),
        packet=g.packet,
        areas=_areas(g.box, g.players),
        tokens=_tokens(g.box, g.tokens),
        facilities=_facilities(g, seat, events),
        box_locks=_refs("lock", g.box_locks),
        market=_market(g.box, g.market),
        decks=_decks(g, seat, events),
        rumour=g.box.rumour[g.rumour].ref if g.rumour != NONE else "",
        timed=g.box.rumour[g.timed].ref if g.timed != NONE else "",
        mark=g.marked,
        emission=min(g.emission, space),
        emission_space=space,
        fatigue_min=fatigue_min(g),
        secrets_needed=secrets_needed(g),
        storm_areas=tuple(PLACES[area].ref for area in g.box.emissions[g.scheme].areas) if g.scheme != NONE else (),
        drawn=_items_named(g.box, g.drawn),
        unused=_refs("character", g.unused),
        offered=_boards(g.offered),
        drafted=_boards(g.drafted),
    )


@lru_cache(RECENT)
def _refs(family: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{family}:{id}" for id in ids)


@lru_cache(RECENT)
def _boards(hands: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(_refs("character", ids) for ids in hands)


@lru_cache(RECENT)
def _items_named(box: Box, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.card[card].ref for card in cards)


@lru_cache(RECENT)
def _tokens(box: Box, tokens: tuple[tuple[int, ...], ...]) -> tuple[TokensView, ...]:
    """The threats on the areas."""
    return tuple(
        TokensView(PLACES[area].ref, tuple(box.token[token].ref for token in there))
        for area, there in zip(AREAS, tokens, strict=True)
        if there
    )


@lru_cache(RECENT)
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
    """A scavenger: all of its board is public."""
    one = g.scavengers[me]
    return _scavenger_with(
        g.box, me, one.character, one.area, one.fatigue, one.damage, one.traumas, one.roubles, one.reputation,
        reputation(g, me), one.items, one.trophies, one.secrets, one.used, one.deaths,
        g.rules.steady_hands and not g.steadied >> me & 1,
    )  # fmt: skip


@lru_cache(RECENT)
def _scavenger_with(
    box: Box, seat: int, character: str, area: str, fatigue: int, damage: int, traumas: tuple[int, ...], roubles: int,
    reputation: int, known: int, items: tuple[Held, ...], trophies: tuple[int, ...], secrets: tuple[int, ...],
    used: tuple[str, ...], deaths: int, steady: bool,
) -> ScavengerView:  # fmt: skip
    """The scavenger with these values; `known` is the reputation that counts now."""
    alive = bool(character)
    return ScavengerView(
        seat=int(seat),
        character=f"character:{character}" if alive else "",
        area=PLACES[area].ref if alive else "",
        fatigue=fatigue,
        damage=damage,
        fortitude=box.book.characters[character].fortitude if alive else 0,
        attributes=attributes_of(box, character, traumas) if alive else (),
        traumas=tuple([ATTRIBUTE[n].ref for n in traumas]),
        roubles=roubles,
        reputation=REPUTATIONS[reputation],
        room=capacity_of(box, character, items) if alive else 0,
        columns=columns_of(box, character, items, known) if alive else 0,
        items=_items(box, items),
        trophies=tuple([box.token[token].ref for token in trophies]),
        secrets=tuple([box.event[card].ref for card in secrets]),
        ability_used="ability" in used,
        deaths=deaths,
        steady=steady,
    )


@lru_cache(RECENT)
def _items(box: Box, items: tuple[Held, ...]) -> tuple[ItemView, ...]:
    return tuple([ItemView(box.card[held.card].ref, held.place, held.wear) for held in items])


def _test(g: Zona) -> TestView | None:
    if not g.tests:
        return None
    made = g.tests[-1]
    return TestView(
        seat=int(made.who),
        attribute=ATTRIBUTE[made.attribute].ref,
        difficulty=made.difficulty,
        value=made.value,
        signs=tuple(made.sign.split()),
        stage=made.stage,
        by=made.by,
        dice=tuple([FACE[face].ref for face in made.dice]),
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


def _facilities(g: Zona, seat: int | None, events: tuple[int, ...]) -> tuple[FacilityView, ...]:
    """The secret locations; who has looked at finds knows them, and in the end everybody."""
    me = 0 if seat is None else 1 << seat
    known = [finds if seen & me or g.phase == OVER else None for finds, seen in zip(g.finds, g.finds_seen, strict=True)]
    finds = tuple([finds.bit_count() for finds in g.finds])
    return _facilities_with(g.box, g.facilities, g.locks, g.opened, events, finds, tuple(known))


@lru_cache(RECENT)
def _facilities_with(
    box: Box,
    facilities: tuple[str, ...],
    locks: tuple[str, ...],
    opened: tuple[bool, ...],
    events: tuple[int, ...],
    finds: tuple[int, ...],
    known: tuple[int | None, ...],
) -> tuple[FacilityView, ...]:
    """The facilities by slot: lock, whether it is open, the number of finds and, as a mask, the finds that the viewer
    may know; `events` are the cards left in each event deck.
    """
    return tuple(
        FacilityView(
            facility=PLACES[facility].ref,
            slot=slot + 1,
            entrances=tuple(PLACES[area].ref for area in box.map.slots[slot].entrances),
            lock=f"lock:{locks[slot]}",
            open=opened[slot],
            events=events[deck_index(facility)],
            finds=finds[slot],
            known=None if cards is None else _cards(box.card, cards),
        )
        for slot, (facility, cards) in enumerate(zip(facilities, known, strict=True))
    )


def _decks(g: Zona, seat: int | None, events: tuple[int, ...]) -> tuple[DeckView, ...]:
    """All decks, then the queues of tokens."""
    known = _known(g, seat)
    return (
        *_item_decks(g.box, tuple(map(len, g.decks)), g.discards),
        *_event_decks(g.box, events, g.event_discards, known[:-1]),
        _deck(g.box, "rumours", "rumour", len(g.rumours), g.rumours_gone, known[-1]),
        *_queues(g.box, tuple([(len(pile), pile.bottom) for pile in g.dispenser])),
    )


@lru_cache(RECENT)
def _item_decks(box: Box, cards: tuple[int, ...], gone: tuple[int, ...]) -> tuple[DeckView, ...]:
    """The decks of items, each with so many cards."""
    return tuple(_deck(box, name, "card", *rest, ()) for name, *rest in zip(DRAWN_DECKS, cards, gone, strict=True))


@lru_cache(RECENT)
def _event_decks(
    box: Box, cards: tuple[int, ...], gone: tuple[int, ...], known: tuple[tuple[str, ...], ...]
) -> tuple[DeckView, ...]:
    """The event decks, with what the viewer knows of the top of each."""
    decks = zip(EVENT_DECKS, cards, gone, known, strict=True)
    return tuple(_deck(box, f"events_{name}", "event", *rest) for name, *rest in decks)


@lru_cache(RECENT)
def _deck(box: Box, name: str, kind: str, cards: int, gone: int, known: tuple[str, ...]) -> DeckView:
    """A deck with so many cards; `gone` are the discards, as a mask, `kind` is the field of the box that names them."""
    return DeckView(f"deck:{name}", cards, _cards(getattr(box, kind), gone), known)


@lru_cache(RECENT)
def _queues(box: Box, queues: tuple[tuple[int, tuple[int, ...]], ...]) -> tuple[DeckView, ...]:
    """The queues of tokens, each with so many; those at its end are open."""
    return tuple(
        DeckView(f"deck:{colour}_{kind}", tokens, tuple(box.token[token].ref for token in end))
        for (colour, kind), (tokens, end) in zip(QUEUES, queues, strict=True)
    )


def _cards(names: tuple[Named, ...], cards: int) -> tuple[str, ...]:
    return tuple(names[card].ref for card in numbers(cards))


NOTHING_KNOWN: tuple[tuple[str, ...], ...] = ((),) * (RUMOUR_DECK + 1)


def _known(g: Zona, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """By deck that can be looked at: the top cards that the viewer has looked at."""
    if seat is None or not any(map(any, g.known_tops)):
        return NOTHING_KNOWN
    return tuple([_top(g, deck, known[seat]) if known[seat] else () for deck, known in enumerate(g.known_tops)])


def _top(g: Zona, deck: int, known: int) -> tuple[str, ...]:
    """The known cards on top of a deck, as a mask; unknown ones between them are empty."""
    cards = g.box.rumour if deck == RUMOUR_DECK else g.box.event
    found = [cards[card].ref if known >> card & 1 else "" for card in lookable(g, deck).top]
    while found and not found[-1]:
        found.pop()
    return tuple(found)
