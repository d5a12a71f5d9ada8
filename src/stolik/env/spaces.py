"""What a learner is given at a table: numbered actions, and what a seat sees as an array, plain data or text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.env.actions import Actions
from stolik.env.arrays import KEPT, Array, Encoder, Entry, packed
from stolik.env.table import EnvTable

Mask = NDArray[np.int8]

MOST = 1e6
"""No number of an array is larger, or less than its opposite."""
PICKS = 8
"""The newest picks of an unfinished answer that an array holds."""
ASKED = (
    Entry("asked.kind", "number"),
    Entry("asked.about", "word"),
    Entry("asked.picked.count", "count"),
    *(Entry(f"asked.picked.{n}", "word") for n in range(PICKS)),
)
"""What an array begins with: the number of the question's kind (its place among the sorted kinds of the game, from 1;
0: not asked), what it is about, and what has been picked, the newest first.
"""


class Spaces:
    """Actions and observations of a game for a number of players and some options.

    `actions` numbers what can be picked; `entries` says what each number of an array is.
    """

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None = None) -> None:
        """Raises UnknownGame, BadPlayers, BadOption."""
        self.game = find_game(game)
        self.players, self.options = self.game.check_setup(players, options or {})
        self.played = self.game.played_with(self.options)
        self.actions = Actions(self.game, self.options)
        self._kinds = {"": 0} | {kind: number for number, kind in enumerate(sorted(self.played.kinds), 1)}
        self._none_legal = bytes(len(self.actions))
        self._asked = lru_cache(KEPT)(self._before)

    def __deepcopy__(self, memo: dict[int, Any]) -> Spaces:
        return self

    @cached_property
    def encoder(self) -> Encoder:
        """What makes arrays of views. Raises NoArray if the game's views have no fixed size."""
        view = type(self.new(0).position.observe(None))
        later = {word: number for number, word in enumerate(self.game.later_words, len(self.actions))}
        return Encoder(view, self.actions.numbers | later, self.players)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What each number of an array is."""
        return (*ASKED, *self.encoder.entries)

    def new(self, seed: int | None, *, open_chance: bool = False) -> EnvTable:
        """A new table; with `open_chance` it stops before each draw (`EnvTable.due`)."""
        return EnvTable(self.actions, Position(self.game, self.players, seed, self.options, open_chance=open_chance))

    def mask(self, table: EnvTable, seat: int) -> Mask:
        """1 for each legal action of a seat."""
        mask = bytearray(self._none_legal)
        for action in table.legal(seat):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def array(self, table: EnvTable, seat: int) -> Array:
        """What a seat sees, as `entries` says."""
        question = table.question(seat)
        asked = ("", "") if question is None else (question.kind, question.about)
        return self.encoder(table.position.observe(seat), self._asked(*asked, table.picked(seat)))

    def plain(self, table: EnvTable, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data: its view, its question, its picks, the log it may read and its answers."""
        question = table.question(seat)
        return {
            "view": msgspec.to_builtins(table.position.observe(seat)),
            "question": None if question is None else question.wire(),
            "picked": list(table.picked(seat)),
            "log": msgspec.to_builtins(table.position.log(seat)),
            "answers": table.position.answers(seat),
        }

    def text(self, table: EnvTable, seat: int) -> str:
        """The same as text (JSON)."""
        return msgspec.json.encode(self.plain(table, seat)).decode()

    def _before(self, kind: str, about: str, picked: tuple[str, ...]) -> bytes:
        """What an array begins with (`ASKED`)."""
        numbers = self.actions.numbers
        newest = [numbers[name] for name in picked[::-1][:PICKS]]
        room = [0] * (PICKS - len(newest))
        return packed([self._kinds[kind], numbers[about] if about else 0, len(picked), *newest, *room])
