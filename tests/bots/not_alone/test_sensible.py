"""Obvious decisions: cornered Hunted, a caught one with a Dodge, a Creature about to lose."""

from random import Random

import pytest

import stolik
from stolik.bots import find_bot


def position(deal, players=4):
    """A dealt position; a Hunted that is not described has laid the Swamp, if Places are laid."""
    others = {} if deal.get("phase", 1) == 1 else {"laid": [6], "hand": [1, 2, 3], "discard": [4, 5]}
    dealt = {f"seat:{seat}": others | deal.get(f"seat:{seat}", {}) for seat in range(1, players)}
    return stolik.new_game("not_alone", players=players, seed=1, deal={"side": "a", **deal, **dealt})


def asked(start, seat, kind, about=""):
    """Random answers until the seat is asked this; passes and does nothing where possible."""
    rng = Random(1)
    for _ in range(60):
        question = start.pending.get(seat)
        if question is not None and question.kind == kind and about in ("", question.about):
            return start
        other = min(start.pending)
        options = [
            option["ref"] if isinstance(option, dict) else option for option in start.pending[other].wire()["options"]
        ]
        idle = next((word for word in ("word:pass", "word:nothing") if word in options), None)
        start.answer(other, idle or start.pending[other].sample(rng))
    raise AssertionError(f"{seat} is never asked {kind}")


def answers(start, seat, kind, seeds=20):
    """The answers of the sensible bot to the question, with different random numbers."""
    start = asked(start, seat, kind)
    question = start.pending[seat]
    return {
        str(
            question.plain(
                question.check(find_bot("sensible")("not_alone", seat, Random(n)).choose(start.observe(seat), question))
            )
        )
        for n in range(seeds)
    }


def test_a_full_hand_is_laid_from_at_once():
    assert all(
        answer.startswith("place:") for answer in answers(position({"seat:1": {"discard": [6], "will": 2}}), 1, "lay")
    )


@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_cornered_hunted_resists(players):
    start = position({"seat:1": {"hand": [1], "discard": [2, 3, 4, 5], "will": 3}}, players)
    assert answers(start, 1, "announce") == {"word:resist"}


def test_the_last_will_is_given_up_by_one_alone_and_kept_by_a_team():
    cornered = {"hand": [1], "discard": [2, 3, 4, 5], "will": 1}
    assert answers(position({"seat:1": cornered}, 2), 1, "announce") == {"word:give_up"}
    assert answers(position({"seat:1": cornered}, 7), 1, "lay") == {"place:1"}


def test_an_empty_hand_leaves_no_choice():
    empty = {"hand": [], "discard": [1, 2, 3, 4, 5]}
    assert answers(position({"seat:1": {**empty, "will": 3}}), 1, "announce") == {"word:resist"}
    assert answers(position({"seat:1": {**empty, "will": 1}}), 1, "announce") == {"word:give_up"}


def test_one_will_and_three_places_are_given_up_by_one_alone():
    few = {"hand": [1, 2, 3], "discard": [4, 5], "will": 1}
    assert answers(position({"seat:1": few}, 2), 1, "announce") == {"word:give_up"}
    assert answers(position({"seat:1": few}, 7), 1, "announce") == {"word:pass"}


def test_nobody_gives_up_the_game():
    cornered = {"hand": [1], "discard": [2, 3, 4, 5], "will": 1}
    assert answers(position({"assimilation": 1, "seat:1": cornered}, 2), 1, "announce") == {"word:pass"}


def test_will_is_spent_while_it_still_counts():
    few = {"hand": [1, 2, 3, 4], "discard": [5], "will": 3}
    assert answers(position({"seat:1": few}, 2), 1, "announce") == {"word:pass"}
    assert answers(position({"seat:1": few, "rescue": 1}, 2), 1, "announce") == {"word:resist"}


def test_river_in_force_needs_no_resisting_as_long_as_two_places_can_be_laid():
    few = {"hand": [1, 2, 3], "discard": [4, 5], "will": 3}
    assert answers(position({"seat:1": few}, 2), 1, "announce") == {"word:resist"}
    assert answers(position({"seat:1": {**few, "next": "river"}}, 2), 1, "announce") == {"word:pass"}
    assert answers(position({"seat:1": {**few, "hand": [1], "next": "river"}}, 2), 1, "announce") == {"word:resist"}


REVEALED = {"phase": 3, "creature_token": 2, "seat:1": {"hand": [1, 3], "laid": [2], "survival": ["dodge"]}}


def test_a_caught_hunted_dodges():
    assert answers(position(REVEALED), 1, "play") == {"survival:dodge"}


def test_nobody_dodges_what_does_not_come():
    assert answers(position({**REVEALED, "creature_token": 5}), 1, "play") == {"word:pass"}


def test_a_team_mate_leads_the_creature_astray():
    deal = {**REVEALED, "seat:1": {"hand": [1, 3], "laid": [2], "survival": []}}
    deal |= {"seat:2": {"hand": [1, 3], "laid": [5], "discard": [], "survival": ["wrong_track"]}}
    assert answers(position(deal), 2, "play") == {"survival:wrong_track"}


def test_river_keeps_the_place_without_the_creature():
    deal = {"phase": 3, "creature_token": 2, "seat:1": {"hand": [1], "laid": [2, 5], "discard": [], "lays": "river"}}
    assert answers(position(deal), 1, "keep") == {"place:5"}


def test_the_wreck_is_used_when_it_brings_rescue():
    deal = {"phase": 3, "rescue": 1, "creature_token": 2, "seat:1": {"hand": [1], "laid": [8], "discard": [2, 3]}}
    assert answers(position(deal), 1, "act") == {"word:power"}


def test_the_rover_fetches_different_places():
    deal = {"phase": 3, "creature_token": 2, "seat:1": {"hand": [1], "laid": [5], "discard": [2, 3]}}
    start = asked(position(deal), 1, "act")
    start.answer(1, "word:power")
    assert len(answers(start, 1, "rover", 60)) >= 2


def test_stasis_comes_when_rescue_is_near():
    deal = {"phase": 4, "rescue": 1, "hunt_hand": ["stasis", "clone", "toxin"], "seat:1": {"laid": [2], "hand": [1, 3]}}
    assert answers(position(deal), 0, "play") == {"hunt:stasis"}


def test_the_creature_goes_where_a_hunted_must_be():
    deal = {"phase": 2, "hunt_hand": ["anticipation"], "seat:1": {"laid": [3], "hand": [], "discard": [1, 2, 4, 5]}}
    start = position(deal, 2)
    assert answers(start, 0, "hunt") == {"hunt:anticipation"}
    start.answer(0, "hunt:anticipation")
    start.answer(0, "token:creature")
    assert answers(start, 0, "place_token") == {"place:3"}


def test_detour_leads_a_neighbour_under_the_token():
    deal = {"phase": 3, "creature_token": 2, "hunt_hand": ["detour"], "seat:1": {"hand": [1], "laid": [3]}}
    start = position(deal, 2)
    assert answers(start, 0, "play") == {"hunt:detour"}
    start.answer(0, "hunt:detour")
    assert answers(start, 0, "detour_to") == {"place:2"}


def test_force_field_closes_the_last_places():
    deal = {"hunt_hand": ["force_field"], "seat:1": {"hand": [4, 5], "discard": [1, 2, 3], "survival": []}}
    start = position(deal, 2)
    assert answers(start, 0, "play") == {"hunt:force_field"}
    start.answer(0, "hunt:force_field")
    assert answers(start, 0, "force_field") <= {"place:4", "place:5"}


def test_the_creature_remembers_what_smoke_hides():
    """Seen before the smoke: three Places are spent, two are left."""
    deal = {"phase": 2, "hunt_hand": [], "seat:1": {"laid": [3], "hand": [1], "discard": [2, 4, 5]}}
    bot = find_bot("sensible")("not_alone", 0, Random(1))
    clear, hidden = position(deal, 2), position({**deal, "effects": ["smokescreen"]}, 2)
    bot.choose(clear.observe(0), clear.pending[0])
    hidden.answer(0, "token:creature")
    places = {bot.choose(hidden.observe(0), hidden.pending[0]) for _ in range(40)}
    assert places <= {"place:1", "place:3"}
