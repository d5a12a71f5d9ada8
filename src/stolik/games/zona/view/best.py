"""The exact chance of a test with all that may be used.

Mostly `odds` alone knows it. Where uses compete (for fatigue, fortitude, roubles, trophies, the ability, the Notes) the
rules themselves are asked what may be used after what: what is spent does not depend on the dice, so all ways to spend
are laid out first, and the dice are played through them afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from stolik.core.agenda import Call
from stolik.core.chance import Chance
from stolik.core.question import Question
from stolik.core.table import Finished, QuickTable
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.odds import (
    BLANK,
    FAILURE,
    RADIATION,
    ROLLS,
    SUCCESS,
    Dice,
    Reroll,
    chance_of,
    irradiates,
    odds,
    rerolled,
    stopped,
)
from stolik.games.zona.rules.active import soothing
from stolik.games.zona.rules.aids import ability_aid, bans, cancelling, of_use
from stolik.games.zona.rules.flow import FLOW
from stolik.games.zona.rules.scavengers import FATIGUE_MAX, board, find_special, free, has_special
from stolik.games.zona.rules.state import DAMAGE, Test, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.testing import (
    chances,
    faces_for,
    glowing,
    modifiers,
    offered_before,
    too_tired,
)
from stolik.games.zona.rules.using import backfire_parts, besides
from stolik.games.zona.rules.words import ABILITY, DONE, PUSH, ROLL
from stolik.games.zona.view.ready import made_ready

HARD = 50
"""So much harder is a test whose uses are laid out, that no use passes it."""
SHOWN = (FAILURE, RADIATION, BLANK)
"""What the dice show then: everything that helps is offered."""
WON, LOST = (SUCCESS,) * 3, (FAILURE,) * 3
OVER = Call("over")
ENOUGH = frozenset({Step.MODIFY, Step.REROLL, Step.BEFORE_ROLL, Step.ROLL_DICE})


def best(g: Zona, made: Test) -> float:
    """The chance of success from now on, before or after the roll, with everything that may be used."""
    if made.passed:
        return 1.0
    dice = tuple(sorted(made.dice)) or None
    if not _compete(g, made):
        return odds(chances(g, made), dice).success
    twin = _alone(g, made)
    twin.tests[-1].difficulty += HARD
    known: dict[Any, tuple[float, ...]] = {}
    return _before(twin, known) if dice is None else chance_of(_after(twin, known), g.box.die, dice)


def plain(g: Zona, made: Test) -> float:
    """The chance of success by the dice and a push, if it may be pushed."""
    if made.passed:
        return 1.0
    test = chances(g, made, items=False)
    need = test.difficulty - test.value - test.bonus
    found = _lived(_alone(g, made), stopped(need, test.cancel, glowing=test.glowing))
    for push in test.rerolls:
        found = tuple(map(max, found, rerolled(found, push, g.box.die)))
    return chance_of(found, g.box.die, tuple(sorted(made.dice)) or None)


def _alone(g: Zona, made: Test) -> Zona:
    """The state with this test and no other."""
    twin = g.copy()
    twin.tests = [made.copy()]
    return twin


# --- whether uses compete -----------------------------------------------------------------------------------------


def _compete(g: Zona, made: Test) -> bool:
    """Whether what helps cannot simply all be used, or something else makes room for it."""
    me, scavenger = made.who, g.scavengers[made.who]
    helping = [one for one in scavenger.items if of_use(g, made, one) is not None]
    rows = [g.box.items[one.card] for one in helping]
    mortal = len(scavenger.traumas) == CONSTANTS.traumas  # then the radiation of the dice needs room too
    if mortal and not free(g, me):
        return True
    if made.attribute in scavenger.traumas and soothing(g, me, "cure", spent=made.used):
        return True
    if too_tired(g, made) and (soothing(g, me, "rest", spent=made.used) or _drinks(g, me)):
        return True
    if not made.dice and ABILITY in offered_before(g, made):
        return True
    if find_special(g, me, "use_artefact_again") and any(row.category == "artefact" for row in rows):
        return True
    wounds = any(word.tags == ("pushing_costs_a_wound",) for word in bans(g, made))
    need = {"fatigue": 1, "damage": int(wounds) + mortal, "lose": 0, "discard[trophy]": 0}
    ability = ability_aid(g, made)
    need["lose"] += ability.roubles if ability is not None else 0
    if not wounds and not any(row.backfire or besides(row.effect) for row in rows):
        return False
    for one in helping:
        for what, many in backfire_parts(g, me, one.card):
            if _of_what(what) not in need:
                return True
            need[_of_what(what)] += many
        need["damage"] += bool(besides(g.box.items[one.card].effect))
    room = {
        "fatigue": FATIGUE_MAX - scavenger.fatigue, "damage": free(g, me), "lose": scavenger.roubles,
        "discard[trophy]": len(scavenger.trophies),
    }  # fmt: skip
    return any(need[what] > room[what] for what in need)


def _drinks(g: Zona, me: int) -> bool:
    return has_special(board(g, me).ability, "rests_with_a_drink")


def _of_what(what: str) -> str:
    """The store a part of a backfire takes from; a test may cost fortitude."""
    if what in DAMAGE or what.startswith("test"):
        return "damage"
    return "fatigue" if what.startswith("fatigue") else what


# --- the ways to use things ---------------------------------------------------------------------------------------


class Use(NamedTuple):
    """What has been done: the state after it, the dice that are then rerolled, its probability."""

    after: Zona
    reroll: Reroll | None = None
    chance: float = 1.0


class _Missing(Exception):
    """A question without an answer yet."""

    def __init__(self, question: Any) -> None:
        super().__init__()
        self.question = question


class _Trial(QuickTable):
    """Answers what has been decided; stops at the next question. In a test within the test nothing is used."""

    def __init__(self, answers: tuple[Any, ...]) -> None:
        super().__init__(self._next, {}, Chance.from_seed(0))
        self.answers, self.begun = iter(answers), False

    def _next(self, seat: int, question: Question[Any]) -> Any:
        if self.begun and question.kind in ("modify", "before_roll"):
            return DONE if question.kind == "modify" else ROLL
        self.begun = True
        for answer in self.answers:
            return answer
        raise _Missing(question)


def _before(g: Zona, known: dict[Any, tuple[float, ...]]) -> float:
    """The best chance before the roll: use something first, or roll."""
    chance = chance_of(_after(g, known), g.box.die)
    for answer in offered_before(g, g.tests[-1]):
        for uses in _uses(g, Step.BEFORE_ROLL, answer):
            chance = max(chance, sum(use.chance * _before(use.after, known) for use in uses))
    return chance


def _after(g: Zona, known: dict[Any, tuple[float, ...]]) -> tuple[float, ...]:
    """For each roll of three dice the best chance after it."""
    made = g.tests[-1]
    key = (_spent(g, made), made.bonus, made.cancel)
    if key in known:
        return known[key]
    if made.passed:
        return known.setdefault(key, (1.0,) * len(stopped(0, 0, glowing=False)))
    need, cancel = made.difficulty - HARD - made.value - made.bonus, made.cancel * cancelling(g, made)
    found = _lived(g, stopped(need, cancel, glowing=glowing(g, made)))
    ready = _ready(g)
    for answer in _answers(ready):
        for uses in _uses(ready, Step.MODIFY, answer):
            results = [_through(use, made, known) for use in uses]
            mixed = [
                sum(use.chance * one[n] for use, one in zip(uses, results, strict=True)) for n in range(len(found))
            ]
            found = tuple(map(max, found, mixed))
    return known.setdefault(key, found)


def _lived(g: Zona, found: tuple[float, ...]) -> tuple[float, ...]:
    """The chances without the rolls whose radiation would kill: it comes before what the test brings (R3)."""
    if len(g.scavengers[g.tests[-1].who].traumas) < CONSTANTS.traumas or _survives(g, ()):
        return found
    return tuple(0.0 if irradiates(dice) else one for dice, one in zip(ROLLS, found, strict=True))


def _survives(g: Zona, answers: tuple[Any, ...]) -> bool:
    """Whether the radiation of the dice can be survived, whatever protects from it."""
    twin, trial = g.copy(), _Trial(answers)
    made = twin.tests[-1]
    made.dice, made.success, made.failure = (RADIATION, RADIATION, BLANK), "", ""
    twin.agenda, twin.at, twin.args = (OVER,), Step.TEST_OVER, {}
    try:
        while twin.at != OVER.step:
            args, twin.args = twin.args, {}
            twin.at = FLOW[twin.at](twin, trial, **args)
    except _Missing as asked:
        return any(_survives(g, (*answers, option)) for option in asked.question.options)
    except Finished:
        return False
    return twin.scavengers[made.who].deaths == g.scavengers[made.who].deaths


def _through(use: Use, before: Test, known: dict[Any, tuple[float, ...]]) -> tuple[float, ...]:
    """For each roll the best chance if something is used and its dice are rerolled."""
    now = use.after.tests[-1]
    now.cancel += before.cancel
    after = _after(use.after, known)
    return after if use.reroll is None else rerolled(after, use.reroll, use.after.box.die)


def _ready(g: Zona) -> Zona:
    """The state with dice for which everything that helps is offered."""
    ready = g.copy()
    ready.agenda = (OVER,)
    ready.tests[-1].dice, ready.tests[-1].cancel = SHOWN, 0
    return ready


def _spent(g: Zona, made: Test) -> tuple[Any, ...]:
    """What distinguishes two states in which the same test may go on."""
    one = g.scavengers[made.who]
    mine = (one.fatigue, one.damage, one.traumas, one.roubles, one.items, one.trophies, one.used)
    return (*mine, made.attribute, made.value, made.difficulty, made.pushed, made.passed, tuple(sorted(made.used)))


def _answers(g: Zona) -> list[Any]:
    try:
        FLOW[Step.MODIFY](g.copy(), _Trial(()))
    except _Missing as asked:
        return [option for option in asked.question.options if option is not DONE]
    return []


def _uses(g: Zona, step: str, answer: Any) -> Iterator[list[Use]]:
    """Every way to use one thing: what it costs may be paid in several ways. Where its backfire is a test, that is
    rolled as it is, and both results follow with their chances.
    """
    reroll = _reroll(g, answer) if step == Step.MODIFY else None
    lost = [after for after, chance in _ends(g, step, (answer,), LOST) if chance is not None]
    for after, chance in _ends(g, step, (answer,), WON):
        if chance is None:
            yield [Use(after, reroll)]
        else:
            yield from ([Use(after, reroll, chance), Use(other, reroll, 1 - chance)] for other in lost)


def _ends(g: Zona, step: str, answers: tuple[Any, ...], dice: Dice) -> Iterator[tuple[Zona, float | None]]:
    """The states in which a use may end, whatever is answered, and the chance of a test in it, which shows `dice`."""
    try:
        after, chance = _played(g, step, answers, dice)
    except _Missing as asked:
        for option in _open(asked.question):
            yield from _ends(g, step, (*answers, option), dice)
    except Finished:
        return  # a death that ends the game
    else:
        if len(after.tests) == 1:
            yield after, chance


def _open(question: Any) -> Iterator[Any]:
    """The answers that differ: which dice are rerolled is seen later."""
    if question.kind == "reroll_some":
        yield question.options[:1]
    else:
        yield from question.options[:1] if question.kind == "reroll" else question.options


def _played(g: Zona, step: str, answers: tuple[Any, ...], dice: Dice) -> tuple[Zona, float | None]:
    """A use played by the rules until the test goes on; whoever dies has no test."""
    twin, trial, chance = g.copy(), _Trial(answers), None
    twin.loaded, twin.agenda, twin.at, twin.args = dice, (OVER,), step, {}
    while True:
        args, twin.args = twin.args, {}
        twin.at = FLOW[twin.at](twin, trial, **args)
        if not twin.tests or twin.at == OVER.step or (len(twin.tests) == 1 and twin.at in ENOUGH):
            return twin, chance
        if twin.at == Step.TEST:
            who, attribute, difficulty = (int(twin.args[name]) for name in ("who", "attribute", "difficulty"))
            test = made_ready(twin, who, attribute, difficulty, str(twin.args["sign"]))
            chance = odds(chances(twin, test, items=False)._replace(rerolls=())).success


def _reroll(g: Zona, answer: Any) -> Reroll | None:
    made = g.tests[-1]
    if answer is PUSH:
        return Reroll(1, faces_for(g, made, Reroll()))
    for aid in modifiers(g, made):
        named = ABILITY if aid.card < 0 else g.box.card[aid.card]
        if named is answer:
            if aid.pushes:
                return Reroll(aid.pushes, faces_for(g, made, Reroll()))
            return aid.reroll._replace(faces=faces_for(g, made, aid.reroll)) if aid.reroll is not None else None
    return None
