"""Abilities of Survivors, and what rooms and eliminated Survivors offer."""

from __future__ import annotations

from stolik.core.agenda import proceed, push, then
from stolik.core.chance import numbers
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import (
    ADRENALINE,
    CARDS,
    FLASHLIGHT,
    SEDATIVES,
    Item,
)
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import MARCO, SOPHIA, WILLIAM
from stolik.games.terrorscape.content.words import AGREE, CHEST, EQUIP, LOOT, NOTHING, PASSAGE, REFUSE, SPRINT, SUITCASE
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.survivors.finding import check_backpack, take
from stolik.games.terrorscape.rules.survivors.passages import go_through, passages_from
from stolik.games.terrorscape.rules.survivors.radio import noise_of
from stolik.games.terrorscape.rules.survivors.using import pick_room, use

SPRINT_STEPS = 3


@use(SPRINT, by=WILLIAM, main=True, when=lambda g, slot: bool(can_reach(g, slot, 1)))
def sprint(g: Terrorscape, t: Table, slot: int) -> str:
    """William: move 1-3, then noise where he ends."""
    room = pick_room(g, t, slot, "run_to", can_reach(g, slot, SPRINT_STEPS))
    push(g, Step.NOISE_HERE(slot=slot))
    return walk(g, t, slot, room.index, SPRINT_STEPS)


def noise_here(g: Terrorscape, t: Table, slot: int) -> str:
    """Noise where the Survivor is now."""
    noise_of(g, t, slot)
    return proceed(g)


@use(
    PASSAGE,
    by=SOPHIA,
    main=lambda g, slot: not g.items[slot] & FLASHLIGHT.cards,
    when=lambda g, slot: bool(passages_from(g, slot) and g.passages_left),
)
def passage(g: Terrorscape, t: Table, slot: int) -> str:
    """Sophia goes through the secret passage of her location; with a Flashlight as an extra action, and back again."""
    g.passages_left -= 1
    return go_through(g, t, slot)


def _equipment(g: Terrorscape) -> int:
    return g.pile & (ADRENALINE.cards | SEDATIVES.cards)


@use(EQUIP, by=MARCO, main=True, when=lambda g, slot: bool(_equipment(g)))
def equip(g: Terrorscape, t: Table, slot: int) -> str:
    """Marco takes Adrenaline or Sedatives from the discard pile."""
    kinds = CARDS.kinds(_equipment(g))
    kind = kinds[0]
    if len(kinds) > 1:
        kind = t.ask(g.seat_of(slot), Choose("equip", kinds, about=EQUIP.ref, secret=True))
    card = CARDS.one(g.pile, kind)
    g.pile &= ~card
    take(g, t, slot, card)
    return proceed(g)


@use(CHEST, main=False, when=lambda g, slot: bool(g.chests >> g.room[slot] & 1 and g.chest_cards))
def chest(g: Terrorscape, t: Table, slot: int) -> str:
    """Against the Werewolf: open a chest in this room and draw one of the special items left."""
    card = _chosen(g, t, slot) if g.rules.chest_chosen else 1 << t.chance("chest", numbers(g.chest_cards))
    g.chest_cards &= ~card
    g.chests &= ~(1 << g.room[slot])
    take(g, t, slot, card)
    return proceed(g)


def _chosen(g: Terrorscape, t: Table, slot: int) -> int:
    """If the option is on, the Survivor who opens a chest chooses its item."""
    kinds = CARDS.kinds(g.chest_cards)
    kind = kinds[0]
    if len(kinds) > 1:
        kind = t.ask(g.seat_of(slot), Choose("chest", kinds, about=CHEST.ref, secret=True))
    return CARDS.one(g.chest_cards, kind)


@use(
    SUITCASE,
    main=False,
    when=lambda g, slot: g.suitcase and g.marked("suitcase", g.room[slot]) and bool(len(g.discovery)),
)
def suitcase(g: Terrorscape, t: Table, slot: int) -> str:
    """Cabin, Room 102: once a round draw a card of the discovery deck."""
    g.suitcase = False
    card = t.chance("discovery", g.discovery.outcomes())
    g.discovery.remove(card)
    t.reveal("drew", to=g.team, survivor=g.cast[slot], items=[CARDS[card]])
    if CARDS[card].noisy:
        noise_of(g, t, slot)
    g.offer |= 1 << card
    return then(g, Step.KEEP(slot=slot))


def _bodies(g: Terrorscape, slot: int) -> list[int]:
    """The eliminated Survivors here who still have items."""
    gone = 0b111 & ~g.alive & ~g.escaped
    return [body for body in g.slots(gone) if g.room[body] == g.room[slot] and (g.items[body] or g.keys[body])]


@use(LOOT, main=False, when=lambda g, slot: bool(g.apart and _bodies(g, slot)))
def loot(g: Terrorscape, t: Table, slot: int) -> str:
    """Separate Ways: take everything from an eliminated Survivor here."""
    for body in _bodies(g, slot):
        cards, keys = g.items[body], g.keys[body]
        g.items[body] = g.keys[body] = 0
        g.keys[slot] |= keys
        g.items[slot] |= cards
        t.tell("looted", to=g.team, survivor=g.cast[slot], other=g.cast[body], items=CARDS.of(cards | keys))
    check_backpack(g, slot)
    return proceed(g)


def swap(g: Terrorscape, t: Table, slot: int) -> str:
    """Two Survivors in the same location exchange items: one given, one taken, or only one of these. The player of the
    other Survivor must agree.
    """
    seat, me = g.seat_of(slot), g.cast[slot].ref
    here = g.people(g.those_in(1 << g.room[slot]) & ~(1 << slot))
    partners = [other for other in here if g.items[slot] or g.items[g.slot_of(other)]]
    partner = partners[0]
    if len(partners) > 1:
        partner = t.ask(seat, Choose("swap_with", partners, about=me, secret=True))
    other = g.slot_of(partner)
    given = t.ask(seat, Choose("swap_give", (*CARDS.kinds(g.items[slot]), NOTHING), about=partner.ref, secret=True))
    taken = t.ask(seat, Choose("swap_take", (*CARDS.kinds(g.items[other]), NOTHING), about=partner.ref, secret=True))
    g.swap = (other, given if isinstance(given, Item) else None, taken if isinstance(taken, Item) else None)
    if g.seat_of(other) == seat:
        return _change_hands(g, t, slot)
    return then(g, Step.SWAP_AGREE(slot=other))


def swap_agree(g: Terrorscape, t: Table, slot: int) -> str:
    """The other player agrees or not."""
    question = Choose("swap_agree", (AGREE, REFUSE), about=g.cast[g.actor].ref, secret=True)
    if t.ask(g.seat_of(slot), question) is REFUSE:
        t.tell("swap_refused", to=g.team, survivor=g.cast[slot])
        return proceed(g)
    return _change_hands(g, t, g.actor)


def _change_hands(g: Terrorscape, t: Table, slot: int) -> str:
    other, given, taken = g.swap
    out = CARDS.one(g.items[slot], given) if given else 0
    back = CARDS.one(g.items[other], taken) if taken else 0
    g.items[slot] = g.items[slot] & ~out | back
    g.items[other] = g.items[other] & ~back | out
    if out or back:
        t.tell(
            "swapped", to=g.team, survivor=g.cast[slot], other=g.cast[other], given=CARDS.of(out), taken=CARDS.of(back)
        )
    check_backpack(g, slot)
    check_backpack(g, other)
    return proceed(g)
