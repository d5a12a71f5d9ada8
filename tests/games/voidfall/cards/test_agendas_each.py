"""What each Agenda scores (Evaluation 4): each reached, just missed, and with Corruption in its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from tests.games.voidfall.hands import own, stock
from tests.games.voidfall.stage import Stage

from stolik.content.effects import Effect
from stolik.core.question import SEATS
from stolik.core.state import put
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.effects.cards import score_calls
from stolik.games.voidfall.rules.sectors import near
from stolik.games.voidfall.rules.steps import Step

SECTORS = (0, 3, 4, 5, 6, 7)
"""Sectors of the introduction that are no Homes: each becomes a standard one of the player's."""


class Realm(NamedTuple):
    """What a player has besides a Pure Home of Population 2 with its printed Shipyard."""

    sectors: tuple[dict[str, Any], ...] = ()
    board: dict[str, Any] = {}
    stock: str = ""


def realm(*sectors: dict[str, Any], stock: str = "", **board: Any) -> Realm:
    return Realm(sectors, board, stock)


def stage_of(of: Realm) -> Stage:
    stage = Stage()
    stage.clear()
    stock(stage, of.stock)
    stage.house.corrupted_slots = (False,) * 5
    stage.house.active, stage.house.glory, stage.house.bounties, stage.house.reclaims = 0, (), (), ()
    stage.house.technologies, stage.house.slots = (), (stage.house.start, "", "", "", "")
    for index, sector in zip(SECTORS, of.sectors, strict=False):
        own(stage, index, **{"tile": "standard", "pop": 1, "guilds": "", "built": ()} | sector)
    for name, value in of.board.items():
        setattr(stage.house, name, value)
    return stage


def scores(stage: Stage, objectives: Sequence[Effect]) -> tuple[int, ...]:
    """The Influence of each objective, scored on its own."""
    found = []
    for objective in objectives:
        before = stage.house.influence
        stage.play(*score_calls(SEATS[0], (objective,), "agenda:test"))
        found.append(stage.house.influence - before)
    return tuple(found)


def many(count: int, **sector: Any) -> tuple[dict[str, Any], ...]:
    return ({**sector},) * count


YARD, DEFENCE, BASE = ("shipyard",), ("defence",), ("starbase",)
RICH = {"pop": 6, "guilds": "MM"}  # Level 12 of Materials
AGENDAS: list[tuple[str, Realm, tuple[int, ...]]] = [
    # Support
    ("salvation_project", realm({"guilds": "FFF"}, {}), (7, 4)),
    ("salvation_project", realm({"guilds": "FFF"}, {"guilds": "FFF", "corrupted": True}), (0, 4)),
    ("industrial_conglomerate", realm(*many(4, guilds="FEM", built=("shipyard", "defence", "defence"))), (6, 20)),
    ("industrial_conglomerate", realm(*many(7, guilds="FFE")), (0, 0)),
    ("agricultural_unions", realm({"guilds": "FFS"}, {"guilds": "FSS"}), (7, 8)),
    ("agricultural_unions", realm({"guilds": "FFS"}, {"guilds": "FS", "corrupted": True}), (0, 4)),
    ("heavy_industry", realm({"guilds": "EEC"}, {"guilds": "MMC"}), (6, 6)),
    ("heavy_industry", realm({"guilds": "EEC"}, {"guilds": "MC"}), (0, 6)),
    ("heavy_industry", realm({"guilds": "EEE"}, {"guilds": "MMC", "corrupted": True}), (0, 0)),
    ("environmental_exploitation", realm({"guilds": "MMM"}, corrupted_tracks=[True, False, False]), (7, 5)),
    ("environmental_exploitation", realm({"guilds": "MMM"}, {"guilds": "M"}), (0, 10)),
    ("source_initiative", realm({"guilds": "FFF"}, corrupted_slots=[False, True, False, False, False]), (6, 5)),
    ("source_initiative", realm({"guilds": "FF", "corrupted": True}, {}, chambers=2), (6, 0)),
    ("source_initiative", realm(*many(2, corrupted=True)), (0, 0)),
    ("optimized_energy_reserve", realm(*many(2, guilds="EE")), (5, 10)),
    ("optimized_energy_reserve", realm(*many(4, guilds="EEE")), (5, 30)),
    ("optimized_energy_reserve", realm(*many(5, guilds="EEE")), (0, 35)),
    # Might
    ("mining_consortium", realm({**RICH, "fleets": {"corvette": 2}}), (5, 5)),
    ("mining_consortium", realm({"pop": 4, "guilds": "MM"}, {"fleets": {"corvette": 2}, "corrupted": True}), (0, 0)),
    ("multiple_energy_sources", realm({"pop": 5, "guilds": "EE"}, {"fleets": {"corvette": 3}}), (5, 8)),
    ("multiple_energy_sources", realm({"fleets": {"corvette": 3}, "corrupted": True}, {}), (0, 2)),
    ("intensive_militarization", realm({"built": YARD}, {"built": BASE}, {"fleets": {"corvette": 3}}), (6, 7)),
    ("intensive_militarization", realm({"built": YARD}, {"built": BASE, "corrupted": True}), (0, 0)),
    ("central_monetary_system", realm({"pop": 5, "guilds": "CC"}, {"built": BASE}), (7, 4)),
    ("central_monetary_system", realm({"pop": 4, "guilds": "CC"}, {"built": (*YARD, *YARD)}), (0, 4)),
    ("safeguard_policy", realm({"built": (*DEFENCE, *DEFENCE, *BASE), "fleets": {"sentry": 2}}), (5, 4)),
    ("safeguard_policy", realm({"built": (*DEFENCE, *DEFENCE)}, {"built": DEFENCE, "corrupted": True}), (0, 2)),
    ("industrial_food", realm({"pop": 5, "guilds": "FF"}, {"built": (*YARD, *BASE)}), (7, 6)),
    ("industrial_food", realm({"pop": 4, "guilds": "FF", "built": DEFENCE}), (0, 2)),
    ("research_archives", realm({"built": (*YARD, *YARD, *DEFENCE)}, stock="S" * 8), (7, 6)),
    ("research_archives", realm({"built": (*YARD, *DEFENCE)}, stock="S" * 7), (0, 0)),
    ("comprehensive_education", realm({"pop": 5, "guilds": "SS", "built": (*DEFENCE, *BASE)}), (5, 3)),
    ("comprehensive_education", realm({"pop": 3, "guilds": "SSS", "built": DEFENCE, "corrupted": True}), (0, 0)),
    # Wealth
    ("augmented_armada", realm({"fleets": {"corvette": 1, "sentry": 1}}, reclaims=(0, 1, 2)), (4, 6)),
    ("augmented_armada", realm({"fleets": {"sentry": 1}, "corrupted": True}, {}), (0, 0)),
    ("quantum_leap", realm(technologies=("a", "b"), improved=("a", "b"), bounties=(1, 2, 3)), (4, 3)),
    ("quantum_leap", realm(technologies=("a", "b"), improved=("a",), bounties=(1,)), (0, 0)),
    ("technological_singularity", realm(*many(2), technologies=("a", "b", "c", "d")), (4, 5)),
    ("technological_singularity", realm(*many(3), technologies=("a", "b", "c"), improved=("a",)), (0, 10)),
    ("trade_monopoly", realm({"guilds": "FFF"}, {}, loose_trades=2), (4, 6)),
    ("trade_monopoly", realm({"guilds": "FF"}, slot_trades=[True, False, False, False, False]), (0, 6)),
    ("redemption_directive", realm(reclaims=(1, 2), glory=(3, 4)), (4, 7)),
    ("redemption_directive", realm(reclaims=(1,), glory=(5,)), (0, 5)),
    ("self_sustained_campaign", realm(glory=(1, 1, 1), stock="C" * 8), (4, 8)),
    ("self_sustained_campaign", realm(glory=(5, 5), stock="CC"), (0, 0)),
    ("edge_of_technology", realm(glory=(5, 1), technologies=("a", "b"), improved=("a", "b")), (6, 8)),
    ("edge_of_technology", realm(glory=(4, 4), technologies=("a",)), (0, 0)),
    ("intellectual_supremacy", realm(*many(3), technologies=("a", "b", "c"), improved=("c",)), (4, 7)),
    ("intellectual_supremacy", realm(*many(2), {"corrupted": True}, technologies=("a",)), (0, 2)),
    # Domination
    ("high_society", realm({"pop": 6}, tracks=[3, 7, 7]), (5, 4)),
    ("high_society", realm({"pop": 6, "corrupted": True}, tracks=[7, 0, 0], corrupted_tracks=[True, 0, 0]), (0, 0)),
    ("trade_syndicate", realm(*many(4, pop=3), tracks=[0, 0, 5]), (5, 8)),
    ("trade_syndicate", realm(*many(3, pop=6), tracks=[7, 7, 2]), (0, 0)),
    ("federal_authority", realm(*many(2, pop=5), tracks=[0, 6, 0]), (4, 12)),
    ("federal_authority", realm({"pop": 6}, tracks=[0, 7, 0]), (0, 16)),
    ("mercantile_governance", realm(tracks=[0, 5, 0], stock="FFEEMCCSS"), (5, 2)),
    ("mercantile_governance", realm(tracks=[7, 4, 7], stock="FEMF"), (0, 2)),
    ("sustainable_luxury", realm({"guilds": "FFF", "built": DEFENCE * 3}, tracks=[5, 0, 0]), (5, 5)),
    ("sustainable_luxury", realm({"guilds": "FFF", "built": DEFENCE * 2}, tracks=[4, 7, 7]), (0, 0)),
    ("progressive_welfare", realm({"pop": 4}, {"pop": 6}, tracks=[0, 0, 5]), (5, 8)),
    ("progressive_welfare", realm({"pop": 4, "corrupted": True}, {"pop": 3}, tracks=[7, 7, 4]), (0, 0)),
    ("enlightened_nation", realm({"pop": 3}, {"pop": 5}, tracks=[0, 6, 0]), (4, 6)),
    ("enlightened_nation", realm({"pop": 2}, tracks=[6, 5, 5], corrupted_tracks=[True, False, False]), (0, 0)),
    ("interplanetary_colonization", realm({"pop": 5}, {"pop": 3}, tracks=[4, 5, 7]), (4, 12)),
    ("interplanetary_colonization", realm({"pop": 5}, {"pop": 3, "corrupted": True}, tracks=[2, 6, 0]), (0, 6)),
]  # fmt: skip


@pytest.mark.parametrize(("id", "of", "points"), AGENDAS, ids=[f"{id}-{n}" for n, (id, _, _) in enumerate(AGENDAS)])
def test_evaluation_4_what_an_agenda_scores(id: str, of: Realm, points: tuple[int, ...]):
    assert scores(stage_of(of), BOOK.agendas[id].objectives) == points


def test_every_agenda_whose_objectives_are_printed_is_among_these():
    ours = {id for id, row in BOOK.agendas.items() if row.origin == "stolik"}
    assert {id for id, _, _ in AGENDAS} | ours == set(BOOK.agendas)


PATTERN_A = ("valnis_a", "belitan_a", "dunlork_a", "cortozaar_a", "marqualos_a")
PATTERN_B = ("valnis_b", "belitan_b", "dunlork_b", "cortozaar_b", "marqualos_b")
STARTS: list[tuple[str, Realm, tuple[int, ...]]] = [
    *((id, realm({"built": (*DEFENCE, *DEFENCE)}, {"built": YARD, "corrupted": True}), (6, 1, 2)) for id in PATTERN_A),
    *((id, realm({"pop": 5, "guilds": "CCF"}, {"pop": 6}, {"pop": 6, "guilds": "C", "corrupted": True}), (3, 6, 2, 3))
      for id in PATTERN_B),
    ("zenor_a", realm({}, technologies=("a", "b", "c"), improved=("c",)), (2, 3, 6)),
    ("zenor_b", realm({"guilds": "FE"}, technologies=("a", "b", "c"), improved=("c",)), (4, 4, 2)),
    ("thegwyn_a", realm({"guilds": "FF"}, {"guilds": "F", "corrupted": True}), (4, 4)),
    ("thegwyn_b", realm({"guilds": "CCS"}, tracks=[7, 5, 7], stock="F" * 8 + "S" * 9 + "M" * 7), (6, 6, 2, 1)),
    ("shiveus_a", realm({"pop": 3}, {"pop": 6, "built": YARD, "corrupted": True}), (2, 3)),
    ("shiveus_b", realm({"guilds": "FEM"}, {"guilds": "F", "corrupted": True}), (4, 3)),
    ("yarvek_a", realm({"guilds": "EE"}, reclaims=(1, 2), bounties=(1, 2, 3, 4, 5)), (6, 2, 2, 2)),
    ("yarvek_b", realm({"fleets": {"corvette": 2}, "pop": 4}, reclaims=(1,), bounties=(1,)), (3, 3, 1, 0)),
    ("nervo_a", realm({"guilds": "FFF", "built": DEFENCE * 3}, tracks=[4, 5, 7]), (3, 2, 14)),
    ("nervo_b", realm({"guilds": "FEM"}, {"guilds": "FFE"}, stock="C" * 8), (3, 5)),
    ("astoran_a", realm({"guilds": "EM", "built": YARD}, corrupted_tracks=[True, False, False]), (8, 1, 1, -1)),
    ("astoran_b", realm({"pop": 3, "fleets": {"sentry": 2}, "built": DEFENCE}, chambers=2), (5, 2, 1, 0)),
    ("fenrax_a", realm({"guilds": "FF", "fleets": {"carrier": 2}}, stock="FFFEEEMMMCCSSS"), (4, 3, 2)),
    ("fenrax_b", realm({"fleets": {"corvette": 3}}, {"fleets": {"corvette": 1}, "built": BASE}, glory=(5,)), (5, 2, 3)),
    ("kradmor_a", realm({"guilds": "FFF", "built": DEFENCE}), (6, 2)),
    ("kradmor_b", realm({"pop": 5}, {"pop": 6}, tracks=[7, 7, 6]), (3, 6, 9)),
    ("novaris_a", realm({"fleets": {"corvette": 2}}, corrupted_tracks=[True, True, False]), (4, 3, -4)),
    ("novaris_b", realm({"pop": 4, "guilds": "FCS"}, corrupted_slots=[False, True, False, False, False]), (3, 1, -1)),
]  # fmt: skip


@pytest.mark.parametrize(("id", "of", "points"), STARTS, ids=[id for id, _, _ in STARTS])
def test_evaluation_4_what_a_starting_agenda_scores(id: str, of: Realm, points: tuple[int, ...]):
    assert scores(stage_of(of), BOOK.starts[id].objectives) == points


def test_every_starting_agenda_is_among_these():
    assert {id for id, _, _ in STARTS} == set(BOOK.starts)


@pytest.mark.parametrize(("id", "of", "points"), [
    ("marqualos_a", realm({"fleets": {"corvette": 3}}, {"corrupted": True}, bounties=(1, 2)), (2, 3)),
    ("marqualos_b", realm(stock="FFEEMMMCCSS", loose_trades=1), (2, 2)),
])  # fmt: skip
def test_evaluation_4_the_other_starting_agendas_of_marqualos(id: str, of: Realm, points: tuple[int, ...]):
    assert scores(stage_of(of), BOOK.starts[id].other_objectives) == points


def test_agendas_a_pure_sector_next_to_the_voidborn():
    stage = stage_of(realm({}))
    objective = BOOK.agendas["hazard_control_institute"].objectives[1:]
    assert any(stage.sector(index).void for index in near(stage.g, 0))
    assert any(stage.sector(index).void for index in near(stage.g, stage.home))
    assert scores(stage, objective) == (8,)
    stage.set(0, corrupted=True)
    assert scores(stage, objective) == (4,)
    for index in near(stage.g, stage.home):
        stage.set(index, void=0)
    assert scores(stage, objective) == (0,)


@pytest.mark.parametrize(("corrupted", "points"), [(False, 5), (True, 0)])
def test_evaluation_4_a_corrupted_slot_scores_nothing_and_the_starting_one_always(corrupted: bool, points: int):
    stage = stage_of(realm({"pop": 6}))
    stage.house.slots = put(stage.house.slots, 1, "high_society")
    stage.house.corrupted_slots = put(stage.house.corrupted_slots, 1, corrupted)
    begun = stage.house.influence
    stage.play(Step.SCORE_AGENDAS(who=0))
    assert stage.house.influence - begun == points + 3 * 2 + 2  # two Pure sectors, one of them with a Shipyard
