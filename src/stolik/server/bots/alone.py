"""A whole game with bots at all seats, in a process of its own that lets everybody else go first."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from random import Random, SystemRandom

import msgspec

from stolik.bots import find_bot, levels_of, seated
from stolik.core.installed import find_game
from stolik.core.play import playout
from stolik.core.position import Position

LONGEST = 10 * 60.0
"""Seconds that a game may take."""
RUN = f"from {__name__} import main; main()"
LAST = 19
"""The niceness of the process: below the thinkers, for whom people wait."""


class Dealt(msgspec.Struct, frozen=True):
    """A deal. It is written to the process, not named on its command line, which others on the machine can read."""

    game: str
    players: int
    seed: int
    options: dict[str, bool | str]


async def finished(deal: Dealt) -> Position:
    """The end of a game with this deal and the strongest bots. Raises OSError, TimeoutError, or StolikError if the
    process fails.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-c", RUN, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(LONGEST):
            told, _ = await process.communicate(msgspec.json.encode(deal))
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return Position.from_checkpoint(told)


def play(deal: Dealt) -> Position:
    """The end of a game with this deal."""
    game = find_game(deal.game)
    position = Position(game, deal.players, deal.seed, deal.options)
    bot = find_bot(levels_of(game)[-1])
    bots = {seat: seated(bot, game, seat, Random(SystemRandom().getrandbits(64))) for seat in range(deal.players)}
    return playout(position, bots)


def main() -> None:
    """Play the deal that is read, and write its end."""
    if hasattr(os, "nice"):
        os.nice(LAST)
    sys.stdout.buffer.write(play(msgspec.json.decode(sys.stdin.buffer.read(), type=Dealt)).checkpoint())
