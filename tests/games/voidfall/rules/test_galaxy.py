"""The maps: solo maps as printed; maps for several players fair to every seat and in one piece."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.galaxy import axial, galaxy
from stolik.games.voidfall.content.kinds import Scenario
from stolik.games.voidfall.content.maps import TURNS

Hex = tuple[int, int]

MAPS = list(BOOK.scenarios.values())
FAIR = [row for row in MAPS if row.players > 1 and (row.mode != "cooperative" or row.players != 3)]
"""Three cooperative players share two Rifts, one of which lies nearer to one of them."""


def printed() -> dict[str, dict[Hex, set[Hex]]]:
    """The open neighbours of each cell, as the solo maps list them."""
    maps: dict[str, dict[Hex, set[Hex]]] = {}
    for block in (Path(__file__).parent / "solo_neighbours.txt").read_text().strip().split("\n\n"):
        id, *lines = block.splitlines()
        cells = [line.split(":") for line in lines]
        maps[id] = {_hex(at): set(map(_hex, near.split())) for at, near in cells}
    return maps


def _hex(text: str) -> Hex:
    column, row = text.split(",")
    return int(column), int(row)


def far(scenario: Scenario, start: int) -> dict[int, int]:
    """How many steps each sector is from one, storms in the way."""
    found, edge, near = {start: 0}, [start], galaxy(BOOK, scenario.id).neighbours
    for at in edge:
        for other in near[at]:
            if other not in found:
                found[other] = found[at] + 1
                edge.append(other)
    return found


@pytest.mark.parametrize("id", printed())
def test_solo_maps_have_the_printed_neighbours(id: str):
    cells = [cell.at for cell in BOOK.scenarios[id].cells]
    near = {
        at: {cells[other] for other in others} for at, others in zip(cells, galaxy(BOOK, id).neighbours, strict=True)
    }
    assert near == printed()[id]


def test_all_scenarios_are_there_for_their_numbers_of_players():
    modes = [(row.mode, row.players) for row in MAPS]
    assert [modes.count(("competitive", players)) for players in (2, 3, 4)] == [11, 11, 11]
    assert [modes.count(("cooperative", players)) for players in (2, 3, 4)] == [7, 6, 4]
    assert [modes.count(("tutorial", players)) for players in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert modes.count(("solo", 1)) == 8
    assert BOOK.scenario("first_stand", 1) is BOOK.scenarios["c011"]
    assert BOOK.scenario("first_stand", 2) is BOOK.scenarios["c012"]
    assert BOOK.scenario("first_stand", 4) is None
    assert len({(row.series, row.players) for row in MAPS}) == len(MAPS)


@pytest.mark.parametrize("scenario", MAPS, ids=lambda row: row.id)
def test_every_sector_can_be_reached(scenario: Scenario):
    assert len(far(scenario, 0)) == len(scenario.cells)


@pytest.mark.parametrize("scenario", MAPS, ids=lambda row: row.id)
def test_neighbourhood_is_mutual_and_storms_lie_on_edges(scenario: Scenario):
    sky = galaxy(BOOK, scenario.id)
    for links in (sky.raw, sky.neighbours, sky.linked, sky.adjacent):
        assert all(at in links[near] for at, nears in enumerate(links) for near in nears)
    blocked = sum(map(len, sky.raw)) - sum(map(len, sky.neighbours))
    assert blocked == 2 * len(scenario.storms)
    homes = [at for at, cell in enumerate(scenario.cells) if cell.tile == "home"]
    for home in homes:
        outpost = [at for at in sky.adjacent[home] if scenario.cells[at].tile == "outpost"]
        assert [scenario.cells[at].seat for at in outpost] == [scenario.cells[home].seat]


@pytest.mark.parametrize("scenario", FAIR, ids=lambda row: row.id)
def test_every_seat_has_the_same_galaxy_around_it(scenario: Scenario):
    cells = {cell.at: cell for cell in scenario.cells}
    storms = {frozenset(edge) for edge in scenario.storms}
    assert all(axial(scenario, at) == at for at in cells)
    for seat, turned in enumerate(TURNS[scenario.players]):
        for at, cell in cells.items():
            there = cells[turned(*at)]
            assert (there.tile, there.pop, there.void, there.glory) == (cell.tile, cell.pop, cell.void, cell.glory)
            assert there.seat == seat or cell.seat != 0
        assert {frozenset(turned(*at) for at in edge) for edge in storms} == storms


@pytest.mark.parametrize(("players", "distances"), [(2, [6]), (3, [6, 6]), (4, [4, 4, 6])])
def test_homes_are_far_apart(players: int, distances: list[int]):
    scenario = BOOK.scenarios[f"t{players}"]
    homes = [at for at, cell in enumerate(scenario.cells) if cell.tile == "home"]
    for home in homes:
        steps = far(scenario, home)
        assert sorted(steps[other] for other in homes if other != home) == distances


def test_storms_of_fractured_space_are_two_for_each_seat():
    assert [len(BOOK.scenarios[f"x11{players}"].storms) for players in (2, 3, 4)] == [4, 6, 8]


def test_wormholes_join_what_lies_beside_them():
    scenario, sky = BOOK.scenarios["c081"], galaxy(BOOK, "c081")
    at = {cell.at: number for number, cell in enumerate(scenario.cells)}
    assert at[3, 0] in sky.adjacent[at[2, 3]]
    assert at[2, 1] not in sky.adjacent[at[3, 0]]
    assert at[2, 2] in sky.adjacent[at[3, 0]]
    assert sky.adjacent[at[2, 1]] == ()


def test_a_lone_wormhole_joins_what_lies_beside_it():
    scenario, sky = BOOK.scenarios["c051"], galaxy(BOOK, "c051")
    at = {cell.at: number for number, cell in enumerate(scenario.cells)}
    home, outpost = at[1, 3], at[3, 2]
    assert outpost not in sky.neighbours[home]
    assert outpost in sky.adjacent[home]


def test_safe_havens_have_two_to_four_levels():
    for scenario in MAPS:
        wanted = scenario.mode in ("solo", "cooperative")
        assert bool(scenario.havens) == wanted
        assert len(scenario.havens) <= 5
        assert all(2 <= levels <= 4 for levels in scenario.havens)
