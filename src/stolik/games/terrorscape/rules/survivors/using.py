"""What a Survivor can use in its turn: one table for items, abilities, traits, plans and things in rooms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.rooms import Room
from stolik.games.terrorscape.rules.state import Terrorscape

Test = Callable[[Terrorscape, int], bool]
Effect = Callable[[Terrorscape, Table, int], str]


@dataclass(frozen=True, slots=True)
class Use:
    """How one thing is used: whether it takes the main action, when it can be used, what it does.

    `effect` takes the user's slot, may ask its seat for a target and returns the next step.
    """

    thing: Named
    main: Test
    when: Test
    effect: Effect


USES: dict[Named, Use] = {}


def use(thing: Named, *, main: bool | Test, when: Test) -> Callable[[Effect], Effect]:
    """Registers what a thing does. `when` says whether it can be used; that the main action is free is checked
    separately.
    """

    def register(effect: Effect) -> Effect:
        USES[thing] = Use(thing, main if callable(main) else lambda g, slot: main, when, effect)
        return effect

    return register


def things(g: Terrorscape, slot: int) -> list[Named]:
    """Everything the Survivor can use now."""
    return [u.thing for u in USES.values() if u.when(g, slot) and not (g.main_done and u.main(g, slot))]


def run(g: Terrorscape, t: Table, slot: int) -> str:
    """Use the thing chosen in the menu."""
    assert g.used is not None
    return USES[g.used].effect(g, t, slot)


def pick_room(g: Terrorscape, t: Table, slot: int, kind: str, rooms: int) -> Room:
    """A room of the player's choice; a single one is taken without asking."""
    options = g.map.rooms.of(rooms)
    if len(options) == 1:
        return options[0]
    return t.ask(g.seat_of(slot), Choose(kind, options, about=_about(g), secret=True))


def pick_survivor(g: Terrorscape, t: Table, slot: int, kind: str, who: int) -> int:
    """The slot of a Survivor of the player's choice; a single one is taken without asking."""
    options = g.people(who)
    if len(options) == 1:
        return g.slot_of(options[0])
    return g.slot_of(t.ask(g.seat_of(slot), Choose(kind, options, about=_about(g), secret=True)))


def _about(g: Terrorscape) -> str:
    return g.used.ref if g.used is not None else ""
