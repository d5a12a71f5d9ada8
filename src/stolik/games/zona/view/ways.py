"""The best way through a test whose uses compete, by trying all of them.

What is spent does not depend on the dice: all ways to spend are laid out first, and the dice are played through them
afterwards. So a way is worth a chance for each roll of three dice (`Results`). Where a backfire is a test within the
test, the same is done for that one, with a column of such chances for each roll of the test around it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import mul
from typing import Any

from stolik.content.effects import NOTHING, Word
from stolik.core.agenda import Call
from stolik.core.chance import Chance
from stolik.core.question import Named, Seat
from stolik.core.table import Finished, QuickTable, Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.odds import (
    BLANK,
    FAILURE,
    RADIATION,
    ROLLS,
    Dice,
    Reroll,
    Results,
    chance_of,
    irradiates,
    rerolled,
    stopped,
)
from stolik.games.zona.rules.flow import FLOW
from stolik.games.zona.rules.scavenger.scavengers import board
from stolik.games.zona.rules.scavenger.using import RESTS, backfire_parts, besides
from stolik.games.zona.rules.state import Test, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.aids import BOOST, CANCEL, Aid, aids, cancelling, is_boost
from stolik.games.zona.rules.trials.testing import (
    ONE_DIE,
    cured,
    faces_for,
    glowing,
    made_ready,
    offered_after,
    offered_before,
    thorns,
    use_after,
    use_before,
)
from stolik.games.zona.rules.words import PUSH

HARD = 50
"""So much harder is a test whose uses are laid out, that no use passes it."""
SHOWN = (FAILURE, RADIATION, BLANK)
"""What the dice show then: everything that helps is offered."""
IRRADIATED = (RADIATION, RADIATION, FAILURE, BLANK)
"""The same for a test that is passed."""
CUT = (FAILURE,)
CALM = (BLANK,) * CONSTANTS.dice
RADIANT = tuple(map(irradiates, ROLLS))
"""For each roll whether at least two dice show radiation."""
ALWAYS: Results = (1.0,) * len(ROLLS)
OVER = Call("over")
ENOUGH = frozenset({Step.MODIFY, Step.REROLL, Step.BEFORE_ROLL, Step.ROLL_DICE})
Columns = tuple[Results, ...]
Worth = Callable[[Zona], Columns]
"""What a state is worth when the test goes on."""
Use = Callable[[Zona, Table], str]


def searched(g: Zona) -> float:
    """The chance of the only test of a state, with everything that may be used."""
    twin = g.copy()
    made = twin.tests[-1]
    dice = made.dice
    made.difficulty += HARD
    twin.agenda = (OVER,)
    _use_what_is_free(twin, made)
    search = Search(1, _alive, lambda _: (ALWAYS,))
    return chance_of(search.after(twin)[0], g.box.die, dice) if dice else search.before(twin)[0]


def _alive(g: Zona) -> Columns:
    """For each roll whether a test passes now, and is survived."""
    return (survived(g, _passing(g, g.tests[-1])),)


def _passing(g: Zona, made: Test) -> Results:
    if made.passed:
        return ALWAYS
    need, cancel = made.difficulty - HARD - made.value - made.bonus, made.cancel * cancelling(g, made)
    return stopped(need, cancel, glowing=glowing(g, made))


def mortal(g: Zona, made: Test) -> bool:
    """Whether what the dice of a test deal may kill: radiation is one trauma at most, and so are thorns."""
    return len(g.scavengers[made.who].traumas) + 1 + bool(thorns(g, made, CUT)) > CONSTANTS.traumas


def survived(g: Zona, found: Results) -> Results:
    """The chances without the rolls whose radiation or thorns kill: they come before what the test brings (R3)."""
    made = g.tests[-1]
    if not mortal(g, made):
        return found
    ends, thorny = {(False, 0): True}, thorns(g, made, CUT)
    chances = []
    for dice, radiant, one in zip(ROLLS, RADIANT, found, strict=True):
        way = radiant, thorny * dice.count(FAILURE)
        if one and way not in ends:
            ends[way] = _survives(g, dice)
        chances.append(one if one and ends[way] else 0.0)
    return tuple(chances)


def _survives(g: Zona, dice: Dice, answers: tuple[Any, ...] = ()) -> bool:
    """Whether what the dice deal can be survived, whatever protects from it."""
    twin = g.copy()
    made, trial = twin.tests[-1], _Trial(answers, twin.rng)
    made.dice, made.success, made.failure = dice, NOTHING, NOTHING
    twin.agenda, twin.at, twin.args = (OVER,), Step.TEST_OVER, {}
    try:
        while twin.at != OVER.step:
            args, twin.args = twin.args, {}
            twin.at = FLOW[twin.at](twin, trial, **args)
    except _Missing as asked:
        return any(_survives(g, dice, (*answers, option)) for option in asked.question.options)
    except Finished:
        return False
    return twin.scavengers[made.who].deaths == g.scavengers[made.who].deaths


# --- what costs nothing -------------------------------------------------------------------------------------------


def _use_what_is_free(g: Zona, made: Test) -> None:
    """Use at once what adds or cancels and touches nothing else: when it is used makes no difference."""
    if any(_takes_items(g, made.who, one.card) for one in g.scavengers[made.who].items):
        return
    for aid in aids(g, made):
        if not aid.declared and _is_free(g, made.who, aid.card):
            made.bonus += aid.boost * is_boost(g, made)
            made.cancel += aid.cancel
            made.used += (aid.card,)


def _takes_items(g: Zona, me: Seat, card: int) -> bool:
    """Whether a backfire takes or wears other items or is a test, so that it matters which are left."""
    takes = ("wear", "discard", "test")
    return any(isinstance(part, Word) and part.name in takes for part in backfire_parts(g, me, card))


def drinks(g: Zona, me: Seat) -> bool:
    """Whether small things used up in a test give rest."""
    return has_special(board(g, me).ability, RESTS)


def _is_free(g: Zona, me: Seat, card: int) -> bool:
    row = g.box.items[card]
    drunk = row.durability == "single" and row.small and drinks(g, me)
    if drunk or row.category == "artefact" or row.backfire or row.passive or besides(row.effect):
        return False
    return all(word.name in (BOOST, CANCEL) for word in features(row.effect))


# --- the ways to use things ---------------------------------------------------------------------------------------


class Search:
    """All ways through the last of `depth` tests under way. `stop` says what a state is worth if no more is used: a
    chance for each roll, and that in `width` columns, one for each roll of the tests around it; `most` says what it
    can be worth at best.
    """

    def __init__(self, depth: int, stop: Worth, most: Worth) -> None:
        self.depth, self.stop, self.most = depth, stop, most
        self.width: int = len(ROLLS) ** (depth - 1)
        self._never: Columns = ((0.0,) * len(ROLLS),) * self.width
        self._known: dict[Any, Columns] = {}

    def before(self, g: Zona) -> Results:
        """What a state is worth before the roll: use something first, or roll."""
        made, die = g.tests[-1], g.box.die
        if made.passed:
            return tuple(chance_of(column, die, CALM) for column in self.stop(g))
        found = tuple(chance_of(column, die) for column in self.after(g))
        for chosen, aid in offered_before(g, made).items():

            def use(twin: Zona, t: Table, chosen: Named = chosen, aid: Aid | None = aid) -> str:
                return use_before(twin, t, twin.tests[-1], chosen, aid)

            with_it = self._tried(g, use, {}, lambda after: tuple((one,) * len(ROLLS) for one in self.before(after)))
            found = tuple(max(one, *column) for one, column in zip(found, with_it, strict=True))
        return found

    def after(self, g: Zona) -> Columns:
        """What a state is worth after the roll."""
        made = g.tests[-1]
        cured(g, made)
        key = _spent(g, made)
        if key not in self._known:
            self._known[key] = self._after(g, made)
        return self._known[key]

    def _after(self, g: Zona, made: Test) -> Columns:
        found, most = self.stop(g), self.most(g)
        if found == most:
            return found
        ready, passing = g.copy(), _passing(g, made)
        shown = ready.tests[-1]
        shown.dice, shown.cancel, shown.passed = SHOWN, 0, False
        matters = any(passing) and (self.depth > 1 or mortal(g, made))
        late = _offered_late(g) if matters else {}
        for chosen, aid in offered_after(ready, shown).items():
            reroll = _reroll(ready, chosen, aid)

            def use(twin: Zona, t: Table, chosen: Named = chosen, aid: Aid | None = aid) -> str:
                return use_after(twin, t, twin.tests[-1], chosen, aid)

            def worth(after: Zona, reroll: Reroll | None = reroll) -> Columns:
                again = after.tests[-1]
                again.cancel, again.passed = again.cancel + made.cancel, again.passed or made.passed
                now = self.after(after)
                return now if reroll is None else tuple(rerolled(one, reroll, g.box.die) for one in now)

            with_it = self._tried(ready, use, {}, worth)
            if matters:  # else what is passed is worth 1 as it is
                offered = _offered(g, passing, late=chosen in late)
                with_it = tuple(tuple(map(mul, column, offered)) for column in with_it)
            found = _highest(found, with_it)
            if found == most:
                break
        return found

    def go_on(self, g: Zona, worth: Worth) -> Columns:
        """What a state is worth from where it is, by the rules, until the test goes on; whoever dies has no test."""
        if len(g.tests) < self.depth or g.at == OVER.step:
            return self._never
        if len(g.tests) == self.depth and g.at in ENOUGH:
            return worth(g)
        if g.at == Step.TEST:
            return self._within(g, worth)
        return self._tried(g, FLOW[g.at], g.args, worth)

    def _tried(
        self, g: Zona, step: Callable[..., str], args: Any, worth: Worth, answers: tuple[Any, ...] = ()
    ) -> Columns:
        """The same after a step, with the best answers to what it asks."""
        twin = g.copy()
        twin.args = {}
        try:
            twin.at = step(twin, _Trial(answers, twin.rng), **args)
        except _Missing as asked:
            return _highest(*(self._tried(g, step, args, worth, (*answers, one)) for one in asked.question.options))
        except Finished:
            return self._never  # a death that ends the game
        return self.go_on(twin, worth)

    def _within(self, g: Zona, worth: Worth) -> Columns:
        """The same where a test within the test begins."""
        inside = g.copy()
        begun: Any = inside.args
        made = made_ready(inside, **begun)
        made.difficulty += HARD
        inside.tests.append(made)

        def end(now: Zona, dice: Dice, *, passed: bool) -> list[float]:
            over = now.copy()
            ended = over.tests[-1]
            ended.dice, ended.passed = dice, passed
            over.at, over.args = Step.TEST_OVER, {}
            return [one for column in self.go_on(over, worth) for one in column]

        def stop(now: Zona) -> Columns:
            ways = list(zip(_passing(now, now.tests[-1]), RADIANT, strict=True))
            shown = dict(zip(ways, ROLLS, strict=True))  # one roll for each way in which it can end
            ends = {way: end(now, dice, passed=bool(way[0])) for way, dice in shown.items()}
            return tuple(tuple(ends[way][n] for way in ways) for n in range(len(ROLLS) * self.width))

        def most(now: Zona) -> Columns:
            if drinks(now, made.who):  # then even a use that does not help the test may help
                return ((1.0,) * len(ROLLS),) * len(ROLLS) * self.width
            return tuple((one,) * len(ROLLS) for one in end(now, CALM, passed=True))

        found = Search(self.depth + 1, stop, most).before(inside)
        return tuple(found[n : n + len(ROLLS)] for n in range(0, len(found), len(ROLLS)))


def _highest(*found: Columns) -> Columns:
    return tuple(tuple(map(max, *ways)) if len(ways) > 1 else ways[0] for ways in zip(*found, strict=True))


def _offered_late(g: Zona) -> dict[Named, Aid | None]:
    """What is offered in a passed test whose dice harm."""
    twin = g.copy()
    twin.tests[-1].dice, twin.tests[-1].passed = IRRADIATED, True
    return offered_after(twin, twin.tests[-1])


def _offered(g: Zona, passing: Results, *, late: bool) -> Results:
    """For each roll whether a use is offered: in a passed test only if it may be used so `late`, and the dice harm."""
    made = g.tests[-1]
    thorny = thorns(g, made, CUT) > 0
    harms = [late and (radiant or (thorny and FAILURE in dice)) for dice, radiant in zip(ROLLS, RADIANT, strict=True)]
    return tuple([float(not passed or harm) for passed, harm in zip(passing, harms, strict=True)])


def _reroll(g: Zona, chosen: Named, aid: Aid | None) -> Reroll | None:
    """The dice that a use rerolls, if it does."""
    made = g.tests[-1]
    if chosen is PUSH:
        return Reroll(1, faces_for(g, made, ONE_DIE))
    if aid is None or not (aid.pushes or aid.reroll):
        return None
    reroll = aid.reroll or Reroll(aid.pushes)
    return reroll._replace(faces=faces_for(g, made, reroll))


def _spent(g: Zona, made: Test) -> tuple[Any, ...]:
    """What distinguishes two states in which the same test may go on."""
    one = g.scavengers[made.who]
    mine = (one.fatigue, one.damage, one.traumas, one.roubles, one.items, one.trophies, one.used)
    test = (made.attribute, made.value, made.difficulty, made.bonus, made.cancel, made.pushed, made.passed)
    return (*mine, *test, tuple(sorted(made.used)))


# --- one step, played by the rules --------------------------------------------------------------------------------


class _Missing(Exception):
    """A question without an answer yet."""

    def __init__(self, question: Any) -> None:
        super().__init__()
        self.question = question


class _Trial(QuickTable):
    """Answers what has been decided; stops at the next question. Which dice are rerolled is seen later."""

    def __init__(self, answers: tuple[Any, ...], rng: Chance) -> None:
        super().__init__(self._next, {}, rng)
        self.answers = iter(answers)

    def _next(self, seat: int, question: Any) -> Any:
        if question.kind in ("reroll", "reroll_some"):
            return question.options[0] if question.kind == "reroll" else question.options[:1]
        for answer in self.answers:
            return answer
        raise _Missing(question)
