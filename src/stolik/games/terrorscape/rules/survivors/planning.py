"""The Survival Plan variant (rulebook, Survivors' phase, step 5): steps of plans, and what a complete plan does."""

from __future__ import annotations

from stolik.core.agenda import proceed, then
from stolik.core.chance import numbers
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import ANCIENT_AMULET, BOTTOM_KEY, TOOLBOX
from stolik.games.terrorscape.content.numbers import REPAIRS
from stolik.games.terrorscape.content.plans import (
    AMBUSH,
    ANCIENT_CHEST,
    ARCANE_SEAL,
    BUZZER,
    DIY_RADIO,
    EXPLOSIVE_TRAP,
    INTEL_SHARING,
    MYSTIC_HERBS,
    SITE_STUDY,
    SKELETON_KEY,
    TUNNELS_INVESTIGATION,
    Plan,
)  # fmt: skip
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.words import NO
from stolik.games.terrorscape.rules.encounter.harm import calm, heal
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import NOWHERE, Terrorscape
from stolik.games.terrorscape.rules.statements import noise
from stolik.games.terrorscape.rules.survivors.finding import take
from stolik.games.terrorscape.rules.survivors.passages import go_through, passages_from
from stolik.games.terrorscape.rules.survivors.radio import finish_radio
from stolik.games.terrorscape.rules.survivors.spending import spend
from stolik.games.terrorscape.rules.survivors.using import pick_room, pick_survivor, use

TOOLBOXES_FOR_A_RADIO = 3
CARDS_IN_THE_CHEST = 3
STUDIED_STEPS = 2


def holds_condition(g: Terrorscape, condition: str) -> bool:
    """Whether the condition of a step holds: somebody with the visible Killer, somebody at a mark, all together, all
    apart.
    """
    rooms = [g.room[slot] for slot in g.slots(g.alive)]
    if condition == "killer":
        return any(g.visible_in(room) for room in rooms)
    if condition == "together":
        return len(set(rooms)) == 1
    if condition == "apart":
        return len(set(rooms)) == len(rooms)
    return any(g.marked(condition, room) for room in rooms)


def advanceable(g: Terrorscape) -> list[Plan]:
    """The plans that may advance one step."""
    return [
        plan
        for plan in g.plans
        if g.plan_done[plan.number] < len(plan.steps) and holds_condition(g, plan.steps[g.plan_done[plan.number]])
    ]


def plan(g: Terrorscape, t: Table) -> str:
    """Once a round one plan may advance one step; progress on the other is then lost. Only a completed plan remains."""
    open_plans = advanceable(g) if g.alive else []
    if not open_plans:
        return proceed(g)
    choice = t.ask(g.leader, Choose("plan", (*open_plans, NO), secret=True))
    if not isinstance(choice, Plan):
        return proceed(g)
    for other in g.plans:
        if other is not choice:
            g.plan_done[other.number] = 0
    g.plan_done[choice.number] += 1
    t.tell("plan_advanced", to=g.team, plan=choice, done=g.plan_done[choice.number], steps=len(choice.steps))
    return complete(g, t, choice) if g.completed(choice) else proceed(g)


def complete(g: Terrorscape, t: Table, choice: Plan) -> str:
    """Complete the plan: drop the other one and apply the immediate effect."""
    g.plans = (choice,)
    t.tell("plan_complete", to=g.team, plan=choice)
    if choice is ARCANE_SEAL:
        for room in numbers(g.map.marks["occult"]):
            noise(g, t, room)
    if choice is AMBUSH:
        g.plan_room = g.room[g.slots(g.alive)[0]]
        t.tell("plan_room", to=g.team, plan=choice, room=g.place(g.plan_room))
    if choice is INTEL_SHARING and len(g.search):
        who: Survivor = t.ask(g.leader, Choose("intel", g.people(g.alive), secret=True))
        return then(g, Step.DRAW_SEARCH(slot=g.slot_of(who)))
    return proceed(g)


def _used(g: Terrorscape, t: Table, choice: Plan) -> None:
    g.plans_used |= choice.bit
    t.tell("plan_used", to=g.team, plan=choice)


def _toolboxes(g: Terrorscape, slot: int) -> int:
    return (g.items[slot] & TOOLBOX.cards).bit_count()


@use(EXPLOSIVE_TRAP, main=True, when=lambda g, slot: bool(_toolboxes(g, slot)))
def explosive_trap(g: Terrorscape, t: Table, slot: int) -> str:
    """Once, turn a Toolbox into a trap here; the Survivors win when the Killer searches this room and finds nobody."""
    spend(g, slot, TOOLBOX)
    _used(g, t, EXPLOSIVE_TRAP)
    g.plan_room = g.room[slot]
    t.tell("plan_room", to=g.team, plan=EXPLOSIVE_TRAP, room=g.place(g.plan_room))
    return proceed(g)


@use(
    DIY_RADIO,
    main=True,
    when=lambda g, slot: _toolboxes(g, slot) >= TOOLBOXES_FOR_A_RADIO and g.repaired < REPAIRS,
)
def diy_radio(g: Terrorscape, t: Table, slot: int) -> str:
    """Three Toolboxes: the radio is complete, with noise here."""
    for _ in range(TOOLBOXES_FOR_A_RADIO):
        spend(g, slot, TOOLBOX)
    _used(g, t, DIY_RADIO)
    finish_radio(g, t, slot)
    return proceed(g)


def _buzzer_of_use(g: Terrorscape, slot: int) -> bool:
    """Whether there is a Toolbox to set it or, once it is set, no noise there yet."""
    return bool(_toolboxes(g, slot)) if g.buzzer == NOWHERE else not g.noise >> g.buzzer & 1


@use(BUZZER, main=lambda g, slot: g.buzzer == NOWHERE, when=_buzzer_of_use)
def buzzer(g: Terrorscape, t: Table, slot: int) -> str:
    """Once, turn a Toolbox into a buzzer here; from then on, make noise where it is."""
    if g.buzzer == NOWHERE:
        spend(g, slot, TOOLBOX)
        g.buzzer = g.room[slot]
        t.tell("plan_room", to=g.team, plan=BUZZER, room=g.place(g.buzzer))
    else:
        t.tell("plan_used", to=g.team, plan=BUZZER)
        noise(g, t, g.buzzer)
    return proceed(g)


@use(SITE_STUDY, main=False, when=lambda g, slot: bool(can_reach(g, slot, 1)))
def site_study(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: MOVE 1-2."""
    room = pick_room(g, t, slot, "run_to", can_reach(g, slot, STUDIED_STEPS))
    _used(g, t, SITE_STUDY)
    return walk(g, t, slot, room.index, STUDIED_STEPS)


@use(TUNNELS_INVESTIGATION, main=True, when=lambda g, slot: bool(passages_from(g, slot)))
def tunnels_investigation(g: Terrorscape, t: Table, slot: int) -> str:
    """Go from one entrance of a passage to any other."""
    return go_through(g, t, slot)


def _key_left(g: Terrorscape) -> bool:
    return BOTTOM_KEY in g.search.bottom


@use(
    SKELETON_KEY,
    main=True,
    when=lambda g, slot: g.marked("exit", g.room[slot]) and bool(_toolboxes(g, slot)) and _key_left(g),
)
def skeleton_key(g: Terrorscape, t: Table, slot: int) -> str:
    """Once, at the main exit: exchange a Toolbox for the Key under the search deck."""
    spend(g, slot, TOOLBOX)
    _used(g, t, SKELETON_KEY)
    g.search.remove(BOTTOM_KEY)
    take(g, t, slot, 1 << BOTTOM_KEY)
    return proceed(g)


def _at_the_altar(g: Terrorscape, slot: int) -> int:
    """The Survivors at the Occult location who could use the herbs."""
    room = g.room[slot]
    if not g.marked("occult", room):
        return 0
    here = g.those_in(1 << room)
    return here & (g.wounded | sum(1 << other for other in g.slots(here) if g.fear[other]))


@use(MYSTIC_HERBS, main=False, when=lambda g, slot: bool(_at_the_altar(g, slot)))
def mystic_herbs(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: somebody at the Occult location is healed and loses all fear."""
    patient = pick_survivor(g, t, slot, "heal_whom", _at_the_altar(g, slot))
    _used(g, t, MYSTIC_HERBS)
    if g.wounded >> patient & 1:
        heal(g, t, patient)
    if g.fear[patient]:
        calm(g, t, patient)
    return proceed(g)


@use(
    ANCIENT_CHEST,
    main=True,
    when=lambda g, slot: bool(g.items[slot] & ANCIENT_AMULET.cards) and bool(len(g.search)),
)
def ancient_chest(g: Terrorscape, t: Table, slot: int) -> str:
    """Once: exchange the Amulet for three search cards."""
    spend(g, slot, ANCIENT_AMULET)
    _used(g, t, ANCIENT_CHEST)
    return then(g, *[Step.DRAW_SEARCH(slot=slot)] * CARDS_IN_THE_CHEST)
