"""Bunkers: their own action and camping (Bunkers and camping)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import NOTHING, Effect, Word
from stolik.content.vocabulary import parts
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Choose, Named, Number, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.content.vocabulary import VOCABULARY
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.possible import idle, possible
from stolik.games.zona.rules.effects.trading import sell_some
from stolik.games.zona.rules.effects.words import standing
from stolik.games.zona.rules.scavenger.belongings import repair
from stolik.games.zona.rules.scavenger.damage import heal, rest
from stolik.games.zona.rules.scavenger.scavengers import (
    attribute,
    fatigue_min,
    repairable,
    reputation,
    with_special,
)
from stolik.games.zona.rules.scavenger.using import usable, use
from stolik.games.zona.rules.state import GOOD, WILLPOWER, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.aids import BOOST
from stolik.games.zona.rules.words import BUNKER, DONE, HEAL, PLACES, REPAIR, SELL
from stolik.games.zona.rules.zone.market import affordable, take_from_market

HEAL_PRICE, REPAIR_PRICE = 200, 100
BETTER_CAMP = standing("better_camp", "item")


def _strengthens(word: Word) -> bool:
    """Whether the item adds a success to any Willpower test."""
    return word.name == BOOST and word.tags in ((), ("willpower",))


@cache
def _campers(box: Box) -> frozenset[int]:
    """Items that may be used when camping."""
    return with_special(box, BETTER_CAMP) | {
        n for n, row in enumerate(box.items) for word in features(row.effect) if _strengthens(word)
    }


def camp(g: Zona, t: Table, who: Seat, bonus: int = 0, spent: tuple[int, ...] = (), used: bool = False) -> str:
    """1 Fatigue falls by Willpower, and by 1 for each Willpower success of items used now. The bunker's own action
    comes first if it makes the rest more effective.
    """
    tired = g.scavengers[who].fatigue - fatigue_min(g) > attribute(g, who, WILLPOWER) + bonus
    options: dict[Named, int] = {}
    if tired and not used and _helps_to_rest(g, who):
        options[BUNKER] = 0
    if tired or _blooming(g, who, spent):
        options |= {g.box.card[card]: n for card, n in _camping_items(g, who, spent).items()}
    chosen = t.ask(who, Choose("camp_items", (*options, DONE))) if options else DONE
    if chosen is DONE:
        rest(g, t, who, attribute(g, who, WILLPOWER) + bonus)
        return then(g, Step.CAMP_MENU(who=who, used=used))
    if chosen is BUNKER:
        return then(g, *_own_action(g, who), Step.CAMP(who=who, bonus=bonus, spent=spent, used=True))
    card = g.box.card_number[chosen]
    calls, ignored = use(g, t, who, card, "camp", spent)
    if has_special(g.box.items[card].effect, BETTER_CAMP):
        heal(g, t, who, 1)
    spent = (*spent, card) if ignored < 0 else (*spent, card, ignored)
    return then(g, *calls, Step.CAMP(who=who, bonus=bonus + options[chosen], spent=spent, used=used))


def _own_effects(g: Zona, who: Seat) -> list[Effect]:
    """What the bunker's own action can do now; with a good reputation more."""
    area = g.box.map.areas[g.scavengers[who].area]
    return [effect for effect in (area.effect, area.good if reputation(g, who) == GOOD else NOTHING) if effect]


def _own_action(g: Zona, who: Seat) -> tuple[Call, ...]:
    """The bunker's own action. Parts that cannot be paid yet come last, because selling an artefact may pay for
    them.
    """
    effects = sorted(_own_effects(g, who), key=lambda effect: not _can_happen(g, who, effect))
    by = PLACES[g.scavengers[who].area].ref
    return tuple(resolve_call(who, effect, by, "area_action") for effect in effects)


def _can_happen(g: Zona, who: Seat, effect: Effect) -> bool:
    """Whether an effect of a bunker would change anything."""
    offer = effect.effects[0] if isinstance(effect, Word) and effect.name == "may" else effect
    if isinstance(offer, Word):
        return possible(g, who, offer) and not idle(g, who, offer)
    return possible(g, who, offer)


def _leads_to(effect: Effect, name: str) -> bool:
    """Whether a word is somewhere in an effect."""
    return any(isinstance(part, Word) and part.name == name for _, part in parts(VOCABULARY, effect))


def _helps_to_rest(g: Zona, who: Seat) -> bool:
    """Whether the bunker's own action, done first, makes the rest more effective: it removes a Willpower trauma or
    repairs an item used for resting.
    """
    scavenger = g.scavengers[who]
    fit = [effect for effect in _own_effects(g, who) if _can_happen(g, who, effect)]
    worn = any(one.card in _campers(g.box) for one in repairable(g, scavenger))
    cured = any(_leads_to(effect, "cure") for effect in fit) and WILLPOWER in scavenger.traumas
    return cured or (worn and any(_leads_to(effect, "repair") for effect in fit))


def _blooming(g: Zona, who: Seat, used: tuple[int, ...]) -> bool:
    """Whether a Marsh Bloom could still heal."""
    return g.scavengers[who].damage > 0 and bool(usable(g, who, with_special(g.box, BETTER_CAMP), used))


def _camping_items(g: Zona, who: Seat, used: tuple[int, ...]) -> dict[int, int]:
    """Items that lower fatigue further, each with the amount."""
    found = {}
    for one in usable(g, who, _campers(g.box), used):
        if one.card in used:
            continue
        effect = g.box.items[one.card].effect
        if has_special(effect, BETTER_CAMP):
            found[one.card] = 1
        else:
            n = sum(word.number for word in features(effect) if _strengthens(word))
            if n:
                found[one.card] = n
    return found


def camp_menu(g: Zona, t: Table, who: Seat, used: bool = False) -> str:
    """2 Any number of times, in any order: heal, repair, sell, buy; and once the bunker's own action."""
    scavenger = g.scavengers[who]
    options: list[Named] = []
    if not used and any(_can_happen(g, who, effect) for effect in _own_effects(g, who)):
        options.append(BUNKER)
    if scavenger.damage and scavenger.roubles >= HEAL_PRICE:
        options.append(HEAL)
    if repairable(g, scavenger) and scavenger.roubles >= REPAIR_PRICE:
        options.append(REPAIR)
    if _goods(g, who):
        options.append(SELL)
    options += [g.box.card[card] for card in affordable(g, who)]
    if not options:
        return proceed(g)
    chosen = t.ask(who, Choose("camp", (*options, DONE)))
    if chosen is DONE:
        return proceed(g)
    again = Step.CAMP_MENU(who=who, used=used or chosen is BUNKER)
    return then(g, *_camped(g, t, who, chosen), again)


def _goods(g: Zona, who: Seat) -> list[Named]:
    """What may be sold: trophies and items, but not what was bought this turn."""
    scavenger = g.scavengers[who]
    items = [g.box.card[one.card] for one in scavenger.items if one.card not in g.turn.bought]
    return [*(g.box.token[token] for token in scavenger.trophies), *items]


def _camped(g: Zona, t: Table, who: Seat, chosen: Named) -> tuple[Call, ...]:
    scavenger = g.scavengers[who]
    if chosen is BUNKER:
        return _own_action(g, who)
    if chosen is HEAL:
        most = min(scavenger.damage, scavenger.roubles // HEAL_PRICE)
        healed = t.ask(who, Number("heal", 1, most)) if most > 1 else 1
        scavenger.roubles -= HEAL_PRICE * healed
        heal(g, t, who, healed)
        return ()
    if chosen is REPAIR:
        scavenger.roubles -= REPAIR_PRICE * repair(g, t, who, 1, scavenger.roubles // REPAIR_PRICE)
        return ()
    if chosen is SELL:
        return sell_some(g, t, who, _goods(g, who))
    card = g.box.card_number[chosen]
    take_from_market(g, t, who, card)
    return (Step.GAIN(who=who, card=card),)
