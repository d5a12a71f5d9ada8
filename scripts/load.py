"""Start a server on this machine, put it under load, and print one row of a Markdown table for each case.

    .venv/bin/python scripts/load.py open-500 closed-200 back-500 fresh-2000
    .venv/bin/python scripts/load.py zona-open-100 voidfall-open-100 --previews 0.5 --bots 2

A case is a game (Not Alone if none is named), a kind and a number of tables, with four persons each. `open`: one
answer a second at each table; `closed`: answers follow one another as fast as they can; `bots`: as `open`, with one
person and bots; `back`: all seats reconnect at once after the server was killed; `fresh`: memory of tables with one
guest each; `letters`: one person at each table of bots answers and leaves, and what the server then uses is measured
while bots go on alone, and once they wait for people. Every person is a WebSocket that gives random legal answers, and
knows of the rules only what a question says. With `--bots` the last seats of each table are bots; with `--previews`
somebody who is asked at a table looks at what an answer would lead to, so many times a second (`open`, `closed` and
`bots`). With `--hanging` people who are away are called meanwhile by mail, Web Push and webhooks, and no receiver ever
answers.

`own` is the time from an answer to the next view of its seat, `last` the time to the last view of another seat,
`previews` their number a second and the time to the reply; times are in milliseconds. The server has one core and the
load another; bots share the server's core.
"""

import argparse
import asyncio
import os
import re
import signal
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter as now
from typing import Any

import uvloop

import stolik
from loading.hanging import Hanging
from loading.house import House
from loading.people import Result, Table


def spread(values: Sequence[float]) -> str:
    """The median, p95, p99 and maximum of some times, in milliseconds."""
    ordered = sorted(values)
    return (
        "/".join(f"{ordered[min(len(ordered) - 1, int(p * len(ordered)))] * 1000:.0f}" for p in (0.5, 0.95, 0.99, 1))
        if values
        else "-"
    )


async def opened(
    house: House, number: int, request: dict[str, Any], result: Result, *, joined: bool = True
) -> list[Table]:
    """Open this number of tables with their people."""
    tables = [Table(house, request, result) for _ in range(number)]
    gate = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with gate:
            await table.open()
            if joined:
                await table.join()

    await asyncio.gather(*map(one, tables))
    return tables


async def answers(house: House, case: "Case", pace: "Pace") -> str:
    """The row of a case in which tables play."""
    result = Result()
    tables = await opened(house, case.tables, case.request, result)
    end = now() + pace.warm + pace.seconds
    playing = [asyncio.create_task(table.play(end, case.rate)) for table in tables]
    if pace.previews:
        playing += [asyncio.create_task(table.look_ahead(end, pace.previews)) for table in tables]
    await asyncio.sleep(pace.warm)
    result.on, cpu, began = True, house.cpu, now()
    late = []
    while now() < end - 0.05:
        before = now()
        await asyncio.sleep(0.05)
        late.append(now() - before - 0.05)
    result.on, spent = False, now() - began
    cpu = (house.cpu - cpu) / spent
    await asyncio.gather(*playing)
    errors = ", ".join(f"{n} {error}" for error, n in result.errors.items() if n) or "0"
    seen = f"{len(result.previews) / spent:.1f}: {spread(result.previews)}" if pace.previews else "-"
    return (
        f"| {case.name} | {len(result.own) / spent:.1f} | {spread(result.own)} | {spread(result.last)} | {seen} |"
        f" {cpu:.2f} | {house.memory / 1e6:.0f} | {errors} | {spread(late)} |"
    )


async def back(house: House, case: "Case") -> str:
    """The row of a case in which seats reconnect after the server was killed."""
    tables = await opened(house, case.tables, case.request, Result())
    end = now() + 10
    await asyncio.gather(*(table.play(end, 1.0) for table in tables))
    house.stop(signal.SIGKILL)
    for table in tables:
        table.leave()
    started = now()
    house.start()
    began, cpu = now(), house.cpu
    gate = asyncio.Semaphore(200)

    async def one(table: Table) -> None:
        async with gate:
            await table.join()

    await asyncio.gather(*map(one, tables))
    seats = sum(len(table.seats) for table in tables)
    took = f"{now() - began:.1f} s after the start ({house.cpu - cpu:.1f} s of CPU)"
    return f"| {case.name} | {seats} seats back {took}, which took {began - started:.1f} s |"


async def fresh(house: House, case: "Case") -> str:
    """The row of a case with tables at which nothing has happened, with one guest each."""
    await asyncio.sleep(1)
    before = house.memory
    tables = await opened(house, case.tables, case.request, Result(), joined=False)
    for table in tables:
        table.links = table.links[:1]
        await table.join()
    await asyncio.sleep(1)
    return f"| {case.name} | {(house.memory - before) / case.tables / 1000:.0f} KB a table |"


async def letters(house: House, case: "Case", pace: "Pace") -> str:
    """The row of a case in which people play by correspondence."""
    tables = await opened(house, case.tables, case.request, Result(), joined=False)
    began, cpu = now(), house.cpu
    for table in tables:
        await table.join()
        await table.play(now() + 0.05, None)
        table.leave()
    busy = f"{(house.cpu - cpu) / (now() - began):.2f} while they come and go"
    await house.until_nothing_is_due()
    took, cpu, began = now() - began, house.cpu, now()
    await asyncio.sleep(pace.seconds)
    idle = 100 * (house.cpu - cpu) / (now() - began)
    return f"| {case.name} | CPU {busy}; all bots had played after {took:.0f} s; then idle: {idle:.1f} % of a core |"


@dataclass(frozen=True)
class Pace:
    """How long tables play before and while they are measured, in seconds, and how many previews they ask for a
    second.
    """

    warm: float
    seconds: float
    previews: float


@dataclass(frozen=True)
class Case:
    """What to measure: `zona-open-100` with so many players, of whom some are bots."""

    name: str
    game: str
    kind: str
    tables: int
    players: int
    bots: int

    @property
    def rate(self) -> float | None:
        """Answers a second at each table; None: as many as it can."""
        return None if self.kind == "closed" else 1.0

    @property
    def request(self) -> dict[str, Any]:
        """The request that opens such a table."""
        persons = 1 if self.kind in ("bots", "letters") else self.players - self.bots
        seats = [{"kind": "person"} if n < persons else {"kind": "bot", "bot": "sensible"} for n in range(self.players)]
        return {"game": self.game, "players": self.players, "seats": seats}


def read_case(name: str, bots: int) -> Case:
    """The case of this name. Raises ValueError if there is no such game or kind, or if no seat is left for a person."""
    found = re.fullmatch(r"(?:([a-z_0-9]+)-)?(open|closed|bots|back|fresh|letters)-([1-9][0-9]*)", name)
    game = (found[1] or "not_alone") if found else ""
    if found is None or game not in stolik.games():
        raise ValueError(f"{name} is no case; write it like zona-open-100, with one of {', '.join(stolik.games())}")
    players = min(4, stolik.games()[game].players[1])
    if not 0 <= bots < players:
        raise ValueError(f"{game} has {players} seats here, and one of them must be a person's")
    return Case(name, game, found[2], int(found[3]), players, bots)


async def measured(case: Case, pace: Pace, core: int, *, hanging: bool) -> str:
    """The row of a case."""
    with tempfile.TemporaryDirectory() as folder:
        db, receivers = Path(folder) / "load.db", Hanging()
        house = House(db, core, await receivers.open(Path(folder)) if hanging else None)
        try:
            if hanging:
                await receivers.call(house, db)
            if case.kind == "back":
                return await back(house, case)
            if case.kind == "fresh":
                return await fresh(house, case)
            if case.kind == "letters":
                return await letters(house, case, pace)
            return await answers(house, case, pace)
        finally:
            house.stop()


def main() -> None:
    """Measure the named cases."""
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("cases", nargs="+")
    args.add_argument("--seconds", type=float, default=30, help="that are measured")
    args.add_argument("--warm", type=float, default=4, help="seconds before that")
    args.add_argument("--previews", type=float, default=0, help="a second at each table")
    args.add_argument("--bots", type=int, default=0, help="seats of each table that are bots'")
    args.add_argument("--hanging", action="store_true", help="let calls to the table wait for receivers that hang")
    args.add_argument("--cores", type=int, nargs=2, default=(0, 1), help="of the server, of the load")
    asked = args.parse_args()
    try:
        cases = [read_case(name, asked.bots) for name in asked.cases]
    except ValueError as wrong:
        args.error(str(wrong))
    os.sched_setaffinity(0, {asked.cores[1]})
    print("| case | moves/s | own p50/95/99/max | last | previews | server CPU | MB | errors | load late |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for case in cases:
        row = measured(case, Pace(asked.warm, asked.seconds, asked.previews), asked.cores[0], hanging=asked.hanging)
        print(uvloop.run(row), flush=True)


if __name__ == "__main__":
    main()
