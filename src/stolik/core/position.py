"""A position: the state at the last step boundary and the answers given since."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

from stolik.core.chance import Chance
from stolik.core.dealing import Deal
from stolik.core.errors import BadDeal, BadSave, NotAsked, NothingToUndo
from stolik.core.game import Game, View
from stolik.core.inputs import generator, plain_deal, seat_of, seed_of, shown, viewer_of, whole
from stolik.core.log import Line, LogEntry, Pages, since
from stolik.core.options import OptionValue
from stolik.core.question import SEATS, Question
from stolik.core.table import CHANCE, KEY_BYTES, REDRAW, Answered, Finished, Outcome, Script, StepTable, Suspend

if TYPE_CHECKING:
    from stolik.core.draft import Draft

Book = dict[tuple[int, int], Any]
"""Answers and draws of the step being played; keys as in `Table.book`."""


class History:
    """The answers so far as a linked list, newest first. Clones share the older part."""

    __slots__ = ("answered", "before")

    def __init__(self, before: History | None, answered: Answered) -> None:
        self.before = before
        self.answered = answered


class UndoPoint:
    """What a position held before one answer that may still be undone."""

    __slots__ = ("barriers", "base", "before", "book", "history", "pages", "seat")

    def __init__(self, position: Position, before: UndoPoint | None, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.base = position._base
        self.book = position._book
        self.history = position._history
        self.pages = position._pages
        self.barriers = position._barriers


class Position:
    """A running or finished game. Made by `stolik.new_game` or `Position.load`; changed only by `answer` and `undo`.

    `game` is its Game, `players` the number of seats, `seed` any whole number (None if resampled); `outcome` is None
    until the game ends. Clones share what never changes, and no dictionary or list that is read here is the position's
    own. `copy.copy`, `copy.deepcopy` and `pickle` work too.
    """

    __slots__ = (
        "_barriers", "_base", "_book", "_deal", "_history", "_options", "_pages", "_seen", "_state", "_table",
        "_undo_point", "continued", "game", "outcome", "players", "seed",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int | None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        script: Script | None = None,
    ) -> None:
        """`seed` None draws a fresh one, which is kept. Raises BadPlayers, BadOption, BadSeed, BadDeal."""
        self.players, self._options = game.check_setup(players, {} if options is None else options)
        self.game = game = game.played_with(self._options)
        drawn = seed_of(seed)
        self.seed: int | None = drawn
        self._deal: dict[str, Any] = plain_deal("", {} if deal is None else deal)
        if not isinstance(self._deal, dict):
            raise BadDeal(entry="deal", value=shown(deal))
        self.continued = False
        """Whether the game was begun under other rules and continues from a checkpoint, where its history begins."""
        self.outcome: Outcome | None = None
        self._seen: dict[int | None, tuple[Any, StepTable]] | None = None
        self._base = game.new(self.players, self.options, Chance.from_seed(drawn))
        if self._deal:
            described = Deal(self._deal)
            game.deal(self._base, described)
            described.close()
        self._book: Book = {}
        self._history: History | None = None
        self._pages: Pages | None = None
        self._undo_point: UndoPoint | None = None
        self._barriers = 0
        self._run({}, None, None, script)

    # --- reading ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, OptionValue]:
        """The value of every option by its id."""
        return dict(self._options)

    @property
    def deal(self) -> dict[str, Any]:
        """The described start (docs/scenarios.md); empty if dealt at random."""
        return deepcopy(self._deal) if self._deal else {}

    @property
    def pending(self) -> dict[int, Question[Any]]:
        """By seat: the questions the game waits for. Empty once it has ended."""
        return {seat: question for seat, (_, question) in self._table.pending.items()}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def observe(self, seat: int | None) -> View:
        """The view of a seat (None: a spectator): a struct with everything it may know. Raises BadSeat."""
        seat = viewer_of(seat, self.players)
        return self.game.observe(self._seen_by(seat)[0], seat)

    def log(self, seat: int | None) -> list[LogEntry]:
        """The log as the seat may read it, oldest line first. Raises BadSeat."""
        seat = viewer_of(seat, self.players)
        committed = [line.entry.copy() for line in since(self._pages) if line.readable_by(seat)]
        return committed + self.log_tail(seat)

    def log_tail(self, seat: int | None) -> list[LogEntry]:
        """The lines of the unfinished step that the seat may read. Undo may replace them. Raises BadSeat."""
        seat = viewer_of(seat, self.players)
        return [line.entry.copy() for line in self._seen_by(seat)[1].lines if line.readable_by(seat)]

    def story(self) -> list[LogEntry]:
        """All log lines, private ones too, once the game is over. Empty before, because it holds every secret."""
        return [line.entry.copy() for line in since(self._pages)] if self.over else []

    @property
    def pages(self) -> Pages | None:
        """The newest page of the log of finished steps (see `stolik.core.reader`)."""
        return self._pages

    def lines_since(self, before: Position) -> tuple[Line, ...]:
        """The log lines, private ones too, that the answers between an earlier position and this one wrote. After an
        undo, those of the unfinished step.
        """
        lines = self._table.lines
        with suppress(LookupError):
            lines = [*since(self._pages, before._pages), *lines]
        known = 0
        for line, earlier in zip(lines, before._table.lines, strict=False):
            if line != earlier:
                break
            known += 1
        return tuple(lines[known:])

    @property
    def history(self) -> list[Answered]:
        """All answers that were not undone, oldest first. Holds every secret: never show it before the game is over."""
        found, node = [], self._history
        while node is not None:
            found.append(_own(node.answered))
            node = node.before
        return found[::-1]

    @property
    def latest(self) -> Answered:
        """The newest answer that was not undone. Raises LookupError before the first."""
        if self._history is None:
            raise LookupError("nobody has answered yet")
        return _own(self._history.answered)

    @property
    def moment(self) -> Hashable:
        """The current turn, as the game names it (`Game.turn`); None if it does not name turns."""
        return None if self.game.turn is None else self.game.turn(self._state)

    @property
    def asked(self) -> dict[int, Question[Any]]:
        """By seat: the open questions, and the answered ones whose answers may still be changed."""
        return self.pending | {seat: question for seat, (_, question) in self._table.open.items()}

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """All seats asked at this moment, including those that have answered."""
        return self._table.asked_seats

    @property
    def given(self) -> dict[int, Any]:
        """The answers that may still be changed, by seat, as references."""
        return {seat: question.plain(self._book[n, seat]) for seat, (n, question) in self._table.open.items()}

    @property
    def in_chains(self) -> bool:
        """Whether several seats answer chains of questions at once, and none sees anything of another's."""
        return self._table.parallel

    @property
    def changeable(self) -> frozenset[int]:
        """The seats that have answered and may still change their answer."""
        return frozenset(self._table.open)

    # --- changing -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, value: object) -> None:
        """Answer the seat's question with a typed value or its references (a list for several).

        While other seats asked at the same moment have not answered, a seat may replace its answer.
        Raises NotAsked or IllegalAnswer and changes nothing.
        """
        asked, seat = seat, _number_of(seat)
        if seat in self._table.pending:
            number, question = self._table.pending[seat]
            answer = question.check(value)
        elif seat in self._table.open:
            number, question = self._table.open[seat]
            answer = question.check(value)
            self.undo(seat)
        else:
            raise NotAsked(seat=_shown_seat(asked))
        undo = self._undo_point if self._undo_point is not None and self._undo_point.seat == seat else None
        if self._table.region is None:
            undo = UndoPoint(self, undo, seat)
        history = History(self._history, (seat, question.kind, question.plain(answer)))
        self._run({**self._book, (number, seat): answer}, history, undo)

    def has_facts_of(self, other: Position) -> bool:
        """Whether all that is true here, hidden or not, is true in the other position: only their luck may differ."""
        lucky = self._base.copy()
        lucky.rng = other._base.rng
        return lucky == other._base and self._book == other._book

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would work. Raises BadSeat."""
        seat = seat_of(seat, self.players)
        return self._last_open(seat) is not None or (self._undo_point is not None and self._undo_point.seat == seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. Raises NothingToUndo if there is a barrier after it (something was drawn,
        rolled or revealed), or if another seat has answered since.
        """
        asked, seat = seat, _number_of(seat)
        key = self._last_open(seat)
        if key is not None:
            book = {k: v for k, v in self._book.items() if k != key}
            self._run(book, _without_last(self._history, seat), self._undo_point)
        elif self._undo_point is not None and self._undo_point.seat == seat:
            step = self._undo_point
            self._base, self._pages, self._barriers = step.base, step.pages, step.barriers
            self._run(dict(step.book), step.history, step.before)
        else:
            raise NothingToUndo(seat=_shown_seat(asked))

    def answers_in_turn(self, seat: int) -> int:
        """How many answers `undo` can take back, one after the other, to reach the start of the current turn or the
        last barrier in it. At most one if the game does not name its turns or several seats are asked at once. Raises
        BadSeat.
        """
        seat = seat_of(seat, self.players)
        turn = self.game.turn
        if self._last_open(seat) is not None or turn is None:
            return int(self.can_undo(seat))
        now, count, step = turn(self._base), 0, self._undo_point
        while step is not None and step.seat == seat and turn(step.base) == now:
            count, step = count + 1, step.before
        return count

    def redraw(self, rng: Random) -> None:
        """Draw anew everything to come and everything laid out that nobody has seen, so that who has seen the old
        future knows nothing of the new one. What any seat has seen stays; nothing before can be undone. The history
        keeps it, as an answer of seat CHANCE of the kind REDRAW, and a replay repeats it exactly. A finished game stays
        as it is.
        """
        self.redraw_from(generator(rng).randbytes(KEY_BYTES).hex())

    def redraw_from(self, key: str) -> None:
        """Repeat a redraw from its key in a history. Raises BadSave if it is none."""
        try:
            raw = bytes.fromhex(key)
        except (TypeError, ValueError) as error:
            raise BadSave(reason="format", detail=REDRAW) from error
        if len(raw) != KEY_BYTES:
            raise BadSave(reason="format", detail=REDRAW)
        if not self.over:
            self._draw_anew(raw)

    def clone(self) -> Position:
        """An independent position equal to this one."""
        twin = object.__new__(Position)
        for name in Position.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    def resample(self, seat: int | None, rng: Random) -> Position:
        """A position that the seat cannot tell from this one; `rng` (`random.Random` or numpy's) draws what it does not
        know. It has no history. Raises BadSeat, BadGenerator.
        """
        seat, rng = viewer_of(seat, self.players), generator(rng)
        twin = self.clone()
        twin.seed, twin._deal, twin._history, twin._undo_point, twin.continued = None, {}, None, None, False
        twin._base = twin._state = self._base.copy()
        self.game.resample(twin._base, seat, rng)
        twin._base.rng = Chance(rng.randbytes(16), twin._base.rng.counts)
        twin._pages = Pages(self._pages, (), only_for=(seat,))
        if self.over:
            return twin
        region = self._table.region
        hidden = [] if region is None else [k for k in self._book if k[0] >= region and k[1] not in (seat, -1)]
        first = self._first_secret(seat) if twin._base.at == self._base.at else 0
        book = {k: v for k, v in self._book.items() if k not in hidden and k[0] < first}
        twin._run(book, None, None)
        for other in sorted({k[1] for k in hidden}):
            twin._redraw(other, sum(k[1] == other for k in hidden), other not in self.pending, rng)
        twin._history = None
        return twin

    def draft(self, seat: int, rng: Random) -> Draft:
        """A copy on which the seat may try its next answers (see `stolik.core.draft`). `rng` draws what it does not
        know; what the draft shows does not depend on it. Raises BadSeat, BadGenerator.
        """
        from stolik.core.draft import Draft

        seat = seat_of(seat, self.players)
        return Draft(self.resample(seat, rng), seat)

    def checkpoint(self) -> bytes:
        """The position as bytes (JSON), with all its secrets. Reading it does not replay the game. A checkpoint of a
        resampled position holds no secrets of the original.
        """
        from stolik.core.checkpoint import write

        return write(self)

    @staticmethod
    def from_checkpoint(data: bytes) -> Position:
        """The position written by `checkpoint`. Raises BadSave, UnknownGame."""
        from stolik.core.checkpoint import read

        return read(data)

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.from_checkpoint, (self.checkpoint(),)

    def save(self) -> bytes:
        """The game as bytes (JSON): game, options, seed and every answer. Raises BadSave for a resampled position."""
        from stolik.core.codec import save

        return save(self)

    @staticmethod
    def load(data: bytes) -> Position:
        """The position saved in `data`, replayed answer by answer (see `codec.load`). Raises BadSave, UnknownGame."""
        from stolik.core.codec import load

        return load(data)

    # --- inside -------------------------------------------------------------------------------------------------

    def _run(self, book: Book, history: History | None, undo: UndoPoint | None, script: Script | None = None) -> None:
        """Play from the last step boundary with the answers in `book` until one is missing or the game is over. A new
        barrier empties `undo`. Changes nothing if a rule raises.

        A step is played on a copy of the state, because it will be played again with the next answer. Steps that have
        never asked a question need no copy of their own; if one does ask, everything is played once more.
        """
        play_step, base, pages, known = self.game.play_step, self._base, self._pages, self._barriers
        asks, given, outcome = self.game.asks, (book, history, undo), None
        while True:
            at = base.at
            shared = not asks.get(at, True) and base is not self._base and script is None
            state = base if shared else base.copy()
            table = StepTable(book, state.rng, script, at)
            try:
                play_step(state, table)
                self.game.check_following(at, state.at)
            except Suspend:
                asks[at] = True
                if shared:
                    self._run(*given)
                    return
            except Finished as finished:
                outcome, state.at = finished.outcome, ""
            for answered in table.played:
                history = History(history, answered)
            if table.barriers > known:
                undo = None
            if table.pending:
                break
            asks.setdefault(at, False)
            base, book, known = state, {}, 0
            if table.lines:
                pages = Pages(pages, tuple(table.lines))
            if outcome is not None:
                table = StepTable(book, state.rng)
                break
        self._base, self._state, self._table, self._book, self._barriers = base, state, table, book, table.barriers
        self._history, self._pages, self._undo_point, self._seen = history, pages, undo, None
        self.outcome = outcome

    def _draw_anew(self, key: bytes) -> None:
        """See `redraw`; everything new follows from the key. What was laid out stays if the unfinished step has
        drawn or told something, because somebody may have seen it there.
        """
        self._base = self._base.copy()
        self._base.rng = Chance(key, self._base.rng.counts)
        if self.game.redraw is not None and not self._table.barriers and not self._table.lines:
            self.game.redraw(self._base, Random(key))
        self._run(dict(self._book), History(self._history, (CHANCE, REDRAW, key.hex())), None)

    def _first_secret(self, seat: int | None) -> int:
        """Index in this step of the first answer of another team's unfinished run of secret questions. Resampling drops
        the answers from there on: in another world the team may be asked something else.
        """
        first = self._table.n
        if self._table.region is None:
            teams = self.game.teams(self.players)
            theirs = {n for n, other in self._table.secrets if seat is None or teams[other] != teams[seat]}
            for n in reversed(range(self._table.n)):
                if n in theirs:
                    first = n
                elif (n, -1) not in self._book:
                    break
        return first

    def _redraw(self, seat: int, count: int, finished: bool, rng: Random) -> None:
        """Replace a seat's sealed answers by random legal ones. Whether the seat has finished stays the same."""
        while seat in self.pending and (finished or count > 0):
            answer = self.pending[seat].sample(rng)
            ahead = self.clone()
            ahead.answer(seat, answer)
            if not finished and (seat not in ahead.pending or ahead._base is not self._base):
                return
            self.answer(seat, answer)
            count -= 1

    def _last_open(self, seat: int) -> tuple[int, int] | None:
        """Book key of the seat's newest answer while several seats are asked at once; None if there is none."""
        region = self._table.region
        if region is None:
            return None
        return max((key for key in self._book if key[0] >= region and key[1] == seat), default=None)

    def _seen_by(self, seat: int | None) -> tuple[Any, StepTable]:
        """State and table as shown to a seat, without the unfinished chains of other seats."""
        region = self._table.region
        if not self._table.parallel or region is None:
            return self._state, self._table
        if self._seen is None:
            self._seen = {}
        if seat not in self._seen:
            state = self._base.copy()
            book = {k: v for k, v in self._book.items() if k[0] < region or k[1] in (seat, -1)}
            table = StepTable(book, state.rng)
            with suppress(Suspend):
                self.game.play_step(state, table)
            self._seen[seat] = state, table
        return self._seen[seat]


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
