"""Numbers of a sector: its Fleet Power, what it adds to Levels and Upkeep, how it would defend itself."""

from __future__ import annotations

from stolik.core.why import NOTHING, Why, added
from stolik.games.voidfall.content.vocabulary import FLEETS, RESOURCES
from stolik.games.voidfall.rules.invasion.strength import defence
from stolik.games.voidfall.rules.sectors import house_at, installations, is_void, upkeep_icons
from stolik.games.voidfall.rules.sources import Source
from stolik.games.voidfall.rules.state import NOBODY, Voidfall
from stolik.games.voidfall.view.why.lines import guild_lines, number, say


def sector(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """All numbers of a sector that somebody owns or defends."""
    if name not in map(str, range(len(g.sectors))):
        return NOTHING
    index = int(name)
    here = g.sectors[index]
    sums = []
    if here.owner != NOBODY:
        units = zip(FLEETS, here.fleets, strict=True)
        sums.append(number("power", [Source(f"fleet:{kind}", power) for kind, power in units if power]))
        for letter in RESOURCES:
            guilds = here.guilds.count(letter)
            if guilds:
                source = Source(f"guild:{letter}", guilds * here.pop, guilds)
                sums.append(added(say("level-here", resource=f"resource:{letter}"), guild_lines([source])))
        sums.append(number("upkeep-here", upkeep_icons(g.box, here, house_at(g, here))))
    if here.owner != NOBODY or is_void(here) or installations(g, here):
        strength = defence(g, index)
        for id, sources in strength._asdict().items():
            sums.append(number(id.replace("_", "-"), sources))
    return Why(sums=tuple(one for one in sums if one.n))
