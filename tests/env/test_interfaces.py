"""The suites of PettingZoo, Gymnasium and OpenSpiel themselves, for our games and those of other packages."""

from __future__ import annotations

from typing import Literal

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from stolik.core.errors import IllegalAnswer
from stolik.env import gymnasium, openspiel, pettingzoo
from stolik.env.actions import WAIT

GAMES = ["not_alone", "terrorscape", "voidfall", "zona", "bazaar", "goofspiel"]
TABLES = [
    *((game, 2) for game in GAMES),
    ("not_alone", 7),
    ("terrorscape", 4),
    ("voidfall", 4),
    ("zona", 1),
    ("zona", 4),
]

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),  # said of PettingZoo's own games with a mask too
    pytest.mark.filterwarnings("ignore:.*rendering mode:UserWarning"),
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_agents_act_one_at_a_time(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=150)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_agents_act_at_once(game: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players=players), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_a_deal(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, players=2), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_learns(game: str) -> None:
    check_env(gymnasium.env(game, 0, players=2, others="random"), skip_render_check=True)


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays(game: str, chance: Literal["sampled", "explicit"]) -> None:
    loaded = openspiel.load(game, players=2, seed=1, chance=chance)
    # OpenSpiel cannot save states of a game in Python whose chance is sampled ("GetRNGState unimplemented")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=chance == "explicit", verbose=False)


def test_if_one_action_is_illegal_nobody_acts() -> None:
    env = pettingzoo.parallel_env("goofspiel", players=2)
    observations, _ = env.reset(seed=1)
    legal = {agent: int(seen["action_mask"].nonzero()[0][0]) for agent, seen in observations.items()}
    with pytest.raises(IllegalAnswer):
        env.step({**legal, "seat_1": WAIT})
    env.step(legal)
    assert env.table.position.history
    bazaar = pettingzoo.parallel_env("bazaar", players=2)
    bazaar.reset(seed=1)
    assert bazaar.table.asked == (0,)
    gathers = bazaar.table.legal(0)[0]
    with pytest.raises(IllegalAnswer):
        bazaar.step({"seat_0": gathers, "seat_1": gathers})
    assert bazaar.table.picked(0) == ()
