"""The parts of a round around the turns: its start with the wins, announcing noise, its end (rulebook, steps 0 and
4).
"""

from __future__ import annotations

from stolik.core.agenda import proceed, then
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import ANCIENT_AMULET, FIRECRACKER, FLASHLIGHT, SECRET_MAP
from stolik.games.terrorscape.content.numbers import KEYS_TO_ESCAPE, OWN_KEYS_TO_ESCAPE, RESCUE_ROUNDS
from stolik.games.terrorscape.content.plans import CONCEALED_PORTAL, ROCKET_LAUNCHER
from stolik.games.terrorscape.content.rooms import ALL_ROOMS
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.words import Phase
from stolik.games.terrorscape.rules.encounter.harm import survivors_win
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import spread, state


def begin_round(g: Terrorscape, t: Table) -> str:
    """Noise and nets are removed, the rescue marker moves, and the Survivors may have won. If they have not, the Killer
    learns this, so no earlier answer can be taken back.
    """
    g.round += 1
    g.phase = Phase.SURVIVORS
    g.encounter = None
    g.told_before = ALL_ROOMS if g.firecracker else g.told
    g.noise = g.told = 0
    g.firecracker = False
    g.radio_used = False
    g.suitcase = "suitcase" in g.map.marks
    g.acted = g.waited = g.netted = 0
    t.reveal("round_begins", round=g.round)
    if g.rescue:
        g.rescue -= 1
        t.tell("rescue_moved", to=g.team if g.rules.rescue_hidden else None, rounds=g.rescue)
        if not g.rescue:
            survivors_win(g, t, "rescued")
    if g.apart:
        escape_alone(g, t)
    elif g.all_keys() >= KEYS_TO_ESCAPE and all_at_an_exit(g):
        survivors_win(g, t, "escaped")
    plans_won(g, t)
    return then(g, Step.NEXT_TURN(), Step.DISCOVERY(), Step.PLAN(), Step.TELL_NOISE())


def all_at_an_exit(g: Terrorscape) -> bool:
    """Whether everybody is in the room of the main exit or, with the Secret Map, in that of the hidden exit."""
    rooms = set(g.room)
    if len(rooms) > 1:
        return False
    room = rooms.pop()
    secret_map = any(held & SECRET_MAP.cards for held in g.items)
    return g.marked("exit", room) or (g.marked("hidden", room) and secret_map)


def escape_alone(g: Terrorscape, t: Table) -> None:
    """Separate Ways: a Survivor with three keys escapes and wins alone."""
    for slot in g.slots(g.alive):
        at_exit = g.marked("exit", g.room[slot]) or (
            g.marked("hidden", g.room[slot]) and g.items[slot] & SECRET_MAP.cards
        )
        if g.keys[slot].bit_count() >= OWN_KEYS_TO_ESCAPE and at_exit:
            g.alive &= ~(1 << slot)
            g.escaped |= 1 << slot
            t.reveal("escaped", survivor=g.cast[slot], room=g.place(g.room[slot]))
    if not g.alive:
        survivors_win(g, t, "escaped")


def plans_won(g: Terrorscape, t: Table) -> None:
    """Plans that win at the start of a phase."""
    if not g.alive or len({g.room[slot] for slot in g.slots(g.alive)}) > 1:
        return
    room = g.room[g.slots(g.alive)[0]]
    if g.completed(ROCKET_LAUNCHER) and not g.stealthed and not g.encountered and g.map.near[room] >> g.where & 1:
        t.reveal("plan_used", plan=ROCKET_LAUNCHER)
        survivors_win(g, t, "struck_back")
    held = 0
    for slot in g.slots(g.alive):
        held |= g.items[slot]
    if (
        g.completed(CONCEALED_PORTAL)
        and g.marked("occult", room)
        and all(held & item.cards for item in (SECRET_MAP, FLASHLIGHT, ANCIENT_AMULET))
    ):
        t.reveal("plan_used", plan=CONCEALED_PORTAL)
        survivors_win(g, t, "escaped")


def call_rescue(g: Terrorscape, t: Table) -> None:
    """The radio works: help arrives in five rounds."""
    g.rescue = RESCUE_ROUNDS
    if g.rules.rescue_hidden:
        t.tell("rescue_called", to=g.team, rounds=RESCUE_ROUNDS)
    else:
        t.reveal("rescue_called", rounds=RESCUE_ROUNDS)


def tell_noise(g: Terrorscape, t: Table) -> str:
    """The Survivors tell the Killer truthfully where there is noise; a Firecracker hides all other noise."""
    g.actor = -1
    if g.firecracker:
        g.told = ALL_ROOMS
        g.spent_openly += (FIRECRACKER,)
        t.reveal("firecracker_told")
    else:
        g.told = g.noise
        t.reveal("noise_told" if g.noise else "silence_told", rooms=g.map.rooms.of(g.noise))
    state(g, "noise", g.told)
    spread(g)
    return Step.BEGIN_KILLER


def end_round(g: Terrorscape, t: Table) -> str:
    """The Killer's phase is over."""
    g.strengthened = 0
    g.bated = max(0, g.bated - 1)
    g.leader_turn += 1
    return proceed(g) if g.agenda else Step.BEGIN_ROUND
