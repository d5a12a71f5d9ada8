"""What events and penalties do to Voidborn sectors and agenda offers (rulebook, Preparation 5a-5j)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.core.question import Choose
from stolik.core.state import put
from stolik.games.voidfall.content.by_rule import LAST_RESORT
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, EVENT, PENALTY, PUT
from stolik.games.voidfall.rules import fleets
from stolik.games.voidfall.rules.counts import check
from stolik.games.voidfall.rules.crisis.board import supply
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.corruption import MOVE_CORRUPTION, corruption_places, put_corruption
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import EFFECTS, Put, always, effect, read_here, special
from stolik.games.voidfall.rules.gains import gain_influence
from stolik.games.voidfall.rules.prices import atoms
from stolik.games.voidfall.rules.sectors import (
    adjacent_to,
    is_void,
    near,
    void_room,
)
from stolik.games.voidfall.rules.state import Sector, Voidfall, replace_sector
from stolik.games.voidfall.rules.words import (
    BOUNTY,
    DECKS,
    HARBINGER,
    PASS,
    RECLAIM,
    SECTORS,
)

TOKENS = {"bounty": BOUNTY, "reclaim": RECLAIM}
LEFT = {"bounty": fleets.bounties_left, "reclaim": fleets.reclaims_left}


def _placeable(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(placeable(g, me, word))


@effect(
    "place", places=(EVENT, PENALTY), tags="adjacent? ground* extreme? / adjacent? ground* all",
    args=("effect:put", "check:sector", "check:sector"), optional=2, possible=_placeable,
)  # fmt: skip
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
    return tuple(resolve_call(do.me, LAST_RESORT, by=token.ref) for token in missing)


def _things(word: Word) -> tuple[Word, ...]:
    (things,) = word.effects
    return tuple(thing for thing in atoms(things) if isinstance(thing, Word))


def placeable(g: Voidfall, me: int, word: Word) -> list[int]:
    """The sectors that a `place` means and that can take everything it names."""
    found = [index for index, sector in enumerate(g.sectors) if _meant(g, me, index, sector, word)]
    things = _things(word)
    return [index for index in found if all(_fits(g, g.sectors[index], part) for part in things)]


def _meant(g: Voidfall, me: int, index: int, sector: Sector, word: Word) -> bool:
    """Whether a `place` means this sector: a Voidborn one unless it names Rifts or Fallen Houses."""
    tags = word.tags
    kind = is_void(sector) or ("or_fallen" in tags and bool(sector.house))
    if not kind or ("adjacent" in tags and not adjacent_to(g, me, index)):
        return False
    if "rift" in tags and sector.tile != "rift":
        return False
    if "near_rift" in tags and not any(g.sectors[other].tile == "rift" for other in near(g, index)):
        return False
    if "near_fallen" in tags and not any(g.sectors[other].house for other in near(g, index)):
        return False
    if "harbinger" in tags and not sector.harbingers:
        return False
    return all(check(g, me, one, sector) for one in word.checks)


def _roomiest(g: Voidfall, sectors: list[int], parts: tuple[Word, ...]) -> list[int]:
    """The sectors that can take the most of the named Voidborn Fleet Power (rulebook, Voidborn fleets)."""
    units = sum(part.number for part in parts if part.name == VOID.name)
    room = {index: min(units, void_room(g.box, g.sectors[index])) for index in sectors}
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


def _fits(g: Voidfall, sector: Sector, thing: Word) -> bool:
    """Whether a sector can take a thing. Voidborn Fleet Power may be reduced to the sector's limit, but not to 0."""
    put = EFFECTS[thing.name].put
    return put is not None and put.fits(g, sector)


def _put_all(do: Doing, index: int, parts: tuple[Word, ...]) -> None:
    for thing in parts:
        put = EFFECTS[thing.name].put
        assert put is not None, f"{thing} is nothing to put into a sector"
        put.puts(do, index, thing)


def _room_for_void(g: Voidfall, sector: Sector) -> bool:
    return void_room(g.box, sector) > 0


def _put_void(do: Doing, index: int, thing: Word) -> None:
    sector = do.g.sectors[index]
    units = min(thing.number, void_room(do.g.box, sector))
    replace_sector(do.g, index, void=sector.void + units)
    do.t.tell("void_placed", n=units, sector=SECTORS[index])


def _any_harbinger(g: Voidfall, sector: Sector) -> bool:
    return supply(g) > 0


def _put_harbinger(do: Doing, index: int, thing: Word) -> None:
    replace_sector(do.g, index, harbingers=do.g.sectors[index].harbingers + 1)
    do.t.tell("placed", what=HARBINGER, sector=SECTORS[index])


VOID = read_here("void", places=(PUT,), args=("number",), put=Put(fits=_room_for_void, puts=_put_void))
read_here("harbinger", places=(PUT,), put=Put(fits=_any_harbinger, puts=_put_harbinger))


@effect("corrupt_offer", places=(EVENT,), tags="type+ / all", possible=always)
def corrupt_offer(do: Doing) -> Calls:
    """Corrupt an agenda offer; a Corrupted one stays as it is."""
    for kind, name in enumerate(AGENDA_TYPES):
        if (name in do.word.tags or "all" in do.word.tags) and not do.g.corrupted_offers[kind]:
            do.g.corrupted_offers = put(do.g.corrupted_offers, kind, True)
            do.t.tell("offer_corrupted", deck=DECKS[kind])
    return ()


@special("shiveus")
def shiveus(do: Doing) -> Calls:
    """Shiveus may take the Corruption of a conquered sector onto its House board for 2 Influence."""
    if not do.g.sectors[do.g.turn.target].corrupted:
        return ()
    places = corruption_places(do.g, do.me, ("board",), chambers=False)
    chosen = do.t.ask(do.me, Choose("corrupt", (*places, PASS), about=do.by)) if places else PASS
    if chosen is PASS:
        return ()
    replace_sector(do.g, do.g.turn.target, corrupted=False)
    put_corruption(do, chosen, corrupted=True)
    do.t.tell("corruption_moved", seat=do.me, place=SECTORS[do.g.turn.target], target=chosen)
    note(do.g, do.me, MOVE_CORRUPTION)
    gain_influence(do.g, do.t, do.me, 2, do.by)
    return ()
