"""Random games of Voidfall in every mode: to the end, nothing lost, every word has a rule."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.voidfall.stage import read

from stolik.content.effects import NOTHING, parse, parse_check
from stolik.core.play import playout
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.messages import messages
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.steps import Step
from stolik.text import Catalogue

SERIES = [(1, "first_stand"), (2, "today_is_not_the_day"), (3, "darkest_hour")]


def sampler(rng: Random):
    return lambda seat, question: question.sample(rng)


@pytest.mark.parametrize("players", [2, 4])
def test_random_games_come_to_an_end(players):
    for seed in range(3):
        position = Position(GAME, players, seed, GAME.random_options(players, Random(seed)))
        end = playout(position, sampler(Random(seed)))
        assert end.over


@pytest.mark.parametrize("players", [1, 3])
def test_every_effect_that_is_offered_has_its_sentence(players):
    said = messages(BOOK, Catalogue("en", {}))
    position = Position(GAME, players, players, GAME.random_options(players, Random(players)))
    rng = Random(players)
    offered = set()
    while not position.over:
        seat = rng.choice(sorted(position.pending))
        question = position.pending[seat]
        offered |= {ref for ref in question.wire()["options"] if ref.startswith(("effect:", "cost:"))}
        position.answer(seat, question.sample(rng))
    assert offered
    assert [ref for ref in sorted(offered) if ref.replace(":", "-") not in said] == []


@pytest.mark.parametrize(
    ("players", "scenario"), [(1, "first_stand"), (2, "today_is_not_the_day"), (3, "darkest_hour")]
)
def test_games_against_the_voidborn(players, scenario):
    for seed in range(3):
        position = Position(GAME, players, seed, {"scenario": scenario, "difficulty": "hard"})
        end = playout(position, sampler(Random(seed)))
        assert end.outcome is not None
        assert end.outcome.reason in ("catastrophes", "void_beaten", "void_wins")


def test_calls_of_older_saves_are_read():
    """They held lists as words, effects and limits as text, seats as numbers."""
    called = read(Step.DEPLOY_AT_YARDS(who=1, left="3 5 3", by=""))
    assert called.args == {"who": SEATS[1], "left": (3, 5, 3), "by": ""}
    assert read(Step.DEPLOY_AT_YARDS(who=0, left="", by="")).args["left"] == ()
    steps = read(Step.IN_ORDER(who=0, steps="tile:rift token:reclaim")).args["steps"]
    assert steps == ("tile:rift", "token:reclaim")
    limit = '{"at":"sector:3","check":"yards >= 1","fresh":true}'
    resolved = read(Step.RESOLVE(effect="deploy(2) + guild", who=0, limit=limit, must=True)).args
    assert resolved["effect"] == parse("deploy(2) + guild")
    assert resolved["limit"] == Limit(at="sector:3", check=parse_check("yards >= 1"), fresh=True)
    assert str(resolved["limit"]) == limit
    assert read(Step.SKIRMISH(who=0, more=1, rider="")).args["rider"] == NOTHING
    assert not read(Step.RESOLVE(effect="trade", who=0, limit="")).args["limit"]
