"""Run as a program: runs bots that misbehave, and a well-behaved one, in the server's thinkers, and prints the
results."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from random import Random
from typing import Any

from stolik import bots, new_game
from stolik.core.question import Question
from stolik.server.bots import thinkers, thinking
from stolik.server.bots.thinker import BotFailed
from stolik.server.bots.thinkers import Thinkers
from stolik.server.bots.thinking import open_nursery

NAMES = ("raises", "junk", "hangs", "spins", "eats", "waits", "remembers")


class Bad:
    def __init__(self, name: str) -> None:
        self.name = name
        self.calls = 0

    def choose(self, view: Any, question: Question[Any]) -> Any:
        self.calls += 1
        if self.name == "raises":
            raise RuntimeError("a bad day")
        if self.name == "junk":
            return object()
        if self.name == "hangs":
            time.sleep(1000)
        if self.name == "waits":
            time.sleep(0.5)
        while self.name == "spins":
            pass
        eaten = bytearray(1 << 30) if self.name == "eats" else b""
        assert len(eaten) in (0, 1 << 30)
        return question.wire()["options"][min(1, self.calls - 1)]


def maker(name: str) -> Any:
    def make(game: str, seat: int, rng: Random) -> Bad:
        return Bad(name)

    return make


async def play(house: Thinkers) -> dict[str, Any]:
    position = new_game("not_alone", players=2, seed=7)

    async def told(name: str) -> Any:
        try:
            return await house.choose(f"table of {name}", 0, name, position, {"here"})
        except BotFailed as failed:
            return type(failed).__name__

    slowest, loop = 0.0, asyncio.get_running_loop()

    async def watch() -> None:
        nonlocal slowest
        while True:
            before = loop.time()
            await asyncio.sleep(0.01)
            slowest = max(slowest, loop.time() - before)

    watching = asyncio.create_task(watch())
    came = dict(zip(NAMES, await asyncio.gather(*map(told, NAMES)), strict=True))
    came["again"] = await told("remembers")
    crowd = await asyncio.gather(*(told(name) for name in ["hangs"] * 10 + ["remembers"] * 2))
    came["crowd"] = crowd[-2:]
    watching.cancel()
    await house.close()
    return came | {"slowest": slowest}


if __name__ == "__main__":
    logging.disable()
    thinking.TIME, thinking.WAIT, thinking.MEMORY, thinkers.STUCK = 0.3, 2.5, 1 << 29, 0.1
    bots.BOTS.update({name: maker(name) for name in NAMES})
    nursery = open_nursery()
    assert nursery is not None
    print(json.dumps(asyncio.run(play(Thinkers(nursery)))))  # noqa: T201
