"""What an action or card costs here and now, and why it cannot be chosen."""

from __future__ import annotations

from stolik.content.effects import Check, Effect, Paid, Word
from stolik.core.explain import Say
from stolik.core.why import NOTHING, Part, Sum, Why, added
from stolik.games.voidfall.content.kinds import ExtraAction
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.costs import NERVO, discounted
from stolik.games.voidfall.rules.counts import count, improved_limit, technology_limit
from stolik.games.voidfall.rules.events import action_cost
from stolik.games.voidfall.rules.extra_actions import has_acted, sector_actions, technology_actions
from stolik.games.voidfall.rules.hindrances import hindrances, lacking
from stolik.games.voidfall.rules.prices import price
from stolik.games.voidfall.rules.state import Voidfall, has
from stolik.games.voidfall.rules.turn import doubled, doubling, focus_actions_left
from stolik.games.voidfall.view.why.lines import say


def action(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """An action: its cost with what changes it, and what prevents it."""
    row = g.box.actions.get(name)
    if row is None:
        return NOTHING
    ref = f"action:{name}"
    focus = "" if isinstance(row, ExtraAction) else next(id for id in g.box.focuses if ref in g.box.focus_actions[id])
    cost = action_cost(g, whose, focus, row.cost) if focus else row.cost
    mine = g.phase == "focus" and g.turn.seat == whose
    if mine and focus:
        cost = doubled(g, cost)
    says = [*(_barred(g, whose, ref, focus) if mine else []), *missing(g, whose, cost, action=True)]
    if not cost:
        says += why_nothing(g, whose, row.effect)
    return Why(tuple(says), prices(g, whose, row.cost, cost, acting=mine))


def _barred(g: Voidfall, me: int, ref: str, focus: str) -> list[Say]:
    """Why an action may not be taken in the current turn, whatever it costs."""
    turn = g.turn
    played = turn.taken or turn.focus
    if not turn.focus:
        return []
    if not focus and ref in sector_actions(g, me):
        return []
    if ref in turn.done:
        return [say("not-again")]
    if not focus:
        if any(used.startswith(ref) for used in g.houses[me].used):
            return [say("not-used")]
        if ref in technology_actions(g, me):
            return []
        acted = any(has_acted(g, id) and ref.startswith(f"action:{id}_") for id in g.houses[me].technologies)
        return [say("not-both" if acted else "not-with-focus")]
    if focus != played:
        return [say("not-focus", focus=f"focus:{played}")]
    if not focus_actions_left(g):
        return [say("not-third" if not turn.flipped else "not-more")]
    return [say("doubled")] if doubling(g) else []


def missing(g: Voidfall, me: int, cost: Effect, *, action: bool = False) -> list[Say]:
    """What the player lacks for a cost, one sentence each."""
    says: list[Say] = []
    for lack in lacking(g, me, cost, action=action):
        if lack.what in RESOURCES:
            id = "lacks-credits" if lack.what in "FEM" else "lacks"
            says.append(say(id, resource=f"resource:{lack.what}", needs=lack.needs, has=lack.has))
        else:
            says.append(say(f"lacks-{lack.what}", needs=lack.needs))
    return says


def why_nothing(g: Voidfall, me: int, effect: Effect) -> list[Say]:
    """Why an effect would do nothing, one sentence for each part of it."""
    says: list[Say] = []
    for one in hindrances(g, me, effect):
        match one:
            case Paid(cost):
                says += missing(g, me, cost)
            case Check():
                says.append(say("not-checked", has=count(g, me, one.count), needs=one.number))
            case Word(name):
                says.append(say(f"not-{name}"))
    return [one for nth, one in enumerate(says) if one not in says[:nth]]


def prices(g: Voidfall, me: int, printed: Effect, cost: Effect, *, acting: bool) -> tuple[Sum, ...]:
    """The resources an action costs, each with what changes the printed price."""
    now = discounted(g, me, cost, action=True) if acting else price(cost)
    begun, taxed = price(printed), price(cost)
    sums = []
    for kind in dict.fromkeys((*begun, *taxed)):
        first, asked, last = begun.get(kind, 0), taxed.get(kind, 0), now.get(kind, 0)
        parts = [Part(first, said=say("printed"))]
        if asked != first:
            parts.append(Part(asked - first, f"event:{g.event}" if not doubling(g) else "technology:robotics"))
        if last != asked:
            parts.append(Part(last - asked, NERVO))
        sums.append(added(say("cost", resource=f"resource:{kind}"), parts))
    return tuple(sums)


def focus(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """A Focus card: where it is if it cannot be played, and which of its actions could be taken now."""
    if name not in g.box.focuses:
        return NOTHING
    house = g.houses[whose]
    if name in house.discard:
        return Why((say("focus-discarded"),))
    if name == house.waiting:
        return Why((say("focus-waiting"),))
    if name not in house.focuses and name not in g.special_offer:
        return NOTHING
    says: list[Say] = []
    for ref, row in g.box.focus_actions[name].items():
        cost = action_cost(g, whose, name, row.cost)
        lacks = missing(g, whose, cost, action=True) or ([] if cost else why_nothing(g, whose, row.effect))
        if lacks:
            says += [say("focus-action", action=ref), *lacks]
    return Why(tuple(says))


def technology(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """A Technology: why it cannot be gained."""
    if name not in g.box.technologies:
        return NOTHING
    house = g.houses[whose]
    if has(g, whose, name):
        if name in house.improved:
            return NOTHING
        return improved(g, seat, name, whose)
    says: list[Say] = []
    if name not in g.tableau or not g.copies[g.tableau.index(name)]:
        says.append(say("technology-gone"))
    if len(house.technologies) >= technology_limit(house):
        says.append(say("technology-full", n=technology_limit(house)))
    return Why(tuple(says))


def improved(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """An Improved Technology: why it cannot be gained."""
    if name not in g.box.technologies:
        return NOTHING
    house, says = g.houses[whose], []
    own = house.own_improved and name == (house.technologies or ("",))[0]
    if not has(g, whose, name):
        says.append(say("improved-basic"))
    if not own and (g.locked or name not in g.improved_now):
        says.append(say("improved-locked" if g.locked else "improved-gone"))
    if len(house.improved) >= improved_limit(house):
        says.append(say("improved-full", n=improved_limit(house)))
    return Why(tuple(says))
