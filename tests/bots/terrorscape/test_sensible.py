"""Obvious decisions on both sides of the screen; and which bot wins against which."""

import os
from random import Random

import pytest

import stolik
from stolik.bots import find_bot
from stolik.core.laws import playing
from stolik.lab.simulate import Plan, simulate

LONG = bool(os.environ.get("STOLIK_LONG"))
TRIO = ["anna", "marco", "johnson"]


def position(deal, players=2, options=None):
    dealt = {"killer": "butcher", "survivors": TRIO, **deal}
    return stolik.new_game("terrorscape", players=players, seed=1, options=options or {}, deal=dealt)


def answers(start, seat, seeds=5):
    """The answers of the sensible bot to its seat's question, with different random numbers."""
    view, question = start.observe(seat), start.pending[seat]
    bots = [find_bot("sensible")("terrorscape", seat, Random(n)) for n in range(seeds)]
    return {str(question.plain(question.check(bot.choose(view, question)))) for bot in bots}


def test_the_killer_searches_where_a_survivor_cried_out():
    deal = {"phase": 2, "killer_room": "R3", "survivor:anna": {"room": "R2"}, "noise": ["R2"], "hand": ["barricade"]}
    deal |= {"survivor:marco": {"room": "R2"}, "survivor:johnson": {"room": "R2"}}
    start = position(deal)
    assert answers(start, 0) == {"room:R2"}
    start.answer(0, "room:R2")
    assert answers(start, 0) == {"action:search_room"}


def test_a_killer_who_cannot_get_there_hurries():
    deal = {"phase": 2, "killer_room": "B2", "noise": ["R2"], "hand": ["pursue"]}
    deal |= {f"survivor:{name}": {"room": "R2"} for name in TRIO}
    assert answers(position(deal), 0) == {"skill:pursue"}


def test_the_killer_does_not_block_the_door_to_go_through_next():
    """Madness blocks a door before the actions: not the one to the room where somebody cried out."""
    deal = {"phase": 2, "killer_room": "R3", "noise": ["R2"], "hand": ["madness", "pursue", "sense"]}
    start = position(deal | {f"survivor:{name}": {"room": "R2"} for name in TRIO})
    start.answer(0, "skill:madness")
    while start.pending[0].kind == "pay":
        start.answer(0, answers(start, 0, 1).pop())
    assert start.pending[0].kind == "block"
    assert "door:R2_R3" in {option.ref for option in start.pending[0].options}
    assert "door:R2_R3" not in answers(start, 0)


def test_the_drain_comes_when_it_kills():
    deal = {"killer": "spectre", "phase": 2, "level": 4, "hand": ["life_drain", "pursue"]}
    deal |= {"survivor:anna": {"wounded": True, "fear": 1}}
    assert answers(position(deal), 0) == {"skill:life_drain"}


def test_survivors_run_from_the_killer_beside_them():
    deal = {"killer_room": "R3", "survivor:anna": {"room": "R3", "wounded": True, "fear": 2}}
    (answer,) = answers(position(deal), 1)
    assert answer.startswith("room:")


def test_with_five_keys_everybody_goes_to_the_exit():
    deal = {"keys": 5, "killer_room": "G4", "survivor:anna": {"room": "R2"}, "survivor:marco": {"room": "R3"}}
    start = position(deal | {"survivor:johnson": {"room": "B2"}})
    while start.pending.get(1) and start.pending[1].kind == "turn":
        start.answer(1, answers(start, 1, 1).pop())
    assert {person.room for person in start.observe(1).survivors} == {"room:R1"}


def test_two_fears_are_shaken_off_in_peace():
    deal = {"killer_room": "G5", "survivor:anna": {"room": "R3", "fear": 2}, "repaired": 5, "rescue": 4}
    assert answers(position(deal), 1) == {"action:calm"}


def test_ammunition_goes_to_the_revolver():
    deal = {"killer_room": "G5", "survivor:anna": {"room": "R2", "items": ["ammo_pack"]}}
    deal |= {"survivor:marco": {"room": "R2", "items": ["revolver"]}}
    start = position(deal)
    for _ in range(12):
        if 1 not in start.pending or start.pending[1].kind == "discoverer":
            break
        start.answer(1, answers(start, 1, 1).pop())
    held = {person.survivor: person.items for person in start.observe(1).survivors}
    assert set(held["survivor:marco"]) >= {"item:revolver", "item:ammo_pack"}


@pytest.mark.parametrize(("wounded", "expected"), [(True, "item:ammo_pack"), (False, "word:none")])
def test_what_is_used_up_is_kept_where_it_changes_little(wounded, expected):
    deal = {"phase": 2, "killer": "spectre", "killer_room": "R2", "hand": ["sense"]}
    deal |= {"survivor:anna": {"room": "R2", "wounded": wounded, "items": ["revolver", "ammo_pack"]}}
    start = position(deal)
    start.answer(0, "action:search_room")
    while start.pending and 1 not in start.pending:
        start.answer(0, start.pending[0].sample(Random(1)))
    assert start.pending[1].kind == "defence"
    assert answers(start, 1) == {expected}


KILLERS = ("butcher", "spectre", "murderer", "werewolf", "huntress")
GAME = stolik.games()["terrorscape"]
HUNTERS = frozenset(
    {
        "attack", "block", "distance", "frighten", "how", "hunter_trap", "keep_killer_traits", "killer", "killer_end",
        "killer_start", "move_to", "overdrawn", "overflow", "pay", "prowl", "rage", "sense_follow", "sense_room",
        "sense_second", "sense_zone", "stealth_to", "toy", "unblock", "whizz_search",
    }
)  # fmt: skip
"""The kinds of question only the Killer is asked."""


class Noting:
    """A bot that notes its questions."""

    def __init__(self, bot, asked):
        self.bot = bot
        self.asked = asked

    def choose(self, view, question):
        self.asked.add(question.kind)
        return self.bot.choose(view, question)


ALL_OPTIONS = 48
"""Games in which every Killer, difficulty, number of players and rare deal comes."""


@pytest.mark.parametrize("role", [0, 1])
def test_a_sensible_bot_among_random_ones_answers_every_question(role):
    asked: set[str] = set()
    kinds = HUNTERS if role == 0 else GAME.kinds - HUNTERS
    for seed in range(240):
        if seed > ALL_OPTIONS and len(asked) >= len(kinds) - 4 and not LONG:
            break
        players = 2 + seed % 3
        options = playing.random_options(GAME, players, Random(seed)) | {"survival_plan": True, "feral_instincts": True}
        options |= {"difficulty": ("nightmare", "hard")[seed % 2], "killer": (*KILLERS, "choose")[seed % 6]}
        deal = GAME.rare_deals[seed // 4 % len(GAME.rare_deals)] if seed % 4 == 0 else {}
        bots = {seat: find_bot("random")("terrorscape", seat, Random(f"{seed}/{seat}")) for seat in range(players)}
        bots[role] = Noting(find_bot("sensible")("terrorscape", role, Random(seed)), asked)
        start = stolik.new_game("terrorscape", players=players, seed=seed, options=options, deal=deal)
        assert stolik.playout(start, bots).over
    assert asked <= kinds
    assert len(asked) >= len(kinds) - 4


@pytest.mark.parametrize("killer", KILLERS)
def test_sensible_beats_random_in_both_roles(killer):
    options = {"killer": killer, "feral_instincts": killer in ("werewolf", "huntress")}

    def wins(hunts, runs):
        return simulate(Plan("terrorscape", 2, 16, 1, (hunts, runs), options)).outcomes["killer"]

    assert wins("sensible", "random") >= 15
    assert wins("random", "sensible") <= 2


def test_sensible_against_sensible_is_a_contest():
    report = simulate(Plan("terrorscape", 2, 30, 1, ("sensible", "sensible")))
    assert 6 <= report.outcomes["killer"] <= 24
