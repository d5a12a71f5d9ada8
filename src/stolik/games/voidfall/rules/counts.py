"""Counts: Levels, Yields, Upkeep, and everything that objectives and cards count (rulebook, Production)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from stolik.content.effects import Check, Word
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import FLEETS, RESOURCES, TRACKS
from stolik.games.voidfall.rules.sectors import (
    free_guild_slots,
    installations,
    is_home,
    is_void,
    near,
    owned,
    printed_installations,
    slot_upkeep,
    tile,
    yards,
)
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, LEVEL_LIMIT, Deed, Sector, Voidfall, improved

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
        tuple([pair for pair in enumerate(g.sectors) if pair[1].owner == me]),
        house.start,
        "orbital_docks" in house.improved,
        "data_refinery" in house.technologies,
    )


@lru_cache(1 << 12)
def _level_sources(
    owned: tuple[tuple[int, Sector], ...], start: str, docks: bool, refinery: bool
) -> dict[str, tuple[Source, ...]]:
    """The same for a House with these sectors; cached until one of them changes."""
    levels: dict[str, tuple[Source, ...]] = {}
    for resource in RESOURCES:
        found = []
        for index, sector in owned:
            guilds = sector.guilds.count(resource)
            if guilds:
                found.append(Source(f"sector:{index}", guilds * sector.pop, guilds))
            printed = tile(sector).levels.get(resource)
            if printed:
                found.append(Source(f"tile:{sector.tile}", printed))
            if resource == "C" and docks:
                built = (printed_installations(sector, BOOK.starts[start].house) + sector.built).count("shipyard")
                if built:
                    found.append(Source("technology:orbital_docks", 2 * built, built))
        bonus = BOOK.starts[start].levels.count(resource)
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


def upkeep_sources(g: Voidfall, me: int) -> list[Source]:
    """What makes up the Upkeep: two for each Agenda, less what a Trade token covers, one for each last slot taken; and
    what is spared of it.
    """
    house, found = g.houses[me], []
    covered = AGENDA_UPKEEP if g.rules.trade_spares_both else 1
    for slot, agenda in enumerate(house.slots):
        icons = AGENDA_UPKEEP - covered * house.slot_trades[slot]
        if agenda and icons:
            found.append(Source(f"agenda:{agenda}" if slot else f"start:{agenda}", icons))
    for index, sector in owned(g, me):
        icons = slot_upkeep(g, sector)
        if icons:
            found.append(Source(f"sector:{index}", icons, icons))
    freed = sector_upkeep(g, me) if improved(g, me, "energy_cells") else 0
    if freed:
        found.append(Source(FREED, -freed))
    spared = min(_spared_by_house(g, me), total(found))
    if spared:
        found.append(Source(f"house:{house.house}", -spared))
    return found


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


def improved_limit(g: Voidfall, me: int) -> int:
    """How many Improved Technologies the tracks allow (rulebook, Technologies)."""
    return sum(min(2, track_level(g, me, track)) for track in range(3))


def technology_limit(g: Voidfall, me: int) -> int:
    """Five Technologies; six after the first Fallen House."""
    return 6 if g.houses[me].fallen else 5


def board_corruption(g: Voidfall, me: int) -> int:
    """Corruption on tracks and agenda slots; Decontamination Chambers do not count."""
    house = g.houses[me]
    return sum(house.corrupted_tracks) + sum(house.corrupted_slots)


def drawing_corruption(g: Voidfall, me: int) -> int:
    """Corruption that strengthens the Voidborn in a Skirmish: that on the board, except of one House."""
    return board_corruption(g, me) if BOOK.houses[g.houses[me].house].draws_void else 0


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
    tags = [tag for tag in word.tags if tag != "pure"]
    match word.name:
        case "pop":
            return sector.pop
        case "power":
            return sum(sector.fleets[FLEETS.index(tag)] for tag in tags) if tags else sector.power
        case "guilds":
            return sum(sector.guilds.count(tag) for tag in tags) if tags else len(sector.guilds)
        case "installations":
            built = installations(g, sector)
            return sum(built.count(tag) for tag in tags) if tags else len(built)
        case "yards":
            return yards(g, sector)
        case "guild_kinds":
            return len(set(sector.guilds))
        case "empty_guild_slots":
            return free_guild_slots(g, sector)
        case "upkeep":
            return slot_upkeep(g, sector)
        case "void":
            return sector.void
        case "home":
            return int(is_home(sector))
        case "near_void":
            here = next(index for index, other in enumerate(g.sectors) if other is sector)
            return int(any(is_void(g.sectors[other]) for other in near(g, here)))
        case _:
            raise ValueError(f"{word} is not counted in a sector")


def count(g: Voidfall, me: int, word: Word) -> int:
    """A count of a player's things."""
    return COUNTS[word.name](g, me, word)


def count_after(g: Voidfall, deed: Deed, word: Word) -> int:
    """A count of the player who has just done a deed; it may be one of the deed itself."""
    match word.name:
        case "amount":
            return deed.amount
        case "produced":
            return sum(units >= word.number for units in deed.yields)
        case "level" if "produced" in word.tags:
            return deed.level
        case "here":
            return local(g, g.sectors[deed.sector], word.args[0])
        case "beyond":
            counted, beyond = word.args
            return max(0, count_after(g, deed, counted) - int(beyond))
    return count(g, deed.who, word)


def how_often(g: Voidfall, me: int, word: Word) -> int:
    """How many times the effect of a word `per` happens: once for each counted thing, or once for every n of them."""
    counted, _, *divisor = word.args
    return count(g, me, counted) // (divisor[0] if divisor else 1)


Counter = Callable[[Voidfall, int, Word], int]


def _of_sectors(g: Voidfall, me: int, word: Word) -> int:
    checks = [arg for arg in word.args if isinstance(arg, Check)]
    return sum(all(check(g, me, one, sector) for one in checks) for _, sector in owned(g, me) if _fits(sector, word))


def _sum_local(g: Voidfall, me: int, word: Word) -> int:
    if "conquered" in word.tags:
        return g.sectors[g.turn.target].pop if g.turn.won else 0
    return sum(local(g, sector, word) for _, sector in owned(g, me) if _fits(sector, word))


def _fits(sector: Sector, word: Word) -> bool:
    if "pure" in word.tags:
        return not sector.corrupted
    return sector.corrupted or "corrupted" not in word.tags


def _tracks(word: Word) -> Sequence[int]:
    named = [number for number, track in enumerate(TRACKS) if track in word.tags]
    return named or range(3)


def _open_tracks(g: Voidfall, me: int, word: Word) -> list[int]:
    """The tracks a word names that are Pure or Corrupted as it says."""
    corrupted = g.houses[me].corrupted_tracks
    return [
        track
        for track in _tracks(word)
        if not ("pure" in word.tags and corrupted[track]) and not ("corrupted" in word.tags and not corrupted[track])
    ]


def _track(g: Voidfall, me: int, word: Word) -> int:
    return max((track_level(g, me, track) for track in _open_tracks(g, me, word)), default=0)


def _track_count(g: Voidfall, me: int, word: Word) -> int:
    least = word.number if word.args else 0
    return sum(track_level(g, me, track) >= least for track in _open_tracks(g, me, word))


def _level_points(g: Voidfall, me: int, word: Word) -> int:
    points = (0, *word.args)
    return sum(points[track_level(g, me, track)] for track in _open_tracks(g, me, word))


def _stock(g: Voidfall, me: int, word: Word) -> int:
    kinds = word.tags or RESOURCES
    return sum(g.houses[me].stock[RESOURCES.index(kind)] for kind in kinds)


def _yield(g: Voidfall, me: int, word: Word) -> int:
    kinds = [tag for tag in word.tags if tag in RESOURCES] or list(RESOURCES)
    values = [production(g, me, kind) for kind in kinds]
    return min(values) if "lowest" in word.tags else max(values)


def _technologies(g: Voidfall, me: int, word: Word) -> int:
    house = g.houses[me]
    if word.tags == ("improved",):
        return len(house.improved)
    if word.tags == ("basic",):
        return len(house.technologies) - len(house.improved)
    return len(house.technologies)


def _agendas(g: Voidfall, me: int, word: Word) -> int:
    house = g.houses[me]
    return sum(
        bool(house.slots[slot]) and not ("pure" in word.tags and house.corrupted_slots[slot]) for slot in AGENDA_SLOTS
    )


def _glories(g: Voidfall, me: int, word: Word) -> int:
    least = word.number if word.args else 1
    return sum(value >= least for value in g.houses[me].glory)


def _glory(g: Voidfall, me: int, word: Word) -> int:
    """The total value, or that of the best tokens."""
    best = sorted(g.houses[me].glory, reverse=True)
    return sum(best[: word.number] if word.args else best)


def _corruption(g: Voidfall, me: int, word: Word) -> int:
    house, places = g.houses[me], word.tags or ("board", "sector")
    slots = sum(house.corrupted_slots) if "slot" in places or "board" in places else 0
    tracks = sum(house.corrupted_tracks) if "track" in places or "board" in places else 0
    return slots + tracks + (sector_corruption(g, me) if "sector" in places else 0)


def _fleet_kinds(g: Voidfall, me: int, word: Word) -> int:
    return sum(
        any(sector.fleets[kind] for _, sector in owned(g, me) if _fits(sector, word)) for kind in range(len(FLEETS))
    )


def _preferred_played(g: Voidfall, me: int, word: Word) -> int:
    house = g.houses[me]
    return sum(focus in BOOK.houses[house.house].preferred for focus in house.discard)


def _level(g: Voidfall, me: int, word: Word) -> int:
    """The Level of named resources, or the highest."""
    return max(level(g, me, kind) for kind in ([tag for tag in word.tags if tag in RESOURCES] or RESOURCES))


def _done(g: Voidfall, me: int, word: Word) -> int:
    """How often the player has done something this turn, or in how many sectors."""
    asked = word.args[0]
    deeds = [d for d in g.turn.deeds if d.who == me and d.name == asked.name]
    deeds = [deed for deed in deeds if not asked.tags or any(tag in deed.tags for tag in asked.tags)]
    return len({deed.sector for deed in deeds}) if "sectors" in word.tags else len(deeds)


def _board(value: Callable[[Any], int]) -> Counter:
    """A count that is read from the House board."""
    return lambda g, me, word: value(g.houses[me])


COUNTS: dict[str, Counter] = {
    "sectors": _of_sectors,
    "pop": _sum_local,
    "guilds": _sum_local,
    "installations": _sum_local,
    "power": _sum_local,
    "empty_guild_slots": _sum_local,
    "upkeep": lambda g, me, word: sector_upkeep(g, me) if "sector" in word.tags else whole_upkeep(g, me),
    "fleet_kinds": _fleet_kinds,
    "stock": _stock,
    "lowest_stock": _board(lambda house: min(house.stock)),
    "rich_stocks": lambda g, me, word: sum(stock >= word.number for stock in g.houses[me].stock),
    "yield": _yield,
    "active": _board(lambda house: house.active),
    "track": _track,
    "tracks": _track_count,
    "level_points": _level_points,
    "technologies": _technologies,
    "agendas": _agendas,
    "trades": lambda g, me, word: trades(g, me),
    "bounties": _board(lambda house: len(house.bounties)),
    "reclaims": _board(lambda house: len(house.reclaims)),
    "glories": _glories,
    "glory": _glory,
    "corruption": _corruption,
    "preferred_played": _preferred_played,
    "unpaid_upkeep": _board(lambda house: house.unpaid_upkeep),
    "kept_corruption": _board(lambda house: house.kept_corruption),
    "level": _level,
    "lost": lambda g, me, word: g.turn.lost,
    "defending": lambda g, me, word: g.turn.defending["defence" in word.tags],
    "flipped": lambda g, me, word: int(g.turn.was_flipped),
    "done": _done,
    "catastrophes": lambda g, me, word: g.catastrophes,
    "rifts_sealed": lambda g, me, word: g.rifts_sealed,
    "havens_built": _board(lambda house: house.havens),
    "permanent_crises": lambda g, me, word: len(g.rows["economic" in word.tags]),
    "cleansed": lambda g, me, word: g.turn.cleansed,
    "removed": lambda g, me, word: g.turn.removed,
    "beyond": lambda g, me, word: max(0, count(g, me, word.args[0]) - word.args[1]),
}
