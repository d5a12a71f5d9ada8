"""Secret choices are random: near the equilibrium, independent of each other, never the same Place."""

from collections import Counter
from math import log, sqrt
from random import Random

import pytest

import stolik
from stolik.bots import find_bot
from stolik.games.not_alone.bots.mix import Stand, solve


def entropy(mix):
    return -sum(p * log(p) for p in mix.values() if p > 0)


def closed_form(gains, losses, step):
    """One Hunted and one token (water-filling): the mix of the Hunted and that of the token."""
    low, high = -3.0, max(gains)
    stakes = [g + c + step for g, c in zip(gains, losses, strict=True)]
    for _ in range(100):
        value = (low + high) / 2
        covered = [max(0.0, (g - value) / s) for g, s in zip(gains, stakes, strict=True)]
        low, high = (value, high) if sum(covered) > 1 else (low, value)
    played = [1 / s if q > 1e-9 else 0.0 for q, s in zip(covered, stakes, strict=True)]
    return [p / sum(played) for p in played], covered


@pytest.mark.parametrize("k", range(2, 11))
def test_equal_places_are_played_alike(k):
    stand = Stand(tuple(range(1, k + 1)), (0.0,) * k, (0.5,) * k, 0.0, 1.0)
    token, (hunted,) = solve((stand,), 1.0, 0.0)
    assert hunted == pytest.approx(dict.fromkeys(range(1, k + 1), 1 / k))
    assert token == pytest.approx(hunted)


@pytest.mark.parametrize("seed", range(40))
def test_one_hunted_and_one_token_come_near_to_the_closed_form(seed):
    rng = Random(seed)
    places = (1, 2, 3, 5, 6, 7)[: rng.randint(2, 6)]
    gains = tuple(rng.uniform(0, 0.8) for _ in places)
    losses = tuple(rng.uniform(0.2, 0.8) for _ in places)
    token, (hunted,) = solve((Stand(places, gains, losses, 0.0, 1.0),), 1.0, 0.0)
    exact, covered = closed_form(gains, losses, 1.0)
    stakes = [g + c + 1.0 for g, c in zip(gains, losses, strict=True)]
    value = max(g - q * s for g, q, s in zip(gains, covered, stakes, strict=True))
    found = max(g - token[p] * s for p, g, s in zip(places, gains, stakes, strict=True))
    kept = sum(hunted[p] * g for p, g in zip(places, gains, strict=True))
    kept -= max(hunted[p] * s for p, s in zip(places, stakes, strict=True))
    assert found - value < 0.02, "the token can be exploited"
    assert value - kept < 0.02, "the Hunted can be exploited"
    assert entropy(hunted) > entropy(dict(zip(places, exact, strict=True))) - 0.15


def test_nobody_falls_into_a_habit():
    """Fresh deal: five Places, none of them laid by more than four in ten, all of them laid."""
    for players in (2, 4, 7):
        position = stolik.new_game("not_alone", players=players, seed=3, deal={"side": "a"})
        laid = first_answers(position, 1, 400)
        assert len(laid) >= 4
        assert max(laid.values()) < 0.4 * 400


def test_two_hunted_draw_independently():
    position = stolik.new_game("not_alone", players=4, seed=3, deal={"side": "a"})
    games = 3000
    one, two = ([first_answer(position, seat, f"{game}/{seat}") for game in range(games)] for seat in (1, 2))
    ones, twos = Counter(one), Counter(two)
    expected = sum(ones[place] * twos[place] for place in ones) / games
    together = sum(a == b for a, b in zip(one, two, strict=True))
    assert abs(together - expected) < 4 * sqrt(expected)


def first_answers(position, seat, count):
    return Counter(first_answer(position, seat, number) for number in range(count))


def first_answer(position, seat, seed):
    while "lay" not in {question.kind for question in position.pending.values()}:
        position.answer(min(position.pending), "word:pass")
    return find_bot("sensible")("not_alone", seat, Random(seed)).choose(position.observe(seat), position.pending[seat])
