"""The default policy: quick and sensible answers for previews and bots. `search` finds the best ones."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from stolik.games.voidfall.rules.combat.course import Choose, Course, Option, Question, Side
from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES, Role
from stolik.games.voidfall.rules.combat.forces import Force, Ground, Rulings
from stolik.games.voidfall.rules.combat.record import Combat, Winner
from stolik.games.voidfall.rules.combat.sequence import fight

RANKS: dict[Role, dict[Winner, int]] = {
    "invader": {"invader": 2, "nobody": 1, "stalemate": 0, "defender": 0},
    "defender": {"defender": 2, "stalemate": 2, "nobody": 1, "invader": 0},
}
TRADE, HOME, POWER = 4, 1, 2
"""What a Trade token, an FP sent Home and a recalled FP cost, in resources."""
COST_OF = {kind: POWER + (fleet.cost[1] if fleet.cost else 0) for kind, fleet in FLEET_TYPES.items()}


def worth(combat: Combat, who: Role) -> tuple[int, int]:
    """The value of a result for a side: first winning, then the lowest cost."""
    result = combat.of(who)
    lost = sum(cost * power for cost, power in zip(COST_OF.values(), result.recalled, strict=True))
    spent = result.spent
    cost = lost + HOME * sum(result.home) + TRADE * spent.trade + spent.food + spent.energy + spent.materials
    return RANKS[who][combat.winner], -cost


class Payment(NamedTuple):
    """What to pay before a combat: a Trade token or not, Energy or not, how many times 3 Materials."""

    trade: bool = False
    energy: bool = False
    bombard: int = 0

    @property
    def cost(self) -> int:
        return TRADE * self.trade + self.energy + 3 * self.bombard


def sensible(question: Question) -> Option:
    """A quick answer: pays only for what changes the winner or reduces the losses, keeps the most useful FP."""
    if question.what in PAYMENTS:
        course = question.course
        return pay(question, payment(*course.begins, question.who))
    return ANSWERS[question.what](question)


def pay(question: Question, payment: Payment) -> Option:
    """The answer that this payment gives to a question before the combat."""
    if question.what in ("drones", "repel"):
        return "yes" if payment.trade else "no"
    if question.what == "missiles":
        return "yes" if payment.energy else "no"
    return min(payment.bombard - question.course.invader.bombard, question.options[-1])


@lru_cache(maxsize=1024)
def payment(invader: Force, defender: Force, ground: Ground, rulings: Rulings, who: Role) -> Payment:
    """The payment with the best result for that side, tried from the cheapest on."""
    force = invader if who == "invader" else defender
    trades = (False, True) if force.trade and force.has("autonomous_drones") else (False,)
    energies = (False, True) if force.has_basic("deep_space_missiles") and force.launchers else (False,)
    bombards = (force.materials + force.credits) // 3 if force.bombard else 0
    payments = [Payment(*each) for each in product(trades, energies, range(bombards + 1))]
    best, liked = payments[0], (-1, 0)
    for each in sorted(payments, key=lambda each: each.cost):
        if liked[0] == 2 and each.cost >= -liked[1]:
            break

        def choose(question: Question, paying: Payment = each) -> Option:
            return pay(question, paying) if question.what in PAYMENTS else ANSWERS[question.what](question)

        likes = worth(fight(invader, defender, ground, choose, rulings, traced=False), who)
        if likes > liked:
            best, liked = each, likes
    return best


def least_useful(question: Question) -> Option:
    """The fleet type whose FP are least useful to the side."""
    side = question.side
    return min(question.options, key=lambda kind: usefulness(question.course, side, str(kind)))


def usefulness(course: Course, side: Side, kind: str) -> float:
    """What one FP of that type still does in this combat, in FP, plus a little for its cost to deploy."""
    row, technologies, last = side.rows[kind], side.force.technologies, side.fp[kind] == 1
    worth = row.initiative + COST_OF[kind] / 10
    if last:
        worth += row.lead
    if not side.fired:
        worth += 3 * row.salvo_damage
    if side.absorbs.get(kind):
        worth += 2 * row.salvo_absorption
    if kind == "corvette" and last:
        worth += 3 * bool(side.absorbs.get("shields")) + 2 * ("targeting" in technologies)
        torpedoes = "torpedoes_improved" in technologies or ("torpedoes" in technologies and course.step == "approach")
        worth += 3 * torpedoes
    return worth


def best_absorption(question: Question) -> Option:
    """The absorption that wastes the least; a block waits for a heavier volley if one may come."""
    side, other = question.side, question.other
    sizes = dict(side.absorptions())
    source = min(sizes, key=lambda name: (max(sizes[name] - question.amount, 0), -sizes[name]))
    heaviest = 1 + (other.fp["corvette"] > 0 and "torpedoes_improved" in other.force.technologies)
    if not other.fired:
        heaviest += sum(other.rows[kind].salvo_damage * other.fp[kind] for kind in other.kinds)
    waits = min(sizes[source], heaviest) > question.amount and side.total > question.amount
    return "none" if waits else source


PAYMENTS = frozenset({"repel", "drones", "missiles", "bombard_approach", "bombard_salvo"})
ANSWERS: dict[str, Choose] = {
    "deploy": lambda question: question.options[-1],
    "destroyers": lambda question: "now",
    "absorb": best_absorption,
    "recall": least_useful,
    "escape": lambda question: "home",
    "replicate": lambda question: question.options[1],
}
