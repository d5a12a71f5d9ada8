"""`stolik guide`: play a guide through, for its author."""

from __future__ import annotations

from random import Random
from typing import Annotated

import typer

from stolik.bots import find_bot, seated
from stolik.cli.arguments import Language
from stolik.cli.say import line, out, texts
from stolik.core.seat.handle import SeatHandle, answer_of
from stolik.guides import find_guide


def guide(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game (see stolik games).")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The guide, a file in its folder guides.")],
    more: Annotated[int, typer.Option(help="Let bots play on for so many answers, and print them as moves.")] = 0,
    bot: Annotated[str, typer.Option(help="The bot in all seats of the answers added.")] = "sensible",
    seed: Annotated[int, typer.Option(help="Seed of the bots.")] = 0,
    lang: Language = None,
) -> None:
    """Play a guide through and print its texts in their places; stop with an error where a move does not fit.

    Example: stolik guide not_alone hunted --more 20
    """
    found = find_guide(game, name)
    words = texts(lang, game)
    for beat in found.beats:
        scene = found.scenes[beat.scene]
        if beat.starts:
            line(out(), f"{beat.scene + 1}. {words.say(found.message(scene)) if scene.says else ''}")
        if beat.answer is not None:
            seat, kind, value = beat.answer
            line(out(), f"    {'(only) ' if beat.only else ''}{_move(seat, kind, value)}")
    position = found.position(len(found.line))
    seats = range(position.players)
    players = {seat: seated(find_bot(bot), position.game, seat, Random(f"{seed}/{seat}")) for seat in seats}
    for _ in range(more):
        if position.over:
            break
        seat = found.seat if found.seat in position.pending else min(position.pending)
        only = position.pending[seat].only()
        if only is not None:
            position.answer(seat, only)
            continue
        handle = SeatHandle.at(position.clone(), seat)
        position.answer(seat, answer_of(players[seat], handle))
        line(out(), f'    "{_move(*position.latest)}", # {" ".join(map(str, handle.question.wire()["options"]))}')
    for open_seat, question in sorted(position.pending.items()):
        line(out(), f"? {open_seat} {question.kind} {' '.join(question.wire()['options'])}")


def _move(seat: int, kind: str, value: object) -> str:
    refs = value if isinstance(value, list) else [value]
    return " ".join(map(str, (seat, kind, *refs)))
