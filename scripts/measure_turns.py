"""Measure what a turn costs a person who plays with bots, and print a Markdown table for each part.

    .venv/bin/python scripts/measure_turns.py --seconds --presses --areas
    .venv/bin/python scripts/measure_turns.py --seconds --games voidfall zona --turns 20 --tempo instant

`--seconds`: scripted persons of three styles (`first`: the first option that is lit; `random`; `sensible`: the game's
own bot) play every game, at every number of players, with sensible bots at all other seats of a real server. Measured
is the time from an answer to the next question, if others have acted meanwhile. `server` is the median time until the
server asks; `seconds` (the median), `9 of 10` and `longest` are until the page does, which first tells what has
happened, at `--tempo`. The page's own code tells it, on a clock of its own. A person answers at once.

`--presses`: how many answers and presses a turn takes (turns/presses.py): the median and 9 of 10, over `--turns` turns
of the first seat among sensible bots, at every number of players.

`--areas`: how much room each board has, in a browser (turns/areas.py has more options).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import stolik
from loading.house import House
from turns import presses, seconds
from turns.player import STYLES, Person, Played

GAMES = ("not_alone", "terrorscape", "voidfall", "zona")


def bot_of(game: str) -> str:
    """The bot at the other seats."""
    return "sensible" if "sensible" in stolik.games()[game].bots else "random"


async def play(tables: Iterable[tuple[str, int, str]], turns: int, at_once: int) -> list[Played]:
    """Let persons play, so many at once."""
    gate = asyncio.Semaphore(at_once)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "t.db"
        house = House(db, random.choice(sorted(os.sched_getaffinity(0))))

        async def one(game: str, players: int, style: str) -> Played:
            async with gate:
                return await Person(house, db, game, players, style).play(turns, bot_of)

        try:
            return await asyncio.gather(*(one(*table) for table in tables))
        finally:
            house.stop()


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the parts that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", action="store_true", help="how long one waits between two questions")
    parser.add_argument("--presses", action="store_true", help="how many answers and presses a turn takes")
    parser.add_argument("--areas", action="store_true", help="how much room the boards have")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--players", nargs="+", type=int, help="by default all numbers")
    parser.add_argument("--styles", nargs="+", choices=STYLES, default=STYLES)
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--at-once", type=int, default=8, help="tables that are played at the same time")
    parser.add_argument("--tempo", choices=("calm", "brisk", "instant"), default="brisk")
    given = parser.parse_args(arguments)
    seats = [
        (game, players)
        for game in given.games
        for least, most in [stolik.games()[game].players]
        for players in range(least, most + 1)
        if given.players is None or players in given.players
    ]
    if given.seconds:
        tables = [(game, players, style) for game, players in seats if players > 1 for style in given.styles]
        played = asyncio.run(play(tables, given.turns, given.at_once))
        print(table(seconds.HEAD, seconds.rows(played, given.tempo)))
    if given.presses:
        print(table(presses.HEAD, (presses.row(*one, presses.found_in(*one, {}, given.turns)) for one in seats)))
    if given.areas:
        command = [sys.executable, "-m", "scripts.turns.areas", *given.games]
        subprocess.run(command, cwd=Path(__file__).parents[1], check=True)


if __name__ == "__main__":
    main()
