"""How fast games of other packages go beside ours, in one run: `make bench` prints ours as a multiple of theirs.

Peers that are not installed are left out. `pip install rlcard catanatron hanabi-learning-environment` brings the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import stolik
from stolik.env import pettingzoo

pytestmark = pytest.mark.filterwarnings("ignore")

PLAYERS = {"not_alone": 4, "terrorscape": 2, "voidfall": 2, "zona": 2}
GAMES = 3


def observed(game: str) -> int:
    """Games question by question, each time with what the seat sees."""
    rng, decisions = Random(1), 0
    for seed in range(GAMES):
        position = stolik.new_game(game, players=PLAYERS[game], seed=seed)
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            position.observe(seat)
            position.answer(seat, question.sample(rng))
            decisions += 1
    return decisions


def agents(game: str) -> int:
    """Games in PettingZoo's loop."""
    return agents_of(pettingzoo.env(game, players=PLAYERS[game]))


def agents_of(env: Any) -> int:
    rng, steps = Random(1), 0
    for seed in range(GAMES):
        env.reset(seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(None if terminated or truncated else int(legal[rng.randrange(len(legal))]))
            steps += 1
    return steps


def playouts(game: str) -> int:
    """Games played out."""
    rng, decisions = Random(1), 0

    def policy(seat: int, question: Any) -> Any:
        nonlocal decisions
        decisions += 1
        return question.sample(rng)

    for seed in range(GAMES):
        stolik.playout(stolik.new_game(game, players=PLAYERS[game], seed=seed), policy)
    return decisions


def spiel(name: str, module: str = "pyspiel") -> Callable[[], int]:
    pyspiel = pytest.importorskip("pyspiel")
    import_module(module)
    game = pyspiel.load_game(name)

    def play() -> int:
        rng, steps = Random(1), 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.observation_string(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def rlcard(name: str) -> Callable[[], int]:
    env = pytest.importorskip("rlcard").make(name)

    def play() -> int:
        rng, steps = Random(1), 0
        for _ in range(GAMES):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


def zoo(name: str) -> Callable[[], int]:
    pytest.importorskip("hanabi_learning_environment")
    env = import_module(f"pettingzoo.classic.{name}").env()
    return lambda: agents_of(env)


def catanatron() -> Callable[[], int]:
    pytest.importorskip("catanatron")
    kinds, game = import_module("catanatron"), import_module("catanatron.game")
    colours = import_module("catanatron.models.player").Color

    def play() -> int:
        steps = 0
        for _ in range(GAMES):
            played = game.Game([kinds.RandomPlayer(colour) for colour in list(colours)[:4]])
            played.play()
            steps += len(getattr(played.state, "action_records", None) or played.state.actions)
        return steps

    return play


OURS = {"observed": observed, "agents": agents, "playouts": playouts}
PEERS: dict[str, tuple[str, Callable[[], Callable[[], int]]]] = {
    "OpenSpiel hanabi": ("observed", lambda: spiel("hanabi")),
    "OpenSpiel block dominoes (Python)": (
        "observed", lambda: spiel("python_block_dominoes", "open_spiel.python.games.block_dominoes"),
    ),
    "RLCard Uno": ("observed", lambda: rlcard("uno")),
    "PettingZoo hanabi": ("agents", lambda: zoo("hanabi_v5")),
    "Catanatron": ("playouts", catanatron),
}  # fmt: skip
"""By name: with which of our loops it is compared, and what makes its loop."""


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("loop", OURS)
def test_ours(benchmark: BenchmarkFixture, loop: str, game: str) -> None:
    done = benchmark.pedantic(lambda: OURS[loop](game), rounds=5, warmup_rounds=1)
    assert done > 0
    benchmark.extra_info.update(done=done, loop=loop, ours=game)


@pytest.mark.parametrize("peer", PEERS)
def test_peers(benchmark: BenchmarkFixture, peer: str) -> None:
    loop, make = PEERS[peer]
    done = benchmark.pedantic(make(), rounds=5, warmup_rounds=1)
    assert done > 0
    benchmark.extra_info.update(done=done, loop=loop, peer=peer)
