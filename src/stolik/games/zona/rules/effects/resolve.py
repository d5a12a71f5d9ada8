"""Resolving an effect: the structure of a text. Its words are declared beside their rules (words.py)."""

from __future__ import annotations

from itertools import groupby

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.content.options import effect_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.zona.rules.course.scenes import title, turn
from stolik.games.zona.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.zona.rules.effects.possible import idle, possible, too_tiring
from stolik.games.zona.rules.effects.words import RULES
from stolik.games.zona.rules.scavenger.costs import pay_calls
from stolik.games.zona.rules.scavenger.damage import damage, damage_call
from stolik.games.zona.rules.scavenger.protection import packet_of
from stolik.games.zona.rules.state import Zona


def resolve(
    g: Zona, t: Table, effect: Effect, who: Seat, by: str = "", source: str = "", firm: bool = False
) -> str:  # fmt: skip
    """Resolve an effect for a scavenger. `firm` damage cannot be reduced."""
    calls: Calls
    match effect:
        case Word(name):
            calls = RULES[name].does(Doing(g, t, who, effect, by, source))
        case Amount():
            packet = packet_of([effect])
            return damage(g, t, who, *packet, source, by, bearable=source == "backfire", firm=firm)
        case All(parts):
            calls = _in_order(parts, who, by, source, firm)
        case AnyOf(parts):
            calls = tuple(resolve_call(who, part, by, source) for part in parts)
        case OneOf(parts):
            chosen = _one_of(g, t, parts, who, by, source)
            return proceed(g) if chosen is None else resolve(g, t, chosen, who, by, source)
        case Paid(price, gain):
            paid = (*pay_calls(who, price, by), resolve_call(who, gain, by, source))
            calls = paid if possible(g, who, effect) else ()
    return then(g, *calls) if calls else proceed(g)


def _in_order(parts: tuple[Effect, ...], who: Seat, by: str, source: str, firm: bool) -> Calls:
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
    return tuple(calls)


def _hurts(part: Effect) -> bool:
    """Whether a part is damage or fatigue."""
    return isinstance(part, Amount) or (isinstance(part, Word) and part.name == "fatigue")


def _one_of(g: Zona, t: Table, parts: tuple[Effect, ...], who: Seat, by: str, source: str) -> Effect | None:
    """The one of the parts that happens, if one is possible; nobody is asked to pay for what would change nothing."""
    fit = [part for part in parts if possible(g, who, part)]
    fit = [part for part in fit if not (isinstance(part, Paid) and idle(g, who, part))] or fit
    bearable = [part for part in fit if not too_tiring(g, who, part)]
    options = {effect_option(part): part for part in bearable or fit}
    if not options:
        return None
    chosen = next(iter(options))
    if len(options) > 1:
        chosen = t.ask(who, Choose("choose", tuple(options), about=title(g, by)))
    turn(g, t, by, source, f"choice{parts.index(options[chosen]) + 1}")
    return options[chosen]
