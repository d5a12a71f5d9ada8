"""`stolik play`: a game in the terminal against bots."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from tempfile import gettempdir
from time import time_ns
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.rule import Rule

from stolik.bots import seated
from stolik.bots.levels import best_bot
from stolik.bots.seating import read_seating
from stolik.cli.arguments import (
    GameId,
    Language,
    Options,
    Players,
    players_or_default,
    read_options,
)
from stolik.cli.board import board_of
from stolik.cli.ending import in_good_order, undisturbed
from stolik.cli.packs import Folders, tell_packs, use_packs
from stolik.cli.prompt import Leave, Undo, ask, only_answer
from stolik.cli.say import WRONG, err, line, out, print_outcome, read_save, sentence, texts
from stolik.core.errors import StolikError
from stolik.core.inner.codec import is_save
from stolik.core.inputs import written_seat
from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.question import SEATS
from stolik.core.seat.explaining import why, with_explanation
from stolik.core.seat.handle import AnyBot, SeatHandle, answer_of
from stolik.core.seat.preview import Previewed, preview
from stolik.core.seat.reader import LogReader
from stolik.core.why import Why
from stolik.files import NotWritable, check_writable, write
from stolik.registry import new_game
from stolik.text import Catalogue


def play(
    game: GameId,
    players: Players = None,
    seat: Annotated[str | None, typer.Option(help="Where you sit; seat 1 by default, alone seat 0.")] = None,
    seed: Annotated[int | None, typer.Option(help="What chance follows from; by default a new one.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays the other seats: a bot's name or package.module:factory, or bots by seat or role, "
            "0=random,hunted=sensible; by default the strongest."
        ),
    ] = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(readable=False, help="Keep the game in this file when you leave.")
    ] = None,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Play a whole game here, against bots.

    Answers are numbered. u takes one back; = with an answer says what it leads to; ? explains the answers; ? with a
    name explains a thing; q leaves.

    Example: stolik play not_alone --players 4 --seat 0 --lang pl
    """
    use_packs(packs, texts(lang))
    chosen = find_game(game)
    seats = players_or_default(chosen, players)
    me = written_seat(seat or str(min(1, seats - 1)), seats)
    if save is not None:
        check_place(save)
    position = new_game(game, players=seats, seed=seed, options=read_options(chosen, option))
    seating = read_seating(chosen, seats, bots.split(",") if bots else (), {me})
    others = {
        other: seated(
            seating.at(other, role) or best_bot(chosen), position.game, other, Random(f"{position.seed}/{other}")
        )
        for other, role in enumerate(chosen.roles(seats))
        if other != me
    }
    words = texts(lang, game).seated({}, position.options)
    tell_packs(position, words)
    table = TerminalTable(position, me, others, words, Console(highlight=False))
    with in_good_order():
        try:
            table.play()
        finally:
            if save is not None:
                with undisturbed():
                    keep(position, save, words)


def check_place(file: Path) -> None:
    """Raises NotWritable if a game could not be kept in the file, or if something else than a game is kept there."""
    check_writable(file)
    if file.exists() and not is_save(read_save(file)):
        raise NotWritable(file=str(file), reason="foreign")


def keep(position: Position, file: Path, words: Catalogue) -> None:
    """Keep the game in the file, or where else it can be, and say where. Raises NotWritable if it is nowhere."""
    data = position.save()
    try:
        write(file, data)
    except NotWritable as error:
        line(err(), sentence(error, words))
        other = _elsewhere(f"stolik-{position.game.id}-{time_ns()}.json", data)
        if other is None:
            raise
        line(err(), words.say("cli-kept", file=str(other)))
        raise typer.Exit(WRONG) from error
    line(out(), words.say("cli-kept", file=str(file)))


def _elsewhere(name: str, data: bytes) -> Path | None:
    """Where the data could be written after all: here, at home or among the files of the day."""
    for folder in (Path.cwd, Path.home, lambda: Path(gettempdir())):
        with suppress(NotWritable, OSError, RuntimeError):
            file = folder() / name
            write(file, data)
            return file
    return None


class TerminalTable:
    """A game of one person against bots."""

    def __init__(
        self, position: Position, me: int, bots: dict[int, AnyBot], words: Catalogue, console: Console
    ) -> None:
        self.position = position
        self.me = me
        self.bots = bots
        self.words = words
        self.console = console
        self.draw = board_of(position.game.id)
        self.reader = LogReader(me)
        self.rng = SystemRandom()

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        line(self.console, self.words.say("cli-you-are", seat=SEATS[self.me].ref), "bold")
        try:
            while not self.position.over:
                self._let_bots_answer()
                if self.me in self.position.pending:
                    self._answer()
        except Leave:
            line(self.console, self.words.say("cli-quit"))
            return
        self._tell()
        self._show()
        outcome = self.position.outcome
        assert outcome is not None
        print_outcome(self.console, outcome, self.words)

    def _let_bots_answer(self) -> None:
        position = self.position
        while bots := sorted(position.pending.keys() & self.bots.keys()):
            seat = bots[0]
            position.answer(seat, answer_of(self.bots[seat], SeatHandle.at(position, seat)))

    def _answer(self) -> None:
        question = self.position.pending[self.me]
        answer = only_answer(question)
        if answer is None:
            self._tell()
            self._show()
            try:
                wire = with_explanation(self.position, self.me, question)
                answer = ask(self.console, wire, self.words, self._why, self._ahead)
            except Undo:
                self._take_back()
                return
        try:
            self.position.answer(self.me, answer)
        except StolikError as error:
            line(self.console, sentence(error, self.words, question.wire()), "red")

    def _why(self, thing: str) -> Why:
        return why(self.position, self.me, thing, self.me, self.rng)

    def _ahead(self, answer: Any) -> Previewed:
        return preview(self.position.clone(), self.me, answer, self.rng)

    def _take_back(self) -> None:
        try:
            self.position.undo(self.me)
        except StolikError as error:
            line(self.console, sentence(error, self.words), "red")

    def _tell(self) -> None:
        """Print the log lines since the last call."""
        _, lines = self.reader.update(self.position)
        for entry in lines:
            line(self.console, "· " + self.words.say(f"log-{entry.id}", **entry.args), "italic")

    def _show(self) -> None:
        self.console.print(Rule(style="dim"))
        self.console.print(self.draw(msgspec.to_builtins(self.position.observe(self.me)), self.words))
