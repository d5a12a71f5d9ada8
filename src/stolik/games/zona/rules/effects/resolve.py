"""Resolving an effect: the structure of a text. Its words are declared beside their rules (words.py)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

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
from stolik.games.zona.rules.state import Packet, Zona


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
        case All():
            calls = _in_order(effect, who, by, source, firm)
        case AnyOf(parts):
            calls = tuple(resolve_call(who, part, by, source) for part in parts)
        case OneOf(parts):
            chosen = _one_of(g, t, parts, who, by, source)
            return proceed(g) if chosen is None else resolve(g, t, chosen, who, by, source)
        case Paid(price, gain):
            paid = (*pay_calls(who, price, by), resolve_call(who, gain, by, source))
            calls = paid if possible(g, who, effect) else ()
    return then(g, *calls) if calls else proceed(g)


class _Harm(NamedTuple):
    """A packet of damage, and the fatigue that comes with it."""

    packet: Packet
    tiring: int


def _in_order(effect: All, who: Seat, by: str, source: str, firm: bool) -> Calls:
    """A call for each part, or for several that are one packet."""
    calls: list[Call] = []
    for part in _together(effect):
        if isinstance(part, _Harm):
            bearable = source == "backfire"
            calls.append(damage_call(who, part.packet, source, by, bearable=bearable, firm=firm, tiring=part.tiring))
        else:
            calls.append(resolve_call(who, part, by, source))
    return tuple(calls)


@cache
def _together(effect: All) -> tuple[Effect | _Harm, ...]:
    """The parts; adjacent amounts of damage, with the fatigue beside them, are one packet."""
    parts: list[Effect | _Harm] = []
    for hurting, group in groupby(effect.parts, _hurts):
        found = list(group)
        if hurting:
            packet = packet_of([part for part in found if isinstance(part, Amount)])
            parts.append(_Harm(packet, sum(part.number for part in found if isinstance(part, Word))))
        else:
            parts += found
    return tuple(parts)


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
