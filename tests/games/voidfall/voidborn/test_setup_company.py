"""Set-up against the Voidborn: every scenario for its players on every difficulty, and the solo maps cell by cell."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.voidfall.stage import Stage

from stolik.core.chance import Chance, numbers
from stolik.core.question import Question
from stolik.core.table import QuickTable
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.kinds import Cell, Scenario
from stolik.games.voidfall.rules.crisis.alerts import level_of
from stolik.games.voidfall.rules.crisis.board import HARBINGERS
from stolik.games.voidfall.rules.state import Voidfall

MAPS = [row for row in BOOK.scenarios.values() if row.mode in ("solo", "cooperative")]
PLAIN = ("valnis", "belitan", "dunlork", "cortozaar")
"""Houses whose Origins bring nothing but what lies on the map and the board."""
LEVELS = {"start": 5, "1": 19, "2": 23, "3": 21}


def ready(row: Scenario, difficulty: str, seed: int = 3) -> Voidfall:
    """The table when the first Preparation begins."""
    houses = {f"house_{seat}": house for seat, house in enumerate(PLAIN[: row.players], 1)}
    sides = {f"side_{seat}": "a" for seat in range(1, row.players + 1)}
    options = {"scenario": row.series, "difficulty": difficulty} | houses | sides
    values = GAME.check_setup(row.players, options)[1]
    g: Voidfall = GAME.new(row.players, values, Chance.from_seed(seed))
    table = QuickTable(first, {}, g.rng)
    while g.at != "begin_cycle":
        GAME.play_step(g, table)
        table.book.clear()
    return g


def first(seat: int, question: Question) -> object:
    """The first answer there is."""
    return question.wire()["options"][0]


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("row", MAPS, ids=lambda row: row.id)
def test_everything_lies_where_the_rulebook_lays_it(row: Scenario, difficulty: str):
    g, card = ready(row, difficulty), BOOK.difficulties[difficulty]
    assert (g.mode, g.players) == ("solo" if row.players == 1 else "cooperative", row.players)
    # the Crisis board: Starting Crises in the rows of their kinds, no Harbinger, no Catastrophe
    laid = [*g.rows[0], *g.rows[1]]
    assert len(laid) == len(set(laid)) == card.starting_crises
    assert {BOOK.crises[id].level for id in laid} == {"start"}
    assert not any(BOOK.crises[id].kind == "economic" for id in g.rows[0])
    assert not any(BOOK.crises[id].kind == "military" for id in g.rows[1])
    assert (g.row_harbingers, g.catastrophes, g.consumed, g.crisis, g.alert) == ((0, 0), 0, 0, "", -1)
    # decks: 19, 23 and 21 Crises, the Alerts of Cycle 1, all eleven events of each Cycle
    assert [len(deck) for deck in g.crisis_decks] == [19, 23, 21]
    alerts = Counter(level_of(number) for number in numbers(g.alerts.cards))
    assert [alerts[level] for level in ("1", "2", "3", "")] == list(card.alerts[0])
    assert [len(deck) for deck in g.events] == [11, 11, 11]
    # three Heroic cards alone, three Joint cards together
    assert [BOOK.focuses[id].kind for id in g.special_offer] == ["heroic" if row.players == 1 else "joint"] * 3
    # Safe Havens beside the map, unfinished; Trade tokens; four Improved Technologies under the lock
    assert g.haven_levels == row.havens
    assert g.haven_built == (0,) * len(row.havens)
    assert g.trades == (2 if row.players > 2 else 1,) * 6
    assert (g.locked, len(g.improved_now), len(g.tableau)) == (True, 4, 8)
    # Houses: one each, the Fallen ones are nobody's
    played = [house.house for house in g.houses]
    on_map = [sector.house for sector in g.sectors if sector.house]
    assert len(set(played)) == row.players
    assert len(set(on_map)) == len(on_map) == sum(cell.tile == "fallen_house" for cell in row.cells)
    assert not set(on_map) & set(played)
    for me, house in enumerate(g.houses):
        assert (house.influence, house.corrupted_slots) == (10, (False, False, False, True, False))
        assert sorted(s.tile for s in g.sectors if s.owner == me) == ["home", "outpost"]
    # sectors: as the map says
    for cell, sector in zip(row.cells, g.sectors, strict=True):
        if cell.seat < 0:
            assert (sector.tile, sector.void, sector.corrupted, sector.harbingers) == (
                cell.tile, cell.void, cell.corrupted, cell.harbingers,
            )  # fmt: skip
            assert sector.pop == (BOOK.houses[sector.house].fallen_pop if sector.house else cell.pop)
            assert (sector.glory, sector.bounties, sector.reclaims) == (cell.glory, cell.bounties, cell.reclaims)
    assert sum(sector.harbingers for sector in g.sectors) <= HARBINGERS


def test_there_are_as_many_crises_as_in_the_box():
    assert Counter(row.level for row in BOOK.crises.values()) == LEVELS
    assert Counter(row.kind for row in BOOK.crises.values()) == {"military": 21, "economic": 20, "general": 27}


@pytest.mark.parametrize("seed", range(4))
def test_two_starting_crises_are_never_the_same(seed: int):
    g = Stage(seed=seed, scenario="first_stand", difficulty="hard").g
    assert len({*g.rows[0], *g.rows[1]}) == 2


# The solo maps, as the source lists them


def printed() -> dict[str, dict[tuple[int, int], list[str]]]:
    """What each cell of a solo map holds: tile, Population, Voidborn, Sector Defenses, Glory, Harbingers."""
    maps: dict[str, dict[tuple[int, int], list[str]]] = {}
    for block in (Path(__file__).parent / "solo_sectors.txt").read_text().strip().split("\n\n"):
        id, *lines = block.splitlines()
        cells = maps[id] = {}
        for line in lines:
            at, *held = line.split()
            column, row = at.split(",")
            cells[int(column), int(row)] = held
    return maps


@pytest.mark.parametrize("id", printed())
def test_solo_maps_hold_what_is_printed(id: str):
    assert {cell.at: held(cell) for cell in BOOK.scenarios[id].cells} == printed()[id]


def held(cell: Cell) -> list[str]:
    """What a cell holds; what stands on a Fallen House's card is not listed."""
    tile = BOOK.tiles[cell.tile]
    defences = (*tile.installations, *cell.installations).count("defence") if cell.tile != "fallen_house" else 0
    numbers = cell.pop, cell.void, defences, sum(cell.glory), cell.harbingers
    return [
        f"{cell.tile}{':' * bool(cell.letter)}{cell.letter}",
        *(str(number) if number else "-" for number in numbers),
    ]
