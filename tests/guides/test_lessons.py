"""What Voidfall's lessons after the first say is so at that place of the game."""

from __future__ import annotations

from typing import Any

from stolik import Position
from stolik.guides import Guide, find_guide

RIVAL, TOGETHER = find_guide("voidfall", "rival"), find_guide("voidfall", "together")
PELAGIS, MORVANE, OPHELION = 15, 12, 14


def at(guide: Guide, says: str, *, over: bool = False) -> Position:
    """The position in which the guide begins to say this, or in which it begins to say the next thing."""
    scene = next(n for n, scene in enumerate(guide.scenes) if scene.says == says)
    return guide.position(sum(beat.answer is not None and beat.scene < scene + over for beat in guide.beats))


def view(position: Position) -> Any:
    return position.observe(0)


def told(position: Position, id: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in position.log(0) if line.id == id]


def influence(position: Position) -> list[int]:
    return [house.influence for house in view(position).houses]


def test_the_rival_is_ahead_and_four_corvettes_are_at_the_border():
    position = at(RIVAL, "aim")
    assert influence(position) == [38, 44]
    assert position.pending[0].kind == "turn_order"
    assert fleets(position, MORVANE) == (1, 4)


def test_what_a_rival_wins_is_the_worth_of_the_losers_glory():
    position = at(RIVAL, "lost")
    assert fleets(position, PELAGIS) == (1, 2)
    assert influence(position) == [41, 47]
    assert position.pending[0].wire()["options"] == ["glory:1", "glory:2"]


def test_a_gap_in_the_rivals_line_is_answered():
    assert fleets(at(RIVAL, "send"), MORVANE) == (1, 1)
    position = at(RIVAL, "go")
    assert fleets(position, MORVANE) == (0, 2)
    assert fleets(position, OPHELION) == (0, 1)
    assert influence(position) == [46, 47]
    assert "action:conquest_prepare" in position.pending[0].wire()["options"]


def test_the_crisis_is_resolved_by_what_the_card_does_anyway():
    position = at(TOGETHER, "resolve")
    assert view(position).crisis.crisis == "crisis:border_walls"
    assert position.pending[0].wire()["options"] == ["crisis:border_walls", "word:decline"]
    assert view(at(TOGETHER, "track")).crisis.crisis == ""


def test_the_other_house_gives_energy_and_makes_its_crisis_permanent():
    assert view(at(TOGETHER, "other")).crisis.crisis == "crisis:first_blood"
    assert [goods(at(TOGETHER, says), "E") for says in ("other", "give")] == [0, 3]
    assert at(TOGETHER, "unresolved").pending[1].kind == "void_progress"
    assert list(view(at(TOGETHER, "war")).crisis.military.crises) == ["crisis:first_blood"]


def test_a_skirmish_with_three_fleet_power_takes_pelagis():
    assert fleets(at(TOGETHER, "board"), PELAGIS) == (0, 1)
    position = at(TOGETHER, "glory")
    assert [line["n"] for line in told(position, "skirmish")] == [3]
    assert [line["sector"] for line in told(position, "sector_lost")] == [f"sector:{PELAGIS}"]
    assert fleets(position, PELAGIS) == (None, 2)
    assert goods(at(TOGETHER, "board"), "M") - goods(at(TOGETHER, "lost"), "M") == 1


def test_a_catastrophe_removes_a_corruption():
    position = at(TOGETHER, "catastrophe")
    assert view(position).crisis.catastrophes == 1
    assert len(told(at(TOGETHER, "round3"), "cleansed")) == 1


def test_the_sector_is_won_back_and_both_crises_are_resolved():
    position = at(TOGETHER, "go")
    assert fleets(position, PELAGIS) == (0, 3)
    assert [line["crisis"] for line in told(position, "crisis_resolved")] == [
        "crisis:border_walls", "crisis:first_blood", "crisis:reserve_call",
    ]  # fmt: skip
    assert list(view(position).crisis.military.crises) == []
    voidborn = sum(line.n for line in view(position).crisis.void_influence)
    assert all(mine < voidborn for mine in influence(position))


def fleets(position: Position, sector: int) -> tuple[int | None, int]:
    """Whose the sector is, and its Fleet Power."""
    found = view(position).sectors[sector]
    return found.owner, sum(found.fleets.values()) or found.void


def goods(position: Position, letter: str) -> int:
    return int(view(position).houses[0].goods[letter].stock)
