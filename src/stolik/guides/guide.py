"""A guide: the start of a game, every answer of every seat, and what the learner is told at which position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from stolik.core.errors import StolikError
from stolik.core.game import Game
from stolik.core.options import OptionValue
from stolik.core.position import Position
from stolik.core.table import Answered


class BadGuide(StolikError):
    """A guide cannot be read, or its game cannot be played as it says."""

    id = "bad_guide"


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a guide: what is said at its start, the things marked meanwhile, and the moves until the next one.

    `says` is the end of a message id (`guide-<guide>-<says>`); empty if nothing is said. A move is a seat's number, the
    kind of its question and the references of its answer: `"1 lay place:4"`. A scene whose first move is not the
    learner's waits until its text has been read; one without moves is only read. Answers to questions with one possible
    answer are not listed.
    """

    says: str = ""
    marks: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()


class Beat(msgspec.Struct, frozen=True):
    """The smallest part of a guide: a text to read (`answer` is None), or one answer of one seat. `starts` is set on
    the first beat of a scene, `only` if no other answer is possible.
    """

    scene: int
    starts: bool = False
    answer: Answered | None = None
    only: bool = False


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guide as it is written. `seat` is the learner's, `minutes` about how long it takes; `options` and `deal` say
    how the game starts.
    """

    players: int
    seat: int
    seed: int
    minutes: int
    scene: tuple[Scene, ...]
    options: dict[str, OptionValue] = {}
    deal: dict[str, Any] = {}


class Guide:
    """A guide of a game."""

    def __init__(self, game: Game[Any], name: str, script: Script) -> None:
        self.game = game
        self.name = name
        self.script = script
        self.seat = script.seat
        self.scenes = script.scene

    @property
    def role(self) -> str:
        """The role that the learner plays."""
        return self.game.roles(self.script.players)[self.seat]

    @property
    def messages(self) -> set[str]:
        """The ids of all messages it needs."""
        return {f"guide-{self.name}"} | {self.message(scene) for scene in self.scenes if scene.says}

    def message(self, scene: Scene) -> str:
        """The id of what a scene says; empty if it says nothing."""
        return f"guide-{self.name}-{scene.says}" if scene.says else ""

    def start(self) -> Position:
        """The position before the first answer."""
        script = self.script
        return Position(self.game, script.players, script.seed, script.options, script.deal)

    def position(self, answers: int) -> Position:
        """The position after the first `answers` answers."""
        position = self.start()
        for seat, _, value in self.line[:answers]:
            position.answer(seat, value)
        return position

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """All beats in order, found by playing the guide through. Raises BadGuide if a move does not fit."""
        position = self.start()
        beats: list[Beat] = []
        for number, scene in enumerate(self.scenes):
            mine = bool(scene.moves) and scene.moves[0].split()[0] == str(self.seat)
            starts = mine or not scene.says
            if not starts:
                beats.append(Beat(number, starts=True))
            for nth, move in enumerate(scene.moves):
                where = {"guide": self.name, "scene": number + 1, "move": nth + 1, "found": move}
                beats += [Beat(number, answer=answer, only=True) for answer in self._only(position)]
                beats.append(Beat(number, starts and nth == 0, _play(position, move, where)))
                beats += [Beat(number, answer=answer, only=True) for answer in self._only(position)]
        return tuple(beats)

    @cached_property
    def line(self) -> tuple[Answered, ...]:
        """All answers in order. Raises BadGuide."""
        return tuple(beat.answer for beat in self.beats if beat.answer is not None)

    def _only(self, position: Position) -> Iterator[Answered]:
        """Give all answers that are the only possible ones, the learner's first."""
        while True:
            only = [seat for seat, question in position.pending.items() if question.only() is not None]
            if not only:
                return
            seat = self.seat if self.seat in only else only[0]
            position.answer(seat, position.pending[seat].only())
            yield position.latest


def _play(position: Position, move: str, where: dict[str, Any]) -> Answered:
    """Give the answer that a move names. Raises BadGuide with what is asked instead."""
    number, kind, *refs = move.split()
    seat = int(number) if number.isdigit() else -1
    question = position.pending.get(seat)
    if question is None or question.kind != kind:
        asked = ", ".join(f"{other} {open.kind}" for other, open in sorted(position.pending.items()))
        raise BadGuide(reason="asked", asked=asked, **where)
    one = question.wire()["type"] in ("choose", "number")
    try:
        position.answer(seat, refs[0] if one and len(refs) == 1 else refs)
    except StolikError as error:
        options = " ".join(question.wire()["options"])
        raise BadGuide(reason="answer", options=options, **where) from error
    return position.latest
