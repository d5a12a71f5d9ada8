"""Bots: players that see only what their seat sees."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from stolik.bots.levels import LEVELS, Level, levels_of
from stolik.core.bot import Bot
from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.inputs import generator, shown
from stolik.core.seat.handle import AnyBot
from stolik.core.spelling import meant

BotFactory = Callable[[str, int, Random], Bot]
"""Makes a bot for a game (its id) and a seat. The bot takes all its random numbers from the generator."""

AnyBotFactory = Callable[[str, int, Random], AnyBot]
"""The same, also for bots that search."""

BOTS: dict[str, BotFactory] = {name: Level(name) for name in LEVELS}
"""All bots by name, the weakest first. Each has a message `bot-<name>` in the catalogues."""


class UnknownBot(StolikError):
    """There is no bot with this name."""

    id = "unknown_bot"


class BotNotLoaded(StolikError):
    """The module of a user's bot cannot be imported or has no such factory."""

    id = "bot_not_loaded"


def find_bot(name: str) -> BotFactory:
    """The factory of the bot with this name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(bot=str(name)[:80], known=sorted(BOTS), **meant(name, BOTS))
    return BOTS[name]


def load_bot(bot: str | AnyBotFactory) -> AnyBotFactory:
    """The factory of a bot, given its name, `package.module:factory`, or the factory itself.

    Modules are also searched in the working directory. Raises UnknownBot and BotNotLoaded. Never call it with text from
    the network: importing a module runs it.
    """
    if callable(bot):
        return bot
    if not isinstance(bot, str):
        raise UnknownBot(bot=shown(bot), known=sorted(BOTS))
    module, sign, name = bot.partition(":")
    if not sign:
        return find_bot(bot)
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        factory: AnyBotFactory = getattr(import_module(module), name)
    except Exception as error:
        raise BotNotLoaded(bot=bot[:80], reason=(str(error) or type(error).__name__)[:200]) from error
    if not callable(factory):
        raise BotNotLoaded(bot=bot[:80], reason=f"{name} is not callable"[:200])
    return factory


def seated(bot: str | AnyBotFactory, game: Game[Any], seat: int, rng: Random) -> AnyBot:
    """A bot for a seat of a game as it is played at a table (`position.game`). Raises UnknownBot and BotNotLoaded."""
    factory, rng = load_bot(bot), generator(rng)
    return factory.of(game, seat, rng) if isinstance(factory, Level) else factory(game.id, seat, rng)


def name_of(bot: str | AnyBotFactory) -> str:
    """The name of a bot, or the `package.module:factory` of its factory."""
    return bot if isinstance(bot, str) else f"{bot.__module__}:{getattr(bot, '__qualname__', type(bot).__qualname__)}"


__all__ = [
    "BOTS",
    "AnyBotFactory",
    "BotFactory",
    "BotNotLoaded",
    "UnknownBot",
    "find_bot",
    "levels_of",
    "load_bot",
    "name_of",
    "seated",
]
