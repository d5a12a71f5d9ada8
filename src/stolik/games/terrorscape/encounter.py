"""SEARCH and encounters (rulebook, Encounter and attack)."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.chance import Stream
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.terrorscape.harm import end, frighten, injure
from stolik.games.terrorscape.items import (
    AMMO_PACK,
    LIMESTONE_POWDER,
    LONGSWORD,
    REVOLVER,
    SILVER_BULLETS,
    WHISKEY_BOTTLE,
    Item,
    kinds_in,
    one_of,
)  # fmt: skip
from stolik.games.terrorscape.killers import MURDERER, SPECTRE
from stolik.games.terrorscape.levels import (
    HIGHEST_LEVEL,
    MOST_STRENGTH,
    affordable,
    cost,
    finish_card,
    strength,
    take_from_hand,
)
from stolik.games.terrorscape.moves import can_reach, walk
from stolik.games.terrorscape.plans import AMBUSH, ARCANE_SEAL, EXPLOSIVE_TRAP, MOLOTOV, Plan
from stolik.games.terrorscape.rooms import Room, rooms_in
from stolik.games.terrorscape.skills import Skill, skills_in
from stolik.games.terrorscape.state import NOWHERE, Bonus, Encounter, Terrorscape
from stolik.games.terrorscape.statements import answered, fled
from stolik.games.terrorscape.steps import Entry, Step, proceed, push, then
from stolik.games.terrorscape.survivors import WILLIAM
from stolik.games.terrorscape.traits import (
    HEROIC_SAVE,
    MARKSMANSHIP,
    MARTIAL_ARTS,
    SECRET_WEAPON,
    STROKE_OF_LUCK,
    SURVIVAL_INSTINCT,
    TOYING_WITH_THE_PREY,
    Trait,
)  # fmt: skip
from stolik.games.terrorscape.words import FIGHT, KILLER, NO, NONE, STAY

CARDS_AFTER_PHASE = 3
CARDS_FOR_TOYING = 6
CARDS_LOST_TO_DEFENCE = 2
DICE = 4
TRAP_BONUS = 2
MOLOTOV_BONUS = 2
SECRET_WEAPON_BONUS = 4
AMBUSH_MARGIN = 3


def search(g: Terrorscape, t: Table) -> str:
    """SEARCH: who is here? Everybody answers truly, Anna too. Whoever is found is attacked, and nothing else of the
    phase follows but the draw.
    """
    here = 1 << g.where
    found = g.those_in(here)
    answered(g, "search", here, found, g.alive)
    t.reveal("found" if found else "nobody_here", room=g.place(g.where), survivors=g.people(found))
    if not found:
        if g.completed(EXPLOSIVE_TRAP) and g.plan_room == g.where:
            t.reveal("plan_used", plan=EXPLOSIVE_TRAP)
            end(g, t, "struck_back", *_survivors(g))
        return proceed(g)
    finish_card(g)
    g.encountered = True
    g.encounter = Encounter(g.where, found)
    if g.reappearing and g.killer is MURDERER and g.level >= 2:
        g.strengthened += 3
    g.agenda = ()
    entries: list[Entry] = []
    if g.killer_has(TOYING_WITH_THE_PREY):
        entries.append((Step.ENCOUNTER, 0))
    if found.bit_count() > 1 and g.rules.difficulty != "none":
        entries += [(Step.HEROIC, slot) for slot in g.slots(found) if not g.shown >> slot & 1]
    push(g, *entries, (Step.OPENING_WOUND, 0), (Step.DRAW, CARDS_AFTER_PHASE), (Step.END_ROUND, 0))
    return proceed(g)


def toy(g: Terrorscape, t: Table) -> str:
    """Toying with the Prey: the Killer may cancel the encounter, end his turn and draw six."""
    if t.ask(KILLER, Choose("toy", (FIGHT, TOYING_WITH_THE_PREY))) is FIGHT:
        return proceed(g)
    t.tell("killer_trait_used", killer=g.killer, trait=TOYING_WITH_THE_PREY)
    g.agenda = ()
    return then(g, (Step.DRAW, CARDS_FOR_TOYING), (Step.END_ROUND, 0))


def heroic(g: Terrorscape, t: Table) -> str:
    """Heroic Save: found together with others, one lets the others move 1 and escape; who does not go escapes nothing.
    Whoever was found and has not shown another trait is asked.
    """
    slot, seat = g.arg, g.seat_of(g.arg)
    assert g.encounter is not None
    options = (HEROIC_SAVE, NO) if g.has(slot, HEROIC_SAVE) else (NO,)
    if t.ask(seat, Choose("heroic", options, about=g.cast[slot].ref)) is NO:
        return proceed(g)
    show_trait(g, t, slot, HEROIC_SAVE)
    g.trait_used |= 1 << slot
    g.agenda = tuple(entry for entry in g.agenda if entry[0] != Step.HEROIC)
    others = g.encounter.found & ~(1 << slot)
    return then(g, *((Step.FLEE, other) for other in g.slots(others)))


def opening_wound(g: Terrorscape, t: Table) -> str:
    """The Spectre frightens everybody found; at level 5 any Killer wounds them, before the first attack."""
    assert g.encounter is not None
    if not g.arg:
        g.encounter = g.encounter._replace(found=g.encounter.found & g.those_in(1 << g.where))
        push(g, (Step.OPENING_WOUND, 1))
        if g.killer is SPECTRE:
            frighten(g, g.encounter.found)
        return proceed(g)
    push(g, (Step.ATTACK, 0))
    if g.level == HIGHEST_LEVEL:
        for slot in g.slots(g.encounter.found):
            injure(g, t, slot)
    return proceed(g)


def attack(g: Terrorscape, t: Table) -> str:
    """The Killer attacks as long as somebody here has not been attacked, each time with an attack card if he likes.
    Whether he holds one is secret, so he is always asked.
    """
    assert g.encounter is not None
    assert g.killer is not None
    left = g.encounter.found & g.alive & ~g.encounter.attacked
    if not left:
        return _over(g)
    g.encounter = g.encounter._replace(
        defender=-1, item="", dice=(), bonuses=(), total=-1, result="", card="", attack=0
    )
    push(g, (Step.DEFENDER, 0))
    if not any(skill.attack for skill in g.killer.kinds):
        return proceed(g)
    held: list[Named | Skill] = [
        skill for skill in skills_in(g.killer, g.hand) if skill.attack and affordable(g, skill)
    ]
    choice = t.ask(KILLER, Choose("attack", [*held, NONE]))
    if isinstance(choice, Skill):
        price = cost(g, choice)
        g.encounter = g.encounter._replace(card=choice.ref, attack=choice.attack)
        take_from_hand(g, t, choice, price)
    return proceed(g)


def defender(g: Terrorscape, t: Table) -> str:
    """The Survivors choose one who has not been attacked yet in this encounter."""
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
    t.tell("attacked", killer=g.killer, survivor=g.cast[slot], strength=_force(g))
    return then(g, (Step.DEFENCE, slot))


def defence_things(g: Terrorscape, slot: int) -> Iterator[Item | Trait | Plan]:
    """What the Survivor can use to defend itself."""
    held = g.items[slot]
    for item in kinds_in(held):
        if item in (AMMO_PACK, SILVER_BULLETS):
            if held & REVOLVER.cards:
                yield item
        elif item.defence:
            yield item
    if g.has(slot, SECRET_WEAPON):
        yield SECRET_WEAPON
    if g.completed(MOLOTOV) and held & WHISKEY_BOTTLE.cards and not _bonus(g, MOLOTOV.ref):
        yield MOLOTOV


def defence(g: Terrorscape, t: Table) -> str:
    """One item may be used (a Revolver with its Ammo); the asking tells nothing, for everybody is asked."""
    slot = g.arg
    assert g.encounter is not None
    question = Choose("defence", (*defence_things(g, slot), NONE), about=g.cast[slot].ref)
    choice = t.ask(g.seat_of(slot), question)
    if isinstance(choice, Plan):
        spend(g, slot, WHISKEY_BOTTLE)
        g.plans_shown = True
        t.reveal("plan_used", plan=MOLOTOV)
        _add(g, MOLOTOV.ref, MOLOTOV_BONUS)
        return then(g, (Step.DEFENCE, slot))
    push(g, (Step.ROLL, slot))
    if isinstance(choice, Trait):
        show_trait(g, t, slot, choice)
        g.trait_used |= 1 << slot
        g.defence_item = choice
        _add(g, choice.ref, SECRET_WEAPON_BONUS)
    elif isinstance(choice, Item):
        _use_to_defend(g, t, slot, choice)
    return proceed(g)


def _use_to_defend(g: Terrorscape, t: Table, slot: int, item: Item) -> None:
    assert g.encounter is not None
    g.defence_item = item
    g.encounter = g.encounter._replace(item=item.ref)
    t.reveal("defends_with", survivor=g.cast[slot], item=item)
    spend(g, slot, item)
    bonus = item.defence + (item is LONGSWORD and g.rules.longsword == "three")
    if bonus:
        _add(g, item.ref, bonus)
    if item is AMMO_PACK and g.has(slot, MARKSMANSHIP):
        show_trait(g, t, slot, MARKSMANSHIP)
        _add(g, MARKSMANSHIP.ref, 1)
    if item is LONGSWORD:
        push(g, (Step.DRAW, 1))


def roll(g: Terrorscape, t: Table) -> str:
    """Four dice less one for each fear; dice, item, ability and trap together against the strength."""
    slot = g.arg
    assert g.encounter is not None
    dice = tuple(_die(g, t) for _ in range(DICE - g.fear[slot]))
    if g.defence_item is SILVER_BULLETS:
        dice = tuple(5 if die else 0 for die in dice)
    thrown = _bonus(g, MOLOTOV.ref)
    unarmed = g.defence_item is None and not thrown
    if g.cast[slot] is WILLIAM and (unarmed or (_no_weapon(g) and not thrown)):
        _add(g, WILLIAM.ref, 1)
    if g.has(slot, MARTIAL_ARTS) and unarmed:
        show_trait(g, t, slot, MARTIAL_ARTS)
        _add(g, MARTIAL_ARTS.ref, 1)
    if g.trap == g.where and g.encounter.attacked.bit_count() == 1:
        g.trap = NOWHERE
        t.reveal("trap_used", room=g.place(g.where))
        _add(g, "token:trap", TRAP_BONUS)
    force = _force(g)
    total = sum(dice) + sum(bonus.value for bonus in g.encounter.bonuses)
    lucky = not any(dice) and g.has(slot, STROKE_OF_LUCK)
    if lucky:
        show_trait(g, t, slot, STROKE_OF_LUCK)
    success = total >= force or lucky
    g.encounter = g.encounter._replace(
        dice=dice, total=total, strength=force, result="defended" if success else "wounded"
    )
    t.reveal("rolled", survivor=g.cast[slot], dice=list(dice), total=total, strength=force)
    if success:
        return _defended(g, t, slot)
    t.tell("not_defended", survivor=g.cast[slot])
    push(g, (Step.ATTACK, 0))
    injure(g, t, slot)
    return proceed(g)


def _force(g: Terrorscape) -> int:
    """The strength of this attack as it stands now: a level gained in the midst of it counts."""
    assert g.encounter is not None
    return min(MOST_STRENGTH, strength(g) + g.encounter.attack)


def _die(g: Terrorscape, t: Table) -> int:
    """A die; in a described position the first ones may be loaded."""
    if g.loaded:
        die, g.loaded = g.loaded[0], g.loaded[1:]
        return die
    return t.chance("die", g.rules.faces, Stream.DICE)


def _no_weapon(g: Terrorscape) -> bool:
    """Whether what was used is no weapon; of Limestone Powder sources differ."""
    if g.defence_item is LIMESTONE_POWDER:
        return not g.rules.limestone_is_weapon
    return False


def _defended(g: Terrorscape, t: Table, slot: int) -> str:
    """The encounter is over: the Killer discards two cards of his deck, everybody here may run."""
    assert g.encounter is not None
    t.tell("defended", survivor=g.cast[slot], killer=g.killer)
    margin = g.encounter.total - g.encounter.strength
    if g.completed(AMBUSH) and g.plan_room == g.where and margin >= AMBUSH_MARGIN:
        t.reveal("plan_used", plan=AMBUSH)
        end(g, t, "struck_back", *_survivors(g))
    if g.completed(ARCANE_SEAL) and g.marked("occult", g.where):
        t.reveal("plan_used", plan=ARCANE_SEAL)
        end(g, t, "struck_back", *_survivors(g))
    push(g, (Step.BURN, CARDS_LOST_TO_DEFENCE), (Step.ATTACK, 1))
    g.encounter = g.encounter._replace(attacked=g.encounter.found)
    return proceed(g)


def _over(g: Terrorscape) -> str:
    """All who were found and still live may MOVE 1."""
    assert g.encounter is not None
    return then(g, *((Step.FLEE, slot) for slot in g.slots(g.encounter.found & g.alive)))


def flee(g: Terrorscape, t: Table) -> str:
    """A Survivor may MOVE 1 (two with Survival Instinct) after the encounter; the Killer does not learn where."""
    slot = g.arg
    steps = 2 if g.has(slot, SURVIVAL_INSTINCT) else 1
    rooms = rooms_in(g.map, can_reach(g, slot, steps))
    choice: Named = t.ask(g.seat_of(slot), Choose("flee", (*rooms, STAY), about=g.cast[slot].ref))
    fled(g, slot)
    if g.has(slot, SURVIVAL_INSTINCT) and g.fear[slot]:
        show_trait(g, t, slot, SURVIVAL_INSTINCT)
        g.fear[slot] = 0
    return then(g, walk(g, slot, choice.index, steps)) if isinstance(choice, Room) else proceed(g)


def show_trait(g: Terrorscape, t: Table, slot: int, trait: Trait) -> None:
    """A Survivor's trait becomes known."""
    if not g.shown >> slot & 1:
        g.shown |= 1 << slot
    t.reveal("trait_used", survivor=g.cast[slot], trait=trait)


def spend(g: Terrorscape, slot: int, item: Item) -> None:
    """An item has been used; unless it lasts it goes to the discard pile."""
    if not item.lasting:
        card = one_of(g.items[slot], item)
        g.items[slot] &= ~card
        g.pile |= card


def _survivors(g: Terrorscape) -> list[int]:
    return [*g.team]


def _add(g: Terrorscape, by: str, value: int) -> None:
    assert g.encounter is not None
    g.encounter = g.encounter._replace(bonuses=(*g.encounter.bonuses, Bonus(by, value)))


def _bonus(g: Terrorscape, by: str) -> bool:
    assert g.encounter is not None
    return any(bonus.by == by for bonus in g.encounter.bonuses)
