"""The Killer's clock: hand, skill deck, level and strength (rulebook, Killer's phase; result of an attack)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.chance import Deck
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.killers import BUTCHER, HUNTRESS, MURDERER, WEREWOLF
from stolik.games.terrorscape.content.killers.huntress import BATED_STRENGTH
from stolik.games.terrorscape.content.numbers import CHEAPER_SKILLS, FULL_HAND, HIGHEST_LEVEL, MOST_STRENGTH
from stolik.games.terrorscape.content.skills import REST_OF_HAND, Skill
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import (
    DETERRENCE,
    DEVIOUS_PLOY,
    FATAL_ATTACK,
    SELF_CHALLENGE,
    SLY_ENTRAPPER,
    SUPPRESSED_RAGE,
)  # fmt: skip
from stolik.games.terrorscape.content.words import KILLER
from stolik.games.terrorscape.rules.state import Terrorscape


def strength(g: Terrorscape) -> int:
    """The Killer's current strength, with everything that counts."""
    if g.killer is None:
        return 0
    force = g.killer.strength + g.strengthened + (BATED_STRENGTH if g.bated else 0)
    if g.killer is BUTCHER and g.level >= 2:
        force += 1
    if g.killer is MURDERER and g.level >= 4:
        force += 2
    if g.killer is WEREWOLF and g.level >= 3:
        force += 1
    if g.killer_has(FATAL_ATTACK):
        force += 1
    if g.killer_has(SELF_CHALLENGE):
        force -= 1
    if g.killer_has(SUPPRESSED_RAGE):
        force += g.level - 2
    return max(0, min(MOST_STRENGTH, force))


def force(g: Terrorscape) -> int:
    """The strength of the current attack with its attack card; a level gained during the attack counts."""
    return min(MOST_STRENGTH, strength(g) + (g.encounter.attack if g.encounter else 0))


def cost(g: Terrorscape, skill: Skill) -> int:
    """How many other cards from the hand the skill costs now."""
    if skill.cost == REST_OF_HAND:
        return g.hand.bit_count() - 1
    if g.killer is HUNTRESS and g.level >= CHEAPER_SKILLS:
        return max(0, skill.cost - 1)
    return skill.cost


def affordable(g: Terrorscape, skill: Skill) -> bool:
    """Whether the rest of the hand pays for the skill; a card cannot pay for itself."""
    return cost(g, skill) < g.hand.bit_count()


def take_from_hand(g: Terrorscape, t: Table, skill: Skill, price: int) -> None:
    """Show the card; next its cost is paid, then it takes effect, then it is discarded."""
    assert g.killer is not None
    card = g.killer.cards.one(g.hand, skill)
    g.hand &= ~card
    g.unlocked = 0
    g.resolving |= card
    g.played += (skill,)
    t.reveal("skill_played", killer=g.killer, skill=skill)
    if price:
        push(g, Step.PAY(cards=price))


def pay(g: Terrorscape, t: Table, cards: int) -> str:
    """The Killer discards the cards he owes from his hand, one by one; nobody else sees which."""
    assert g.killer is not None
    if cards <= 0:
        return proceed(g)
    if cards >= g.hand.bit_count():
        _discard(g, t, g.hand)
        return proceed(g)
    skill = t.ask(KILLER, Choose("pay", g.killer.cards.kinds(g.hand)))
    _discard(g, t, g.killer.cards.one(g.hand, skill))
    return then(g, Step.PAY(cards=cards - 1))


def discard_skill(g: Terrorscape, t: Table) -> str:
    """Put the card just resolved on the discard pile."""
    finish_card(g)
    return proceed(g)


def finish_card(g: Terrorscape) -> None:
    """Discard the card being resolved, which everybody sees."""
    g.discard |= g.resolving
    g.seen_discards |= g.resolving
    g.resolving = 0


def draw(g: Terrorscape, t: Table, cards: int) -> str:
    """Draw cards one by one; with more than five one is discarded. An empty deck gives a level first."""
    assert g.killer is not None
    while cards > 0 and _ready(g):
        if not len(g.deck):
            return then(g, *_new_deck(g), Step.DRAW(cards=cards))
        card = _next_card(g, t)
        cards -= 1
        g.hand |= 1 << card
        t.reveal("skill_drawn", to=[KILLER], skill=g.killer.cards[card])
        if g.hand.bit_count() > FULL_HAND:
            if g.killer_has(DEVIOUS_PLOY):
                return then(g, Step.OVERDRAWN(), Step.DRAW(cards=cards))
            _discard(g, t, 1 << card)
    return proceed(g)


def burn(g: Terrorscape, t: Table, cards: int) -> str:
    """Discard cards from the deck unseen. An empty deck gives a level first."""
    while cards > 0 and _ready(g):
        if not len(g.deck):
            return then(g, *_new_deck(g), Step.BURN(cards=cards))
        g.discard |= 1 << _next_card(g, t)
        cards -= 1
    return proceed(g)


def level_up(g: Terrorscape, t: Table) -> str:
    """The Killer gains a level; its effects follow at once."""
    assert g.killer is not None
    if g.level == HIGHEST_LEVEL:
        return proceed(g)
    g.level += 1
    t.reveal("level_up", killer=g.killer, level=g.level)
    if g.killer_has(SELF_CHALLENGE) and g.level == 3:
        push(g, Step.LEVEL_UP())
    if g.killer_has(SLY_ENTRAPPER) and g.level in (2, 4):
        push(g, Step.BLOCK_ANYWHERE())
    if g.killer_has(DETERRENCE) and g.level >= 3:
        push(g, Step.FEAR_ONE())
    if g.killer is MURDERER and g.level == 4:
        push(g, *[Step.BLOCK_ANYWHERE()] * 4)
    if g.level == g.killer.unlock_level:
        g.hand |= g.locked
        if not g.rules.hand_size_hidden and g.hand.bit_count() <= FULL_HAND:
            g.unlocked = g.locked
        t.reveal("skill_unlocked", killer=g.killer, skill=g.killer.cards.kinds(g.locked)[0])
        g.locked = 0
        if g.hand.bit_count() > FULL_HAND:
            push(g, Step.OVERDRAWN(unlocked=True))
    return proceed(g)


def overdrawn(g: Terrorscape, t: Table, unlocked: bool = False) -> str:
    """Six cards in hand: one of them is discarded (the unlocked one too, if the table plays it so)."""
    assert g.killer is not None
    cards = g.hand
    if unlocked and g.rules.unlock_discards_old:
        cards &= ~g.killer.locked
    skill = t.ask(KILLER, Choose("overdrawn", g.killer.cards.kinds(cards)))
    _discard(g, t, g.killer.cards.one(cards, skill))
    return proceed(g)


def reshuffle(g: Terrorscape, t: Table) -> str:
    """The discard pile becomes the new deck."""
    g.deck = Deck(g.discard)
    g.discard = g.seen_discards = 0
    t.tell("skills_reshuffled")
    return proceed(g)


def _ready(g: Terrorscape) -> bool:
    """Whether any card is left to draw."""
    return bool(len(g.deck) or g.discard)


def _new_deck(g: Terrorscape) -> tuple[Call, ...]:
    return Step.LEVEL_UP(), Step.RESHUFFLE()


def _next_card(g: Terrorscape, t: Table) -> int:
    card = t.chance("skill", g.deck.outcomes())
    g.deck.remove(card)
    return card


def _discard(g: Terrorscape, t: Table, cards: int) -> None:
    assert g.killer is not None
    g.hand &= ~cards
    g.unlocked = 0
    g.discard |= cards
    t.tell("skills_discarded", to=[KILLER], skills=g.killer.cards.of(cards))
