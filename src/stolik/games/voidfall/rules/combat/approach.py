"""The Approach step: both sides fire at the same moment, once (rulebook, Combat sequence in detail)."""

from __future__ import annotations

from stolik.games.voidfall.rules.combat.course import Course, Parts, Side


def approach(course: Course) -> None:
    """Damage and absorption of both sides count from the same moment; then both recall, the invader first."""
    invader, defender = course.invader, course.defender
    course.begin("approach")
    to_invader = exchange(course, defender, invader)
    to_defender = exchange(course, invader, defender) if defender.total else 0
    course.recall(invader, to_invader)
    course.recall(defender, to_defender)
    course.tell(invader, "left", invader.total)
    course.tell(defender, "left", defender.total)


def exchange(course: Course, attacker: Side, target: Side) -> int:
    """The Approach damage of one side that the other does not absorb."""
    damage = 0
    for source, amount in approach_damage(course, attacker):
        course.tell(attacker, "damage", amount, source)
        damage += amount
    if damage:
        for source, amount in approach_absorption(target):
            used = min(amount, damage)
            if used:
                course.tell(target, "absorbed", used, source)
                damage -= used
    return damage


def approach_damage(course: Course, side: Side) -> Parts:
    """The Approach damage a side deals."""
    parts: Parts = []
    technologies = side.force.technologies
    if side.role == "defender":
        if course.ground.sector_defenses:
            parts.append(("sector_defense", course.ground.sector_defenses))
        if course.ground.starbases:
            parts.append(("starbase", course.ground.starbases))
    for kind in side.kinds:
        per_power = side.rows[kind].approach_damage
        if per_power and side.fp[kind]:
            parts.append((kind, per_power * side.fp[kind]))
    if side.role == "invader":
        if "destroyers_improved" in technologies and side.fp["destroyer"]:
            parts.append(("destroyers", 1))
        if side.missiles:
            parts.append(("deep_space_missiles", 1))
    if "deep_space_missiles_improved" in technologies and side.force.launchers:
        parts.append(("deep_space_missiles", min(side.force.launchers, 2)))
    if side.force.extras.approach_damage and side.total:
        parts.append(("extra", side.force.extras.approach_damage))
    if parts and side.role == "defender" and side.force.has("energy_cells"):
        parts.append(("energy_cells", 1))
    return parts


def approach_absorption(side: Side) -> Parts:
    """The Approach damage a side can absorb."""
    parts: Parts = []
    if "shields_improved" in side.force.technologies and side.fp["corvette"]:
        parts.append(("shields", 1))
    for kind in side.kinds:
        per_power = side.rows[kind].approach_absorption
        if per_power and side.fp[kind]:
            parts.append((kind, per_power * side.fp[kind]))
    if side.drones:
        parts.append(("autonomous_drones", 1))
    if side.bombard:
        parts.append(("bombard", side.bombard))
    if side.force.extras.approach_absorption:
        parts.append(("extra", side.force.extras.approach_absorption))
    return parts
