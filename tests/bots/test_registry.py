"""Bots are found by name, play whole games by the rules and depend only on their generator."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import stolik
from stolik.bots import BOTS, UnknownBot, find_bot, levels_of
from stolik.lab.simulate import Plan, simulate

PART = {
    ("voidfall", "beginner"): 60,
    ("voidfall", "sensible"): 12,
    ("zona", "beginner"): 100,
    ("zona", "sensible"): 50,
}
"""Decisions that are played where a whole game takes long: test_every_bot.py plays as much as there is time for."""


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", stolik.games())
def test_bots_play_the_same_game_from_the_same_seed(game: str, name: str) -> None:
    until = PART.get((game, name))
    for players in stolik.games()[game].players:
        played = []
        for _ in range(2):
            bots = {seat: find_bot(name)(game, seat, Random(seat)) for seat in range(players)}
            end = stolik.playout(stolik.new_game(game, players=players, seed=1), bots, until=until, record=True)
            assert end.over == (until is None)
            played.append(end.save())
        assert played[0] == played[1]


def test_unknown_bots_are_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot("hal9000")
    assert refused.value.details == {"bot": "hal9000", "known": sorted(BOTS)}


def test_a_game_offers_the_levels_it_has_the_weakest_first() -> None:
    assert levels_of(stolik.games()["not_alone"]) == ["random", "beginner", "sensible"]
    assert levels_of(stolik.games()["terrorscape"]) == ["random", "beginner", "sensible"]
    bare = replace(stolik.games()["not_alone"], bots={})
    assert levels_of(bare) == ["random"]


OPPOSED = [id for id, game in stolik.games().items() if len(set(game.roles(2))) == 2]
"""Games in which two different roles play against each other."""


@pytest.mark.parametrize("game", OPPOSED)
def test_the_stronger_level_wins_more_when_roles_are_swapped(game: str) -> None:
    """Ten games each way: the Creature or Killer wins more often when it is the stronger bot."""
    for weaker, stronger in pairwise(BOTS):
        assert wins(game, stronger, weaker) > wins(game, weaker, stronger) + 2


def wins(game: str, first: str, others: str) -> int:
    """How many of ten games the first role wins."""
    return simulate(Plan(game, 2, 10, 1, (first, others))).outcomes[stolik.games()[game].roles(2)[0]]
