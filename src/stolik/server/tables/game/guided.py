"""A table with a guide: the other seats give the recorded answers, and the learner is told what to try.

Such a table has one person, the learner, and follows the recorded answers. So going back may pass any barrier without
revealing anything. When the guide ends, or the learner leaves it, the table continues like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from stolik.core.errors import StolikError
from stolik.core.position import Position
from stolik.core.question import Question
from stolik.guides import Beat, Guide, Scene, find_guide
from stolik.server.errors import GuideWants
from stolik.server.storage.records import GUIDE, Record

PASS = "word:pass"


class Told(msgspec.Struct, frozen=True):
    """What the learner is told now (docs/protocol.md)."""

    name: str
    """The guide."""
    nth: int
    of: int
    """How many texts have been shown, and how many there are."""
    says: str
    marks: tuple[str, ...]
    wants: Any
    """The learner's answer that continues the guide."""
    silent: bool
    """Whether it is given without a text: the only possible answer, or a pass without a text."""
    waits: bool
    """Whether the table waits until this is read."""
    back: bool


class Guided:
    """The progress of a table in its guide."""

    def __init__(self, guide: Guide, answers: int) -> None:
        """`answers`: how many of the guide's answers have been given."""
        self.guide = guide
        self.seat = guide.seat
        self.at = self._first(answers)
        """The number of the current beat."""

    @property
    def beat(self) -> Beat | None:
        """The current beat; None when the guide has ended."""
        return self.guide.beats[self.at] if self.at < len(self.guide.beats) else None

    @property
    def reading(self) -> bool:
        """Whether the table waits until the learner has read a text."""
        return self.beat is not None and self.beat.answer is None

    @property
    def ends(self) -> bool:
        """Whether the current beat is the last."""
        return self.at + 1 == len(self.guide.beats)

    def next_of(self, seat: int, ahead: int = 0) -> Any:
        """The seat's next answer if it is its turn in the guide, now or `ahead` beats ahead, else None."""
        beats = self.guide.beats[self.at + ahead : self.at + ahead + 1]
        answer = beats[0].answer if beats else None
        return answer[2] if answer is not None and answer[0] == seat else None

    def only_next(self, asked: Mapping[int, Question[Any]], ahead: int = 0) -> dict[int, Question[Any]]:
        """The one of the open questions that is answered next in the guide, or `ahead` beats ahead."""
        return {seat: question for seat, question in asked.items() if self.next_of(seat, ahead) is not None}

    def check(self, seat: int, question: Question[Any], value: object) -> None:
        """Raises GuideWants if the answer is not the guide's, IllegalAnswer if it is not legal."""
        wanted = self.next_of(seat)
        if wanted is None or question.plain(question.check(value)) != wanted:
            raise GuideWants

    @property
    def before(self) -> int | None:
        """The last beat before the current one that had a text; None if there is none."""
        told = [at for at, beat in enumerate(self.guide.beats[: self.at]) if self._speaks(beat)]
        return told[-1] if told else None

    def answers_before(self, at: int) -> int:
        """The number of answers before beat number `at`."""
        return sum(beat.answer is not None for beat in self.guide.beats[:at])

    def told(self) -> Told:
        """What the learner is told now."""
        beat, wants = self.beat, self.next_of(self.seat)
        silent = beat is not None and wants is not None and (beat.only or (wants == PASS and not self._speaks(beat)))
        speaks = beat is not None and (self.reading or wants is not None) and not silent
        scene = self.guide.scenes[beat.scene] if beat is not None and speaks else Scene()
        return Told(
            name=self.guide.name,
            nth=sum(self._speaks(beat) for beat in self.guide.beats[: self.at + 1]),
            of=sum(map(self._speaks, self.guide.beats)),
            says=self.guide.message(scene),
            marks=scene.marks,
            wants=wants,
            silent=silent,
            waits=self.reading,
            back=self.before is not None,
        )

    def _speaks(self, beat: Beat) -> bool:
        return beat.starts and bool(self.guide.scenes[beat.scene].says)

    def _first(self, answers: int) -> int:
        """The first beat after this number of answers."""
        return next(at for at in range(len(self.guide.beats) + 1) if self.answers_before(at) == answers)


def has_guide(record: Record) -> bool:
    """Whether a table was opened with a guide that has neither been left nor ended."""
    return bool(record.table.guide) and not any(row.kind == GUIDE and row.value is None for row in record.answers)


def guided(record: Record, position: Position) -> Guided | None:
    """The progress of a restored table in its guide; None if it follows none, or no longer."""
    if not has_guide(record) or position.continued:
        return None
    try:
        guide = find_guide(record.table.game, record.table.guide)
        line = guide.line
    except StolikError:
        return None
    given = tuple(position.history)
    found = Guided(guide, len(given)) if given == line[: len(given)] else None
    return found if found is not None and found.beat is not None else None
