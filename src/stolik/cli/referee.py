"""`stolik referee`: a game over standard input and output, for programs."""

from __future__ import annotations

import sys
from random import Random
from typing import Annotated, Any

import typer

from stolik.bots import seated
from stolik.bots.seating import read_seating
from stolik.cli.arguments import (
    BadPair,
    GameId,
    Language,
    Options,
    Players,
    players_or_default,
    read_options,
)
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import sentence, texts
from stolik.core.errors import StolikError
from stolik.core.installed import find_game
from stolik.core.seat.handle import AnyBot
from stolik.referee import Referee, serve_lines
from stolik.registry import new_game


def referee(
    game: GameId,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="What chance follows from.")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=NAME",
            help="A bot for a seat or a role, by name or as package.module:factory; may be repeated.",
        ),
    ] = None,
    option: Options = None,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Run a game for programs, in lines of JSON.

    It prints what each seat without a bot may know, and reads their answers. See docs/referee.md.

    Example: stolik referee not_alone --players 3 --seed 7 --bot 1=random --bot 2=random
    """
    use_packs(packs, texts(lang))
    chosen = find_game(game)
    seats = players_or_default(chosen, players)
    options = read_options(chosen, option)
    position = new_game(game, players=seats, seed=seed, options=options)
    bots: dict[int, tuple[str, AnyBot]] = {}
    parts = [part for one in bot or () for part in one.split(",")]
    for part in parts:
        if "=" not in part:
            raise BadPair(text=part[:80], example="1=random")
    seating = read_seating(chosen, seats, parts)
    for seat, role in enumerate(chosen.roles(seats)):
        name = seating.at(seat, role)
        if name:
            bots[seat] = (name, seated(name, position.game, seat, Random(f"{seed}/{seat}/{name}")))
    words = texts(lang, game)

    def complain(error: StolikError, question: dict[str, Any] | None) -> str:
        return sentence(error, words, question)

    serve_lines(Referee(position, bots), sys.stdin.buffer, sys.stdout.buffer, complain)
