"""What a seat may know: every field of the view (fields.py) is filled here, nothing else leaves the state."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from stolik.core.fixed import Fixed
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.galaxy import galaxy
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, FLEETS, RESOURCES
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.cards import agenda, event
from stolik.games.voidfall.rules.counts import (
    TRACK_LEVELS,
    improved_limit,
    level_sources,
    technology_limit,
    trades,
    upkeep_sources,
    yield_of,
)
from stolik.games.voidfall.rules.crisis.alerts import board_price, can_suffer, level_of, war
from stolik.games.voidfall.rules.crisis.board import ECONOMIC, MILITARY, free_slot
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.evaluation import UNPAID, evaluation_ahead, shortage
from stolik.games.voidfall.rules.gains import influence_sources
from stolik.games.voidfall.rules.sectors import (
    guild_slots,
    installation_slots,
    printed_installations,
    tile,
    upkeep_icons,
)
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import NOBODY, SLOTS, House, Sector, Voidfall
from stolik.games.voidfall.view.fields import (
    CrisisView,
    GoodView,
    HouseView,
    OfferView,
    RowView,
    SectorView,
    SlotView,
    SourceView,
    TechnologyView,
    TrackView,
    TurnView,
    VoidfallView,
)

SLOT_FAMILIES = ("start", *("agenda",) * (SLOTS - 1))


def observe(g: Voidfall, seat: int | None) -> VoidfallView:
    """The view of a seat, or of a spectator."""
    return VoidfallView(
        seat=seat,
        players=g.players,
        scenario=f"scenario:{g.scenario}",
        mode=g.mode,
        cycle=g.cycle,
        round=g.round,
        rounds=g.box.events[g.event].rounds if g.event else 0,
        rounds_played=g.rounds_played,
        phase=g.phase,
        order=tuple(map(int, g.order)),
        event=f"event:{g.event}" if g.event else "",
        sectors=_sectors(g.box, g.scenario, g.sectors, tuple([house.house for house in g.houses])),
        houses=tuple([_house(g, me, seat) for me in range(g.players)]) if g.houses[0].house else (),
        turn=_turn(g),
        offers=_offers(g.box, g.offer, tuple(map(len, g.agenda_decks)), g.corrupted_offers),
        drawn=_drawn(g, seat),
        peeked=_refs("event", g.peeked[seat]) if seat is not None else (),
        bounties_left=fleets.bounties_left(g),
        reclaims_left=fleets.reclaims_left(g),
        trades=g.trades,
        tableau=_tableau(g.tableau, g.copies),
        improved_now=_refs("technology", g.improved_now),
        locked=g.locked,
        crisis=_crisis(g) if g.difficulty else None,
        winners=g.winners,
    )


@lru_cache(1 << 8)
def _sectors(box: Book, scenario: str, sectors: tuple[Sector, ...], houses: tuple[str, ...]) -> tuple[SectorView, ...]:
    """The views of all sectors; `houses` are those of the seats."""
    return tuple(
        [
            _shown(box, scenario, index, sector, houses[sector.home] if sector.home != NOBODY else "")
            for index, sector in enumerate(sectors)
        ]
    )


@lru_cache(1 << 10)
def _shown(box: Book, scenario: str, index: int, sector: Sector, house: str) -> SectorView:
    """The view of a sector, cached because it stays the same as long as the sector does; `house` is the House whose
    Home it is.
    """
    map = galaxy(box, scenario)
    ready = sector.home == NOBODY or bool(house)
    return SectorView(
        ref=f"sector:{index}",
        tile=f"tile:{sector.tile}",
        at=map.hexes[index],
        near=tuple(f"sector:{other}" for other in map.adjacent[index]),
        owner=None if sector.owner == NOBODY else sector.owner,
        home=None if sector.home == NOBODY else sector.home,
        house=f"house:{sector.house}" if sector.house else "",
        pop=sector.pop,
        corrupted=sector.corrupted,
        guilds=tuple(sector.guilds),
        guild_slots=guild_slots(box, sector),
        installations=printed_installations(box, sector, house) + sector.built if ready else (),
        installation_slots=installation_slots(box, sector, house) if ready else 0,
        upkeep=total(upkeep_icons(box, sector, house)) if ready else 0,
        upkeep_slots=tile(box, sector).upkeep_slots and sector.home == NOBODY,
        fleets=Fixed({kind: units for kind, units in zip(FLEETS, sector.fleets, strict=True) if units}),
        void=sector.void,
        void_limit=tile(box, sector).void_limit,
        bounties=sector.bounties,
        reclaims=sector.reclaims,
        glory=sector.glory,
        harbingers=sector.harbingers,
        letter=box.scenarios[scenario].cells[index].letter,
    )


def _house(g: Voidfall, me: int, seat: int | None) -> HouseView:
    house, mine = g.houses[me], seat == me
    owed = upkeep_sources(g, me)
    board_due, board_short = board_price(g, me) if g.difficulty else ({}, 0)
    shorts = shortage(g, me, total(owed), board_due) if evaluation_ahead(g) else (0, 0)
    board = _board(
        g.box, me, on_board(house), owed, tuple(level_sources(g, me).values()), tuple(board_due.items()), board_short,
        shorts, trades(g, me),
    )  # fmt: skip
    prepared = g.prepared[me] if g.prepared else ""
    return replace(
        board,
        hand=_refs("agenda", tuple(sorted(house.hand))) if mine else None,
        seen=_refs("agenda", tuple(sorted(house.seen_in_hand))),
        hidden=_hidden(g.box, house.hand, house.seen_in_hand),
        focuses=_refs("focus", house.focuses),
        discard=_refs("focus", house.discard),
        prepared=f"focus:{prepared}" if mine and prepared else None,
        has_prepared=bool(prepared),
    )


ON_BOARD = (
    "house", "start", "influence", "earned", "stock", "active", "inactive", "sheltered", "tracks", "corrupted_tracks",
    "slots", "corrupted_slots", "slot_trades", "chambers", "waiting", "technologies", "improved", "own_improved",
    "glory", "bounties", "reclaims", "fallen",
)  # fmt: skip
"""The fields of a House that its view shows, other than cards in hand and played: everybody sees them."""
on_board = attrgetter(*ON_BOARD)


@lru_cache(1 << 8)
def _board(
    box: Book,
    me: int,
    now: tuple[Any, ...],
    owed: tuple[Source, ...],
    levels: tuple[tuple[Source, ...], ...],
    board_due: tuple[tuple[str, int], ...],
    board_short: int,
    shorts: tuple[int, int],
    trades: int,
) -> HouseView:
    """The view of a House without the cards in hand and played, cached because it stays the same as long as these
    values do; `now` are those of the fields ON_BOARD.
    """
    house = House(**dict(zip(ON_BOARD, now, strict=True)))
    food_short, upkeep_short = shorts
    return HouseView(
        seat=me,
        house=f"house:{house.house}",
        start=f"start:{house.start}",
        influence=house.influence,
        influence_parts=_parts(influence_sources(house)),
        goods=Fixed(zip(RESOURCES, map(_good, RESOURCES, house.stock, levels), strict=True)),
        board_due=Fixed({kind: units for kind, units in board_due if units}),
        board_short=board_short,
        upkeep=total(owed),
        upkeep_parts=_parts(owed),
        food_short=food_short,
        upkeep_short=upkeep_short,
        upkeep_lost=UNPAID * upkeep_short,
        active=house.active,
        inactive=house.inactive,
        sheltered=house.sheltered,
        tracks=_tracks(box, house.house, house.tracks, house.corrupted_tracks),
        slots=_slots(house.slots, house.corrupted_slots, house.slot_trades),
        trades=trades,
        chambers=house.chambers,
        hand=None,
        seen=(),
        hidden=Fixed(),
        focuses=(),
        discard=(),
        waiting=f"focus:{house.waiting}" if house.waiting else "",
        technologies=_refs("technology", house.technologies),
        improved=_refs("technology", house.improved),
        own_improved=house.own_improved,
        technology_limit=technology_limit(house),
        improved_limit=improved_limit(house),
        glory=house.glory,
        bounties=tuple([box.bounty_tokens[token].ref for token in house.bounties]),
        reclaims=tuple([box.reclaim_tokens[token].ref for token in house.reclaims]),
        fallen=_refs("house", house.fallen),
        prepared=None,
        has_prepared=False,
    )


@lru_cache(1 << 10)
def _refs(family: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{family}:{id}" for id in ids)


@lru_cache(1 << 10)
def _good(letter: str, stock: int, sources: tuple[Source, ...]) -> GoodView:
    level = total(sources)
    return GoodView(stock, level, yield_of(letter, level), _parts(sources))


@lru_cache(1 << 8)
def _tracks(box: Book, house: str, spaces: tuple[int, ...], corrupted: tuple[bool, ...]) -> tuple[TrackView, ...]:
    """The tracks of a House, with the texts on them."""
    row = box.houses[house]
    steps = [tuple(map(str, track)) for track in (row.society, row.politics, row.economy)]
    return tuple(map(TrackView, spaces, [TRACK_LEVELS[space] for space in spaces], corrupted, steps))


@lru_cache(1 << 8)
def _tableau(ids: tuple[str, ...], copies: tuple[tuple[int, ...], ...]) -> tuple[TechnologyView, ...]:
    return tuple(map(TechnologyView, _refs("technology", ids), copies))


@lru_cache(1 << 10)
def _parts(sources: tuple[Source, ...]) -> tuple[SourceView, ...]:
    return tuple(SourceView(source.by, source.n) for source in sources)


@lru_cache(1 << 8)
def _slots(ids: tuple[str, ...], corrupted: tuple[bool, ...], trades: tuple[bool, ...]) -> tuple[SlotView, ...]:
    cards = [f"{family}:{id}" if id else "" for family, id in zip(SLOT_FAMILIES, ids, strict=True)]
    return tuple(map(SlotView, cards, corrupted, trades))


@lru_cache(1 << 8)
def _hidden(box: Book, hand: tuple[str, ...], seen: tuple[str, ...]) -> dict[str, int]:
    """How many Agendas of each type in a hand nobody else has seen."""
    unseen = [box.agendas[id].type for id in hand if id not in seen]
    return Fixed({kind: unseen.count(kind) for kind in AGENDA_TYPES if kind in unseen})


def _crisis(g: Voidfall) -> CrisisView:
    level, held = level_of(g.alert), tuple(void_influence(g))
    return CrisisView(
        difficulty=f"difficulty:{g.difficulty}",
        alert="" if g.alert < 0 else f"alert:{level}" if level else f"war:{war(g)}",
        alerts=len(g.alerts),
        crisis=f"crisis:{g.crisis}" if g.crisis else "",
        sufferable=bool(g.crisis) and can_suffer(g, g.turn.seat, g.box.crises[g.crisis]),
        military=_row(g, MILITARY),
        economic=_row(g, ECONOMIC),
        catastrophes=g.catastrophes,
        consumed=g.consumed,
        havens=tuple(zip(g.haven_levels, g.haven_built, strict=True)),
        offer=_refs("focus", g.special_offer),
        void_influence=_parts(held),
        void_total=total(held),
    )


def _row(g: Voidfall, row: int) -> RowView:
    slot = free_slot(g, row)
    return RowView(g.row_harbingers[row], _refs("crisis", g.rows[row]), slot.power, str(slot.cost))


def _turn(g: Voidfall) -> TurnView:
    turn = g.turn
    return TurnView(
        seat=int(turn.seat),
        focus=f"focus:{turn.focus}" if turn.focus else "",
        flipped=turn.flipped,
        agenda=f"agenda:{turn.agenda}" if turn.agenda else "",
        acting=turn.acting,
        done=turn.done,
        target=f"sector:{turn.target}" if turn.target != NOBODY else "",
    )


@lru_cache(1 << 8)
def _offers(
    box: Book, cards: tuple[int, ...], decks: tuple[int, ...], corrupted: tuple[bool, ...]
) -> tuple[OfferView, ...]:
    """The face-up Agendas (-1: none); `decks` are the cards left in each deck."""
    faces = [
        box.agenda_decks[kind][card].ref if card >= 0 else "" for kind, card in zip(AGENDA_TYPES, cards, strict=True)
    ]
    return tuple(map(OfferView, AGENDA_TYPES, faces, decks, corrupted))


def _drawn(g: Voidfall, seat: int | None) -> tuple[str, ...] | None:
    """The cards drawn and not settled yet, for the player who drew them."""
    if not g.drawn or seat is None or seat != g.drawer:
        return None
    if g.drawn_from == "event":
        return tuple(event(g, g.cycle + 1, card).ref for card in g.drawn)
    if g.drawn_from == "bounty":
        return tuple(g.box.bounty_tokens[token].ref for token in g.drawn)
    return tuple(agenda(g, AGENDA_TYPES.index(g.drawn_from), card).ref for card in g.drawn)
