"""Skirmishes: the Voidborn strike back (rulebook, Skirmish; Evaluation 1)."""

from __future__ import annotations

from stolik.content.effects import NOTHING, Effect
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import EVENT, PENALTY
from stolik.games.voidfall.rules import combat, fleets
from stolik.games.voidfall.rules.combat.forces import Extras
from stolik.games.voidfall.rules.counts import drawing_corruption
from stolik.games.voidfall.rules.crisis.board import MILITARY, free_slot
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.words import always, effect, standing
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.invasion.forces import combat_force, ground, rulings, void_force
from stolik.games.voidfall.rules.invasion.invade import chooser, take_losses, tell_combat
from stolik.games.voidfall.rules.sectors import is_home, is_void, near, owned, tile
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import NOBODY, Voidfall, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import SECTORS, number_of

SPARED = 40
"""Influence up to which Internal Disruption spares a player."""


VOID_ADAPTS, SPARED_BY_SKIRMISHES = standing("void_adapts"), standing("spared_by_skirmishes")
DIFFICULTIES = ("easy", "medium", "hard")


def extras(g: Voidfall, me: int, war: str = "") -> Extras:
    """What the Voidborn gain in a Skirmish: with Adaptation, absorption for the defender's Improved Technologies; in a
    War, what its card says.
    """
    screen = len(g.houses[me].improved) if permanent(g, VOID_ADAPTS) else 0
    if not war:
        return Extras(screen=screen)
    row = g.box.wars[war]
    return Extras(
        initiative=row.initiative,
        approach_damage=row.approach,
        first_salvo_damage=row.first_salvo,
        approach_absorption=row.absorb_approach,
        salvo_absorption=row.absorb_salvo[DIFFICULTIES.index(g.difficulty)],
        screen=screen,
    )


def attack_sources(g: Voidfall, me: int, more: int = 0, war: str = "") -> list[Source]:
    """The Voidborn's Fleet Power: the Corruption that draws them, 1 more in Cycles 2 and 3, the military row of the
    Crisis board, `more` from a card, and a War card.
    """
    chambers = g.houses[me].chambers if g.rules.chambers_draw_skirmishes else 0
    found = [
        Source("token:corruption", drawing_corruption(g, me) + chambers),
        Source("source:later_cycle", int(g.cycle > 1)),
        Source("source:military_row", free_slot(g, MILITARY).power if g.difficulty else 0),
        Source("source:more", more),
    ]
    if war:
        found.append(Source(f"war:{war}", g.box.wars[war].power[g.cycle - 1]))
    return [source for source in found if source.n]


def spared(g: Voidfall, me: int) -> bool:
    """Whether an event spares a player with little Influence."""
    return permanent(g, SPARED_BY_SKIRMISHES) and g.houses[me].influence <= SPARED


def skirmish_targets(g: Voidfall, me: int) -> list[int]:
    """Own sectors that are not the Home, are adjacent to a Voidborn sector, and are not immune to its fleets."""
    return [
        index
        for index, sector in owned(g, me)
        if not is_home(sector)
        and not tile(g.box, sector).void_immune
        and any(is_void(g.sectors[other]) for other in near(g, index))
    ]


def worst_targets(g: Voidfall, me: int, power: int, war: str = "") -> list[int]:
    """The sectors that the Voidborn attack: first those they win or tie, then by the most Fleet Power recalled, then
    Pure ones, then by the highest Population, then by the most Guilds.
    """
    found = skirmish_targets(g, me)
    results = {index: combat_in(g, me, index, power, war, traced=False) for index in found}
    lost = [index for index in found if results[index].winner != "defender"]
    found = lost or found
    harm = {}
    for index in found:
        sector, result = g.sectors[index], results[index].defender
        recalled = sum(result.recalled) + sum(result.home)
        harm[index] = (recalled, not sector.corrupted, sector.pop, len(sector.guilds))
    return [index for index in found if harm[index] == max(harm.values())]


def combat_in(
    g: Voidfall,
    me: int,
    index: int,
    power: int,
    war: str = "",
    choose: combat.Choose = combat.sensible,
    *,
    traced: bool = True,
) -> combat.Combat:
    """The combat of a Skirmish in a sector; with sensible choices by default."""
    sector = g.sectors[index]
    defender = combat_force(g, me, index, sector.fleets)
    attacker = void_force(power, extras(g, me, war))
    return combat.fight(attacker, defender, ground(g, sector), choose, rulings(g), traced=traced)


@effect("skirmish", places=(EVENT, PENALTY), args=("number", "effect:penalty"), optional=1, least=0, possible=always)
def skirmish_effect(do: Doing) -> Calls:
    """A Skirmish with more Voidborn Fleet Power; an effect may follow if it is defended."""
    rider = do.word.effects[0] if do.word.effects else NOTHING
    return (Step.SKIRMISH(who=do.me, more=do.word.number, rider=rider),)


def skirmish(g: Voidfall, t: Table, who: Seat, more: int = 0, war: str = "", rider: Effect = NOTHING) -> str:
    """The Voidborn invade one of the player's sectors, if any is adjacent to them; a card may add `more` Fleet
    Power.
    """
    power = max(0, total(attack_sources(g, who, more, war)))
    if war:
        rider = g.box.wars[war].defended
    g.turn.target = NOBODY
    t.tell("skirmish", seat=who, n=power)
    if power < 1 or spared(g, who) or not skirmish_targets(g, who):
        t.tell("skirmish_calm", seat=who)
        calls = defended(who, rider) if power < 1 and not spared(g, who) else ()
        return then(g, *calls) if calls else proceed(g)
    worst = worst_targets(g, who, power, war)
    index = worst[0]
    if len(worst) > 1:
        index = number_of(t.chance("skirmish", [SECTORS[one] for one in worst]))
    t.reveal("skirmish_in", seat=who, sector=SECTORS[index])
    return then(g, Step.SKIRMISH_IN(who=who, where=index, power=power, war=war, rider=rider))


def defended(who: Seat, rider: Effect) -> tuple[Call, ...]:
    """What follows if a Skirmish is defended, even one without Voidborn Fleet Power."""
    return (resolve_call(who, rider, must=True, by="source:skirmish"),) if rider else ()


def skirmish_in(
    g: Voidfall, t: Table, who: Seat, where: int, power: int, war: str = "", rider: Effect = NOTHING
) -> str:
    """The combat of a Skirmish and its outcome."""
    g.turn.target = where
    result = combat_in(g, who, where, power, war, chooser(g, t, NOBODY, who), traced=t.is_read)
    bonuses = take_losses(g, t, who, result.defender)
    tell_combat(g, t, result, where, invader=NOBODY, defender=who)
    if result.winner == "defender":
        replace_sector(g, where, fleets=result.defender.left[:5])
        t.tell("defended", seat=who, sector=SECTORS[where])
        calls = (*bonuses, *defended(who, rider))
        return then(g, *calls) if calls else proceed(g)
    t.tell("sector_lost", seat=who, sector=SECTORS[where])
    calls = fleets.take_over(g, t, who, where)
    return then(g, *bonuses, *calls, Step.DISCARD_GLORY(who=who))
