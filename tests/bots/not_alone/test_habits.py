"""The sensible Creature follows a Hunted's habits within a game, and cannot be exploited by them."""

from collections import Counter
from random import Random

import stolik
from stolik.bots import find_bot


def hunting(laid=3):
    """Places are laid, tokens are not placed yet; the Creature has no card to play."""
    deal = {"side": "a", "phase": 2, "hunt_hand": [], "seat:1": {"laid": [laid], **hand_without(laid)}}
    position = asked(deal)
    position.answer(0, "token:creature")
    return pass_on(position)


def revealed(laid):
    deal = {"side": "a", "phase": 3, "hunt_hand": ["detour"], "seat:1": {"laid": [laid], **hand_without(laid)}}
    return asked(deal)


def asked(deal):
    """The dealt position as soon as the Creature is asked."""
    return pass_on(stolik.new_game("not_alone", players=2, seed=1, deal=deal))


def pass_on(position):
    while 0 not in position.pending:
        position.answer(min(position.pending), "word:pass")
    return position


def hand_without(laid):
    return {"hand": [place for place in range(1, 6) if place != laid], "discard": []}


def acquainted(*laid):
    """A Creature that has seen these Places laid, turn by turn."""
    creature = find_bot("sensible")("not_alone", 0, Random(1))
    for place in laid:
        for position in (hunting(), revealed(place)):
            creature.choose(position.observe(0), position.pending[0])
    return creature


def waits(creature):
    """How many of 300 tokens it puts on each Place."""
    position = hunting()
    return Counter(str(creature.choose(position.observe(0), position.pending[0])) for _ in range(300))


def test_the_creature_waits_where_a_hunted_uses_to_go():
    assert waits(acquainted(*[3] * 6))["place:3"] > 2 * waits(acquainted())["place:3"]


def test_the_creature_leaves_alone_what_is_never_laid():
    stranger, friend = waits(acquainted()), waits(acquainted(1, 3, 5, 1, 3, 5, 1, 3, 5))
    assert friend["place:2"] + friend["place:4"] < 0.6 * (stranger["place:2"] + stranger["place:4"])


def test_the_creature_stays_unforeseeable():
    """No habit draws every token to one Place."""
    assert max(waits(acquainted(*[3] * 6)).values()) < 0.95 * 300
    assert len(waits(acquainted())) >= 4


def told_by_discards(*turns):
    """A Creature that has seen this Hunted, each time, only in the turn after it laid a Place."""
    creature = find_bot("sensible")("not_alone", 0, Random(1))
    for seat in turns:
        later = asked({"side": "a", "phase": 2, "turn": 2, "hunt_hand": [], "seat:1": seat})
        for position in (hunting(), later):
            creature.choose(position.observe(0), position.pending[0])
    return creature


def discarded(place):
    return {"laid": [2], "hand": [p for p in (1, 3, 4, 5) if p != place], "discard": [place]}


def test_what_was_laid_is_told_by_the_discards_of_the_next_turn():
    assert waits(told_by_discards(*[discarded(3)] * 6))["place:3"] > 1.5 * waits(acquainted())["place:3"]


def test_a_place_in_the_discard_leaves_no_suspicion_of_the_jungle():
    """Its power takes it back to hand, but here another Place was laid."""
    watched = waits(told_by_discards(*map(discarded, (1, 3, 4, 5, 1, 3, 4, 5, 1, 3))))
    assert watched["place:2"] < 0.7 * waits(acquainted())["place:2"]


def test_after_resist_the_discards_tell_nothing():
    """The Place laid may be among those taken back, so an empty discard is no sign of the Jungle."""
    back = {"laid": [1], "hand": [2, 3, 4, 5], "discard": [], "will": 2, "resisted": 1}
    assert waits(told_by_discards(*[back] * 6))["place:2"] < 1.3 * waits(acquainted())["place:2"]
