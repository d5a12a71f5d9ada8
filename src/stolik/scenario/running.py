"""A parsed scenario, and running it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.core.errors import BadDeal, BadOption, BadPlayers, StolikError
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
    return World(
        _deal(scenario, scenario.deal), None if scenario.other_deal is None else _deal(scenario, scenario.other_deal)
    )


def _deal(scenario: Scenario, deal: Mapping[str, Any]) -> Position:
    try:
        return new_game(
            scenario.game, players=scenario.players, seed=scenario.seed, options=scenario.options, deal=deal
        )
    except StolikError as error:
        raise BadScenario(scenario.file, _where(scenario, error), error.id, **error.details) from error


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


def _where(scenario: Scenario, error: StolikError) -> int:
    """The number of the line that caused an error of the set-up."""
    lines = scenario.lines
    if isinstance(error, BadDeal):
        entry = str(error.details.get("entry", "")).partition(" ")[0]
        return lines.get(f"deal {entry}", lines.get("deal", lines["scenario"]))
    part = {BadPlayers: "players", BadOption: "options"}.get(type(error), "game")
    return lines.get(part, lines["scenario"])
