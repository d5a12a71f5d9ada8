"""What is possible now: whether an effect can happen, whether a price can be paid, and counts."""

from __future__ import annotations

from typing import Any

from stolik.content.effects import All, Amount, Check, OneOf, Paid, Word
from stolik.games.zona.rules.market import affordable
from stolik.games.zona.rules.protection import packet_of
from stolik.games.zona.rules.scavengers import (
    FATIGUE_MAX,
    artefacts,
    crowbars,
    damageable,
    discardable,
    fatigue_min,
    others_here,
    repairable,
)
from stolik.games.zona.rules.state import BAD, Scavenger, Zona
from stolik.games.zona.rules.using import bearable
from stolik.games.zona.rules.variants import SECRETS, secrets_needed


def possible(g: Zona, me: int, node: Any) -> bool:
    """Whether an effect can happen: its price can be paid, and what it takes is there."""
    match node:
        case Paid(cost, gain):
            return payable(g, me, cost) and possible(g, me, gain)
        case All(parts):
            return all(possible(g, me, part) for part in parts)
        case OneOf(parts):
            return any(possible(g, me, part) for part in parts)
        case Word("lose", _, _):
            return g.scavengers[me].roubles >= node.number
        case Word("discard", tags, _):
            return len(discardable(g, g.scavengers[me], tags)) >= node.number
        case Word("buy", _, args):
            return bool(affordable(g, me, node.number if args else 0))
        case Word("sell", tags, _):
            return bool(artefacts(g, g.scavengers[me]) if "artefact" in tags else g.scavengers[me].items)
        case Word("cure"):
            return bool(g.scavengers[me].traumas)
        case Word("repair"):
            return bool(repairable(g, g.scavengers[me]))
        case Word("when", _, (check, effect)):
            return check_holds(g, me, check) and possible(g, me, effect)
    return True


def idle(g: Zona, me: int, node: Any) -> bool:
    """Whether an effect would change nothing but what it costs: rest at the lowest fatigue, healing without damage."""
    match node:
        case Word("rest"):
            return g.scavengers[me].fatigue <= fatigue_min(g)
        case Word("heal"):
            return not g.scavengers[me].damage
        case Word("special", ("returned_for_healing",)):
            return not g.scavengers[me].damage
        case All(parts):
            return all(idle(g, me, part) for part in parts)
        case Paid(_, gain):
            return idle(g, me, gain)
    return False


def too_tiring(g: Zona, me: int, node: Any) -> bool:
    """Whether choosing this would raise fatigue above the maximum, which nobody may do by choice (Fatigue)."""
    parts = node.parts if isinstance(node, All) else (node,)
    more = sum(part.number for part in parts if isinstance(part, Word) and part.name == "fatigue")
    return g.scavengers[me].fatigue + more > FATIGUE_MAX


def payable(g: Zona, me: int, cost: Any) -> bool:
    """Whether a price can be paid without trauma and without passing a limit (Facilities; Backfire)."""
    scavenger = g.scavengers[me]
    parts = cost.parts if isinstance(cost, All) else (cost,)
    damage = [part for part in parts if isinstance(part, Amount)]
    if damage and not bearable(g, me, packet_of(damage)):
        return False
    return all(isinstance(part, Amount) or _payable(g, me, scavenger, part) for part in parts)


def _payable(g: Zona, me: int, scavenger: Scavenger, part: Any) -> bool:
    match part:
        case OneOf(parts):
            return any(payable(g, me, one) for one in parts)
        case Word("roubles" | "lose"):
            return scavenger.roubles >= part.number
        case Word("fatigue"):
            return scavenger.fatigue + part.number <= FATIGUE_MAX
        case Word("reputation"):
            return scavenger.reputation > BAD
        case Word("discard", tags, _):
            return len(discardable(g, scavenger, tags)) >= part.number
        case Word("wear"):
            return bool(damageable(g, scavenger))
        case Word("crowbar"):
            return bool(crowbars(g, scavenger))
        case Word("two_items"):
            return bool(crowbars(g, scavenger)) or (
                len(scavenger.items) >= 2 and any(g.box.items[one.card].deck == "equipment" for one in scavenger.items)
            )
    raise AssertionError(f"no such price: {part}")


def count(g: Zona, me: int, word: Word) -> int:
    """The value of a count for a scavenger."""
    scavenger = g.scavengers[me]
    if word.name == "artefacts":
        return sum("backpack" not in word.tags or one.place == "pack" for one in artefacts(g, scavenger))
    if word.name == "crowbars":
        return len(crowbars(g, scavenger))
    if word.name == "others_here":
        return others_here(g, me)
    assert word.name == "secrets"
    return len(scavenger.secrets) * SECRETS // secrets_needed(g)


def check_holds(g: Zona, me: int, check: Check) -> bool:
    """Whether a check holds for a scavenger. Secrets are always of different facilities."""
    return check.holds(count(g, me, check.count))
