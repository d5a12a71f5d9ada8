"""What is shown as the chance with all that helps, against plain enumeration of every answer and every roll."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from tests.games.zona.oracle import chance_by_all_ways, position, rolled, said
from tests.games.zona.stage import Stage

import stolik
from stolik.content.effects import parse
from stolik.core.inner.running import seen_by
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.games.zona.odds import BLANK, FAILURE, RADIATION, SUCCESS, odds
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, board
from stolik.games.zona.rules.state import ALERTNESS, SMARTS, WILLPOWER, Mixed, Zona
from stolik.games.zona.rules.trials.testing import chances, made_ready
from stolik.games.zona.view import best as best_file
from stolik.games.zona.view.best import Known, alone, best, plain
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.prospects import percent
from stolik.games.zona.view.ways import searched
from stolik.games.zona.view.why import why


def check(seed: int) -> None:
    g = position(seed)
    if seed % 6:
        g = rolled(g, seed)
    assert best(g, g.tests[-1]) == pytest.approx(chance_by_all_ways(g), abs=1e-9), said(g)


def _shown(dice: str, *items: str, **me: Any) -> tuple[float, float, bool]:
    """What the view says of an Alertness test of difficulty 3: the chance, that with all that helps, a push."""
    play = Stage("tamara")
    play.give(*items)
    for name, value in me.items():
        setattr(play.me(), name, value)
    play.dice(dice).tests("alertness", 3)
    test = observe(play.g, 0).test
    assert test is not None
    return test.chance, test.best, test.may_push


def test_at_fatigue_5_what_gives_rest_lets_the_test_be_pushed():
    assert _shown("BBF", "thermos", fatigue=FATIGUE_MAX) == (0.0, 0.8333, False)


def test_a_backfire_of_fatigue_and_a_push_cannot_both_be_had_at_fatigue_4():
    assert _shown("FFB", "skein", fatigue=4) == (0.3333, 0.3333, True)
    assert _shown("FFB", "skein", fatigue=3) == (0.3333, 0.8333, True)


def test_the_sentence_names_a_push_only_where_there_is_one():
    play = Stage("tamara")
    play.me().area, play.me().fatigue = "pg", FATIGUE_MAX
    (told,) = why(play.g, 0, "area:pg", 0).foreseen
    assert told.of.args["push"] == 0
    play.me().fatigue = 4
    (told,) = why(play.g, 0, "area:pg", 0).foreseen
    assert told.of.args["push"] == 1


def test_the_mystic_counts_his_willpower_at_white_lake():
    play = Stage("lukas")
    play.me().area = "jb"
    (told, *_) = why(play.g, 0, "area:jb", 0).foreseen
    willpower = made_ready(play.g, SEATS[0], WILLPOWER, 4, "anomaly", context="area_action")
    assert told.of.args["best"] == percent(plain(play.g, willpower)) > told.of.args["plain"]


@pytest.mark.parametrize(("track_is_full", "chance"), [(False, 1.0), (True, 0.0)])
def test_a_roll_whose_radiation_kills_brings_nothing(track_is_full: bool, chance: float):
    """Two radiation faces deal 1 radiation before what the test brings: here the fourth trauma."""
    play = Stage("tamara", "oleg", shared=True)
    play.me().traumas, play.me().fatigue = (1, 2, 3), FATIGUE_MAX
    play.me().damage = board(play.g, SEATS[0]).fortitude if track_is_full else 0
    made = made_ready(play.g, SEATS[0], 0, 1, "", context="event")
    made.dice = (SUCCESS, RADIATION, RADIATION)
    assert (plain(play.g, made), best(play.g, made)) == (chance, chance)


def test_what_would_kill_is_no_way_to_pass():
    """Home Brew with three traumas and a full track: its radiation is the fourth."""
    play = Stage("tamara", "oleg", shared=True)
    play.give("home_brew")
    play.me().traumas, play.me().damage, play.me().fatigue = (1, 2, 3), board(play.g, SEATS[0]).fortitude, FATIGUE_MAX
    play.me(1).deaths = 1
    play.dice("BBB").tests("alertness", 4)
    test = observe(play.g, 0).test
    assert test is not None
    assert test.best == 0.0


def _cold_fire_may_help(**me: Any) -> Zona:
    """A test of Alertness in which Cold Fire may help, whose backfire is a test of Willpower."""
    play = Stage("iwan")
    play.give("cold_fire")
    for name, value in me.items():
        setattr(play.me(), name, value)
    made = made_ready(play.g, SEATS[0], ALERTNESS, 5, context="event")
    made.success = parse("roubles(1)")
    play.g.tests.append(made)
    return play.g


def test_radiation_faces_of_a_test_within_the_test_count():
    """With one space left they bring the third trauma, and then the radiation of the test itself kills."""
    g = _cold_fire_may_help(fatigue=FATIGUE_MAX, damage=6, traumas=(3, 2))
    assert best(g, g.tests[-1]) == pytest.approx(chance_by_all_ways(g), abs=1e-12) == pytest.approx(0.50720, abs=1e-5)


def test_devils_guts_makes_pushes_stronger_and_no_other_reroll():
    """At maximum fatigue they do nothing."""
    play = Stage("bohdan")
    play.give("rental_dosimeter")
    play.me().traumas, play.me().fatigue = (3, 0, 1), FATIGUE_MAX
    made = made_ready(play.g, SEATS[0], ALERTNESS, 3, "anomaly", "detection", "encounter")
    without = best(play.g, made)
    play.give("devils_guts")
    assert best(play.g, made) == without


def test_a_test_within_the_test_may_take_two_spaces():
    """A failed one with two radiation faces: the third trauma, after which the radiation of the test itself kills."""
    g = _cold_fire_may_help(fatigue=2, damage=6, traumas=(3, 2))
    assert best(g, g.tests[-1]) == searched(alone(g, g.tests[-1])) < odds(chances(g, g.tests[-1])).success


@pytest.mark.parametrize(("fatigue", "chance"), [(2, 0.7188286), (4, 0.7040466)])
def test_a_test_within_the_test_may_be_pushed_too(fatigue: int, chance: float):
    """With three traumas a failed backfire takes the space that the radiation of the test itself would need."""
    g = _cold_fire_may_help(fatigue=fatigue, damage=6, traumas=(3, 2, 1))
    assert best(g, g.tests[-1]) == pytest.approx(chance, abs=1e-7)


def test_a_cured_attribute_counts_at_once():
    play = Stage("tamara")
    play.give("autoinjector")
    play.me().traumas, play.me().fatigue = (ALERTNESS,), FATIGUE_MAX
    made = made_ready(play.g, SEATS[0], ALERTNESS, board(play.g, SEATS[0]).alertness, context="event")
    made.dice = (BLANK, BLANK, BLANK)
    assert (plain(play.g, made), best(play.g, made)) == (0.0, 1.0)


def test_what_passes_after_the_roll_does_not_save_from_its_radiation():
    play = Stage("lukas")
    play.give("goldfish")
    play.me().traumas, play.me().damage, play.me().fatigue = (3, 2, 1), board(play.g, SEATS[0]).fortitude, FATIGUE_MAX
    made = made_ready(play.g, SEATS[0], SMARTS, 5, context="event")
    for dice, chance in ((FAILURE, RADIATION, BLANK), 1.0), ((FAILURE, RADIATION, RADIATION), 0.0):
        made.dice = dice
        assert best(play.g, made) == chance


# --- once for all who look ----------------------------------------------------------------------------------------


def _tests_of_games(games: int) -> Iterator[tuple[Position, Zona]]:
    """The tests of random games."""
    for seed in range(games):
        position, rng = stolik.new_game("zona", players=2 + seed % 3, seed=seed), Random(seed)
        while position.pending and len(position.history) < 400:
            seat, question = next(iter(position.pending.items()))
            position.answer(seat, question.sample(rng))
            g, _ = seen_by(position._inside, None)
            if g.tests and not position.over:
                yield position, g


def test_what_is_remembered_is_what_would_be_found():
    """In random games and for everybody, with every answer remembered that there is room for."""
    positions = [position(seed) for seed in range(150)] + [g for _, g in _tests_of_games(6)]
    first = [best(g, g.tests[-1]) for g in positions]
    assert best_file._found.cache_info().currsize > 50
    for g, found in zip(reversed(positions), reversed(first), strict=True):
        remembered = best(g, g.tests[-1])
        best_file._found.cache_clear()
        assert remembered == found == best(g, g.tests[-1])


def test_a_position_is_searched_once_for_all_who_look(monkeypatch: pytest.MonkeyPatch):
    searches = Mock(return_value=0.5)
    monkeypatch.setattr(best_file, "searched", searches)
    best_file._found.cache_clear()
    play = Stage("tamara", "oleg", "iwan")
    play.give("thermos")
    play.me().fatigue = FATIGUE_MAX
    play.dice("BBF").tests("alertness", 3)
    for seat in (0, 1, 2, None):
        observe(play.g, seat)
    assert searches.call_count == 1
    best_file._found.cache_clear()


def test_what_is_remembered_holds_nothing_hidden():
    """The test of a drawn world is the same to it as that of the real one: how long it takes tells nothing."""
    seen = 0
    for game, g in _tests_of_games(3):
        for seat in (0, None):
            world, _ = seen_by(game.resample(seat, Random(1))._inside, seat)
            assert Known(alone(world, world.tests[-1])) == Known(alone(g, g.tests[-1]))
            seen += 1
    assert seen > 20


def test_what_a_seat_has_seen_of_a_deck_is_no_part_of_the_test():
    """Else the time of a view would tell the others that somebody knows a card."""
    g = position(7)
    seen = g.copy()
    seen.known_tops = tuple((1, *tops[1:]) for tops in g.known_tops)
    seen.mixed = (Mixed(deck=0, seat=0, cards=1, depth=2),)
    assert Known(alone(seen, seen.tests[-1])) == Known(alone(g, g.tests[-1]))


def test_tests_that_differ_are_remembered_apart():
    g = position(7)
    known = Known(alone(g, g.tests[-1]))
    for change in (
        {"fatigue": 0},
        {"damage": 0},
        {"roubles": 17},
        {"used": ("x",)},
        {"items": ()},
        {"traumas": (0, 1)},
    ):
        other = g.copy()
        for name, value in change.items():
            setattr(other.scavengers[0], name, value)
        assert Known(alone(other, other.tests[-1])) != known, change
    easier = g.tests[-1].copy()
    easier.difficulty -= 1
    assert Known(alone(g, easier)) != known


@pytest.mark.parametrize("hundred", range(5))
def test_the_chance_with_all_that_helps_is_that_of_all_ways(hundred: int):
    for seed in range(20 * hundred, 20 * hundred + 20):
        check(seed)


@pytest.mark.skipif(not os.environ.get("STOLIK_LONG"), reason="ten minutes: only with STOLIK_LONG")
@pytest.mark.parametrize("hundred", range(20))
def test_the_chance_is_that_of_all_ways_in_two_thousand_positions(hundred: int):
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        check(seed)
