"""Which bot takes a seat, and the names of the bots at a table.

The names are signs of tempo from sheet music, the same in every language and never declined. They follow from the
table's id, so they are the same for everybody and every time, and need not be kept. A person's name is told apart from
all of them (`names.distinct`), also from those of seats at which no bot sits yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from stolik.bots import find_bot
from stolik.bots.levels import best_bot
from stolik.core.game import Game

LEAVER_BOT = "leaver_bot"
"""Id of the option, if a game has it, whose value names the bot for a seat that a person leaves."""

NAMES = (
    "Adagio", "Allegro", "Andante", "Brio", "Dolce", "Forte", "Giusto", "Largo",
    "Legato", "Lento", "Mesto", "Presto", "Rubato", "Scherzo", "Tremolo", "Vivace",
)  # fmt: skip


def leaver_bot(game: Game[Any], options: Mapping[str, Any]) -> str:
    """The bot for a seat that a person leaves: what the options say, or the strongest."""
    return str(options.get(LEAVER_BOT) or best_bot(game))


def bot_for(game: Game[Any], kind: str, bot: str, options: Mapping[str, Any]) -> str:
    """The bot for a seat: `bot` if given, else the table's default; empty for a person. Raises UnknownBot."""
    if kind == "person":
        return ""
    name = bot or leaver_bot(game, options)
    find_bot(name)
    return name


def bot_names(table: str, players: int) -> list[str]:
    """By seat: the name of a bot that sits there, if nobody has named the seat."""
    order = Random(f"bots/{table}").sample(NAMES, len(NAMES))
    return [order[seat % len(NAMES)] for seat in range(players)]
