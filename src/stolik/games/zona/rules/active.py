"""Items used for their own effect: at any time in the owner's turn, or in the action phase in a certain place (Using
items).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from stolik.content.effects import All, OneOf, Paid, Word, parse
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose, Named
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.possible import idle, possible
from stolik.games.zona.rules.scavengers import has_special, repairable, sector
from stolik.games.zona.rules.state import Scavenger, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.using import HELPING, besides, usable, use
from stolik.games.zona.rules.words import DONE

ACTION_PHASE = frozenset({"relocate", "sell", "buy", "new_market", "test"})
"""Effects of items that change where or with whom a turn goes on: only in the action phase."""
GAINS = frozenset({"roubles", "look", "junk", "equipment", "artefact", "draw", "reputation"})
SELF = frozenset({"rest", "heal", "cure", "repair", "at", *GAINS, *ACTION_PHASE})


@cache
def _active(box: Box) -> frozenset[int]:
    """Items that may be used for their own effect."""
    return frozenset(
        n
        for n, row in enumerate(box.items)
        if any(word.name in SELF for word in features(row.effect))
        or any(has_special(row.effect, name) for name in ("exhaust_and_heal", "repair_in_action_phase"))
    )


def active(g: Zona, me: int, spent: tuple[int, ...] = ()) -> list[int]:
    """Items with an effect of their own that can be used now and would do something, except those already `spent` on
    this effect.
    """
    found = [one.card for one in usable(g, me, spent, _active(g.box))]
    if g.phase != "actions":
        found = [card for card in found if not _moves(g.box.items[card].effect)]
    return [card for card in found if _works(g, me, parse_effect(g, card))]


@cache
def _moves(text: str) -> bool:
    return any(word.name in ACTION_PHASE for word in features(text))


def parse_effect(g: Zona, card: int) -> Any:
    """The effect of an item; None if it has none."""
    text = g.box.items[card].effect
    return parse(text) if text else None


def _works(g: Zona, me: int, node: Any) -> bool:
    scavenger = g.scavengers[me]
    match node:
        case Word("at", tags, (inner,)):
            here = scavenger.area in tags or ("bunker" in tags and sector(g, scavenger.area) == "bunker")
            return here and g.phase == "actions" and possible(g, me, inner)
        case Word("special", (name, *_)):
            return _special_works(g, scavenger, name)
        case Word(name):
            return name not in HELPING and possible(g, me, node) and _word_works(g, me, node)
        case OneOf(parts):
            return any(_works(g, me, part) for part in parts)
        case All(parts):
            return any(_works(g, me, part) for part in parts)
        case Paid(_, gain):
            return possible(g, me, node) and _works(g, me, gain)
    return False


def _special_works(g: Zona, scavenger: Scavenger, name: str) -> bool:
    if name == "exhaust_and_heal":
        return scavenger.damage > 0
    return name == "repair_in_action_phase" and g.phase == "actions" and bool(repairable(g, scavenger))


def _word_works(g: Zona, me: int, word: Word) -> bool:
    scavenger = g.scavengers[me]
    if word.name in ("heal", "rest"):
        return not idle(g, me, word)
    if word.name == "repair":
        return bool(repairable(g, scavenger))
    return bool(scavenger.traumas) if word.name == "cure" else word.name in GAINS | ACTION_PHASE


def use_active(g: Zona, t: Table, me: int, card: int) -> tuple[Call, ...]:
    """Use an item for its own effect."""
    ref = g.box.card[card].ref
    calls, _ = use(g, t, me, card)
    text = g.box.items[card].effect
    return (resolve_call(me, besides(text) or text, ref, "item"), *calls)


@cache
def _soothes(text: str, names: tuple[str, ...]) -> bool:
    healing = "heal" in names and has_special(text, "exhaust_and_heal")
    return healing or any(word.name in names for word in features(text))


def soothing(g: Zona, me: int, *names: str, spent: tuple[int, ...] = ()) -> list[Named]:
    """Items that can `rest`, `heal` or `cure` now, within another effect; each can be used once in it (Using items)."""
    return [g.box.card[card] for card in active(g, me, spent) if _soothes(g.box.items[card].effect, names)]


def use_items(g: Zona, t: Table, who: int) -> str:
    """In the event phase: in its own turn a player may use items before the card, between its paragraphs, and after
    it.
    """
    options = [g.box.card[card] for card in active(g, who)]
    if not options:
        return proceed(g)
    chosen = t.ask(SEATS[who], Choose("use_item", [*options, DONE]))
    if chosen is DONE:
        return proceed(g)
    return then(g, *use_active(g, t, who, g.box.card_number[chosen]), Step.USE_ITEMS(who=who))
