"""Bots: players that see what their seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stolik.bots.levels import LEVELS, Level, levels_of
from stolik.core.bot import Bot
from stolik.core.errors import StolikError

BotFactory = Callable[[str, int, Random], Bot]
"""Makes a bot for a game (its id) and a seat; everything it draws comes from the generator."""

BOTS: dict[str, BotFactory] = {name: Level(name) for name in LEVELS}
"""All bots by name, the weakest first. Each has a message `bot-<name>` in the catalogues."""


class UnknownBot(StolikError):
    """No bot of that name sits here."""

    id = "unknown_bot"


def find_bot(name: str) -> BotFactory:
    """What makes the bot of that name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(bot=str(name)[:80], known=sorted(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "BotFactory", "UnknownBot", "find_bot", "levels_of"]
