"""The beat: what is sent, and when messages are dealt with, shows nothing of what others do."""

from __future__ import annotations

import asyncio

from tests.server.rooms import Listener, NoStore, record_of

from stolik import new_game
from stolik.server.beat import QUIET, Beat
from stolik.server.room import Room

LENGTH = 0.02


def test_everything_is_sent_before_anything_is_dealt_with() -> None:
    async def strike() -> list[str]:
        beat, done = Beat(LENGTH), []

        async def deal(name: str) -> None:
            await beat.hearing()
            done.append(f"deal {name}")
            await beat.sending()
            done.append(f"send {name}")

        async def send() -> None:
            await beat.sending()
            done.append("send old")

        await asyncio.gather(deal("a"), deal("b"), send(), send())
        return done

    assert asyncio.run(strike()) == ["send old", "send old", "deal a", "deal b", "send a", "send b"]


def test_a_reply_comes_at_the_same_beat_whether_work_was_done_for_others_or_not() -> None:
    async def moments(work: float) -> list[int]:
        beat, loop = Beat(LENGTH), asyncio.get_running_loop()
        told: list[int] = []

        async def ask() -> None:
            await beat.hearing()
            await beat.sending()
            told.append(round(loop.time() / LENGTH))

        async def somebody_answers() -> None:
            await beat.hearing()
            end = loop.time() + work
            while loop.time() < end:
                pass

        begun = int(loop.time() / LENGTH)
        await asyncio.gather(somebody_answers(), *(ask() for _ in range(14)))
        return [moment - begun for moment in told]

    assert len({*asyncio.run(moments(0)), *asyncio.run(moments(LENGTH / 4))}) == 1


def test_no_work_begins_shortly_before_a_beat() -> None:
    async def left_when_begun() -> list[float]:
        beat, loop, left = Beat(LENGTH), asyncio.get_running_loop(), []
        for _ in range(20):
            await asyncio.sleep(LENGTH / 7)
            await beat.quiet()
            left.append(LENGTH - loop.time() % LENGTH)
        return left

    assert min(asyncio.run(left_when_begun())) > QUIET * LENGTH / 2


def test_without_a_beat_nobody_waits() -> None:
    async def at_once() -> None:
        beat = Beat(0)
        async with asyncio.timeout(0):
            await beat.hearing()
            await beat.quiet()
            await beat.sending()

    asyncio.run(at_once())


def test_a_crowd_that_comes_and_goes_is_told_of_together() -> None:
    async def crowd() -> None:
        position = new_game("not_alone", players=4, seed=1)
        room = Room(NoStore(), record_of(position), position, pause=0, beat=Beat(0.005))
        watcher = Listener(None)
        room.enter(watcher)
        others = [Listener(seat % 4) for seat in range(100)]
        for other in others:
            room.enter(other)
            assert other.state["table"]["seats"][other.seat or 0]["connected"], "who comes sees the table at once"
        for other in others:
            room.leave(other)
        room.enter(others[0])
        await watcher.until(lambda: bool(watcher.state["table"]["seats"][0]["connected"]))
        assert [seat["connected"] for seat in watcher.state["table"]["seats"]] == [True, False, False, False]
        assert len(watcher.heard) == 2

    asyncio.run(crowd())
