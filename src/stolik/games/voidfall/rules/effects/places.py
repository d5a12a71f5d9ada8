"""Guilds, Installations and Population (rulebook, Guilds and Installations; Population)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from stolik.content.effects import Word
from stolik.content.options import id_of
from stolik.core.question import Choose
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.by_rule import CLEANSE_SECTOR, CLONING, DEPLOY_SENTRY, FENRAX
from stolik.games.voidfall.content.vocabulary import EVENT, FLEETS, INSTALLATIONS, PENALTY, PUT, RESOURCES
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, PAID, Bill, Possible, Put, always, cost, deed, effect
from stolik.games.voidfall.rules.gains import gain
from stolik.games.voidfall.rules.sectors import (
    can_build,
    can_guild,
    can_lower,
    can_raise,
    free_guild_slots,
    house_at,
    installation_slots,
    installations,
    is_home,
    owned,
    tile,
)
from stolik.games.voidfall.rules.state import Sector, Voidfall, has, improved, replace_sector
from stolik.games.voidfall.rules.words import BUILDINGS, DESTROY, FLEET_TYPES, GUILDS, SECTORS

GUILD = deed("guild", "resource*")
INSTALLATION = deed("installation", "building*")
RAISE = deed("raise")
SENTRY = FLEET_TYPES[FLEETS.index("sentry")]


def somewhere(fits: Callable[[Voidfall, Sector, Word], bool]) -> Possible:
    """A test whether an own sector, within the limits, fits."""

    def test(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
        return any(fits(g, sector, word) and limit.allows(g, SECTORS[index].ref) for index, sector in owned(g, me))

    return test


def _takes_guild(g: Voidfall, sector: Sector, word: Word) -> bool:
    return can_guild(g, sector)


def _free_slot(g: Voidfall, sector: Sector) -> bool:
    return free_guild_slots(g, sector) > 0


def _put_guild(do: Doing, index: int, thing: Word) -> None:
    sector, kinds = do.g.sectors[index], [GUILDS[letter] for letter in thing.tags or RESOURCES]
    kind = do.one("guild", kinds)
    replace_sector(do.g, index, guilds=sector.guilds + id_of(kind))
    do.t.tell("placed", what=kind, sector=SECTORS[index])


@effect(
    "guild", places=(*ANY_TIME, PUT), tags="resource* / same", possible=somewhere(_takes_guild),
    put=Put(fits=_free_slot, puts=_put_guild),
)  # fmt: skip
def guild(do: Doing) -> Calls:
    """Establish a Guild in an own sector with a free slot, even a Corrupted one. `same`: of the type just produced."""
    fitting = [index for index, sector in owned(do.g, do.me) if can_guild(do.g, sector)]
    index = do.sector("guild_in", fitting)
    if index is None:
        return ()
    kinds = do.word.tags or RESOURCES
    if "same" in kinds:
        kinds = (do.g.turn.guild,) if do.g.turn.guild else RESOURCES
    kind = do.one("guild", [GUILDS[letter] for letter in kinds])
    letter = id_of(kind)
    do.g.turn.guild = letter
    replace_sector(do.g, index, guilds=do.g.sectors[index].guilds + letter)
    do.t.tell("guild", seat=do.me, guild=kind, sector=SECTORS[index])
    note(do.g, do.me, GUILD, (letter,), sector=index)
    if has(do.g, do.me, "cybernetics"):
        gain(do.g, do.t, do.me, letter, 2)
    return ()


def _builds(g: Voidfall, sector: Sector, word: Word) -> bool:
    kinds = (word.name,) if word.name in INSTALLATIONS else INSTALLATIONS
    return takes_sentry(g, sector.owner) or any(can_build(g, sector, kind, free="free" in word.tags) for kind in kinds)


def _free_place(g: Voidfall, sector: Sector) -> bool:
    return len(sector.built) < installation_slots(g.box, sector, house_at(g, sector))


def _put_defence(do: Doing, index: int, thing: Word) -> None:
    replace_sector(do.g, index, built=(*do.g.sectors[index].built, "defence"))
    do.t.tell("placed", what=BUILDINGS["defence"], sector=SECTORS[index])


@effect("installation", places=ANY_TIME, possible=somewhere(_builds))
@effect("shipyard", places=ANY_TIME, possible=somewhere(_builds))
@effect("defence", places=(*ANY_TIME, PUT), possible=somewhere(_builds), put=Put(fits=_free_place, puts=_put_defence))
@effect("starbase", places=ANY_TIME, tags="free?", possible=somewhere(_builds))
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
    asking = do if len(named) > 1 else do._replace(by=BUILDINGS[named[0]].ref)
    index = asking.sector("build_in", [index for index, kinds in fitting.items() if kinds or anywhere])
    if index is None:
        return ()
    options = [BUILDINGS[kind] for kind in fitting[index]] + [SENTRY] * sentry
    kind = do.one("build", options)
    if kind is SENTRY:
        return (resolve_call(do.me, DEPLOY_SENTRY, in_sector(index), must=True, by="technology:sentries"),)
    replace_sector(do.g, index, built=(*do.g.sectors[index].built, id_of(kind)))
    do.t.tell("built", seat=do.me, installation=kind, sector=SECTORS[index])
    note(do.g, do.me, INSTALLATION, (id_of(kind),), sector=index)
    if anywhere:
        return (resolve_call(do.me, DEPLOY_SENTRY, in_sector(index), by="technology:sentries"),)
    return ()


def _raises(g: Voidfall, sector: Sector, word: Word) -> bool:
    return can_raise(g.box, sector) or purged(g, sector)


@effect("raise", places=ANY_TIME, possible=somewhere(_raises))
def raise_population(do: Doing) -> Calls:
    """Raise a Pure Population by 1, up to 6. With Improved Starbases: or remove the Corruption of a sector with a
    Starbase.
    """
    index = do.sector(
        "raise", [index for index, sector in owned(do.g, do.me) if can_raise(do.g.box, sector) or purged(do.g, sector)]
    )
    if index is None:
        return ()
    if do.g.sectors[index].corrupted:
        return (resolve_call(do.me, CLEANSE_SECTOR, in_sector(index), by="technology:starbases", agreed=True),)
    sector = do.g.sectors[index]
    replace_sector(do.g, index, pop=sector.pop + 1)
    note(do.g, do.me, RAISE, sector=index)
    do.t.tell("raised", seat=do.me, sector=SECTORS[index], n=sector.pop + 1)
    if improved(do.g, do.me, "cybernetics"):
        for letter in sorted(set(sector.guilds), key=RESOURCES.index):
            gain(do.g, do.t, do.me, letter, 2)
    if has(do.g, do.me, "cloning"):
        return (resolve_call(do.me, CLONING, by="technology:cloning"),)
    return ()


def purged(g: Voidfall, sector: Sector) -> bool:
    """Whether Improved Starbases let a raise remove a sector's Corruption."""
    return sector.corrupted and improved(g, sector.owner, "starbases") and "starbase" in installations(g, sector)


def takes_sentry(g: Voidfall, me: int) -> bool:
    """Whether Improved Sentries may be deployed in any sector in which an Installation might be built."""
    return improved(g, me, "sentries") and g.houses[me].active > 0


def _can_lower(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    lowest = sum(sector.pop - 1 for _, sector in owned(g, me) if can_lower(g.box, sector))
    return lowest >= bill.units("lower")


@cost("lower", places=PAID, payable=_can_lower, in_sector=True)
def lower(do: Doing) -> Calls:
    """Lower a Pure Population by 1."""
    fitting = [index for index, sector in owned(do.g, do.me) if can_lower(do.g.box, sector)]
    index = do.pay_sector("lower", fitting)
    sector = do.g.sectors[index]
    replace_sector(do.g, index, pop=sector.pop - 1)
    do.t.tell("lowered", seat=do.me, sector=SECTORS[index], n=sector.pop - 1)
    return (resolve_call(do.me, FENRAX, by="house:fenrax"),) if do.house.house == "fenrax" else ()


def spare_guilds(box: Book, sector: Sector) -> str:
    """The Guilds of a sector that are not printed."""
    return "".join((Counter(sector.guilds) - Counter(tile(box, sector).guilds)).elements())


def removable_guilds(box: Book, sector: Sector) -> str:
    """The kinds of Guilds in a sector that are not printed."""
    spare = spare_guilds(box, sector)
    return "".join(letter for letter in RESOURCES if letter in spare)


def destructible(g: Voidfall, me: int, what: str) -> list[int]:
    """Sectors with a Guild or Installation that can be destroyed: never at Home, never printed ones."""
    found = []
    for index, sector in owned(g, me):
        if not is_home(sector) and (removable_guilds(g.box, sector) if what == "guild" else sector.built):
            found.append(index)
    return found


def destructible_pieces(g: Voidfall, me: int, word: Word) -> int:
    """How many Guilds, Installations or both can be destroyed."""
    sectors = [sector for _, sector in owned(g, me) if not is_home(sector)]
    guilds = sum(len(spare_guilds(g.box, sector)) for sector in sectors) if "guild" in word.tags else 0
    return guilds + (sum(len(sector.built) for sector in sectors) if "installation" in word.tags else 0)


def _can_destroy(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return destructible_pieces(g, me, word) >= bill.units("destroy")


@effect("destroy", places=(EVENT, PENALTY), tags="piece+", possible=always, room=destructible_pieces)
def destroy_own(do: Doing) -> Calls:
    """Destroy one of the player's Guilds or Installations, not at Home."""
    places = {what: destructible(do.g, do.me, what) for what in do.word.tags}
    index = do._replace(must=True).sector("destroy_in", sorted({i for found in places.values() for i in found}))
    if index is None:
        return ()
    kinds = [what for what in do.word.tags if index in places[what]]
    what = kinds[0]
    if len(kinds) > 1:
        what = id_of(do.t.ask(do.me, Choose("destroy", [DESTROY[kind] for kind in kinds], about=SECTORS[index].ref)))
    destroy(do, index, what)
    return ()


@cost("destroy", places=PAID, tags="piece", payable=_can_destroy, in_sector=True)
def pay_piece(do: Doing) -> Calls:
    """Destroy a piece of the kind that the cost names."""
    (what,) = do.word.tags
    destroy(do, do.pay_sector("destroy_in", destructible(do.g, do.me, what)), what)
    return ()


def destroy(do: Doing, index: int, what: str) -> None:
    """Destroy a Guild or Installation; the others move left."""
    sector = do.g.sectors[index]
    if what == "guild":
        kind = do.one("destroy_guild", [GUILDS[letter] for letter in removable_guilds(do.g.box, sector)])
        number = sector.guilds.rindex(id_of(kind))
        replace_sector(do.g, index, guilds=sector.guilds[:number] + sector.guilds[number + 1 :])
        do.t.tell("guild_destroyed", seat=do.me, guild=kind, sector=SECTORS[index])
    else:
        kinds = [BUILDINGS[kind] for kind in INSTALLATIONS if kind in sector.built]
        kind = do.one("destroy_installation", kinds)
        number = sector.built.index(id_of(kind))
        replace_sector(do.g, index, built=sector.built[:number] + sector.built[number + 1 :])
        do.t.tell("installation_destroyed", seat=do.me, installation=kind, sector=SECTORS[index])
