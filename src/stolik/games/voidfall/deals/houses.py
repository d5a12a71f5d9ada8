"""The House boards of a described position."""

from __future__ import annotations

from stolik.core.dealing import Deal
from stolik.core.question import Named
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.deals.names import ids, take_tokens
from stolik.games.voidfall.rules.cards import type_number
from stolik.games.voidfall.rules.counts import technology_limit
from stolik.games.voidfall.rules.effects.tracks import LAST_SPACE
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, FLEET_POWER, STOCK_LIMIT, House, Voidfall
from stolik.games.voidfall.rules.words import GLORY, SLOT, TRACK, number_of

MOST_INFLUENCE = 500


def describe_house(g: Voidfall, me: int, d: Deal) -> None:
    """Set what the deal names on a House board. Raises BadDeal for what is impossible."""
    house = g.houses[me]
    house.influence = d.number("influence", 0, MOST_INFLUENCE, house.influence)
    stock = zip(RESOURCES, house.stock, strict=True)
    house.stock = tuple(d.number(letter, 0, STOCK_LIMIT, units) for letter, units in stock)
    tracks = d.part("tracks", TRACK)
    spaces = zip(TRACK, house.tracks, strict=True)
    house.tracks = tuple(tracks.number(_name(named), 0, LAST_SPACE, space) for named, space in spaces)
    if "corrupted" in d:
        places = d.different("corrupted", [*TRACK, *SLOT[1:4]])
        house.corrupted_tracks = tuple(one in places for one in TRACK)
        house.corrupted_slots = tuple(one in places for one in SLOT)
    house.fallen = tuple(ids(g, d, "fallen", "house", once=True))
    _agendas(g, house, d)
    _technologies(g, me, d)
    _focuses(g, house, d)
    if "trades" in d:
        house.slot_trades = tuple(one in d.different("trades", SLOT) for one in SLOT)
    house.loose_trades = d.number("loose_trades", 0, 12)
    house.chambers = d.number("chambers", 0, 3)
    house.havens = house.sheltered = d.number("havens", 0, FLEET_POWER)
    if "glory" in d:
        house.glory = tuple(sorted(number_of(one) for one in d.things("glory", list(GLORY.values()))))
    house.bounties = take_tokens(g, d, "bounties", "bounty", g.bounty_pile)
    house.reclaims = take_tokens(g, d, "reclaims", "reclaim", g.reclaim_pile)
    _power(g, me, d)


def _name(named: Named) -> str:
    return named.ref.partition(":")[2]


def _agendas(g: Voidfall, house: House, d: Deal) -> None:
    """`hand` lists Agendas, `seen` those in hand that everybody saw; `agendas` has one for each slot."""
    house.hand = tuple(ids(g, d, "hand", "agenda", once=True))
    house.seen_in_hand = tuple(ids(g, d, "seen", "agenda"))
    if not {*house.seen_in_hand} <= {*house.hand}:
        raise d.bad("seen")
    slots = d.part("agendas", [SLOT[slot] for slot in AGENDA_SLOTS])
    placed = [(*ids(g, slots, str(slot), "agenda", once=True), "")[0] for slot in AGENDA_SLOTS]
    house.slots = (house.slots[0], *placed)
    for id in (*house.hand, *filter(None, house.slots[1:])):
        g.agenda_decks[type_number(g, id)].remove(g.box.agenda_number(id))
    if d.flag("other_objectives"):
        house.start_objectives = BOOK.starts[house.start].other_objectives


def _technologies(g: Voidfall, me: int, d: Deal) -> None:
    """Technologies in addition to the starting one, and which are Improved. Those on offer are taken from the offer."""
    house, most = g.houses[me], technology_limit(g.houses[me])
    gained = [id for id in ids(g, d, "technologies", "technology") if id not in house.technologies]
    house.technologies = (*house.technologies, *gained)
    if len(house.technologies) > most:
        raise d.bad("technologies", value=len(house.technologies), least=0, most=most)
    for id in gained:
        if id in g.tableau:
            number = g.tableau.index(id)
            g.copies = put(g.copies, number, g.copies[number][1:])
    house.improved = tuple(ids(g, d, "improved", "technology", once=True))
    if not {*house.improved} <= {*house.technologies}:
        raise d.bad("improved")
    if house.technologies[0] in house.improved:
        house.own_improved = False
    g.improved_now = tuple(id for id in g.improved_now if id not in house.improved)
    g.improved_later = tuple(id for id in g.improved_later if id not in house.improved)


def _focuses(g: Voidfall, house: House, d: Deal) -> None:
    """The Focus cards played this Cycle leave the hand, which is complete from Cycle 2 on."""
    cards = BOOK.hands[house.house]
    if g.cycle > 1:
        house.focuses, house.waiting = cards, ""
    house.discard = tuple(ids(g, d, "discard", "focus"))
    if not {*house.discard} <= {*cards}:
        raise d.bad("discard")
    house.focuses = tuple(id for id in house.focuses if id not in house.discard)


def _power(g: Voidfall, me: int, d: Deal) -> None:
    """Make the rest of the fourteen Fleet Power Inactive; if `inactive` is given, Active."""
    house = g.houses[me]
    spare = FLEET_POWER - house.sheltered - sum(sector.power for sector in g.sectors if sector.owner == me)
    house.inactive = d.number("inactive", 0, FLEET_POWER, max(0, spare - house.active))
    house.active = d.number("active", 0, FLEET_POWER, max(0, spare - house.inactive))
    if "inactive" not in d:
        house.inactive = spare - house.active
    if house.inactive < 0 or house.active + house.inactive != spare:
        raise d.bad("inactive" if "inactive" in d else "active", value=house.active, least=0, most=max(0, spare))
