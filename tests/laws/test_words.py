"""Every reference and word that a view may show is declared, so that it has a number in arrays."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import stolik
from stolik.core.laws import playing
from stolik.core.position import Position
from stolik.core.question import Question
from stolik.env.arrays import Encoder
from stolik.env.spaces import Spaces

LONG = bool(os.environ.get("STOLIK_LONG"))
GAMES = {"voidfall": 20, "zona": 20}
"""How many random games are looked at, of games so long that more would take half a minute."""
REFERENCE = re.compile(r"[a-z_]+:[a-z0-9_]*[a-z0-9]")
NEVER_SHOWN = ("check:", "count:", "deed:", "effect:", "icon:")
"""Families that no view shows: words of the language of effects, and what explanations alone name."""


def written(folder: Path) -> Iterator[tuple[str, str]]:
    """Every reference that stands whole in the code of a game, and where."""
    for file in sorted(folder.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        beginnings = {part for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        texts = [node for node in nodes if isinstance(node, ast.Constant) and node not in beginnings]
        for text in texts:
            if isinstance(text.value, str) and REFERENCE.fullmatch(text.value):
                yield f"{file.relative_to(folder)}:{text.lineno}", text.value


@pytest.mark.parametrize("game", stolik.games())
def test_every_reference_in_the_code_is_declared(game: str) -> None:
    """What occurs once in some thousand games is found here."""
    rules = stolik.games()[game]
    declared = rules.references | set(rules.later_words)
    unknown = [f"{where} {ref}" for where, ref in written(rules.folder) if ref not in declared]
    assert [one for one in unknown if not one.split()[1].startswith(NEVER_SHOWN)] == []


class Looking:
    """Turns every view of a seat into an array and answers at random."""

    def __init__(self, encode: Encoder, rng: Random) -> None:
        self._encode = encode
        self._rng = rng

    def choose(self, view: msgspec.Struct, question: Question[Any]) -> Any:
        """A legal answer. Raises LookupError if the view shows a word that the game does not declare."""
        self._encode(view)
        return question.sample(self._rng)


def look(game: str, start: Position, rng: Random) -> None:
    """Look at the views of a whole game: those of the seats that are asked, and at its end those of all."""
    encode = Spaces(game, start.players, start.options).encoder
    end = stolik.playout(start, {seat: Looking(encode, rng) for seat in range(start.players)})
    for seat in (None, *range(end.players)):
        encode(end.observe(seat))


@pytest.mark.parametrize("game", stolik.games())
def test_every_word_of_a_view_has_a_number(game: str) -> None:
    rules = stolik.games()[game]
    for seed in range(3000 if LONG else GAMES.get(game, 60)):
        rng = Random(seed)
        players = rng.randint(*rules.players)
        options = playing.random_options(rules, players, rng)
        look(game, playing.rare_start(rules, players, seed, options), rng)
