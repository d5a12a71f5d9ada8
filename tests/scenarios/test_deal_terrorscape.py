"""Described positions of Terrorscape keep the laws; impossible ones are refused by name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stolik
from stolik.core.errors import BadDeal

CAST = {"killer": "butcher", "survivors": ["anna", "william", "marco"]}
MURDERER = {**CAST, "killer": "murderer"}
LAWFUL: list[dict[str, Any]] = [
    {**CAST, "hand": ["pursue", "sense", "madness"], "skill_top": ["stayyyy"], "skills_left": 3, "level": 4},
    {**CAST, "phase": 2, "blocks": ["B1_B2", "R1_R2"], "noise": ["R1", "G5"], "killer_room": "B3", "keys": 4},
    {**CAST, "survivor:marco": {"items": ["medical_kit", "ammo_pack"], "fear": 2}, "item_discard": "adrenaline"},
    {**CAST, "discovery_left": 1, "search_left": 0, "rescue": 3, "repaired": 5, "trap": "B1"},
    {**MURDERER, "last_seen": "B2", "killer_room": "B5", "stealth": "lurk", "level": 3},
    {**CAST, "map": "cabin", "plans": {"buzzer": 2, "molotov": 0}, "killer_traits": ["fatal_attack", "terror_aura"]},
    {**CAST, "killer": "huntress", "hunter_traps": ["R1", "R2", "R3", "R4"], "dice": [3, 3, 3, 3]},
    {**CAST, "killer": "werewolf", "survivor:anna": {"items": ["silver_dagger", "revolver"], "wounded": True}},
]
UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"killer": "butcher"}, "survivors"),
    ({"survivors": ["anna", "william", "marco"]}, "killer"),
    ({"level": 3}, "killer"),
    ({**CAST, "rng": 1}, "rng"),
    ({**CAST, "killer": "clown"}, "killer"),
    ({**CAST, "survivors": ["anna", "anna", "marco"]}, "survivors"),
    ({**CAST, "survivors": ["anna", "marco"]}, "survivors"),
    ({**CAST, "level": 6}, "level"),
    ({**CAST, "phase": 3}, "phase"),
    ({**CAST, "map": "castle"}, "map"),
    ({**CAST, "killer_room": "R6"}, "killer_room"),
    ({**CAST, "blocks": ["G1_G2"]}, "blocks"),
    ({**CAST, "blocks": ["B1_B2", "B1_R1", "B2_B3", "B2_B5", "B2_R1", "B3_B4", "B4_G5", "B5_R3"]}, "blocks"),
    ({**CAST, "hand": ["scream"]}, "hand"),
    ({**CAST, "hand": ["madness", "madness"]}, "hand"),
    ({**CAST, "hand": ["pursue", "pursue", "pursue", "sense", "sense", "barricade"]}, "hand"),
    ({**CAST, "skills_left": 13}, "skills_left"),
    ({**CAST, "stealth": "vanish"}, "stealth"),
    ({**CAST, "keys": 8}, "keys"),
    ({**CAST, "dice": 4}, "dice"),
    ({**CAST, "plans": {"ambush": 9}}, "plans ambush"),
    ({**CAST, "hunter_traps": ["R1"]}, "hunter_traps"),
    ({**CAST, "search_top": "longsword"}, "search_top"),
    ({**CAST, "survivor:sophia": {"fear": 1}}, "survivor:sophia"),
    ({**CAST, "survivor:anna": {"fear": 3}}, "survivor:anna fear"),
    ({**CAST, "survivor:anna": {"items": ["key"]}}, "survivor:anna items"),
    ({**CAST, "survivor:anna": {"items": ["longsword", "longsword"]}}, "survivor:anna items"),
    ({**CAST, "survivor:anna": {"trait": "fatal_attack"}}, "survivor:anna trait"),
    ({**CAST, "survivor:anna": {"rng": 1}}, "survivor:anna rng"),
]


@pytest.mark.parametrize("deal", LAWFUL)
def test_a_described_game_keeps_every_card_and_comes_to_an_end(deal: dict[str, Any]) -> None:
    for seed in range(2):
        rng = Random(seed)
        position = stolik.new_game("terrorscape", players=3, seed=seed, deal=deal)
        game = position.game
        counted = game.conserved(position._inside.state)
        while not position.over:
            for viewer in (0, 1, 2, None):
                assert position.resample(viewer, rng).observe(viewer) == position.observe(viewer)
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, position.pending[seat].sample(rng))
            assert game.conserved(position._inside.state) == counted
        assert stolik.Position.load(position.save()).outcome == position.outcome


@pytest.mark.parametrize(("deal", "entry"), UNLAWFUL)
def test_what_cannot_be_is_refused_by_name(deal: dict[str, Any], entry: str) -> None:
    with pytest.raises(BadDeal) as refused:
        stolik.new_game("terrorscape", players=3, seed=1, deal=deal)
    assert refused.value.details["entry"] == entry
