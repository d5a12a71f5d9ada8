"""Items used in a Survivor's turn (reference: the cards; rulebook, Special action, Extra actions)."""

from __future__ import annotations

from stolik.core.agenda import proceed
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import (
    ADRENALINE,
    CAMERA,
    FIRECRACKER,
    FLASHLIGHT,
    HATCHET,
    HERBAL_MEDICINE,
    MEDICAL_KIT,
    SEDATIVES,
    TOOLBOX,
    TRAP_PARTS,
    WHISKEY_BOTTLE,
    Item,
)  # fmt: skip
from stolik.games.terrorscape.content.survivors import JOHNSON, MARCO, SOPHIA
from stolik.games.terrorscape.content.traits import HERBOLOGY
from stolik.games.terrorscape.rules.blocks import removed
from stolik.games.terrorscape.rules.encounter.harm import calm, heal
from stolik.games.terrorscape.rules.moves import can_reach, walk
from stolik.games.terrorscape.rules.state import NOWHERE, Terrorscape
from stolik.games.terrorscape.rules.statements import noise
from stolik.games.terrorscape.rules.survivors.passages import go_through, passages_from
from stolik.games.terrorscape.rules.survivors.radio import may_repair, noise_of, repair, silent
from stolik.games.terrorscape.rules.survivors.spending import spend
from stolik.games.terrorscape.rules.survivors.using import pick_room, pick_survivor, use


def told_used(g: Terrorscape, t: Table, slot: int, item: Item) -> None:
    """The item is used up, unless it is lasting."""
    t.tell("used", to=g.team, survivor=g.cast[slot], item=item)
    spend(g, slot, item)


def heard(g: Terrorscape, slot: int) -> bool:
    """Whether an item that does nothing but make noise would be heard."""
    return not silent(g, slot)


@use(WHISKEY_BOTTLE, main=False, when=heard)
def whiskey_bottle(g: Terrorscape, t: Table, slot: int) -> str:
    """Make noise in an adjacent location; a block does not stop a bottle."""
    room = pick_room(g, t, slot, "noise_where", g.map.near[g.room[slot]])
    told_used(g, t, slot, WHISKEY_BOTTLE)
    noise(g, t, room.index)
    return proceed(g)


@use(HATCHET, main=False, when=lambda g, slot: bool(g.blocks & g.map.doors_of[g.room[slot]]))
def hatchet(g: Terrorscape, t: Table, slot: int) -> str:
    """Remove a block on a door of the Survivor's location; announced at once."""
    doors = g.map.doors.of(g.blocks & g.map.doors_of[g.room[slot]])
    door = doors[0]
    if len(doors) > 1:
        door = t.ask(g.seat_of(slot), Choose("which_door", doors, about=HATCHET.ref, secret=True))
    told_used(g, t, slot, HATCHET)
    removed(g, t, door)
    return proceed(g)


def hurt_here(g: Terrorscape, slot: int) -> int:
    """The wounded Survivors in this Survivor's location."""
    return g.wounded & g.those_in(1 << g.room[slot])


def herb_patients(g: Terrorscape, slot: int) -> int:
    """The Survivors the herbs can heal, as a mask; sources disagree."""
    return hurt_here(g, slot) & (0b111 if g.rules.herbs_for_others else 1 << slot)


@use(HERBAL_MEDICINE, main=True, when=lambda g, slot: bool(herb_patients(g, slot)))
def herbal_medicine(g: Terrorscape, t: Table, slot: int) -> str:
    """HEAL, and noise; none with Herbology."""
    patient = pick_survivor(g, t, slot, "heal_whom", herb_patients(g, slot))
    told_used(g, t, slot, HERBAL_MEDICINE)
    if not g.has(slot, HERBOLOGY):
        noise_of(g, t, slot)
    heal(g, t, patient)
    return proceed(g)


def kit_patients(g: Terrorscape, slot: int) -> int:
    """The Survivors the kit can heal, as a mask; sources disagree."""
    return g.wounded & g.alive if g.rules.kit_anywhere else hurt_here(g, slot)


@use(MEDICAL_KIT, by=MARCO, main=True, when=lambda g, slot: bool(kit_patients(g, slot)))
def medical_kit(g: Terrorscape, t: Table, slot: int) -> str:
    """Marco only: HEAL and remove all of that Survivor's fear."""
    patient = pick_survivor(g, t, slot, "heal_whom", kit_patients(g, slot))
    told_used(g, t, slot, MEDICAL_KIT)
    heal(g, t, patient)
    if g.fear[patient]:
        calm(g, t, patient)
    return proceed(g)


@use(ADRENALINE, main=False, when=lambda g, slot: bool(can_reach(g, slot, 1)))
def adrenaline(g: Terrorscape, t: Table, slot: int) -> str:
    """MOVE 1 (some sources: 4)."""
    steps = 1 if g.rules.adrenaline == "one" else 4
    room = pick_room(g, t, slot, "run_to", can_reach(g, slot, steps))
    told_used(g, t, slot, ADRENALINE)
    return walk(g, t, slot, room.index, steps)


@use(SEDATIVES, main=False, when=lambda g, slot: bool(g.fear[slot]))
def sedatives(g: Terrorscape, t: Table, slot: int) -> str:
    """Remove all own fear."""
    told_used(g, t, slot, SEDATIVES)
    calm(g, t, slot)
    return proceed(g)


@use(FIRECRACKER, main=lambda g, slot: g.rules.firecracker == "special")
def firecracker(g: Terrorscape, t: Table, slot: int) -> str:
    """Every location is noisy this round."""
    told_used(g, t, slot, FIRECRACKER)
    g.firecracker = True
    return proceed(g)


@use(TOOLBOX, main=True, when=may_repair)
def toolbox(g: Terrorscape, t: Table, slot: int) -> str:
    """Repair by 2 (Johnson by 3), with noise; it counts as the one repair of the round."""
    told_used(g, t, slot, TOOLBOX)
    repair(g, t, slot, 3 if g.cast[slot] is JOHNSON else 2, toolbox=True)
    return proceed(g)


@use(FLASHLIGHT, main=True, when=lambda g, slot: g.cast[slot] is not SOPHIA and bool(passages_from(g, slot)))
def flashlight(g: Terrorscape, t: Table, slot: int) -> str:
    """Use the secret passage here. Sophia does not need it; for her it makes the passage an extra action."""
    t.tell("used", to=g.team, survivor=g.cast[slot], item=FLASHLIGHT)
    return go_through(g, t, slot)


@use(TRAP_PARTS, main=True, when=lambda g, slot: g.trap == NOWHERE)
def trap_parts(g: Terrorscape, t: Table, slot: int) -> str:
    """Set the trap in the Survivor's location."""
    told_used(g, t, slot, TRAP_PARTS)
    g.trap = g.room[slot]
    t.tell("trap_set", to=g.team, room=g.place(g.room[slot]))
    return proceed(g)


@use(CAMERA, by=SOPHIA, main=False, when=heard)
def camera(g: Terrorscape, t: Table, slot: int) -> str:
    """Sophia only: noise in her own location."""
    told_used(g, t, slot, CAMERA)
    noise(g, t, g.room[slot])
    return proceed(g)
