"""The search over a turn: it looks at each Focus card quickly, and at the best ones action by action."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from random import Random
from typing import Any, cast

import msgspec

from stolik.core.position import Position
from stolik.core.question import Question
from stolik.core.table import Outcome
from stolik.games.voidfall.bots.answers import candidates, sole
from stolik.games.voidfall.view.fields import HouseView, VoidfallView

STATIONS = frozenset({"focus", "act"})
"""Questions between actions. Lines are compared when they have reached one."""
STOPS = frozenset({"word:done", "word:end_turn"})
"""Options at a station that end something early."""
CARD = frozenset({"focus", "discard_focus"})
"""Questions about the card that is played."""
FLIP = "word:flip_trade"
ASIDE = frozenset({"word:pay_credits", "word:return_trades"})
"""Options at a station that do nothing on their own and hardly ever help."""
NOTHING: frozenset[str] = frozenset()
DEPTH = 40
"""The most questions to look ahead within an action."""
TIED = 8
"""The most lines that go on at one question within an action."""
OPEN = 16
"""The most lines that go on within an action."""
WIN = 100.0
ACTIONS = 6
"""The most actions in a turn."""
USUAL = 2
"""Actions of a card without a Trade token flipped."""

Answers = tuple[tuple[Question[Any], Any], ...]
"""Questions with their answers."""
Judge = Callable[[VoidfallView], float]
"""Takes a view, returns its worth."""


class Effort(msgspec.Struct, frozen=True):
    """How much the search tries."""

    looked: int = 9
    """The number of Focus cards looked at again, of those looked at earlier in this Cycle."""
    cards: int = 3
    """The number of Focus cards whose turn is searched, of all that were looked at quickly."""
    lines: int = 2
    """Lines kept after each action."""
    actions: int = 3
    """The number of actions tried again later in the turn, of those tried alone."""
    inner: int = 2
    """Lines kept at each question within an action."""
    mixes: int = 2
    """Answers tried for a question that asks for amounts."""
    most: int = 900
    """After trying this number of answers the search looks at no further card."""
    enough: int = 6000
    """After trying this number of answers, divided by the number of players plus one, the search continues with only
    one line: answers take longer to try at larger tables.
    """
    ahead: int = 4
    """The number of Focus cards looked at for the next turn, of those that promised most."""


class Line:
    """Answers tried one after the other, and the position they lead to. Its worth is computed when needed."""

    __slots__ = ("_view", "_worth", "answers", "ended", "position", "search")

    def __init__(self, search: Search, position: Position, answers: Answers, ended: bool = False) -> None:
        self.search = search
        self.position = position
        self.answers = answers
        self.ended = ended
        self._view: VoidfallView | None = None
        self._worth: float | None = None

    @property
    def view(self) -> VoidfallView:
        """The seat's view of the position."""
        if self._view is None:
            self._view = cast(VoidfallView, self.position.observe(self.search.seat))
        return self._view

    @property
    def worth(self) -> float:
        """The worth of the position for the searching seat."""
        if self._worth is None:
            search = self.search
            self._worth = search.judge(self.view) + result(self.position.outcome, search.seat)
        return self._worth

    def house(self) -> HouseView:
        """The seat's House in the position."""
        return self.view.houses[self.search.seat]

    def extras(self) -> frozenset[str]:
        """What may be added to the card before its first action: a Trade token to flip, Agendas to play."""
        options: frozenset[str] = frozenset(self.question.wire()["options"])
        agendas = {ref for ref in options if ref.startswith("agenda:") and ref != self.view.turn.agenda}
        return options & {FLIP, *agendas}

    @property
    def question(self) -> Question[Any]:
        """The seat's next question."""
        return self.position.pending[self.search.seat]


class Search:
    """One search from a drawn world."""

    def __init__(
        self, seat: int, judge: Judge, rng: Random, effort: Effort, promised: dict[str, float] | None = None
    ) -> None:
        """`promised`: the promise of cards in the last searches of this Cycle; it is updated for the next search."""
        self.promised = {} if promised is None else promised
        self.seat = seat
        self.judge = judge
        self.rng = rng
        self.effort = effort
        self.tried = 0
        self.enough = effort.enough
        self.moment: Hashable = None

    def best(self, start: Position) -> Answers:
        """The answers of the best line found."""
        self.moment = start.moment
        self.enough = self.effort.enough // (start.players + 1)
        first = Line(self, start, ())
        if first.question.kind != "focus":
            inner = self._with_extras(first) if self._at_station(first) else self._after(first, self.effort.inner)
            ended = [line for line in inner if line.ended]
            lines = [line for line in inner if not line.ended]
            if lines:
                ended.append(self._turn(kept(lines, self.effort.lines)))
            return max(ended, key=_worth).answers
        skipped = self._unpromising(first.question, self.effort.looked)
        cards = [self._with_agenda(card) for card in self._after(first, 1, without=skipped)]
        begun: list[tuple[Line, list[Line]]] = []
        for card in cards:
            if begun and self.exhausted:
                break
            begun.append((card, self._with_action(card, 1)))
        begun.sort(key=lambda one: promise(*one), reverse=True)
        self.promised |= {card.answers[0][1].ref: promise(card, acted) - first.worth for card, acted in begun}
        found: list[Line] = []
        for card, acted in begun[: self.effort.cards]:
            if not found or self.tried < self.effort.most:
                found.append(self._turn([card], acted))
        if self.tried < self.effort.most:
            best = max(found, key=_worth)
            card, acted = next(one for one in begun if one[0].answers == best.answers[: len(one[0].answers)])
            if sum(line.worth > card.worth for line in acted) > USUAL:
                found += self._flipped(best, first)
        return max(found, key=_worth if self.exhausted else self._ahead).answers

    @property
    def exhausted(self) -> bool:
        """Whether the search has tried so much that it must end soon."""
        return self.tried >= self.enough

    def _ahead(self, end: Line) -> float:
        """The worth of the end of a turn; if the next turn follows at once, with its best card."""
        if self.seat not in end.position.pending or end.question.kind != "focus":
            return end.worth
        self.moment = end.position.moment
        skipped = self._unpromising(end.question, self.effort.ahead)
        cards = [self._with_agenda(card) for card in self._after(Line(self, end.position, ()), 1, without=skipped)]
        return max((promise(card, self._with_action(card, 1)) for card in cards), default=end.worth)

    def _unpromising(self, question: Question[Any], most: int) -> frozenset[str]:
        """The cards offered that are not among the `most` most promising of them at the last look."""
        offered = [card.ref for card in question.options if card.ref in self.promised]  # type: ignore[attr-defined]
        return frozenset(sorted(offered, key=self.promised.__getitem__, reverse=True)[most:])

    def _with_agenda(self, card: Line) -> Line:
        """A card together with the best Agenda to play with it, if any is worth it."""
        agendas = NOTHING if card.ended else card.extras() - {FLIP}
        found = self._after(card, 1, only=agendas) if agendas else []
        return max((card, *found), key=_worth)

    def _with_extras(self, line: Line) -> list[Line]:
        """A line at a station, and with what may still be added to the card: the best Agenda, a flipped Trade token."""
        agenda = self._with_agenda(line)
        begun = [line] if agenda is line else [line, agenda]
        return [*begun, *(flipped for one in begun for flipped in self._after(one, 1, only=one.extras() & {FLIP}))]

    def _flipped(self, best: Line, first: Line) -> list[Line]:
        """The turn with the best card and a flipped Trade token, if that is possible."""
        line = first
        for question, answer in best.answers:
            if question.kind == "act":
                flips = [option for option in question.options if option.ref == FLIP]  # type: ignore[attr-defined]
                if not flips:
                    return []
                return [self._turn([self._with_agenda(self._answered(line, question, flips[0]))])]
            if question.kind not in CARD:
                break
            line = self._answered(line, question, answer)
        return []

    def _turn(self, lines: list[Line], acted: list[Line] | None = None) -> Line:
        """The best end of the turn that continues some lines. `acted` are the next actions of a single line, if they
        have been tried already; the poorest of them are not tried again later.
        """
        found, poor = list(lines), NOTHING
        if acted:
            at = len(lines[0].answers)
            good = {line.answers[at][1].ref for line in kept(acted, self.effort.actions)}
            poor = frozenset(line.answers[at][1].ref for line in acted) - good
        for _ in range(ACTIONS):
            width, inner = (1, 1) if self.exhausted else (self.effort.lines, self.effort.inner)
            grown = acted or [one for line in lines[:width] for one in self._with_action(line, inner, poor)]
            lines, acted = kept(grown, width), None
            if not lines:
                break
            found += lines
        ended = [end for line in kept(found, self.effort.lines) for end in self._ends(line)]
        return max(ended, key=_worth)

    def _with_action(self, line: Line, width: int, without: frozenset[str] = NOTHING) -> list[Line]:
        """A line with each further action, except those in `without`; none if the line has ended."""
        return [] if line.ended else self._after(line, width, without=without | line.extras() | {"word:end_turn"})

    def _ends(self, line: Line) -> list[Line]:
        """The ends of the turn that continue a line."""
        lines, ended = [line], []
        for _ in range(ACTIONS):
            ended += [one for one in lines if one.ended]
            lines = [one for one in lines if not one.ended]
            if not lines:
                break
            stops = [(one, one.question) for one in lines]
            lines = [
                after
                for one, question in stops
                for after in self._after(one, self.effort.lines, only=STOPS if question.kind in STATIONS else None)
            ]
        return ended or lines

    def _after(
        self, line: Line, width: int, *, without: frozenset[str] = NOTHING, only: frozenset[str] | None = None
    ) -> list[Line]:
        """The lines that the answers to a question lead to at the next station or the end of the turn, `width` for each
        answer.
        """
        found = []
        question = line.question
        for answer in candidates(question, line.house, self.rng, self.effort.mixes):
            ref = getattr(answer, "ref", "")
            if ref in ASIDE or ref in without or (only is not None and ref not in only):
                continue
            reached, inside, arrived = [self._answered(line, question, answer)], [], []
            for _ in range(DEPTH):
                arrived += [one for one in reached if one.ended or self._at_station(one)]
                open_lines = (one for one in reached if not one.ended and not self._at_station(one))
                inside = promising(1 if self.exhausted else width, open_lines)
                if not inside:
                    break
                reached = [after for one in inside for after in self._tried(one)]
            found += kept(arrived or inside, width)
        return found

    def _tried(self, line: Line) -> list[Line]:
        """A line with each answer to its next question."""
        question = line.question
        answers = candidates(question, line.house, self.rng, self.effort.mixes)
        return [self._answered(line, question, answer) for answer in answers]

    def _answered(self, line: Line, question: Question[Any], answer: Any) -> Line:
        """A line with one more answer, and with the answers that need no search after it."""
        self.tried += 1
        position = line.position.clone()
        position.answer(self.seat, answer)
        answers = line.answers if question.only() is not None else (*line.answers, (question, answer))
        while self.seat in position.pending and (only := sole(position.pending[self.seat])) is not None:
            if position.pending[self.seat].only() is None:
                answers += ((position.pending[self.seat], only),)
            position.answer(self.seat, only)
        return Line(self, position, answers, self.seat not in position.pending or position.moment != self.moment)

    def _at_station(self, line: Line) -> bool:
        return line.question.kind in STATIONS


def result(outcome: Outcome | None, seat: int) -> float:
    """What winning or losing counts in addition to the points; a game that ended early is lost completely."""
    if outcome is None:
        return 0.0
    if seat in outcome.winners:
        return WIN
    return 0.0 if outcome.scores else -2 * WIN


def promise(card: Line, acted: list[Line]) -> float:
    """The approximate worth of a card: the two best actions, each on its own."""
    gains = sorted((line.worth - card.worth for line in acted), reverse=True)
    return card.worth + sum(gain for gain in gains[:2] if gain > 0)


def kept(lines: Iterable[Line], most: int) -> list[Line]:
    """The best lines; of lines with the same worth only one."""
    found: dict[float, Line] = {}
    for line in sorted(lines, key=_worth, reverse=True):
        if len(found) == most:
            break
        found.setdefault(line.worth, line)
    return list(found.values())


def promising(width: int, lines: Iterable[Line]) -> list[Line]:
    """The lines that go on within an action: those with the best `width` worths at each next question, because the
    costs of an Invasion pay off only at its end. Choices that have no effect yet all have the same worth, so all of
    them go on, up to a limit. Of lines with the same worth at the same question, which reached one position in
    different orders, only one goes on.
    """
    groups: dict[tuple[str, str], list[Line]] = {}
    for line in lines:
        groups.setdefault((line.question.kind, line.question.about), []).append(line)
    found: list[Line] = []
    for group in groups.values():
        found += group if len(group) <= width else _best(width, group)
    return found if len(found) <= OPEN else sorted(found, key=_worth, reverse=True)[:OPEN]


def _best(width: int, lines: list[Line]) -> list[Line]:
    """Of lines at questions of one kind, those with the best `width` worths, without repeated positions."""
    found: list[Line] = []
    met: set[tuple[float, str]] = set()
    worths: set[float] = set()
    for line in sorted(lines, key=_worth, reverse=True):
        worths.add(line.worth)
        if len(worths) > width or len(found) == TIED:
            break
        key = (line.worth, repr(line.question))
        if key not in met:
            met.add(key)
            found.append(line)
    return found


def _worth(line: Line) -> float:
    return line.worth
