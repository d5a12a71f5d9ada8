"""The words that count: in objectives, checks, and for each of something."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.content.effects import Word
from stolik.games.voidfall.content.vocabulary import (
    ACTION,
    AGENDA,
    CRISIS,
    EVENT,
    FLEETS,
    OBJECTIVE,
    RESOURCES,
    SECTOR,
    TRACKS,
)
from stolik.games.voidfall.rules import counts
from stolik.games.voidfall.rules.counts import (
    check,
    level,
    local,
    production,
    sector_corruption,
    sector_upkeep,
    track_level,
    whole_upkeep,
)
from stolik.games.voidfall.rules.effects.words import COUNTED, DEEDS, Counter, SectorCounter, count
from stolik.games.voidfall.rules.sectors import (
    free_guild_slots,
    installations,
    is_home,
    is_void,
    near,
    owned,
    slot_upkeep,
    yards,
)
from stolik.games.voidfall.rules.state import AGENDA_SLOTS, Deed, House, Sector, Voidfall

ALSO_INSIDE = COUNTED | {SECTOR}
IN_EVALUATION = (OBJECTIVE, AGENDA)


def _of_sectors(g: Voidfall, me: int, word: Word) -> int:
    return sum(
        all(check(g, me, one, sector) for one in word.checks) for _, sector in owned(g, me) if _fits(sector, word)
    )


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
    points = (0, *word.numbers)
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
    return sum(focus in g.box.houses[house.house].preferred for focus in house.discard)


def _level(g: Voidfall, me: int, word: Word) -> int:
    """The Level of named resources, or the highest."""
    return max(level(g, me, kind) for kind in ([tag for tag in word.tags if tag in RESOURCES] or RESOURCES))


def _done(g: Voidfall, me: int, word: Word) -> int:
    """How often the player has done something this turn, or in how many sectors."""
    asked = word.counted
    deeds = [deed for deed in g.turn.deeds if deed.who == me and DEEDS[asked.name].matches(deed, asked)]
    return len({deed.sector for deed in deeds}) if "sectors" in word.tags else len(deeds)


def _board(value: Callable[[House], int]) -> Counter:
    """A count that is read from the House board."""
    return lambda g, me, word: value(g.houses[me])


def _rich_stocks(g: Voidfall, me: int, word: Word) -> int:
    return sum(stock >= word.number for stock in g.houses[me].stock)


def _in_game(value: Callable[[Voidfall], int]) -> Counter:
    """A count that is the same for all players."""
    return lambda g, me, word: value(g)


def _of_deed(value: Callable[[Deed], int]) -> Callable[[Voidfall, Deed, Word], int]:
    """A count of the deed itself."""
    return lambda g, deed, word: value(deed)


# In a sector, and in all sectors of a player


def _named(word: Word) -> list[str]:
    """The kinds of things that a word names."""
    return [tag for tag in word.tags if tag != "pure"]


def _pop(g: Voidfall, sector: Sector, word: Word) -> int:
    return sector.pop


def _power(g: Voidfall, sector: Sector, word: Word) -> int:
    kinds = _named(word)
    return sum(sector.fleets[FLEETS.index(kind)] for kind in kinds) if kinds else sector.power


def _guilds(g: Voidfall, sector: Sector, word: Word) -> int:
    kinds = _named(word)
    return sum(sector.guilds.count(kind) for kind in kinds) if kinds else len(sector.guilds)


def _installations(g: Voidfall, sector: Sector, word: Word) -> int:
    kinds, built = _named(word), installations(g, sector)
    return sum(built.count(kind) for kind in kinds) if kinds else len(built)


def _empty_guild_slots(g: Voidfall, sector: Sector, word: Word) -> int:
    return free_guild_slots(g, sector)


def _sector_upkeep(g: Voidfall, sector: Sector, word: Word) -> int:
    return slot_upkeep(g, sector)


def _upkeep(g: Voidfall, me: int, word: Word) -> int:
    return sector_upkeep(g, me) if "sector" in word.tags else whole_upkeep(g, me)


def _near_void(g: Voidfall, sector: Sector, word: Word) -> int:
    here = next(index for index, other in enumerate(g.sectors) if other is sector)
    return int(any(is_void(g.sectors[other]) for other in near(g, here)))


def _in_sector(value: Callable[[Voidfall, Sector], int]) -> SectorCounter:
    return lambda g, sector, word: value(g, sector)


count("sectors", places=COUNTED, tags="state?", args=("check:sector", "check:sector"), optional=2, value=_of_sectors)
count("pop", places=ALSO_INSIDE, tags="pure? / conquered", value=_sum_local, inside=_pop)
count("guilds", places=ALSO_INSIDE, tags="pure? resource*", value=_sum_local, inside=_guilds)
count("installations", places=ALSO_INSIDE, tags="pure? building*", value=_sum_local, inside=_installations)
count("power", places=ALSO_INSIDE, tags="pure? fleet*", value=_sum_local, inside=_power)
count("empty_guild_slots", places=ALSO_INSIDE, value=_sum_local, inside=_empty_guild_slots)
count("upkeep", places=ALSO_INSIDE, tags="sector?", value=_upkeep, inside=_sector_upkeep)
count("fleet_kinds", places=COUNTED, tags="pure?", value=_fleet_kinds)
count("yards", places=(SECTOR,), inside=_in_sector(yards))
count("guild_kinds", places=(SECTOR,), inside=_in_sector(lambda g, sector: len(set(sector.guilds))))
count("void", places=(SECTOR,), inside=_in_sector(lambda g, sector: sector.void))
count("home", places=(SECTOR,), inside=_in_sector(lambda g, sector: int(is_home(sector))))
count("near_void", places=(SECTOR,), inside=_near_void)

# On the House board

count("stock", places=COUNTED, tags="resource*", value=_stock)
count("lowest_stock", places=COUNTED, value=_board(lambda house: min(house.stock)))
count("rich_stocks", places=COUNTED, args=("number",), value=_rich_stocks)
count("yield", places=COUNTED, tags="resource* lowest? / resource* highest", value=_yield)
count("active", places=COUNTED, value=_board(lambda house: house.active))
count("track", places=COUNTED, tags="state? track*", value=_track)
count("tracks", places=COUNTED, tags="state? track*", args=("number",), optional=1, value=_track_count)
count(
    "level_points", places=COUNTED, tags="state? track*", args=("number", "number", "number", "number"),
    value=_level_points,
)  # fmt: skip
count("technologies", places=COUNTED, tags="version?", value=_technologies)
count("agendas", places=COUNTED, tags="pure?", value=_agendas)
count("trades", places=COUNTED, value=lambda g, me, word: counts.trades(g, me))
count("bounties", places=COUNTED, value=_board(lambda house: len(house.bounties)))
count("reclaims", places=COUNTED, value=_board(lambda house: len(house.reclaims)))
count("glories", places=COUNTED, args=("number",), optional=1, value=_glories)
count("glory", places=COUNTED, args=("number",), optional=1, value=_glory)
count("corruption", places=COUNTED, tags="place*", value=_corruption)
count("preferred_played", places=COUNTED, value=_preferred_played)
count("unpaid_upkeep", places=IN_EVALUATION, value=_board(lambda house: house.unpaid_upkeep))
count("kept_corruption", places=IN_EVALUATION, value=_board(lambda house: house.kept_corruption))

# In this turn, and of the deed just done


def _level_made(g: Voidfall, deed: Deed, word: Word) -> int:
    return deed.level if "produced" in word.tags else _level(g, deed.who, word)


def _produced(g: Voidfall, deed: Deed, word: Word) -> int:
    return sum(units >= word.number for units in deed.yields)


def _here(g: Voidfall, deed: Deed, word: Word) -> int:
    return local(g, g.sectors[deed.sector], word.counted)


def _beyond(g: Voidfall, me: int, word: Word) -> int:
    return max(0, counts.count(g, me, word.counted) - word.number)


def _beyond_after(g: Voidfall, deed: Deed, word: Word) -> int:
    return max(0, counts.count_after(g, deed, word.counted) - word.number)


count("removed", places=(ACTION, CRISIS), value=_in_game(lambda g: g.turn.removed))
count("lost", places=(CRISIS,), value=_in_game(lambda g: g.turn.lost))
count(
    "defending",
    places=(CRISIS,),
    tags="power / defence",
    value=lambda g, me, word: g.turn.defending["defence" in word.tags],
)
count("cleansed", places=(ACTION, EVENT), value=_in_game(lambda g: g.turn.cleansed))
count("flipped", places=(CRISIS,), value=_in_game(lambda g: int(g.turn.was_flipped)))
count("done", places=(CRISIS,), tags="sectors?", args=("deed:crisis",), value=_done)
count("amount", places=(CRISIS,), after=_of_deed(lambda deed: deed.amount))
count("produced", places=(CRISIS,), args=("number",), after=_produced)
count("level", places=(CRISIS,), tags="resource* / highest / produced", after=_level_made)
count("here", places=(CRISIS,), args=("count:sector",), after=_here)
count("beyond", places=COUNTED, args=("count", "number"), value=_beyond, after=_beyond_after)

# In cooperative and solo games

count("catastrophes", places=COUNTED, value=_in_game(lambda g: g.catastrophes))
count("rifts_sealed", places=COUNTED, value=_in_game(lambda g: g.rifts_sealed))
count("havens_built", places=COUNTED, value=_board(lambda house: house.havens))
count("permanent_crises", places=COUNTED, tags="row", value=lambda g, me, word: len(g.rows["economic" in word.tags]))
