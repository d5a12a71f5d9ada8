"""How fast environments are: `make bench-env` measures it in CPU time, `make test` only sees that they run.

The aims are for a machine on which `test_plain_python` does 36 million additions a second; scale them by what it does.
How much faster or slower the games have become, `scripts/speed_since.py` says better.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from tests.bench.test_kernel import measure

from stolik.core.laws.playing import decisions
from stolik.env import openspiel, pettingzoo
from stolik.env.spaces import Spaces

GAMES = 3
AIMS = {
    ("not_alone", 2): 13_000,
    ("not_alone", 4): 11_500,
    ("terrorscape", 2): 6_500,
    ("voidfall", 2): 2_600,
    ("zona", 2): 2_600,
}
ADDITIONS = 1_000_000

each_table = pytest.mark.parametrize(("game", "players"), AIMS)


def test_plain_python(benchmark: BenchmarkFixture) -> None:
    """The speed of the machine."""

    def work() -> int:
        total = 0
        for number in range(ADDITIONS):
            total += number
        return ADDITIONS

    measure(benchmark, work, "additions", 36_000_000)


@each_table
def test_agents_one_at_a_time(benchmark: BenchmarkFixture, game: str, players: int) -> None:
    """PettingZoo's loop: what the agent sees, then a random legal action."""
    env = pettingzoo.env(game, players=players)

    def work() -> int:
        rng, steps = Random(1), 0
        for seed in range(GAMES):
            env.reset(seed)
            while not env.terminations[env.agent_selection]:
                observation, *_ = env.last()
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[rng.randrange(len(legal))]))
                steps += 1
        return steps

    measure(benchmark, work, "steps", AIMS[game, players])


@each_table
def test_openspiel_steps(benchmark: BenchmarkFixture, game: str, players: int) -> None:
    """OpenSpiel's loop of legal actions, without observations."""
    loaded = openspiel.load(game, players=players, seed=1)

    def work() -> int:
        rng, steps = Random(1), 0
        for _ in range(GAMES):
            state = loaded.new_initial_state()
            while not state.is_terminal():
                state.apply_action(0 if state.is_chance_node() else rng.choice(state.legal_actions()))
                steps += 1
        return steps

    measure(benchmark, work, "steps", AIMS[game, players])


@each_table
def test_views_observed(benchmark: BenchmarkFixture, game: str, players: int) -> None:
    """Views made and turned into arrays, of positions of one random game."""
    spaces = Spaces(game, players)
    seen = [(position.clone(), seat) for position, seat in decisions(spaces.new(1).position, 1)][:200]

    def work() -> int:
        for position, seat in seen:
            spaces.encoder(position.observe(seat))
        return len(seen)

    measure(benchmark, work, "views", 2 * AIMS[game, players])
