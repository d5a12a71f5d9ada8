"""Bots are found by name, play whole games by the rules and depend on nothing but their generator."""

from __future__ import annotations

from random import Random

import pytest

import stolik
from stolik.bots import BOTS, UnknownBot, find_bot


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", stolik.games())
def test_bots_play_whole_games(game: str, name: str) -> None:
    for players in stolik.games()[game].players:
        played = []
        for _ in range(2):
            bots = {seat: find_bot(name)(game, seat, Random(seat)) for seat in range(players)}
            end = stolik.playout(stolik.new_game(game, players=players, seed=1), bots, record=True)
            assert end.outcome is not None
            played.append(end.save())
        assert played[0] == played[1]


def test_unknown_bots_are_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as refused:
        find_bot("hal9000")
    assert refused.value.details == {"bot": "hal9000", "known": sorted(BOTS)}
