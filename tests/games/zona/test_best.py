"""What is shown as the chance with all that helps, against plain enumeration of every answer and every roll."""

from __future__ import annotations

import os
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.zona.stage import Stage

from stolik.core.agenda import Call
from stolik.core.chance import Chance
from stolik.core.table import Finished, QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.content.box import BOX
from stolik.games.zona.odds import RADIATION, SUCCESS
from stolik.games.zona.rules.aids import of_use
from stolik.games.zona.rules.scavengers import FATIGUE_MAX, board
from stolik.games.zona.rules.state import ATTRIBUTES, WILLPOWER, Held, Zona
from stolik.games.zona.view.best import best, plain
from stolik.games.zona.view.observe import observe
from stolik.games.zona.view.prospects import percent
from stolik.games.zona.view.ready import made_ready
from stolik.games.zona.view.why import why

OVER = "over"
SUITS = [n for n, row in enumerate(BOX.items) if "ignore_backfire" in row.effect or "change_kind" in row.effect]
RELIEF = [
    n for n, row in enumerate(BOX.items) if any(word in row.effect for word in ("rest(", "heal(", "cure", "protect"))
]
NOTES = [n for n, row in enumerate(BOX.items) if "use_artefact_again" in row.effect]
ARTEFACTS = [n for n, row in enumerate(BOX.items) if row.category == "artefact"]


class _Ask(Exception):
    def __init__(self, question: Any) -> None:
        super().__init__()
        self.question = question


class _Roll(Exception):
    pass


class _Script(QuickTable):
    """Answers and dice of a script; stops at the first question or die that it does not hold."""

    def __init__(self, script: tuple[Any, ...]) -> None:
        super().__init__(self.reply, {}, Chance.from_seed(0))
        self.script = list(script)

    def reply(self, seat: int, question: Any) -> Any:
        if not self.script:
            raise _Ask(question)
        return self.script.pop(0)

    def chance(self, kind: str, outcomes: Any, stream: Any = None) -> Any:
        assert kind == "die", kind
        if not self.script:
            raise _Roll
        return BOX.sides.index(self.script.pop(0))


class Oracle:
    """The best chance that a test is passed: every answer is tried, every side of every die is rolled."""

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}

    def chance(self, g: Zona) -> float:
        """From the step in which the state is."""
        key = _key(g)
        if key not in self.known:
            self.known[key] = self._step(g, ())
        return self.known[key]

    def _step(self, g: Zona, script: tuple[Any, ...]) -> float:
        twin = g.copy()
        table = _Script(script)
        try:
            GAME.play_step(twin, table)
        except _Ask as asked:
            return max(self._step(g, (*script, answer)) for answer in _answers(asked.question))
        except _Roll:
            sides = Counter(BOX.sides)
            return sum(many * self._step(g, (*script, side)) for side, many in sides.items()) / len(BOX.sides)
        except Finished:
            return 0.0
        if twin.at == "resolve" and twin.args["effect"] == "roubles(1)":
            return 1.0
        return 0.0 if twin.at == OVER else self.chance(twin)


def _answers(question: Any) -> list[Any]:
    if question.kind != "reroll_some":
        return list(question.options)
    subsets = product((False, True), repeat=len(question.options))
    chosen = [tuple(one for one, taken in zip(question.options, way, strict=True) if taken) for way in subsets]
    return [some for some in chosen if question.lo <= len(some) <= question.hi]


def _key(g: Zona) -> Any:
    one = g.scavengers[0]
    mine = (one.fatigue, one.damage, one.traumas, one.roubles, one.items, one.trophies, one.used)
    tests = tuple(
        (
            t.attribute,
            t.difficulty,
            t.value,
            tuple(sorted(t.dice)),
            t.bonus,
            t.cancel,
            t.pushed,
            t.passed,
            tuple(sorted(t.used)),
        )
        for t in g.tests
    )
    ordered = tuple(t.dice for t in g.tests) if g.at == "reroll" else ()
    return (g.at, tuple(sorted(g.args.items())), repr(g.agenda), mine, tests, ordered)


def position(seed: int) -> Zona:
    """A test about to be rolled by somebody with a few things that matter for it."""
    rng = Random(seed)
    play = Stage(rng.choice(sorted(BOX.book.characters)))
    g, me = play.g, play.g.scavengers[0]
    me.fatigue = rng.choice([1, 3, 4, FATIGUE_MAX, FATIGUE_MAX])
    me.damage = board(g, 0).fortitude - rng.choice([0, 0, 1, 2, 5])
    me.roubles, me.trophies = rng.choice([0, 100, 1000]), ()
    attribute = rng.randrange(4)
    me.traumas = tuple(rng.sample(range(4), rng.choice([0, 0, 0, 1, 2])))
    sign = rng.choice(["", "", "mutant", "anomaly"])
    made = made_ready(g, 0, attribute, rng.randint(2, 6), sign, context="event")
    helping = [n for n, _ in enumerate(BOX.items) if of_use(g, made, Held(n, "pack")) is not None]
    cards = rng.sample(helping, min(len(helping), rng.choice([1, 2, 2])))
    cards += rng.sample(RELIEF, 1) + rng.sample(SUITS + NOTES + ARTEFACTS, rng.choice([0, 1]))
    me.items = tuple(Held(card, _place(card)) for card in dict.fromkeys(cards))
    if rng.random() < 0.3:
        me.used = ("ability",)
    g.tests.append(made)
    made.success = "roubles(1)"
    return g


def _place(card: int) -> str:
    row = BOX.items[card]
    return "small" if row.small else "worn" if row.worn else "pack"


def rolled(g: Zona, seed: int) -> Zona:
    """The same test after the roll."""
    rng = Random(seed)
    after = g.copy()
    after.tests[-1].dice = tuple(rng.choice(BOX.sides) for _ in range(3))
    return after


def chance_by_all_ways(g: Zona) -> float:
    """The chance by enumeration, from before the roll or after it."""
    start = g.copy()
    start.agenda, start.at, start.args = (Call(OVER),), "modify" if g.tests[-1].dice else "before_roll", {}
    return Oracle().chance(start)


def check(seed: int) -> None:
    g = position(seed)
    if seed % 10:
        g = rolled(g, seed)
    assert best(g, g.tests[-1]) == pytest.approx(chance_by_all_ways(g), abs=1e-9), _said(g)


def _said(g: Zona) -> str:
    me, made = g.scavengers[0], g.tests[-1]
    items = [(BOX.items[one.card].id, one.wear) for one in me.items]
    return f"{me} {items} {ATTRIBUTES[made.attribute]} {made}"


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
    willpower = made_ready(play.g, 0, WILLPOWER, 4, "anomaly", context="area_action")
    assert told.of.args["best"] == percent(plain(play.g, willpower)) > told.of.args["plain"]


@pytest.mark.parametrize(("track_is_full", "chance"), [(False, 1.0), (True, 0.0)])
def test_a_roll_whose_radiation_kills_brings_nothing(track_is_full: bool, chance: float):
    """Two radiation faces deal 1 radiation before what the test brings: here the fourth trauma."""
    play = Stage("tamara", "oleg", shared=True)
    play.me().traumas, play.me().fatigue = (1, 2, 3), FATIGUE_MAX
    play.me().damage = board(play.g, 0).fortitude if track_is_full else 0
    made = made_ready(play.g, 0, 0, 1, "", context="event")
    made.dice = (SUCCESS, RADIATION, RADIATION)
    assert (plain(play.g, made), best(play.g, made)) == (chance, chance)


def test_what_would_kill_is_no_way_to_pass():
    """Home Brew with three traumas and a full track: its radiation is the fourth."""
    play = Stage("tamara", "oleg", shared=True)
    play.give("home_brew")
    play.me().traumas, play.me().damage, play.me().fatigue = (1, 2, 3), board(play.g, 0).fortitude, FATIGUE_MAX
    play.me(1).deaths = 1
    play.dice("BBB").tests("alertness", 4)
    test = observe(play.g, 0).test
    assert test is not None
    assert test.best == 0.0


@pytest.mark.parametrize("hundred", range(5))
def test_the_chance_with_all_that_helps_is_that_of_all_ways(hundred: int):
    for seed in range(20 * hundred, 20 * hundred + 20):
        check(seed)


@pytest.mark.skipif(not os.environ.get("STOLIK_LONG"), reason="ten minutes: only with STOLIK_LONG")
@pytest.mark.parametrize("hundred", range(20))
def test_the_chance_is_that_of_all_ways_in_two_thousand_positions(hundred: int):
    for seed in range(1000 + 100 * hundred, 1100 + 100 * hundred):
        check(seed)
