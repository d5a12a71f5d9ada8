"""The games as environments of PettingZoo: every seat is an agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from stolik.core.errors import IllegalAnswer
from stolik.core.question import SEATS
from stolik.env.actions import WAIT
from stolik.env.spaces import MOST, Spaces
from stolik.env.table import EnvTable, rewards

Observation = dict[str, Any]
"""`observation`, an array, and `action_mask`, which has a 1 for each legal action."""


def env(game: str, *, players: int, options: Mapping[str, Any] | None = None) -> GameAEC:
    """A table at which one agent acts at a time. Raises UnknownGame, BadPlayers, BadOption, NoArray."""
    return GameAEC(Spaces(game, players, options))


def parallel_env(game: str, *, players: int, options: Mapping[str, Any] | None = None) -> GameParallel:
    """A table at which all agents act at a time; who is not asked can only WAIT. Raises UnknownGame, BadPlayers,
    BadOption, NoArray.
    """
    return GameParallel(Spaces(game, players, options))


class _Agents:
    """The agents of a table: their names, spaces and observations."""

    spaces: Spaces
    table: EnvTable

    def _sit_down(self, spaces_: Spaces) -> None:
        self.spaces = spaces_
        self.possible_agents = [f"seat_{seat}" for seat in range(spaces_.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = len(spaces_.entries), len(spaces_.actions)
        seen = spaces.Box(-MOST, MOST, (size,), np.float32)
        masked = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, masked)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        return {
            "observation": self.spaces.array(self.table, seat),
            "action_mask": self.spaces.mask(self.table, seat),
        }

    def render(self) -> str:
        """The table as a spectator sees it, as text."""
        return str(self.table.position.observe(None))

    def close(self) -> None:
        """Nothing is open."""


class GameAEC(_Agents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent acts at a time; of several that are asked at once, the first seat first: none sees what the others
    choose. An illegal action raises IllegalAnswer.
    """

    def __init__(self, spaces_: Spaces) -> None:
        super().__init__()
        self.metadata = {"name": f"stolik/{spaces_.actions.name}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self._sit_down(spaces_)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. The same seed is the same deal."""
        self.table = self.spaces.new(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """The selected agent does this."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self._seat[agent], int(action or 0))
        if self.table.position.over:
            for seat, reward in rewards(self.table.position).items():
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        asked = self.table.asked
        self.agent_selection = self.possible_agents[asked[0]] if asked else self.agents[0]


class GameParallel(_Agents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act at a time, and those that are not asked WAIT. If one action is illegal, nobody acts and
    IllegalAnswer is raised.
    """

    def __init__(self, spaces_: Spaces) -> None:
        self.metadata = {"name": f"stolik/{spaces_.actions.name}", "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self._sit_down(spaces_)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. The same seed is the same deal."""
        self.table = self.spaces.new(seed)
        self.agents = list(self.possible_agents)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Any, ...]:
        """Every agent does what `actions` says. Returns observations, rewards, terminations, truncations, infos."""
        chosen = {self._seat[agent]: int(actions.get(agent, WAIT)) for agent in self.agents}
        for seat, action in chosen.items():
            if action not in self.table.legal(seat):
                raise IllegalAnswer(question=SEATS[seat].ref, value=self.spaces.actions.named(action))
        for seat in self.table.asked:
            self.table.act(seat, chosen[seat])
        over = self.table.position.over
        given = rewards(self.table.position)
        there = self.agents
        self.agents = [] if over else list(there)
        return (
            {agent: self.observe(agent) for agent in there},
            {agent: given[self._seat[agent]] for agent in there},
            dict.fromkeys(there, over),
            dict.fromkeys(there, False),
            {agent: {} for agent in there},
        )
