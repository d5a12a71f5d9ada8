"""Activating, deploying, regrouping (rulebook, Fleets; Movement)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stolik.content.effects import NOTHING, Effect, OneOf, Word
from stolik.content.options import cost_option, id_of
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import Amounts, Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import CORRUPT, DEPLOY, TAXES
from stolik.games.voidfall.content.vocabulary import ACTION, FLEETS, PENALTY
from stolik.games.voidfall.rules import fleets, gains
from stolik.games.voidfall.rules.costs import can_pay, deployed
from stolik.games.voidfall.rules.deeds import again, note
from stolik.games.voidfall.rules.effects.corruption import corrupted_places
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, deed, effect, harmless, standing
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.prices import together
from stolik.games.voidfall.rules.sectors import home_of, is_home, near, owned, yards
from stolik.games.voidfall.rules.state import Voidfall, has, improved, mark
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import DONE, FLEET_TYPES, SECTORS, number_of

REGROUP_MOVES = 5
HELL = "straight_into_hell"
DEPLOYMENT_COSTS = standing("deployment_costs")
REGROUP = deed("regroup")


def _inactive(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return g.houses[me].inactive > 0


def _any_power(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return g.houses[me].active + deployed(g, me) > 0


@effect("activate", places=ANY_TIME, args=("number",), possible=_inactive, plain=harmless)
def activate(do: Doing) -> Calls:
    """Activate Fleet Power."""
    gains.activate(do.g, do.t, do.me, do.word.number)
    return ()


@effect("deactivate", places=(PENALTY,), args=("number",), possible=_any_power)
def deactivate(do: Doing) -> Calls:
    """Deactivate the named amount, or as much as there is."""
    house = do.house
    units = min(do.word.number, house.active + deployed(do.g, do.me))
    return (Step.PAY(cost=Word("deactivate", (), (units,)), who=do.me, by=do.by),) if units else ()


def deployable(g: Voidfall, me: int, kinds: tuple[str, ...], tax: Effect = NOTHING) -> Iterator[str]:
    """The types of fleet a player may deploy now: it has the Technology and can pay, including any tax."""
    for kind in kinds or FLEETS:
        technology, cost = fleets.TECHNOLOGY_OF[kind], fleets.deploy_cost(g.box, kind)
        if (technology is None or has(g, me, technology)) and can_pay(g, me, together(tax, cost)):
            yield kind


def yard_sectors(g: Voidfall, me: int) -> list[int]:
    """Each sector once for every Fleet Power that its Shipyards allow, and once more with Orbital Docks."""
    found = []
    for index, sector in owned(g, me):
        many = yards(g, sector)
        found += [index] * (many + (1 if many and has(g, me, "orbital_docks") else 0))
    return found


def _deploys(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    kinds = tuple(tag for tag in word.tags if tag in FLEETS)
    somewhere = any(limit.allows(g, SECTORS[index].ref) for index, _ in owned(g, me))
    return g.houses[me].active > 0 and somewhere and any(deployable(g, me, kinds))


@effect("deploy", places=ANY_TIME, tags="home? fleet* / yards", args=("number",), optional=1, possible=_deploys)
def deploy(do: Doing) -> Calls:
    """Deploy Active Fleet Power, one by one: in an own sector, at Home, or one for each Shipyard in its sector. A
    player who agreed to the effect may still decline a tax on it, and each Fleet Power after the first.
    """
    g, me, tags = do.g, do.me, do.word.tags
    kinds = tuple(tag for tag in tags if tag in FLEETS)
    if "yards" in tags:
        return (Step.DEPLOY_AT_YARDS(who=me, left=tuple(yard_sectors(g, me)), by=do.by),)
    if not do.house.active:
        return ()
    places = [home_of(g, me)] if "home" in tags else [index for index, _ in owned(g, me)]
    if purifies(do):
        do.g.turn.used += ("purifier",)
        return (do.again(OneOf((do.word, Word("cleanse")))),)
    tax = deployment_tax(do)
    types = [] if tax is None else [_fleet(kind) for kind in deployable(g, me, kinds, tax)]
    if not types:
        return ()
    if tax:
        do = do._replace(agreed=False)
    index = do.sector("deploy_in", places)
    kind = None if index is None else do.choose("deploy_fleet", types, sure=True)
    if index is None or kind is None:
        return ()
    if tax == CORRUPT:
        g.turn.used += (mark(HELL, me),)
    costs = [cost for cost in (tax, fleets.deploy_cost(g.box, id_of(kind))) if cost]
    follow: list[Call] = [Step.PAY(cost=cost, who=me, by=do.by) for cost in costs]
    if costs:
        follow.append(Step.DEPLOYED(who=me, where=index, fleet=id_of(kind)))
    else:
        fleets.deploy(g, do.t, me, index, id_of(kind))
    if do.word.number > 1:
        follow.append(do._replace(agreed=False).again(Word("deploy", tags, (do.word.number - 1,))))
    return tuple(follow)


def deployed_for(g: Voidfall, t: Table, who: Seat, where: int, fleet: str) -> str:
    """Deploy the Fleet Power whose cost has just been paid."""
    fleets.deploy(g, t, who, where, fleet)
    return proceed(g)


def deploy_at_yards(g: Voidfall, t: Table, who: Seat, left: tuple[int, ...], by: str) -> str:
    """One Fleet Power for each Shipyard, in its sector: choose where next, or stop. `left` lists the sectors of the
    Shipyards not used yet.
    """
    sectors = [SECTORS[index] for index in dict.fromkeys(left)]
    if not sectors or not g.houses[who].active:
        return proceed(g)
    chosen = t.ask(who, Choose("deploy_in", (*sectors, DONE), about=by))
    if chosen is DONE:
        return proceed(g)
    index = number_of(chosen)
    used = left.index(index)
    deployed_here = resolve_call(who, DEPLOY, in_sector(index), must=True, by=by)
    return then(g, deployed_here, Step.DEPLOY_AT_YARDS(who=who, left=left[:used] + left[used + 1 :], by=by))


def purifies(do: Doing) -> bool:
    """Whether an Improved Purifier lets Temptation remove Corruption instead of this deployment."""
    exerts = do.by.endswith("_exert") and improved(do.g, do.me, "purifier")
    return exerts and "purifier" not in do.g.turn.used and bool(corrupted_places(do.g, do.me))


def deployment_tax(do: Doing) -> Effect | None:
    """Straight into Hell: deploying costs one Corruption for the whole Focus, or 1 Material for each Fleet Power; None
    if neither can be paid.
    """
    if not permanent(do.g, DEPLOYMENT_COSTS) or mark(HELL, do.me) in do.g.turn.used:
        return NOTHING
    prices = [price for price in TAXES if can_pay(do.g, do.me, price)]
    if not prices:
        return None
    if len(prices) == 1:
        return prices[0]
    options = {cost_option(price): price for price in prices}
    return options[do.t.ask(do.me, Choose("one_of", tuple(options), about=f"event:{do.g.event}"))]


def _fleet(kind: str) -> Named:
    return FLEET_TYPES[FLEETS.index(kind)]


def _regroups(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(regroup_sources(g, me))


def _recalls(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return deployed(g, me) > 0


@effect("recall", places=ANY_TIME, args=("number",), possible=_recalls)
def recall(do: Doing) -> Calls:
    """Recall Fleet Power as an effect."""
    if not can_pay(do.g, do.me, do.word):
        return ()
    return (Step.PAY(cost=do.word, who=do.me, by=do.by),)


@effect("regroup", places=(ACTION,), args=("number",), optional=1, possible=_regroups)
def regroup(do: Doing) -> Calls:
    """Up to five moves of one Fleet Power to an adjacent own sector."""
    return (Step.REGROUP(who=do.me, left=do.word.number if do.word.args else REGROUP_MOVES),)


def regroup_sources(g: Voidfall, me: int) -> list[int]:
    """Sectors from which Fleet Power may move: there is an adjacent own sector, and it is not the last Fleet Power
    there (except at Home).
    """
    return [
        index
        for index, sector in owned(g, me)
        if sector.power > (0 if is_home(sector) else 1)
        and any(g.sectors[other].owner == me for other in near(g, index))
    ]


def regroup_step(g: Voidfall, t: Table, who: Seat, left: int) -> str:
    """Some Fleet Power moves together to any own sector within reach, or the Regroup ends. Each takes as many moves as
    the sectors it goes on to; only the last Fleet Power of the sector it leaves must stay, so any order of single moves
    can be given like this.
    """
    sources = regroup_sources(g, who)
    if not left or not sources:
        return proceed(g)
    source = t.ask(who, Choose("regroup_from", (*(SECTORS[index] for index in sources), DONE)))
    if source is DONE:
        return proceed(g)
    start = number_of(source)
    moves = within_reach(g, who, start, left)
    targets = [SECTORS[index] for index in moves]
    target = targets[0] if len(targets) == 1 else t.ask(who, Choose("regroup_to", targets, about=source.ref))
    sector, far = g.sectors[start], moves[number_of(target)]
    most = min(sector.power - (not is_home(sector)), left // far)
    kinds = [number for number, units in enumerate(sector.fleets) if units]
    limits = [min(most, sector.fleets[number]) for number in kinds]
    question = Amounts("regroup_fleets", [FLEET_TYPES[number] for number in kinds], limits, 1, most, about=target.ref)
    moved = question.only() or t.ask(who, question)
    for number, units in zip(kinds, moved, strict=True):
        if units:
            fleets.add_fleet(g, start, FLEETS[number], -units)
            fleets.add_fleet(g, number_of(target), FLEETS[number], units)
            told: dict[str, Any] = {"seat": who, "fleet": FLEET_TYPES[number], "sector": source, "target": target}
            if units == 1:
                t.tell("regrouped", **told)
            else:
                t.tell("regrouped_together", n=units, **told)
    for _ in range(sum(moved) * far):
        note(g, who, REGROUP, amount=again(g, who, REGROUP))
    return then(g, Step.REGROUP(who=who, left=left - sum(moved) * far))


def within_reach(g: Voidfall, me: int, start: int, most: int) -> dict[int, int]:
    """Own sectors at most so many moves away, with the fewest moves to each, all through own sectors; the nearest
    first.
    """
    found, edge = {start: 0}, [start]
    for moves in range(1, most + 1):
        around = [other for index in edge for other in near(g, index) if g.sectors[other].owner == me]
        edge = [index for index in dict.fromkeys(around) if index not in found]
        found |= dict.fromkeys(edge, moves)
    del found[start]
    return found
