"""Writing the scenario of a moment: the game up to there from its seed, and what must be mended (decision 0068)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from textwrap import wrap
from typing import Any

from stolik.core.differing import NOTHING, shown
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.table import CHANCE, REDRAW
from stolik.scenario.errors import Unclear
from stolik.scenario.grammar import read_step
from stolik.scenario.steps import what_holds
from stolik.scenario.values import SPECTATOR
from stolik.scenario.world import World
from stolik.text import Catalogue

WIDTH = 110


def scenario_at(position: Position, seat: int | None, said: str, rule: str, words: Catalogue) -> str:
    """A scenario of this moment, which fails until its last line is mended: there stands what a seat (None: a
    spectator) has `said`, perhaps about a paragraph of the rule book. The position must have its whole history.
    """
    viewer = SPECTATOR if seat is None else SEATS[seat].ref
    lines = [
        f"scenario: {words.say('cli-from-title', seat=viewer)}",
        f"rule: {words.say(f'rule-{rule}') if rule else words.say('cli-from-rule')}",
        *_head(position),
        "play:",
        *(f"  {_answer(*answered)}" for answered in position.history),
        *_comment(words.say("cli-from-now")),
        *(f"  #   {line}" for line in _that_hold(position, viewer)),
        *_comment(words.say("cli-from-mend")),
        f"  {viewer} reports: {said.replace('#', '')}",
    ]
    return "\n".join(lines) + "\n"


def _head(position: Position) -> Iterator[str]:
    game = position.game
    yield f"game: {game.id}"
    yield f"players: {position.players}"
    default = game.check_options({})
    if own := {id: value for id, value in position.options.items() if default.get(id) != value}:
        yield f"options: {_pairs(own)}"
    yield f"seed: {position.seed}"
    if position.deal:
        yield "deal:"
        yield from (
            f"  {key}: {_entry(value) if ':' in key else _value(value)}" for key, value in position.deal.items()
        )


def _comment(text: str) -> list[str]:
    return [f"  # {line}" for line in wrap(text, WIDTH)]


def _that_hold(position: Position, viewer: str) -> Iterator[str]:
    """What the program does now, in lines that can stand in the scenario."""
    for line in what_holds(position, viewer):
        if _holds(line, position):
            yield line
        elif _holds(shorter := " ".join(line.split()[:4]), position):
            yield shorter


def _holds(line: str, position: Position) -> bool:
    try:
        return read_step(line, position.game, position.players)(World(position)) is None
    except Unclear:
        return False


def _answer(seat: int, kind: str, value: Any) -> str:
    """The line of a play that gives an answer: `good:wood=2` for the same reference twice."""
    if (seat, kind) == (CHANCE, REDRAW):
        return f"redraw {value}"
    refs = [str(ref) for ref in value] if isinstance(value, list) else [str(value)]
    units = [(ref, len(list(same))) for ref, same in groupby(refs)]
    written = " ".join(ref if count == 1 else f"{ref}={count}" for ref, count in units) or NOTHING
    return f"{SEATS[seat].ref} {kind} {written}"


def _entry(groups: Mapping[str, Any]) -> str:
    """The entries of a seat in a deal: `hand 1 2 3; will 2`."""
    return "; ".join(f"{name} {_value(value)}" for name, value in groups.items())


def _value(value: Any) -> str:
    """A value of a deal."""
    return _pairs(value) if isinstance(value, Mapping) else shown(value)


def _pairs(values: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={shown(value).replace(' ', ',')}" for name, value in values.items())
