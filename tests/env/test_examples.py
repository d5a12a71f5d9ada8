"""The examples of the page for researchers run, and training changes the policy for the better."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from examples import train_hunted

import stolik
from stolik.env import gymnasium

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_a_search_bot_of_twenty_lines_plays() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    [example] = [block for block in blocks if "class Shallow" in block]
    made: dict[str, Any] = {}
    exec(example.replace("range(10)", "range(2)"), made)
    start = stolik.new_game("not_alone", players=2, seed=1)
    bots = {seat: made["Shallow"]("not_alone", seat, Random(seat)) for seat in (0, 1)}
    assert stolik.playout(start, bots, until=12).pending


def test_what_led_to_a_win_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_hunted, "GAMES_A_STEP", 2)
    env = gymnasium.env("not_alone", train_hunted.HUNTED, players=2, others="random")
    player = train_hunted.Player(env, 1)
    choices, _ = player.play(env, 5)
    before = [player.policy.odds(choice.features, choice.allowed)[choice.action] for choice in choices]
    for _ in range(5):
        player.policy.learn(choices, [1.0] * len(choices))
    after = [player.policy.odds(choice.features, choice.allowed)[choice.action] for choice in choices]
    assert np.mean(after) > np.mean(before) + 0.02
    games, won = next(train_hunted.train(player, env, 1))
    assert games == 2
    assert 0 <= won <= 1


def test_slopes_are_those_of_small_changes() -> None:
    """Of the worth, where what is guessed better is half a square."""
    policy = train_hunted.Policy(5, 3, 1)
    policy.weights["worth"] += 0.1
    choice = train_hunted.Choice(np.array([0, 3]), np.array([True, True, False]), 0)

    def off(weights: Any) -> float:
        hidden = np.tanh(weights["in"][[0, 3]].sum(0) + weights["bias"])
        return float(-((1 - hidden @ weights["worth"]) ** 2) / 2)

    slope = policy._slopes([choice], np.ones(1, np.float32))["worth"][7]
    start = off(policy.weights)
    policy.weights["worth"][7] += 1e-2
    assert (off(policy.weights) - start) / 1e-2 == pytest.approx(slope, rel=0.05)
