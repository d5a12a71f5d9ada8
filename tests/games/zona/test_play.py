"""Random games of Zona: to the end, nothing lost; every word of an effect has a rule."""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.games.zona import fuzz

from stolik.content.effects import Word, parse
from stolik.content.parts import parts
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import COSTS, COUNTS, EFFECTS, VOCABULARY
from stolik.games.zona.rules.effects.resolve import WORDS
from stolik.games.zona.rules.effects.specials import ELSEWHERE, SPECIALS

LONG = bool(os.environ.get("STOLIK_LONG"))
MOST_GAMES = 800
"""Random games in which every row must have been reached, steered to what is left."""

READ_ELSEWHERE = {
    "boost", "cancel", "reroll", "easier", "pass", "protect", "ignore_backfire", "sixth_slot", "once", "no_push",
    "harder", "on_failed", "on_won", "on_left", "leaving", "crossing", "closed", "trader", "resting", "after_actions",
    "before_events",
}  # fmt: skip
"""Words that say what an item, a threat or a timed rumour can do; other rules look for them."""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_come_to_an_end(players):
    for seed in range(3):
        position = Position(GAME, players, seed, GAME.random_options(players, Random(seed)))
        assert playout(position, random_policy(Random(seed))).over


def test_every_word_of_an_effect_has_a_rule():
    assert set(EFFECTS) - set(WORDS) - READ_ELSEWHERE == set()
    assert set(WORDS) <= set(EFFECTS)


def test_every_price_and_count_is_known():
    assert set(COSTS) == {"roubles", "fatigue", "reputation", "discard", "wear", "crowbar", "two_items"}
    assert set(COUNTS) == {"artefacts", "crowbars", "secrets", "others_here"}


def test_every_rule_of_its_own_is_known():
    named = set()
    for row in BOOK.rows():
        for role, text in texts(row):
            for _, part in parts(VOCABULARY, parse(text), role):
                if isinstance(part, Word) and part.name == "special":
                    named |= set(part.tags)
    assert named == set(SPECIALS) | ELSEWHERE


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_lost_in_games_of_rich_scavengers_deep_in_the_zone(seed):
    """Whatever the options; what holds after every answer is looked at with each (fuzz.sound)."""
    fuzz.play(1 + seed % 4, seed)


@pytest.mark.long
def test_random_games_reach_every_row_of_the_content():
    """Each scene with each ending, threat met and defeated, item, character, rumour, emission, lock, area, facility.
    To reach all of them takes a minute (STOLIK_LONG); a hundred games reach 98 of 100.
    """
    missing = fuzz.rows()
    left = 0 if LONG else len(missing) // 50
    for seed in range(MOST_GAMES):
        missing -= fuzz.play(1 + seed % 4, seed, missing=missing)[1]
        if len(missing) <= left:
            return
    assert sorted(missing) == []
