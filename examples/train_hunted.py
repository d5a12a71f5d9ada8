"""Trains the Hunted of Not Alone (two players) by masked policy gradient, with numpy alone, and measures it.

    .venv/bin/python examples/train_hunted.py train hunted.npz --minutes 10 --against beginner
    .venv/bin/python examples/train_hunted.py measure hunted.npz --games 400

Minutes are minutes of CPU time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from stolik.env import gymnasium
from stolik.env.arrays import Entry
from stolik.env.gymnasium import SeatEnv
from stolik.lab.statistics import wilson

HUNTED = 1
HIDDEN_UNITS = 64
GAMES_A_STEP = 32
"""After so many games the policy is changed."""
LARGEST = 32
"""Numbers above this are taken for it."""
RATE, FORGETS, EVEN = 2e-3, (0.9, 0.999), 1e-8
"""The rate of learning, and how Adam smooths it."""
ENTROPY = 0.01
"""How much the policy is rewarded for staying open."""
CHUNK = 256
"""How many choices are worked on at a time."""

Floats = NDArray[np.float32]
Weights = dict[str, Floats]


class Features:
    """Turns an array into the numbers of the features that are present: this word in that field, this number there."""

    def __init__(self, entries: Sequence[Entry], words: int) -> None:
        starts: dict[str, int] = {}
        self.count, offsets = 0, []
        for entry in entries:
            field = entry.name.rstrip("0123456789")  # all slots of a list together
            name = f"{field}word" if entry.kind == "word" else entry.name
            if name not in starts:
                starts[name] = self.count
                self.count += words if entry.kind == "word" else LARGEST + 2
            offsets.append(starts[name] + (0 if entry.kind == "word" else 1))
        self._offsets = np.array(offsets)
        self._most = np.array([words - 1 if entry.kind == "word" else LARGEST for entry in entries])
        self._least = np.array([0 if entry.kind == "word" else -1 for entry in entries])

    def __call__(self, array: Floats) -> NDArray[np.int64]:
        """The features of an array; what is 0 is none."""
        values = np.clip(array.astype(np.int64), self._least, self._most)
        found: NDArray[np.int64] = (self._offsets + values)[values != 0]
        return found


class Choice(NamedTuple):
    """One choice of a game: what was seen, what was allowed, what was done."""

    features: NDArray[np.int64]
    allowed: NDArray[np.bool_]
    action: int


class Policy:
    """A net with one hidden layer: how likely each action is, and what the game is worth."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: Weights = {
            "in": rng.normal(0, 0.05, (features, HIDDEN_UNITS)).astype(np.float32),
            "bias": np.zeros(HIDDEN_UNITS, np.float32),
            "act": np.zeros((HIDDEN_UNITS, actions), np.float32),
            "even": np.zeros(actions, np.float32),
            "worth": np.zeros(HIDDEN_UNITS, np.float32),
        }
        self._moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self._steps = 0

    def odds(self, features: NDArray[np.int64], allowed: NDArray[np.bool_]) -> Floats:
        """How likely each action is; those that are not allowed never are."""
        w = self.weights
        hidden = np.tanh(w["in"][features].sum(0) + w["bias"])
        return softmax(hidden @ w["act"] + w["even"], allowed)

    def learn(self, choices: Sequence[Choice], rewards: Sequence[float]) -> None:
        """Make choices that led to more than was expected likelier."""
        total = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        for start in range(0, len(choices), CHUNK):
            some = slice(start, start + CHUNK)
            for name, slope in self._slopes(choices[some], np.array(rewards[some], np.float32)).items():
                total[name] += slope / len(choices)
        self._steps += 1
        for name, slope in total.items():
            first, second = self._moments[name]
            first += (1 - FORGETS[0]) * (slope - first)
            second += (1 - FORGETS[1]) * (slope * slope - second)
            step = first / (1 - FORGETS[0] ** self._steps)
            size = np.sqrt(second / (1 - FORGETS[1] ** self._steps))
            self.weights[name] += RATE * step / (size + EVEN)

    def _slopes(self, choices: Sequence[Choice], rewards: Floats) -> Weights:
        """Up which way each weight makes the expected reward grow, the entropy too, and the guess of worth better."""
        w, rows = self.weights, np.arange(len(choices))
        seen = np.zeros((len(choices), len(w["in"])), np.float32)
        for row, choice in enumerate(choices):
            seen[row, choice.features] = 1
        allowed = np.stack([choice.allowed for choice in choices])
        hidden = np.tanh(seen @ w["in"] + w["bias"])
        odds = softmax(hidden @ w["act"] + w["even"], allowed)
        surprise = rewards - hidden @ w["worth"]
        logs = np.log(np.maximum(odds, 1e-9))
        up = -odds * surprise[:, None] - ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        up[rows, [choice.action for choice in choices]] += surprise
        back = (up @ w["act"].T + surprise[:, None] * w["worth"]) * (1 - hidden * hidden)
        return {
            "in": seen.T @ back,
            "bias": back.sum(0),
            "act": hidden.T @ up,
            "even": up.sum(0),
            "worth": hidden.T @ surprise,
        }


def softmax(logits: Floats, allowed: NDArray[np.bool_]) -> Floats:
    """The odds of what is allowed."""
    logits = np.where(allowed, logits, -np.inf)
    grown = np.exp(logits - logits.max(-1, keepdims=True))
    odds: Floats = grown / grown.sum(-1, keepdims=True)
    return odds


class Player:
    """Plays the Hunted by a policy."""

    def __init__(self, env: SeatEnv, seed: int) -> None:
        self.features = Features(env.spaces.entries, len(env.spaces.actions))
        self.policy = Policy(self.features.count, len(env.spaces.actions), seed)
        self.rng = np.random.default_rng(seed)

    def play(self, env: SeatEnv, seed: int) -> tuple[list[Choice], float]:
        """One game: the choices, and 1 if it was won, else -1."""
        seen, info = env.reset(seed=seed)
        choices, reward, over = list[Choice](), 0.0, False
        while not over:
            features, allowed = self.features(seen), info["action_mask"] == 1
            odds = self.policy.odds(features, allowed).astype(np.float64)
            action = int(self.rng.choice(len(odds), p=odds / odds.sum()))
            choices.append(Choice(features, allowed, action))
            seen, reward, over, _, info = env.step(np.int64(action))
        return choices, reward


def train(player: Player, env: SeatEnv, minutes: float, first_seed: int = 1_000_000) -> Iterator[tuple[int, float]]:
    """Play and learn. Yields after each change the number of games so far and the share of the last ones won."""
    until, games = time.process_time() + 60 * minutes, 0
    while time.process_time() < until:
        choices, rewards, won = list[Choice](), list[float](), 0
        for seed in range(first_seed + games, first_seed + games + GAMES_A_STEP):
            made, reward = player.play(env, seed)
            choices += made
            rewards += [reward] * len(made)
            won += reward > 0
        player.policy.learn(choices, rewards)
        games += GAMES_A_STEP
        yield games, won / GAMES_A_STEP


def measure(player: Player, env: SeatEnv, games: int) -> int:
    """How many games of other seeds are won."""
    return sum(player.play(env, seed)[1] > 0 for seed in range(games))


def main() -> None:
    """Train or measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "measure"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--against", nargs="+", default=["beginner"])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tables = {bot: gymnasium.env("not_alone", HUNTED, players=2, others=bot) for bot in asked.against}
    player = Player(next(iter(tables.values())), asked.seed)
    if asked.file.exists():
        player.policy.weights = dict(np.load(asked.file))
    if asked.what == "train":
        latest: list[float] = []
        for games, won in train(player, tables[asked.against[0]], asked.minutes):
            latest = [*latest[-24:], won]
            if games % (10 * GAMES_A_STEP) == 0:
                print(f"{games:>7} games, {100 * np.mean(latest):.1f} % of the last {len(latest) * GAMES_A_STEP} won")
                np.savez_compressed(asked.file, **player.policy.weights)  # type: ignore[arg-type]
        np.savez_compressed(asked.file, **player.policy.weights)  # type: ignore[arg-type]
        return
    for bot, env in tables.items():
        share = wilson(measure(player, env, asked.games), asked.games)
        print(f"against {bot}: {100 * share.share:.1f} % won ({100 * share.low:.1f} to {100 * share.high:.1f})")


if __name__ == "__main__":
    main()
