"""How a person is called follows them to a rematch, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.calls.receivers import LINK, LOCK, Desk, Mailbox, Receiver, at_desk
from tests.server.net.test_pages import visiting
from tests.server.rooms import Listener

from stolik.server.storage.call_rows import GONE, new_channel
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.people.door import Visitor

WISH = {"game": "terrorscape", "players": 3, "seats": [{"kind": "person"}] * 3}


class Evening:
    """A table at which the person of seat 1 is called, and what follows it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.made = self.post("/api/tables", WISH)
        self.called(1, "ola@example.org")

    def post(self, path: str, body: Any) -> Any:
        answer = self.client.post(path, json=body).json()
        return answer.get("error", {}).get("id") or answer

    def called(self, seat: int, address: str, **more: Any) -> None:
        """Somebody has confirmed at a seat how they are called."""
        row = new_channel(f"id-{address}", self.made["table"], seat, "mail", address, stop=address, **more)
        assert self.client.portal is not None
        self.client.portal.call(self.client.app.state.store.add_channel, row)  # type: ignore[attr-defined]

    def link(self, seat: int) -> str:
        return str(self.made["seats"][seat]["token"])

    def again(self, **how: Any) -> Any:
        return self.post(f"/api/tables/{self.made['host']}/rematch", how)

    def follow(self, link: str, to: str) -> Any:
        return self.post(f"/api/tables/{link}/calls/follow", {"to": to})

    def channels(self, link: str) -> list[str]:
        return [one["name"] for one in self.client.get(f"/api/tables/{link}/calls").json()["channels"]]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with visiting(tmp_path) as client:
        yield Evening(client)


def test_calls_follow_a_person_once(evening: Evening) -> None:
    again = evening.again()
    link = again["seats"][1]["token"]
    assert evening.channels(link) == [], "nobody is called to a table whose page they have not opened"
    (id,) = evening.follow(evening.link(1), link)["followed"]
    assert evening.channels(link) == evening.channels(evening.link(1)) == ["o…@example.org"]
    assert evening.follow(evening.link(1), link) == {"followed": []}
    evening.post(f"/api/tables/{link}/calls/{id}", {"end": True})
    assert (evening.channels(link), evening.channels(evening.link(1))) == ([], ["o…@example.org"])


def test_when_roles_are_swapped_they_follow_the_person_and_not_the_seat(evening: Evening) -> None:
    again = evening.again(swap=True)
    seat = again["moved"][1]
    assert seat != 1
    links = [one["token"] for one in again["seats"]]
    assert evening.follow(evening.link(1), links[1]) == "foreign_seat"
    assert len(evening.follow(evening.link(1), links[seat])["followed"]) == 1
    assert [evening.channels(link) != [] for link in links] == [nth == seat for nth in range(3)]


def test_nobody_has_calls_follow_to_another_table(evening: Evening) -> None:
    """Whoever opened a table can derive its links, and must not make others be called where they do not play."""
    elsewhere, mine = evening.post("/api/tables", WISH), evening.again()["seats"][0]["token"]
    for to in (elsewhere["seats"][1]["token"], mine, evening.link(1), "", "x"):
        assert evening.follow(evening.link(1), to) == "foreign_seat"
    for link in (evening.made["host"], evening.made["watch"]):
        assert evening.follow(link, mine) == "foreign_seat"


def test_a_seat_that_has_changed_hands_takes_nothing_along(evening: Evening) -> None:
    host = f"/api/tables/{evening.made['host']}/link"
    given = evening.post(f"/api/tables/{evening.link(1)}/link", {"seat": 1, "give": True})["token"]
    again = evening.again()
    assert evening.follow(given, again["seats"][1]["token"]) == {"followed": []}
    assert evening.channels(evening.post(host, {"seat": 1})["token"]) == []
    evening.called(2, "jan@example.org")
    left = again["seats"][2]["token"]
    evening.post(f"/api/tables/{left}/link", {"seat": 2, "give": True})
    assert evening.follow(evening.link(2), left) == "unknown_table"


def test_a_link_that_nobody_knows_is_not_exchanged_for_one_that_the_host_can_derive(evening: Evening) -> None:
    own = evening.post(f"/api/tables/{evening.link(1)}/link", {"seat": 1})["token"]
    evening.called(1, "ola@example.org")
    link = evening.again()["seats"][1]["token"]
    assert evening.follow(own, link) == {"followed": []}
    assert evening.channels(link) == []


def test_only_what_is_confirmed_follows_and_nothing_joins_what_is_there(evening: Evening) -> None:
    evening.called(1, "jan@example.org", code="123456")
    evening.called(2, "ewa@example.org")
    link = evening.again()["seats"][1]["token"]
    assert len(evening.follow(evening.link(1), link)["followed"]) == 1
    assert evening.channels(link) == ["o…@example.org"]
    assert evening.follow(evening.link(1), link) == {"followed": []}, "somebody has set this seat up already"


def test_mails_have_the_link_of_the_new_seat_and_a_muted_channel_stays_so(tmp_path: Path) -> None:
    async def play(desk: Desk, receiver: Receiver, box: Mailbox) -> None:
        row = await desk.use("mail", "ola@example.org", play=True, quiet=(60, 120))
        gone = await desk.use("hook", receiver.url)
        await desk.store.change_channel(gone.id, failed=GONE)
        await desk.store.change_channel(row.id, muted=1)
        (id,) = await desk.channels.follow("t", 1, "t", 0, "the-link-of-seat-0")
        (new,) = await desk.store.channels("t", 0)
        assert (new.id, new.muted, new.quiet_from) == (id, 1, 60)
        assert new.stop != row.stop
        assert (LOCK.opened(new.keys, id), LOCK.opened(row.keys, row.id)) == ("the-link-of-seat-0", LINK)

    at_desk(tmp_path, play)


def test_whoever_comes_back_after_a_restart_is_led_to_the_rematch(tmp_path: Path) -> None:
    with visiting(tmp_path, built=False) as client:
        evening = Evening(client)
        own = evening.post(f"/api/tables/{evening.link(0)}/link", {"seat": 0})["token"]
        again = evening.again(swap=True)
        table = again["moved"]
    leads = {evening.link(seat): again["seats"][table[seat]]["token"] for seat in (1, 2)}
    leads |= {evening.made["watch"]: again["watch"], own: None}
    with visiting(tmp_path, built=False) as client:
        evening.client = client
        assert {link: next_of(client, link) for link in leads} == leads
        assert evening.follow(evening.link(1), leads[evening.link(1)])["followed"]
        evening.post(f"/api/tables/{again['host']}/link", {"seat": table[2]})
        assert next_of(client, evening.link(2)) is None, "a link that leads nowhere any more is not told"
        evening.again(swap=True)
        assert next_of(client, own) == again["seats"][table[0]]["token"], "until the host goes on once more"


def next_of(client: TestClient, link: str) -> Any:
    """The link to the rematch that a page is told which opens this one."""

    async def come() -> Any:
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        rematches: Rematches = client.app.state.rematches  # type: ignore[attr-defined]
        found, room = await lobby.place(link)
        guest = Listener(found.seat)
        guest.visitor = Visitor(role=found.role, following=await rematches.next_link(link, room, found.seat))
        room.enter(guest)
        room.leave(guest)
        return next((told["next"] for told in guest.told if "next" in told), None)

    assert client.portal is not None
    return client.portal.call(come)
