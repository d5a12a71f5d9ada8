"""The beat: what is sent, and when messages are dealt with, shows nothing of what others do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from selectors import SelectSelector
from typing import Any, TypeVar

import pytest
import uvloop
from tests.server.rooms import Listener, NoStore, record_of

from stolik import new_game
from stolik.server.beat import CLEAR, PACE, PUNCTUAL, Beat
from stolik.server.messages import Inbound
from stolik.server.tables.rooms.room import Room

LENGTH = 0.02
T = TypeVar("T")


class Clock(SelectSelector):
    """Instead of waiting, time passes: to the moment the loop wants to wait for, and a little more."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Called by the loop when it has nothing to do."""
        self.passed += timeout + 1e-6 if timeout else 0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """A loop on a machine that is never late, however busy the one is that runs the tests."""

    def __init__(self) -> None:
        self.clock = Clock()
        super().__init__(self.clock)

    def time(self) -> float:
        """The time, in seconds."""
        return self.clock.passed


def on_time(play: Callable[[Loop], Coroutine[Any, Any, T]]) -> T:
    """Play on such a loop."""
    loop = Loop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(play(loop))


def test_everything_is_sent_before_anything_is_dealt_with() -> None:
    async def strike() -> list[str]:
        beat, done = Beat(LENGTH), []

        async def deal(name: str) -> None:
            await beat.until_handling()
            done.append(f"deal {name}")
            await beat.until_sending()
            done.append(f"send {name}")

        async def send() -> None:
            await beat.until_sending()
            done.append("send old")

        await asyncio.gather(deal("a"), deal("b"), send(), send())
        return done

    assert asyncio.run(strike()) == ["send old", "send old", "deal a", "deal b", "send a", "send b"]


def test_everything_leaves_at_the_same_moment_of_a_beat_whatever_came_in_before() -> None:
    async def moments() -> list[float]:
        beat, left = Beat(LENGTH), []
        for n in range(30):
            await asyncio.sleep(0.0003 * (n % 7))
            beat.at_sending(lambda: left.append(time.monotonic() % LENGTH))
            await beat.until_handling()
        return left

    assert min(uvloop.run(moments())) >= PUNCTUAL


def test_a_reply_comes_at_the_same_beat_whether_work_was_done_for_others_or_not() -> None:
    async def moments(loop: Loop, work: float) -> list[float]:
        beat = Beat(LENGTH)
        told: list[float] = []

        async def ask() -> None:
            await beat.until_handling()
            await beat.until_sending()
            told.append(round(loop.time() / LENGTH, 3))

        async def somebody_answers() -> None:
            await beat.until_handling()
            loop.clock.passed += work

        await asyncio.sleep(LENGTH / 3)
        await asyncio.gather(*(ask() for _ in range(7)), somebody_answers(), *(ask() for _ in range(7)))
        return told

    assert on_time(lambda loop: moments(loop, 0)) == [2.0] * 14
    for work in (LENGTH / 4, LENGTH / 2, LENGTH * 0.95):
        assert on_time(lambda loop, work=work: moments(loop, work)) == [2.0] * 14  # type: ignore[misc]


def test_what_is_worked_out_comes_at_the_same_beat_however_long_its_thread_took() -> None:
    async def moment(loop: Loop, work: float) -> float:
        beat = Beat(LENGTH)
        await beat.until_handling()
        begun = loop.time()
        loop.clock.passed += work
        await beat.until_result(begun)
        await beat.until_sending()
        return round(loop.time() / LENGTH, 3)

    works = [work * LENGTH for work in (0, 0.3, 0.95, 1.5, 4.5)]
    assert {on_time(lambda loop, work=work: moment(loop, work)) for work in works} == {PACE + 2.0}  # type: ignore[misc]


@pytest.mark.parametrize("asks", [{"preview": "side:a"}, {"draft": ["side:a"]}, {"why": "seat:0"}])
def test_previews_drafts_and_explanations_keep_that_pace(asks: dict[str, Any]) -> None:
    async def took() -> float:
        position = new_game("not_alone", players=4, seed=1)
        room = Room(NoStore(), record_of(position), position, pause=0, beat=Beat(LENGTH))
        seat = Listener(0)
        room.enter(seat)
        begun = time.monotonic()
        await room.hear(seat, Inbound(**asks))
        return time.monotonic() - begun

    assert asyncio.run(took()) > 0.9 * PACE * LENGTH


def test_no_work_begins_shortly_before_a_beat() -> None:
    async def left_when_begun(loop: Loop) -> list[float]:
        beat, left = Beat(LENGTH), []
        for _ in range(20):
            await asyncio.sleep(LENGTH / 7)
            await beat.until_clear()
            left.append(LENGTH - loop.time() % LENGTH)
        return left

    assert min(on_time(left_when_begun)) > CLEAR * LENGTH


def test_without_a_beat_nobody_waits() -> None:
    async def at_once() -> None:
        beat = Beat(0)
        async with asyncio.timeout(0):
            await beat.until_handling()
            await beat.until_clear()
            await beat.until_result(0)
            await beat.until_sending()

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
