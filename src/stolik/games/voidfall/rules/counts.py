"""Counts: Levels, Yields, Upkeep, and everything that objectives and cards count (rulebook, Production)."""

from __future__ import annotations

from functools import lru_cache

from stolik.content.effects import Check, Word
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.effects.words import COUNTS
from stolik.games.voidfall.rules.sectors import (
    installations,
    is_home,
    owned,
    owned_in,
    printed_installations,
    slot_upkeep,
    tile,
    upkeep_icons,
)
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import LEVEL_LIMIT, Deed, House, Sector, Voidfall, improved

YIELD = (0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15)
"""The Yield of Food, Energy, Materials and Science by Level."""
CREDIT_YIELD = (0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8)
TRACK_LEVELS = (0, 0, 0, 1, 1, 2, 3, 4)
"""The level of each space of a civilization track."""
AGENDA_UPKEEP = 2
"""Upkeep icons of an Agenda."""
FREED = "technology:energy_cells"
"""Upkeep of sectors that Improved Energy Cells satisfy for free."""


def level_sources(g: Voidfall, me: int) -> dict[str, tuple[Source, ...]]:
    """What makes up each Production Level: Guilds by the Population of their sector, printed Levels, Technologies."""
    house = g.houses[me]
    return _level_sources(
        g.box,
        g.sectors,
        me,
        house.start,
        "orbital_docks" in house.improved,
        "data_refinery" in house.technologies,
    )


@lru_cache(1 << 8)
def _level_sources(
    box: Book, sectors: tuple[Sector, ...], me: int, start: str, docks: bool, refinery: bool
) -> dict[str, tuple[Source, ...]]:
    """The same in a galaxy of these sectors; cached until one of them changes."""
    levels: dict[str, tuple[Source, ...]] = {}
    owned = owned_in(sectors, me)
    for resource in RESOURCES:
        found = []
        for index, sector in owned:
            guilds = sector.guilds.count(resource)
            if guilds:
                found.append(Source(f"sector:{index}", guilds * sector.pop, guilds))
            printed = tile(box, sector).levels.get(resource)
            if printed:
                found.append(Source(f"tile:{sector.tile}", printed))
            if resource == "C" and docks:
                built = (printed_installations(box, sector, box.starts[start].house) + sector.built).count("shipyard")
                if built:
                    found.append(Source("technology:orbital_docks", 2 * built, built))
        bonus = box.starts[start].levels.count(resource)
        if bonus:
            found.append(Source(f"start:{start}", bonus))
        if resource == "S" and refinery:
            bankers = sum(sector.guilds.count("C") for _, sector in owned)
            if bankers:
                found.append(Source("technology:data_refinery", 2 * bankers, bankers))
        beyond = total(found) - LEVEL_LIMIT
        if beyond > 0:
            found.append(Source("limit:level", -beyond))
        levels[resource] = tuple(found)
    return levels


def level(g: Voidfall, me: int, resource: str) -> int:
    """The Production Level of a resource, at most 13."""
    return total(level_sources(g, me)[resource])


def yield_of(resource: str, level: int) -> int:
    """The Yield at a Level."""
    return (CREDIT_YIELD if resource == "C" else YIELD)[level]


def production(g: Voidfall, me: int, resource: str) -> int:
    """The Yield of a resource."""
    return yield_of(resource, level(g, me, resource))


def upkeep_sources(g: Voidfall, me: int) -> tuple[Source, ...]:
    """What makes up the Upkeep: two for each Agenda, less what a Trade token covers, one for each last slot taken; and
    what is spared of it.
    """
    house = g.houses[me]
    in_sectors = _slots_taken(g.box, g.sectors, me, tuple([one.house for one in g.houses]))
    found = _agendas_in_slots(house.slots, house.slot_trades, g.rules.trade_spares_both) + in_sectors
    freed = total(in_sectors) if improved(g, me, "energy_cells") else 0
    if freed:
        found += (Source(FREED, -freed),)
    most = _spared_by_house(g, me)
    spared = min(most, total(found)) if most else 0
    if spared:
        found += (Source(f"house:{house.house}", -spared),)
    return found


@lru_cache(1 << 8)
def _agendas_in_slots(slots: tuple[str, ...], trades: tuple[bool, ...], spares_both: bool) -> tuple[Source, ...]:
    """The Upkeep of Agendas; `spares_both`: a Trade token covers both icons of one."""
    covered = AGENDA_UPKEEP if spares_both else 1
    found = []
    for slot, agenda in enumerate(slots):
        icons = AGENDA_UPKEEP - covered * trades[slot]
        if agenda and icons:
            found.append(Source(f"agenda:{agenda}" if slot else f"start:{agenda}", icons))
    return tuple(found)


@lru_cache(1 << 8)
def _slots_taken(box: Book, sectors: tuple[Sector, ...], me: int, houses: tuple[str, ...]) -> tuple[Source, ...]:
    """The Upkeep of a player's sectors; `houses` are those of the seats."""
    found = []
    for index, sector in owned_in(sectors, me):
        icons = total(upkeep_icons(box, sector, houses[sector.home] if is_home(sector) else ""))
        if icons:
            found.append(Source(f"sector:{index}", icons, icons))
    return tuple(found)


def _spared_by_house(g: Voidfall, me: int) -> int:
    """The Upkeep that the ability of a House spares it at most."""
    match g.houses[me].house:
        case "astoran":
            fortified = sum(not sector.corrupted and bool(installations(g, sector)) for _, sector in owned(g, me))
            return min(4, 2 * fortified)
        case "novaris":
            return 2 * board_corruption(g, me)
    return 0


def upkeep(g: Voidfall, me: int) -> int:
    """Units of Upkeep to be paid."""
    return total(upkeep_sources(g, me))


def whole_upkeep(g: Voidfall, me: int) -> int:
    """The Upkeep that objectives speak of: also what a Technology satisfies."""
    return total(source for source in upkeep_sources(g, me) if source.by != FREED)


def sector_upkeep(g: Voidfall, me: int) -> int:
    """Upkeep icons of a player's sectors."""
    return sum(slot_upkeep(g, sector) for _, sector in owned(g, me))


def track_level(g: Voidfall, me: int, track: int) -> int:
    """The level of a civilization track, 0 to 4."""
    return TRACK_LEVELS[g.houses[me].tracks[track]]


def improved_limit(house: House) -> int:
    """How many Improved Technologies the tracks allow (rulebook, Technologies)."""
    return sum([min(2, TRACK_LEVELS[space]) for space in house.tracks])


def technology_limit(house: House) -> int:
    """Five Technologies; six after the first Fallen House."""
    return 6 if house.fallen else 5


def board_corruption(g: Voidfall, me: int) -> int:
    """Corruption on tracks and agenda slots; Decontamination Chambers do not count."""
    house = g.houses[me]
    return sum(house.corrupted_tracks) + sum(house.corrupted_slots)


def drawing_corruption(g: Voidfall, me: int) -> int:
    """Corruption that strengthens the Voidborn in a Skirmish: that on the board, except of one House."""
    return board_corruption(g, me) if g.box.houses[g.houses[me].house].draws_void else 0


def sector_corruption(g: Voidfall, me: int) -> int:
    """Corrupted sectors of a player."""
    return sum(sector.corrupted for _, sector in owned(g, me))


def trades(g: Voidfall, me: int) -> int:
    """Trade tokens a player has, without the flipped one."""
    house = g.houses[me]
    return sum(house.slot_trades) + house.loose_trades


def check(g: Voidfall, me: int, condition: Check, sector: Sector | None = None) -> bool:
    """Whether a condition holds for a player, or for one of its sectors."""
    value = count(g, me, condition.count) if sector is None else local(g, sector, condition.count)
    return condition.holds(value)


def local(g: Voidfall, sector: Sector, word: Word) -> int:
    """A count within one sector."""
    inside = COUNTS[word.name].inside
    assert inside is not None, f"{word} is not counted in a sector"
    return inside(g, sector, word)


def count(g: Voidfall, me: int, word: Word) -> int:
    """A count of a player's things."""
    value = COUNTS[word.name].value
    assert value is not None, f"{word} is no count of a player's things"
    return value(g, me, word)


def count_after(g: Voidfall, deed: Deed, word: Word) -> int:
    """A count of the player who has just done a deed; it may be one of the deed itself."""
    after = COUNTS[word.name].after
    return after(g, deed, word) if after else count(g, deed.who, word)


def how_often(g: Voidfall, me: int, word: Word) -> int:
    """How many times the effect of a word `per` happens: once for each counted thing, or once for every n of them."""
    return count(g, me, word.counted) // word.number
