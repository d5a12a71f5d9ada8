"""Described positions of Not Alone keep the laws; impossible ones are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stolik
from stolik.core.errors import BadDeal

LAID = {"seat:1": {"laid": 4, "discard": 5}, "seat:2": {"laid": [2, 4], "lays": "river", "survival": ["dodge"]}}
BARE = {"seat:2": {"laid": [2, 4], "lays": "river"}}
LAWFUL: list[dict[str, Any]] = [
    {"side": "b", "hunt_hand": "flashback", "hunt_discard": ["clone", "virus"], "survival_top": ["gate", "drone"]},
    {
        "side": "a",
        "seat:1": {"hand": [1, 3, 6, 7], "discard": [2, 4, 5, 8]},
        "hunt_bottom": ["stasis"],
        "tracking": True,
    },
    {"phase": 1, "effects": {"force_field": [1, 6], "smokescreen": True}, "seat:1": {"laid": 4}},
    {"phase": 2, "effects": ["clone", "virus"], "tracking": True, **LAID},
    {"phase": 2, "effects": {"mirage": True, "fierceness": 2}, "target_token": [3, 8], "rescue": 2, **LAID},
    {"phase": 3, "creature_token": 4, "effects": {"dodge": "seat:1", "toxin": True}, "target_token": 2, **LAID, **BARE},
    {"phase": 3, "effects": {"cataclysm": 4, "detector": ["seat:1", "seat:2"]}, "artemia_token": 4, **LAID},
    {"phase": 4, "effects": "despair", "seat:1": {"laid": 4}, "seat:2": {"laid": 1}, "wreck_used": True},
]
UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"rng": 1}, "rng"),
    ({"rescue": 0}, "rescue"),
    ({"rescue": True}, "rescue"),
    ({"rescue": "²"}, "rescue"),
    ({"side": "c"}, "side"),
    ({"reserve": 3}, "reserve"),
    ({"reserve": {"5": 1}}, "reserve"),
    ({"hunt_hand": "dodge"}, "hunt_hand"),
    ({"hunt_hand": ["clone", "clone"]}, "hunt_hand"),
    ({"hunt_hand": {"clone": True}}, "hunt_hand"),
    ({"seat:3": {"will": 2}}, "seat:3"),
    ({"seat:1": "hand"}, "seat:1"),
    ({"seat:1": {"hnad": 1}}, "seat:1 hnad"),
    ({"seat:1": {"hand": [1, 2]}}, "seat:1 hand"),
    ({"seat:1": {"hand": [1, 1, 2]}}, "seat:1 hand"),
    ({"seat:1": {"hand": [1, 2, 3], "discard": 3}}, "seat:1 discard"),
    ({"seat:1": {"hand": [1, 2, 11]}}, "seat:1 hand"),
    ({"seat:1": {"laid": 4}}, "phase"),
    ({"side": "a", "creature_token": 4}, "phase"),
    ({"phase": 5}, "phase"),
    ({"phase": 2}, "seat:1 laid"),
    ({"phase": 2, **LAID, "seat:1": {"laid": [1, 2]}}, "seat:1 laid"),
    ({"phase": 4, **LAID}, "seat:2 laid"),
    ({"phase": 2, **LAID, "creature_token": [1, 2]}, "creature_token"),
    ({"phase": 2, **LAID, "artemia_token": [1, 3], "effects": "virus"}, "artemia_token"),
    ({"phase": 1, "effects": {"force_field": [1, 3]}}, "effects force_field"),
    ({"phase": 1, "effects": "phobia"}, "effects phobia"),
    ({"phase": 1, "effects": {"anticipation": "seat:0"}}, "effects anticipation"),
    ({"phase": 1, "effects": {"clone": 2}}, "effects clone"),
]


@pytest.mark.parametrize("deal", LAWFUL)
def test_a_described_position_keeps_the_laws(deal: dict[str, Any]) -> None:
    rng = Random(3)
    for seed in range(6):
        position = stolik.new_game("not_alone", players=3, seed=seed, deal=deal)
        game = position.game
        fresh = stolik.new_game("not_alone", players=3, seed=seed)
        counted = game.conserved(position._inside.state)
        assert counted == game.conserved(fresh._inside.state)
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
        stolik.new_game("not_alone", players=3, seed=1, deal=deal)
    assert refused.value.details["entry"] == entry


def test_named_hands_are_exact_and_other_hands_are_drawn() -> None:
    deal = {"side": "a", "hunt_hand": "clone", "survival_top": ["dodge"], "seat:1": {"survival": []}}
    for seed in range(20):
        position = stolik.new_game("not_alone", players=3, seed=seed, deal=deal)
        view: Any = position.observe(2)
        assert position.observe(0).creature.hand == ("hunt:clone",)  # type: ignore[attr-defined]
        assert [one.survival_size for one in view.hunted] == [0, 1]
        assert view.hunted[1].survival != ("survival:dodge",)
