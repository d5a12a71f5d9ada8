"""Numbers of a House board: resources, Upkeep, Fleet Power, Influence."""

from __future__ import annotations

from stolik.core.explain import Say
from stolik.core.why import NOTHING, Part, Why, added
from stolik.games.voidfall.content.vocabulary import RESOURCES, TRACKS
from stolik.games.voidfall.rules.counts import AGENDA_UPKEEP, level_sources, track_level, upkeep_sources, yield_of
from stolik.games.voidfall.rules.crisis.alerts import board_price
from stolik.games.voidfall.rules.crisis.ending import void_influence
from stolik.games.voidfall.rules.evaluation import UNPAID, evaluation_ahead, shortage
from stolik.games.voidfall.rules.gains import OVERPRODUCTION, influence_sources
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.sources import Source, total
from stolik.games.voidfall.rules.state import STOCK_LIMIT, Voidfall, has
from stolik.games.voidfall.view.why.crises import attack, evaluation_skirmish
from stolik.games.voidfall.view.why.lines import guild_lines, number, parts, say
from stolik.games.voidfall.view.why.scores import evaluation


def resource(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """Level and Yield of a resource, and whether producing it now is Overproduction."""
    if name not in RESOURCES:
        return NOTHING
    ref, sources = f"resource:{name}", level_sources(g, whose)[name]
    level = total(sources)
    gained = yield_of(name, level)
    lines = [Part(gained, said=say("yield-at", level=level))]
    if name == "C" and has(g, whose, "neural_matrix"):
        lines.append(Part(2, "technology:neural_matrix"))
    produced = added(say("produces", resource=ref), lines)
    stock = g.houses[whose].stock[RESOURCES.index(name)]
    over = stock + produced.n > STOCK_LIMIT
    says = (say("overproduces", most=STOCK_LIMIT, n=OVERPRODUCTION),) if over else ()
    return Why(says, (added(say("level", resource=ref), guild_lines(sources)), produced))


def counter(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """One of the counters of a House board or of the Crisis board."""
    match name:
        case "upkeep":
            return _upkeep(g, whose)
        case "influence":
            now = number("influence", influence_sources(g.houses[whose]))
            if not evaluation_ahead(g):
                return Why(sums=(now,))
            foreseen = evaluation_skirmish(g, whose)
            attacks = (attack(g, whose),) if foreseen else ()
            return Why(sums=(now, evaluation(g, whose), *attacks), foreseen=foreseen)
        case "active" | "inactive":
            return Why(sums=(number("fleet-power", fleet_power(g, whose)),))
        case "void" if g.difficulty:
            return Why(sums=(number("void", void_influence(g)),))
    return NOTHING


def _upkeep(g: Voidfall, me: int) -> Why:
    owed = added(say("upkeep"), upkeep_lines(g, me), say("upkeep-paid"))
    board_due = board_price(g, me)[0] if g.difficulty else {}
    unpaid = shortage(g, me, owed.n, board_due)[1] if evaluation_ahead(g) else 0
    short = say("upkeep-short", n=unpaid, influence=UNPAID * unpaid)
    return Why((short,) if unpaid else (), (owed,))


def upkeep_lines(g: Voidfall, me: int) -> tuple[Part, ...]:
    """What makes up the Upkeep, and whether a Trade token lies on an Agenda."""

    def note(source: Source) -> Say | None:
        if not source.by.startswith(("agenda:", "start:")):
            return None
        return say("upkeep-agenda" if source.n == AGENDA_UPKEEP else "upkeep-covered")

    return parts(upkeep_sources(g, me), note)


def track(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """A civilization track: what its level allows, and whether it is Corrupted."""
    if name not in TRACKS:
        return NOTHING
    allowed = [Source(f"track:{one}", min(2, track_level(g, whose, nth))) for nth, one in enumerate(TRACKS)]
    says = (say("track-corrupted"),) if g.houses[whose].corrupted_tracks[TRACKS.index(name)] else ()
    return Why(says, (number("improved-allowed", [one for one in allowed if one.n]),))


def fleet_power(g: Voidfall, me: int) -> list[Source]:
    """Where a player's fourteen Fleet Power are."""
    house = g.houses[me]
    found = [Source("counter:active", house.active), Source("counter:inactive", house.inactive)]
    found += [Source(f"sector:{index}", sector.power) for index, sector in owned(g, me)]
    found.append(Source("token:haven", house.sheltered))
    if g.turn.invader == me:
        found.append(Source("source:invading", sum(g.turn.force)))
    return [source for source in found if source.n]
