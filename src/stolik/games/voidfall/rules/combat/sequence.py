"""The combat sequence (rulebook, Combat; Combat sequence in detail): a pure function from two forces to a result."""

from __future__ import annotations

from stolik.games.voidfall.rules.combat.approach import approach, approach_absorption, approach_damage
from stolik.games.voidfall.rules.combat.course import Asked, Choose, Course, Side, amount_of
from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES, FleetType
from stolik.games.voidfall.rules.combat.forces import Force, Ground, Rulings
from stolik.games.voidfall.rules.combat.record import Combat, Winner
from stolik.games.voidfall.rules.combat.salvo import salvo

BASIC_RULINGS = Rulings()


def fight(
    invader: Force,
    defender: Force,
    ground: Ground,
    choose: Choose,
    rulings: Rulings = BASIC_RULINGS,
    *,
    traced: bool = True,
) -> Combat:
    """Fight a combat to its end. `choose` answers the questions of both sides; the same answers give the same combat.

    If the Voidborn invade, it is a Skirmish. If not `traced`, the trace stays empty, which is faster. Raises ValueError
    if an answer is not among the options.
    """
    course = Course(invader, defender, ground, choose, rulings, traced)
    winner = resolve(course)
    course.begin("after")
    replicated = winner == "nobody" and replicates(course)
    if replicated:
        winner = "invader"
    if winner == "invader" or winner == "defender":
        course.tell(course.side(winner), "wins")
    elif winner == "nobody":
        course.tell(course.invader, "tie")
    return Combat(winner, course.invader.result(), course.defender.result(), tuple(course.trace), replicated)


def resolve(course: Course) -> Winner:
    """Play the steps in order. Returns the winner."""
    invader, defender = course.invader, course.defender
    without_fleets = not defender.total
    if not invader.total or repels_skirmish(course):
        return "defender"
    before_combat(course)
    approach(course)
    if without_fleets:
        return "invader" if invader.total else "defender"
    while invader.total and defender.total:
        if not salvo(course, course.salvo + 1):
            return stalemate(course)
    if invader.total:
        return "invader"
    return "defender" if defender.total else "nobody"


# Before the combat


def repels_skirmish(course: Course) -> bool:
    """Improved Autonomous Drones cancel a Skirmish; Basic ones do so for a Trade token."""
    defender = course.defender
    if not course.invader.force.fleets.voidborn or not defender.force.has("autonomous_drones"):
        return False
    if not defender.force.has_improved("autonomous_drones"):
        if not defender.force.trade or course.ask(defender, "repel", ("no", "yes")) == "no":
            return False
        course.pay(defender, "trade", 1)
    course.tell(defender, "repelled", by="autonomous_drones")
    return True


def before_combat(course: Course) -> None:
    """What the invader pays for, and the Corvettes its Carriers deploy."""
    invader, defender = course.invader, course.defender
    force = invader.force
    if force.has("autonomous_drones") and force.trade and course.ask(invader, "drones", ("no", "yes")) == "yes":
        course.pay(invader, "trade", 1)
        invader.drones = True
        invader.absorbs["autonomous_drones"] = 2 if force.has_improved("autonomous_drones") else 1
    if force.has_basic("deep_space_missiles") and force.launchers and defender.total and invader.affords("energy"):
        invader.missiles = course.ask(invader, "missiles", ("no", "yes")) == "yes"
        if invader.missiles:
            course.spend(invader, "energy", 1)
    if force.bombard:
        bombard(course)
    deploy_from_carriers(course)


def bombard(course: Course) -> None:
    """Nervo's Bombard: pay three Materials for one absorption."""
    invader = course.invader
    most = invader.affords("materials") // 3
    threat = amount_of(approach_damage(course, course.defender)) - amount_of(approach_absorption(invader))
    if course.rulings.bombard_twice:
        paid = invader.bombard = in_salvo = how_many(course, "bombard_approach", most)
    else:
        invader.bombard = how_many(course, "bombard_approach", min(most, threat))
        in_salvo = how_many(course, "bombard_salvo", most - invader.bombard) if course.defender.total else 0
        paid = invader.bombard + in_salvo
    if paid:
        course.spend(invader, "materials", 3 * paid)
    if in_salvo:
        invader.absorbs["bombard"] = in_salvo


def deploy_from_carriers(course: Course) -> None:
    """Each invading Carrier FP may deploy 1 Corvette FP, before any damage is dealt."""
    invader = course.invader
    berths = sum(invader.rows[kind].deploys * invader.fp[kind] for kind in invader.kinds)
    deployed = how_many(course, "deploy", min(berths, invader.active))
    if deployed:
        invader.gain("corvette", deployed)
        course.tell(invader, "deployed", deployed, "carrier")


def how_many(course: Course, what: Asked, most: int) -> int:
    """A number from 0 to `most` of the invader's choice."""
    return int(course.ask(course.invader, what, tuple(range(most + 1)))) if most > 0 else 0


# After the combat


def stalemate(course: Course) -> Winner:
    """Nothing can change any more: the invader withdraws and the defender has won (ruling F-03)."""
    course.begin("after")
    course.tell(course.invader, "stalemate")
    if not course.rulings.withdraw:
        return "stalemate"
    course.tell(course.invader, "withdraws")
    course.recall(course.invader, course.invader.total)
    return "defender"


def replicates(course: Course) -> bool:
    """With Improved Combat Replicators the invader may deploy 1 FP after a tie, which makes it a win (ruling F-17)."""
    invader = course.invader
    if not invader.force.has_improved("combat_replicators") or not invader.active:
        return False
    fleets = tuple(fleet.id for fleet in FLEET_TYPES.values() if deployable(invader, fleet))
    chosen = course.ask(invader, "replicate", ("none", *fleets))
    if chosen == "none":
        return False
    fleet = FLEET_TYPES[str(chosen)]
    if fleet.cost:
        course.spend(invader, *fleet.cost)
    invader.gain(fleet.id, 1)
    course.tell(invader, "replicated", 1, fleet.id)
    return True


def deployable(side: Side, fleet: FleetType) -> bool:
    """Whether a player may deploy that fleet type and can pay for it."""
    if fleet.id == "voidborn" or (fleet.technology and not side.force.has(fleet.technology)):
        return False
    return fleet.cost is None or side.affords(fleet.cost[0]) >= fleet.cost[1]
