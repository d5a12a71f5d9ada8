"""Setting up: the map, the Houses, the decks, and everything drawn."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stolik.content.options import named
from stolik.core.agenda import Call, proceed, then
from stolik.core.chance import Chance, Deck, Stream
from stolik.core.errors import BadOption
from stolik.core.options import OptionValue
from stolik.core.question import SEATS, Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.book import Book
from stolik.games.voidfall.content.kinds import Cell, Scenario, Start
from stolik.games.voidfall.content.options import Rules
from stolik.games.voidfall.content.vocabulary import AGENDA_TYPES, FLEETS
from stolik.games.voidfall.rules.crisis.alerts import start_decks
from stolik.games.voidfall.rules.effects.doing import resolve_call
from stolik.games.voidfall.rules.state import House, Sector, Turn, Voidfall, replace_sector, rivals, seats
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import NO, YES

ZERO_COPIES = 3
"""Solo: the number of Technologies of which only the copy without Influence is on offer."""
FIRST_COPY = 4
"""Influence of the first copy of a Basic Technology."""


def new(box: Book, players: int, options: Mapping[str, OptionValue], rng: Chance) -> Voidfall:
    """The table before anything is drawn."""
    rules = msgspec.convert(options, Rules)
    scenario = box.scenario(rules.scenario, players)
    assert scenario is not None
    return Voidfall(
        at=Step.SET_UP,
        box=box,
        rng=rng,
        players=players,
        rules=rules,
        scenario=scenario.id,
        mode=scenario.mode,
        turn=Turn(seat=SEATS[0]),
        houses=[House(house="", start="") for _ in range(players)],
        sectors=tuple(Sector(tile=cell.tile) for cell in scenario.cells),
        difficulty=rules.difficulty if scenario.mode in ("cooperative", "solo") else "",
        haven_levels=scenario.havens,
        haven_built=(0,) * len(scenario.havens),
        bounty_pile=Deck((1 << len(box.bounty_tokens)) - 1),
        reclaim_pile=Deck((1 << len(box.reclaim_tokens)) - 1),
        peeked=((),) * players,
    )


def check_table(players: int, options: Mapping[str, OptionValue]) -> None:
    """Raises BadOption if two seats have the same House."""
    rules = msgspec.convert(options, Rules)
    chosen: list[str] = []
    for seat in range(players):
        house = rules.house(seat)
        if house in chosen:
            raise BadOption(game="voidfall", option=f"house_{seat + 1}", value=house, reason="house_taken")
        chosen += [house] if house != "any" else []


def set_up(g: Voidfall, t: Table) -> str:
    """Houses and their Origins, the map, the decks, the Technologies on offer, the first turn order."""
    row = g.box.scenarios[g.scenario]
    _choose_houses(g, t, row)
    fallen = fallen_houses(g, t, row)
    _lay_map(g, row, fallen)
    for me in seats(g):
        _set_up_house(g, me)
    _draw_order(g, t)
    _lay_decks(g)
    _lay_technologies(g, t, fallen)
    g.trades = (2 if g.players > 2 else 1,) * 6
    calls: list[Call] = [Step.REPLACE_OFFER(kind=kind) for kind in range(4)]
    for me in g.order:
        start = g.box.starts[g.houses[me].start]
        if start.other_objectives:
            calls.append(Step.CHOOSE_START(who=me))
        if start.gains:
            calls.append(resolve_call(me, start.gains, by=f"start:{start.id}"))
    if g.difficulty:
        start_decks(g)
        calls.append(Step.LAY_CRISES())
    return then(g, *calls, Step.BEGIN_CYCLE())


def _choose_houses(g: Voidfall, t: Table, row: Scenario) -> None:
    """The Houses chosen before the game; the others are drawn from those the scenario recommends."""
    fixed = {g.rules.house(me) for me in seats(g)}
    pool = [id for id in (row.recommended or tuple(g.box.houses)) if id not in fixed]
    for me in seats(g):
        house = g.rules.house(me)
        if house == "any":
            house = t.chance("house", pool, Stream.SETUP)
            pool.remove(house)
        side = g.rules.side(me)
        if side == "any":
            side = "a" if row.mode == "tutorial" else t.chance("side", ["a", "b"], Stream.SETUP)
        g.houses[me].house = house
        g.houses[me].start = f"{house}_{side}"
        t.tell("house", seat=me, house=named(f"house:{house}"), start=named(f"start:{house}_{side}"))


def fallen_houses(g: Voidfall, t: Table, row: Scenario) -> list[str]:
    """The four Fallen Houses whose Technologies are on offer: named by the scenario, or drawn so that one to three have
    cracked glass (none if all those Houses are played). Nobody plays them.
    """
    played = {house.house for house in g.houses}
    found = [house for house in row.fallen if house not in played]
    if row.fallen:
        spare = [house for house in g.box.houses if house not in played and house not in found]
        while len(found) < 4:
            found.append(spare.pop(0))
        return found
    free = [house for house in g.box.houses if house not in played]
    cracked = [house for house in free if g.box.houses[house].cracked]
    while len(found) < 4:
        need_whole = sum(house in cracked for house in found) == 3
        need_cracked = bool(cracked) and len(found) == 3 and not any(house in cracked for house in found)
        pool = [h for h in free if not (need_whole and h in cracked) and not (need_cracked and h not in cracked)]
        house = t.chance("fallen_house", pool, Stream.SETUP)
        free.remove(house)
        found.append(house)
    return found


def _lay_map(g: Voidfall, row: Scenario, fallen: list[str]) -> None:
    """The sectors of the scenario; Homes and Outposts follow in `_set_up_house`."""
    left, sectors = list(fallen), []
    for cell in row.cells:
        sector = _sector(g.box, cell)
        if cell.tile == "fallen_house":
            house = left.pop(0)
            sector = msgspec.structs.replace(sector, house=house, pop=g.box.houses[house].fallen_pop)
        sectors.append(sector)
    g.sectors = tuple(sectors)


def _sector(box: Book, cell: Cell) -> Sector:
    tile = box.tiles[cell.tile]
    return Sector(
        tile=cell.tile,
        owner=cell.seat,
        home=cell.seat if cell.tile == "home" else -1,
        pop=cell.pop,
        corrupted=cell.corrupted,
        guilds=tile.guilds + cell.guilds,
        built=cell.installations,
        void=cell.void,
        glory=cell.glory,
        bounties=cell.bounties,
        reclaims=cell.reclaims,
        harbingers=cell.harbingers,
    )


def _set_up_house(g: Voidfall, me: int) -> None:
    """The Origin card: Home, Outpost, fleets, stock, tracks, hand."""
    house = g.houses[me]
    start: Start = g.box.starts[house.start]
    home = next(index for index, sector in enumerate(g.sectors) if sector.home == me)
    outpost = next(index for index, s in enumerate(g.sectors) if s.owner == me and s.tile == "outpost")
    replace_sector(
        g, home, pop=start.home_pop, guilds=start.home_guilds, fleets=_fleets(start.home_fleets),
        corrupted=start.home_corrupted,
    )  # fmt: skip
    replace_sector(
        g, outpost, pop=start.outpost_pop, guilds=start.outpost_guilds, built=start.outpost_installations,
        fleets=_fleets(start.outpost_fleets), corrupted=start.outpost_corrupted,
    )  # fmt: skip
    house.stock = start.stock
    house.active, house.inactive = start.active, start.inactive
    house.tracks = start.tracks
    house.slots = put(house.slots, 0, start.id)
    house.corrupted_slots = put(house.corrupted_slots, 3, True)
    house.technologies = (start.technology,)
    hand = g.box.hands[house.house]
    house.waiting = next((id for id in hand if g.box.focuses[id].cycle > 1), "")
    house.focuses = tuple(id for id in hand if id != house.waiting)


def _fleets(power: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(power.get(kind, 0) for kind in FLEETS)


def _draw_order(g: Voidfall, t: Table) -> None:
    """Draw the first turn order, which decides the Glory each player starts with (ours)."""
    left, order = list(seats(g)), []
    while left:
        me = t.chance("order", left, Stream.SETUP)
        left.remove(me)
        order.append(me)
    g.order = tuple(order)
    for place, me in enumerate(order):
        g.houses[me].glory = (g.box.starting_glory[place] if g.players > 1 else 2,)


def _lay_decks(g: Voidfall) -> None:
    """The Agenda decks and the events; events that refer to the Crisis board are left out of competitive games."""
    g.agenda_decks = [Deck((1 << len(g.box.agenda_decks[kind])) - 1) for kind in AGENDA_TYPES]
    cooperative = g.mode in ("cooperative", "solo")
    g.events = [
        Deck(sum(1 << n for n, row in enumerate(g.box.event_decks[cycle]) if cooperative or not row.cooperative))
        for cycle in (1, 2, 3)
    ]


def _lay_technologies(g: Voidfall, t: Table, fallen: list[str]) -> None:
    """The eight Technologies of the Fallen Houses with their copies, and four of their Improved cards, locked."""
    g.tableau = tuple(start.technology for house in fallen for start in g.box.starts.values() if start.house == house)
    copies: dict[str, tuple[int, ...]] = dict.fromkeys(g.tableau, (FIRST_COPY, 0))
    if g.mode in ("solo", "cooperative"):
        plain = _draw(t, "copy", g.tableau, ZERO_COPIES if g.mode == "solo" else 2)
        for id in g.tableau:
            copies[id] = (0,) if id in plain else (FIRST_COPY,) if g.mode == "solo" else copies[id]
    if rivals(g) and g.players > 2:
        own = tuple(house.technologies[0] for house in g.houses)
        g.tableau += own
        copies |= dict.fromkeys(own, (FIRST_COPY,))
    g.copies = tuple(copies[id] for id in g.tableau)
    g.improved_now = _draw(t, "improved", g.tableau[:8], 4)
    g.improved_later = tuple(id for id in g.tableau[:8] if id not in g.improved_now)


def _draw(t: Table, kind: str, ids: tuple[str, ...], count: int) -> tuple[str, ...]:
    left, drawn = list(ids), []
    for _ in range(count):
        id = t.chance(kind, left, Stream.SETUP)
        left.remove(id)
        drawn.append(id)
    return tuple(id for id in ids if id in drawn)


def choose_start(g: Voidfall, t: Table, who: Seat) -> str:
    """Marqualos chooses which of its two starting Agendas it plays."""
    house = g.houses[who]
    if t.ask(who, Choose("other_start", (NO, YES), about=f"start:{house.start}")) is YES:
        house.start_objectives = g.box.starts[house.start].other_objectives
        t.tell("other_start", seat=who, start=named(f"start:{house.start}"))
    return proceed(g)
