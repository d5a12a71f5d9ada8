"""Worlds drawn for a seat follow from what it knows, never from the true position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolik import Position
from stolik.core.laws.comparing import fingerprint
from stolik.core.seat.waiting import waited_for
from stolik.games.not_alone import GAME

CREATURE, FIRST, SECOND = 0, 1, 2
Deal = dict[str, Any]
Answers = list[tuple[int, Any]]

NO_CARDS: Deal = {"side": "a", "rescue": 10, "seat:1": {"survival": []}, "seat:2": {"survival": []}}
LAID: Deal = {
    **NO_CARDS,
    "phase": 2,
    "hunt_hand": ["clone"],
    "seat:1": {"laid": [4], "survival": []},
    "seat:2": {"laid": [2], "survival": []},
}
BEHIND_SMOKE: Deal = {
    **NO_CARDS,
    "phase": 3,
    "effects": ["smokescreen"],
    "hunt_hand": [],
    "seat:1": {"laid": [4], "discard": [3, 5], "survival": []},
    "seat:2": {"laid": [2], "survival": []},
}
AT_THE_SHELTER: Deal = {
    **BEHIND_SMOKE,
    "effects": [],
    "seat:1": {"hand": [1, 2, 3], "laid": [7], "survival": []},
}
ANNOUNCING: Deal = {
    **NO_CARDS,
    "phase": 1,
    "hunt_hand": [],
    "seat:1": {"discard": [2, 3, 4], "survival": []},
    "seat:2": {"discard": [5], "survival": []},
}

PAIRS: list[tuple[int, Deal, Deal, Answers, Answers]] = [
    # the Creature: laid Places, Survival cards, both decks
    (CREATURE, LAID, {"seat:1": {"laid": [5], "survival": []}}, [], []),
    (CREATURE, LAID | {"seat:1": {"laid": [4], "survival": ["dodge"]}},
     {"seat:1": {"laid": [4], "survival": ["gate"]}}, [], []),
    (CREATURE, LAID | {"hunt_top": ["virus", "scream"]}, {"hunt_top": ["scream", "virus"]}, [], []),
    (CREATURE, LAID | {"survival_top": ["dodge", "gate"]}, {"survival_top": ["gate", "dodge"]}, [], []),
    # the Creature, behind a Smokescreen: which card came back
    (CREATURE, BEHIND_SMOKE, {},
     [(1, "word:take_back"), (1, "place:3")], [(1, "word:take_back"), (1, "place:5")]),
    # a Hunted: others' Places and cards, the Creature's hand and decks
    (FIRST, LAID, {"seat:2": {"laid": [3], "survival": []}}, [], []),
    (FIRST, LAID, {"hunt_hand": ["toxin"]}, [], []),
    (FIRST, LAID | {"hunt_bottom": ["virus", "scream"]}, {"hunt_bottom": ["mirage", "stasis"]}, [], []),
    (FIRST, LAID | {"hunt_top": ["virus", "scream"]}, {"hunt_top": ["mirage", "stasis"]}, [], []),
    (SECOND, AT_THE_SHELTER | {"survival_top": ["dodge", "gate"]}, {"survival_top": ["amplifier", "drone"]},
     [(1, "word:power")], [(1, "word:power")]),
    # another Hunted does not learn what Phobia showed
    (SECOND, LAID | {"hunt_hand": ["phobia"]}, {},
     [(0, "hunt:phobia"), (0, "seat:1"), (1, ["place:1", "place:2"])],
     [(0, "hunt:phobia"), (0, "seat:1"), (1, ["place:3", "place:5"])]),
    # what is announced, as long as not all have spoken
    (SECOND, ANNOUNCING, {}, [(1, "word:resist")], [(1, "word:give_up")]),
    (CREATURE, ANNOUNCING, {}, [(1, "word:resist")], [(1, "word:pass")]),
]  # fmt: skip


def played(deal: Deal, answers: Answers) -> Position:
    position = Position(GAME, 3, 1, {}, deal)
    for seat, answer in answers:
        position.answer(seat, answer)
    return position


def world(position: Position, seat: int) -> Any:
    """The worlds drawn for the seat, always by the same random numbers."""
    drawn = position.resample(seat, Random(5))
    state = drawn._inside.state
    return (
        {name: fingerprint(getattr(state, name)) for name in state.__struct_fields__ if name not in ("box", "rng")},
        drawn.given,
    )


@pytest.mark.parametrize(("seat", "deal", "other", "here", "there"), PAIRS)
def test_worlds_do_not_follow_from_the_secret(
    seat: int, deal: Deal, other: Deal, here: Answers, there: Answers
) -> None:
    one, two = played(deal, here), played(deal | other, there)
    assert one.observe(seat) == two.observe(seat)
    assert one.log(seat) == two.log(seat)
    assert (fingerprint(one._inside.state), one.given) != (fingerprint(two._inside.state), two.given)
    assert world(one, seat) == world(two, seat)


@pytest.mark.parametrize(("seat", "deal", "other", "here", "there"), PAIRS)
def test_the_secret_is_drawn_anew(seat: int, deal: Deal, other: Deal, here: Answers, there: Answers) -> None:
    position = played(deal, here)
    worlds = {
        repr((fingerprint(w._inside.state), w.given)) for w in (position.resample(seat, Random(n)) for n in range(12))
    }
    assert len(worlds) > 1


def test_a_world_keeps_what_the_creature_has_been_shown() -> None:
    shown = LAID | {"hunt_hand": ["phobia"]}
    position = played(shown, [(0, "hunt:phobia"), (0, "seat:1"), (1, ["place:1", "place:2"])])
    for n in range(12):
        state = position.resample(CREATURE, Random(n))._inside.state
        assert state.shown[1] == 1 << 3 | 1 << 5
        assert state.laid[1] & state.shown[1] == 0


def test_behind_a_smokescreen_a_world_keeps_what_was_hidden_when_the_creature_saw_it() -> None:
    position = played(BEHIND_SMOKE, [])
    assert all(position.resample(CREATURE, Random(n))._inside.state.discard[1] == 1 << 3 | 1 << 5 for n in range(12))


def test_a_world_keeps_what_the_vortex_laid_where_the_smokescreen_hides_the_piles_alone() -> None:
    seats = {
        "seat:1": {"laid": [4], "survival": []},
        "seat:2": {"laid": [3], "discard": [4, 5], "survival": ["vortex"]},
    }
    deal = {**NO_CARDS, "phase": 2, "effects": ["smokescreen"], "hunt_hand": [], **seats}
    for hides in ("piles", "moves"):
        position = Position(GAME, 3, 1, {"smokescreen_hides": hides}, deal)
        for seat, answer in ((CREATURE, "word:done"), (SECOND, "survival:vortex"), (SECOND, "place:5")):
            position.answer(seat, answer)
        laid = {position.resample(CREATURE, Random(n))._inside.state.laid[SECOND] for n in range(30)}
        assert (laid == {1 << 5}) is (hides == "piles")


def test_where_all_declare_at_once_nobody_is_told_who_still_thinks() -> None:
    cards = {
        "seat:1": {"laid": [4], "discard": [5], "survival": ["vortex"]},
        "seat:2": {"laid": [2], "survival": ["gate"]},
    }
    for phase in (2, 3):
        position = Position(GAME, 3, 1, {"window_order": "at_once"}, LAID | cards | {"phase": phase})
        assert len(position.pending) > 1
        for answered in (None, FIRST, SECOND):
            if answered is not None:
                position.answer(answered, "word:pass")
            if SECOND not in position.given:
                assert all(waited_for(position, viewer) == ((), True) for viewer in (0, 1, 2, None))


def test_behind_a_smokescreen_only_what_was_discarded_may_have_come_back() -> None:
    position = played(BEHIND_SMOKE, [(1, "word:take_back"), (1, "place:3")])
    drawn = {position.resample(CREATURE, Random(n))._inside.base.discard[FIRST] for n in range(50)}
    assert drawn == {1 << 3, 1 << 5}
