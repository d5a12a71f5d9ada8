"""An Invasion: its target, the fleets that go, the combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from stolik.content.effects import Word
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Amounts, Choose, Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.vocabulary import ACTION, FLEETS, RESOURCES
from stolik.games.voidfall.rules import combat, fleets
from stolik.games.voidfall.rules.combat.course import Question
from stolik.games.voidfall.rules.costs import CREDIT, SCIENCE, spend
from stolik.games.voidfall.rules.deeds import again, note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.tokens import give_back
from stolik.games.voidfall.rules.effects.words import effect
from stolik.games.voidfall.rules.fleets import DEPLOY
from stolik.games.voidfall.rules.invasion.forces import combat_force, ground, opponent, rulings
from stolik.games.voidfall.rules.invasion.strength import source_of
from stolik.games.voidfall.rules.invasion.targets import HYPERDRIVE, is_target, sources, targets
from stolik.games.voidfall.rules.sectors import installations, is_home, near
from stolik.games.voidfall.rules.state import NO_FLEETS, NOBODY, Sector, Voidfall, has, improved, mark, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.trading import take_trade
from stolik.games.voidfall.rules.words import FLEET_TYPES, NO, RECLAIM, SECTORS, SQUADRONS, YES

NOWHERE = -1
TOLD = frozenset({"counts", "damage", "absorbed", "recalled", "escaped", "first", "together", "silent", "repelled"})
"""The events of a combat that are logged."""


def _targets(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(is_target(g, me, index, word.tags) for index in range(len(g.sectors)))


@effect("invade", places=(ACTION,), tags="corrupted? bombard?", possible=_targets)
def invade(do: Doing) -> Calls:
    """Choose the sector to invade."""
    do.g.turn.removed, do.g.turn.won = 0, False
    target = do.sector("invade", targets(do.g, do.me, do.word.tags))
    if target is None:
        return ()
    do.g.turn.target, do.g.turn.where = target, SECTORS[target].ref
    do.g.turn.invader, do.g.turn.force = int(do.me), NO_FLEETS
    do.t.tell("invades", seat=do.me, sector=SECTORS[target])
    return (Step.SEND_FLEETS(who=do.me), Step.FIGHT(who=do.me, bombard="bombard" in do.word.tags))


def send_fleets(g: Voidfall, t: Table, who: Seat, source: int = NOWHERE) -> str:
    """Choose how much of each fleet in the sectors around joins the Invasion. The last Fleet Power to leave abandons a
    sector. Saves of older rules ask for one `source` after another.
    """
    target = g.turn.target
    where = sources(g, who, target) if source == NOWHERE else [source]
    found = [(index, kind, n) for index in where for kind, n in enumerate(g.sectors[index].fleets) if n]
    options = [SQUADRONS[index][kind] for index, kind, _ in found]
    limits = [units for _, _, units in found]
    sent: tuple[int, ...] = t.ask(who, Amounts("send", options, limits, 0, sum(limits), about=SECTORS[target].ref))
    follow: tuple[Call, ...] = ()
    for (index, kind, _), units in zip(found, sent, strict=True):
        if units:
            if index not in near(g, target):
                g.turn.used += (mark(HYPERDRIVE, who),)
            fleets.add_fleet(g, index, FLEETS[kind], -units)
            g.turn.force = fleets.changed(g.turn.force, kind, units)
            t.tell("sends", seat=who, n=units, fleet=FLEET_TYPES[kind], sector=SECTORS[index])
    for index in where:
        if not g.sectors[index].power and not is_home(g.sectors[index]):
            follow += fleets.abandon(g, t, who, index)
    return then(g, *follow) if follow else proceed(g)


def fight(g: Voidfall, t: Table, who: Seat, bombard: bool = False) -> str:
    """The combat: deterministic, with the choices that the sides have (rulebook, Course of combat)."""
    target = g.turn.target
    sector = g.sectors[target]
    if not sum(g.turn.force):
        return proceed(g)
    if _may_scan(g, who, sector) and t.ask(who, Choose("scan", (YES, NO), about=SECTORS[target].ref)) is YES:
        replace_sector(g, target, reclaims=sector.reclaims + 1)
        t.tell("placed", what=RECLAIM, sector=SECTORS[target])
        sector = g.sectors[target]
    invader = combat_force(g, who, target, g.turn.force, bombard=bombard)
    choose = chooser(g, t, who, sector.owner)
    result = combat.fight(invader, opponent(g, target), ground(g, sector), choose, rulings(g), traced=t.is_read)
    if not result.replicated:
        _tell_deployed(g, t, who, result.invader)
    bonuses = take_losses(g, t, who, result.invader)
    if sector.owner != NOBODY:
        bonuses += take_losses(g, t, SEATS[sector.owner], result.defender)
    tell_combat(g, t, result, target, invader=who, defender=sector.owner)
    g.turn.force = NO_FLEETS
    g.turn.defending = (sector.void + sector.power, installations(g, sector).count("defence"))
    g.turn.lost = sum(result.invader.recalled) + sum(result.invader.home)
    g.turn.removed = sum(result.defender.recalled) if sector.void else 0
    g.turn.won = result.winner == "invader"
    if result.winner == "invader":
        return _conquer(g, t, who, target, result, bonuses)
    if sector.owner != NOBODY:
        replace_sector(g, target, fleets=result.defender.left[:5])
    elif sector.void:
        replace_sector(g, target, void=result.defender.left.voidborn)
    if result.winner == "nobody":
        bonuses += _tie(g, t, who, target)
    else:
        t.tell("invasion_failed", seat=who, sector=SECTORS[target])
    return then(g, *bonuses) if bonuses else proceed(g)


def _may_scan(g: Voidfall, me: Seat, sector: Sector) -> bool:
    """Whether a Salvage Scanner may place a Reclaim in the invaded sector."""
    scanned = sector.void or (sector.corrupted and improved(g, me, "salvage_scanner"))
    return bool(has(g, me, "salvage_scanner") and scanned and fleets.reclaims_left(g))


def _conquer(g: Voidfall, t: Table, me: Seat, target: int, result: combat.Combat, bonuses: Calls) -> str:
    sector = g.sectors[target]
    loser = sector.owner
    replace_sector(g, target, owner=int(me), fleets=result.invader.left[:5], void=0)
    t.tell("conquered", seat=me, sector=SECTORS[target])
    if result.replicated:
        _tell_deployed(g, t, me, result.invader)
    return then(g, *bonuses, Step.AFTERMATH(who=me, loser=loser, replicated=result.replicated))


def _tie(g: Voidfall, t: Table, me: Seat, target: int) -> Calls:
    """Nobody is left: a defending player discards a Glory; the Voidborn take the sector over."""
    owner = g.sectors[target].owner
    t.tell("tie", sector=SECTORS[target])
    calls = fleets.take_over(g, t, me if owner == NOBODY else SEATS[owner], target)
    return (*calls, Step.DISCARD_GLORY(who=SEATS[owner])) if owner != NOBODY and g.houses[owner].glory else calls


def chooser(g: Voidfall, t: Table, invader: int, defender: int) -> combat.Choose:
    """Returns a function that asks the players for their choices in a combat; the Voidborn choose automatically."""

    def choose(question: Question) -> combat.Option:
        who = invader if question.who == "invader" else defender
        if who == NOBODY:
            return combat.sensible(question)
        options = {named(_reference(question.what, option)): option for option in question.options}
        about = SECTORS[g.turn.target].ref
        return options[t.ask(SEATS[who], Choose(f"combat_{question.what}", list(options), about=about))]

    return choose


def _reference(what: str, option: combat.Option) -> str:
    if isinstance(option, int):
        return f"number:{option}"
    if option in FLEETS:
        return f"fleet:{option}"
    return f"combat:{option}"


def _tell_deployed(g: Voidfall, t: Table, who: Seat, result: combat.Result) -> None:
    """What a combat deployed: by Carriers before it, or by Combat Replicators after it."""
    for kind, units, fleet in zip(FLEETS, result.deployed[:5], FLEET_TYPES, strict=True):
        for _ in range(units):
            note(g, who, DEPLOY, (kind,), amount=again(g, who, DEPLOY), sector=g.turn.target)
            t.tell("deployed", seat=who, fleet=fleet, sector=SECTORS[g.turn.target])


def take_losses(g: Voidfall, t: Table, who: Seat, result: combat.Result) -> Calls:
    """Return recalled Fleet Power to the Active area, or Home by Escape Pods, and spend what the combat cost. Returns
    the calls for what returned Trade tokens still pay.
    """
    house = g.houses[who]
    house.active += sum(result.recalled) - sum(result.deployed)
    home = next(index for index, sector in enumerate(g.sectors) if sector.home == who)
    for kind, units in zip(FLEETS, result.home[:5], strict=True):
        if units:
            fleets.add_fleet(g, home, kind, units)
    for good, units in enumerate((result.spent.food, result.spent.energy, result.spent.materials)):
        left = units
        for spent in (good, CREDIT, SCIENCE):
            paid = min(house.stock[spent], left)
            spend(g, t, who, RESOURCES[spent], paid)
            left -= paid
    bonuses: Calls = ()
    for _ in range(result.spent.trade):
        take_trade(g, who)
        bonuses += give_back(g, t, who)
    return bonuses


def tell_combat(g: Voidfall, t: Table, result: combat.Combat, target: int, *, invader: int, defender: int) -> None:
    """Log a combat: who fights (a seat, or nobody for the Voidborn) with which fleets, then step by step what was
    dealt, absorbed and recalled.
    """
    invading = _fleets_before(result.invader, replicated=result.replicated)
    standing = _fleets_before(result.defender)
    sides = _side("invader", invader, invading) | _side("defender", defender, standing)
    t.tell("combat_begins", sector=SECTORS[target], n=sum(invading), power=sum(standing), **sides)
    step = ("before", 0)
    for event in _joined(result.trace):
        if event.what in TOLD:
            if step != (event.step, event.salvo):
                step = (event.step, event.salvo)
                if event.step == "approach":
                    t.tell("combat_approach")
                elif event.step == "salvo":
                    t.tell("combat_salvo", n=event.salvo)
            t.tell(
                f"combat_{event.what}",
                side=named(f"role:{event.who}"),
                n=event.amount,
                by=named(source_of(g.box, event.by)) if event.by else "",
            )


def _joined(trace: Iterable[combat.Event]) -> Iterator[combat.Event]:
    """The events, with repeated ones merged."""
    for _, same in groupby(trace, lambda event: (event.step, event.salvo, event.who, event.what, event.by)):
        events = list(same)
        yield events[0]._replace(amount=sum(event.amount for event in events))


def _fleets_before(result: combat.Result, *, replicated: bool = False) -> list[int]:
    """The Fleet Power of a side when the Approach began, by type: what Carriers deployed is there, what Combat
    Replicators deployed after a tie is not.
    """
    kinds = zip(result.left, result.recalled, result.home, strict=True)
    return [(0 if replicated else left) + recalled + home for left, recalled, home in kinds]


def _side(role: str, seat: int, fleets: list[int]) -> dict[str, Any]:
    """The log arguments for a player in a combat: its seat, and a fleet for each Fleet Power."""
    if seat == NOBODY:
        return {}
    ships = [kind for kind, units in zip(FLEET_TYPES, fleets, strict=False) for _ in range(units)]
    return {role: SEATS[seat], f"{role}_fleets": ships}
