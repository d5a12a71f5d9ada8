"""Arguments shared by several commands, and their parsers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from stolik.core.errors import BadOption, StolikError
from stolik.core.game import Game
from stolik.core.options import OptionValue
from stolik.core.packs import is_pack
from stolik.core.spelling import meant
from stolik.text.languages import LANGUAGES, nearest

MOST_DAYS = 100_000
YES = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


class BadPair(StolikError):
    """An argument that should look like `name=value` does not."""

    id = "bad_pair"


class BadDays(StolikError):
    """An argument that should be a number of days is not."""

    id = "bad_days"


class UnknownLanguage(StolikError):
    """Stolik does not speak the language."""

    id = "unknown_language"


def _known(lang: str | None) -> str | None:
    """The language that was typed. Raises UnknownLanguage."""
    if lang is None or nearest(lang):
        return lang and nearest(lang)
    raise UnknownLanguage(lang=lang[:80], languages=", ".join(f"{id} ({one.name})" for id, one in LANGUAGES.items()))


Language = Annotated[
    str | None,
    typer.Option("--lang", callback=_known, help=f"Language: {', '.join(LANGUAGES)}. By default that of your system."),
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, for instance not_alone.")]
Players = Annotated[int | None, typer.Option("--players", help="Seats at the table, all roles counted.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule chosen otherwise; may be repeated.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def players_or_default(game: Game[Any], players: int | None) -> int:
    """The number of players: `players`, else the one nearest to four that the game allows. Raises BadPlayers."""
    least, most = game.players
    return game.check_players(min(max(4, least), most) if players is None else players)


def read_options(game: Game[Any], pairs: Sequence[str] | None) -> dict[str, OptionValue]:
    """The options given as `name=value`. Raises BadPair, BadOption."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for pair in pairs or ():
        name, sign, text = pair.partition("=")
        if not sign:
            raise BadPair(text=pair[:80], example=_example(game))
        if name not in known and not is_pack(name):
            raise BadOption(game=game.id, option=name[:80], **meant(name, known))
        flag = is_pack(name) or True in known[name].values
        chosen[name] = YES.get(text, text) if flag else text
    values = game.check_options(chosen)
    return {name: values[name] for name in chosen if name in values}


def _example(game: Game[Any]) -> str:
    """An example of `name=value` for the game."""
    for option in game.options:
        return f"{option.id}={option.default if isinstance(option.default, str) else 'yes'}"
    return "name=value"


def whole_days(text: str) -> int:
    """A number of days as typed. Raises BadDays."""
    if not (str(text).isdecimal() and int(text) <= MOST_DAYS):
        raise BadDays(text=text, most=MOST_DAYS)
    return int(text)
