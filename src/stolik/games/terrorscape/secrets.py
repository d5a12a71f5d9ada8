"""Redrawing what a viewer does not know, so that search and the non-interference law can look at other worlds."""

from __future__ import annotations

from random import Random

from stolik.core.chance import Deck, mask, numbers
from stolik.games.terrorscape.harm import MOST_FEAR
from stolik.games.terrorscape.items import CAMERA, CHEST_CARDS, MEDICAL_KIT
from stolik.games.terrorscape.moves import ways_on
from stolik.games.terrorscape.plans import PLANS
from stolik.games.terrorscape.prowl import AMBUSH_STEPS
from stolik.games.terrorscape.rooms import reach
from stolik.games.terrorscape.state import NOWHERE, TEAM, Terrorscape
from stolik.games.terrorscape.steps import Step
from stolik.games.terrorscape.traits import KILLER_TRAITS, SURVIVOR_TRAITS
from stolik.games.terrorscape.words import KILLER, Phase

UNSEEN = frozenset({
    Step.TURN, Step.USE, Step.FOLLOW, Step.VIA, Step.SWAP, Step.SWAP_AGREE, Step.KEEP, Step.DROP, Step.DISCOVERED,
    Step.SILENCE, Step.PLAN,
})  # fmt: skip
"""Steps of the Survivors' phase in which their side is asked what nobody else knows of; `arg` is who is asked."""


def resample(g: Terrorscape, seat: int | None, rng: Random) -> None:
    """Redraw in place every secret of the other side; for a spectator of both."""
    if not g.cast:
        return
    if seat is None or seat != KILLER:
        _killer(g, rng)
    if seat is None or seat == KILLER:
        _survivors(g, rng)


def _killer(g: Terrorscape, rng: Random) -> None:
    """Hand, deck, discards, unseen steps, the Huntress's traps, traits not chosen yet."""
    known = 0 if g.killer is None else g.resolving | g.locked
    pool = g.hand | g.deck.cards | g.discard
    open_cards = g.discard if g.rules.discards_open else g.seen_discards & g.discard
    unknown = numbers(pool & ~open_cards & ~known)
    rng.shuffle(unknown)
    hand, deck = g.hand.bit_count(), len(g.deck)
    g.hand = mask([unknown.pop() for _ in range(hand)])
    g.deck = Deck(mask([unknown.pop() for _ in range(deck)]))
    g.discard = open_cards | mask(unknown)
    if g.stealthed:
        g.where = rng.choice(_unseen_rooms(g))
    laid = [room for room in g.hunter_traps if room != NOWHERE]
    if laid:
        marked = g.map.marks["search"] | g.map.marks["radio"]
        rooms = rng.sample(numbers(marked) if len(laid) == 4 and g.round == 0 else list(range(15)), len(laid))
        g.hunter_traps = [rooms.pop() if room != NOWHERE else NOWHERE for room in g.hunter_traps]
    if g.killer_traits and not g.killer_traits_open:
        g.killer_traits = sum(trait.bit for trait in rng.sample(KILLER_TRAITS, g.killer_traits.bit_count()))


def _unseen_rooms(g: Terrorscape) -> list[int]:
    """Where a Killer in stealth may be: within the steps of the card (or trait) he has used."""
    card = (*g.reappears.effect, *g.reappears.slow_effect) if g.reappears else ()
    steps = next((steps for step, steps in card if step == Step.STEALTH), AMBUSH_STEPS)
    near = tuple(ways_on(g, room) for room in range(15))
    return numbers(reach(near, 1 << g.last_seen, steps))


def _survivors(g: Terrorscape, rng: Random) -> None:
    """Where the Survivors are, what they carry, what they have drawn, mended, set and planned."""
    if g.phase == Phase.SURVIVORS and g.at in UNSEEN:
        _back_to_the_menu(g)
    if g.phase == Phase.SURVIVORS:
        g.noise = _some(rng, 15, rng.randrange(4))
        g.firecracker = False
    if g.phase != Phase.SETUP:
        for slot in g.slots(g.alive):
            g.room[slot] = rng.choice(numbers(g.may_reach[slot]))
    if g.rules.fear_hidden:
        g.fear = [rng.randrange(MOST_FEAR + 1) for _ in TEAM]
    _belongings(g, rng)
    if g.rules.difficulty != "none":
        _survivor_traits(g, rng)
    if g.plans and not g.plans_shown:
        _plans(g, rng)
    if not g.rescue:
        g.repaired = rng.randrange(5)
    if g.trap == NOWHERE:
        g.trap = rng.choice([NOWHERE, rng.randrange(15)]) if g.encounter is None else NOWHERE
    else:
        g.trap = rng.choice([room for room in range(15) if room != g.where])


def _back_to_the_menu(g: Terrorscape) -> None:
    """Nobody outside knows what is being asked, only that somebody of the Survivors' side is."""
    slot = g.arg
    if g.at == Step.PLAN:
        slot = next(other for other in g.slots(g.alive) if g.seat_of(other) == g.leader)
    elif not g.alive >> slot & 1:
        slot = next(other for other in g.slots(g.alive) if g.seat_of(other) == g.seat_of(slot))
    rest = [entry for entry in g.agenda if entry[0] in _PHASE]
    if not any(step == Step.NEXT_TURN for step, _ in rest):
        rest = [(Step.TELL_NOISE, 0), (Step.PLAN, 0), (Step.DISCOVERY, 0), (Step.NEXT_TURN, 0)]
    g.agenda = tuple(rest)
    g.at, g.arg, g.actor = Step.TURN, slot, slot
    g.acted &= ~(1 << slot)
    g.offer = 0


_PHASE = (Step.NEXT_TURN, Step.DISCOVERY, Step.PLAN, Step.TELL_NOISE)


def _belongings(g: Terrorscape, rng: Random) -> None:
    """Every item somewhere else, in the same numbers; keys are known, personal things too unless they are used up."""
    personal = MEDICAL_KIT.cards | CAMERA.cards
    keys = g.keys[0] | g.keys[1] | g.keys[2]
    parts = [*g.items, g.pile, g.offer, g.discovery.cards, g.search.cards]
    loose = 0
    for part in parts:
        loose |= part
    loose &= ~personal & ~CHEST_CARDS & ~keys
    cards = numbers(loose)
    rng.shuffle(cards)
    shares = [(part & loose).bit_count() for part in parts]
    dealt = [mask([cards.pop() for _ in range(share)]) for share in shares]
    for slot in TEAM:
        g.items[slot] = g.items[slot] & ~loose | dealt[slot]
    g.pile = g.pile & ~loose | dealt[3]
    g.offer = g.offer & ~loose | dealt[4]
    g.discovery = Deck(dealt[5])
    g.search = Deck(dealt[6])


def _survivor_traits(g: Terrorscape, rng: Random) -> None:
    """Traits not shown yet are any of those nobody has shown."""
    open_traits = [g.traits[slot] for slot in TEAM if g.shown >> slot & 1]
    pool = [trait.bit for trait in SURVIVOR_TRAITS if trait.bit not in open_traits]
    rng.shuffle(pool)
    for slot in TEAM:
        if g.trait_offer[slot]:
            g.trait_offer[slot] = pool.pop() | pool.pop()
        elif not g.shown >> slot & 1 and g.traits[slot]:
            g.traits[slot] = pool.pop()


def _plans(g: Terrorscape, rng: Random) -> None:
    """Plans nobody outside has heard of are any, begun or not."""
    g.plans = tuple(rng.sample(PLANS, 2))
    g.plan_done = [0] * len(PLANS)
    g.plan_done[g.plans[0].number] = rng.randrange(len(g.plans[0].steps))
    g.plan_room = g.buzzer = NOWHERE
    g.plans_used = 0


def _some(rng: Random, count: int, size: int) -> int:
    return mask(rng.sample(range(count), size))
