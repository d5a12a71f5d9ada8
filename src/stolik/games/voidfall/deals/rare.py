"""Tables from which random games reach rare content (law 11)."""

from __future__ import annotations

from typing import Any

from stolik.core.game import RareTable
from stolik.games.voidfall.content.book import BOOK

LAST_TURN: dict[str, Any] = {"cycle": 3, "event": "last_stand", "round": 6}
PLENTY = dict.fromkeys("FEMCS", 12)
STRONG: dict[str, Any] = {"pop": 4, "corvette": 2, "owner": "seat:0"}


def _alone(
    scenario: str, seat: dict[str, Any], sectors: dict[int, dict[str, Any]], house: str = "valnis", **deal: Any
) -> RareTable:
    """A table of one player: its House board, some sectors, and the rest."""
    entries = {f"sector:{index}": sector for index, sector in sectors.items()}
    options = {"scenario": scenario, "house_1": house, "side_1": "a"}
    return RareTable(1, {**deal, "seat:0": seat, **entries}, options)


def _only(focus: str, house: str = "valnis") -> dict[str, Any]:
    """A player with plenty of everything and one Focus card left."""
    return PLENTY | {"discard": [card for card in BOOK.hands[house] if card != focus]}


ENERGY = {"F": 0, "E": 2, "M": 0, "C": 0, "S": 0}
"""Just enough to Engage."""
EMPTY: dict[str, Any] = {"owner": "nobody", "void": 1}

RARE_TABLES = (
    # An Invasion in which both sides fall at once, with Improved Combat Replicators.
    _alone(
        "introduction",
        _only("conquest") | ENERGY | {"technologies": ["combat_replicators"], "improved": ["combat_replicators"]},
        {1: EMPTY | {"void": 2}, 2: {"corvette": 1}, 5: {"void": 2}},
        **LAST_TURN,
    ),
    # Several absorptions for the defender of a Skirmish, who is asked which to use where they come in blocks.
    RareTable(
        1,
        {
            "seat:0": PLENTY
            | {
                "technologies": ["shields", "dreadnoughts", "carriers"],
                "corrupted": ["society", "politics", "economy", "slot:1", "slot:2"],
            },
            "sector:1": {"corvette": 1, "dreadnought": 2, "carrier": 2},
            "cycle": 2,
            "phase": "evaluation",
        },
        {"scenario": "introduction", "house_1": "valnis", "side_1": "a", "absorb_in_blocks": True},
    ),
    # Population as a cost.
    _alone(
        "introduction",
        _only("conquest") | {"technologies": ["tactical_transports"]},
        {4: STRONG | {"corrupted": False}, 5: STRONG | {"corrupted": False}},
        **LAST_TURN,
    ),
    # A Trade token as a cost, from the slots and from beside the board.
    _alone(
        "first_stand",
        _only("production")
        | {"agendas": {1: "salvation_project", 2: "heavy_industry"}, "trades": [0, 1, 2], "loose_trades": 3},
        {},
        special=["heroic_production"],
        **LAST_TURN,
    ),
    # The top Trade token, and five Glory tokens to be trimmed.
    _alone("introduction", _only("politics") | {"glory": [1, 2, 3, 4, 5]}, {}, trades=[1, 0, 0, 0, 0, 0], **LAST_TURN),
    _alone("introduction", _only("politics"), {}, trades=[1, 1, 0, 0, 0, 0], **LAST_TURN),
    # Upkeep paid with Credits.
    _alone(
        "introduction",
        PLENTY | {"technologies": ["data_refinery"], "improved": ["data_refinery"]},
        {},
        cycle=3,
        phase="evaluation",
    ),
    # The slot that Improved Central Surveillance adds.
    _alone(
        "introduction",
        _only("prosperity")
        | dict.fromkeys("FEMCS", 0)
        | {
            "technologies": ["central_surveillance"],
            "improved": ["central_surveillance"],
            "agendas": {1: "salvation_project", 2: "augmented_armada", 3: "high_society"},
            "hand": ["mining_consortium"],
        },
        {},
        **LAST_TURN,
    ),
    # A Rift to be sealed.
    _alone(
        "first_stand",
        _only("conquest") | ENERGY,
        {1: EMPTY, 2: {"corvette": 0}, 6: {"void": 1, "built": []}, 7: STRONG | {"corvette": 9}},
        special=["heroic_politics"],
        **LAST_TURN,
    ),
    # Bombard, with Materials for the Approach.
    _alone(
        "introduction",
        _only("nervo_uplift", "nervo") | ENERGY | {"M": 9},
        {1: EMPTY, 2: {"corvette": 9}, 5: {"void": 2, "built": ["defence", "defence", "defence"]}},
        "nervo",
        **LAST_TURN,
    ),
    # Zenor's Science for Energy that Credits could pay as well.
    _alone(
        "introduction", _only("zenor_conquest", "zenor") | {"E": 0, "C": 3, "S": 3}, {1: EMPTY}, "zenor", **LAST_TURN
    ),
    # Destroyers that fire later, and Deep Space Missiles.
    _alone(
        "introduction",
        _only("conquest") | ENERGY | {"E": 3, "technologies": ["destroyers", "deep_space_missiles"]},
        {1: EMPTY, 2: {"destroyer": 4}, 5: {"void": 3}},
        **LAST_TURN,
    ),
    # An Installation to be destroyed, in one of two sectors.
    _alone(
        "introduction",
        _only("astoran_prosperity", "astoran") | {"F": 0},
        {4: STRONG | {"built": ["defence"]}, 5: STRONG | {"built": ["shipyard"]}},
        "astoran",
        **LAST_TURN,
    ),
    # A Reclaim token discarded, and an Agenda removed.
    _alone(
        "introduction",
        _only("yarvek_conquest", "yarvek") | {"reclaims": ["works"], "bounties": ["any"]},
        {},
        "yarvek",
        **LAST_TURN,
    ),
    _alone(
        "first_stand",
        _only("temptation") | {"agendas": {1: "salvation_project", 2: "augmented_armada"}},
        {},
        special=["heroic_temptation"],
        **LAST_TURN,
    ),
    # Voidborn Fleet Power removed without a combat, to the last.
    _alone(
        "first_stand", _only("innovation"), {4: {"void": 1}, 5: {"void": 1}}, special=["heroic_innovation"], **LAST_TURN
    ),
    # A Fallen House won over.
    _alone(
        "introduction",
        _only("conquest") | ENERGY,
        {1: EMPTY, 2: {"corvette": 0}, 8: STRONG | {"corvette": 9}, 9: {"built": []}},
        **LAST_TURN,
    ),
    # Installations that may be kept.
    _alone(
        "introduction",
        _only("conquest") | ENERGY | {"technologies": ["combat_replicators"]},
        {5: STRONG | {"corvette": 9}},
        **LAST_TURN,
    ),
    # A Rift within reach.
    _alone(
        "first_stand",
        _only("conquest") | ENERGY,
        {2: {"corvette": 0}, 6: {"void": 1}, 7: STRONG | {"corvette": 9}},
        **LAST_TURN,
    ),
    # What Adaptation absorbs.
    _alone(
        "introduction",
        PLENTY
        | {
            "technologies": ["torpedoes", "shields"],
            "improved": ["torpedoes", "shields"],
            "corrupted": ["society", "politics"],
        },
        {},
        cycle=2,
        event="adaptation",
        phase="evaluation",
    ),
    # Two Genesis tiles.
    RareTable(
        3,
        {
            "seat:0": _only("development"),
            "sector:11": STRONG | {"corrupted": False},
            "sector:12": STRONG | {"corrupted": False},
            **LAST_TURN,
        },
        {"scenario": "second_genesis"},
    ),
    # The introduction under a truce, won.
    RareTable(
        2, {"seat:0": {"influence": 150}, "cycle": 3, "phase": "end"}, {"scenario": "introduction", "truce": True}
    ),
    # Both ends of a solo game.
    _alone("introduction", {"influence": 150}, {}, cycle=3, phase="end"),
    _alone("first_stand", {"influence": 450}, {}, cycle=3, phase="end"),
    # Safe Havens nearly finished, all of them.
    _alone(
        "fall_of_civilization",
        PLENTY | {"tracks": {"society": 6, "politics": 6, "economy": 6}},
        {},
        havens=[1, 1, 1],
    ),
    RareTable(
        4,
        {
            "havens": [2, 2],
            **{f"seat:{me}": PLENTY | {"tracks": {"society": 6, "politics": 6, "economy": 6}} for me in range(4)},
        },
        {"scenario": "darkest_hour"},
    ),
)
"""Tables for a few turns each."""
