"""A position: the public face of a game that runs or has ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Hashable, Mapping
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

from stolik.core.bot import Belief
from stolik.core.chance import Chance
from stolik.core.errors import NotAsked, NothingToUndo
from stolik.core.game import Game, View
from stolik.core.inner import checkpoint, codec
from stolik.core.inner.draft import Draft
from stolik.core.inner.inside import History, Inside, UndoPoint, answers_to, recent
from stolik.core.inner.running import answer_one, begin, last_open, redraw, run, seen_by
from stolik.core.inputs import generator, seat_of, shown, viewer_of, whole
from stolik.core.log import Line, LogEntry, Pages, since
from stolik.core.options import OptionValue
from stolik.core.question import SEATS, Question
from stolik.core.table import CHANCE, KEY_BYTES, Answered, Draw, Outcome, index_of


class Position:
    """A running or finished game. Made by `stolik.new_game` or `Position.load`; changed only by `answer` and `undo`.

    `game` is its Game, `players` the number of seats, `seed` any whole number (None if resampled); `outcome` is None
    until the game ends. Clones share what never changes, and no dictionary or list that is read here is the position's
    own. `copy.copy`, `copy.deepcopy` and `pickle` work too.
    """

    __slots__ = ("_inside",)

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        *,
        open_chance: bool = False,
    ) -> None:
        """`seed` None draws a fresh one, which is kept. With `open_chance` even the draws of the setup are decided by
        `draw`. Raises BadPlayers, BadOption, BadSeed, BadDeal.
        """
        self._inside: Inside = begin(game, players, seed, options, deal, open_chance=open_chance)
        if open_chance:
            self.open_chance()

    @staticmethod
    def of(inside: Inside) -> Position:
        """The position that is made of this."""
        position = object.__new__(Position)
        position._inside = inside
        return position

    # --- reading ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """Its game, with the packs in play."""
        return self._inside.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._inside.players

    @property
    def seed(self) -> int | None:
        """The seed; None if the position was resampled or played on without a record."""
        return self._inside.seed

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None until it does."""
        return self._inside.outcome

    @property
    def continued(self) -> bool:
        """Whether the game was begun under other rules and continues from a checkpoint, where its history begins."""
        return self._inside.continued

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option by its id."""
        return dict(self._inside.options)

    @property
    def deal(self) -> dict[str, Any]:
        """The described start (docs/scenarios.md); empty if dealt at random."""
        return deepcopy(self._inside.deal) if self._inside.deal else {}

    @property
    def pending(self) -> dict[int, Question[Any]]:
        """By seat: the questions the game waits for. Empty once it has ended."""
        return {seat: question for seat, (_, question) in self._inside.table.pending.items()}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def observe(self, seat: int | None) -> View:
        """The view of a seat (None: a spectator): a struct with everything it may know. Raises BadSeat."""
        inside = self._inside
        seat = viewer_of(seat, inside.players)
        return inside.game.observe(seen_by(inside, seat)[0], seat)

    def log(self, seat: int | None) -> list[LogEntry]:
        """The log as the seat may read it, oldest line first. Raises BadSeat."""
        seat = viewer_of(seat, self.players)
        committed = [line.entry.copy() for line in since(self._inside.pages) if line.readable_by(seat)]
        return committed + self.log_tail(seat)

    def log_tail(self, seat: int | None) -> list[LogEntry]:
        """The lines of the unfinished step that the seat may read. Undo may replace them. Raises BadSeat."""
        seat = viewer_of(seat, self.players)
        return [line.entry.copy() for line in seen_by(self._inside, seat)[1].lines if line.readable_by(seat)]

    def story(self) -> list[LogEntry]:
        """All log lines, private ones too, once the game is over. Empty before, because it holds every secret."""
        return [line.entry.copy() for line in since(self._inside.pages)] if self.over else []

    @property
    def pages(self) -> Pages | None:
        """The newest page of the log of finished steps (see `stolik.core.seat.reader`)."""
        return self._inside.pages

    def lines_since(self, before: Position) -> tuple[Line, ...]:
        """The log lines, private ones too, that the answers between an earlier position and this one wrote. After an
        undo, those of the unfinished step.
        """
        lines = self._inside.table.lines
        with suppress(LookupError):
            lines = [*since(self._inside.pages, before._inside.pages), *lines]
        known = 0
        for line, earlier in zip(lines, before._inside.table.lines, strict=False):
            if line != earlier:
                break
            known += 1
        return tuple(lines[known:])

    @property
    def history(self) -> list[Answered]:
        """All answers that were not undone, oldest first. Holds every secret: never show it before the game is over."""
        return [_own(answered) for answered in answers_to(self._inside.history)]

    def answers(self, seat: int) -> list[tuple[str, Any]]:
        """What a seat has answered, oldest first: the kind of each question and the references. Answers taken back, and
        those of before a resampling, are not among them. Raises BadSeat.
        """
        seat = seat_of(seat, self.players)
        return [(kind, plain) for by, kind, plain in self.history if by == seat]

    @property
    def latest(self) -> Answered:
        """The newest answer that was not undone. Raises LookupError before the first."""
        if self._inside.history is None:
            raise LookupError("nobody has answered yet")
        return _own(self._inside.history.answered)

    @property
    def moment(self) -> Hashable:
        """The current turn, as the game names it (`Game.turn`); None if it does not name turns."""
        return None if self.game.turn is None else self.game.turn(self._inside.state)

    @property
    def chance(self) -> Draw | None:
        """The draw that the game waits for; None unless chance is open. Nobody is asked meanwhile, and views show the
        game as it was before the rule that draws; before the setup ends there is nothing that they could show.
        """
        return self._inside.table.drawing

    @property
    def asked(self) -> dict[int, Question[Any]]:
        """By seat: the open questions, and the answered ones whose answers may still be changed."""
        return self.pending | {seat: question for seat, (_, question) in self._inside.table.open.items()}

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """All seats asked at this moment, including those that have answered."""
        return self._inside.table.asked_seats

    @property
    def given(self) -> dict[int, Any]:
        """The answers that may still be changed, by seat, as references."""
        return {
            seat: question.plain(self._inside.book[n, seat]) for seat, (n, question) in self._inside.table.open.items()
        }

    def is_in_step_of(self, earlier: Position) -> bool:
        """Whether this is the same run of the same step: only answers to what the step asks may have come or gone."""
        return self._inside.base is earlier._inside.base

    @property
    def in_chains(self) -> bool:
        """Whether several seats answer chains of questions at once, and none sees anything of another's."""
        return self._inside.table.parallel

    @property
    def changeable(self) -> frozenset[int]:
        """The seats that have answered and may still change their answer."""
        return frozenset(self._inside.table.open)

    # --- changing -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: object) -> None:
        """Answer the seat's question with a typed value or its references (a list for several).

        While other seats asked at the same moment have not answered, a seat may replace its answer.
        Raises NotAsked or IllegalAnswer and changes nothing.
        """
        asked, seat, inside = seat, _number_of(seat), self._inside
        if seat in inside.table.pending:
            number, question = inside.table.pending[seat]
            answer = question.check(value)
        elif seat in inside.table.open:
            number, question = inside.table.open[seat]
            answer = question.check(value)
            self.undo(seat)
        else:
            raise NotAsked(seat=_shown_seat(asked))
        undo = inside.undo_point
        if undo is not None and undo.seat != seat:
            undo = recent(undo, inside.players) if self.is_open(seat) else None
        if inside.table.region is None and not inside.forces:
            undo = inside.undo_point_of(seat, undo)
        history = History(inside.history, (seat, question.kind, question.plain(answer)))
        answer_one(inside, seat, {**inside.book, (number, seat): answer}, history, undo)

    def open_chance(self) -> None:
        """From now on stop before each draw, so that `draw` decides it: for expectimax, chance nodes and "what if the
        die had been 3". The position then follows from no seed, and nothing before can be undone.
        """
        inside = self._inside
        inside.opened, inside.seed, inside.undo_point = True, None, None

    def answer_forced(self) -> None:
        """From now on answer each question that has only one answer at once, without asking: for learners and play in
        which nothing is taken back. History and log are as if it had been asked and answered. Nothing before can be
        undone.
        """
        inside = self._inside
        inside.forces, inside.undo_point = True, None
        if any(question.only() is not None for _, question in inside.table.pending.values()):
            run(inside, dict(inside.book), inside.history, None)

    def draw(self, outcome: int) -> None:
        """Decide the draw that is due: the index of one of `chance.outcomes`. Raises NotAsked if none is due,
        IllegalAnswer, and changes nothing.
        """
        inside = self._inside
        due = inside.table.drawing
        if due is None:
            raise NotAsked(seat="chance")
        index = index_of(outcome, due.kind, len(due.outcomes))
        run(inside, {**inside.book, (due.number, CHANCE): index}, inside.history, None)

    def has_facts_of(self, other: Position) -> bool:
        """Whether all that is true here, hidden or not, is true in the other position: only their luck may differ."""
        lucky, theirs = self._inside.base.copy(), other._inside
        lucky.rng = theirs.base.rng
        return lucky == theirs.base and self._inside.book == theirs.book

    def can_undo(self, seat: int, over: Container[int] = ()) -> bool:
        """Whether `undo` would work. Raises BadSeat."""
        seat = seat_of(seat, self.players)
        return last_open(self._inside, seat) is not None or self._last_of(seat, over) is not None

    def undo(self, seat: int, over: Container[int] = ()) -> None:
        """Take back the seat's last answer, and all answers of the seats `over` since. Raises NothingToUndo if there is
        a barrier after it (something was drawn, rolled or revealed), or if another seat has answered since, or one of
        these to a question that is not open (`Game.open`).
        """
        asked, seat, inside = seat, _number_of(seat), self._inside
        key, step = last_open(inside, seat), self._last_of(seat, over)
        if key is not None:
            book = {k: v for k, v in inside.book.items() if k != key}
            run(inside, book, _without_last(inside.history, seat), step)
        elif step is not None:
            inside.base, inside.pages, inside.barriers = step.base, step.pages, step.barriers
            run(inside, dict(step.book), step.history, step.before)
        else:
            raise NothingToUndo(seat=_shown_seat(asked))

    def is_open(self, seat: int) -> bool:
        """Whether the seat is asked, alone, what gives away nothing but its decision (`Game.open`). Raises BadSeat."""
        seat, inside = seat_of(seat, self.players), self._inside
        if inside.table.region is not None or seat not in inside.table.pending:
            return False
        question = inside.table.pending[seat][1]
        return not question.secret and inside.game.open(inside.state, seat, question.kind)

    def answers_in_turn(self, seat: int, over: Container[int] = ()) -> int:
        """How many answers `undo` can take back, one after the other, to reach the start of the current turn or the
        last barrier in it; of the seat's last turn, if another seat is asked now or has answered since. At most one if
        the game does not name its turns or several seats are asked at once. Raises BadSeat.
        """
        seat = seat_of(seat, self.players)
        turn = self.game.turn
        if last_open(self._inside, seat) is not None or turn is None:
            return int(self.can_undo(seat, over))
        count, step = 0, self._last_of(seat, over)
        its_own = step is self._inside.undo_point and seat in self._inside.table.pending
        now = None if step is None else turn(self._inside.base if its_own else step.base)
        while step is not None and step.seat == seat and turn(step.base) == now:
            count, step = count + 1, step.before
        return count

    def _last_of(self, seat: int, over: Container[int]) -> UndoPoint | None:
        """The point before the seat's last answer, if no others than the seats `over` have answered since."""
        step = self._inside.undo_point
        while step is not None and step.seat != seat and step.seat in over:
            step = step.before
        return step if step is not None and step.seat == seat else None

    def redraw(self, rng: Random) -> None:
        """Draw anew everything to come and everything laid out that nobody has seen, so that who has seen the old
        future knows nothing of the new one. What any seat has seen stays; nothing before can be undone. The history
        keeps it, as an answer of seat CHANCE of the kind REDRAW, and a replay repeats it exactly. A finished game stays
        as it is.
        """
        self.redraw_from(generator(rng).randbytes(KEY_BYTES).hex())

    def redraw_from(self, key: str) -> None:
        """Repeat a redraw from its key in a history. Raises BadSave if it is none."""
        redraw(self._inside, key)

    def forget_history(self) -> None:
        """Let the game be `continued` from here: its answers no longer lead here under these rules."""
        checkpoint.forget_history(self._inside)

    def clone(self) -> Position:
        """An independent position equal to this one."""
        return Position.of(self._inside.copy())

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def resample(self, seat: int | None, rng: Random, like: Belief | None = None) -> Position:
        """A position that the seat cannot tell from this one; `rng` (`random.Random` or numpy's) draws what it does not
        know, as likely as the belief `like` holds it, as far as that says anything. It has no history. Raises BadSeat,
        BadGenerator, TypeError if the game draws worlds like no belief.
        """
        seat, rng = viewer_of(seat, self.players), generator(rng)
        inside = self._inside
        other = inside.copy()
        other.seed, other.deal, other.history, other.undo_point, other.continued = None, {}, None, None, False
        other.forces = False
        other.base = other.state = inside.base.copy()
        if like is None:
            self.game.resample(other.base, seat, rng)
        elif self.game.resample_like is not None:
            self.game.resample_like(other.base, seat, rng, like.draw(rng))
        else:
            raise TypeError(f"{self.game.id} draws worlds like no belief")
        other.base.rng = Chance(rng.randbytes(16), other.base.rng.counts)
        other.pages = Pages(inside.pages, (), only_for=(seat,))
        twin = Position.of(other)
        if self.over:
            return twin
        region = inside.table.region
        hidden = [] if region is None else [k for k in inside.book if k[0] >= region and k[1] not in (seat, -1)]
        first = _first_secret(inside, seat) if other.base.at == inside.base.at else 0
        if inside.table.drawing is not None:  # what the unfinished step has drawn so far, nobody has seen
            first = min([first, *(n for n, who in inside.book if who == CHANCE)])
        book = {k: v for k, v in inside.book.items() if k not in hidden and k[0] < first}
        run(other, book, None, None)
        for one in sorted({k[1] for k in hidden}):
            _answer_anew(twin, one, sum(k[1] == one for k in hidden), one not in self.pending, rng)
        other.history = None
        return twin

    def draft(self, seat: int, rng: Random) -> Draft:
        """A copy on which the seat may try its next answers (see `stolik.core.inner.draft`). `rng` draws what it does
        not know; what the draft shows does not depend on it. Raises BadSeat, BadGenerator.
        """
        seat = seat_of(seat, self.players)
        return Draft(self.resample(seat, rng)._inside, seat)

    # --- written ------------------------------------------------------------------------------------------------

    def checkpoint(self) -> bytes:
        """The position as bytes (JSON), with all its secrets. Reading it does not replay the game. A checkpoint of a
        resampled position holds no secrets of the original.
        """
        return checkpoint.write(self._inside)

    @staticmethod
    def from_checkpoint(data: bytes) -> Position:
        """The position written by `checkpoint`. Raises BadSave, UnknownGame."""
        return Position.of(checkpoint.read(data))

    @staticmethod
    def from_step_start(data: bytes) -> tuple[Position, Counter[int]]:
        """The position written by `checkpoint`, taken back to its last step boundary, and how many answers of each seat
        that takes back: for rules that those answers do not fit. Raises BadSave, UnknownGame.
        """
        inside, given = checkpoint.read_step_start(data)
        return Position.of(inside), given

    def __reduce__(self) -> tuple[Any, ...]:
        return _read_again, (self.checkpoint(), self._inside.opened, self._inside.forces)

    def save(self) -> bytes:
        """The game as bytes (JSON): game, options, seed and every answer. Raises BadSave for a resampled position."""
        return codec.save(self._inside)

    @staticmethod
    def load(data: bytes) -> Position:
        """The position saved in `data`, replayed answer by answer (see `codec.load`). Raises BadSave, UnknownGame."""
        return Position.of(codec.load(data))


def _read_again(data: bytes, opened: bool, forces: bool) -> Position:
    """A position from its checkpoint, as it went on."""
    inside = checkpoint.read(data, open_chance=opened)
    inside.forces = forces
    return Position.of(inside)


def inside_of(position: Position) -> Inside:
    """What a position is made of, with every secret: for the kernel and its laws. Public names of a position that is
    drawn for a bot do not lead here.
    """
    return position._inside


def _first_secret(inside: Inside, seat: int | None) -> int:
    """Index in this step of the first answer of another team's unfinished run of secret questions. Resampling drops the
    answers from there on: in another world the team may be asked something else.
    """
    first = inside.table.n
    if inside.table.region is None:
        teams = inside.game.teams(inside.players)
        theirs = {n for n, other in inside.table.secrets if seat is None or teams[other] != teams[seat]}
        for n in reversed(range(inside.table.n)):
            if n in theirs:
                first = n
            elif (n, -1) not in inside.book:
                break
    return first


def _answer_anew(position: Position, seat: int, count: int, finished: bool, rng: Random) -> None:
    """Replace a seat's sealed answers by random legal ones. Whether the seat has finished stays the same."""
    while seat in position.pending and (finished or count > 0):
        answer = position.pending[seat].sample(rng)
        ahead = position.clone()
        ahead.answer(seat, answer)
        if not finished and (seat not in ahead.pending or ahead._inside.base is not position._inside.base):
            return
        position.answer(seat, answer)
        count -= 1


def _without_last(history: History | None, seat: int) -> History | None:
    """The answers without the newest one of a seat."""
    later = []
    while history is not None and history.answered[0] != seat:
        later.append(history.answered)
        history = history.before
    history = history.before if history else None
    for answered in reversed(later):
        history = History(history, answered)
    return history


def _own(answered: Answered) -> Answered:
    """The answer with a list of its own."""
    seat, kind, plain = answered
    return seat, kind, list(plain) if isinstance(plain, list) else plain


NO_SEAT = -1


def _number_of(seat: object) -> int:
    found = whole(seat)
    return NO_SEAT if found is None else found


def _shown_seat(seat: object) -> str:
    found = _number_of(seat)
    return SEATS[found].ref if 0 <= found < len(SEATS) else shown(seat, 40)
