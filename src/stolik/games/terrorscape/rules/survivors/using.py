"""What a Survivor can use in its turn: one table for items, abilities, traits, plans and things in rooms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import CARDS, Item
from stolik.games.terrorscape.content.plans import Plan
from stolik.games.terrorscape.content.rooms import Room
from stolik.games.terrorscape.content.survivors import Survivor
from stolik.games.terrorscape.content.traits import Trait
from stolik.games.terrorscape.content.words import ACTIONS
from stolik.games.terrorscape.rules.state import Terrorscape

Test = Callable[[Terrorscape, int], bool]
Effect = Callable[[Terrorscape, Table, int], str]


@dataclass(frozen=True, slots=True)
class Use:
    """How one thing is used: by which Survivor (None: by any who has it), whether it takes the main action, when it
    can be used, what it does.

    `effect` takes the user's slot, may ask its seat for a target and returns the next step.
    """

    thing: Named
    by: Survivor | None
    main: Test
    when: Test
    effect: Effect


USES: dict[Named, Use] = {}


def use(
    thing: Named, *, main: bool | Test, when: Test = lambda g, slot: True, by: Survivor | None = None
) -> Callable[[Effect], Effect]:
    """Registers what a thing does. `when` says whether it can be used by one who has it; that the main action is free
    is checked separately.
    """

    def register(effect: Effect) -> Effect:
        USES[thing] = Use(thing, by, main if callable(main) else lambda g, slot: main, when, effect)
        return effect

    return register


def things(g: Terrorscape, slot: int) -> list[Named]:
    """Everything the Survivor can use now."""
    items = CARDS.kinds(g.items[slot])
    trait = 0 if g.trait_used >> slot & 1 else g.traits[slot]
    plans = sum([plan.bit for plan in g.plans if g.completed(plan)]) & ~g.plans_used
    return [
        use.thing
        for use in _at_hand(g.cast[slot], items, trait, plans)
        if not (g.main_done and use.main(g, slot)) and use.when(g, slot)
    ]


@lru_cache(1 << 12)
def _at_hand(survivor: Survivor, items: tuple[Item, ...], trait: int, plans: int) -> tuple[Use, ...]:
    """What a Survivor has to use, in the order of the menu: what is in the backpack, complete plans, abilities and what
    rooms offer, an unused trait.
    """
    uses = [use for use in USES.values() if use.by in (None, survivor)]
    return (
        *(use for use in uses if use.thing in items),
        *(use for use in uses if isinstance(use.thing, Plan) and use.thing.bit & plans),
        *(use for use in uses if use.thing in ACTIONS),
        *(use for use in uses if isinstance(use.thing, Trait) and use.thing.bit & trait),
    )


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
