"""The answers that questions begin with: given unread, they lose nothing that another answer would keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stolik.content.options import id_of
from stolik.core.question import Amounts, ChooseSome, Question
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.counts import production, upkeep
from stolik.games.voidfall.rules.invasion.least import least_that_wins
from stolik.games.voidfall.rules.sectors import is_home, owned
from stolik.games.voidfall.rules.state import STOCK_LIMIT, Sector, Voidfall
from stolik.games.voidfall.rules.words import FLEET_TYPES, SECTORS, squadron
from stolik.games.voidfall.view.foresee import bombarded

FOOD = 0


def propose(g: Voidfall, seat: int, question: Question[Any]) -> Any:
    """The answer that a question begins with; None: it begins with nothing."""
    match question:
        case Amounts(kind="send"):
            return sent(g, seat, question)
        case Amounts(kind="gain_mix"):
            return gained(g, seat, question)
        case Amounts(kind="pay_mix" | "upkeep_pairs"):
            return paid(g, seat, question)
        case Amounts(kind="upkeep_food"):
            return (question.most,)
        case Amounts(kind="regroup_fleets"):
            return regrouped(g, seat, question)
        case ChooseSome(kind="produce"):
            return produced(g, seat, question)
    return None


def sent(g: Voidfall, me: int, question: Amounts[Any]) -> tuple[int, ...]:
    """The least that wins and leaves a garrison everywhere; nobody if nothing does."""
    squadrons = [squadron(option) for option in question.options]
    where = tuple(dict.fromkeys(index for index, _ in squadrons))
    found = least_that_wins(g, me, g.turn.target, where, bombarded(g))
    if found is None:
        return (0,) * len(squadrons)
    parts = dict(zip(where, found, strict=True))
    return tuple(parts[index][kind] for index, kind in squadrons)


def regrouped(g: Voidfall, me: int, question: Amounts[Any]) -> tuple[int, ...]:
    """As many as may go, the first types first; one stays at Home, the only sector that they may leave empty. The
    question does not name the sector they leave, so one stays too if it is another that looks like the Home.
    """
    from_here = [sector for index, sector in owned(g, me) if SECTORS[index].ref != question.about]
    emptied = any(_is_all_of(sector, question) for sector in from_here)
    left, units = max(question.lo, question.most - emptied), []
    for limit in question.limits:
        units.append(min(limit, left))
        left -= units[-1]
    return tuple(units)


def _is_all_of(sector: Sector, question: Amounts[Any]) -> bool:
    """Whether a question offers all Fleet Power of a sector, which must be a Home."""
    fleets = [(FLEET_TYPES[kind], units) for kind, units in enumerate(sector.fleets) if units]
    offered = list(zip(question.options, question.limits, strict=True))
    return is_home(sector) and sector.power == question.most and fleets == offered


def gained(g: Voidfall, me: int, question: Amounts[Any]) -> tuple[int, ...]:
    """Each unit of what there is least of, as long as there is room."""
    return _one_by_one(g, me, question, lambda stock, kind: (stock < STOCK_LIMIT, -stock), gain=1)


def paid(g: Voidfall, me: int, question: Amounts[Any]) -> tuple[int, ...]:
    """Each unit from what there is most of; the Food that is due as Upkeep comes last."""
    due = upkeep(g, me)
    return _one_by_one(g, me, question, lambda stock, kind: stock - due * (kind == FOOD), gain=-1)


def produced(g: Voidfall, me: int, question: ChooseSome[Any]) -> tuple[Any, ...]:
    """The resources that bring most: as much as there is room for."""
    stock = g.houses[me].stock

    def brings(option: Any) -> int:
        kind = RESOURCES.index(id_of(option))
        return min(production(g, me, id_of(option)), STOCK_LIMIT - stock[kind])

    best = sorted(question.options, key=brings, reverse=True)[: question.hi]
    return tuple(option for option in question.options if option in best)


def _one_by_one(
    g: Voidfall, me: int, question: Amounts[Any], worth: Callable[[int, int], Any], *, gain: int
) -> tuple[int, ...]:
    """Units given one after the other to the resource that is then worth most, by its stock and its kind."""
    kinds: Sequence[int] = [RESOURCES.index(id_of(option)) for option in question.options]
    stock, units = [g.houses[me].stock[kind] for kind in kinds], [0] * len(kinds)
    for _ in range(question.lo):
        free = [n for n, limit in enumerate(question.limits) if units[n] < limit]
        best = max(free, key=lambda n: worth(stock[n], kinds[n]))
        units[best] += 1
        stock[best] += gain
    return tuple(units)
