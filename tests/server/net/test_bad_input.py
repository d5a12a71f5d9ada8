"""Bad input of any kind: a clear error in the client's language; table and connection stay as they were."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.house import PATIENCE, House, Player, any_answer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stolik.server.net.connection import BURST
from stolik.text import catalogue

DEEP = '{"seq": 1, "value": ' + "[" * 5000 + "]" * 5000 + "}"

MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"place:1"',
    "{}",
    {"value": "side:a", "undo": True},
    {"seq": 1},
    {"seq": "1", "value": "side:a"},
    {"seq": 1.5, "value": "side:a"},
    {"seq": 1, "value": None},
    {"seq": 1, "value": {"$ref": "x"}},
    {"seq": 1, "value": [["side:a"]]},
    {"seq": 1, "value": True},
    {"seq": 1, "value": "side:a", "cheat": 1},
    {"undo": "yes", "seq": 1},
    {"chat": 7},
    {"chat": "psst", "team": 1},
    {"seq": 1, "value": "side:a", "team": True},
    {"chat": "   "},
    '{"seq": 1e400, "value": "side:a"}',
    '{"chat": "\\ud800"}',
    DEEP,
    b"\xff\xfe\x00",
    b'{"seq": 1, "value": 99999999999999999999999999999999}',
    '{"seq": 1, "value": ' + "9" * 9000 + "}",
]


async def refused(player: Player, message: Any) -> dict[str, Any]:
    """The error for a message."""
    await player.send(message)
    error: dict[str, Any] = (await player.other())["error"]
    return error


def test_nonsense_is_refused_and_the_table_goes_on(house: House) -> None:
    made = house.table("person", "person")
    creature, other = (house.player(seat["token"]) for seat in made["seats"])

    async def talk_nonsense() -> None:
        async with creature, other:
            before = dict(await creature.asked())
            await other.hear()
            for message in MALFORMED:
                error = await refused(creature, message)
                assert error["id"] == "malformed", message
                assert error["text"].startswith("The message could not be read")
            error = await refused(creature, json.dumps({"chat": "ł" * 20_000}, ensure_ascii=False))
            assert error["id"] == "too_large"
            assert "16384" in error["text"].replace(",", "").replace("\u00a0", "")
            assert creature.state | {"table": 0} == before | {"table": 0}
            await creature.answer("side:a")
            await creature.until(lambda s: s["seq"] != before["seq"])
            await other.until(lambda s: s["view"]["side"] == "a")
            assert not other.others, "errors are told to nobody else"

    asyncio.run(talk_nonsense())


def test_answers_that_do_not_fit_are_refused(house: House) -> None:
    made = house.table("person", "person")
    creature, hunted, polish, watcher = (
        house.player(made["seats"][0]["token"]),
        house.player(made["seats"][1]["token"]),
        house.player(made["seats"][0]["token"], lang="de, pl-PL;q=0.8"),
        house.player(made["watch"]),
    )

    async def answer_wrongly() -> None:
        async with creature, hunted, polish, watcher:
            seq = (await creature.asked())["seq"]
            await asyncio.gather(hunted.hear(), polish.hear(), watcher.hear())
            before = dict(creature.state)
            wrong: list[tuple[Player, dict[str, Any], str]] = [
                (creature, {"seq": seq, "value": "side:c"}, "illegal_answer"),
                (creature, {"seq": seq, "value": ["side:a"]}, "illegal_answer"),
                (creature, {"seq": seq, "value": 0}, "illegal_answer"),
                (creature, {"seq": seq, "value": "x" * 9000}, "illegal_answer"),
                (creature, {"seq": seq - 1, "value": "side:a"}, "stale"),
                (creature, {"seq": seq + 1, "value": "side:a"}, "stale"),
                (creature, {"value": "side:a"}, "stale"),
                (creature, {"seq": seq, "undo": True}, "nothing_to_undo"),
                (creature, {"seq": seq, "seat": 1, "value": "side:a"}, "foreign_seat"),
                (hunted, {"seq": hunted.state["seq"], "value": "side:a"}, "not_asked"),
                (hunted, {"seq": hunted.state["seq"], "seat": 0, "value": "side:a"}, "foreign_seat"),
                (watcher, {"seq": 0, "value": "side:a"}, "foreign_seat"),
                (watcher, {"seq": 0, "undo": True}, "foreign_seat"),
            ]
            for who, message, id in wrong:
                error = await refused(who, message)
                assert error["id"] == id, message
                assert error["text"]
                assert len(json.dumps(error)) < 1500
            assert "“side:c”" in (await refused(creature, {"seq": seq, "value": "side:c"}))["text"]
            assert (await refused(polish, {"seq": 1}))["text"] == catalogue("pl").say("error-malformed")
            assert creature.state | {"table": 0} == before | {"table": 0}
            await creature.send({"seq": seq, "seat": 0, "value": "side:a"})
            await creature.send({"seq": seq, "value": "side:a"})
            assert (await creature.other())["error"]["id"] == "stale", "the same answer twice is taken once"

    asyncio.run(answer_wrongly())


def test_the_language_can_be_named_in_the_address(house: House) -> None:
    made = house.table("person", "person")

    async def ask() -> str:
        async with house.player(made["watch"], query="?lang=pl") as watcher:
            return str((await refused(watcher, "?"))["text"])

    assert asyncio.run(ask()) == catalogue("pl").say("error-malformed")


async def too_much(player: Player) -> Any:
    """The first reply that is no pong to more and more pings, however slowly a busy machine sends them."""
    while True:
        for _ in range(150):
            await player.send({"ping": True})
        for _ in range(150):
            if (reply := await player.other()) != {"pong": True}:
                return reply


def test_a_flood_is_slowed_down_and_then_cut_off(house: House) -> None:
    made = house.table("person", "person")
    flooder, other = (house.player(seat["token"]) for seat in made["seats"])

    async def flood() -> None:
        async with other:
            async with flooder:
                await flooder.hear()
                assert (await too_much(flooder))["error"]["id"] == "rate_limited"
                ended = asyncio.create_task(flooder.ended())
                async with asyncio.timeout(PATIENCE):
                    while not ended.done():
                        with suppress(ConnectionClosed):
                            await flooder.send({"ping": True})
                        await asyncio.sleep(0)
                assert await ended == 1013
            await other.hear()
        async with house.player(made["seats"][0]["token"]) as back:
            await back.asked()
            await back.answer(any_answer(back.state["question"], Random(1)))
            await back.until(lambda s: s["view"]["side"] != "")

    asyncio.run(flood())


def test_many_lines_of_one_network_may_not_send_more_than_a_household(house: House) -> None:
    made = house.table("person", "person")

    async def at_once(player: Player) -> Any:
        """The last reply to so many pings as a line may send at once, or the first that is no pong."""
        for _ in range(BURST):
            await player.send({"ping": True})
        for _ in range(BURST):
            if (reply := await player.other()) != {"pong": True}:
                break
        return reply

    async def crowd() -> None:
        crowded = {"x-forwarded-for": "192.0.2.77"}
        async with AsyncExitStack() as stay:
            lines = [await stay.enter_async_context(house.player(made["watch"], **crowded)) for _ in range(50)]
            for line in lines:
                await line.hear()
            assert (await at_once(lines[0]))["error"]["id"] == "rate_limited"
            other = await stay.enter_async_context(house.player(made["seats"][0]["token"]))
            await other.hear()
            assert await at_once(other) == {"pong": True}

    asyncio.run(crowd())


def test_what_is_far_too_large_ends_the_connection_only(house: House) -> None:
    made = house.table("person", "person")

    async def overdo() -> None:
        async with house.player(made["seats"][0]["token"]) as player:
            await player.hear()
            with suppress(ConnectionClosed):
                await player.send("x" * 1_000_000)
            assert await player.ended() in (0, 1009)
        async with house.player(made["seats"][0]["token"]) as again:
            await again.asked()

    asyncio.run(overdo())


def test_links_that_lead_nowhere(house: House) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/" + "x" * 500, "/api/tables/nowhere/save", "/api/tables/%00"):
        status, body = house.get(path, **{"accept-language": "pl"})
        assert status == 404
        assert body["error"]["id"] == "unknown_table"
        assert body["error"]["text"] == catalogue("pl").say("error-unknown_table")
    for path in ("seats", "name", "rematch"):
        status, body = house.post(f"/api/tables/nowhere/{path}", {"seat": 0, "kind": "person", "name": ""})
        assert status in (400, 404), body
    assert house.post("/api/tables/nowhere/rematch", {})[0] == 404

    async def knock() -> None:
        async with house.player("nowhere") as stranger:
            assert (await stranger.other())["error"]["id"] == "unknown_table"
            assert await stranger.ended() == 4404

    asyncio.run(knock())


def test_another_page_may_not_open_a_socket(house: House) -> None:
    made = house.table("person", "person")

    async def knock(origin: str) -> int:
        async with house.player(made["watch"], origin=origin) as stranger:
            return await stranger.ended()

    async def come_in() -> None:
        async with house.player(made["watch"], origin=house.url) as watcher:
            await watcher.hear()

    assert asyncio.run(knock("https://elsewhere.example")) == 1008
    assert asyncio.run(knock("null")) == 1008
    asyncio.run(come_in())


WISHES: list[tuple[Any, int, str]] = [
    (b"{", 400, "malformed"),
    ([], 400, "malformed"),
    ({"game": "chess", "players": 2, "seats": []}, 400, "unknown_game"),
    ({"players": 8}, 400, "bad_players"),
    ({"players": 1}, 400, "bad_players"),
    ({"players": -1}, 400, "bad_players"),
    ({"players": "2"}, 400, "malformed"),
    ({"players": 3}, 400, "bad_players"),
    ({"seats": [{"kind": "person"}]}, 400, "bad_players"),
    ({"seats": [{"kind": "cat"}, {"kind": "person"}]}, 400, "malformed"),
    ({"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "person"}]}, 400, "unknown_bot"),
    ({"options": {"unheard_of": True}}, 400, "bad_option"),
    ({"options": {"expert": "perhaps"}}, 400, "bad_option"),
    ({"options": {"expert": 1}}, 400, "malformed"),
    ({"options": {"x" * 20_000: True}}, 413, "too_large"),
    ({"surprise": 1}, 400, "malformed"),
]


@pytest.mark.parametrize(("wish", "status", "id"), WISHES)
def test_tables_that_cannot_be(house: House, wish: Any, status: int, id: str) -> None:
    if isinstance(wish, dict):
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2, "options": {}} | wish
    found, body = house.post("/api/tables", wish, accept_language="pl")
    assert (found, body["error"]["id"]) == (status, id)
    assert body["error"]["text"]


def test_only_json_of_our_own_page_opens_tables(house: House) -> None:
    wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
    assert house.post("/api/tables", wish, content_type="text/plain")[0] == 400
    status, refused = house.post("/api/tables", wish, origin="https://elsewhere.example")
    assert (status, refused["error"]["id"]) == (403, "foreign_origin")
    assert house.post("/api/tables", wish, origin=house.url)[0] == 201
    assert house.post("/api/tables", {}, origin="http://[")[0] == 403, "no address at all"


def test_a_crowd_of_tables_from_one_place_has_to_wait(tmp_path: Any) -> None:
    wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
    with House(tmp_path / "t.db") as crowded:
        answers = [crowded.post("/api/tables", wish)[0] for _ in range(150)]
    assert answers[0] == 201
    assert set(answers) == {201, 429}


def passed_on(house: House, source: str, number: int) -> int:
    """The status of a request that comes from `source` and says it comes from the visitor of that number."""
    line = HTTPConnection("127.0.0.1", house.port, source_address=(source, 0))
    headers = {"content-type": "application/json", "x-forwarded-for": f"192.0.2.{number}"}
    line.request("POST", "/api/tables", "{}", headers)
    with closing(line):
        return line.getresponse().status


def test_a_forwarded_address_is_believed_from_this_computer_only(house: House) -> None:
    assert {passed_on(house, "127.0.0.1", number) for number in range(80)} == {400}
    assert passed_on(house, "127.0.0.2", 1) == 400
    assert {passed_on(house, "127.0.0.2", number) for number in range(80)} == {400, 429}


def test_a_web_server_elsewhere_is_believed_if_the_host_says_so(tmp_path: Path) -> None:
    """One on the computer around a container, for example."""
    first = """
from functools import partial
from stolik.server import Settings
serve = partial(serve, settings=Settings(proxies=("127.0.0.2",)))
"""
    with House(tmp_path / "t.db", first=first) as house:
        assert {passed_on(house, "127.0.0.2", number) for number in range(80)} == {400}
        assert {passed_on(house, "127.0.0.3", number) for number in range(80)} == {400, 429}


def test_a_crowd_on_a_seats_link_makes_room_for_its_owner(house: House) -> None:
    made = house.table("person", "person")
    link = made["seats"][0]["token"]

    async def crowd() -> None:
        async with AsyncExitStack() as lines:
            strangers = [house.player(link) for _ in range(16)]
            for one in strangers:
                await lines.enter_async_context(one)
                await one.asked()
            async with house.player(link) as owner:
                await owner.asked()
                await owner.answer("side:a")
                await owner.until(lambda s: s["view"]["side"] == "a")
                assert await strangers[0].ended() == 4410

    asyncio.run(crowd())


def test_compression_is_not_negotiated(house: House) -> None:
    made = house.table("person", "person")

    async def ask() -> None:
        url = house.player(made["watch"]).url
        async with connect(url, compression="deflate", proxy=None) as line:
            assert line.protocol.extensions == []

    asyncio.run(ask())
