"""What events and penalties do to Voidborn sectors and agenda offers (rulebook, Preparation 5a-5j)."""

from __future__ import annotations

from typing import Any

from stolik.content.effects import All, Word
from stolik.content.options import id_of
from stolik.core.question import Choose
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, RESOURCES
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.costs import destructible
from stolik.games.voidfall.rules.counts import check
from stolik.games.voidfall.rules.crisis.board import supply
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects import tokens
from stolik.games.voidfall.rules.effects.corruption import corruption_places, put_corruption
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, Handler, resolve_call
from stolik.games.voidfall.rules.effects.places import destroy as destroy_in
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.sectors import (
    adjacent_to,
    free_guild_slots,
    house_at,
    installation_slots,
    is_void,
    near,
    void_room,
)
from stolik.games.voidfall.rules.state import Sector, Voidfall, replace_sector
from stolik.games.voidfall.rules.words import (
    BOUNTY,
    BUILDINGS,
    DECKS,
    DESTROY,
    GLORY,
    GUILDS,
    HARBINGER,
    PASS,
    RECLAIM,
    SECTORS,
)

TOKENS = {"bounty": BOUNTY, "reclaim": RECLAIM}
LEFT = {"bounty": fleets.bounties_left, "reclaim": fleets.reclaims_left}


def place(do: Doing) -> Calls:
    """Put things into a Voidborn sector that can take all of them, or into every such sector (`all`). If the pile of a
    token is empty, the player who would place it gets a payment instead (rulebook, Bounty and Reclaim tokens).
    """
    g, tags, parts = do.g, do.word.tags, _things(do.word)
    sectors = placeable(g, do.me, do.word)
    if "near_combat" in tags:
        around = near(g, g.turn.target) if g.turn.target >= 0 else ()
        sectors = [index for index in sectors if index in around] or sectors
    if "all" in tags:
        for index in sectors:
            if all(_fits(g, g.sectors[index], part) for part in parts):  # until there are no Harbingers left
                _put_all(do, index, parts)
        return ()
    chosen = do.target(_roomiest(g, _extreme(g, sectors, tags), parts))
    if chosen is None:
        return ()
    missing = [TOKENS[part.name] for part in parts if part.name in TOKENS and not LEFT[part.name](g)]
    _put_all(do, chosen, parts)
    return tuple(resolve_call(int(do.me), fleets.LAST_RESORT, by=token.ref) for token in missing)


def _things(word: Word) -> tuple[Word, ...]:
    things = word.args[0]
    return things.parts if isinstance(things, All) else (things,)


def placeable(g: Voidfall, me: int, word: Word) -> list[int]:
    """The sectors that a `place` means and that can take everything it names."""
    found = [index for index, sector in enumerate(g.sectors) if _meant(g, me, index, sector, word)]
    return [index for index in found if all(_fits(g, g.sectors[index], part) for part in _things(word))]


def _meant(g: Voidfall, me: int, index: int, sector: Sector, word: Word) -> bool:
    """Whether a `place` means this sector: a Voidborn one unless it names Rifts or Fallen Houses."""
    tags, checks = word.tags, word.args[1:]
    kind = is_void(sector) or ("or_fallen" in tags and bool(sector.house))
    if not kind or ("adjacent" in tags and not adjacent_to(g, me, index)):
        return False
    around = [g.sectors[other] for other in near(g, index)]
    if "rift" in tags and sector.tile != "rift":
        return False
    if "near_rift" in tags and not any(other.tile == "rift" for other in around):
        return False
    if "near_fallen" in tags and not any(other.house for other in around):
        return False
    if "harbinger" in tags and not sector.harbingers:
        return False
    return all(check(g, me, one, sector) for one in checks)


def _roomiest(g: Voidfall, sectors: list[int], parts: tuple[Any, ...]) -> list[int]:
    """The sectors that can take the most of the named Voidborn Fleet Power (rulebook, Voidborn fleets)."""
    units = sum(part.number for part in parts if part.name == "void")
    room = {index: min(units, void_room(g.sectors[index])) for index in sectors}
    return [index for index in sectors if room[index] == max(room.values())]


def _extreme(g: Voidfall, sectors: list[int], tags: tuple[str, ...]) -> list[int]:
    """The sectors with the lowest or highest Population, or the most Voidborn Fleet Power. A sector without Population
    does not count as the lowest.
    """
    if "lowest_pop" in tags:
        sectors = [index for index in sectors if g.sectors[index].pop] or sectors
    value: dict[int, int] = dict.fromkeys(sectors, 0)
    if "lowest_pop" in tags:
        value = {index: -g.sectors[index].pop for index in sectors}
    elif "highest_pop" in tags:
        value = {index: g.sectors[index].pop for index in sectors}
    elif "most_power" in tags:
        value = {index: g.sectors[index].void for index in sectors}
    return [index for index in sectors if value[index] == max(value.values())]


def _fits(g: Voidfall, sector: Sector, thing: Any) -> bool:
    """Whether a sector can take a thing. Voidborn Fleet Power may be reduced to the sector's limit, but not to 0."""
    match thing.name:
        case "void":
            return void_room(sector) > 0
        case "defence":
            return len(sector.built) < installation_slots(sector, house_at(g, sector))
        case "guild":
            return free_guild_slots(g, sector) > 0
        case "harbinger":
            return supply(g) > 0
        case _:
            return True


def _put_all(do: Doing, index: int, parts: tuple[Any, ...]) -> None:
    for thing in parts:
        put(do, index, thing)


def put(do: Doing, index: int, thing: Word) -> None:
    """Put one thing into a sector."""
    g, t = do.g, do.t
    sector = g.sectors[index]
    match thing.name:
        case "void":
            units = min(thing.number, void_room(sector))
            replace_sector(g, index, void=sector.void + units)
            t.tell("void_placed", n=units, sector=SECTORS[index])
        case "defence":
            replace_sector(g, index, built=(*sector.built, "defence"))
            t.tell("placed", what=BUILDINGS["defence"], sector=SECTORS[index])
        case "guild":
            kinds = [GUILDS[letter] for letter in thing.tags or RESOURCES]
            kind = do._replace(must=True).choose("guild", kinds)
            replace_sector(g, index, guilds=sector.guilds + id_of(kind))
            t.tell("placed", what=kind, sector=SECTORS[index])
        case "bounty" if fleets.bounties_left(g):
            replace_sector(g, index, bounties=sector.bounties + 1)
            t.tell("placed", what=BOUNTY, sector=SECTORS[index])
        case "reclaim" if fleets.reclaims_left(g):
            replace_sector(g, index, reclaims=sector.reclaims + 1)
            t.tell("placed", what=RECLAIM, sector=SECTORS[index])
        case "glory":
            replace_sector(g, index, glory=tuple(sorted((*sector.glory, thing.number))))
            t.tell("glory_placed", glory=GLORY[thing.number], sector=SECTORS[index])
        case "harbinger":
            replace_sector(g, index, harbingers=sector.harbingers + 1)
            t.tell("placed", what=HARBINGER, sector=SECTORS[index])


def corrupt_offer(do: Doing) -> Calls:
    """Corrupt an agenda offer; a Corrupted one stays as it is."""
    for kind, name in enumerate(AGENDA_TYPES):
        if (name in do.word.tags or "all" in do.word.tags) and not do.g.corrupted_offers[kind]:
            do.g.corrupted_offers[kind] = True
            do.t.tell("offer_corrupted", deck=DECKS[kind])
    return ()


def destroy(do: Doing) -> Calls:
    """Destroy one of the player's Guilds or Installations, not at Home."""
    places = {what: destructible(do.g, do.me, what) for what in ("guild", "installation")}
    index = do._replace(must=True).sector("destroy_in", sorted({i for what in do.word.tags for i in places[what]}))
    if index is None:
        return ()
    kinds = [what for what in do.word.tags if index in places[what]]
    what = kinds[0]
    if len(kinds) > 1:
        what = id_of(do.t.ask(do.me, Choose("destroy", [DESTROY[kind] for kind in kinds], about=SECTORS[index].ref)))
    destroy_in(do, index, what)
    return ()


def special(do: Doing) -> Calls:
    """Effects the language cannot express. Where an event changes a rule for its Cycle, that rule looks the event
    up.
    """
    handler = SPECIAL.get(do.word.tags[0])
    return handler(do) if handler else ()


def shiveus(do: Doing) -> Calls:
    """Shiveus may take the Corruption of a conquered sector onto its House board for 2 Influence."""
    if not do.g.sectors[do.g.turn.target].corrupted:
        return ()
    places = corruption_places(do.g, do.me, ("board",), chambers=False)
    chosen = do.t.ask(do.me, Choose("corrupt", [*places, PASS], about=do.by)) if places else PASS
    if chosen is PASS:
        return ()
    replace_sector(do.g, do.g.turn.target, corrupted=False)
    put_corruption(do, chosen, corrupted=True)
    do.t.tell("corruption_moved", seat=do.me, place=SECTORS[do.g.turn.target], target=chosen)
    note(do.g, do.me, "move_corruption")
    gain_influence(do.g, do.t, do.me, 2, do.by)
    return ()


SPECIAL: dict[str, Handler] = {"shiveus": shiveus, "plain_trade": tokens.plain_trade}
