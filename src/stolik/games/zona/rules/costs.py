"""Prices: of locks, offers and backfires. What cannot be paid is not offered (effects/possible.py)."""

from __future__ import annotations

from typing import Any

from stolik.content.effects import All, Amount, OneOf, Word, parse
from stolik.content.options import cost_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose, Named
from stolik.core.table import Table
from stolik.games.zona.rules.belongings import damage_item, lose_item, lose_trophy
from stolik.games.zona.rules.damage import damage_call, tire, worsen_reputation
from stolik.games.zona.rules.effects.doing import text_of
from stolik.games.zona.rules.effects.possible import payable
from stolik.games.zona.rules.protection import packet_of
from stolik.games.zona.rules.scavengers import crowbars, damageable, discardable, held
from stolik.games.zona.rules.scenes import title
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.steps import Step


def pay_calls(who: int, cost: Any, by: str) -> tuple[Call, ...]:
    """The calls that pay a price, part by part; adjacent amounts of damage are one packet."""
    parts = cost.parts if isinstance(cost, All) else (cost,)
    amounts = [part for part in parts if isinstance(part, Amount)]
    calls: tuple[Call, ...] = ()
    if amounts:
        calls += (damage_call(who, packet_of(amounts), "price", by, bearable=True),)
    rest = [part for part in parts if not isinstance(part, Amount)]
    return calls + tuple(Step.PAY(cost=text_of(part), who=int(who), by=by) for part in rest)


def pay(g: Zona, t: Table, cost: str, who: int, by: str = "") -> str:
    """Pay one part of a price."""
    me, scavenger = SEATS[who], g.scavengers[who]
    part = parse(cost)
    calls: tuple[Call, ...] = ()
    match part:
        case OneOf(parts):
            ways = {cost_option(text_of(one)): one for one in parts if payable(g, who, one)}
            chosen = next(iter(ways)) if len(ways) == 1 else t.ask(me, Choose("pay", list(ways), about=title(g, by)))
            return then(g, *pay_calls(who, ways[chosen], by))
        case Word("roubles" | "lose"):
            scavenger.roubles -= part.number
            t.tell("paid", seat=me, n=part.number)
        case Word("fatigue"):
            calls = tire(g, t, who, part.number, by)
        case Word("reputation"):
            calls = worsen_reputation(g, t, who, by)
        case Word("discard", tags, _):
            calls = give_up(g, t, who, tags, by)
            if part.number > 1:
                rest = f"discard[{' '.join(tags)}]({part.number - 1})"
                calls = (Step.PAY(cost=rest, who=who, by=by), *calls)
        case Word("wear"):
            one = _pick(g, t, who, "wear_item", [g.box.card[one.card] for one in damageable(g, scavenger)], by)
            calls = damage_item(g, t, who, held(scavenger, g.box.card_number[one]), by)
        case Word("crowbar"):
            one = _pick(g, t, who, "crowbar", [g.box.card[one.card] for one in crowbars(g, scavenger)], by)
            calls = damage_item(g, t, who, held(scavenger, g.box.card_number[one]), by)
        case Word("two_items"):
            return _two_items(g, t, who, by)
    return then(g, *calls) if calls else proceed(g)


def _pick(g: Zona, t: Table, who: int, kind: str, options: list[Named], by: str) -> Named:
    return options[0] if len(options) == 1 else t.ask(SEATS[who], Choose(kind, options, about=title(g, by)))


def give_up(g: Zona, t: Table, who: int, tags: tuple[str, ...], by: str) -> tuple[Call, ...]:
    """Discard one trophy or item of a kind; nothing if another part of the price has used up what was there. The
    backpack is repacked only when everything is paid.
    """
    scavenger = g.scavengers[who]
    if not discardable(g, scavenger, tags):
        return ()
    if "trophy" in tags:
        tokens = [g.box.token[token] for token in discardable(g, scavenger, tags) if isinstance(token, int)]
        lose_trophy(g, t, who, g.box.token_number[_pick(g, t, who, "discard", tokens, by)], by)
        return ()
    items = [g.box.card[one.card] for one in scavenger.items if one in discardable(g, scavenger, tags)]
    return lose_item(g, t, who, held(scavenger, g.box.card_number[_pick(g, t, who, "discard", items, by)]), by)


def _two_items(g: Zona, t: Table, who: int, by: str) -> str:
    """Two items, one of them equipment; a Crowbar counts as both."""
    scavenger = g.scavengers[who]
    equipment = [g.box.card[one.card] for one in scavenger.items if g.box.items[one.card].deck == "equipment"]
    bars = [g.box.card[one.card] for one in crowbars(g, scavenger)]
    first = _pick(g, t, who, "discard", bars + (equipment if len(scavenger.items) > 1 else []), by)
    calls = lose_item(g, t, who, held(scavenger, g.box.card_number[first]), by)
    if first not in bars:
        calls = (Step.PAY(cost="discard[item]", who=who, by=by), *calls)
    return then(g, *calls) if calls else proceed(g)
