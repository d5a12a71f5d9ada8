"""The chance that a test is passed by plain enumeration of every answer and every roll, and positions to ask it of."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any

from tests.games.zona.stage import Stage

from stolik.content.effects import parse
from stolik.core.agenda import Call
from stolik.core.chance import Chance
from stolik.core.question import SEATS
from stolik.core.table import Finished, QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.content.box import BOX
from stolik.games.zona.content.features import features
from stolik.games.zona.content.kinds import Item
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, board
from stolik.games.zona.rules.state import ALERTNESS, ATTRIBUTES, Encounter, Held, Test, Zona
from stolik.games.zona.rules.trials.aids import of_use
from stolik.games.zona.rules.trials.testing import made_ready


def _says(row: Item, *names: str) -> bool:
    """Whether an item has one of these words or special rules."""
    return any(name in (word.name, *word.tags) for word in features(row.effect) for name in names)


OVER = "over"
ONE_ROUBLE = parse("roubles(1)")
SUITS = [n for n, row in enumerate(BOX.items) if _says(row, "ignore_backfire", "change_kind")]
RELIEF = [n for n, row in enumerate(BOX.items) if _says(row, "rest", "heal", "cure", "protect")]
NOTES = [n for n, row in enumerate(BOX.items) if _says(row, "use_artefact_again")]
MUTANTS = [n for n, row in enumerate(BOX.threats) if row.kind == "mutant"]
TESTING = [n for n, row in enumerate(BOX.items) if str(row.backfire).startswith("test")]
FOR_WILLPOWER = [n for n, row in enumerate(BOX.items) if re.search(r"willpower|^boost\(", str(row.effect))]
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
    """The best chance that a test is passed: every answer is tried, every roll is rolled."""

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
            dice = len(str(g.args["dice"]).split()) if g.at == "reroll" else 3
            return sum(chance * self._step(g, (*script, *rolled)) for rolled, chance in _rolls(dice))
        except Finished:
            return 0.0
        if twin.at == "resolve" and twin.args["effect"] == ONE_ROUBLE:
            return 1.0
        return 0.0 if twin.at == OVER else self.chance(twin)


@cache
def _rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    """Every roll of so many dice, in order of faces, and its chance."""
    found = Counter(tuple(sorted(roll)) for roll in product(BOX.sides, repeat=dice))
    return [(roll, many / len(BOX.sides) ** dice) for roll, many in found.items()]


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
    picked = g.at == "reroll" or any(call.step == "reroll" for call in g.agenda)
    ordered = tuple(t.dice for t in g.tests) if picked else ()
    return (g.at, tuple(sorted(g.args.items())), repr(g.agenda), mine, tests, ordered)


def position(seed: int) -> Zona:
    """A test about to be rolled by somebody with a few things that matter for it."""
    rng = Random(seed)
    play = Stage(rng.choice(sorted(BOX.book.characters)))
    g, me = play.g, play.g.scavengers[0]
    fortitude = board(g, SEATS[0]).fortitude
    me.fatigue = rng.choice([1, 2, 3, 4, FATIGUE_MAX, FATIGUE_MAX])
    me.damage = fortitude - rng.choice([0, 0, 1, 1, 2, 3, fortitude])
    me.roubles = rng.choice([0, 100, 300, 1000])
    me.trophies = tuple(rng.sample(MUTANTS, rng.choice([0, 0, 1])))
    me.traumas = tuple(rng.sample(range(4), rng.choice([0, 0, 1, 2, 3, 3])))
    made = _test(g, rng)
    helping = [n for n, _ in enumerate(BOX.items) if of_use(g, made, Held(n, "pack")) is not None]
    cards = rng.sample(helping, min(len(helping), rng.choice([1, 2, 2])))
    cards += rng.sample(RELIEF, rng.choice([0, 1])) + rng.sample(SUITS + NOTES + ARTEFACTS, rng.choice([0, 1, 1]))
    if made.attribute == ALERTNESS and rng.random() < 0.06:
        cards += TESTING + rng.sample(FOR_WILLPOWER, rng.choice([0, 0, 0, 1]))
    worn = {card: rng.random() < 0.2 and BOX.items[card].durability != "single" for card in cards}
    me.items = tuple(Held(card, _place(card), int(wear)) for card, wear in worn.items())
    if rng.random() < 0.3:
        me.used = ("ability",)
    g.tests.append(made)
    made.success = ONE_ROUBLE
    return g


def _test(g: Zona, rng: Random) -> Test:
    """A test of an event, or one of the two of an encounter."""
    attribute, difficulty = rng.randrange(4), rng.randint(2, 6)
    stage = rng.choice(["", "", "detection", "confrontation"])
    if not stage:
        return made_ready(g, SEATS[0], attribute, difficulty, rng.choice(["", "mutant", "anomaly"]), context="event")
    threat = rng.randrange(len(BOX.threats))
    g.encounter = Encounter(who=SEATS[0], threat=threat, area=g.scavengers[0].area)
    g.encounter.detected, g.encounter.scanned = rng.random() < 0.5, rng.random() < 0.1
    attribute = ALERTNESS if stage == "detection" else attribute
    return made_ready(g, SEATS[0], attribute, difficulty, BOX.threats[threat].kind, stage, "encounter")


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


def said(g: Zona) -> str:
    me, made = g.scavengers[0], g.tests[-1]
    items = [(BOX.items[one.card].id, one.wear) for one in me.items]
    return f"{me} {items} {ATTRIBUTES[made.attribute]} {made}"
