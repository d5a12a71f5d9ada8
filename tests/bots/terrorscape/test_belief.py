"""The Killer's belief: equal to going through all histories, and better than knowing only where Survivors can be."""

from itertools import product
from math import log
from random import Random
from typing import cast

import pytest

import stolik
from stolik.bots import find_bot
from stolik.games.terrorscape.bots import belief as filter
from stolik.games.terrorscape.bots.belief import DECOY, REMOVAL, Belief
from stolik.games.terrorscape.bots.habits import fleeing, habits, rows_of
from stolik.games.terrorscape.bots.house import ALL, HOUSES, ROOMS, open_near
from stolik.games.terrorscape.bots.killer import SensibleKiller
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.weights import WEIGHTS
from stolik.games.terrorscape.view.fields import TerrorscapeView

HOUSE = HOUSES["map:mansion"]
PEOPLE = ("survivor:anna", "survivor:william", "survivor:sophia")
R1, R2, R3, R5, B1, B2, G1 = (HOUSE.index[f"room:{name}"] for name in ("R1", "R2", "R3", "R5", "B1", "B2", "G1"))


def rows(blocks=frozenset()):
    habit = habits(HOUSE, blocks, HOUSE.hidden, False, 0, False)
    return [rows_of(habit, name, False) for name in PEOPLE]


def cues(start, to, loud, noises, removals):
    """The probabilities of all sets of cues a Survivor can give on its way, without wrong noise."""
    chances: dict[frozenset[int], float] = {frozenset(): 1.0 if to in noises else 1 - loud}
    singles = [(room, loud if room == to else DECOY if HOUSE.near[to] >> room & 1 else 0.0) for room in noises]
    singles += [(beside, REMOVAL if start == to and beside >> start & 1 else 0.0) for beside in removals]
    for cue, chance in singles:
        chances = {
            made | extra: q * share
            for made, q in chances.items()
            for extra, share in ((frozenset(), 1 - chance), (frozenset([cue]), chance))
            if share
        }
    return chances


def brute(joint, moves, noises, removals):
    """The joint distribution after a phase, from all routes of all three."""
    wanted = frozenset([*noises, *removals])
    after: dict[tuple[int, int, int], float] = {}
    for places, weight in joint.items():
        ways = [
            [(to, made, share * q) for to, share, loud in moves[slot][room]
             for made, q in cues(room, to, loud, noises, removals).items()]
            for slot, room in enumerate(places)
        ]  # fmt: skip
        for one, two, three in product(*ways):
            if one[1] | two[1] | three[1] == wanted:
                there = (one[0], two[0], three[0])
                after[there] = after.get(there, 0.0) + weight * one[2] * two[2] * three[2]
    whole = sum(after.values())
    return {places: weight / whole for places, weight in after.items()}


def joint(belief):
    found: dict[tuple[int, int, int], float] = {}
    for weight, (one, two, three) in belief.parts:
        for a, b, c in product(ROOMS, repeat=3):
            if one[a] and two[b] and three[c]:
                found[a, b, c] = found.get((a, b, c), 0.0) + weight * one[a] * two[b] * three[c]
    return found


def distance(one, two):
    """Total variation."""
    return sum(abs(one.get(places, 0.0) - two.get(places, 0.0)) for places in one.keys() | two.keys()) / 2


@pytest.mark.parametrize(
    ("noises", "removals"),
    [
        ([], []),
        ([R2], []),
        ([R2, B1], []),
        ([], [1 << R1 | 1 << B1]),
        ([R2], [1 << R1 | 1 << B1]),
    ],
)
def test_noise_is_weighed_as_all_histories_together_weigh_it(noises, removals, monkeypatch):
    monkeypatch.setattr(filter, "PARTS", 10_000)
    monkeypatch.setattr(filter, "LEAST", 0.0)
    start = {(R1, R2, R1): 0.7, (B1, R2, B2): 0.3}
    belief = Belief([1 << R1] * 3)
    belief.parts = [
        (weight, (filter.uniform(1 << one), filter.uniform(1 << two), filter.uniform(1 << three)))
        for (one, two, three), weight in start.items()
    ]
    belief.hear(rows(), noises, removals, HOUSE.near)
    expected = brute(start, rows(), noises, removals)
    assert distance(joint(belief), expected) < 1e-6
    belief.condition({0: 1 << R2 | 1 << R1, 2: ALL & ~(1 << R2)})
    kept = {places: p for places, p in expected.items() if places[0] in (R1, R2) and places[2] != R2}
    whole = sum(kept.values())
    assert distance(joint(belief), {places: p / whole for places, p in kept.items()}) < 1e-6


def test_somebody_made_the_noise_and_nobody_knows_who():
    belief = Belief([1 << R1 | 1 << B1 | 1 << R2] * 3)
    belief.hear(rows(), [B1], [], HOUSE.near)
    alone = [belief.marginal(slot)[B1] for slot in range(3)]
    somebody = 1 - belief.nobody(1 << B1, [0, 1, 2])
    assert somebody > 0.9
    assert max(alone) < 0.75
    belief.condition({0: ALL & ~(1 << B1), 1: ALL & ~(1 << B1)})
    assert belief.marginal(2)[B1] > 0.85


def test_what_contradicts_the_belief_is_believed():
    belief = Belief([1 << R1] * 3)
    belief.condition({1: 1 << G1})
    assert belief.marginal(1)[G1] == 1.0
    assert belief.marginal(0)[R1] == 1.0


@pytest.mark.parametrize("blocks", [frozenset(), frozenset({"door:R1_R2", "door:R2_R5"})])
def test_moves_are_chances_and_never_lead_through_blocks(blocks):
    near = open_near(HOUSE, blocks)
    for name, moves in zip(PEOPLE, rows(blocks), strict=True):
        for room in ROOMS:
            assert sum(share for _, share, _ in moves[room]) == pytest.approx(1.0)
            assert name == "survivor:sophia" or all(near[room] or to == room for to, _, _ in moves[room])
    assert not any(to == R2 for to, _, _ in fleeing(open_near(HOUSE, frozenset({"door:R1_R2"})))[R1])


def test_the_killer_knows_more_than_where_survivors_can_be():
    """The log-loss for each Survivor's true room, and that of a uniform guess over its possible rooms."""
    ours = theirs = asked = 0.0
    for seed in range(12):
        options = {"killer": ("butcher", "spectre", "murderer")[seed % 3]}
        position = stolik.new_game("terrorscape", players=2, seed=seed, options=options)
        killer, team = (
            SensibleKiller(Random(seed), WEIGHTS, Memory()),
            find_bot("sensible")("terrorscape", 1, Random(seed)),
        )
        while not position.over:
            seat = min(position.pending)
            view, question = position.observe(seat), position.pending[seat]
            value = (team if seat else killer).choose(view, question)
            if question.kind == "prowl":
                seen, truth = cast(TerrorscapeView, view), cast(TerrorscapeView, position.observe(1))
                believed = killer.memory.follow(seen)
                for slot, person in enumerate(truth.survivors):
                    may_be = seen.survivors[slot].may_be
                    ours -= log(max(believed.marginal(slot)[HOUSE.index[person.room or ""]], 1e-4))
                    theirs -= log(1 / len(may_be)) if person.room in may_be else log(1e-4)
                    asked += 1
            position.answer(seat, value)
    assert ours / asked < 0.75 * theirs / asked
