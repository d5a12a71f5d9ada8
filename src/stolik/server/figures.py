"""Figures of the house for its host, who may be one of the players.

How busy bots are, how much is written and how many calls wait could tell when somebody answers in secret, or who is
asked. So they are taken every ten minutes, whoever looks, and only roughly.
"""

from __future__ import annotations

import asyncio
import logging
import math
import shutil
from collections.abc import Callable

import msgspec

from stolik.server.metrics import memory
from stolik.server.storage.store import Store

LOG = logging.getLogger(__name__)

SAMPLE = 30.0
"""Seconds between two looks at how busy bots are."""
SAMPLES = 20
"""Looks for which figures stay as they are."""
MB, GB = 1_000_000, 1_000_000_000
TEN = 10


class Taken(msgspec.Struct, frozen=True):
    """The figures of one moment. `load`: how many per cent of the processors bots used since the figures before, to
    the nearest ten; None if that is not known. `commit`: milliseconds in which an answer is on disk. `calls`: calls
    that wait, in whole tens. `ways`: how many ways to be called there are, by kind.
    """

    load: int | None
    memory: int
    commit: int
    refused: int
    calls: int
    ways: dict[str, int]
    database: int
    free: float


class Figures:
    """The figures taken last."""

    def __init__(self, store: Store, load: Callable[[], float] | None) -> None:
        """`load`: the share of the processors that bots use just now, if that is known."""
        self._store, self._load = store, load
        self._loads: list[float] = []
        self.last: Taken | None = None

    async def run(self) -> None:
        """Take figures now, and then regularly."""
        while True:
            try:
                self.last = await self._taken()
            except Exception:
                LOG.exception("the figures for the host could not be taken")
            self._loads = []
            for _ in range(SAMPLES):
                await asyncio.sleep(SAMPLE)
                if self._load is not None:
                    self._loads.append(self._load())

    async def _taken(self) -> Taken:
        writes, (waiting, ways) = self._store.writes, await self._store.calls_in_all()
        size, free = await asyncio.to_thread(self._disk)
        mean = 1000 * writes.seconds / max(1, sum(writes.commits))
        return Taken(
            load=round(TEN * sum(self._loads) / len(self._loads)) * TEN if self._loads else None,
            memory=math.ceil(memory() / MB / TEN) * TEN,
            commit=math.ceil(mean),
            refused=writes.refused,
            calls=waiting // TEN * TEN,
            ways=ways,
            database=math.ceil(size / MB),
            free=math.floor(free / GB * TEN) / TEN,
        )

    def _disk(self) -> tuple[int, int]:
        file = self._store.file
        return file.stat().st_size, shutil.disk_usage(file.absolute().parent).free
