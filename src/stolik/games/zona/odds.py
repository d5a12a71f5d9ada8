"""The exact odds of a test: three dice, rerolls used in the best way, items that add or cancel (Tests).

Nothing is rolled and no game state is needed: a test is a `Chances`, and `odds` is a pure function of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import NamedTuple

SUCCESS, FAILURE, RADIATION, BLANK = range(4)
FACES = ("success", "failure", "radiation", "blank")
DICE = 3
Dice = tuple[int, ...]
"""The faces shown, each a number of `FACES`."""

ANY: Dice = (SUCCESS, FAILURE, RADIATION, BLANK)
"""A reroll of a die that may show anything."""


class Reroll(NamedTuple):
    """Up to `dice` dice that show one of `faces` are rerolled, all at once; with `all` exactly that number."""

    dice: int = 1
    faces: Dice = ANY
    all: bool = False


class Chances(NamedTuple):
    """A test. `value` is the attribute, `bonus` what items add without a roll, `cancel` how many failures they cancel.
    With `glowing` a radiation face counts as a failure. `die` is how many of a die's sides show each face.
    """

    value: int
    difficulty: int
    bonus: int = 0
    cancel: int = 0
    rerolls: tuple[Reroll, ...] = ()
    glowing: bool = False
    die: tuple[int, ...] = (2, 1, 1, 2)


class Odds(NamedTuple):
    """The chance that a test succeeds, and the chance that at least two radiation faces are left, when played for
    success.
    """

    success: float
    radiation: float


def total(dice: Sequence[int], value: int, bonus: int = 0, cancel: int = 0, *, glowing: bool = False) -> int:
    """The result of a test: the attribute, 1 for each success, -1 for each failure that is not cancelled, the bonus."""
    failures = dice.count(FAILURE) + (dice.count(RADIATION) if glowing else 0)
    return value + dice.count(SUCCESS) - max(0, failures - cancel) + bonus


def irradiates(dice: Sequence[int]) -> bool:
    """Whether at least two dice show radiation."""
    return dice.count(RADIATION) >= 2


@lru_cache(1 << 14)
def odds(test: Chances, dice: Dice | None = None) -> Odds:
    """The odds before the roll, or with these dice on the table."""
    need = test.difficulty - test.value - test.bonus
    results = _results(need, test.cancel, tuple(sorted(test.rerolls)), test.glowing, test.die)
    if dice is not None:
        return Odds(*results[_NUMBER[tuple(sorted(dice))]])
    rolled = _rolls(DICE, test.die)
    return Odds(sum(p * results[n][0] for n, p in rolled), sum(p * results[n][1] for n, p in rolled))


@lru_cache(1 << 12)
def pushed(test: Chances, dice: Dice) -> float:
    """The chance of success if one die must be rerolled, the best one allowed, and nothing else is done."""
    (push, *_), plain = test.rerolls, test._replace(rerolls=())
    chances = []
    for n, face in enumerate(dice):
        if face in push.faces:
            others = (*dice[:n], *dice[n + 1 :])
            ways = [many * odds(plain, tuple(sorted((*others, new)))).success for new, many in enumerate(test.die)]
            chances.append(sum(ways) / sum(test.die))
    return max(chances)


Results = tuple[float, ...]
"""The chance of success for each roll of three dice."""


@lru_cache(1 << 10)
def stopped(need: int, cancel: int, *, glowing: bool) -> Results:
    """Whether each roll succeeds as it stands, with `need` more than the attribute and what items add."""
    return tuple(float(total(dice, 0, 0, cancel, glowing=glowing) >= need) for dice in _SHOWN[DICE])


@lru_cache(1 << 12)
def rerolled(after: Results, reroll: Reroll, die: tuple[int, ...]) -> Results:
    """For each roll the best chance if a reroll is used on it, before what follows; 0 where it fits no die."""
    return tuple(
        max((sum(chance * after[n] for n, chance in way) for way in found), default=0.0) for found in _ways(reroll, die)
    )


def chance_of(results: Results, die: tuple[int, ...], dice: Dice | None = None) -> float:
    """The chance with these dice, or before the roll."""
    if dice is not None:
        return results[_NUMBER[tuple(sorted(dice))]]
    return sum(chance * results[n] for n, chance in _rolls(DICE, die))


_SHOWN = {count: tuple(combinations_with_replacement(range(len(FACES)), count)) for count in range(DICE + 1)}
"""Every roll of this number of dice, sorted."""
ROLLS = _SHOWN[DICE]
"""Every roll of three dice, as results are listed."""
_NUMBER = {dice: number for number, dice in enumerate(_SHOWN[DICE])}
Result = tuple[float, float]


@lru_cache(1 << 14)
def _results(
    need: int, cancel: int, rerolls: tuple[Reroll, ...], glowing: bool, die: tuple[int, ...]
) -> tuple[Result, ...]:
    """For each roll of three dice, (chance of success, chance of radiation) if the rerolls are used for success."""
    stopped = tuple(
        (float(total(dice, 0, 0, cancel, glowing=glowing) >= need), float(irradiates(dice))) for dice in _SHOWN[DICE]
    )
    if not rerolls:
        return stopped
    options = []
    for number, reroll in enumerate(rerolls):
        if reroll not in rerolls[:number]:
            after = _results(need, cancel, rerolls[:number] + rerolls[number + 1 :], glowing, die)
            options.append((after, _ways(reroll, die)))
    return tuple(_best(now, number, options) for number, now in enumerate(stopped))


def _best(now: Result, number: int, options: list[tuple[tuple[Result, ...], tuple[Ways, ...]]]) -> Result:
    """The best choice with these dice: stop, or use one of the rerolls."""
    if now[0]:
        return now
    success, radiation = now
    for after, ways in options:
        for way in ways[number]:
            found = sum([chance * after[rolled][0] for rolled, chance in way])
            if found > success + 1e-12:
                success, radiation = found, sum([chance * after[rolled][1] for rolled, chance in way])
            elif found > success - 1e-12:
                radiation = min(radiation, sum([chance * after[rolled][1] for rolled, chance in way]))
    return success, radiation


Ways = tuple[tuple[tuple[int, float], ...], ...]
"""The different ways to use a reroll: each is what the dice then show, with its probability."""


@cache
def _ways(reroll: Reroll, die: tuple[int, ...]) -> tuple[Ways, ...]:
    """For each roll of three dice, the ways to use a reroll. Successes are rerolled only if they must be."""
    found = []
    for dice in _SHOWN[DICE]:
        free = [n for n, face in enumerate(dice) if face in reroll.faces and (reroll.all or face != SUCCESS)]
        kept = {}
        for count in range(reroll.dice if reroll.all else 1, min(reroll.dice, len(free)) + 1):
            for taken in combinations(free, count):
                kept[tuple(face for n, face in enumerate(dice) if n not in taken)] = count
        found.append(tuple(_way(stay, count, die) for stay, count in kept.items()))
    return tuple(found)


def _way(kept: Dice, count: int, die: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    return tuple((_NUMBER[tuple(sorted(kept + _SHOWN[count][n]))], chance) for n, chance in _rolls(count, die))


@cache
def _rolls(count: int, die: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """(number of the roll, its probability) for this number of dice."""
    found = []
    for number, rolled in enumerate(_SHOWN[count]):
        chance = float(len(set(permutations(rolled))))
        for face in rolled:
            chance *= die[face] / sum(die)
        if chance:
            found.append((number, chance))
    return tuple(found)
