"""Spectators who see a table later: nothing runs ahead of the delay, and nothing is lost. All times are set by hand."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from tests.server.rooms import Listener, plain_answer
from tests.server.tables.test_alone import PERSON, House, at_house

from stolik.core.errors import StolikError
from stolik.server.errors import NotHost, NotOver, NotYet, SeesLater, TooEarly
from stolik.server.messages import AgainRequest, Inbound, ReportRequest, TableRequest, WhatIfRequest
from stolik.server.storage.call_rows import new_channel
from stolik.server.storage.records import Late, Pace
from stolik.server.tables.house.rematch import Rematches
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.replays.deals import Deals
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.replays.reports import Reports
from stolik.server.tables.rooms.room import Room
from stolik.server.tables.viewers.guest import GOING_AWAY
from stolik.server.tables.viewers.showing import counted


class Table:
    """A table with its people, and a spectator."""

    def __init__(self, house: House, made: dict[str, Any], room: Room) -> None:
        self.house, self.made, self.room = house, made, room
        self.people = {seat: Listener(seat) for seat in range(len(room.seats))}
        for guest in self.people.values():
            room.enter(guest)
        self.spectator = self.watch()

    def watch(self) -> Listener:
        """Another spectator comes."""
        guest = Listener(None)
        guest.visitor = Visitor(role="watch", network="w")
        self.room.seen("watch")
        self.room.enter(guest)
        return guest

    async def answer(self) -> None:
        """The first seat that is asked answers."""
        seat, question = min(self.room.position.pending.items())
        seq = self.people[seat].state["seq"]
        await self.room.hear(self.people[seat], Inbound(seq=seq, value=plain_answer(question.wire())))

    async def again(self) -> Table:
        """The table after a new start of the server."""
        await self.house.stop()
        await self.house.start()
        return Table(self.house, self.made, await self.house.lobby.in_use.room(self.made["table"]))

    @property
    def log(self) -> int:
        return len(self.room.position.log(None))


async def table(house: House, late: Late, *, game: str = "zona", seed: str = "5", pace: Pace | None = None) -> Table:
    wish = TableRequest(game, 2, [PERSON, PERSON], late=late, seed=seed, pace=pace)
    made = await house.lobby.create(wish)
    return Table(house, made, await house.lobby.in_use.room(made["table"]))


async def play_to_the_end(one: Table) -> None:
    while not one.room.position.over:
        await one.answer()


def test_spectators_see_each_change_once_it_is_old_enough(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "5")
        assert one.spectator.state["table"]["late"] == "5"
        known = one.spectator.lines
        for _ in range(4):
            await one.answer()
        await one.room.hear(one.people[0], Inbound(chat="hello"))
        lines = one.people[1].lines
        house.now += 200
        await one.answer()
        assert (one.spectator.lines, one.spectator.chat) == (known, [])
        house.now += 100
        comes = one.watch()
        assert comes.lines == one.spectator.lines == [line for line in lines if line in comes.lines]
        assert len(comes.lines) > len(known)
        assert [line["text"] for line in comes.chat] == ["hello"]
        assert len(comes.lines) < one.log, "the answer after that is still to come"
        house.now += 200
        assert len(one.watch().lines) == one.log

    at_house(tmp_path, play)


async def everything(one: Table) -> list[Any]:
    """All that somebody with the spectators' link can ask for, or why it is refused."""
    lobby, link = one.house.lobby, one.made["watch"]
    back = LookingBack(lobby, lobby._store, Path())
    reports, deals = Reports(lobby, lobby._store), Deals(lobby, back, lobby._store)

    async def asked(what: Awaitable[Any]) -> Any:
        try:
            return await what
        except StolikError as error:
            return error.id

    described = await asked(lobby.describe(link))
    comes = one.watch()
    await one.room.hear(comes, Inbound(whole=True))
    await one.room.hear(comes, Inbound(why="seat:0"))
    refused = [await asked(one.room.hear(comes, Inbound(clock=wish))) for wish in ("more", "pause", "go", "back")]
    heard, comes.heard = comes.heard, []
    one.room.leave(comes)
    return [
        one.spectator.heard,
        one.spectator.closed,
        heard,
        {**described, "table": ""} if isinstance(described, dict) else described,
        await asked(back.film(link, "n", "")),
        await asked(back.film(link, "n", "0")),
        refused,
        await asked(back.page(link, "n", "")),
        await asked(back.what_if(link, "n", WhatIfRequest(0, seat=0))),
        await asked(deals.told(link, "n")),
        await asked(deals.again(link, "n", AgainRequest())),
        await asked(lobby.rename(link, "Eve")),
        await asked(Rematches(lobby, lobby._store).open(link)),
        await asked(lobby.save(link)),
        await asked(reports.make(link, "n", ReportRequest("It looks wrong.", lines=0))),
    ]


async def much(one: Table) -> None:
    """People answer, talk, leave, come back under another name, hand over and take a pause."""
    for _ in range(10):
        await one.answer()
    await one.room.hear(one.people[0], Inbound(chat="look out"))
    await one.room.seating.rename(0, "Zofia")
    one.room.leave(one.people[1])
    await one.room.seating.give(1, "bot", "random")
    await one.room.timekeeping.pause(on=True)


async def end(one: Table) -> None:
    """The game is played to its end, and there is a rematch."""
    await play_to_the_end(one)
    await Rematches(one.house.lobby, one.house.lobby._store).open(one.made["host"])


@pytest.mark.parametrize("kind", ["much", "end", "round"])
def test_what_has_happened_since_changes_no_byte(kind: str, tmp_path: Path) -> None:
    late: Late = "round" if kind == "round" else "5"
    what = {"much": much, "end": end, "round": much_in_the_round}[kind]
    found: list[list[Any]] = []

    async def play(house: House) -> None:
        one = await table(house, late, game="not_alone", pace=Pace("bank", 600, 10))
        for _ in range(5):
            await one.answer()
        house.now += 0 if kind == "round" else 301
        one.watch()
        if found:
            await what(one)
        house.now += 250
        found.append(await everything(one))

    for world in ("one", "another"):
        (tmp_path / world).mkdir()
        at_house(tmp_path / world, play)
    assert found[0] == found[1]


async def much_in_the_round(one: Table) -> None:
    """The same as much, as far as the round lasts."""
    before = counted(one.room.position.observe(None))
    while counted(one.room.position.observe(None)) == before and len(one.room.position.history) < 7:
        await one.answer()
    await one.room.hear(one.people[0], Inbound(chat="look out"))
    await one.room.seating.rename(0, "Zofia")
    await one.room.timekeeping.pause(on=True)


def test_a_round_is_seen_once_it_is_over(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "round", game="not_alone")
        for _ in range(2):
            now, known = counted(one.room.position.observe(None)), one.spectator.lines
            while counted(one.room.position.observe(None)) == now:
                assert one.spectator.lines == known
                house.now += 1000
                await one.answer()
        assert len(known) < len(one.spectator.lines)
        await one.answer()
        seen = one.spectator.lines
        await one.answer()
        assert one.spectator.lines == seen, "not what the new round began with"

    at_house(tmp_path, play)


def test_the_end_comes_later_and_then_there_is_no_delay(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "15", game="not_alone")
        back, watch = LookingBack(house.lobby, house.lobby._store, Path()), one.made["watch"]
        moment = await back.keep_moment(one.made["seats"][0]["token"], "n", 0)
        await play_to_the_end(one)
        await Rematches(house.lobby, house.lobby._store).open(one.made["host"])
        house.now += 899
        assert not (await house.lobby.describe(watch))["over"]
        with pytest.raises(NotOver):
            await house.lobby.save(watch)
        with pytest.raises(NotYet):
            await back.moment(moment, "n", [])
        assert not one.spectator.state["over"]
        assert not any("next" in told for told in one.spectator.told)
        house.now += 1
        assert (await house.lobby.describe(watch))["over"]
        assert one.spectator.state["outcome"] == one.people[0].state["outcome"]
        assert any("next" in told for told in one.spectator.told), "they may come to the rematch"
        film = json.loads(await back.film(watch, "n", "1"))
        assert film["may"] == [0, 1, "watch", "all"], "and may see the game through any eyes"
        await back.moment(moment, "n", [])
        await one.room.hear(one.spectator, Inbound(chat="well played"))
        assert one.spectator.chat[-1]["text"] == "well played"

    at_house(tmp_path, play)


@pytest.mark.parametrize("kill", [False, True])
def test_a_new_start_neither_hurries_nor_loses(kill: bool, tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "5", pace=Pace("move", 600))
        for _ in range(30):
            house.now += 20
            await one.answer()
        seen = len(one.watch().lines)
        assert 0 < seen < one.log
        if kill:
            assert one.room._audience._following is not None
            await one.room._audience._following.settled()
            one.room.changes.broken = True  # nothing is written any more
            one.room._audience.now.close(GOING_AWAY)
        again = await one.again()
        assert len(again.spectator.lines) == seen
        assert again.spectator.state["clock"]
        await again.answer()
        house.now += 20
        assert seen <= len(again.watch().lines) < again.log
        house.now += 280
        assert len(again.watch().lines) == again.log

    at_house(tmp_path, play)


def test_if_the_past_is_not_known_they_wait(tmp_path: Path) -> None:
    """After an update of the rules, say."""

    async def play(house: House) -> None:
        one = await table(house, "5")
        for _ in range(3):
            await one.answer()
        await house.lobby._store.write(("DELETE FROM marks", [()]))
        await house.stop()
        await house.start()
        for _ in range(2):
            with pytest.raises(TooEarly):
                await house.lobby.describe(one.made["watch"])
            await house.stop()
            await house.start()
        house.now += 300
        await house.lobby.describe(one.made["host"])
        house.now += 300
        assert await house.lobby.describe(one.made["watch"])

    at_house(tmp_path, play)


def test_the_host_changes_the_delay_and_everybody_is_told(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "")
        with pytest.raises(NotHost):
            await house.lobby.see_later(one.made["watch"], "1")
        for _ in range(5):
            await one.answer()
        known = one.log
        await house.lobby.see_later(one.made["host"], "1")
        assert one.spectator.closed == [GOING_AWAY], "they come again"
        assert one.people[0].chat[-1]["note"] == "other_delay"
        assert one.people[0].state["table"]["late"] == "1"
        for _ in range(5):
            await one.answer()
        comes = one.watch()
        assert len(comes.lines) == known, "they stay with what they have seen"
        with pytest.raises(SeesLater):
            await one.room.hear(comes, Inbound(chat="hello"))
        await house.lobby.see_later(one.made["host"], "15")
        house.now += 60
        assert len(one.watch().lines) == known
        await house.lobby.see_later(one.made["host"], "")
        assert len(one.watch().lines) == one.log

    at_house(tmp_path, play)


def test_a_rematch_with_roles_swapped_keeps_delay_and_pace_and_calls_nobody_anew(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        one = await table(house, "5", game="not_alone", pace=Pace("bank", 600, 10))
        await play_to_the_end(one)
        store = house.lobby._store
        await store.add_channel(new_channel("c", one.room.table.id, 0, "mail", "ola@example.org", stop="s"))
        made = await Rematches(house.lobby, house.lobby._store).open(one.made["host"], swap=True)
        assert made["moved"] == [1, 0]
        room = await house.lobby.in_use.room(made["table"])
        clock = room.clockwork.row
        assert clock is not None
        assert (room.table.late, clock.pace) == ("5", Pace("bank", 600, 10))
        assert set(clock.left) == {600.0}, "everybody begins with a full bank"
        assert not [row for seat in (0, 1) for row in await store.channels(room.table.id, seat)]

    at_house(tmp_path, play)
