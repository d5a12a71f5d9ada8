"""Joint Focus cards, trading, Technologies consumed (rulebook, Joint Focus; Trading resources; Consumed)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.content.effects import AnyOf, Effect, Paid, Word
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Amounts, Choose, Number, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.kinds import Action
from stolik.games.voidfall.content.vocabulary import ACTION, PENALTY, RESOURCES
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.costs import paid_for, spend
from stolik.games.voidfall.rules.effects.corruption import corruption_room
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.effects.words import effect
from stolik.games.voidfall.rules.gains import gain
from stolik.games.voidfall.rules.prices import together, words_of
from stolik.games.voidfall.rules.sectors import adjacent_to, is_void
from stolik.games.voidfall.rules.state import Voidfall, replace_sector, seats
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import GOODS, PASS, SECTORS


def sharers(g: Voidfall, action: Action) -> tuple[Seat, ...]:
    """The players who may resolve the effect of an action, or a part of it."""
    return (g.turn.seat,) if action.share == "you" else seats(g)


def shared(g: Voidfall, action: Action, by: str) -> tuple[Call, ...]:
    """Calls that resolve the effect of a Joint action; its `share` says who may resolve it."""
    me = g.turn.seat
    if action.share == "you" or g.players == 1:
        return (resolve_call(me, action.effect, by=by),)
    if action.share == "both":
        return (resolve_call(me, action.effect, by=by), Step.SHARE(effect=action.effect, by=by))
    if action.share == "one":
        return (Step.WHO_RESOLVES(effect=action.effect, by=by),)
    parts = action.effect.parts if isinstance(action.effect, AnyOf) else (action.effect,)
    return (Step.SPLIT(first=parts[0], second=parts[-1], by=by),)


def who_resolves(g: Voidfall, t: Table, effect: Effect, by: str) -> str:
    """Share "you or another": the active player says who resolves the effect."""
    who = t.ask(g.turn.seat, Choose("who_resolves", seats(g), about=by))
    return then(g, resolve_call(who, effect, by=by, agreed=who == g.turn.seat))


def share(g: Voidfall, t: Table, effect: Effect, by: str) -> str:
    """Share "you and another": the active player says who else resolves the effect."""
    who = _other(t, g.turn.seat, "share", [me for me in seats(g) if me != g.turn.seat], by)
    return proceed(g) if who is None else then(g, resolve_call(who, effect, by=by))


def split(g: Voidfall, t: Table, first: Effect, second: Effect, by: str) -> str:
    """Share "split": one player resolves what is above the bar, the other what is below it."""
    me = g.turn.seat
    above = _other(t, me, "split_above", seats(g), by)
    if above is not None and above is not me:
        left: list[Seat] = [me]
    else:
        left = [one for one in seats(g) if one is not above]
    below = _other(t, me, "split_below", left, by)
    parts = ((above, first), (below, second))
    calls = [resolve_call(who, effect, by=by) for who, effect in parts if who is not None]
    return then(g, *calls) if calls else proceed(g)


def _other(t: Table, me: Seat, kind: str, players: Sequence[Seat], by: str) -> Seat | None:
    """One of some players, or nobody."""
    options: list[Any] = [*players, PASS]
    chosen = t.ask(me, Choose(kind, options, about=by))
    return None if chosen is PASS else chosen


def _in_company(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return g.players > 1


@effect("trade_resources", places=(ACTION,), args=("number",), possible=_in_company)
def trade_resources(do: Doing) -> Calls:
    """Give another player up to n resources; that player may give as many back."""
    others = [me for me in seats(do.g) if me != do.me]
    other = do.choose("trade_partner", others, sure=True)
    if other is None:
        return ()
    return (
        Step.GIVE(who=do.me, to=other, most=do.word.number),
        Step.GIVE(who=other, to=do.me, most=do.word.number),
    )


def give(g: Voidfall, t: Table, who: Seat, to: Seat, most: int) -> str:
    """Give resources of any types."""
    stock = g.houses[who].stock
    most = min(most, sum(stock))
    if most:
        given: tuple[int, ...] = t.ask(who, Amounts("give", GOODS, tuple(stock), 0, most, about=to.ref))
        for kind, units in zip(RESOURCES, given, strict=True):
            if units:
                spend(g, t, who, kind, units)
                gain(g, t, to, kind, units)
    return proceed(g)


def pledged(effect: Paid) -> bool:
    """Whether the price of an effect is Corruption, which all players can share."""
    return all(word.name == "corrupt" for word in words_of(effect.cost))


def pledge(g: Voidfall, t: Table, effect: Paid, by: str) -> str:
    """The players gain the Corruption together: in turn order each says how much of it. If it is too little nobody
    gains any; otherwise the first player in turn order then resolves the effect.
    """
    words = words_of(effect.cost)
    room = {me: corruption_room(g, me, words[0].tags, chambers=not words[0].tags) for me in g.order}
    calls: list[Call] = []
    left = len(words) if possible(g, g.order[0], effect.effect) else 0
    for place, me in enumerate(g.order):
        if not 0 < left <= sum(room[one] for one in g.order[place:]):
            break
        most = min(left, room[me])
        share = t.ask(me, Number("pledge", 0, most, about=by)) if most else 0
        if share:
            t.tell("pledged", seat=me, n=share)
            calls += paid_for(together(*words[:share]), me, by)
        left -= share
    if left or not calls:
        return proceed(g)
    return then(g, *calls, resolve_call(g.order[0], effect.effect, by=by, agreed=True))


def _weakens(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(is_void(sector) and adjacent_to(g, me, index) for index, sector in enumerate(g.sectors))


@effect("weaken", places=(ACTION,), possible=_weakens)
def weaken(do: Doing) -> Calls:
    """Remove one Voidborn Fleet Power from an adjacent sector; after its last one the Voidborn take the sector over
    again.
    """
    g = do.g
    index = do.sector("weaken", [i for i, s in enumerate(g.sectors) if is_void(s) and adjacent_to(g, do.me, i)])
    if index is not None:
        replace_sector(g, index, void=g.sectors[index].void - 1)
        do.t.tell("weakened", seat=do.me, sector=SECTORS[index])
        if not g.sectors[index].void:
            return fleets.take_over(g, do.t, do.me, index)
    return ()


def _consumes(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(g.improved_now) and not g.locked if "improved" in word.tags else any(g.copies)


@effect("consume", places=(PENALTY,), tags="version", possible=_consumes)
def consume(do: Doing) -> Calls:
    """A Technology is consumed: a Basic one, if possible one that shows Influence; or the leftmost Improved one."""
    g = do.g
    if "improved" in do.word.tags:
        if g.locked or not g.improved_now:
            return ()
        id, *left = g.improved_now
        g.improved_now = tuple(left)
        lost = named(f"improved:{id}")
    else:
        shown = [n for n, copies in enumerate(g.copies) if copies and copies[0]]
        options = shown or [n for n, copies in enumerate(g.copies) if copies]
        chosen = do._replace(must=True).choose("consume", [named(f"technology:{g.tableau[n]}") for n in options])
        if chosen is None:
            return ()
        number = g.tableau.index(chosen.ref.partition(":")[2])
        g.copies = put(g.copies, number, g.copies[number][1:])
        lost = chosen
    g.consumed += 1
    do.t.tell("consumed", technology=lost)
    return ()
