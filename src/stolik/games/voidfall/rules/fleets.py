"""Fleet Power: what may be deployed, and recalling it (rulebook, Fleets and Fleet Power)."""

from __future__ import annotations

from functools import lru_cache

from stolik.content.effects import NOTHING, Effect
from stolik.core.agenda import Call
from stolik.core.question import Seat
from stolik.core.table import Table
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.by_rule import LAST_RESORT
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules.combat.fleets import FLEET_TYPES as COMBAT_FLEETS
from stolik.games.voidfall.rules.deeds import again, note
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.effects.words import deed
from stolik.games.voidfall.rules.sectors import can_corrupt, is_home, tile
from stolik.games.voidfall.rules.state import NO_FLEETS, NOBODY, Fleets, Sector, Voidfall, improved, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import BOUNTY, FLEET_TYPES, SECTORS

TECHNOLOGY_OF = {kind: COMBAT_FLEETS[kind].technology for kind in FLEETS}
"""The Technology that allows each type of fleet; None for Corvettes."""
DEPLOY, ABANDON = deed("deploy", "fleet*"), deed("abandon")
ABANDONED_POWER = 2
"""Voidborn Fleet Power that takes over an abandoned sector."""


def deploy_cost(box: Book, kind: str) -> Effect:
    """What deploying one Fleet Power of a type costs."""
    technology = TECHNOLOGY_OF[kind]
    return box.technologies[technology].deploy_cost if technology else NOTHING


def per_token(g: Voidfall, me: int, kind: str) -> int:
    """Fleet Power that one fleet token of a type carries."""
    fleet = COMBAT_FLEETS[kind]
    better = fleet.technology is not None and improved(g, me, fleet.technology)
    return fleet.per_token_improved if better else fleet.per_token


def tokens(g: Voidfall, sector: Sector) -> int:
    """The fewest fleet tokens that carry the Fleet Power of a sector."""
    fleets = zip(FLEETS, sector.fleets, strict=True)
    return sum([-(-units // per_token(g, sector.owner, kind)) for kind, units in fleets if units])


def add_fleet(g: Voidfall, index: int, kind: str, units: int) -> None:
    """Put Fleet Power of a type into a sector, or take it away (negative)."""
    replace_sector(g, index, fleets=changed(g.sectors[index].fleets, FLEETS.index(kind), units))


def changed(fleets: Fleets, number: int, units: int) -> Fleets:
    """Fleet Power by type with more or less of one type."""
    changed = list(fleets)
    changed[number] += units
    corvette, sentry, destroyer, dreadnought, carrier = changed
    return corvette, sentry, destroyer, dreadnought, carrier


def deploy(g: Voidfall, t: Table, me: Seat, index: int, kind: str) -> None:
    """Move one Active Fleet Power to a sector (its cost is paid already)."""
    g.houses[me].active -= 1
    add_fleet(g, index, kind, 1)
    note(g, me, DEPLOY, (kind,), amount=again(g, me, DEPLOY), sector=index)
    t.tell("deployed", seat=me, fleet=FLEET_TYPES[FLEETS.index(kind)], sector=SECTORS[index])


def recall(g: Voidfall, t: Table, me: Seat, index: int, kind: str) -> tuple[Call, ...]:
    """Move one Fleet Power back to the Active area; the last one abandons the sector. Returns what follows."""
    add_fleet(g, index, kind, -1)
    g.houses[me].active += 1
    t.tell("recalled", seat=me, fleet=FLEET_TYPES[FLEETS.index(kind)], sector=SECTORS[index])
    sector = g.sectors[index]
    if sector.power or is_home(sector):
        return ()
    return abandon(g, t, me, index)


def abandon(g: Voidfall, t: Table, me: Seat, index: int) -> tuple[Call, ...]:
    """The last Fleet Power has left: the Voidborn take over, the player discards a Glory (rulebook, Abandoned)."""
    t.tell("abandoned", seat=me, sector=SECTORS[index])
    note(g, me, ABANDON, sector=index)
    calls = take_over(g, t, me, index)
    return (*calls, Step.DISCARD_GLORY(who=me)) if g.houses[me].glory else calls


def take_over(g: Voidfall, t: Table, me: Seat, index: int) -> tuple[Call, ...]:
    """Remove the Installations, place Corruption, two Voidborn Fleet Power and a Bounty. Returns what player `me` gets
    for a Bounty that an empty pile does not give.
    """
    sector = g.sectors[index]
    replace_sector(
        g, index, owner=NOBODY, built=(), fleets=NO_FLEETS, void=0, corrupted=sector.corrupted or can_corrupt(g, sector)
    )
    t.tell("taken_over", sector=SECTORS[index])
    if tile(g.box, sector).void_immune:
        return ()
    bounty = 1 if bounties_left(g) else 0
    replace_sector(g, index, void=ABANDONED_POWER, bounties=sector.bounties + bounty)
    return () if bounty else (resolve_call(me, LAST_RESORT, by=BOUNTY.ref),)


def bounties_left(g: Voidfall) -> int:
    """Bounty tokens that are neither on the map nor with a player."""
    return len(g.bounty_pile) - _on_map(g.sectors)[0]


def reclaims_left(g: Voidfall) -> int:
    """Reclaim tokens that are neither on the map nor with a player."""
    return len(g.reclaim_pile) - _on_map(g.sectors)[1]


@lru_cache(1 << 8)
def _on_map(sectors: tuple[Sector, ...]) -> tuple[int, int]:
    """The Bounty and the Reclaim tokens on the map."""
    return sum([sector.bounties for sector in sectors]), sum([sector.reclaims for sector in sectors])


def movable(g: Voidfall, index: int) -> list[str]:
    """The types of fleet present in a sector."""
    return [kind for kind, units in zip(FLEETS, g.sectors[index].fleets, strict=True) if units]
