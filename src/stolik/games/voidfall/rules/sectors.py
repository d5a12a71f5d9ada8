"""Sectors: what is in them, what still fits, which are adjacent (rulebook, Sectors; Guilds and Installations)."""

from __future__ import annotations

from functools import lru_cache

from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.galaxy import galaxy
from stolik.games.voidfall.content.kinds import Tile
from stolik.games.voidfall.content.vocabulary import FLEETS
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import NOBODY, Sector, Voidfall, improved

CARRIER = FLEETS.index("carrier")


def tile(box: Book, sector: Sector) -> Tile:
    """The kind of tile."""
    return box.tiles[sector.tile]


def near(g: Voidfall, index: int) -> tuple[int, ...]:
    """The sectors adjacent to a sector."""
    return galaxy(g.box, g.scenario).adjacent[index]


def owned(g: Voidfall, me: int) -> list[tuple[int, Sector]]:
    """A player's sectors with their indices."""
    return owned_in(g.sectors, me)


def owned_in(sectors: tuple[Sector, ...], me: int) -> list[tuple[int, Sector]]:
    """The same in a galaxy of these sectors."""
    return [(index, sector) for index, sector in enumerate(sectors) if sector.owner == me]


def home_of(g: Voidfall, me: int) -> int:
    """A player's Home."""
    return next(index for index, sector in enumerate(g.sectors) if sector.home == me)


def is_home(sector: Sector) -> bool:
    """Whether it is a Home."""
    return sector.home != NOBODY


def is_void(sector: Sector) -> bool:
    """Whether it is a Voidborn sector."""
    return sector.void > 0


def adjacent_to(g: Voidfall, me: int, index: int) -> bool:
    """Whether a sector is adjacent to one of a player's."""
    return any(g.sectors[other].owner == me for other in near(g, index))


def house_at(g: Voidfall, sector: Sector) -> str:
    """The House whose Home it is; empty if it is not a Home."""
    return g.houses[sector.home].house if sector.home != NOBODY else ""


def printed_installations(box: Book, sector: Sector, house: str) -> tuple[str, ...]:
    """Installations that are printed and can never be removed; `house` is the one whose Home it is."""
    if is_home(sector):
        return ("shipyard",) * box.houses[house].home_shipyards
    if sector.tile == "fallen_house" and not sector.house:
        return ()
    return tile(box, sector).installations


def installations(g: Voidfall, sector: Sector) -> tuple[str, ...]:
    """All Installations of a sector, printed ones first."""
    return printed_installations(g.box, sector, house_at(g, sector)) + sector.built


def yards(g: Voidfall, sector: Sector) -> int:
    """Shipyards of a player's sector, and what counts as one when Fleet Power is deployed: Starbases, if the player has
    their Technology, and Carriers (rulebook, Installations).
    """
    built = installations(g, sector)
    starbases = built.count("starbase") if "starbases" in g.houses[sector.owner].technologies else 0
    return built.count("shipyard") + starbases + sector.fleets[CARRIER]


def guild_slots(box: Book, sector: Sector) -> int:
    """All Guild slots, including those of printed Guilds."""
    return tile(box, sector).guild_slots


def installation_slots(box: Book, sector: Sector, house: str) -> int:
    """Slots for Installations that are not printed; `house` is the one whose Home it is."""
    if is_home(sector):
        return box.houses[house].home_installations - box.houses[house].home_shipyards
    if sector.tile == "fallen_house":
        return tile(box, sector).installation_slots
    return tile(box, sector).installation_slots - len(tile(box, sector).installations)


def extra_guilds(g: Voidfall, sector: Sector) -> int:
    """Guilds that Ark Ships allow at Home in addition to the slots."""
    if not is_home(sector) or "ark_ships" not in g.houses[sector.home].technologies:
        return 0
    return 4 if improved(g, sector.home, "ark_ships") else 2


def free_guild_slots(g: Voidfall, sector: Sector) -> int:
    """Guild slots that are empty; Ark Ships do not count."""
    return max(0, guild_slots(g.box, sector) - len(sector.guilds))


def can_guild(g: Voidfall, sector: Sector) -> bool:
    """Whether another Guild fits."""
    return len(sector.guilds) < guild_slots(g.box, sector) + extra_guilds(g, sector)


def can_build(g: Voidfall, sector: Sector, kind: str, *, free: bool = False) -> bool:
    """Whether an Installation of a kind fits; with `free` a Starbase needs no Technology."""
    if len(sector.built) >= installation_slots(g.box, sector, house_at(g, sector)):
        return False
    if kind != "starbase":
        return True
    me = sector.owner
    if me == NOBODY or not (free or "starbases" in g.houses[me].technologies):
        return False
    return installations(g, sector).count("starbase") < (2 if improved(g, me, "starbases") else 1)


def can_corrupt(g: Voidfall, sector: Sector) -> bool:
    """Whether a Corruption can be put into the sector."""
    if sector.corrupted or not sector.pop:
        return False
    if is_home(sector):
        return g.box.houses[g.houses[sector.home].house].home_corruptible
    return tile(g.box, sector).corruptible


def can_raise(box: Book, sector: Sector) -> bool:
    """Whether its Population can be raised: Pure, not fixed, below 6."""
    return not sector.corrupted and 0 < sector.pop < 6 and tile(box, sector).population == "dice"


def can_lower(box: Book, sector: Sector) -> bool:
    """Whether its Population can be paid with: Pure, not fixed, above 1, not a Home."""
    return not sector.corrupted and sector.pop > 1 and tile(box, sector).population == "dice" and not is_home(sector)


def void_room(box: Book, sector: Sector) -> int:
    """Voidborn Fleet Power that may still be added."""
    return max(0, tile(box, sector).void_limit - sector.void)


@lru_cache(1 << 12)
def upkeep_icons(box: Book, sector: Sector, house: str) -> tuple[Source, ...]:
    """Upkeep icons of a sector: those of its last slots if they are taken, and those that belong to no slot; `house` is
    the one whose Home it is.
    """
    if is_home(sector):
        printed = box.houses[house].home_upkeep
        return (Source("icon:printed", printed),) if printed else ()
    kind = tile(box, sector)
    found = [Source("icon:printed", kind.upkeep)] if kind.upkeep else []
    if kind.upkeep_slots:
        if len(sector.guilds) >= guild_slots(box, sector):
            found.append(Source("icon:guilds", 1))
        if len(sector.built) >= installation_slots(box, sector, house):
            found.append(Source("icon:installations", 1))
    return tuple(found)


def slot_upkeep(g: Voidfall, sector: Sector) -> int:
    """The number of a sector's Upkeep icons."""
    return total(upkeep_icons(g.box, sector, house_at(g, sector)))
