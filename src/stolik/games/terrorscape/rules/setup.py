"""Set-up (rulebook, Preparation): the Killer, the Survivors and their cards; with traits and plans in the variants."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.chance import Deck, Stream, numbers
from stolik.core.question import Choose, ChooseSome
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import REVOLVER
from stolik.games.terrorscape.content.killers import BASE, HUNTRESS, KILLERS, WEREWOLF
from stolik.games.terrorscape.content.plans import PLANS
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import SURVIVORS
from stolik.games.terrorscape.content.traits import (
    DEALT,
    DEVIOUS_PLOY,
    KILLER_TRAITS,
    LIE_IN_WAIT,
    MARKSMANSHIP,
    NIGHTMARE_DESCENDS,
    SELF_CHALLENGE,
    SURVIVOR_TRAITS,
    Trait,
)  # fmt: skip
from stolik.games.terrorscape.content.words import KILLER
from stolik.games.terrorscape.rules.state import TEAM, Terrorscape

OPENING_HAND = 2


def choose_killer(g: Terrorscape, t: Table) -> str:
    """The Killer is chosen and announced."""
    named = [killer for killer in KILLERS if killer.ref == f"killer:{g.rules.killer}"]
    offered = KILLERS if g.rules.feral_instincts else BASE
    g.killer = named[0] if named else t.ask(KILLER, Choose("killer", offered))
    t.tell("killer_chosen", killer=g.killer)
    g.locked = g.killer.locked
    g.deck = Deck(g.locked - 1)
    return Step.CHOOSE_SURVIVORS


def choose_survivors(g: Terrorscape, t: Table) -> str:
    """Three different Survivors of five; then traits and plans are dealt."""
    g.cast = t.ask(g.team[0], ChooseSome("survivors", SURVIVORS, 3, 3))
    for slot, survivor in enumerate(g.cast):
        t.tell("survivor_chosen", survivor=survivor, seat=g.seat_of(slot))
        if survivor.starts_with is not None:
            g.items[slot] = survivor.starts_with.cards
    return Step.DEAL_TRAITS


def deal_traits(g: Terrorscape, t: Table) -> str:
    """Deal two traits to each Survivor, who keeps one; traits to the Killer by difficulty, who keeps half; and two
    plans.
    """
    entries: list[Call] = []
    if g.rules.difficulty != "none":
        pool = list(SURVIVOR_TRAITS)
        for slot in TEAM:
            for _ in range(2):
                trait = t.chance("trait", pool, Stream.SETUP)
                pool.remove(trait)
                g.trait_offer[slot] |= trait.bit
            entries.append(Step.KEEP_TRAIT(slot=slot))
        dark = list(KILLER_TRAITS)
        for _ in range(DEALT[g.rules.difficulty]):
            trait = t.chance("trait", dark, Stream.SETUP)
            dark.remove(trait)
            g.killer_traits |= trait.bit
        if g.killer_traits:
            entries.append(Step.KEEP_KILLER_TRAITS())
    if g.rules.survival_plan:
        plans = list(PLANS)
        for _ in range(2):
            plan = t.chance("plan", plans, Stream.SETUP)
            plans.remove(plan)
            g.plans += (plan,)
        t.reveal("plans_dealt", to=g.team, plans=g.plans)
    return then(g, *entries, Step.SET_UP())


def keep_trait(g: Terrorscape, t: Table, slot: int) -> str:
    """A Survivor keeps one of two traits; the Killer does not learn which."""
    offered = [trait for trait in SURVIVOR_TRAITS if trait.bit & g.trait_offer[slot]]
    question = Choose("keep_trait", offered, about=g.cast[slot].ref, secret=True)
    g.traits[slot] = t.ask(g.seat_of(slot), question).bit
    g.trait_offer[slot] = 0
    return proceed(g)


def keep_killer_traits(g: Terrorscape, t: Table) -> str:
    """The Killer keeps half of the traits dealt, face up."""
    offered = [trait for trait in KILLER_TRAITS if trait.bit & g.killer_traits]
    half = len(offered) // 2
    kept: tuple[Trait, ...] = t.ask(KILLER, ChooseSome("keep_killer_traits", offered, half, half))
    g.killer_traits = sum(trait.bit for trait in kept)
    g.killer_traits_open = True
    t.reveal("killer_traits_kept", killer=g.killer, traits=kept)
    return proceed(g)


def set_up(g: Terrorscape, t: Table) -> str:
    """Apply traits and the expansion before the first round, and draw the opening hand."""
    for slot in TEAM:
        if g.traits[slot] == MARKSMANSHIP.bit:
            take_revolver(g, t, slot)
    if g.killer_has(NIGHTMARE_DESCENDS):
        g.fear = [1, 1, 1]
    if g.killer is WEREWOLF:
        marks = g.map.marks
        g.chests = marks["hidden"] | marks["occult"] | marks["book"] | marks["tools"]
    if g.apart:
        g.leader_turn = t.chance("first_player", TEAM, Stream.SETUP)
    hand = OPENING_HAND + g.killer_has(DEVIOUS_PLOY) + g.killer_has(SELF_CHALLENGE)
    push(g, Step.DRAW(cards=hand), Step.BEGIN_ROUND())
    if g.killer_has(LIE_IN_WAIT):
        push(g, Step.LEVEL_UP())
    if g.killer is HUNTRESS:
        push(g, *(Step.LAY_TRAP(number=number) for number in range(4)))
    return proceed(g)


def take_revolver(g: Terrorscape, t: Table, slot: int) -> None:
    """Marksmanship: take a Revolver from the discovery deck, which is shuffled again."""
    card = next(iter(numbers(g.discovery.cards & REVOLVER.cards)))
    g.discovery.bag &= ~(1 << card)
    g.items[slot] |= 1 << card
    t.reveal("took_from_deck", to=g.team, survivor=g.cast[slot], items=[REVOLVER])
