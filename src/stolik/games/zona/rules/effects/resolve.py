"""Resolving an effect: the structure of a text, and the table of its words."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from stolik.content.effects import All, Amount, AnyOf, OneOf, Paid, Word, parse
from stolik.content.options import effect_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.zona.rules.costs import pay_calls
from stolik.games.zona.rules.damage import damage_call
from stolik.games.zona.rules.effects import decks, event, goods, places, specials, trading
from stolik.games.zona.rules.effects.doing import Calls, Doing, Handler, resolve_call, text_of
from stolik.games.zona.rules.effects.possible import check_holds, count, idle, possible, too_tiring
from stolik.games.zona.rules.protection import packet_of
from stolik.games.zona.rules.scavengers import REPUTATIONS, reputation
from stolik.games.zona.rules.scenes import title, turn
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.rules.words import NO


def resolve(g: Zona, t: Table, effect: str, who: int, by: str = "", source: str = "", firm: bool = False) -> str:
    """Resolve an effect for a scavenger. `firm` damage cannot be reduced."""
    node = parse(effect)
    match node:
        case Amount():
            return then(g, damage_call(who, packet_of([node]), source, by, bearable=source == "backfire", firm=firm))
        case All(parts):
            return then(g, *_in_order(parts, who, by, source, firm))
        case AnyOf(parts):
            return then(g, *(resolve_call(who, part, by, source) for part in parts))
        case OneOf(parts):
            return _one_of(g, t, parts, who, by, source)
        case Paid(cost, gain):
            if not possible(g, who, node):
                return proceed(g)
            return then(g, *pay_calls(who, cost, by), resolve_call(who, gain, by, source))
        case Word():
            calls = WORDS[node.name](Doing(g, t, SEATS[who], node, by, source))
            if calls:
                return then(g, *calls)
    return proceed(g)


def _in_order(parts: tuple[Any, ...], who: int, by: str, source: str, firm: bool) -> list[Call]:
    """A call for each part; adjacent amounts of damage, with the fatigue beside them, are one packet."""
    calls: list[Call] = []
    for together, group in groupby(parts, _hurts):
        if not together:
            calls += (resolve_call(who, part, by, source) for part in group)
            continue
        found = list(group)
        packet = packet_of([part for part in found if isinstance(part, Amount)])
        tiring = sum(part.number for part in found if isinstance(part, Word))
        calls.append(damage_call(who, packet, source, by, bearable=source == "backfire", firm=firm, tiring=tiring))
    return calls


def _hurts(part: Any) -> bool:
    """Whether a part is damage or fatigue."""
    return isinstance(part, Amount) or (isinstance(part, Word) and part.name == "fatigue")


def _one_of(g: Zona, t: Table, parts: tuple[Any, ...], who: int, by: str, source: str) -> str:
    """Exactly one of the parts that are possible; nobody is asked to pay for what would change nothing."""
    fit = [part for part in parts if possible(g, who, part)]
    fit = [part for part in fit if not (isinstance(part, Paid) and idle(g, who, part))] or fit
    bearable = [part for part in fit if not too_tiring(g, who, part)]
    options = {effect_option(text_of(part)): part for part in bearable or fit}
    if not options:
        return proceed(g)
    chosen = next(iter(options))
    if len(options) > 1:
        chosen = t.ask(SEATS[who], Choose("choose", list(options), about=title(g, by)))
    turn(g, t, by, source, f"choice{parts.index(options[chosen]) + 1}")
    return then(g, resolve_call(who, options[chosen], by, source))


def _nothing(do: Doing) -> Calls:
    return ()


def _may(do: Doing) -> Calls:
    """An offer, if it can be taken and would change something."""
    effect = do.word.args[0]
    if not possible(do.g, do.me, effect) or too_tiring(do.g, do.me, effect) or idle(do.g, do.me, effect):
        turn(do.g, do.t, do.by, do.source, "declined")
        return ()
    option = effect_option(text_of(effect))
    chosen = do.t.ask(do.me, Choose("may", [option, NO], about=title(do.g, do.by)))
    turn(do.g, do.t, do.by, do.source, "declined" if chosen is NO else "accepted")
    return () if chosen is NO else (do.again(effect),)


def _otherwise(do: Doing) -> Calls:
    first, second = do.word.args
    return (do.again(first if possible(do.g, do.me, first) else second),)


def _by_reputation(do: Doing) -> Calls:
    now = reputation(do.g, do.me)
    turn(do.g, do.t, do.by, do.source, REPUTATIONS[now])
    return (do.again(do.word.args[1 - now]),)


def _when(do: Doing) -> Calls:
    check, effect = do.word.args
    return (do.again(effect),) if check_holds(do.g, do.me, check) else ()


def _per(do: Doing) -> Calls:
    return (do.again(do.word.args[1]),) * count(do.g, do.me, do.word.args[0])


WORDS: dict[str, Handler] = {
    "nothing": _nothing,
    "may": _may,
    "otherwise": _otherwise,
    "by_reputation": _by_reputation,
    "when": _when,
    "per": _per,
    "test": event.test,
    "go_on": event.go_on,
    "fail": event.fail,
    "secret": event.secret,
    "win": event.win,
    "fatigue": event.fatigue,
    "rest": event.rest,
    "heal": event.heal,
    "cure": event.cure,
    "reputation": event.reputation,
    "roubles": event.roubles,
    "lose": event.lose,
    "junk": goods.junk,
    "equipment": goods.equipment,
    "artefact": goods.artefact,
    "draw": goods.draw,
    "trophy": goods.trophy,
    "wear": goods.wear,
    "repair": goods.repair,
    "discard": goods.discard,
    "sell": trading.sell,
    "sell_any": trading.sell_any,
    "buy": trading.buy,
    "new_market": trading.new_market,
    "relocate": places.relocate,
    "encounter": places.encounter,
    "fight": places.fight,
    "place": places.place,
    "everyone": places.everyone,
    "at": places.at,
    "look": decks.look,
    "emission": decks.emission,
    "cheaper_opening": decks.cheaper_opening,
    "new_lock": decks.new_lock,
    "special": specials.special,
}
