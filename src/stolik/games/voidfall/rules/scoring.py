"""What objectives score for a player now (rulebook, Evaluation 3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.core.agenda import Call
from stolik.core.question import SEATS, Question
from stolik.core.table import QuickTable
from stolik.games.voidfall.rules.counts import check, count, how_often
from stolik.games.voidfall.rules.evaluation import pay_upkeep
from stolik.games.voidfall.rules.state import Voidfall


class Scored(NamedTuple):
    """The Influence of one objective, as `times` equal shares; `has` is what was counted, `needs` the number to be
    reached (None: no such number), `relation` how they are compared.
    """

    n: int
    times: int = 1
    has: int | None = None
    needs: int | None = None
    relation: str = ""


def scored(g: Voidfall, me: int, objective: Effect) -> Scored:
    """What an objective would give now in Influence; if it has a choice, the best."""
    match objective:
        case Amount(units, "inf"):
            return Scored(units)
        case Word("lose_influence"):
            return Scored(-objective.number)
        case All(parts) | AnyOf(parts):
            inner = [scored(g, me, part) for part in parts]
            return inner[0] if len(inner) == 1 else Scored(sum(part.n for part in inner))
        case OneOf(parts):
            return max((scored(g, me, part) for part in parts), key=lambda part: part.n)
        case Word("per"):
            times = how_often(g, me, objective)
            return Scored(times * scored(g, me, objective.effects[1]).n, times, count(g, me, objective.counted))
        case Word("when"):
            (condition,), (gained,) = objective.checks, objective.effects
            has = count(g, me, condition.count)
            if not check(g, me, condition):
                return Scored(0, 1, has, condition.number, condition.relation)
            reached = scored(g, me, gained)
            if reached.has is not None:
                return reached
            return Scored(reached.n, 1, has, condition.number, condition.relation)
        case Amount() | Paid() | Word():
            return Scored(0)


def after_upkeep(g: Voidfall, me: int) -> Voidfall:
    """A copy of the state in which the player has paid its Upkeep, with Food first."""
    later = g.copy()
    later.agenda = (Call("end"),)
    pay_upkeep(later, QuickTable(_thrifty, {}, later.rng), SEATS[me])
    return later


def _thrifty(seat: int, question: Question[Any]) -> Sequence[int]:
    """Use all Food that helps, Credits only where nothing else pays, and pairs of Energy and Materials in any order."""
    lo, limits, hi = question.lo, list(question.limits), question.hi  # type: ignore[attr-defined]
    if question.kind == "upkeep_credits":
        return (lo,)
    paid: list[int] = []
    for limit in limits:
        paid.append(min(limit, hi - sum(paid)))
    return tuple(paid)
