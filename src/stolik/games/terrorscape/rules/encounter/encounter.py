"""SEARCH and encounters (rulebook, Encounter and attack): who is found, who is attacked, who flees."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.terrorscape.content.killers import MURDERER, SPECTRE
from stolik.games.terrorscape.content.numbers import HIGHEST_LEVEL
from stolik.games.terrorscape.content.plans import EXPLOSIVE_TRAP
from stolik.games.terrorscape.content.rooms import Room
from stolik.games.terrorscape.content.skills import Skill
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import HEROIC_SAVE, SURVIVAL_INSTINCT, TOYING_WITH_THE_PREY
from stolik.games.terrorscape.content.words import FIGHT, KILLER, NO, NONE, STAY
from stolik.games.terrorscape.rules.encounter.harm import frighten, injure, survivors_win
from stolik.games.terrorscape.rules.levels import affordable, cost, finish_card, force, take_from_hand
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import Encounter, Terrorscape
from stolik.games.terrorscape.rules.statements import answered, fled
from stolik.games.terrorscape.rules.survivors.spending import show_trait

CARDS_AFTER_PHASE = 3
CARDS_FOR_TOYING = 6
FLIGHT = 1
INSTINCTIVE_FLIGHT = 2


def search(g: Terrorscape, t: Table) -> str:
    """SEARCH: who is here? Everybody answers truthfully, including Anna. Those found are attacked; after that only the
    draw is left of the phase.
    """
    here = 1 << g.where
    found = g.those_in(here)
    answered(g, "search", here, found, g.alive)
    t.reveal("found" if found else "nobody_here", room=g.place(g.where), survivors=g.people(found))
    if not found:
        if g.completed(EXPLOSIVE_TRAP) and g.plan_room == g.where:
            t.reveal("plan_used", plan=EXPLOSIVE_TRAP)
            survivors_win(g, t, "struck_back")
        return proceed(g)
    finish_card(g)
    g.encountered = True
    g.encounter = Encounter(g.where, found)
    if g.reappearing and g.killer is MURDERER and g.level >= 2:
        g.strengthened += 3
    g.agenda = ()
    entries: list[Call] = []
    if g.killer_has(TOYING_WITH_THE_PREY):
        entries.append(Step.ENCOUNTER())
    if found.bit_count() > 1 and g.rules.difficulty != "none":
        entries += [Step.HEROIC(slot=slot) for slot in g.slots(found) if not g.shown >> slot & 1]
    push(g, *entries, Step.OPENING_WOUND(), Step.DRAW(cards=CARDS_AFTER_PHASE), Step.END_ROUND())
    return proceed(g)


def toy(g: Terrorscape, t: Table) -> str:
    """Toying with the Prey: the Killer may cancel the encounter, end his turn and draw six."""
    if t.ask(KILLER, Choose("toy", (FIGHT, TOYING_WITH_THE_PREY))) is FIGHT:
        return proceed(g)
    t.tell("killer_trait_used", killer=g.killer, trait=TOYING_WITH_THE_PREY)
    g.agenda = ()
    return then(g, Step.DRAW(cards=CARDS_FOR_TOYING), Step.END_ROUND())


def heroic(g: Terrorscape, t: Table, slot: int) -> str:
    """Heroic Save: a Survivor found together with others lets the others move 1; those who move escape the encounter.
    Everybody found who has not shown another trait is asked.
    """
    seat = g.seat_of(slot)
    assert g.encounter is not None
    options = (HEROIC_SAVE, NO) if g.has(slot, HEROIC_SAVE) else (NO,)
    if t.ask(seat, Choose("heroic", options, about=g.cast[slot].ref)) is NO:
        return proceed(g)
    show_trait(g, t, slot, HEROIC_SAVE)
    g.trait_used |= 1 << slot
    g.agenda = tuple(entry for entry in g.agenda if entry.step != Step.HEROIC)
    others = g.encounter.found & ~(1 << slot)
    return then(g, *(Step.ESCAPE(slot=other) for other in g.slots(others)))


def opening_wound(g: Terrorscape, t: Table, frightened: bool = False) -> str:
    """Before the first attack the Spectre frightens everybody found, and at level 5 any Killer wounds them."""
    assert g.encounter is not None
    if not frightened:
        g.encounter = g.encounter._replace(found=g.encounter.found & g.those_in(1 << g.where))
        push(g, Step.OPENING_WOUND(frightened=True))
        if g.killer is SPECTRE:
            frighten(g, g.encounter.found)
        return proceed(g)
    push(g, Step.ATTACK())
    if g.level == HIGHEST_LEVEL:
        for slot in g.slots(g.encounter.found & g.alive):
            injure(g, t, slot)
    return proceed(g)


def attack(g: Terrorscape, t: Table) -> str:
    """The Killer attacks until everybody here has been attacked once. For each attack he may play an attack card;
    whether he has one is secret, so he is always asked.
    """
    assert g.encounter is not None
    assert g.killer is not None
    left = g.encounter.found & g.alive & ~g.encounter.attacked
    if not left:
        return _over(g)
    g.encounter = g.encounter._replace(
        defender=-1, item="", dice=(), bonuses=(), total=-1, result="", card="", attack=0
    )
    push(g, Step.DEFENDER())
    if not any(skill.attack for skill in g.killer.kinds):
        return proceed(g)
    held: list[Named | Skill] = [
        skill for skill in g.killer.cards.kinds(g.hand) if skill.attack and affordable(g, skill)
    ]
    choice = t.ask(KILLER, Choose("attack", [*held, NONE]))
    if isinstance(choice, Skill):
        price = cost(g, choice)
        g.encounter = g.encounter._replace(card=choice.ref, attack=choice.attack)
        take_from_hand(g, t, choice, price)
    return proceed(g)


def defender(g: Terrorscape, t: Table) -> str:
    """The Survivors choose somebody who has not been attacked yet in this encounter."""
    assert g.encounter is not None
    finish_card(g)
    slots = g.slots(g.encounter.found & g.alive & ~g.encounter.attacked)
    slot = slots[0]
    if len(slots) > 1:
        seats = {g.seat_of(slot) for slot in slots}
        speaker: Seat = seats.pop() if len(seats) == 1 else g.leader
        slot = g.slot_of(t.ask(speaker, Choose("defender", [g.cast[slot] for slot in slots])))
    g.encounter = g.encounter._replace(defender=slot, attacked=g.encounter.attacked | 1 << slot)
    g.defence_item = None
    t.tell("attacked", killer=g.killer, survivor=g.cast[slot], strength=force(g))
    return then(g, Step.DEFENCE(slot=slot))


def _over(g: Terrorscape) -> str:
    """Everybody who was found and is still alive may MOVE 1. From now on nobody else knows where they are, or which of
    them is being asked.
    """
    assert g.encounter is not None
    slots = g.slots(g.encounter.found & g.alive)
    for slot in slots:
        fled(g, slot)
    return then(g, *(Step.FLEE(slot=slot) for slot in slots))


def escape(g: Terrorscape, t: Table, slot: int) -> str:
    """Heroic Save: one of the others may MOVE 1, out of the encounter. Everybody knows who moves; only its own side
    sees where.
    """
    refuges = _refuges(g, slot, FLIGHT)
    if not refuges:
        return proceed(g)
    choice = t.ask(g.seat_of(slot), Choose("flee", (*refuges, STAY), about=g.cast[slot].ref))
    fled(g, slot)
    return walk(g, t, slot, choice.index, FLIGHT) if isinstance(choice, Room) else proceed(g)


def flee(g: Terrorscape, t: Table, slot: int) -> str:
    """A Survivor may MOVE 1 after the encounter; with Survival Instinct it may MOVE 2 and loses all fear. The question
    is secret, because the number of questions would reveal the trait to the Killer.
    """
    steps = INSTINCTIVE_FLIGHT if g.has(slot, SURVIVAL_INSTINCT) else FLIGHT
    if g.may_reach[slot] == 1 << g.room[slot]:
        fled(g, slot)  # since the end of the encounter a cry has revealed where it is
    push(g, Step.RECOVER(slot=slot))
    refuges = _refuges(g, slot, steps)
    if not refuges:
        return proceed(g)
    question = Choose("flee", (*refuges, STAY), about=g.cast[slot].ref, secret=True)
    choice = t.ask(g.seat_of(slot), question)
    return walk(g, t, slot, choice.index, steps) if isinstance(choice, Room) else proceed(g)


def _refuges(g: Terrorscape, slot: int, steps: int) -> tuple[Room, ...]:
    """The rooms to flee to; none behind blocked doors or in a net, as everybody can see."""
    return g.map.rooms.of(can_reach(g, slot, steps))


def recover(g: Terrorscape, t: Table, slot: int) -> str:
    """Survival Instinct: after the flight remove all fear."""
    if g.alive >> slot & 1 and g.fear[slot] and g.has(slot, SURVIVAL_INSTINCT):
        show_trait(g, t, slot, SURVIVAL_INSTINCT)
        g.fear[slot] = 0
    return proceed(g)
