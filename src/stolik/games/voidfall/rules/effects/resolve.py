"""Resolving an effect: its structure; what its words do is declared with them (words.py)."""

from __future__ import annotations

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.content.options import effect_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import NO_LIMIT, Limit
from stolik.games.voidfall.rules.effects.order import first_anyway, settled
from stolik.games.voidfall.rules.effects.possible import in_full, plain, possible, scoped
from stolik.games.voidfall.rules.effects.words import EFFECTS
from stolik.games.voidfall.rules.gains import gain_amount
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import DONE, PASS


def resolve(
    g: Voidfall,
    t: Table,
    effect: Effect,
    who: Seat,
    limit: Limit = NO_LIMIT,
    must: bool = False,
    by: str = "",
    agreed: bool = False,
) -> str:
    """Resolve an effect for a player, within a limit."""
    match effect:
        case Word():
            do = Doing(g, t, who, effect, limit, must, by, agreed)
            handler = EFFECTS[effect.name].does
            assert handler is not None, f"{effect} is read elsewhere"
            calls = handler(do)
            if calls:
                return then(g, *calls)
        case Amount(units, unit):
            gain_amount(g, t, who, units, unit, by)
        case All(parts):
            if parts:
                first = resolve_call(who, parts[0], limit, must, by, agreed=agreed)
                return then(g, first, *(resolve_call(who, part, limit, must, by) for part in parts[1:]))
        case AnyOf() | OneOf() | Paid():
            return _structure(g, t, effect, who, limit, must, by)
    return proceed(g)


def _structure(g: Voidfall, t: Table, node: AnyOf | OneOf | Paid, who: Seat, limit: Limit, must: bool, by: str) -> str:
    """Effects with a choice: any of several, one of several, something for a price."""

    def again(effect: Effect, *, agreed: bool = False) -> Call:
        return resolve_call(who, effect, limit, must, by, agreed=agreed)

    def later(rest: tuple[Effect, ...]) -> Calls:
        """The remaining ones of several effects: one that was impossible before may be possible now."""
        left = rest[0] if len(rest) == 1 else AnyOf(rest)
        return (*back(g, left), again(left)) if rest else ()

    if isinstance(node, Paid):
        if not (can_pay(g, who, node.cost) if must else possible(g, who, node, limit)):
            return proceed(g)
        if not must:
            chosen = t.ask(who, Choose("buy", (effect_option(node), PASS), about=by))
            if chosen is PASS:
                return proceed(g)
        return then(g, Step.PAY(cost=node.cost, who=who, by=by), again(node.effect, agreed=True))
    if must and isinstance(node, OneOf):
        parts = [part for part in node.parts if in_full(g, who, part)]
    else:
        parts = [part for part in node.parts if possible(g, who, part, limit)]
    if not parts:
        return proceed(g)
    if isinstance(node, AnyOf):
        if len(parts) == 1 or all(plain(part) for part in parts):
            rest = tuple(part for part in node.parts if part not in parts)
            return then(g, *(again(part) for part in parts), *later(rest))
        if sooner := first_anyway(g, who, parts):
            rest = tuple(part for part in node.parts if part not in sooner)
            return then(g, *(again(part) for part in sooner), *later(rest))
        if ordered := settled(g, who, node.parts):
            return then(g, *(again(part) for part in ordered))
    elif len(parts) == 1 and must:
        return then(g, again(parts[0]))
    options = {effect_option(part): part for part in parts}
    stop = DONE if isinstance(node, AnyOf) else PASS
    offered = tuple(options) if must else (*options, stop)
    kind = "any_of" if isinstance(node, AnyOf) else "one_of"
    chosen = t.ask(who, Choose(kind, offered, about=by))
    if chosen is stop:
        return proceed(g)
    part = options[chosen]
    # Choosing a part with a price means agreeing to pay it.
    paid = Step.BUY(effect=part, who=who, must=must, by=by) if isinstance(part, Paid) else again(part, agreed=True)
    if isinstance(node, OneOf):
        return then(g, paid)
    first = node.parts.index(part)
    rest = node.parts[:first] + node.parts[first + 1 :]
    return then(g, paid, *later(rest))


def back(g: Voidfall, effect: Effect) -> Calls:
    """Make effects that refer to the place where the cost was paid mean that place, whatever was paid in between."""
    return (Step.BACK_TO(where=g.turn.where),) if scoped(effect) else ()


def back_to(g: Voidfall, t: Table, where: str) -> str:
    """The next effect refers to this place again."""
    g.turn.where = where
    return proceed(g)


def buy(g: Voidfall, t: Table, effect: Paid, who: Seat, by: str, must: bool = False) -> str:
    """Pay for an effect and resolve it."""
    paid = resolve_call(who, effect.effect, must=must, by=by, agreed=True)
    return then(g, Step.PAY(cost=effect.cost, who=who, by=by), paid)
