"""The table: rules reach players and chance only through it.

Rules are straight-line code. When an answer is missing, the table stops the step with an exception and the question is
shown. When the answer arrives, the step runs again from its start with the earlier answers. In play-outs a policy
answers inside the call and nothing is run again. Rules cannot tell the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Literal, NoReturn, TypeVar

import msgspec

from stolik.core.chance import Chance, Stream
from stolik.core.errors import BadSave, IllegalAnswer
from stolik.core.fixed import Fixed
from stolik.core.inputs import shown, whole
from stolik.core.log import Line, LogEntry, reference
from stolik.core.question import SEATS, Question, Seat

A = TypeVar("A")
X = TypeVar("X")

Answered = tuple[int, str, Any]
"""One answer as it is saved: seat, question kind, references."""

Script = dict[int, list[Answered]]
"""Answers to replay, by seat; each list holds the next answer last."""

Asked = Question[A] | Callable[[], Question[A]]
"""A question, or a function that makes it: one that is dear to make is then made only while it waits for its answer. It
may not be secret, and the function may not change the state.
"""

Policy = Callable[[int, Question[Any]], Any]
"""Takes a seat and its question, returns the answer."""

Draws = Callable[[str, Sequence[Any]], int]
"""Takes the kind of a draw and what may come, returns the index of what comes."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: the seats that won and the message id of the reason.

    If points are counted: `scores` by seat; `ranks` by seat, from 1, if seats play against each other (equal ranks are
    ties); `bar`, the points of the seats' common opponent, if they play together.
    """

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    bar: int | None = None


CHANCE = -1
"""The seat in the book key of a draw, and of a REDRAW in a history."""
REDRAW = "redraw"
"""The kind of an entry in a history that is no answer: the future was drawn anew (`Position.redraw`)."""
KEY_BYTES = 16
"""The length of the key from which a redraw follows."""


class Draw(msgspec.Struct, frozen=True):
    """A draw that is due, where chance is open (`Position.open_chance`): `kind` names it, such as "die", `outcomes` are
    what may come, as the rules see it. `number` is its number in the step.
    """

    number: int
    kind: str
    outcomes: tuple[Any, ...]

    @property
    def weights(self) -> tuple[float, ...]:
        """The probability of each outcome; all are equally likely."""
        return (1 / len(self.outcomes),) * len(self.outcomes)


def index_of(drawn: object, kind: str, count: int) -> int:
    """The index of one of `count` outcomes that somebody has decided. Raises IllegalAnswer."""
    index = whole(drawn)
    if index is None or not 0 <= index < count:
        raise IllegalAnswer(question=kind, value=shown(drawn))
    return index


class Written:
    """An answer in a book, as references; it becomes a typed value when its question is asked."""

    __slots__ = ("plain",)

    def __init__(self, plain: Any) -> None:
        self.plain = plain


class Suspend(BaseException):
    """An answer, or a draw, is missing. Private to the kernel: rules never see it."""


class Finished(BaseException):
    """The game has ended in the middle of a rule. Private to the kernel: rules never see it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Table:
    """What rules may do. Each run of a step, and each play-out, has its own table."""

    __slots__ = ("book", "chain", "n", "rng")

    book: dict[tuple[int, int], Any]
    """The answers and draws of this step. Its keys are (number of the question or draw in the step, from 0; seat). A
    draw has the seat CHANCE (-1), its value is the index of the outcome.
    """
    rng: Chance
    n: int
    """The next number."""
    chain: int | None
    """The seat inside `together`."""

    @property
    def is_read(self) -> bool:
        """Whether anybody may read log lines. If nobody does, as in play-outs, they need not be computed."""
        return True

    def ask(self, seat: Seat, question: Asked[A]) -> A:
        """Ask one seat and wait for its answer."""
        raise NotImplementedError

    def ask_all(self, questions: Mapping[Seat, Question[A]]) -> dict[Seat, A]:
        """Ask several seats at once. Answers stay sealed, and may be changed, until all seats have answered."""
        raise NotImplementedError

    def together(self, seats: Iterable[Seat], chain: Callable[[Seat], None]) -> None:
        """Run `chain` for each seat, each at its own pace. A chain may ask only its seat, change only its seat's part
        of the state, and not use chance, so that the order of answers does not matter.
        """
        raise NotImplementedError

    def chance(self, kind: str, outcomes: Sequence[X], stream: Stream = Stream.DECKS) -> X:
        """One of `outcomes`, all equally likely. Sets a barrier for undo."""
        raise NotImplementedError

    def tell(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        """Write a log line: message `id`, its arguments, and the seats `to` that may read it (None: everybody)."""
        raise NotImplementedError

    def reveal(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        """Like `tell`, for a line that reveals something hidden from its readers. Sets a barrier for undo."""
        raise NotImplementedError

    def finish(
        self, reason: str, winners: Sequence[Seat], scores: Sequence[int] = (), bar: int | None = None
    ) -> NoReturn:
        """End the game. `reason` is a message id, `scores` the points by seat, `bar` those of the seats' common
        opponent. Ranks follow from winners and scores: winners are first, whatever breaks ties among them.
        """
        won = tuple(int(seat) for seat in winners)
        ranks = _ranks(won, scores) if bar is None else ()
        raise Finished(Outcome(won, reason, tuple(scores), ranks, bar))

    def _check_chain(self, seat: int) -> None:
        if self.chain is not None and self.chain != seat:
            raise AssertionError(f"the chain of seat {self.chain} asks seat {seat}")


def _ranks(winners: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """By seat: one more than the number of seats that did better."""
    results = [(seat in winners, score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other > result for other in results) for result in results)


class StepTable(Table):
    """Runs one step for people: looks answers up in the book, stops the step at the first missing one."""

    drawing: Draw | None = None
    private = ""
    """The id of a line of this step that some seats may not read; empty if there is none."""
    insiders: Container[int] = SEATS
    """The seats that may read all lines of this step."""
    untold = ""
    """The kind of the newest draw, until a log line follows it."""
    pending: Mapping[int, tuple[int, Question[Any]]] = Fixed()
    """By seat: the questions that wait for an answer, each with its number in the step."""
    open: Mapping[int, tuple[int, Question[Any]]] = Fixed()
    """The same for questions whose answers may still be changed."""
    asked_seats: tuple[int, ...] = ()
    """All seats asked now, and those asked together with them that have answered."""
    secrets: tuple[tuple[int, int], ...] = ()
    """Secret questions to a single seat: (number in the step, seat)."""
    played: tuple[Answered, ...] = ()
    """The answers that the script or the table itself has given."""
    region: int | None = None
    parallel = False
    barriers = 0

    def __init__(
        self,
        book: dict[tuple[int, int], Any],
        rng: Chance,
        script: Script | None = None,
        step: str = "",
        opens: bool = False,
        forces: bool = False,
    ) -> None:
        self.book = book
        self.rng = rng
        self.n = 0
        self.chain = None
        self.script = script
        self.step = step
        self.opens = opens
        """Whether the step stops before each draw."""
        self.forces = forces
        """Whether the table itself gives the answer to a question that has only one."""
        self.lines: list[Line] = []

    def ask(self, seat: Seat, question: Asked[A]) -> A:
        if self.chain is not None:
            self._check_chain(seat)
        n, book = self.n, self.book
        self.n, key = n + 1, (n, seat)
        if not isinstance(question, Question):
            if key in book and not isinstance(book[key], Written):
                known: A = book[key]
                return known
            question = question()
            assert not question.secret, f"{question.kind} is secret and made late"
        if self.chain is None and (self.private or self.untold) and not (question.secret and seat in self.insiders):
            self._refuse(question.kind)
        if question.secret:
            self.secrets += ((n, int(seat)),)
        if key in book or (self.script and self._scripted(n, seat, question)) or self._forced(n, seat, question):
            answer: A = book[key]
            if isinstance(answer, Written):
                answer = book[key] = question.check(answer.plain)
            return answer
        self.pending = {**self.pending, int(seat): (n, question.sealed())}
        self.asked_seats = (int(seat),)
        raise Suspend

    def ask_all(self, questions: Mapping[Seat, Question[A]]) -> dict[Seat, A]:
        n = self.n
        self.n = n + 1
        book, waiting, answers = self.book, dict(self.pending), {}
        for seat, question in questions.items():
            if self.chain is not None:
                self._check_chain(seat)
            elif self.private or self.untold:
                self._refuse(question.kind)
            key = (n, seat)
            if key in book or (self.script and self._scripted(n, seat, question)) or self._forced(n, seat, question):
                answer = book[key]
                if isinstance(answer, Written):
                    answer = book[key] = question.check(answer.plain)
                answers[seat] = answer
            else:
                waiting[int(seat)] = n, question.sealed()
        if waiting:
            self.pending = waiting
            self.asked_seats = tuple(int(seat) for seat in questions)
            if len(questions) > 1:
                self.region = n
                self.open = {int(seat): (n, q.sealed()) for seat, q in questions.items() if seat not in self.pending}
            raise Suspend
        return answers

    def answered_by(self, seat: int) -> StepTable:
        """The table as it is once one of several seats asked at once has answered."""
        twin = copy(self)
        asked = {**self.pending, **self.open}
        twin.pending = {one: asked[one] for one in self.pending if one != seat}
        twin.open = {one: asked[one] for one in self.asked_seats if one in asked and one not in twin.pending}
        return twin

    def together(self, seats: Iterable[Seat], chain: Callable[[Seat], None]) -> None:
        if self.private or self.untold:
            self._refuse("together")
        start = end = self.n
        blocked, through = False, []
        for seat in seats:
            self.n, self.chain = start, seat
            through.append(int(seat))
            try:
                chain(seat)
            except Suspend:
                blocked = True
            end = max(end, self.n)
        self.n, self.chain = end, None
        if blocked:
            self.region, self.parallel, self.asked_seats = start, True, tuple(through)
            raise Suspend
        if len(through) > 1:
            self.cross("others")

    def chance(self, kind: str, outcomes: Sequence[X], stream: Stream = Stream.DECKS) -> X:
        if self.chain is not None:
            raise AssertionError("chance inside together")
        n = self.n
        self.n = n + 1
        self.cross("chance")
        if (n, CHANCE) not in self.book:
            if self.opens and len(outcomes) > 1:
                self.drawing = Draw(n, kind, tuple(outcomes))
                raise Suspend
            self.book[n, CHANCE] = self.rng.below(len(outcomes), stream)
        else:
            self.rng.skip(stream)
        index: int = self.book[n, CHANCE]
        if len(outcomes) > 1:
            self.untold = kind
        return outcomes[index]

    def tell(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        for name, value in args.items():
            args[name] = reference(value)
        audience = None if to is None else tuple(int(seat) for seat in to)
        self.lines.append(Line(LogEntry(id, args), audience))
        self.untold = ""
        if audience is not None:
            self.private = id
            self.insiders = [seat for seat in audience if seat in self.insiders]

    def reveal(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        self.cross("reveal")
        self.tell(id, to, **args)

    def cross(self, why: Literal["chance", "reveal", "others"]) -> None:
        """Set a barrier for undo: a draw, a reveal, or the sealed answers of several seats."""
        self.barriers += 1

    def _refuse(self, asks: str) -> NoReturn:
        """A step that has drawn or told a secret must end before the next question: resampling keeps the draws and
        answers of the unfinished step, so it would keep the secret. Chains, and secret questions to seats that know the
        secret, are allowed, because resampling redraws both.
        """
        secret = self.private or self.untold
        raise AssertionError(f"step {self.step} asks {asks} after {secret}, which not everybody knows")

    def _forced(self, n: int, seat: int, question: Question[Any]) -> bool:
        only = question.only() if self.forces else None
        if only is None:
            return False
        self.book[n, seat] = only
        self.played += ((int(seat), question.kind, question.plain(only)),)
        return True

    def _scripted(self, n: int, seat: int, question: Question[Any]) -> bool:
        queue = self.script.get(seat) if self.script else None
        if not queue:
            return False
        _, kind, plain = queue.pop()
        if kind != question.kind:
            raise BadSave(reason="kind", expected=question.kind, found=kind)
        try:
            self.book[n, seat] = question.check(plain)
        except IllegalAnswer as illegal:
            raise BadSave(reason="answer", expected=question.kind, found=str(plain)[:80]) from illegal
        self.played += ((int(seat), kind, plain),)
        return True


class QuickTable(Table):
    """Asks the policy every question at once. Collects answers and log lines in `record` and `lines` if they are given,
    and the answers and draws of the step in the book if `keeps` is set. `draws` decides what chance brings.
    """

    __slots__ = ("draws", "keeps", "lines", "policy", "record")

    def __init__(
        self,
        policy: Policy,
        book: dict[tuple[int, int], Any],
        rng: Chance,
        record: list[Answered] | None = None,
        lines: list[Line] | None = None,
        *,
        keeps: bool = False,
        draws: Draws | None = None,
    ) -> None:
        self.book = book
        self.rng = rng
        self.n = 0
        self.chain = None
        self.draws = draws
        self.policy = policy
        self.record = record
        self.lines = lines
        self.keeps = keeps

    @property
    def is_read(self) -> bool:
        return self.lines is not None

    def ask(self, seat: Seat, question: Asked[A]) -> A:
        n = self.n
        self.n = n + 1
        if self.book and (n, seat) in self.book:
            known: A = self.book[n, seat]
            return known
        if not isinstance(question, Question):
            question = question()
        answer = question.check(self.policy(seat, question))
        if self.keeps:
            self.book[n, seat] = answer
        if self.record is not None:
            self.record.append((int(seat), question.kind, question.plain(answer)))
        return answer

    def ask_all(self, questions: Mapping[Seat, Question[A]]) -> dict[Seat, A]:
        n = self.n
        answers = {}
        for seat, question in questions.items():
            self.n = n
            answers[seat] = self.ask(seat, question)
        self.n = n + 1
        return answers

    def together(self, seats: Iterable[Seat], chain: Callable[[Seat], None]) -> None:
        start = end = self.n
        for seat in seats:
            self.n, self.chain = start, seat
            chain(seat)
            end = max(end, self.n)
        self.n, self.chain = end, None

    def chance(self, kind: str, outcomes: Sequence[X], stream: Stream = Stream.DECKS) -> X:
        n = self.n
        self.n = n + 1
        if self.book and (n, CHANCE) in self.book:
            self.rng.skip(stream)
            known: int = self.book[n, CHANCE]
            return outcomes[known]
        if self.draws is None or len(outcomes) == 1:
            index = self.rng.below(len(outcomes), stream)
        else:
            index = index_of(self.draws(kind, outcomes), kind, len(outcomes))
            self.rng.skip(stream)
        if self.keeps:
            self.book[n, CHANCE] = index
        return outcomes[index]

    def tell(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        if self.lines is not None:
            entry = LogEntry(id, {name: reference(value) for name, value in args.items()})
            self.lines.append(Line(entry, None if to is None else tuple(int(seat) for seat in to)))

    def reveal(self, id: str, to: Iterable[int] | None = None, **args: Any) -> None:
        self.tell(id, to, **args)
