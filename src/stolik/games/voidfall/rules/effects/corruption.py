"""Corruption: gaining, moving, removing it (rulebook, Corruption)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.content.effects import Word
from stolik.core.question import Named
from stolik.core.state import put
from stolik.games.voidfall.content import by_rule
from stolik.games.voidfall.content.by_rule import NOVARIS
from stolik.games.voidfall.content.vocabulary import PENALTY
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.words import ANY_TIME, PAID, Bill, cost, deed, effect, standing
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.sectors import can_corrupt, owned
from stolik.games.voidfall.rules.state import Voidfall, has, improved, mark, replace_sector
from stolik.games.voidfall.rules.words import CHAMBERS, SECTORS, SLOT, TRACK, number_of


def corruption_places(g: Voidfall, me: int, places: Sequence[str], *, chambers: bool) -> list[Named]:
    """Where a player may put a Corruption; `places` limits it (empty: anywhere)."""
    house, found = g.houses[me], []
    if not places or "sector" in places:
        found += [SECTORS[index] for index, sector in owned(g, me) if can_corrupt(g, sector)]
    if not places or "slot" in places or "board" in places:
        found += [SLOT[slot] for slot in (1, 2, 3) if not house.corrupted_slots[slot]]
    if not places or "track" in places or "board" in places:
        found += [TRACK[track] for track in range(3) if not house.corrupted_tracks[track]]
    if chambers and has(g, me, CHAMBERS_ID) and house.chambers < chamber_limit(g, me):
        found.append(CHAMBERS)
    return found


def corruption_room(g: Voidfall, me: int, places: Sequence[str], *, chambers: bool) -> int:
    """How much Corruption these places can take: one each, Decontamination Chambers as much as they have room for."""
    found = corruption_places(g, me, places, chambers=chambers)
    spare = chamber_limit(g, me) - g.houses[me].chambers - 1 if CHAMBERS in found else 0
    return len(found) + spare


CHAMBERS_ID = "decontamination_chambers"
KRADMOR = "house:kradmor"
KEEP_CORRUPTION = standing("keep_corruption")
CLEANSE, MOVE_CORRUPTION = deed("cleanse"), deed("move_corruption")


def chamber_limit(g: Voidfall, me: int) -> int:
    """The most Corruption that Decontamination Chambers hold."""
    return 3 if improved(g, me, CHAMBERS_ID) else 2


def corrupted_places(g: Voidfall, me: int, places: Sequence[str] = ()) -> list[Named]:
    """Where a player has Corruption; `places` limits it (empty: anywhere)."""
    house, found = g.houses[me], []
    if not places or "sector" in places:
        found += [SECTORS[index] for index, sector in owned(g, me) if sector.corrupted]
    if not places or "slot" in places or "board" in places:
        found += [SLOT[slot] for slot in (1, 2, 3) if house.corrupted_slots[slot]]
    if not places or "track" in places or "board" in places:
        found += [TRACK[track] for track in range(3) if house.corrupted_tracks[track]]
    if not places and house.chambers:
        found.append(CHAMBERS)
    return found


def _corrupts(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    tags = _named(word)
    return any(limit.allows(g, place.ref) for place in corruption_places(g, me, tags, chambers=not tags))


def _named(word: Word) -> tuple[str, ...]:
    """The places that a word insists on."""
    return () if "anywhere" in word.tags else word.tags


def _room(g: Voidfall, me: int, word: Word) -> int:
    tags = _named(word)
    return corruption_room(g, me, tags, chambers=not tags)


def _can_corrupt(g: Voidfall, me: int, word: Word, bill: Bill) -> bool:
    return corruption_room(g, me, word.tags, chambers=not word.tags) >= bill.units("corrupt")


@cost("corrupt", places=PAID, tags="place*", payable=_can_corrupt)
def pay_corruption(do: Doing) -> Calls:
    """Gain a Corruption; Novaris gains resources for it in its actions."""
    corrupt(do)
    if do.house.house == "novaris" and do.by.startswith("action:"):
        return (resolve_call(do.me, NOVARIS, by="house:novaris"),)
    return ()


@effect("corrupt", places=(*ANY_TIME, PENALTY), tags="place* / place+ anywhere", possible=_corrupts, room=_room)
def corrupt(do: Doing) -> Calls:
    """Gain a Corruption: in a Pure sector, over an agenda slot, on a track, on Decontamination Chambers. If the effect
    names a place, that place must be used; if it is full, nothing happens.
    """
    tags = tuple(tag for tag in do.word.tags if tag != "anywhere")
    places = corruption_places(do.g, do.me, tags, chambers=not do.word.tags)
    if "anywhere" in do.word.tags and not places:
        places = corruption_places(do.g, do.me, (), chambers=True)
    place = do._replace(must=True).place("corrupt", places)
    if place is not None:
        if do.word.tags:
            do.g.turn.where = place.ref
        put_corruption(do, place, corrupted=True)
        do.t.tell("corrupted", seat=do.me, place=place)
    return ()


def _cleanses(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return any(limit.allows(g, place.ref) for place in corrupted_places(g, me, word.tags))


@effect("cleanse", places=ANY_TIME, tags="place*", possible=_cleanses)
def cleanse(do: Doing) -> Calls:
    """Remove a Corruption."""
    place = do.place("cleanse", corrupted_places(do.g, do.me, do.word.tags))
    if place is None:
        return ()
    put_corruption(do, place, corrupted=False)
    do.g.turn.cleansed += 1
    note(do.g, do.me, CLEANSE)
    if permanent(do.g, KEEP_CORRUPTION):
        do.house.kept_corruption += 1
    used = mark(CHAMBERS_ID, do.me)
    if improved(do.g, do.me, CHAMBERS_ID) and do.house.chambers and used not in do.g.turn.used:
        do.g.turn.used += (used,)
        do.house.chambers -= 1
        do.g.turn.cleansed += 1
        if permanent(do.g, KEEP_CORRUPTION):
            do.house.kept_corruption += 1
        do.t.tell("cleansed", seat=do.me, place=CHAMBERS)
    do.t.tell("cleansed", seat=do.me, place=place)
    if do.house.house == "kradmor" and KRADMOR not in do.house.used:
        do.house.used += (KRADMOR,)
        return (resolve_call(do.me, by_rule.KRADMOR, by=KRADMOR),)
    return ()


def _moves(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return bool(corrupted_places(g, me)) and bool(corruption_places(g, me, (), chambers=True))


@effect("move_corruption", places=ANY_TIME, possible=_moves)
def move_corruption(do: Doing) -> Calls:
    """Move a Corruption to another place."""
    place = do.choose("move_corruption", corrupted_places(do.g, do.me))
    if place is None:
        return ()
    targets = [one for one in corruption_places(do.g, do.me, (), chambers=True) if one is not place]
    target = do._replace(must=True).choose("move_corruption_to", targets)
    if target is not None:
        put_corruption(do, place, corrupted=False)
        put_corruption(do, target, corrupted=True)
        do.t.tell("corruption_moved", seat=do.me, place=place, target=target)
        note(do.g, do.me, MOVE_CORRUPTION)
    return ()


def put_corruption(do: Doing, place: Named, *, corrupted: bool) -> None:
    """Put a Corruption at a place, or take it away."""
    house, family = do.house, place.ref.partition(":")[0]
    if family == "sector":
        replace_sector(do.g, number_of(place), corrupted=corrupted)
    elif family == "slot":
        house.corrupted_slots = put(house.corrupted_slots, number_of(place), corrupted)
    elif family == "track":
        house.corrupted_tracks = put(house.corrupted_tracks, TRACK.index(place), corrupted)
    else:
        house.chambers += 1 if corrupted else -1
