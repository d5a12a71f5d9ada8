"""Bots of users: the example of docs/bots.md, found by name, wherever bots can play."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cli.command import stolik as command

import stolik
from stolik.bots import BotNotLoaded, UnknownBot, find_bot, load_bot
from stolik.bots.random_bot import RandomBot
from stolik.core.position import Position
from stolik.games._template import GAME as TEMPLATE
from stolik.lab.simulate import Plan, simulate
from stolik.referee import Referee

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The example of the docs, as a module in the working directory."""
    (example,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.splitlines()) <= 30
    (tmp_path / "my_bots.py").write_text(example.replace("WORLDS = 15", "WORLDS = 2"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    yield "my_bots:MonteCarlo"
    sys.modules.pop("my_bots", None)


def test_the_example_beats_random_at_the_template(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, won, games = load_bot(own), 0, 60
    monkeypatch.setattr("my_bots.WORLDS", 15)
    for seed in range(games):
        me = seed % 2
        bots = {me: make("_template", me, Random(seed)), 1 - me: RandomBot("_template", 1 - me, Random(seed))}
        end = stolik.playout(Position(TEMPLATE, 2, seed), bots)
        assert end.outcome is not None
        won += me in end.outcome.winners
    assert won >= 0.65 * games


def test_it_sits_in_simulate_by_name_and_as_a_factory(own: str) -> None:
    make = load_bot(own)
    by_name, by_factory = (simulate(Plan("not_alone", 2, 1, 7, (bot, "random"))) for bot in (own, make))
    assert by_name.errors == by_factory.errors == 0
    assert by_name.bots == by_factory.bots == [own, "random"]
    assert by_name.outcomes == by_factory.outcomes
    assert by_name.decisions == by_factory.decisions


def test_it_sits_on_the_command_line(own: str) -> None:
    bots = f"creature={own},hunted=random"
    ended = command("simulate", "not_alone", "--players", "2", "--games", "1", "--bots", bots, "--json")
    assert json.loads(ended.out)["bots"] == [own, "random"]


def test_it_sits_in_the_referee(own: str) -> None:
    position = stolik.new_game("not_alone", players=2, seed=1)
    referee = Referee(position, {seat: (own, load_bot(own)("not_alone", seat, Random(seat))) for seat in (0,)})
    (news,) = referee.news()
    assert news["table"]["seats"][0]["bot"] == own
    assert 1 in position.pending


@pytest.mark.parametrize("bot", ["no_such_module:Bot", "json:Bot", ":Bot", "json:"])
def test_a_bot_that_is_not_there_is_refused_with_the_reason(bot: str) -> None:
    with pytest.raises(BotNotLoaded):
        load_bot(bot)


def test_names_are_still_names_and_no_server_imports_a_module(own: str) -> None:
    assert load_bot("random") is find_bot("random")
    for name in ("hal9000", own):
        with pytest.raises(UnknownBot):
            find_bot(name)
