"""The Killer's belief: equal to going through all histories, and better than knowing only where Survivors can be."""

from itertools import product
from math import log
from random import Random
from typing import cast

import pytest

import stolik
from stolik.bots import find_bot
from stolik.core.chance import numbers
from stolik.core.position import inside_of
from stolik.core.seat.handle import SeatHandle
from stolik.games.terrorscape.bots import belief as filter
from stolik.games.terrorscape.bots.belief import DECOY, REMOVAL, Belief
from stolik.games.terrorscape.bots.habits import fleeing, habits, rows_of
from stolik.games.terrorscape.bots.house import ALL, HOUSES, ROOMS, open_near
from stolik.games.terrorscape.bots.killer import SensibleKiller
from stolik.games.terrorscape.bots.memory import Memory
from stolik.games.terrorscape.bots.rooms import Rooms
from stolik.games.terrorscape.bots.weights import WEIGHTS
from stolik.games.terrorscape.view.fields import TerrorscapeView

HOUSE = HOUSES["map:mansion"]
MIDDLE = {"map": "mansion", "killer": "butcher", "survivors": ["anna", "william", "sophia"], "round": 2}
PEOPLE = ("survivor:anna", "survivor:william", "survivor:sophia")
R1, R2, R3, R5, B1, B2, G1 = (HOUSE.index[f"room:{name}"] for name in ("R1", "R2", "R3", "R5", "B1", "B2", "G1"))


def rows(blocks=frozenset()):
    habit = habits(HOUSE, blocks, HOUSE.hidden, False, 0, False)
    return [rows_of(habit, name, False) for name in PEOPLE]


def cues(start, to, loud, noises, removals, near):
    """The probabilities of all sets of cues a Survivor can give on its way, without wrong noise."""
    chances: dict[frozenset[int], float] = {frozenset(): 1.0 if to in noises else 1 - loud}
    singles = [(room, loud if room == to else DECOY if near[to] >> room & 1 else 0.0) for room in noises]
    singles += [(beside, REMOVAL if start == to and beside >> start & 1 else 0.0) for beside in removals]
    for cue, chance in singles:
        chances = {
            made | extra: q * share
            for made, q in chances.items()
            for extra, share in ((frozenset(), 1 - chance), (frozenset([cue]), chance))
            if share
        }
    return chances


def brute(joint, moves, noises, removals, near=HOUSE.near):
    """The joint distribution after a phase, from all routes of all three."""
    wanted = frozenset([*noises, *removals])
    after: dict[tuple[int, int, int], float] = {}
    for places, weight in joint.items():
        ways = [
            [(to, made, share * q) for to, share, loud in moves[slot][room]
             for made, q in cues(room, to, loud, noises, removals, near).items()]
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


FOUR = (1 << 1 | 1 << 3, 1 << 0 | 1 << 2, 1 << 1 | 1 << 3, 1 << 2 | 1 << 0, *[0] * 11)
"""A house of four rooms in a ring."""


def ring(stay, loud):
    """Moves in the ring: a Survivor stays or goes to either side, and is heard more or less often."""
    around = [((room, stay, loud), *((to, (1 - stay) / 2, 0.3 * loud) for to in ((room + 1) % 4, (room + 3) % 4)))
              for room in range(4)]  # fmt: skip
    return (*around, *(((room, 1.0, 0.0),) for room in range(4, 15)))


def kept(joint, where):
    """The distribution once each Survivor in `where` is known to be in a set of rooms."""
    left = {places: p for places, p in joint.items() if all(rooms >> places[slot] & 1 for slot, rooms in where.items())}
    whole = sum(left.values())
    return {places: p / whole for places, p in left.items()}


@pytest.fixture
def four_rooms(monkeypatch):
    """A belief after three phases in a house of four rooms, and what going through all histories gives."""
    monkeypatch.setattr(filter, "PARTS", 100_000)
    monkeypatch.setattr(filter, "LEAST", 0.0)
    moves = [ring(0.4, 0.6), ring(0.7, 0.2), ring(0.1, 0.9)]
    belief, expected = Belief([1 << 0] * 3), {(0, 0, 0): 1.0}
    for noises, removals, where in (
        ([1], [], {0: 0b1011}),
        ([], [1 << 0 | 1 << 1], {1: 0b0111, 2: 0b1101}),
        ([2, 3], [], {2: 0b1110}),
    ):
        belief.hear(moves, noises, removals, FOUR)
        expected = brute(expected, moves, noises, removals, FOUR)
        assert len(expected) > 5
        belief.condition(where)
        expected = kept(expected, where)
    return belief, expected


def test_in_a_house_of_four_rooms_the_belief_is_that_of_all_histories(four_rooms):
    belief, expected = four_rooms
    assert distance(joint(belief), expected) < 1e-9


def test_rooms_are_drawn_as_likely_as_they_are_believed(four_rooms):
    """All three together: half a per cent is what 40,000 draws leave open."""
    belief, expected = four_rooms
    believed = Rooms()
    believed._memory.belief = belief
    believed._view = cast(TerrorscapeView, stolik.new_game("terrorscape", players=2, seed=1, deal=MIDDLE).observe(0))
    people = [one.survivor for one in believed._view.survivors]
    rng, drawn = Random(1), dict.fromkeys(expected, 0.0)
    for _ in range(40_000):
        rooms = believed.draw(rng)
        drawn[tuple(HOUSE.index[rooms[name]] for name in people)] += 1 / 40_000
    assert all(abs(drawn[places] - p) < 0.01 for places, p in expected.items())
    for slot, name in enumerate(people):
        assert sum(p for places, p in expected.items() if places[slot] == 2) == pytest.approx(
            believed.likely(name)[HOUSE.refs[2]], abs=1e-9
        )


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


@pytest.mark.parametrize("killer", ["butcher", "murderer", "spectre"])
def test_the_killer_cannot_tell_a_world_drawn_like_its_belief(killer):
    """It sees the same, and every Survivor is where it can be."""
    position = stolik.new_game("terrorscape", players=2, seed=4, options={"killer": killer, "difficulty": "hard"})
    belief, rng = position.game.belief(0), Random(4)
    bots = [find_bot("sensible")("terrorscape", seat, Random(seat)) for seat in (0, 1)]
    assert belief is not None
    assert position.game.belief(1) is None
    worlds = 0
    while not position.over:
        seat = min(position.pending)
        view = position.observe(seat)
        if seat == 0:
            handle = SeatHandle.at(position, seat)
            belief.follow(handle.view)
            world = handle.resample(rng, belief)
            assert world.observe(0) == view
            assert world.pending == position.pending
            there = cast(TerrorscapeView, world.observe(1))
            assert all(one.room in one.may_reach for one in there.survivors if one.alive)
            worlds += 1
        position.answer(seat, bots[seat].choose(view, position.pending[seat]))
    assert worlds > 10


def test_a_world_drawn_like_a_belief_does_not_follow_from_the_secret():
    """In two games that differ in where the Survivors are, and look alike to the Killer, the same rooms are drawn."""
    deal = {**MIDDLE, "discovery_left": 24}
    start = stolik.new_game("terrorscape", players=2, seed=1, deal=deal)
    one = stolik.playout(start, stolik.random_policy(Random(2)), until=lambda seat: seat.question.kind == "prowl")
    other = one.clone()
    for position, nth in ((one, 0), (other, -1)):
        inside = inside_of(position)
        inside.base, inside.state = inside.base.copy(), inside.state.copy()
        inside.base.room = inside.state.room = [numbers(rooms)[nth] for rooms in inside.state.may_reach]
    assert one.observe(0) == other.observe(0)
    assert one.observe(1) != other.observe(1)
    drawn = []
    for position in (one, other):
        belief = position.game.belief(0)
        assert belief is not None
        belief.follow(position.observe(0))
        there = cast(TerrorscapeView, position.resample(0, Random(3), belief).observe(1))
        drawn.append([survivor.room for survivor in there.survivors])
    assert drawn[0] == drawn[1]
