"""The games as environments of Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from stolik.bots import AnyBotFactory, load_bot
from stolik.core.errors import IllegalAnswer
from stolik.core.inputs import seat_of
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.env.arrays import Array
from stolik.env.spaces import MOST, Mask, Spaces
from stolik.env.table import EnvTable, rewards

LOST = -1.0


def env(
    game: str,
    seat: int,
    *,
    players: int,
    others: str | AnyBotFactory = "sensible",
    options: Mapping[str, Any] | None = None,
) -> SeatEnv:
    """A table at which the learner has `seat` and bots have all others (`others`: the name of a bot,
    `package.module:factory` or a factory). Raises UnknownGame, BadPlayers, BadOption, BadSeat, UnknownBot,
    BotNotLoaded, NoArray.
    """
    return SeatEnv(Spaces(game, players, options), seat, load_bot(others))


class SeatEnv(Env[Array, np.int64]):
    """An episode is a game; the reward is 1 for a win and -1 for a defeat, at its end. `info["action_mask"]` (and
    `action_masks()`, as sb3-contrib asks for it) has a 1 for each legal action; an illegal one loses the game at once,
    and `info["illegal"]` says so.
    """

    def __init__(self, spaces_: Spaces, seat: int, others: AnyBotFactory) -> None:
        """See `env`."""
        self.spaces = spaces_
        self.seat = seat_of(seat, spaces_.players)
        self._others = others
        self.table: EnvTable = spaces_.new(0)
        self._bots: dict[int, AnyBot] = {}
        self.metadata = {"render_modes": []}
        self.observation_space = spaces.Box(-MOST, MOST, (len(spaces_.entries),), np.float32)
        self.action_space = spaces.Discrete(len(spaces_.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, played to the learner's first choice. The same seed is the same deal and the same luck of the
        bots.
        """
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self.table = self.spaces.new(drawn)
        game = self.spaces.game.id
        seats = [seat for seat in range(self.spaces.players) if seat != self.seat]
        self._bots = {seat: self._others(game, seat, Random(f"{drawn}/{seat}")) for seat in seats}
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Do what an action says; the bots then play to the learner's next choice."""
        try:
            self.table.act(self.seat, int(action))
        except IllegalAnswer:
            return self._seen(), LOST, True, False, {**self._info(), "illegal": True}
        self._let_others_play()
        position = self.table.position
        return self._seen(), rewards(position)[self.seat], position.over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each legal action."""
        return self.spaces.mask(self.table, self.seat)

    def _let_others_play(self) -> None:
        table = self.table
        while table.asked and self.seat not in table.asked:
            other = table.asked[0]
            table.answer(other, answer_of(self._bots[other], SeatHandle.at(table.position, other)))

    def _seen(self) -> Array:
        return self.spaces.array(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
