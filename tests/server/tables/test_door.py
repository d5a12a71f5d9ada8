"""New links, devices at a seat, and spectators the host mutes or removes."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import stolik
from tests.server.house import House, Player
from tests.server.rooms import Listener, Table, at_table

from stolik.server.errors import Muted, NoSpectator, UnknownTable
from stolik.server.messages import Inbound
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import restore
from stolik.server.tables.people.door import NOTES, Visitor
from stolik.server.tables.people.links import new_table_id
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import GOING_AWAY, REMOVED, UNKNOWN_LINK


def notes(chat: list[dict[str, Any]]) -> list[tuple[int | None, str]]:
    return [(line["seat"], line["note"]) for line in chat if "note" in line]


def post(house: House, link: str, what: str, **wish: Any) -> tuple[int, Any]:
    return house.post(f"/api/tables/{link}/{what}", wish)


def test_a_new_link_ends_the_old_one_at_once(house: House) -> None:
    made = house.table("person", "person")
    old, other = made["seats"][0]["token"], made["seats"][1]["token"]

    async def play() -> None:
        async with house.player(old) as first, house.player(other) as second:
            await first.asked()
            await second.hear()
            status, told = await asyncio.to_thread(post, house, made["host"], "link", seat=0)
            assert status == 200
            new = told["token"]
            assert await first.ended() == UNKNOWN_LINK
            await second.said(1)
            assert notes(second.chat) == [(0, "new_link")]
            async with house.player(old) as late:
                assert await late.ended() == UNKNOWN_LINK
            assert house.get(f"/api/tables/{old}")[0] == 404
            async with house.player(new) as again:
                await again.asked()
                await again.answer("side:a")
                await again.until(lambda s: s["view"]["side"] == "a")
            seats = house.get(f"/api/tables/{made['host']}")[1]["seats"]
            assert [seat["token"] for seat in seats] == [new, other]
            assert (await asyncio.to_thread(post, house, made["host"], "link", seat=0))[1]["token"] not in (old, new)

    asyncio.run(play())


def test_only_the_host_is_told_at_which_seats_somebody_has_sat(house: House) -> None:
    made = house.table("person", "person")

    def opened(link: str) -> list[bool | None]:
        return [seat.get("opened") for seat in house.get(f"/api/tables/{link}")[1]["seats"]]

    async def sit(link: str) -> None:
        async with house.player(link) as player:
            await player.hear()

    assert opened(made["host"]) == [False, False]
    asyncio.run(sit(made["seats"][1]["token"]))
    assert opened(made["host"]) == [False, True], "gone, but not forgotten"
    assert opened(made["watch"]) == opened(made["seats"][0]["token"]) == [None, None]
    post(house, made["host"], "link", seat=1)
    assert opened(made["host"]) == [False, False], "nobody has sat by the new link"


def test_a_new_link_lasts_and_leads_on_to_a_rematch(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        new = post(house, made["host"], "link", seat=1)[1]["token"]
        watch = post(house, made["host"], "link", seat=None)[1]["token"]
    with House(tmp_path / "t.db") as house:
        told = house.get(f"/api/tables/{made['host']}")[1]
        assert (told["seats"][1]["token"], told["watch"]) == (new, watch)
        assert house.get(f"/api/tables/{made['watch']}")[0] == 404
        assert house.get(f"/api/tables/{watch}")[1]["role"] == "watch"
        following = post(house, made["host"], "rematch")[1]
        newer = post(house, following["host"], "link", seat=1)[1]["token"]
        assert post(house, made["host"], "rematch")[1]["seats"][1]["token"] == newer
        assert house.get(f"/api/tables/{newer}")[1]["seat"] == 1


def test_a_seat_takes_a_link_that_the_host_does_not_know(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        old, other = made["seats"][0]["token"], made["seats"][1]["token"]

        async def play() -> str:
            async with house.player(old) as first, house.player(other) as second:
                await first.asked()
                await second.hear()
                new = (await asyncio.to_thread(post, house, old, "link", seat=0))[1]["token"]
                assert await first.ended() == UNKNOWN_LINK
                await second.said(1)
                assert notes(second.chat) == [(0, "own_link")]
                return str(new)

        new = asyncio.run(play())
        assert house.get(f"/api/tables/{old}")[0] == 404
        assert [seat["token"] for seat in house.get(f"/api/tables/{made['host']}")[1]["seats"]] == [None, other]
    with House(tmp_path / "t.db") as house:
        assert house.get(f"/api/tables/{new}")[1]["seat"] == 0
        newer = post(house, new, "link", seat=0)[1]["token"]
        by_host = post(house, made["host"], "link", seat=0)[1]["token"]
        assert len({made["host"], old, new, newer, by_host}) == 5
        assert [house.get(f"/api/tables/{link}")[0] for link in (new, newer, by_host)] == [404, 404, 200]
        assert house.get(f"/api/tables/{made['host']}")[1]["seats"][0]["token"] == by_host


def test_a_seat_is_given_away_with_all_that_it_knows(house: House) -> None:
    made = house.table("person", "person")
    seats = [seat["token"] for seat in made["seats"]]
    post(house, seats[0], "name", name="Ala")

    async def play() -> None:
        async with house.player(seats[0]) as first:
            await first.asked()
            await first.answer("side:a")
            await first.until(lambda s: s["view"]["side"] == "a")
            new = (await asyncio.to_thread(post, house, seats[0], "link", seat=0, give=True))[1]["token"]
            assert await first.ended() == UNKNOWN_LINK
        async with house.player(new) as second:
            await second.until(lambda s: s["view"]["side"] == "a")
            assert notes(second.chat) == [(0, "given_away")]
        assert house.get(f"/api/tables/{new}")[1]["seats"][0]["name"] == ""

    asyncio.run(play())


def test_a_bot_plays_for_a_person_who_leaves_and_gives_the_seat_back(house: House) -> None:
    made = house.table("person", "person")
    mine, other = (seat["token"] for seat in made["seats"])
    kinds = lambda: [seat["kind"] for seat in house.get(f"/api/tables/{other}")[1]["seats"]]  # noqa: E731
    assert post(house, mine, "seats", seat=1, kind="bot")[0] == 403, "nobody else's"
    assert post(house, made["watch"], "seats", seat=0, kind="bot")[0] == 403
    assert kinds() == ["person", "person"]
    assert post(house, mine, "seats", seat=0, kind="bot")[0] == 200
    assert kinds() == ["bot", "person"]
    assert post(house, mine, "seats", seat=0, kind="person")[0] == 200
    assert kinds() == ["person", "person"]


def test_the_strongest_bot_plays_where_no_option_names_one(house: House) -> None:
    made = house.table("person", "person", game="zona")
    mine = made["seats"][0]["token"]
    assert post(house, mine, "seats", seat=0, kind="bot")[0] == 200
    assert house.get(f"/api/tables/{mine}")[1]["seats"][0]["bot"] == "sensible"


@pytest.mark.parametrize(
    ("what", "wish"),
    [("link", {"seat": 1}), ("link", {"seat": None}), ("spectators", {"spectator": 1, "muted": True})],
)
def test_only_the_host_may(house: House, what: str, wish: dict[str, Any]) -> None:
    made = house.table("person", "person")
    for link in (made["seats"][0]["token"], made["watch"]):
        assert post(house, link, what, **wish)[0] == 403
        assert house.get(f"/api/tables/{link}")[1].get("spectators") is None


def test_a_link_of_a_seat_that_is_not_there(house: House) -> None:
    made = house.table("person", "person")
    assert post(house, made["host"], "link", seat=2)[1]["error"]["id"] == "bad_seat"


def test_all_are_told_when_another_device_opens_a_seat(house: House) -> None:
    made = house.table("person", "person")
    mine, theirs = made["seats"][0]["token"], made["seats"][1]["token"]

    def at(link: str, device: str) -> Player:
        return house.player(link, query=f"?device={device}")

    async def play() -> None:
        async with at(mine, "a") as first, at(theirs, "b") as second:
            await first.asked()
            async with at(mine, "a") as again:
                await again.asked()
            assert not second.chat, "the same device comes back"
            async with at(mine, "hosts") as looking:
                await looking.asked()
                await first.said(1)
                await second.said(1)
            async with at(mine, "hosts") as looking:
                await looking.asked()
            async with house.player(theirs) as nameless:
                await nameless.hear()
            await second.said(2)
            assert notes(second.chat) == [(0, "second_device"), (1, "second_device")]
        async with house.player(made["watch"]) as late:
            await late.said(2)
            assert notes(late.chat) == notes(second.chat), "it is kept for those who come later"

    asyncio.run(play())


def test_devices_without_end_do_not_fill_the_talk(tmp_path: Path) -> None:
    async def open_all(table: Table) -> None:
        for device in range(3 * NOTES):
            await table.room.meet(0, str(device))
        assert len(notes(table.guests[1].chat)) == NOTES

    at_table(tmp_path, open_all, players=2)


def spectator(table: Table, network: str) -> Listener:
    guest = Listener(None)
    guest.visitor = Visitor(role="watch", network=network)
    table.room.enter(guest)
    return guest


def test_a_spectator_is_muted_and_removed(tmp_path: Path) -> None:
    async def watch(table: Table) -> None:
        room = table.room
        loud, calm = spectator(table, "192.0.2.1"), spectator(table, "192.0.2.2")
        spectator(table, "192.0.2.1")
        await room.hear(loud, Inbound(chat="boo"))
        assert table.guests[0].chat[-1]["watcher"] == 1
        assert [(one["spectator"], one["lines"]) for one in room.spectators()] == [(1, 2), (2, 1)]

        await room.let_watch(1, muted=True, removed=False)
        with pytest.raises(Muted):
            await room.hear(loud, Inbound(chat="boo"))
        again = spectator(table, "192.0.2.1")
        with pytest.raises(Muted):
            await room.hear(again, Inbound(chat="boo"))
        await room.hear(calm, Inbound(chat="hello"))
        assert [(line["text"], line["watcher"]) for line in table.guests[0].chat] == [("boo", 1), ("hello", 2)]
        await room.let_watch(1, muted=False, removed=False)
        await room.hear(loud, Inbound(chat="sorry"))

        await room.let_watch(1, muted=False, removed=True)
        assert loud.closed == again.closed == [REMOVED]
        assert not calm.closed
        with pytest.raises(UnknownTable):
            await room.hear(loud, Inbound(chat="boo"))
        assert spectator(table, "192.0.2.1").closed == [REMOVED], "and stays away"
        assert not any(guest.closed for guest in table.guests.values())
        assert [one["spectator"] for one in room.spectators() if one["removed"]] == [1]
        await room.let_watch(1, muted=True, removed=False)
        back = spectator(table, "192.0.2.1")
        assert not back.closed, "let in again, and still muted"
        with pytest.raises(Muted):
            await room.hear(back, Inbound(chat="boo"))
        room.leave(back)
        assert {"spectator": 1, "lines": 0, "muted": True, "removed": False} in room.spectators(), "though away"
        room.leave(calm)
        await room.let_watch(2, muted=False, removed=True)
        assert spectator(table, "192.0.2.2").closed == [REMOVED], "also somebody who had just left"
        with pytest.raises(NoSpectator):
            await room.let_watch(3, muted=True, removed=False)

    at_table(tmp_path, watch, players=2)


def test_what_the_host_has_decided_of_spectators_lasts(tmp_path: Path) -> None:
    async def decide(table: Table) -> None:
        loud, rude = spectator(table, "192.0.2.1"), spectator(table, "192.0.2.2")
        for guest in (loud, rude, spectator(table, "192.0.2.3")):
            await table.room.hear(guest, Inbound(chat="boo"))
        await table.room.let_watch(1, muted=True, removed=False)
        await table.room.let_watch(2, muted=False, removed=True)
        await table.room.let_watch(3, muted=True, removed=False)
        await table.room.let_watch(3, muted=False, removed=False)

    async def again() -> None:
        store = await Store.open(tmp_path / "t.db")
        record = await store.record("t")
        table = Table(Room(store, record, restore(record).position, pause=0))
        table.sit()
        loud, calm = spectator(table, "192.0.2.1"), spectator(table, "192.0.2.3")
        with pytest.raises(Muted):
            await table.room.hear(loud, Inbound(chat="boo"))
        assert spectator(table, "192.0.2.2").closed == [REMOVED]
        await table.room.hear(calm, Inbound(chat="hello"))
        assert table.guests[0].chat[-1]["watcher"] == 3, "they keep their numbers"
        fresh = spectator(table, "192.0.2.4")
        told = {one["spectator"]: (one["lines"], one["muted"], one["removed"]) for one in table.room.spectators()}
        assert told == {
            1: (1, True, False),
            2: (0, False, True),
            3: (1, False, False),
            4: (1, False, False),
        }, "who is new is numbered on from them"
        await table.room.let_watch(2, muted=False, removed=False)
        assert not spectator(table, "192.0.2.2").closed
        assert not fresh.closed
        await store.delete(["t"])
        await table.room.close()
        await store.close()

    at_table(tmp_path, decide, players=2)
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        assert "192.0.2" not in str(db.execute("SELECT * FROM spectators").fetchall())
    asyncio.run(again())
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        assert not db.execute("SELECT * FROM spectators").fetchall(), "what is stored of a table goes with it"


def test_spectators_removed_under_an_older_version_can_be_let_in_again(tmp_path: Path) -> None:
    async def decide(table: Table) -> None:
        for guest in (spectator(table, "192.0.2.1"), spectator(table, "192.0.2.2")):
            await table.room.hear(guest, Inbound(chat="boo"))
        for number in (1, 2):
            await table.room.let_watch(number, muted=False, removed=True)

    async def again() -> None:
        store = await Store.open(tmp_path / "t.db")
        record = await store.record("t")
        table = Table(Room(store, record, restore(record).position, pause=0))
        assert [(one["spectator"], one["removed"]) for one in table.room.spectators()] == [(3, True), (4, True)]
        for number in (3, 4):
            await table.room.let_watch(number, muted=False, removed=False)
        for network in ("192.0.2.1", "192.0.2.2"):
            assert not spectator(table, network).closed
        await table.room.close()
        await store.close()

    at_table(tmp_path, decide, players=2)
    with closing(sqlite3.connect(tmp_path / "t.db")) as db:
        db.execute("UPDATE spectators SET number = 0")
        db.commit()
    asyncio.run(again())


def test_links_replaced_on_the_disk_are_dead_for_a_running_server(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")

        async def sit() -> list[str]:
            async with house.player(made["seats"][0]["token"]) as player:
                await player.asked()
                told = await asyncio.to_thread(stolik, "tables", "relink", made["table"], "--db", str(house.db))
                assert told.code == 0
                assert await player.ended() == UNKNOWN_LINK
                return [line.split("/t/")[1].strip() for line in told.out.splitlines()]

        links = asyncio.run(sit())
        assert house.get(f"/api/tables/{made['host']}")[0] == 404
        found = [house.get(f"/api/tables/{link}")[1] for link in links]
        assert [(one["role"], one["seat"]) for one in found] == [
            ("host", None),
            ("watch", None),
            ("seat", 0),
            ("seat", 1),
        ]
        assert [seat["token"] for seat in found[0]["seats"]] == links[2:]


def test_no_tables_id_reads_as_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-PvJ1y", "--lang", "PvJ1y-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert new_table_id() == "PvJ1y-"


def test_one_seats_link_is_replaced_on_the_disk(tmp_path: Path) -> None:
    with House(tmp_path / "t.db") as house:
        made = house.table("person", "person")
        words = ("tables", "relink", made["table"], "--db", str(house.db), "--seat")

        async def sit() -> str:
            async with house.player(made["seats"][1]["token"]) as thief, house.player(made["watch"]) as other:
                await thief.hear()
                await other.hear()
                told = await asyncio.to_thread(stolik, *words, "1", typed=f"{house.url}/t/{made['host']}\n")
                assert told.code == 0, told.err
                assert made["host"] not in told.out + told.err
                assert await thief.ended() == UNKNOWN_LINK
                assert await other.ended() == GOING_AWAY, "the table is read again"
                return told.out.split("/t/")[1].strip()

        new = asyncio.run(sit())
        found = house.get(f"/api/tables/{made['host']}")[1]
        assert [seat["token"] for seat in found["seats"]] == [made["seats"][0]["token"], new], "as the host is shown"
        assert house.get(f"/api/tables/{new}")[1]["seat"] == 1

        async def come() -> list[dict[str, Any]]:
            async with house.player(new) as player:
                await player.said(1)
                return player.chat

        assert [(line["seat"], line["note"]) for line in asyncio.run(come())] == [(1, "new_link")]
        for seat, host, wrong in (("1", made["watch"], "host"), ("2", made["host"], "seat")):
            refused = stolik(*words, seat, typed=f"{host}\n")
            assert refused.code != 0
            assert wrong in refused.err
