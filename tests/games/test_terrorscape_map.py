"""The maps and decks of Terrorscape against the figures they were taken from."""

from __future__ import annotations

import pytest

from stolik.core.chance import numbers
from stolik.games.terrorscape.content.items import CARDS, CHEST_CARDS, DISCOVERY_CARDS, ITEMS, KEY, SEARCH_CARDS
from stolik.games.terrorscape.content.killers import KILLERS
from stolik.games.terrorscape.content.rooms import CABIN, MANSION, MAPS, ROOM_IDS, Map


def names(map: Map, mask: int) -> set[str]:
    return {map.rooms[i].id for i in numbers(mask)}


NEIGHBOURS = {
    "B1": "B2 R1", "B2": "B1 B3 B5 R1", "B3": "B2 B4", "B4": "B3 G5", "B5": "B2 R3 R4", "R1": "B1 B2 R2 R3",
    "R2": "R1 R3 R5 G1", "R3": "R1 R2 B5", "R4": "B5 R5", "R5": "R2 R4 G4", "G1": "R2 G2", "G2": "G1 G3",
    "G3": "G2 G5 G4", "G4": "R5 G3", "G5": "B4 G3",
}  # fmt: skip
DOORS = {
    "B1": 2, "B2": 4, "B3": 2, "B4": 2, "B5": 3, "R1": 4, "R2": 4, "R3": 3, "R4": 2, "R5": 3, "G1": 1, "G2": 0, "G3": 1,
    "G4": 2, "G5": 1,
}  # fmt: skip


@pytest.mark.parametrize("room", ROOM_IDS)
def test_rooms_of_the_mansion(room: str) -> None:
    i = ROOM_IDS.index(room)
    assert names(MANSION, MANSION.near[i]) == set(NEIGHBOURS[room].split())
    assert MANSION.doors_of[i].bit_count() == DOORS[room]


@pytest.mark.parametrize(
    ("start", "distances"),
    [
        ("G5", {1: "B4 G3", 2: "B3 G2 G4", 3: "B2 G1 R5", 4: "B1 B5 R1 R2 R4", 5: "R3"}),
        ("R1", {1: "B1 B2 R2 R3", 2: "B3 B5 G1 R5", 3: "B4 G2 G4 R4", 4: "G3 G5"}),
    ],
)
def test_distances_in_the_mansion(start: str, distances: dict[int, str]) -> None:
    i = ROOM_IDS.index(start)
    for steps, rooms in distances.items():
        assert {ROOM_IDS[n] for n, d in enumerate(MANSION.distance[i]) if d == steps} == set(rooms.split())


def test_the_mansion_is_five_wide() -> None:
    assert max(max(row) for row in MANSION.distance) == 5
    assert names(MANSION, MANSION.marks["search"]) == {"R2", "B4", "G4"}


@pytest.mark.parametrize(("map", "doors", "dotted"), [(MANSION, 17, 3), (CABIN, 13, 7)])
def test_borders(map: Map, doors: int, dotted: int) -> None:
    assert len(map.doors) == doors
    assert sum(near.bit_count() for near in map.near) == 2 * (doors + dotted)


@pytest.mark.parametrize("map", MAPS)
def test_passages_are_neither_adjacency_nor_range(map: Map) -> None:
    for i, ends in enumerate(map.passage):
        assert not ends & map.near[i]
        assert ends.bit_count() <= 1
        for end in numbers(ends):
            assert map.passage[end] == 1 << i
            assert map.distance[i][end] > 1


def test_the_decks() -> None:
    assert len(numbers(DISCOVERY_CARDS)) == 32
    assert len(numbers(SEARCH_CARDS)) == 10
    assert len(CARDS) - CHEST_CARDS.bit_count() == 45
    assert CARDS.of(DISCOVERY_CARDS).count(KEY) == 2
    assert CARDS.of(SEARCH_CARDS).count(KEY) == 4
    assert KEY.cards.bit_count() == 7
    assert {item.ref.partition(":")[2] for item in ITEMS if item.noisy} == {
        "key", "toolbox", "longsword", "ancient_amulet",
    }  # fmt: skip


@pytest.mark.parametrize("killer", KILLERS, ids=repr)
def test_every_killer_has_thirteen_cards_one_of_them_locked(killer: object) -> None:
    assert len(killer.cards) == 13  # type: ignore[attr-defined]
    assert killer.cards.count(killer.cards[-1]) == 1  # type: ignore[attr-defined]
