"""Bots have names of their own, and nobody can pose as one of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House

from stolik.games.not_alone import GAME
from stolik.server.tables.people.bot_names import NAMES, bot_names
from stolik.server.tables.people.names import distinct, name_of


@pytest.fixture
def house(tmp_path: Any) -> Any:
    with House(tmp_path / "tables.db") as running:
        yield running


def names(house: House, token: str) -> list[str]:
    return [seat["name"] for seat in house.get(f"/api/tables/{token}")[1]["seats"]]


def test_the_bots_of_a_table_have_different_names_the_same_every_time() -> None:
    for nth in range(200):
        found = bot_names(f"table{nth}", GAME.players[1])
        assert len(set(found)) == GAME.players[1]
        assert found == bot_names(f"table{nth}", GAME.players[1])
    assert len({tuple(bot_names(f"table{nth}", 4)) for nth in range(50)}) > 40


def test_the_names_can_be_shown_and_read_unlike_each_other() -> None:
    for nth, name in enumerate(NAMES):
        assert name_of(name) == name
        assert len(name) <= 8
        assert distinct(name, NAMES[:nth]) == name


def test_bots_are_named_and_people_who_call_themselves_so_get_a_number(house: House) -> None:
    made = house.table("person", "random", "random")
    me = made["seats"][0]["token"]
    own, *bots = names(house, me)
    assert own == ""
    assert set(bots) < set(NAMES)
    status, _ = house.post(f"/api/tables/{me}/name", {"name": bots[0].upper()})
    assert status == 200
    assert names(house, me) == [f"{bots[0].upper()} 2", *bots]


def test_nobody_can_take_the_name_of_a_bot_that_may_come(house: House) -> None:
    made = house.table("person", "person")
    mine, theirs = (seat["token"] for seat in made["seats"])
    table = house.get(f"/api/tables/{mine}")[1]["table"]
    to_come = bot_names(table, 2)[1]
    house.post(f"/api/tables/{mine}/name", {"name": to_come})
    house.post(f"/api/tables/{made['host']}/seats", {"seat": 1, "kind": "bot"})
    assert names(house, mine) == [f"{to_come} 2", to_come]
    house.post(f"/api/tables/{made['host']}/seats", {"seat": 1, "kind": "person"})
    assert names(house, theirs) == [f"{to_come} 2", ""]
