"""What is possible now: whether an effect can happen, whether a price can be paid, and counts."""

from __future__ import annotations

from stolik.content.effects import All, Amount, AnyOf, Check, Effect, OneOf, Paid, Word
from stolik.core.question import Seat
from stolik.games.zona.rules.effects.words import COUNTS, PAYMENTS, RULES
from stolik.games.zona.rules.scavenger.protection import packet_of
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX
from stolik.games.zona.rules.scavenger.using import bearable
from stolik.games.zona.rules.state import Zona


def possible(g: Zona, me: Seat, effect: Effect) -> bool:
    """Whether an effect can happen: its price can be paid, and what it takes is there."""
    match effect:
        case Word(name):
            return RULES[name].possible(g, me, effect)
        case Paid(price, gain):
            return payable(g, me, price) and possible(g, me, gain)
        case All(parts):
            return all(possible(g, me, part) for part in parts)
        case OneOf(parts) | AnyOf(parts):
            return any(possible(g, me, part) for part in parts)
        case Amount():
            return True


def idle(g: Zona, me: Seat, effect: Effect) -> bool:
    """Whether an effect would change nothing but what it costs: rest at the lowest fatigue, healing without damage."""
    match effect:
        case Word(name):
            return RULES[name].idle(g, me, effect)
        case All(parts):
            return all(idle(g, me, part) for part in parts)
        case Paid(_, gain):
            return idle(g, me, gain)
        case OneOf() | AnyOf() | Amount():
            return False


def too_tiring(g: Zona, me: Seat, effect: Effect) -> bool:
    """Whether choosing this would raise fatigue above the maximum, which nobody may do by choice (Fatigue)."""
    parts = effect.parts if isinstance(effect, All) else (effect,)
    more = sum(part.number for part in parts if isinstance(part, Word) and part.name == "fatigue")
    return g.scavengers[me].fatigue + more > FATIGUE_MAX


def payable(g: Zona, me: Seat, price: Effect) -> bool:
    """Whether a price can be paid without trauma and without passing a limit (Facilities; Backfire)."""
    match price:
        case Word(name):
            return PAYMENTS[name].payable(g, me, price)
        case Amount():
            return bearable(g, me, packet_of((price,)))
        case All(parts):
            damage = [part for part in parts if isinstance(part, Amount)]
            if damage and not bearable(g, me, packet_of(damage)):
                return False
            return all(isinstance(part, Amount) or payable(g, me, part) for part in parts)
        case OneOf(parts) | AnyOf(parts):
            return any(payable(g, me, part) for part in parts)
        case Paid():
            raise AssertionError(f"no price: {price}")


def value(g: Zona, me: Seat, count: Word) -> int:
    """The value of a count for a scavenger."""
    return COUNTS[count.name].value(g, me, count)


def check_holds(g: Zona, me: Seat, check: Check) -> bool:
    """Whether a check holds for a scavenger. Secrets are always of different facilities."""
    return check.holds(value(g, me, check.count))
