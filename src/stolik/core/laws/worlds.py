"""A law about worlds: what one seat sees and another does not must differ in some world drawn for the other.

Law 4 (`secrets.nothing_leaks`) compares a position with worlds drawn by the game's `resample`. If `resample` does not
redraw a secret, every world holds its true value, law 4 cannot see a leak of it, and search bots cheat.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec

from stolik.core.game import Game, View
from stolik.core.laws.playing import RandomAnswers, rare_deal
from stolik.core.position import Position, inside_of

LEAST_CASES = 10
"""A field seen in fewer cases than this is not judged."""

Fields = dict[str, Any]


@dataclass
class Secret:
    """A field that seats of one role see and those of another (or spectators) do not."""

    cases: int = 0
    differs: int = 0
    """The number of cases in which a drawn world had another value."""
    varies: bool = False
    """Whether its value ever changes. One that does not, such as a seat's own number, is no secret."""


@dataclass
class Worlds:
    """Counts for each secret over random games. Keys are (field of the view, role that sees it, role that does not)."""

    secrets: dict[tuple[str, str, str], Secret] = field(default_factory=lambda: defaultdict(Secret))
    _first: dict[tuple[int, int, str], Any] = field(default_factory=dict)
    """The value a seat saw first, by number of players, seat and path in its view."""

    def play(self, game: Game[Any], players: int, seed: int, options: Mapping[str, Any]) -> None:
        """Play one random game and count over worlds drawn in it. Odd seeds start from one of the game's rare deals."""
        position = Position(game, players, seed, options, rare_deal(game, seed))
        rng, voices = Random(seed), RandomAnswers(seed)
        while not position.over:
            if rng.random() < 0.5:
                self._look(position, rng.choice([*range(players), None]), rng)
            seat = rng.choice(sorted(position.pending))
            position.answer(seat, voices(seat, position.pending[seat]))

    def never_redrawn(self, game: Game[Any]) -> list[str]:
        """The secrets that were the same in every world and are not declared as derivable, one line each."""
        return [
            f"{name}: seen by {sees}, the same in {secret.cases} worlds drawn for {blind}"
            for (name, sees, blind), secret in sorted(self.secrets.items())
            if not secret.differs and secret.varies and secret.cases >= LEAST_CASES and name not in game.derivable
        ]

    def _look(self, position: Position, blind: int | None, rng: Random) -> None:
        """Compare what other seats see here and in a world drawn for `blind`, both at the start of the step: later
        answers are redrawn by the kernel and say nothing about the game's `resample`.
        """
        game = position.game
        teams, roles = game.teams(position.players), game.roles(position.players)
        here, there = inside_of(position).base, inside_of(position.resample(blind, rng)).base
        public, known = fields(game.observe(here, None)), fields(game.observe(here, blind))
        for seat in range(position.players):
            if blind is not None and teams[seat] == teams[blind]:
                continue
            drawn = fields(game.observe(there, seat))
            for path, value in fields(game.observe(here, seat)).items():
                secret = self.secrets[anywhere(path), roles[seat], "spectators" if blind is None else roles[blind]]
                first = self._first.setdefault((position.players, seat, path), value)
                secret.varies = secret.varies or value != first
                if value is not None and value not in (known.get(path), public.get(path)):
                    secret.cases += 1
                    secret.differs += drawn.get(path) != value


def fields(view: View) -> Fields:
    """All values of a view by their path, such as `hunted[2].hand`. A list of structs also has a `length`."""
    found: Fields = {}
    _collect(view, "", found)
    return found


def _collect(part: msgspec.Struct, path: str, found: Fields) -> None:
    for name, where in _paths(type(part), path):
        value = getattr(part, name)
        if isinstance(value, msgspec.Struct):
            _collect(value, where, found)
        elif isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            found[f"{where}.length"] = len(value)
            for index, one in enumerate(value):
                _collect(one, f"{where}[{index}]", found)
        else:
            found[where] = value


@cache
def _paths(kind: type[msgspec.Struct], path: str) -> tuple[tuple[str, str], ...]:
    """(field, path of the field) for each field of a part of a view."""
    return tuple((name, f"{path}.{name}" if path else name) for name in kind.__struct_fields__)


@cache
def anywhere(path: str) -> str:
    """The path of a field without the places in lists."""
    return re.sub(r"\[\d+\]", "", path)
