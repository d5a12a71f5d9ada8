"""Fear, wounds and elimination (rulebook, Paralysing fear; killers' cards)."""

from __future__ import annotations

from typing import NoReturn

from stolik.core.agenda import proceed, push, then
from stolik.core.question import SEATS, Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import ANCIENT_AMULET
from stolik.games.terrorscape.content.killers.spectre import SPECTRE
from stolik.games.terrorscape.content.numbers import MOST_FEAR
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import TERRORISING_THE_MASS
from stolik.games.terrorscape.content.words import KILLER, NO, SUFFER, WOUND
from stolik.games.terrorscape.rules.state import Terrorscape
from stolik.games.terrorscape.rules.statements import answered, narrow, noise_aloud, state
from stolik.games.terrorscape.rules.survivors.spending import spend_openly

OVERFLOW_COST = 3


def frighten(g: Terrorscape, who: int) -> None:
    """Each of these Survivors gets a fear, one after another."""
    push(g, *(Step.FEAR(slot=slot) for slot in g.slots(who)))


def fear(g: Terrorscape, t: Table, slot: int) -> str:
    """One fear. A third one is not placed: the Survivor makes noise, which is announced at once; from level 3 on the
    Spectre may turn it into a wound.
    """
    if not g.alive >> slot & 1:
        return proceed(g)
    if g.fear[slot] < MOST_FEAR:
        g.fear[slot] += 1
        t.reveal("feared", survivor=g.cast[slot])
        return proceed(g)
    noise_aloud(g, t, slot)
    if g.killer is SPECTRE and g.level >= 3 and g.hand.bit_count() >= OVERFLOW_COST:
        push(g, Step.OVERFLOW(slot=slot))
    return proceed(g)


def overflow(g: Terrorscape, t: Table, slot: int) -> str:
    """Spectre, level 3: pay three cards for a wound besides the noise of a third fear."""
    if t.ask(KILLER, Choose("overflow", (WOUND, NO), about=g.cast[slot].ref)) is WOUND:
        push(g, Step.PAY(cards=OVERFLOW_COST), Step.WOUND(slot=slot))
    return proceed(g)


def fear_range(g: Terrorscape, t: Table, steps: int) -> str:
    """Fear for everybody within range: the Survivors say who, not where."""
    return fear_in(g, t, g.map.within(g.where, steps))


def fear_path(g: Terrorscape, t: Table) -> str:
    """Whizz: fear for everybody in the room where it started and the rooms it passed."""
    return fear_in(g, t, g.path)


def fear_in(g: Terrorscape, t: Table, rooms: int) -> str:
    """Everybody in these rooms says so and gets a fear. This is not a SENSE, so it includes Anna."""
    who = g.those_in(rooms)
    answered(g, "fear", rooms, who, g.alive)
    t.reveal("fear_spreads" if who else "fear_finds_nobody", survivors=g.people(who))
    frighten(g, who)
    return proceed(g)


def fear_all(g: Terrorscape, t: Table) -> str:
    """Fear for every Survivor."""
    frighten(g, g.alive)
    return proceed(g)


def fear_one(g: Terrorscape, t: Table) -> str:
    """Fear for a Survivor of the Killer's choice."""
    slot = g.slot_of(t.ask(KILLER, Choose("frighten", g.people(g.alive))))
    return then(g, Step.FEAR(slot=slot))


def wound_here(g: Terrorscape, t: Table) -> str:
    """Revving Chainsaw: a wound for everybody in the Killer's room."""
    who = g.those_in(1 << g.where)
    answered(g, "wound", 1 << g.where, who, g.alive)
    if who:
        t.reveal("struck", room=g.place(g.where), survivors=g.people(who))
    else:
        t.reveal("wound_nobody", room=g.place(g.where))
    return then(g, *(Step.WOUND(slot=slot) for slot in g.slots(who)))


def wound_frightened(g: Terrorscape, t: Table) -> str:
    """Life Drain: a wound for everybody with fear."""
    return then(g, *(Step.WOUND(slot=slot) for slot in g.slots(g.alive) if g.fear[slot]))


def eliminate_range(g: Terrorscape, t: Table, steps: int) -> str:
    """Death Blossom: everybody within range is eliminated; the Amulet does not help."""
    rooms = g.map.within(g.where, steps)
    who = g.those_in(rooms)
    answered(g, "wound", rooms, who, g.alive)
    if not who:
        t.reveal("wound_nobody", room=g.place(g.where))
    for slot in g.slots(who):
        eliminate(g, t, slot)
    return proceed(g)


def wound(g: Terrorscape, t: Table, slot: int) -> str:
    """A wound outside encounters. Until the Amulet is shown, each wounded Survivor is asked, because any of them may
    hold it.
    """
    if not g.alive >> slot & 1:
        return proceed(g)
    if ANCIENT_AMULET not in g.spent_openly:
        amulet: tuple[Named, ...] = (ANCIENT_AMULET,) if g.items[slot] & ANCIENT_AMULET.cards else ()
        options: tuple[Named, ...] = (*amulet, SUFFER)
        if t.ask(g.seat_of(slot), Choose("amulet", options, about=g.cast[slot].ref)) is ANCIENT_AMULET:
            spend_openly(g, slot, ANCIENT_AMULET)
            t.reveal("amulet", survivor=g.cast[slot])
            return proceed(g)
    injure(g, t, slot)
    return proceed(g)


def injure(g: Terrorscape, t: Table, slot: int) -> None:
    """A wound; the second one eliminates."""
    if g.wounded >> slot & 1:
        eliminate(g, t, slot)
    else:
        g.wounded |= 1 << slot
        t.reveal("wounded", survivor=g.cast[slot])
    if g.killer_has(TERRORISING_THE_MASS):
        frighten(g, g.alive)


def eliminate(g: Terrorscape, t: Table, slot: int) -> None:
    """A Survivor is eliminated: the Killer wins. In Separate Ways the first elimination gives him a level and the
    second wins him the game.
    """
    g.wounded |= 1 << slot
    g.alive &= ~(1 << slot)
    t.reveal("eliminated", survivor=g.cast[slot], room=g.place(g.room[slot]))
    if not g.apart:
        end(g, t, "killed", KILLER)
    if (0b111 & ~g.alive & ~g.escaped).bit_count() >= 2:
        end(g, t, "two_killed", KILLER, *(g.seat_of(slot) for slot in g.slots(g.escaped)))
    if not g.alive:
        survivors_win(g, t, "escaped")
    state(g, "shown", 1 << g.room[slot], 1 << slot)
    narrow(g, slot, 1 << g.room[slot])
    push(g, Step.LEVEL_UP())


def heal(g: Terrorscape, t: Table, slot: int) -> None:
    """HEAL: the health tile is turned back, which everybody sees."""
    g.wounded &= ~(1 << slot)
    t.reveal("healed", survivor=g.cast[slot])


def calm(g: Terrorscape, t: Table, slot: int) -> None:
    """Remove all own fear, which everybody sees (unless the table hides fear from the Killer)."""
    g.fear[slot] = 0
    t.reveal("calmed", to=_who_sees_fear(g), survivor=g.cast[slot])


def calm_a_little(g: Terrorscape, t: Table, slot: int) -> None:
    """Remove one own fear."""
    g.fear[slot] -= 1
    t.reveal("calmed_a_little", to=_who_sees_fear(g), survivor=g.cast[slot])


def _who_sees_fear(g: Terrorscape) -> tuple[int, ...] | None:
    return g.team if g.rules.fear_hidden else None


def survivors_win(g: Terrorscape, t: Table, reason: str) -> NoReturn:
    """The Survivors still in play win, and those who have escaped."""
    end(g, t, reason, *(g.seat_of(slot) for slot in g.slots(g.alive | g.escaped)))


def end(g: Terrorscape, t: Table, reason: str, *winners: int) -> NoReturn:
    """The game is over."""
    seats = sorted({int(seat) for seat in winners})
    g.winners, g.reason = tuple(seats), reason
    t.tell(f"over_{reason}")
    t.finish(reason, [SEATS[seat] for seat in seats])
