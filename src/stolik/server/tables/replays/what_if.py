"""What if: a practice table that grows from a moment of a game (docs/decisions/0064-what-if.md)."""

from __future__ import annotations

from random import Random

from stolik.core.position import Position
from stolik.server.errors import GameOver
from stolik.server.storage.records import CheckpointRow, WhatIf
from stolik.server.tables.game.restore import checkpoint
from stolik.server.tables.replays.film import Eyes, moment_at


def grown(game: Position, eyes: Eyes, frame: int, seat: int, rng: Random) -> tuple[WhatIf, CheckpointRow]:
    """A position that grows from a moment of a game, as a new table begins with it, and what it is. Of a game that is
    over it is the true one; of one that runs, a world that the seat cannot tell from it. Everything to come is drawn
    anew. Raises NoBeginning, NoMoment, GameOver.
    """
    moment = moment_at(game, eyes, frame)
    if moment.over:
        raise GameOver
    if game.over:
        moment.redraw(rng)
        return "true", checkpoint(moment, 0)
    return "imagined", checkpoint(moment.resample(seat, rng), 0)
