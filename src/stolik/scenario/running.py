"""A parsed scenario, and running it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.core.errors import BadDeal
from stolik.core.position import Position
from stolik.registry import new_game
from stolik.scenario.errors import BadScenario, Unclear
from stolik.scenario.steps import Step
from stolik.scenario.world import World


@dataclass(frozen=True)
class Line:
    """One line of the play: its line number, its text and its Step."""

    number: int
    text: str
    step: Step


@dataclass(frozen=True)
class Scenario:
    """A position and what must follow. `lines` maps each entry of the description to its line number."""

    file: str
    title: str
    rules: tuple[str, ...]
    game: str
    players: int
    seed: int
    options: Mapping[str, Any]
    deal: Mapping[str, Any]
    play: tuple[Line, ...]
    other_deal: Mapping[str, Any] | None = None
    """The deal of the second world; None without one."""
    lines: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Mismatch:
    """The first line that fails: what it expects and what is true, in scenario language."""

    file: str
    line: int
    expected: str
    found: str


def set_up(scenario: Scenario) -> World:
    """The start position of a scenario, and of its second world. Raises BadScenario."""
    position = _deal(scenario, scenario.deal, "deal")
    if scenario.other_deal is None:
        return World(position)
    return World(position, _deal(scenario, scenario.other_deal, "other_deal"))


def _deal(scenario: Scenario, deal: Mapping[str, Any], section: str) -> Position:
    try:
        return new_game(
            scenario.game, players=scenario.players, seed=scenario.seed, options=scenario.options, deal=deal
        )
    except BadDeal as error:
        entry = str(error.details.get("entry", "")).partition(" ")[0]
        places = (f"{section} {entry}", f"deal {entry}", section, "deal", "scenario")
        line = next(scenario.lines[place] for place in places if place in scenario.lines)
        raise BadScenario(scenario.file, line, error.id, **error.details) from error


def run(scenario: Scenario) -> Mismatch | None:
    """Play a scenario. Returns the first mismatch or None. Raises BadScenario if it names something that is missing."""
    world = set_up(scenario)
    for line in scenario.play:
        try:
            found = line.step(world)
        except Unclear as unclear:
            raise BadScenario(scenario.file, line.number, unclear.cause, **unclear.facts) from unclear
        if found is not None:
            return Mismatch(scenario.file, line.number, line.text, found)
    return None
