"""What must hold for a state at any time: everything is recounted from the board, without using the rules."""

from __future__ import annotations

from collections import Counter

from stolik.core.chance import Deck, numbers
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES
from stolik.games.voidfall.rules.cards import agenda
from stolik.games.voidfall.rules.counts import improved_limit, level, technology_limit, upkeep
from stolik.games.voidfall.rules.crisis.board import HARBINGERS, SLOTS
from stolik.games.voidfall.rules.effects.corruption import chamber_limit
from stolik.games.voidfall.rules.fleets import tokens
from stolik.games.voidfall.rules.sectors import extra_guilds, guild_slots, house_at, installation_slots, owned, tile
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import GLORY_LIMIT, NOBODY, START_INFLUENCE, House, Voidfall


def look(g: Voidfall) -> None:
    """Check a state after its set-up."""
    if not g.order:
        return
    for me, house in enumerate(g.houses):
        look_at_house(g, me, house)
        look_at_fleets(g, me, house)
        look_at_numbers(g, me, house)
    look_at_sectors(g)
    look_at_tokens(g)
    look_at_cards(g)
    if g.difficulty:
        look_at_crises(g)


def look_at_house(g: Voidfall, me: int, house: House) -> None:
    """A House board: stock, Agendas, Technologies, tracks, Corruption, Focus cards."""
    assert all(0 <= units <= 15 for units in house.stock), house.stock
    assert min(house.influence, house.loose_trades, house.unpaid_upkeep) >= 0
    assert house.influence == START_INFLUENCE + total(house.earned)
    types = [BOOK.agendas[id].type for id in house.slots[1:] if id]
    assert len(types) == len(set(types)), types
    assert house.slots[0] == house.start
    assert not house.slots[4] or "central_surveillance" in house.improved
    assert not any(house.slot_trades[slot] and slot == 4 and not house.slots[4] for slot in range(5))
    assert not house.corrupted_slots[0]
    assert not house.corrupted_slots[4]
    assert 0 <= house.chambers <= chamber_limit(g, me) * ("decontamination_chambers" in house.technologies)
    assert len(house.technologies) == len(set(house.technologies)) <= technology_limit(house)
    assert set(house.improved) <= set(house.technologies)
    assert len(house.improved) == len(set(house.improved)) <= improved_limit(house)
    assert all(0 <= space <= 7 for space in house.tracks)
    assert all(1 <= value <= 5 for value in house.glory)
    played = {g.turn.focus} if int(g.turn.seat) == me else set()
    assert not set(house.focuses) & set(house.discard)
    focuses = {*house.focuses, *house.discard, *played, house.waiting} - {""}
    assert focuses == set(BOOK.hands[house.house])


def look_at_fleets(g: Voidfall, me: int, house: House) -> None:
    """Fourteen Fleet Power: Active, Inactive, deployed, on Safe Havens, on the way to an Invasion."""
    assert min(house.active, house.inactive, house.sheltered) >= 0
    power = house.active + house.inactive + house.sheltered
    power += sum(sector.power for sector in g.sectors if sector.owner == me)
    assert power + (sum(g.turn.force) if g.turn.invader == me else 0) == 14
    homes = [sector for sector in g.sectors if sector.home == me]
    assert [sector.owner for sector in homes] == [me]


def look_at_numbers(g: Voidfall, me: int, house: House) -> None:
    """Production Levels and Upkeep, counted again: no cached number is out of date."""
    own = [sector for sector in g.sectors if sector.owner == me]
    for resource in "FEMCS":
        units = sum(sector.pop * sector.guilds.count(resource) for sector in own)
        units += sum(BOOK.tiles[sector.tile].levels.get(resource, 0) for sector in own)
        units += BOOK.starts[house.start].levels.count(resource)
        if resource == "C" and "orbital_docks" in house.improved:
            yards = sum(sector.built.count("shipyard") for sector in own)
            yards += sum(tile(g.box, sector).installations.count("shipyard") for sector in own if sector.home != me)
            units += 2 * (yards + BOOK.houses[house.house].home_shipyards)
        if resource == "S" and "data_refinery" in house.technologies:
            units += 2 * sum(sector.guilds.count("C") for sector in own)
        assert level(g, me, resource) == min(13, units), resource
    agendas = 2 * sum(bool(id) and not trade for id, trade in zip(house.slots, house.slot_trades, strict=True))
    assert upkeep(g, me) >= (0 if house.house in ("astoran", "novaris") else agendas)


def look_at_sectors(g: Voidfall) -> None:
    """Each sector: slots, Population, Corruption, whose it is, the Voidborn's limit."""
    for sector in g.sectors:
        kind = tile(g.box, sector)
        assert 0 <= sector.pop <= 6
        assert bool(sector.pop) == (kind.population != "none" or sector.home != NOBODY), sector
        assert 0 <= sector.void <= max(kind.void_limit, 4), sector
        assert not (kind.void_immune and sector.void)
        assert sector.void == 0 or sector.owner == NOBODY
        assert sector.owner != NOBODY or not sector.power
        assert not sector.corrupted or sector.pop
        assert not sector.corrupted or kind.corruptible or sector.home != NOBODY
        assert sector.home == NOBODY or not sector.corrupted or BOOK.houses[house_at(g, sector)].home_corruptible
        assert len(sector.guilds) <= guild_slots(g.box, sector) + extra_guilds(g, sector)
        assert Counter(kind.guilds) <= Counter(sector.guilds) or sector.home != NOBODY
        assert len(sector.built) <= installation_slots(g.box, sector, house_at(g, sector))
        assert min(*sector.fleets, sector.bounties, sector.reclaims, sector.harbingers) >= 0
        assert sector.owner == NOBODY or sector.home != NOBODY or sector.power
        assert not sector.house or sector.owner == NOBODY


def look_at_tokens(g: Voidfall) -> None:
    """48 Bounties, 27 Reclaims, 6 or 12 Trade tokens: those in sectors are still to be drawn from the piles."""
    bounties = [token for house in g.houses for token in house.bounties]
    bounties += [*numbers(g.bounty_pile.cards), *(g.drawn if g.drawn_from == "bounty" else ())]
    assert sorted(bounties) == list(range(len(BOOK.bounty_tokens)))
    reclaims = [*numbers(g.reclaim_pile.cards), *(token for house in g.houses for token in house.reclaims)]
    assert sorted(reclaims) == list(range(len(BOOK.reclaim_tokens)))
    assert sum(sector.bounties for sector in g.sectors) <= len(g.bounty_pile)
    assert sum(sector.reclaims for sector in g.sectors) <= len(g.reclaim_pile)
    stacks = 2 if g.players > 2 else 1
    held = sum(sum(house.slot_trades) + house.loose_trades for house in g.houses)
    assert 0 <= 6 * stacks - sum(g.trades) - held - g.turn.flipped < max(1, g.cycle)
    assert all(0 <= tokens <= stacks for tokens in g.trades)


def look_at_cards(g: Voidfall) -> None:
    """Every Agenda is in one place; no Technology is owned twice or on offer twice."""
    found = [agenda(g, kind, card).id for kind, deck in enumerate(g.agenda_decks) for card in numbers(deck.cards)]
    found += [agenda(g, kind, card).id for kind, card in enumerate(g.offer) if card >= 0]
    found += [id for house in g.houses for id in (*house.hand, *house.slots[1:]) if id]
    found += [g.turn.agenda] if g.turn.agenda else []
    if g.drawn_from in AGENDA_TYPES:
        found += [agenda(g, AGENDA_TYPES.index(g.drawn_from), card).id for card in g.drawn]
    assert sorted(found) == sorted(BOOK.agendas)
    shown = [*g.improved_now, *g.improved_later]
    assert len(shown) == len(set(shown)) <= 8
    for id in shown:
        own = [house.technologies[0] for house in g.houses]
        assert sum(id in house.improved for house in g.houses) <= own.count(id)
    assert all(list(copies) == sorted(copies, reverse=True) and len(copies) <= 2 for copies in g.copies)


def look_at_crises(g: Voidfall) -> None:
    """The Crisis board, its decks, Alerts, Harbingers and Safe Havens."""
    assert 0 <= g.catastrophes <= 3
    assert all(count + len(row) <= SLOTS for count, row in zip(g.row_harbingers, g.rows, strict=True))
    harbingers = sum(g.row_harbingers) + sum(sector.harbingers for sector in g.sectors)
    assert harbingers <= HARBINGERS
    crises = [*g.rows[0], *g.rows[1], *g.crisis_discard, *([g.crisis] if g.crisis else [])]
    levels = ("1", "2", "3")
    crises += [
        BOOK.crisis_decks[level][n].id for level, deck in zip(levels, g.crisis_decks, strict=True) for n in _in(deck)
    ]
    assert len(crises) == len(set(crises))
    numbered = {id for id, row in BOOK.crises.items() if row.level != "start"}
    assert len(numbered - set(crises)) <= 1, "one may be on its way into a row"
    assert not g.alerts.cards & g.wars.cards
    assert sum(g.haven_built) == sum(house.sheltered for house in g.houses) == sum(house.havens for house in g.houses)
    assert all(0 <= built <= levels for built, levels in zip(g.haven_built, g.haven_levels, strict=True))


def _in(deck: Deck) -> list[int]:
    return numbers(deck.cards)


def look_at_end_of_turn(g: Voidfall, me: int) -> None:
    """3 Clean-up is over: two fleet tokens a sector, four Glory tokens, each Trade token in its place."""
    house = g.houses[me]
    assert all(tokens(g, sector) <= 2 for _, sector in owned(g, me))
    assert len(house.glory) <= GLORY_LIMIT
    assert not g.turn.flipped
    assert not g.turn.agenda
    spare = ("escape_pods" in house.technologies) + (house.house == "marqualos")
    assert house.loose_trades <= spare
    assert not any(trade and not id for id, trade in zip(house.slots, house.slot_trades, strict=True))
