"""Redrawing what a viewer does not know, for search and for the law that nothing leaks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from stolik.core.cards import sample
from stolik.core.chance import Deck, Unseen, mask, numbers
from stolik.games.terrorscape.content.items import (
    BOTTOM_KEY,
    CHEST_CARDS,
    DISCOVERY_CARDS,
    FIRECRACKER,
    KEY,
    SEARCH_CARDS,
)
from stolik.games.terrorscape.content.killers import WEREWOLF
from stolik.games.terrorscape.content.numbers import (
    BACKPACK,
    FULL_HAND,
    MOST_FEAR,
    REPAIRS,
    RESCUE_ROUNDS,
    WHIZZ_SEARCH,
)
from stolik.games.terrorscape.content.plans import AMBUSH, BUZZER, EXPLOSIVE_TRAP, PLANS, Plan
from stolik.games.terrorscape.content.rooms import ALL_ROOMS, reach
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import KILLER_TRAITS, LIE_IN_WAIT, MARKSMANSHIP, SURVIVOR_TRAITS
from stolik.games.terrorscape.content.words import KILLER, Phase
from stolik.games.terrorscape.rules.encounter.harm import OVERFLOW_COST
from stolik.games.terrorscape.rules.killer.prowl import AMBUSH_STEPS, TRAIT_COST
from stolik.games.terrorscape.rules.killer.senses import FOLLOWING_COST
from stolik.games.terrorscape.rules.moves import ways_on
from stolik.games.terrorscape.rules.state import NOWHERE, TEAM, Terrorscape
from stolik.games.terrorscape.rules.survivors.finding import DISCOVERED
from stolik.games.terrorscape.rules.survivors.turn import PASSAGES_IN_A_TURN, SWAPS_IN_A_TURN

BEST_REPAIR = 3
"""Steps of the radio in one round, at best."""
LEAST_HAND = 3
"""The fewest cards the Killer has after one of his phases."""
MOST_SUITCASES = 3
"""The most cards from the suitcase in a drawn world."""

UNSEEN = frozenset({
    Step.TURN, Step.USE, Step.FOLLOW, Step.VIA, Step.ONWARD, Step.SWAP, Step.SWAP_AGREE, Step.KEEP, Step.DROP,
    Step.DISCOVERY, Step.DISCOVERED, Step.SILENCE, Step.PLAN,
})  # fmt: skip
"""Steps of the Survivors' phase in which their side is asked in secret."""
IN_FLIGHT = frozenset({Step.FLEE, Step.VIA})
"""Steps of the Killer's phase in which their side is asked in secret."""


def resample(g: Terrorscape, seat: int | None, rng: Random) -> None:
    """Redraw in place every secret of the other side; for a spectator of both."""
    resample_like(g, seat, rng, {})


def resample_like(g: Terrorscape, seat: int | None, rng: Random, drawn: Mapping[str, str]) -> None:
    """The same with Survivors in the rooms `drawn`, where they can be there."""
    if not g.cast:
        return
    if seat is None or seat != KILLER:
        _killer(g, seat, rng)
    if seat is None or seat == KILLER:
        _survivors(g, rng, drawn)


def _killer(g: Terrorscape, seat: int | None, rng: Random) -> None:
    """Hand, deck, discards, unseen steps, the Huntress's traps, traits not chosen yet."""
    known = 0 if g.killer is None else g.resolving | g.locked | g.unlocked
    pool = g.hand | g.deck.cards | g.discard
    open_cards = g.discard if g.rules.discards_open else g.seen_discards & g.discard
    unseen = Unseen(pool & ~open_cards & ~known, rng)
    hand, deck = _sizes(g, len(unseen), rng)
    g.hand = g.unlocked | unseen.deal(hand - g.unlocked.bit_count())
    g.deck = Deck(unseen.deal(deck))
    g.discard = open_cards | unseen.rest()
    if g.stealthed:
        g.where = rng.choice(_unseen_rooms(g))
    laid = [room for room in g.hunter_traps if room != NOWHERE]
    if laid:
        marked = g.map.marks["search"] | g.map.marks["radio"]
        start = g.traps_on_marks or (len(laid) == 4 and g.round == 0)
        free = (marked if start else ALL_ROOMS) & ~(g.sprung if seat is None else g.walked)
        rooms = rng.sample(numbers(free), len(laid))
        g.hunter_traps = [rooms.pop() if room != NOWHERE else NOWHERE for room in g.hunter_traps]
    if g.killer_traits and not g.killer_traits_open:
        g.killer_traits = sum(trait.bit for trait in rng.sample(KILLER_TRAITS, g.killer_traits.bit_count()))


def _sizes(g: Terrorscape, unknown: int, rng: Random) -> tuple[int, int]:
    """How many of the `unknown` cards are in the Killer's hand and in his deck. If the size of the hand is public,
    everybody can count both. If it is hidden, any hand fits that allows the current question; the deck can be counted
    until level 2 shuffles it again.
    """
    hand, deck = g.hand.bit_count(), len(g.deck)
    beginning = g.phase != Phase.KILLER and g.round <= 1 + g.killer_has(LIE_IN_WAIT)
    if not g.rules.hand_size_hidden or beginning or hand > FULL_HAND:
        return hand, deck
    needs: dict[str, int] = {
        Step.PAY: int(g.args.get("cards", 0)) + 1, Step.OVERFLOW: OVERFLOW_COST, Step.WHIZZ_SEARCH: WHIZZ_SEARCH,
        Step.KILLER_START: max(TRAIT_COST.values()), Step.KILLER_END: max(TRAIT_COST.values()),
        Step.SENSE_FOLLOW: max(FOLLOWING_COST.values()),
    }  # fmt: skip
    needed = needs.get(g.at, 0 if g.phase == Phase.KILLER else LEAST_HAND)
    most = min(FULL_HAND, unknown - deck if g.level == 1 else unknown)
    if g.level > 1:
        hand = rng.randint(min(needed, most), most)
        deck = unknown - hand if g.rules.discards_open else rng.randint(0, unknown - hand)
    elif not g.rules.discards_open:
        hand = rng.randint(min(needed, most), most)
    return hand, deck


def _unseen_rooms(g: Terrorscape) -> list[int]:
    """Where a Killer in stealth may be: within the steps of the card (or trait) he has used."""
    card = (*g.reappears.effect, *g.reappears.slow_effect) if g.reappears else ()
    steps = next((int(entry.args["steps"]) for entry in card if entry.step == Step.STEALTH), AMBUSH_STEPS)
    near = tuple(ways_on(g, room) for room in range(15))
    return numbers(reach(near, 1 << g.last_seen, steps))


def _survivors(g: Terrorscape, rng: Random, drawn: Mapping[str, str]) -> None:
    """Redraw where the Survivors are, what they carry, and what they have drawn, repaired, set and planned. All of it
    follows only from what the Killer knows, and from what is `drawn`.
    """
    discoveries = _discoveries(g)
    fleeing = 0
    if g.phase == Phase.SURVIVORS:
        if g.at in UNSEEN:
            discoveries = g.round - 1
            _back_to_the_menu(g, rng)
        g.noise = g.told | sample(ALL_ROOMS, rng.randrange(4), rng)
        g.radio_used = rng.random() < 0.5
    elif g.phase == Phase.KILLER:
        if g.firecracker:
            g.noise = sample(ALL_ROOMS, rng.randrange(4), rng)
        g.radio_used = bool(g.noise & g.map.marks["radio"]) and rng.random() < 0.5
        fleeing = _flight(g, rng) if g.at in IN_FLIGHT else 0
    if g.phase != Phase.SETUP:
        for slot in g.slots(g.alive):
            there = drawn.get(g.cast[slot].ref)
            rooms = numbers(g.may_reach[slot])
            g.room[slot] = next((room for room in rooms if g.place(room).ref == there), -1)
            if g.room[slot] < 0:
                g.room[slot] = rng.choice(rooms)
    for slot in g.slots(fleeing):
        assert g.encounter is not None
        g.room[slot] = g.encounter.room
    if g.rules.fear_hidden:
        g.fear = [rng.randrange(MOST_FEAR + 1) for _ in TEAM]
    if g.rules.difficulty != "none":
        _survivor_traits(g, rng)
    _belongings(g, _undiscovered(g, discoveries, rng), rng)
    if g.phase == Phase.SURVIVORS:
        loud = bool(g.pile & FIRECRACKER.cards) and FIRECRACKER not in g.spent_openly
        g.firecracker = loud and rng.random() < 0.5
    if g.plans and not g.plans_shown:
        _plans(g, rng)
    _repairs(g, rng)
    g.trap = rng.choice([NOWHERE, *_elsewhere(g)]) if g.round else NOWHERE
    g.walked = g.sprung


def _elsewhere(g: Terrorscape) -> list[int]:
    return [room for room in range(15) if room != g.where]


def _discoveries(g: Terrorscape) -> int:
    """The number of rounds that have had their discovery."""
    to_come = g.phase != Phase.KILLER and (
        g.at == Step.DISCOVERY or any(entry.step == Step.DISCOVERY for entry in g.agenda)
    )
    return max(0, g.round - to_come)


def _undiscovered(g: Terrorscape, discoveries: int, rng: Random) -> int:
    """The number of undiscovered cards. Everybody can count them, except for a Revolver taken at the start and the
    cards from the suitcase.
    """
    left = DISCOVERY_CARDS.bit_count() - DISCOVERED * discoveries
    if g.round:
        left -= any(trait == MARKSMANSHIP.bit for trait in g.traits)
    if g.round and "suitcase" in g.map.marks:
        opened = rng.randint(0, min(g.round, MOST_SUITCASES))
        g.suitcase = not opened or rng.random() < 0.5
        left -= opened
    return max(0, left)


def _back_to_the_menu(g: Terrorscape, rng: Random) -> None:
    """Other viewers know only that some Survivor is asked, not what."""
    slot = rng.choice(g.slots(g.alive))
    g.agenda = (Step.TELL_NOISE(), Step.PLAN(), Step.DISCOVERY(), Step.NEXT_TURN())
    g.at, g.args, g.actor = Step.TURN, {"slot": slot}, slot
    g.acted = rng.randrange(1 << len(TEAM)) & ~(1 << slot)
    g.waited = 0
    g.main_done = g.touched = rng.random() < 0.5
    g.swaps_left = SWAPS_IN_A_TURN
    g.passages_left = PASSAGES_IN_A_TURN


def _flight(g: Terrorscape, rng: Random) -> int:
    """The other side does not know which of those found is being asked where to flee. The Survivor asked and those
    after it are still where the encounter was, except one that has sprung a trap since. Returns those still there.
    """
    assert g.encounter is not None
    there = [slot for slot in g.slots(g.encounter.found & g.alive) if g.may_reach[slot] >> g.encounter.room & 1]
    left = there[rng.randrange(len(there)) :]
    waiting = (Step.FLEE, Step.RECOVER, Step.VIA)
    later = tuple(Step.FLEE(slot=slot) for slot in reversed(left[1:]))
    g.agenda = (*(entry for entry in g.agenda if entry.step not in waiting), *later)
    g.at, g.args = Step.FLEE, {"slot": left[0]}
    return sum(1 << slot for slot in left)


def _repairs(g: Terrorscape, rng: Random) -> None:
    """Redraw the progress of the radio and, if the Killer is not told, whether help is on its way."""
    most = min(REPAIRS, BEST_REPAIR * g.round)
    if g.rules.rescue_hidden:
        g.repaired = rng.randrange(most + 1)
        g.rescue = rng.randrange(RESCUE_ROUNDS) + 1 if g.repaired == REPAIRS else 0
    elif not g.rescue:
        g.repaired = rng.randrange(min(most, REPAIRS - 1) + 1)


def _belongings(g: Terrorscape, undiscovered: int, rng: Random) -> None:
    """Redraw the items and keys of the other side. Known are the number of keys on each rack, the number of
    undiscovered cards and the public discards; each Survivor searches at most once a round.
    """
    every = g.items[0] | g.items[1] | g.items[2] | g.keys[0] | g.keys[1] | g.keys[2] | g.pile | g.offer
    every |= g.discovery.cards | g.search.cards
    searched = len(TEAM) * g.round
    known = _keys(g, undiscovered, rng)
    loose = every & ~known
    for item in g.spent_openly:
        loose &= ~(1 << rng.choice(numbers(loose & item.cards)))
    spent = every & ~known & ~loose
    shown = mask([rng.choice(numbers(loose & item.cards)) for item in g.shown_items])
    rest = loose & DISCOVERY_CARDS & ~shown
    discovery, taken = _split(rng, rest, min(undiscovered, rest.bit_count()))
    rest = loose & SEARCH_CARDS
    least = max(0, rest.bit_count() - searched)
    search, found = _split(rng, rest, rng.randrange(least, rest.bit_count() + 1))
    g.discovery = Deck(discovery)
    g.search = Deck(search, (), tuple(numbers(loose & 1 << BOTTOM_KEY)))
    g.offer = 0
    _backpacks(g, taken | found | shown | _silver(g, loose & CHEST_CARDS, shown, rng), rng)
    g.pile |= spent


def _keys(g: Terrorscape, undiscovered: int, rng: Random) -> int:
    """Redraw which keys are on the rack: the same number, but no more from the discovery deck than cards have left it.
    In Separate Ways they may be divided differently among those still in play. Returns the mask of them.
    """
    count = g.all_keys()
    of_search = numbers(KEY.cards & SEARCH_CARDS)
    of_discovery = numbers(KEY.cards & DISCOVERY_CARDS)
    most = min(len(of_discovery), DISCOVERY_CARDS.bit_count() - undiscovered, count)
    discovered = rng.randint(min(max(0, count - len(of_search)), most), most)
    found = rng.sample(of_discovery, discovered)
    found += rng.sample(of_search, min(count - discovered, len(of_search)))
    spare = [key for key in (BOTTOM_KEY, *of_discovery) if key not in found]
    found += spare[: count - len(found)]
    rng.shuffle(found)
    keys = mask(found)
    finders = [slot for slot in TEAM if not g.escaped >> slot & 1]
    for slot in TEAM:
        own = [found.pop() for _ in range(g.keys[slot].bit_count())] if g.escaped >> slot & 1 else []
        g.keys[slot] = mask(own)
    for key in found:
        g.keys[rng.choice(finders)] |= 1 << key
    return keys


def _silver(g: Terrorscape, out: int, shown: int, rng: Random) -> int:
    """Redraw how many of the Werewolf's chests are open, and what was in them. What everybody was `shown`, and against
    another Killer silver items that are `out` (in a described position), stay out.
    """
    if g.killer is not WEREWOLF or not g.round:
        return out
    together = (out | g.chest_cards) & ~shown
    g.chest_cards, out = _split(rng, together, rng.randrange(together.bit_count() + 1))
    marks = g.map.marks
    places = marks["hidden"] | marks["occult"] | marks["book"] | marks["tools"]
    g.chests = sample(places, g.chest_cards.bit_count(), rng)
    return out


def _backpacks(g: Terrorscape, out: int, rng: Random) -> None:
    """Deal the cards that are out of the decks to the Survivors and the discard pile."""
    g.pile = out & KEY.cards
    out &= ~KEY.cards
    for slot in TEAM:
        own = g.cast[slot].starts_with
        g.items[slot], out = _split(rng, out, min(out.bit_count(), rng.randrange(BACKPACK + 1)))
        if own is not None:
            if g.round and rng.random() < 0.5:
                g.pile |= own.cards
            else:
                g.items[slot] |= own.cards
    g.pile |= out


def _split(rng: Random, cards: int, size: int) -> tuple[int, int]:
    """`size` of the cards, and the others."""
    some = sample(cards, size, rng)
    return some, cards & ~some


def _survivor_traits(g: Terrorscape, rng: Random) -> None:
    """A trait not shown yet may be any trait that nobody has shown."""
    open_traits = [g.traits[slot] for slot in TEAM if g.shown >> slot & 1]
    pool = [trait.bit for trait in SURVIVOR_TRAITS if trait.bit not in open_traits]
    rng.shuffle(pool)
    for slot in TEAM:
        if g.trait_offer[slot]:
            g.trait_offer[slot] = pool.pop() | pool.pop()
        elif not g.shown >> slot & 1 and g.traits[slot]:
            g.traits[slot] = pool.pop()
            used = rng.randrange(2) if g.round else 0
            g.trait_used = g.trait_used & ~(1 << slot) | used << slot


def _plans(g: Terrorscape, rng: Random) -> None:
    """Plans unknown to the other side may be any plans: begun or not, or complete if there have been enough rounds."""
    g.plan_done = [0] * len(PLANS)
    g.plan_room = g.buzzer = NOWHERE
    g.plans_used = 0
    g.plans = tuple(rng.sample(PLANS, 2))
    plan = g.plans[0]
    rounds = max(0, g.round - (g.phase == Phase.SURVIVORS))
    done = rng.randint(0, min(rounds, len(plan.steps)))
    g.plan_done[plan.number] = done
    if done == len(plan.steps):
        g.plans = (plan,)
        _complete(g, plan, rng)


def _complete(g: Terrorscape, plan: Plan, rng: Random) -> None:
    """What a complete plan may have left on the map."""
    if plan is AMBUSH:
        g.plan_room = rng.choice(_elsewhere(g))
    elif plan is BUZZER and rng.random() < 0.5:
        g.buzzer = rng.randrange(15)
    elif plan is EXPLOSIVE_TRAP and rng.random() < 0.5:
        g.plan_room, g.plans_used = rng.choice(_elsewhere(g)), plan.bit
