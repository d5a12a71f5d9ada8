"""The galaxy of a described position."""

from __future__ import annotations

from typing import Any

from stolik.content.options import id_of
from stolik.core.dealing import Deal
from stolik.core.question import SEATS
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.vocabulary import FLEETS, RESOURCES
from stolik.games.voidfall.deals.names import ids
from stolik.games.voidfall.rules.sectors import is_home, tile
from stolik.games.voidfall.rules.state import FLEET_POWER, NO_FLEETS, NOBODY, Fleets, Voidfall, replace_sector
from stolik.games.voidfall.rules.words import BUILDINGS, GLORY, GUILDS, number_of

MOST = 9
"""Tokens of a kind in one sector."""


def describe_sector(g: Voidfall, index: int, d: Deal) -> None:
    """Set what the deal names in a sector. Raises BadDeal for what cannot be there."""
    before = g.sectors[index]
    kind = d.one_of("tile", tuple(BOOK.tiles), before.tile)
    for fixed in ("owner", "tile"):
        if fixed in d and is_home(before):
            raise d.bad(fixed, fixed=True)
    replace_sector(g, index, tile=kind)
    owner = _owner(g, index, d)
    fleets = _fleets(d, before.fleets if owner == before.owner else NO_FLEETS)
    if (owner == NOBODY) == (sum(fleets) > 0) and not is_home(before):
        raise d.bad("owner", value=owner)
    void = d.number("void", 0, FLEET_POWER, before.void) if owner == NOBODY else 0
    replace_sector(g, index, owner=owner, fleets=fleets, void=void)
    _describe_tokens(g, index, d)
    sector = g.sectors[index]
    printed = tile(g.box, sector).guilds
    if any(sector.guilds.count(letter) < printed.count(letter) for letter in RESOURCES):
        raise d.bad("guilds", value=sector.guilds)
    if sector.corrupted and not sector.pop:
        raise d.bad("corrupted", value=True)


def _describe_tokens(g: Voidfall, index: int, d: Deal) -> None:
    before = g.sectors[index]
    changes: dict[str, Any] = {}
    if "guilds" in d:
        changes["guilds"] = "".join(id_of(one) for one in d.things("guilds", list(GUILDS.values())))
    if "built" in d:
        changes["built"] = tuple(id_of(one) for one in d.things("built", list(BUILDINGS.values())))
    if "glory" in d:
        changes["glory"] = tuple(sorted(number_of(one) for one in d.things("glory", list(GLORY.values()))))
    if "house" in d:
        changes["house"] = (*ids(g, d, "house", "house"), "")[0]
    replace_sector(
        g,
        index,
        pop=d.number("pop", 0, 6, before.pop),
        corrupted=d.flag("corrupted", before.corrupted),
        bounties=d.number("bounties", 0, MOST, before.bounties),
        reclaims=d.number("reclaims", 0, MOST, before.reclaims),
        harbingers=d.number("harbingers", 0, MOST, before.harbingers),
        **changes,
    )


def _owner(g: Voidfall, index: int, d: Deal) -> int:
    """The owner of the sector; a sector with named Voidborn fleets has none."""
    before = g.sectors[index].owner
    if d.number("void", 0, FLEET_POWER):
        before = NOBODY
    said = d.one_of("owner", ("nobody", *(me.ref for me in SEATS[: g.players])), "")
    return NOBODY if said == "nobody" else int(said[5:]) if said else before


def _fleets(d: Deal, before: Fleets) -> Fleets:
    """Fleet Power by type: where one type is named, there are only the named ones."""
    if not any(kind in d for kind in FLEETS):
        return before
    corvette, sentry, destroyer, dreadnought, carrier = (d.number(kind, 0, FLEET_POWER) for kind in FLEETS)
    return corvette, sentry, destroyer, dreadnought, carrier
