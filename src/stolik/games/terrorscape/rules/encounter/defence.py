"""A Survivor defends itself (rulebook, Encounter, steps 3-5): one item, the dice, the result."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.agenda import proceed, push, then
from stolik.core.chance import Stream
from stolik.core.question import Choose
from stolik.core.table import Table
from stolik.games.terrorscape.content.items import (
    AMMO_PACK,
    CARDS,
    LIMESTONE_POWDER,
    LONGSWORD,
    REVOLVER,
    SILVER_BULLETS,
    WHISKEY_BOTTLE,
    Item,
)  # fmt: skip
from stolik.games.terrorscape.content.numbers import DICE, MOLOTOV_BONUS, SECRET_WEAPON_BONUS
from stolik.games.terrorscape.content.plans import AMBUSH, ARCANE_SEAL, MOLOTOV, Plan
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import WILLIAM
from stolik.games.terrorscape.content.traits import MARKSMANSHIP, MARTIAL_ARTS, SECRET_WEAPON, STROKE_OF_LUCK, Trait
from stolik.games.terrorscape.content.words import NONE
from stolik.games.terrorscape.rules.encounter.harm import injure, survivors_win
from stolik.games.terrorscape.rules.levels import force
from stolik.games.terrorscape.rules.state import NOWHERE, Bonus, Terrorscape
from stolik.games.terrorscape.rules.survivors.spending import show_trait, spend_openly

CARDS_LOST_TO_DEFENCE = 2
TRAP_BONUS = 2
AMBUSH_MARGIN = 3


def defence_things(g: Terrorscape, slot: int) -> Iterator[Item | Trait | Plan]:
    """What the Survivor can use to defend itself."""
    held = g.items[slot]
    for item in CARDS.kinds(held):
        if item in (AMMO_PACK, SILVER_BULLETS):
            if held & REVOLVER.cards:
                yield item
        elif item.defence:
            yield item
    if g.has(slot, SECRET_WEAPON):
        yield SECRET_WEAPON
    if g.completed(MOLOTOV) and held & WHISKEY_BOTTLE.cards and not _bonus(g, MOLOTOV.ref):
        yield MOLOTOV


def defence(g: Terrorscape, t: Table, slot: int) -> str:
    """One item may be used (a Revolver with its Ammo). Being asked reveals nothing, because every Survivor is asked."""
    assert g.encounter is not None
    question = Choose("defence", (*defence_things(g, slot), NONE), about=g.cast[slot].ref)
    choice = t.ask(g.seat_of(slot), question)
    if isinstance(choice, Plan):
        spend_openly(g, slot, WHISKEY_BOTTLE)
        g.plans_shown = True
        t.reveal("plan_used", plan=MOLOTOV)
        _add(g, MOLOTOV.ref, MOLOTOV_BONUS)
        return then(g, Step.DEFENCE(slot=slot))
    push(g, Step.ROLL(slot=slot))
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
    spend_openly(g, slot, item)
    bonus = item.defence + (item is LONGSWORD and g.rules.longsword == "three")
    if bonus:
        _add(g, item.ref, bonus)
    if item is AMMO_PACK and g.has(slot, MARKSMANSHIP):
        show_trait(g, t, slot, MARKSMANSHIP)
        _add(g, MARKSMANSHIP.ref, 1)
    if item is LONGSWORD:
        push(g, Step.DRAW(cards=1))


def roll(g: Terrorscape, t: Table, slot: int) -> str:
    """Roll four dice, minus one for each fear; dice, item, ability and trap together against the strength."""
    assert g.encounter is not None
    dice = tuple(_die(g, t) for _ in range(DICE - g.fear[slot]))
    if g.defence_item is SILVER_BULLETS:
        dice = tuple(5 if die else 0 for die in dice)
    if g.cast[slot] is WILLIAM and not _armed(g):
        t.tell("persists", survivor=WILLIAM)
        _add(g, WILLIAM.ref, 1)
    if g.has(slot, MARTIAL_ARTS) and g.defence_item is None and not _bonus(g, MOLOTOV.ref):
        show_trait(g, t, slot, MARTIAL_ARTS)
        _add(g, MARTIAL_ARTS.ref, 1)
    if g.trap == g.where and g.encounter.attacked.bit_count() == 1:
        g.trap = NOWHERE
        t.reveal("trap_used", room=g.place(g.where))
        _add(g, "token:trap", TRAP_BONUS)
    against = force(g)
    total = sum(dice) + sum(bonus.value for bonus in g.encounter.bonuses)
    lucky = not any(dice) and g.has(slot, STROKE_OF_LUCK)
    if lucky:
        show_trait(g, t, slot, STROKE_OF_LUCK)
    success = total >= against or lucky
    g.encounter = g.encounter._replace(
        dice=dice, total=total, strength=against, result="defended" if success else "wounded"
    )
    t.reveal("rolled", survivor=g.cast[slot], dice=list(dice), total=total, strength=against)
    if success:
        return _defended(g, t, slot)
    t.tell("not_defended", survivor=g.cast[slot])
    push(g, Step.ATTACK())
    injure(g, t, slot)
    return proceed(g)


def _die(g: Terrorscape, t: Table) -> int:
    """One die; in a described position the first results may be fixed."""
    if g.loaded:
        die, g.loaded = g.loaded[0], g.loaded[1:]
        return die
    return t.chance("die", g.rules.faces, Stream.DICE)


def _armed(g: Terrorscape) -> bool:
    """Whether a weapon was used. A Molotov and a Secret Weapon are weapons; sources disagree about Limestone Powder."""
    used = g.defence_item
    if used is None or _bonus(g, MOLOTOV.ref):
        return _bonus(g, MOLOTOV.ref)
    return not isinstance(used, Item) or used.weapon or (used is LIMESTONE_POWDER and g.rules.limestone_is_weapon)


def _defended(g: Terrorscape, t: Table, slot: int) -> str:
    """The encounter is over: the Killer discards two cards of his deck, and everybody here may flee."""
    assert g.encounter is not None
    t.tell("defended", survivor=g.cast[slot], killer=g.killer)
    margin = g.encounter.total - g.encounter.strength
    if g.completed(AMBUSH) and g.plan_room == g.where and margin >= AMBUSH_MARGIN:
        t.reveal("plan_used", plan=AMBUSH)
        survivors_win(g, t, "struck_back")
    if g.completed(ARCANE_SEAL) and g.marked("occult", g.where):
        t.reveal("plan_used", plan=ARCANE_SEAL)
        survivors_win(g, t, "struck_back")
    push(g, Step.BURN(cards=CARDS_LOST_TO_DEFENCE), Step.ATTACK())
    g.encounter = g.encounter._replace(attacked=g.encounter.found)
    return proceed(g)


def _add(g: Terrorscape, by: str, value: int) -> None:
    assert g.encounter is not None
    g.encounter = g.encounter._replace(bonuses=(*g.encounter.bonuses, Bonus(by, value)))


def _bonus(g: Terrorscape, by: str) -> bool:
    assert g.encounter is not None
    return any(bonus.by == by for bonus in g.encounter.bonuses)
