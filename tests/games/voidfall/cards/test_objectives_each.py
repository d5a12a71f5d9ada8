"""What each galactic objective asks for and gives (Evaluation 3): reached, just missed, with Corruption in the way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.voidfall.cards.test_agendas_each import BASE, DEFENCE, YARD, Realm, many, realm, scores, stage_of
from tests.games.voidfall.hands import stock

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.rules.effects.possible import possible

FIRST, SECOND = 0, 1
"""The upper and the lower block of an event."""

REACHED: list[tuple[str, int, Realm, bool]] = [
    # Cycle 1
    ("dawn_of_technology", FIRST, realm({"guilds": "SS"}), True),
    ("dawn_of_technology", FIRST, realm({"guilds": "S"}, {"guilds": "S", "corrupted": True}), False),
    ("dawn_of_technology", SECOND, realm(technologies=("a", "b", "c")), True),
    ("dawn_of_technology", SECOND, realm(technologies=("a", "b"), improved=("a", "b")), False),
    ("impending_destiny", FIRST, realm({}, slots=["valnis_a", "high_society", "", "", ""]), True),
    ("impending_destiny", FIRST, realm({}, slots=["valnis_a", "", "", "", ""]), False),
    ("impending_destiny", SECOND, realm(*many(2, guilds="FFF")), True),
    ("impending_destiny", SECOND, realm({"guilds": "FFF"}, {"guilds": "F"}, {"guilds": "F", "corrupted": True}), False),
    ("remains_of_the_domineum", FIRST, realm({"fleets": {"corvette": 6}, "corrupted": True}), True),
    ("remains_of_the_domineum", FIRST, realm({"fleets": {"corvette": 5}, "corrupted": True}), False),
    ("remains_of_the_domineum", SECOND, realm(tracks=[0, 3, 0]), True),
    ("remains_of_the_domineum", SECOND, realm(tracks=[2, 3, 2], corrupted_tracks=[False, True, False]), False),
    ("we_are_the_resistance", FIRST, realm({"pop": 6}, {"pop": 2}), True),
    ("we_are_the_resistance", FIRST, realm({"pop": 6}, {"pop": 2, "corrupted": True}), False),
    ("we_are_the_resistance", SECOND, realm({"guilds": "CCC"}), True),
    ("we_are_the_resistance", SECOND, realm({"guilds": "CCF"}), False),
    ("reborn_civilization", FIRST, realm(*many(3, guilds="CC"), tracks=[3, 0, 0]), True),
    ("reborn_civilization", FIRST, realm({"guilds": "CCC"}, {"guilds": "C"}, tracks=[3, 0, 0]), False),
    ("reborn_civilization", SECOND, realm({"guilds": "FFF"}), True),  # two empty slots at Home
    ("reborn_civilization", SECOND, realm({"guilds": "FF"}), False),
    ("hour_of_reckoning", FIRST, realm(*many(3, guilds="FFF")), True),
    ("hour_of_reckoning", FIRST, realm(*many(2, guilds="FFF")), False),
    ("hour_of_reckoning", SECOND, realm(glory=(1, 1, 1)), True),
    ("hour_of_reckoning", SECOND, realm(glory=(5, 5)), False),
    ("face_of_evil", SECOND, realm({"guilds": "S"}), True),
    ("face_of_evil", SECOND, realm({"guilds": "S", "corrupted": True}, {"guilds": "F"}), False),
    ("straight_into_hell", FIRST, realm({"corrupted": True}, chambers=1), True),
    ("straight_into_hell", FIRST, realm(corrupted_slots=[False, True, False, False, False]), False),
    ("straight_into_hell", SECOND, realm(*many(2, fleets={"corvette": 2}), tracks=[3, 0, 0]), True),
    ("straight_into_hell", SECOND, realm({"fleets": {"corvette": 9}}, tracks=[3, 0, 0]), False),
    ("glorious_ascension", FIRST, realm(tracks=[3, 0, 0], inactive=3), True),
    ("glorious_ascension", FIRST, realm(tracks=[2, 2, 2], inactive=3), False),
    ("glorious_ascension", SECOND, realm({"corrupted": True}, glory=(4,)), True),
    ("glorious_ascension", SECOND, realm({"corrupted": True}, glory=(3, 3)), False),
    ("know_your_enemy", FIRST, realm(*many(3, corrupted=True)), True),
    ("know_your_enemy", FIRST, realm(*many(2)), False),
    ("know_your_enemy", SECOND, realm(stock="S" * 10), True),
    ("know_your_enemy", SECOND, realm(stock="S" * 9 + "C" * 9), False),
    # Cycle 2
    ("dark_age", FIRST, realm(*many(6, guilds="FFF")), True),
    ("dark_age", FIRST, realm(*many(6, guilds="FFF"), unpaid_upkeep=1), False),
    ("dark_age", FIRST, realm(*many(5, guilds="FFF")), False),
    ("strength_in_numbers", FIRST, realm({"built": DEFENCE * 3}, {"built": (*DEFENCE, *BASE)}), True),
    ("strength_in_numbers", FIRST, realm({"built": DEFENCE * 3}, {"built": (*DEFENCE, *YARD)}), False),
    ("strength_in_numbers", SECOND, realm(*many(4, guilds="FFF")), True),
    ("strength_in_numbers", SECOND, realm(*many(5, guilds="FFF")), False),
    ("war_effort", FIRST, realm(*many(3, guilds="FE", corrupted=True)), True),
    ("war_effort", FIRST, realm(*many(2, guilds="FEM"), {"guilds": "FCS", "corrupted": True}), False),
    ("rise_of_humanity", FIRST, realm({"pop": 6, "guilds": "C"}), True),
    ("rise_of_humanity", FIRST, realm({"pop": 5, "guilds": "C"}), False),
    ("rally_the_guilds", FIRST, realm(discard=("conquest",)), True),
    ("rally_the_guilds", FIRST, realm(discard=("politics",)), False),
    ("scorched_earth", FIRST, realm(*many(2, pop=5)), True),
    ("scorched_earth", FIRST, realm({"pop": 6}, {"pop": 6, "corrupted": True}), False),
    ("internal_disruption", FIRST, realm(glory=(1, 1, 1, 1)), True),
    ("internal_disruption", FIRST, realm(glory=(1, 1, 1, 1, 1)), False),
    ("adaptation", FIRST, realm({"corrupted": True}, glory=(5, 3)), True),
    ("adaptation", FIRST, realm({"corrupted": True}, glory=(4, 3)), False),
    ("ultimate_triumph", SECOND, realm(*many(6, guilds="FFF", built=DEFENCE * 3)), True),
    ("ultimate_triumph", SECOND, realm(*many(4, guilds="FFF", built=DEFENCE * 2)), False),
    ("growing_threat", SECOND, realm({"corrupted": True}), True),
    ("through_enlightenment", FIRST, realm(technologies=("a", "b", "c")), True),
    ("through_enlightenment", FIRST, realm(technologies=("a", "b")), False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "block", "of", "open"), REACHED, ids=[f"{id}-{block}-{open}" for id, block, _, open in REACHED]
)
def test_evaluation_3_what_a_galactic_objective_asks_for(id: str, block: int, of: Realm, open: bool):
    stage = stage_of(of)
    assert possible(stage.g, 0, BOOK.events[id].objectives[block]) is open


SCORED: list[tuple[str, int, Realm, int]] = [
    ("dark_age", SECOND, realm(*many(3, built=("shipyard", "shipyard")), {"built": DEFENCE}), 8),
    ("dark_age", SECOND, realm(*many(3, built=("shipyard", "shipyard")), {"built": DEFENCE, "corrupted": True}), 0),
    ("war_effort", SECOND, realm({"built": DEFENCE}, {"built": YARD, "corrupted": True}), 4),
    ("rise_of_humanity", SECOND, realm(technologies=tuple("abcde")), 10),
    ("rise_of_humanity", SECOND, realm(technologies=tuple("abcd")), 0),
    ("rally_the_guilds", SECOND, realm({"corrupted": True}, chambers=2), 8),
    ("rally_the_guilds", SECOND, realm({"corrupted": True}, corrupted_tracks=[True, False, False]), 0),
    ("scorched_earth", SECOND, realm(stock="F" * 8 + "C" * 9 + "S" * 7), 10),
    ("internal_disruption", SECOND, realm({"pop": 6}, {"pop": 6}, {"pop": 2}), 12),
    ("internal_disruption", SECOND, realm({"pop": 6}, {"pop": 6}, {"pop": 2, "corrupted": True}), 0),
    ("adaptation", SECOND, realm(active=4), 12),
    ("revenge_of_the_novarchs", FIRST, realm(tracks=[3, 5, 7]), 21),
    ("revenge_of_the_novarchs", FIRST, realm(tracks=[3, 5, 7], corrupted_tracks=[False, False, True]), 9),
    ("revenge_of_the_novarchs", SECOND, realm({"fleets": {"corvette": 2}}, {"corrupted": True}, active=3), 7),
    ("all_out_war", FIRST, realm(glory=(2, 5)), 7),
    ("all_out_war", SECOND, realm({"fleets": {"corvette": 3}, "guilds": "FFF", "built": DEFENCE * 3}), 8),
    ("all_out_war", SECOND, realm({"guilds": "FFF", "built": DEFENCE * 3, "corrupted": True}), 3),
    ("knowledge_is_power", FIRST, realm(stock="FFEEMMCCS"), 4),
    ("knowledge_is_power", SECOND, realm({"built": (*DEFENCE, *YARD)}), 6),
    ("last_stand", SECOND, realm({"corrupted": True}, corrupted_tracks=[True, True, False], chambers=2), 6),
    ("spark_of_hope", FIRST, realm({"guilds": "CC"}, {"guilds": "C"}, {"guilds": "C", "corrupted": True}), 10),
    ("spark_of_hope", SECOND, realm({"pop": 5}, {"pop": 4, "corrupted": True}), 7),
    ("shadow_of_the_void", FIRST, realm({"pop": 5, "guilds": "SS"}, {"pop": 3, "guilds": "FEM"}), 10),
    ("shadow_of_the_void", SECOND, realm({"corrupted": True}, technologies=tuple("abcde"), chambers=1), 20),
    ("shadow_of_the_void", SECOND, realm(technologies=tuple("abcde"), corrupted_tracks=[True, False, False]), 0),
    ("wind_of_annihilation", FIRST, realm({"pop": 4}, {"pop": 5}, {"pop": 6}, {"pop": 6, "corrupted": True}), 10),
    ("wind_of_annihilation", SECOND, realm(*many(5)), 10),
    ("wind_of_annihilation", SECOND, realm(*many(3), {"corrupted": True}), 0),
    ("adapt_and_overcome", FIRST, realm({"guilds": "FEM"}, {"guilds": "CM"}, {"guilds": "CS"}), 4),
    ("adapt_and_overcome", SECOND, realm(tracks=[3, 7, 2]), 12),
    ("bright_future", FIRST, realm(glory=(1, 2, 4, 5)), 22),
    ("bright_future", SECOND, realm({"guilds": "CC"}, {"guilds": "C", "corrupted": True}, stock="CCC"), 7),
    ("last_breath", SECOND, realm({"pop": 4}), 6),
]  # fmt: skip


@pytest.mark.parametrize(
    ("id", "block", "of", "points"), SCORED, ids=[f"{id}-{block}-{points}" for id, block, _, points in SCORED]
)
def test_evaluation_3_what_a_galactic_objective_scores(id: str, block: int, of: Realm, points: int):
    assert scores(stage_of(of), (BOOK.events[id].objectives[block],)) == (points,)


def kept(stage: Any, objective: Any, *answers: Any) -> tuple[list[int], int]:
    before = stage.house.influence
    stage.resolve(objective, *answers)
    return list(stage.house.stock), stage.house.influence - before


def test_face_of_evil_pays_for_each_corruption_that_was_removed_and_kept():
    stage = stage_of(realm(kept_corruption=2))
    stock(stage, "F")
    assert kept(stage, BOOK.events["face_of_evil"].objectives[FIRST]) == ([5, 0, 0, 0, 0], 2)


def test_glorious_ascension_activates_one_for_each_pure_track_whatever_its_level():
    stage = stage_of(realm(tracks=[3, 0, 0], corrupted_tracks=[False, False, True], inactive=5))
    stage.resolve(BOOK.events["glorious_ascension"].objectives[FIRST])
    assert (stage.house.active, stage.house.inactive) == (2, 3)


def test_ultimate_triumph_produces_another_type_for_each_glory_of_five():
    stage = stage_of(realm({"pop": 3, "guilds": "FE"}, glory=(5, 5, 4)))
    stage.resolve(BOOK.events["ultimate_triumph"].objectives[FIRST], "resource:F", "resource:E")
    assert stage.house.stock == (2, 3, 0, 0, 0)  # Valnis adds a Level of Energy
    assert "resource:F" not in stage.offered[-1]
