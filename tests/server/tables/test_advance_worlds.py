"""Two worlds with the same answers at the same times, by hand in one and said in advance in the other: nobody but the
seat itself is sent another byte.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.server.rooms import Listener
from tests.server.tables.test_alone import PERSON, House, at_house

from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.server.messages import AdvanceRequest, Inbound, ReportRequest, TableRequest
from stolik.server.storage.records import Late, Pace, Planned
from stolik.server.tables.game.advances import due, said, stands
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.replays.looking_back import LookingBack
from stolik.server.tables.replays.reports import Reports
from stolik.server.tables.rooms.advance_runner import AdvanceRunner
from stolik.server.tables.rooms.changes import Changes
from stolik.server.tables.rooms.room import Room

GAMES = ("not_alone", "terrorscape", "voidfall", "zona")
PLAYERS = 3
ANSWERS = 40
LATER = 300
BETWEEN = 7.0
"""Seconds between two answers of others."""


class Given(NamedTuple):
    """An answer of the first world."""

    at: float
    seat: int
    value: Any


class Witness(Listener):
    """A guest that notes when it hears what."""

    def __init__(self, house: House, seat: int | None) -> None:
        self.house, self.when = house, list[tuple[float, bytes]]()
        super().__init__(seat)
        self.visitor = Visitor(role="watch" if seat is None else "seat", network="w")

    def _hear(self, message: bytes) -> None:
        self.when.append((self.house.now, message))
        super()._hear(message)


class Table:
    """A table with clocks, a witness at every seat and one who watches."""

    def __init__(self, house: House, made: dict[str, Any], room: Room) -> None:
        self.house, self.made, self.room = house, made, room
        room.play.seqs = [1] * PLAYERS
        self.guests = {seat: self.come(seat) for seat in (*range(PLAYERS), None)}

    def come(self, seat: int | None) -> Witness:
        guest = Witness(self.house, seat)
        self.room.seen(guest.visitor.role)
        self.room.enter(guest)
        return guest

    async def answer(self, given: Given) -> None:
        self.house.now = given.at
        guest = self.guests[given.seat]
        await self.room.hear(guest, Inbound(seq=guest.state["seq"], value=given.value))

    async def say(self, seat: int, request: AdvanceRequest) -> None:
        guest = self.guests[seat]
        await self.room.hear(guest, Inbound(seq=guest.state["seq"], advance=request))
        await self.room._in_advance.rest()

    async def heard_but_by(self, seat: int) -> dict[str, Any]:
        """All that others have heard, now and later; and whatever leaves the table, also for the seat itself."""
        found: dict[str, Any] = {}
        for when in (self.house.now, self.house.now + LATER):
            self.house.now = when
            for one in self.guests:
                token = self.made["watch"] if one is None else self.made["seats"][one]["token"]
                found[f"{one} asks at {when}"] = await asked_for(self.house, token)
                if one != seat:
                    found[f"{one} comes at {when}"] = self.come(one).when
        found["save"] = self.room.position.save()
        return found | {str(one): guest.when for one, guest in self.guests.items() if one != seat}


async def sit(house: House, game: str, late: Late) -> Table:
    wish = TableRequest(game, PLAYERS, [PERSON] * PLAYERS, late=late, seed="5", pace=Pace("bank", 600, 10))
    made = await house.lobby.create(wish)
    return Table(house, made, await house.lobby.in_use.room(made["table"]))


async def asked_for(house: House, token: str) -> list[Any]:
    """What a link gets besides the messages: a report, a save, a film, or why it is refused."""
    lobby = house.lobby
    back, reports = LookingBack(lobby, lobby._store, Path()), Reports(lobby, lobby._store)

    async def got(what: Awaitable[Any]) -> Any:
        try:
            return await what
        except StolikError as error:
            return error.id

    wanted = ReportRequest("It looks wrong.", lines=0)
    return [
        await got(reports.make(token, "n", wanted)),
        await got(lobby.save(token)),
        await got(back.film(token, "n", "")),
    ]


def answers_ahead(position: Position, seat: int, rng: Random) -> list[Planned]:
    """What the seat might answer next, and then something that nothing asks: no plan is played to its end."""
    ahead, steps = position.clone(), list[Planned]()
    while not ahead.over and len(steps) < 4:
        one = rng.choice(sorted(ahead.pending))
        ahead.answer(one, ahead.pending[one].sample(rng))
        if one == seat:
            steps.append(Planned(*ahead.latest[1:]))
    return [*steps, Planned("nothing", "word:nothing")]


def plans(position: Position, seat: int, rng: Random) -> AdvanceRequest:
    return AdvanceRequest(answers_ahead(position, seat, rng), rng.choice(("", "asked")))


def passes(position: Position, seat: int, rng: Random) -> AdvanceRequest:
    return AdvanceRequest(until="asked")


Says = Callable[[Position, int, Random], AdvanceRequest]


class InAdvance:
    """The world in which a seat says things in advance, and its answers are given at times that are drawn."""

    def __init__(self, table: Table, seat: int, says: Says, patched: pytest.MonkeyPatch) -> None:
        self.table, self.seat, self.says = table, seat, says
        self.rng, self.course, self.played = Random(table.room.position.game.id), list[Given](), 0
        house, give = table.house, Changes.give

        async def note(changes: Changes, by: int, value: object) -> None:
            await give(changes, by, value)
            self.course.append(Given(house.now, *table.room.position.latest[::2]))

        async def pass_time(runner: AdvanceRunner, until: float, by: int, number: int) -> bool:
            house.now += runner._takes()
            self.played += 1
            return True

        patched.setattr(Changes, "give", note)
        patched.setattr(AdvanceRunner, "_pass_time", pass_time)

    async def go_on(self) -> None:
        """The seat says something if nothing stands, and somebody answers by hand."""
        room = self.table.room
        if not stands(room.play.advances.get(self.seat)):
            request = self.says(room.position, self.seat, self.rng)
            row = said(room.position, request.steps, request.until)
            if self.seat not in room.position.pending or due({self.seat: row}, room.position):
                await self.table.say(self.seat, request)
        by, question = self.rng.choice(sorted(room.position.pending.items(), key=itemgetter(0)))
        value = question.plain(question.sample(self.rng))
        await self.table.answer(Given(self.table.house.now + BETWEEN, by, value))
        await room._in_advance.rest()


@pytest.mark.parametrize("late", ["", "5"])
@pytest.mark.parametrize(("game", "says"), [*((game, plans) for game in GAMES), ("not_alone", passes)])
def test_nobody_else_is_sent_another_byte(
    game: str, says: Says, late: Late, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, course = PLAYERS - 1, list[Given]()

    async def in_advance(house: House) -> dict[str, Any]:
        table = await sit(house, game, late)
        with monkeypatch.context() as patched:
            world = InAdvance(table, seat, says, patched)
            while len(world.course) < ANSWERS and not table.room.position.over:
                await world.go_on()
        course.extend(world.course)
        assert world.played > 3
        return await table.heard_but_by(seat)

    async def by_hand(house: House) -> dict[str, Any]:
        table = await sit(house, game, late)
        for given in course:
            await table.answer(given)
        return await table.heard_but_by(seat)

    worlds = []
    for play in (in_advance, by_hand):
        folder = tmp_path / play.__name__
        folder.mkdir()
        worlds.append(at_house(folder, play, pause=0.7))
    assert [what for what, heard in worlds[0].items() if heard != worlds[1][what]] == []
