"""Entries of described positions, each with what must be so after the deal, for `test_deal_pairs.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stolik.games.not_alone.rules.cards.card import HUNT
from stolik.games.zona.rules.zone.cards import deck_index

Entry = tuple[dict[str, Any], Callable[[Any], object]]
"""A part of a deal, and whether the state shows it."""


def _items(g: Any, me: int) -> list[str]:
    return [g.box.card[one.card].ref.partition(":")[2] for one in g.scavengers[me].items]


def _top(g: Any, things: Any, *decks: Any) -> list[str]:
    return [things[n].ref.partition(":")[2] for deck in decks for n in deck.top]


def _market(g: Any, row: int) -> list[str]:
    return [g.box.card[n].ref.partition(":")[2] for n in g.market[row * 4 : row * 4 + 4]]


def _slot(g: Any, facility: str) -> int:
    return int(g.facilities.index(facility))


def _left(g: Any, facility: str) -> int:
    return len(g.events[deck_index(facility)])


ZONA: list[Entry] = [
    ({"seat:0": {"character": "tamara"}}, lambda g: g.scavengers[0].character == "tamara"),
    ({"seat:1": {"character": "iwan"}}, lambda g: g.scavengers[1].character == "iwan"),
    ({"seat:1": {"character": "tamara"}}, lambda g: g.scavengers[1].character == "tamara"),
    ({"seat:0": {"items": ["crowbar", "rope"]}}, lambda g: _items(g, 0) == ["crowbar", "rope"]),
    ({"seat:1": {"items": ["bolts_on_a_string"]}}, lambda g: _items(g, 1) == ["bolts_on_a_string"]),
    ({"seat:1": {"items": ["palmtop", "crowbar"]}}, lambda g: _items(g, 1) == ["palmtop", "crowbar"]),
    ({"seat:1": {"items": ["night_vision"]}}, lambda g: _items(g, 1) == ["night_vision"]),
    ({"seat:0": {"area": "lab"}}, lambda g: g.scavengers[0].area == "lab" and g.opened[_slot(g, "lab")]),
    ({"seat:0": {"secrets": ["a01"]}}, lambda g: len(g.scavengers[0].secrets) == 1),
    ({"seat:1": {"trophies": ["mongrel"]}}, lambda g: len(g.scavengers[1].trophies) == 1),
    ({"area:po": {"threats": ["gargantuan"]}}, lambda g: [len(there) for there in g.tokens].count(1) == 1),
    ({"threats_top": ["gargantuan"]}, lambda g: _top(g, g.box.token, *g.dispenser) == ["gargantuan"]),
    ({"threats_top": ["mongrel"]}, lambda g: _top(g, g.box.token, *g.dispenser) == ["mongrel"]),
    ({"facilities": ["archive", "lab", "bunker", "observatory"]}, lambda g: g.facilities[0] == "archive"),
    ({"facility:lab": {"open": False}}, lambda g: not g.opened[_slot(g, "lab")]),
    ({"facility:lab": {"lock": "hot"}}, lambda g: g.locks[_slot(g, "lab")] == "hot"),
    ({"facility:bunker": {"lock": "hot"}}, lambda g: g.locks[_slot(g, "bunker")] == "hot"),
    ({"facility:bunker": {"lock": "exhausting"}}, lambda g: g.locks[_slot(g, "bunker")] == "exhausting"),
    ({"facility:lab": {"finds": ["palmtop"]}}, lambda g: g.finds[_slot(g, "lab")].bit_count() == 1),
    ({"facility:lab": {"events_left": 2}}, lambda g: _left(g, "lab") == 2),
    ({"facility:lab": {"events_left": 0}}, lambda g: _left(g, "lab") == 0),
    ({"events_top": ["a01"]}, lambda g: "a01" in _top(g, g.box.event, *g.events)),
    ({"events_top": ["s01", "s02"]}, lambda g: _top(g, g.box.event, g.events[-1]) == ["s01", "s02"]),
    ({"sarcophagus_left": 1}, lambda g: len(g.events[-1]) == 1),
    ({"sarcophagus_left": 2}, lambda g: len(g.events[-1]) == 2),
    ({"items_top": ["bolts_on_a_string"]}, lambda g: _top(g, g.box.card, g.decks[0]) == ["bolts_on_a_string"]),
    ({"items_top": ["crowbar_2", "helmet"]}, lambda g: _top(g, g.box.card, *g.decks) == ["crowbar_2", "helmet"]),
    ({"market_junk": ["crowbar"]}, lambda g: _market(g, 0)[0] == "crowbar"),
    ({"market_junk": ["bolts_on_a_string", "rope"]}, lambda g: _market(g, 0)[:2] == ["bolts_on_a_string", "rope"]),
    ({"market_equipment": ["helmet"]}, lambda g: _market(g, 1)[0] == "helmet"),
    ({"rumours_top": ["patrol"]}, lambda g: _top(g, g.box.rumour, g.rumours) == ["patrol"]),
    ({"rumours_left": 3}, lambda g: len(g.rumours) == 3),
    ({"timed": "patrol", "mark": "area:pg"}, lambda g: g.marked == "area:pg"),
    ({"emissions_top": ["e01", "e02"]}, lambda g: _top(g, g.box.emission, g.emissions) == ["e01", "e02"]),
    ({"emission": 5}, lambda g: g.emission == 5),
    ({"voice": "seat:1"}, lambda g: g.voice == 1),
    ({"turn": "seat:1"}, lambda g: g.turn.seat == 1),
    ({"round": 5}, lambda g: g.round == 5),
    ({"phase": "events"}, lambda g: g.phase == "events"),
    ({"dice": ["success", "failure"]}, lambda g: len(g.loaded) == 2),
]


def _hunt(g: Any, cards: Any) -> list[str]:
    return [HUNT[n].ref.partition(":")[2] for n in cards]


NOT_ALONE: list[Entry] = [
    ({"side": "b"}, lambda g: g.side == "b"),
    ({"side": "a"}, lambda g: g.side == "a"),
    ({"rescue": 8}, lambda g: g.rescue == 8),
    ({"turn": 3}, lambda g: g.turn == 3),
    ({"tracking": True}, lambda g: g.tracking or g.plays_left + len(g.hunt_played) == 2),
    ({"beach_marker": True}, lambda g: g.beach_marker),
    ({"reserve": {"6": 1}}, lambda g: g.reserve[0] == 1),
    ({"reserve": {"6": 0, "7": 2}}, lambda g: g.reserve[:2] == (0, 2)),
    ({"hunt_hand": ["clone", "mirage"]}, lambda g: g.hunt_hand.bit_count() == 2),
    ({"hunt_hand": ["virus"]}, lambda g: g.hunt_hand.bit_count() == 1),
    ({"hunt_top": ["despair", "clone"]}, lambda g: _hunt(g, g.hunt_deck.top) == ["despair", "clone"]),
    ({"hunt_bottom": ["stasis"]}, lambda g: _hunt(g, g.hunt_deck.bottom) == ["stasis"]),
    ({"hunt_discard": ["virus", "toxin"]}, lambda g: _hunt(g, g.hunt_discard)[:2] == ["virus", "toxin"]),
    ({"survival_top": ["gate"]}, lambda g: len(g.survival_deck.top) == 1),
    ({"survival_discard": ["dodge"]}, lambda g: g.survival_discard.bit_count() == 1),
    ({"seat:1": {"hand": [1, 2, 3, 6]}}, lambda g: g.hand[1].bit_count() == 4),
    ({"seat:1": {"discard": [4, 5]}}, lambda g: g.discard[1].bit_count() == 2),
    ({"seat:2": {"will": 2}}, lambda g: g.will[2] == 2),
    ({"seat:1": {"survival": ["dodge"]}}, lambda g: g.survival[1].bit_count() == 1),
    ({"seat:2": {"survival": []}}, lambda g: g.survival[2] == 0),
    ({"phase": 1}, lambda g: g.phase == 1),
    ({"phase": 2, "seat:1": {"laid": [4]}, "seat:2": {"laid": [1]}}, lambda g: g.phase == 2),
    ({"phase": 1, "effects": ["clone"]}, lambda g: g.clone),
    ({"phase": 1, "plays_left": 2}, lambda g: g.plays_left == 2),
    ({"phase": 1, "creature_token": 4}, lambda g: g.creature_token.bit_count() == 1),
    ({"seat:1": {"resisted": 1}, "phase": 1}, lambda g: g.resisted[1] == 1),
]

CAST: dict[str, Any] = {"killer": "butcher", "survivors": ["anna", "william", "marco"]}


def _slot_of(g: Any, name: str) -> int:
    """The slot of a Survivor."""
    return next(slot for slot, one in enumerate(g.cast) if one.ref == f"survivor:{name}")


TERRORSCAPE: list[Entry] = [
    ({"map": "cabin"}, lambda g: "cabin" in g.map.ref),
    ({"survivor:anna": {"room": "B1"}}, lambda g: g.map.rooms[g.room[_slot_of(g, "anna")]].id == "B1"),
    ({"survivor:anna": {"fear": 2}}, lambda g: g.fear[_slot_of(g, "anna")] == 2),
    ({"survivor:anna": {"items": ["hatchet"]}}, lambda g: g.items[_slot_of(g, "anna")].bit_count() == 1),
    ({"survivor:marco": {"items": ["sedatives"]}}, lambda g: g.items[_slot_of(g, "marco")].bit_count() == 1),
    ({"survivor:marco": {"keys": 3}}, lambda g: g.keys[_slot_of(g, "marco")].bit_count() == 3),
    ({"keys": 4}, lambda g: g.keys[0].bit_count() == 4),
    ({"level": 4}, lambda g: g.level == 4),
    ({"hand": ["pursue", "sense"]}, lambda g: g.hand.bit_count() == 2),
    ({"hand": ["pursue"]}, lambda g: g.hand.bit_count() == 1),
    ({"skill_top": ["pursue", "sense"]}, lambda g: len(g.deck.top) == 2),
    ({"skill_discard": ["barricade"]}, lambda g: g.discard.bit_count() >= 1),
    ({"skills_left": 1}, lambda g: len(g.deck) == 1),
    ({"skills_left": 3}, lambda g: len(g.deck) == 3),
    ({"killer_room": "G5"}, lambda g: g.map.rooms[g.where].id == "G5"),
    ({"blocks": ["B1_B2"]}, lambda g: g.blocks.bit_count() == 1),
    ({"noise": ["B3"]}, lambda g: g.noise.bit_count() == 1),
    ({"discovery_top": ["sedatives"]}, lambda g: len(g.discovery.top) == 1),
    ({"search_top": ["hatchet"]}, lambda g: len(g.search.top) == 1),
    ({"discovery_left": 1}, lambda g: len(g.discovery) == 1),
    ({"discovery_left": 0}, lambda g: len(g.discovery) == 0),
    ({"search_left": 1}, lambda g: len(g.search) == 1),
    ({"item_discard": ["sedatives"]}, lambda g: g.pile.bit_count() >= 1),
    ({"repaired": 3}, lambda g: g.repaired == 3),
    ({"rescue": 2}, lambda g: g.rescue == 2),
    ({"trap": "B1"}, lambda g: g.map.rooms[g.trap].id == "B1"),
    ({"plans": {"buzzer": 1, "molotov": 0}}, lambda g: len(g.plans) == 2),
    ({"plans": {"molotov": 2}}, lambda g: len(g.plans) == 1),
    ({"phase": 2}, lambda g: g.round >= 1),
    ({"round": 4}, lambda g: g.round == 4),
    ({"dice": [1, 1, 0]}, lambda g: g.loaded == (1, 1, 0)),
]


VOIDFALL: list[Entry] = [
    ({"cycle": 2}, lambda g: g.cycle == 2),
    ({"round": 3}, lambda g: g.round == 3),
    ({"turn": "seat:1"}, lambda g: g.turn.seat == 1),
    ({"order": ["seat:1", "seat:0"]}, lambda g: g.order == (1, 0)),
    ({"event": "remains_of_the_domineum"}, lambda g: g.event == "remains_of_the_domineum"),
    ({"phase": "evaluation"}, lambda g: g.phase == "evaluation"),
    ({"seat:0": {"F": 3, "influence": 40}}, lambda g: (g.houses[0].stock[0], g.houses[0].influence) == (3, 40)),
    ({"seat:0": {"tracks": {"society": 4}}}, lambda g: 4 in g.houses[0].tracks),
    ({"seat:0": {"active": 2}}, lambda g: g.houses[0].active == 2),
    ({"seat:0": {"inactive": 3}}, lambda g: g.houses[0].inactive == 3),
    ({"seat:0": {"hand": ["heavy_industry"]}}, lambda g: g.houses[0].hand == ("heavy_industry",)),
    ({"seat:1": {"agendas": {"1": "heavy_industry"}}}, lambda g: "heavy_industry" in g.houses[1].slots),
    ({"offer": ["heavy_industry"]}, lambda g: g.box.agenda_number("heavy_industry") in g.offer),
    ({"agenda_top": ["heavy_industry"]}, lambda g: sum(len(deck.top) for deck in g.agenda_decks) == 1),
    ({"agenda_top": ["salvation_project"]}, lambda g: sum(len(deck.top) for deck in g.agenda_decks) == 1),
    ({"offer": ["salvation_project"]}, lambda g: g.box.agenda_number("salvation_project") in g.offer),
    ({"offered": ["shields", "carriers"]}, lambda g: {"shields", "carriers"} <= {*g.tableau}),
    ({"improved": ["carriers"]}, lambda g: g.improved_now == ("carriers",)),
    ({"seat:0": {"technologies": ["shields"]}}, lambda g: "shields" in g.houses[0].technologies),
    ({"seat:1": {"loose_trades": 2}}, lambda g: g.houses[1].loose_trades == 2),
    ({"trades": [1, 1, 1, 0, 0, 0]}, lambda g: g.trades == (1, 1, 1, 0, 0, 0)),
    ({"locked": False}, lambda g: not g.locked),
    ({"seat:0": {"discard": ["conquest"]}}, lambda g: g.houses[0].discard == ("conquest",)),
    ({"seat:1": {"bounties": ["food"]}}, lambda g: len(g.houses[1].bounties) == 1),
    ({"bounty_top": ["food"]}, lambda g: len(g.bounty_pile.top) == 1),
    ({"seat:0": {"havens": 1}}, lambda g: g.houses[0].havens == 1),
]
