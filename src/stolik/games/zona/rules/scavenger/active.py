"""Items used for their own effect: at any time in the owner's turn, or in the action phase in a certain place (Using
items).
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from stolik.content.effects import All, Amount, AnyOf, Effect, OneOf, Paid, Word
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.possible import possible
from stolik.games.zona.rules.effects.words import RULES, SPECIALS, Rule
from stolik.games.zona.rules.scavenger.using import besides, usable, use
from stolik.games.zona.rules.state import Condition, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.words import DONE


def _rule(word: Word) -> Rule | None:
    """The rule of a word for which an item may be used; none for what helps in a test or against damage."""
    rule = SPECIALS.get(word.tags[0]) if word.name == "special" else RULES.get(word.name)
    return rule if rule is not None and rule.used else None


@cache
def _active(box: Box) -> frozenset[int]:
    """Items that may be used for their own effect."""
    return frozenset(n for n, row in enumerate(box.items) if any(map(_rule, features(row.effect))))


def active(g: Zona, me: Seat) -> list[int]:
    """Items with an effect of their own that can be used now and would do something."""
    return _working(g, me, _active(g.box))


def _working(g: Zona, me: Seat, among: Container[int], spent: tuple[int, ...] = ()) -> list[int]:
    """Those `among` these items, except those already `spent` on this effect."""
    found = []
    for one in usable(g, me, among, spent):
        effect = g.box.items[one.card].effect
        if (g.phase == "actions" or not _moves(effect)) and _works(g, me, effect):
            found.append(one.card)
    return found


def useful_in_events(g: Zona, me: Seat) -> bool:
    """Whether something that can be used now could also be used before the event."""
    return any(not _moves(g.box.items[card].effect) for card in active(g, me))


def condition(g: Zona, me: Seat) -> Condition:
    """How the scavenger is now."""
    one = g.scavengers[me]
    return Condition(one.area, one.fatigue, one.damage, one.traumas, one.roubles, one.reputation, one.items)


@cache
def _moves(effect: Effect) -> bool:
    """Whether it is used only in the action phase."""
    return any(rule.used == "actions" for rule in map(_rule, features(effect)) if rule is not None)


def _works(g: Zona, me: Seat, effect: Effect) -> bool:
    """Whether something for which the item is used would happen now."""
    match effect:
        case Word():
            rule = _rule(effect)
            return rule is not None and rule.possible(g, me, effect) and not rule.idle(g, me, effect)
        case OneOf(parts) | All(parts) | AnyOf(parts):
            return any(_works(g, me, part) for part in parts)
        case Paid(_, gain):
            return possible(g, me, effect) and _works(g, me, gain)
        case Amount():
            return False


def use_active(g: Zona, t: Table, me: Seat, card: int) -> tuple[Call, ...]:
    """Use an item for its own effect."""
    ref = g.box.card[card].ref
    calls, _ = use(g, t, me, card)
    effect = g.box.items[card].effect
    return (resolve_call(me, besides(effect) or effect, ref, "item"), *calls)


@cache
def _soothers(box: Box, names: tuple[str, ...]) -> frozenset[int]:
    """Items that rest, heal or cure."""
    return frozenset(card for card in _active(box) if _soothes(box.items[card].effect, names))


def _soothes(effect: Effect, names: tuple[str, ...]) -> bool:
    healing = "heal" in names and has_special(effect, "exhaust_and_heal")
    return healing or any(word.name in names for word in features(effect))


def soothing(g: Zona, me: Seat, *names: str, spent: tuple[int, ...] = ()) -> list[Named]:
    """Items that can `rest`, `heal` or `cure` now, within another effect; each can be used once in it (Using items)."""
    return [g.box.card[card] for card in _working(g, me, _soothers(g.box, names), spent)]


def use_items(g: Zona, t: Table, who: Seat) -> str:
    """In the event phase: in its own turn a player may use items before the card, between its paragraphs, and after
    it.
    """
    options = [g.box.card[card] for card in active(g, who)]
    if not options:
        return proceed(g)
    chosen = t.ask(who, Choose("use_item", (*options, DONE)))
    if chosen is DONE:
        return proceed(g)
    return then(g, *use_active(g, t, who, g.box.card_number[chosen]), Step.USE_ITEMS(who=who))
