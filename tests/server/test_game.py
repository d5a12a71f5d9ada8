"""A whole game over sockets: everybody is told what they may know, and it ends as recorded."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.house import PATIENCE, House, Player
from tests.server.rooms import moment_of

import stolik
from stolik import Position
from stolik.server.tables.people.bot_names import bot_names

PEOPLE = ("person", "person", "person", "person")


async def play_out(house: House, made: dict[str, Any], seed: int) -> tuple[list[Player], Player]:
    players = [house.player(seat["token"]) for seat in made["seats"] if seat["token"]]
    watcher = house.player(made["watch"])
    async with asyncio.timeout(PATIENCE), watcher:
        for player in players:
            await player.__aenter__()
        await asyncio.gather(*(player.play(Random(seed + i)) for i, player in enumerate(players)))
        await watcher.until(lambda s: s["over"])
        for player in players:
            await player.__aexit__()
    return players, watcher


def wired(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("options", [{}, {"window_order": "at_once", "expert": True}])
def test_people_play_to_the_end(house: House, options: dict[str, Any]) -> None:
    made = house.table(*PEOPLE, options=options)
    assert house.get(f"/api/tables/{made['watch']}/save")[0] == 403
    players, watcher = asyncio.run(play_out(house, made, 1))

    status, save = house.get(f"/api/tables/{made['watch']}/save")
    assert status == 200
    end = Position.load(json.dumps(save).encode())
    assert end.over
    for seat, player in [*enumerate(players), (None, watcher)]:
        assert player.state["seat"] == seat
        assert player.log == wired(end.log(seat))
        assert player.state["view"] == wired(end.observe(seat))
        assert player.state["outcome"] == wired(end.outcome)
        assert player.state["waiting"] == []
        assert not player.state["undo"]
    assert sum(player.acknowledged for player in players) == len(save["answers"])


def test_one_person_plays_among_bots(house: House) -> None:
    made = house.table("sensible", "person", "random")
    assert [bool(seat["token"]) for seat in made["seats"]] == [False, True, False]
    (player,), _ = asyncio.run(play_out(house, made, 2))
    assert player.state["outcome"]["winners"]


def test_coming_back_shows_the_newest_state(house: House) -> None:
    made = house.table(*PEOPLE)
    creature, hunted = (house.player(made["seats"][n]["token"]) for n in (0, 1))

    async def leave_and_return() -> None:
        async with creature, hunted:
            await creature.asked()
            await creature.answer("side:b")
            before = await hunted.asked()
            log = hunted.log
            async with house.player(made["seats"][1]["token"]) as again:
                same = await again.asked()
                assert {k: v for k, v in same.items() if k != "log"} == {k: v for k, v in before.items() if k != "log"}
                assert again.log == log
                assert same["log"]["from"] == 0

    asyncio.run(leave_and_return())


def test_talk_reaches_everybody_and_is_kept(house: House) -> None:
    made = house.table(*PEOPLE)
    first, second = (house.player(made["seats"][n]["token"]) for n in (1, 2))

    async def talk() -> list[Any]:
        async with first, second, house.player(made["watch"]) as watcher:
            await watcher.hear()
            await first.send({"chat": "  <b>dzień\ndobry</b>\u202e " + "x" * 1000})
            await second.said(1)
            await watcher.said(1)
            await watcher.send({"chat": "hej"})
            await second.said(2)
        async with house.player(made["seats"][0]["token"]) as late:
            await late.said(2)
            assert late.chat == second.chat
        return second.chat

    said = asyncio.run(talk())
    assert said[0]["seat"] == 1
    assert said[0]["text"].startswith("<b>dzień dobry</b> xxx")
    assert len(said[0]["text"]) == 300
    assert said[1].pop("at") % 60 == 0
    assert said[1] == {"n": 1, "seat": None, "text": "hej", "team": False, "watcher": 1}


def test_a_rematch_has_the_same_seats_and_leads_everybody_there(house: House) -> None:
    made = house.table("person", "random", "person", options={"expert": True}, name="Ala")
    guest = house.player(made["seats"][2]["token"])

    async def go_on() -> Any:
        async with guest, house.player(made["watch"]) as watcher:
            await asyncio.gather(guest.hear(), watcher.hear())
            status, again = await asyncio.to_thread(house.post, f"/api/tables/{made['host']}/rematch", {})
            assert status == 201
            assert await guest.other() == {"next": again["seats"][2]["token"]}
            assert await watcher.other() == {"next": again["watch"]}
        return again

    again = asyncio.run(go_on())
    assert again["table"] != made["table"]
    assert house.post(f"/api/tables/{made['host']}/rematch", {})[1] == again, "asked twice, there is one rematch"
    there = house.get(f"/api/tables/{again['host']}")[1]
    assert there["options"]["expert"] is True
    bot = bot_names(there["table"], 3)[1]
    assert [(s["kind"], s["name"]) for s in there["seats"]] == [("person", "Ala"), ("bot", bot), ("person", "")]
    assert house.post(f"/api/tables/{made['seats'][0]['token']}/rematch", {})[0] == 403


def test_a_rematch_with_swapped_roles_takes_everybody_to_their_new_seat(house: House) -> None:
    made = house.table("person", "random", "person", name="Ala")
    rematch = f"/api/tables/{made['host']}/rematch"

    async def go_on() -> Any:
        async with house.player(made["seats"][2]["token"]) as guest, house.player(made["watch"]) as watcher:
            await asyncio.gather(guest.hear(), watcher.hear())
            _, again = await asyncio.to_thread(house.post, rematch, {"swap": True})
            assert await guest.other() == {"next": again["seats"][1]["token"]}
            assert await watcher.other() == {"next": again["watch"]}
        return again

    again = asyncio.run(go_on())
    assert again["moved"] == [2, 0, 1]
    assert house.post(rematch, {"swap": True})[1] == again, "asked twice, there is one rematch"
    assert house.post(rematch, {})[1]["table"] != again["table"]
    there = house.get(f"/api/tables/{again['host']}")[1]
    bot = bot_names(there["table"], 3)[0]
    assert [(s["kind"], s["name"]) for s in there["seats"]] == [("bot", bot), ("person", ""), ("person", "Ala")]


def test_who_has_let_a_bot_play_sits_there_again_at_a_rematch_but_not_whom_the_host_has_replaced(house: House) -> None:
    made = house.table("person", "random", "person", name="Ala")
    ala, bea, host = made["seats"][0]["token"], made["seats"][2]["token"], made["host"]
    house.post(f"/api/tables/{ala}/seats", {"seat": 0, "kind": "bot"})
    house.post(f"/api/tables/{bea}/seats", {"seat": 2, "kind": "bot"})
    house.post(f"/api/tables/{host}/seats", {"seat": 2, "kind": "bot"})
    there = house.get(f"/api/tables/{house.post(f'/api/tables/{host}/rematch', {})[1]['host']}")[1]
    assert [seat["kind"] for seat in there["seats"]] == ["person", "bot", "bot"]
    assert there["seats"][0]["name"] == "Ala"


def test_somebody_alone_among_bots_gets_another_role(house: House) -> None:
    made = house.table("random", "random", "person", "random")
    assert house.post(f"/api/tables/{made['host']}/rematch", {"swap": True})[1]["moved"] == [2, 3, 0, 1]


@pytest.mark.parametrize("game", ["voidfall", "zona", "not_alone"])
def test_a_turn_or_round_is_told_as_a_number_or_not_at_all(game: str) -> None:
    """Some views name with `turn` all that is known of the turn being played."""
    position = stolik.new_game(game, players=2, seed=1)
    told = moment_of(position, 0)
    assert all(told[name] is None or type(told[name]) is int for name in ("turn", "round"))
    assert (told["turn"], told["round"]) != (None, None)


def test_a_link_tells_in_one_line_how_its_seat_stands(house: House) -> None:
    made = house.table("person", "person", "person")

    def status(link: str) -> dict[str, Any]:
        told: dict[str, Any] = house.get(f"/api/tables/{link}")[1]["status"]
        return told

    links = [seat["token"] for seat in made["seats"]]
    begun = {"turn": 0, "round": None, "cycle": None, "asked": True, "waited": None, "waiting": [0], "secret": False}
    begun |= {"outcome": None}
    assert status(links[0]) == begun
    assert status(links[1]) == status(made["watch"]) == begun | {"asked": False}
    players, _ = asyncio.run(play_out(house, made, 3))
    outcome = players[0].state["outcome"]
    assert status(links[1]) == begun | {
        "turn": players[1].state["view"]["turn"],
        "asked": False,
        "waiting": [],
        "outcome": outcome,
    }
