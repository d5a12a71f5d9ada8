"""Random games of Zona: to the end, nothing lost; every word of an effect has a rule."""

from __future__ import annotations

from random import Random

import pytest

from stolik.content.effects import Word, parse
from stolik.content.parts import parts
from stolik.core.chance import Chance, numbers
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.table import Finished, QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX
from stolik.games.zona.content.texts import texts
from stolik.games.zona.content.vocabulary import COSTS, COUNTS, EFFECTS, VOCABULARY
from stolik.games.zona.rules.effects.resolve import WORDS
from stolik.games.zona.rules.effects.specials import ELSEWHERE, SPECIALS
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.scavengers import free
from stolik.games.zona.rules.state import Held, Zona

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


def enrich(g: Zona, rng: Random) -> None:
    """Give every scavenger money, items and sometimes a place deep in the Zone, so that rare rules are played."""
    for one in g.scavengers:
        if not one.character:
            continue
        one.roubles += rng.choice([0, 1000, 3000])
        one.damage = max(0, one.damage - 3)
        cards = [(deck, card) for deck in g.decks for card in numbers(deck.cards)]
        for deck, card in rng.sample(cards, 6):
            room = BOX.items[card].small or sum(held.place == "pack" for held in one.items) < 5
            if room:
                deck.remove(card)
                one.items += (Held(card, "small" if BOX.items[card].small else "pack"),)
        if rng.random() < 0.5:
            one.area = rng.choice(["archive", "lab", "bunker", "observatory", "pr", "om", "el", "sa", "po", "jb", "cl"])


def play_rich(g: Zona, rng: Random) -> None:
    """Play at random to the end, looking after each step that nothing is lost and no number is out of bounds."""
    table = QuickTable(lambda seat, question: question.sample(rng), {}, g.rng)
    wholes = set()
    while True:
        if g.at == "begin_round":
            if g.round % 5 == 1:
                enrich(g, rng)
            wholes.add(conserved(g))
            assert len(wholes) == 1
        GAME.play_step(g, table)
        for me, one in enumerate(g.scavengers):
            assert one.roubles >= 0
            assert 0 <= one.fatigue <= 5
            assert len(set(one.traumas)) == len(one.traumas) <= 3
            assert not one.character or free(g, me) >= 0


@pytest.mark.parametrize("seed", range(8))
def test_rich_scavengers_deep_in_the_zone(seed):
    g: Zona = GAME.new(1 + seed % 4, GAME.check_options({}), Chance.from_seed(seed))
    with pytest.raises(Finished):
        play_rich(g, Random(seed))
