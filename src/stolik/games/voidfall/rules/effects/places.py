"""Guilds, Installations and Population (rulebook, Guilds and Installations; Population)."""

from __future__ import annotations

from collections import Counter

from stolik.content.options import id_of
from stolik.games.voidfall.content.vocabulary import FLEETS, INSTALLATIONS, RESOURCES
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.gains import gain
from stolik.games.voidfall.rules.sectors import can_build, can_guild, can_raise, installations, owned, tile
from stolik.games.voidfall.rules.state import Sector, Voidfall, has, improved, replace_sector
from stolik.games.voidfall.rules.words import BUILDINGS, FLEET_TYPES, GUILDS, SECTORS

SENTRY = FLEET_TYPES[FLEETS.index("sentry")]


def guild(do: Doing) -> Calls:
    """Establish a Guild in an own sector with a free slot, even a Corrupted one. `same`: of the type just produced."""
    fitting = [index for index, sector in owned(do.g, do.me) if can_guild(do.g, sector)]
    index = do.sector("guild_in", fitting)
    if index is None:
        return ()
    kinds = do.word.tags or RESOURCES
    if "same" in kinds:
        kinds = (do.g.turn.guild,) if do.g.turn.guild else RESOURCES
    kind = do._replace(must=True).choose("guild", [GUILDS[letter] for letter in kinds])
    letter = id_of(kind)
    do.g.turn.guild = letter
    replace_sector(do.g, index, guilds=do.g.sectors[index].guilds + letter)
    do.t.tell("guild", seat=do.me, guild=kind, sector=SECTORS[index])
    note(do.g, do.me, "guild", (letter,), sector=index)
    if has(do.g, do.me, "cybernetics"):
        gain(do.g, do.t, do.me, letter, 2)
    return ()


def install(do: Doing) -> Calls:
    """Build an Installation: of any kind, or of the named one. With Sentries, a Sentry may be deployed instead; with
    the Improved card also in addition, or where nothing is built.
    """
    named = (do.word.name,) if do.word.name in INSTALLATIONS else INSTALLATIONS
    free = "free" in do.word.tags
    fitting = {
        index: [kind for kind in named if can_build(do.g, sector, kind, free=free)]
        for index, sector in owned(do.g, do.me)
    }
    sentry = has(do.g, do.me, "sentries") and do.house.active > 0
    anywhere = takes_sentry(do.g, do.me)
    index = do.sector("build_in", [index for index, kinds in fitting.items() if kinds or anywhere])
    if index is None:
        return ()
    options = [BUILDINGS[kind] for kind in fitting[index]] + [SENTRY] * sentry
    kind = do._replace(must=True).choose("build", options)
    if kind is SENTRY:
        return (resolve_call(do.me, "deploy[sentry](1)", in_sector(index), must=True, by="technology:sentries"),)
    replace_sector(do.g, index, built=(*do.g.sectors[index].built, id_of(kind)))
    do.t.tell("built", seat=do.me, installation=kind, sector=SECTORS[index])
    note(do.g, do.me, "installation", (id_of(kind),), sector=index)
    if anywhere:
        return (resolve_call(do.me, "deploy[sentry](1)", in_sector(index), by="technology:sentries"),)
    return ()


def raise_population(do: Doing) -> Calls:
    """Raise a Pure Population by 1, up to 6. With Improved Starbases: or remove the Corruption of a sector with a
    Starbase.
    """
    index = do.sector(
        "raise", [index for index, sector in owned(do.g, do.me) if can_raise(sector) or purged(do.g, sector)]
    )
    if index is None:
        return ()
    if do.g.sectors[index].corrupted:
        return (resolve_call(do.me, "cleanse[sector]", in_sector(index), by="technology:starbases", agreed=True),)
    sector = do.g.sectors[index]
    replace_sector(do.g, index, pop=sector.pop + 1)
    note(do.g, do.me, "raise", sector=index)
    do.t.tell("raised", seat=do.me, sector=SECTORS[index], n=sector.pop + 1)
    if improved(do.g, do.me, "cybernetics"):
        for letter in sorted(set(sector.guilds), key=RESOURCES.index):
            gain(do.g, do.t, do.me, letter, 2)
    if has(do.g, do.me, "cloning"):
        return (resolve_call(do.me, "1C / activate(1)", by="technology:cloning"),)
    return ()


def purged(g: Voidfall, sector: Sector) -> bool:
    """Whether Improved Starbases let a raise remove a sector's Corruption."""
    return sector.corrupted and improved(g, sector.owner, "starbases") and "starbase" in installations(g, sector)


def takes_sentry(g: Voidfall, me: int) -> bool:
    """Whether Improved Sentries may be deployed in any sector in which an Installation might be built."""
    return improved(g, me, "sentries") and g.houses[me].active > 0


def lower(do: Doing, index: int) -> Calls:
    """Lower a Pure Population by 1, as a cost."""
    sector = do.g.sectors[index]
    replace_sector(do.g, index, pop=sector.pop - 1)
    do.t.tell("lowered", seat=do.me, sector=SECTORS[index], n=sector.pop - 1)
    return (resolve_call(do.me, "any(1)", by="house:fenrax"),) if do.house.house == "fenrax" else ()


def spare_guilds(sector: Sector) -> str:
    """The Guilds of a sector that are not printed."""
    return "".join((Counter(sector.guilds) - Counter(tile(sector).guilds)).elements())


def removable_guilds(sector: Sector) -> str:
    """The kinds of Guilds in a sector that are not printed."""
    spare = spare_guilds(sector)
    return "".join(letter for letter in RESOURCES if letter in spare)


def destroy(do: Doing, index: int, what: str) -> None:
    """Destroy a Guild or Installation; the others move left."""
    sector = do.g.sectors[index]
    if what == "guild":
        kind = do._replace(must=True).choose("destroy_guild", [GUILDS[letter] for letter in removable_guilds(sector)])
        number = sector.guilds.rindex(id_of(kind))
        replace_sector(do.g, index, guilds=sector.guilds[:number] + sector.guilds[number + 1 :])
        do.t.tell("guild_destroyed", seat=do.me, guild=kind, sector=SECTORS[index])
    else:
        kinds = [BUILDINGS[kind] for kind in INSTALLATIONS if kind in sector.built]
        kind = do._replace(must=True).choose("destroy_installation", kinds)
        number = sector.built.index(id_of(kind))
        replace_sector(do.g, index, built=sector.built[:number] + sector.built[number + 1 :])
        do.t.tell("installation_destroyed", seat=do.me, installation=kind, sector=SECTORS[index])
