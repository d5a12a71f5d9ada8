"""One Salvo step: Initiative decides who fires first (rulebook, Salvo step)."""

from __future__ import annotations

from stolik.games.voidfall.rules.combat.course import Course, Parts, Side, amount_of


def salvo(course: Course, number: int) -> bool:
    """Play a Salvo step. Returns whether anything has changed, so that the next Salvo may differ."""
    invader, defender = course.invader, course.defender
    course.begin("salvo", number)
    moved = course.moved
    for side in (invader, defender):
        side.screen = side.force.extras.screen
    invader_initiative = count_initiative(course, invader)
    defender_initiative = count_initiative(course, defender)
    invader_volley = volley(course, invader)
    defender_volley = volley(course, defender)
    first = who_fires_first(course, invader_initiative, defender_initiative)
    if first is None:
        course.tell(invader, "together")
        to_defender = fire(course, invader, invader_volley) if invader_initiative else 0
        to_invader = fire(course, defender, defender_volley) if defender_initiative else 0
        hit(course, invader, to_invader)
        hit(course, defender, to_defender)
    else:
        second, first_volley, second_volley = (
            (defender, invader_volley, defender_volley)
            if first is invader
            else (invader, defender_volley, invader_volley)
        )
        hit(course, second, fire(course, first, first_volley))
        if second.total:
            answer(course, second, first, second_volley)
    course.tell(invader, "left", invader.total)
    course.tell(defender, "left", defender.total)
    return course.moved > moved


def count_initiative(course: Course, side: Side) -> int:
    """Its Initiative, recorded source by source."""
    initiative = 0
    for source, amount in side.initiative():
        course.tell(side, "initiative", amount, source)
        initiative += amount
    course.tell(side, "counts", initiative)
    return initiative


def volley(course: Course, side: Side) -> Parts:
    """The damage a side will deal when it fires: one, plus what it may add when the step begins (ruling F-04)."""
    parts = [("salvo", 1)]
    technologies = side.force.technologies
    if side.fp["corvette"] and (
        "torpedoes_improved" in technologies or (course.salvo == 1 and "torpedoes" in technologies)
    ):
        parts.append(("torpedoes", 1))
    if course.salvo == 1 and side.force.extras.first_salvo_damage:
        parts.append(("extra", side.force.extras.first_salvo_damage))
    once = 0 if side.fired else sum(side.rows[kind].salvo_damage * side.fp[kind] for kind in side.kinds)
    if once and fires_destroyers(course, side, amount_of(parts)):
        side.fired = True
        parts.append(("destroyers", once))
    return parts


def fires_destroyers(course: Course, side: Side, without: int) -> bool:
    """Whether its Destroyers add their damage now. Not asked if the other damage destroys the target anyway."""
    target = course.defender
    absorbs = target.screen + amount_of(target.absorptions())
    return target.total + absorbs > without and course.ask(side, "destroyers", ("now", "later")) == "now"


def who_fires_first(course: Course, invader_initiative: int, defender_initiative: int) -> Side | None:
    """The side with the higher Initiative; None if both fire at once. Improved Targeting counts as higher while any FP
    gives Initiative; on both sides it cancels out (ruling F-01).
    """
    invader, defender = course.invader, course.defender
    invader_aims = invader_initiative > 0 and "targeting_improved" in invader.force.technologies
    defender_aims = defender_initiative > 0 and "targeting_improved" in defender.force.technologies
    if invader_aims != defender_aims:
        first = invader if invader_aims else defender
        course.tell(first, "first", by="targeting")
    elif invader_initiative != defender_initiative:
        first = invader if invader_initiative > defender_initiative else defender
        course.tell(first, "first", by="initiative")
    else:
        return None
    return first


def answer(course: Course, side: Side, target: Side, parts: Parts) -> None:
    """The side hit first fires back if it still has Initiative; otherwise it deals no damage (ruling F-05)."""
    initiative = amount_of(side.initiative())
    course.tell(side, "counts", initiative)
    if initiative:
        hit(course, target, fire(course, side, parts))
    else:
        course.tell(side, "silent")


def fire(course: Course, side: Side, parts: Parts) -> int:
    """Deal a volley. Returns its Damage."""
    damage = 0
    for source, amount in parts:
        course.tell(side, "damage", amount, source)
        damage += amount
    return damage


def hit(course: Course, side: Side, damage: int) -> None:
    """Absorb as much Damage as possible and recall FP for the rest."""
    if damage and side.screen:
        screened = min(side.screen, damage)
        side.screen -= screened
        course.tell(side, "absorbed", screened, "screen")
        damage -= screened
    while damage:
        used = use_absorption(course, side, damage)
        if not used:
            break
        damage -= used
    course.recall(side, damage)


def use_absorption(course: Course, side: Side, damage: int) -> int:
    """Use one Salvo absorption. Returns the Damage it cancels. Each can be used once in a combat.

    An absorption is worth the same now and later, so it is used at once. At a table where Dreadnoughts and Carriers
    absorb in blocks (ruling F-02) the side is asked if one might be wasted.
    """
    usable = side.absorptions()
    if not usable:
        return 0
    source, amount = usable[0]
    blocks = course.rulings.blocks
    if (
        blocks
        and amount_of(usable) > damage
        and any(side.rows[name].salvo_absorption and each > 1 for name, each in usable if name in side.rows)
    ):
        options = (*(name for name, _ in usable), "none")
        source = str(course.ask(side, "absorb", options, damage))
        if source == "none":
            return 0
        amount = dict(usable)[source]
    used = min(amount, damage)
    side.absorbs[source] = 0 if blocks and source in side.rows else side.absorbs[source] - used
    course.moved += 1
    course.tell(side, "absorbed", used, source)
    return used
