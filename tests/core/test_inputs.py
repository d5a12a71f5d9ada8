"""What callers give: whole numbers, seeds, seats and the like of any library, or a clear refusal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest
from tests.core.foreign import Int64
from tests.core.test_saves import ANSWERS, GAME
from tests.core.toys import FIRST, SECOND, A, B, Toy, play

import stolik
from stolik.bots import UnknownBot, load_bot
from stolik.core.errors import (
    BadDeal,
    BadNumber,
    BadOption,
    BadPlayers,
    BadSave,
    BadSeat,
    BadSeed,
    IllegalAnswer,
    NotAsked,
    NothingToUndo,
    StolikError,
    UnknownGame,
)
from stolik.core.installed import INSTALLED
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.core.question import Amounts, Choose, ChooseSome, Number, Order
from stolik.core.seat.explaining import why
from stolik.core.seat.handle import SeatHandle
from stolik.core.seat.preview import preview
from stolik.core.seat.reader import LogReader
from stolik.core.seat.waiting import may_undo, may_undo_turn, waited_for
from stolik.core.table import Table
from stolik.lab.simulate import Plan

GAMES = ("not_alone", "terrorscape", "voidfall", "zona")
BIG = 10**3900


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    INSTALLED["toy"] = GAME
    yield
    del INSTALLED["toy"]


def fresh(seed: Any = 11, **more: Any) -> Position:
    return Position(GAME, 2, seed, {"speed": "fast"}, **more)


def all_answered(position: Position) -> Position:
    for seat, value in ANSWERS:
        position.answer(seat, value)
    return position


# --- seeds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 7, -7, 2**63 - 1, 2**63, -(2**64), 10**40, BIG, -BIG], ids=int.bit_length)
def test_any_whole_number_is_a_seed_and_travels(seed: int) -> None:
    position = all_answered(fresh(seed))
    for again in (Position.load(position.save()), Position.from_checkpoint(position.checkpoint())):
        assert again.seed == seed
        assert again.observe(FIRST) == position.observe(FIRST)


def test_a_number_of_another_library_is_the_same_seed() -> None:
    own, foreign = all_answered(fresh(7)), all_answered(fresh(Int64(7)))
    assert type(foreign.seed) is int
    assert foreign.save() == own.save()
    assert stolik.new_game("zona", players=2, seed=Int64(7)).save() == stolik.new_game("zona", players=2, seed=7).save()  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_none_draws_a_fresh_seed_and_keeps_it(game: str) -> None:
    positions = [stolik.new_game(game, players=2, seed=None) for _ in range(3)]
    assert len({position.seed for position in positions}) == 3
    for position in positions:
        assert isinstance(position.seed, int)
        assert 0 <= position.seed < 2**63
        assert Position.load(position.save()).observe(0) == position.observe(0)


class Unwritable:
    """A value that cannot even be shown."""

    def __str__(self) -> str:
        raise ValueError


WRONG_SEEDS = ["abc", "7", b"7", 1.5, 1.0, float("nan"), True, False, (1, 2), [7], {}, Random(1), Unwritable(),
               10**4400, -(10**4400)]  # fmt: skip


@pytest.mark.parametrize("seed", WRONG_SEEDS, ids=lambda seed: type(seed).__name__)
def test_anything_else_is_no_seed(seed: Any) -> None:
    for make in (lambda: stolik.new_game("not_alone", players=3, seed=seed), lambda: fresh(seed)):
        with pytest.raises(BadSeed):
            make()


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_players_may_be_a_number_of_another_library() -> None:
    position = Position(GAME, Int64(2), 1)  # type: ignore[arg-type]
    assert type(position.players) is int
    assert json.loads(position.save())["players"] == 2
    for wrong in (True, "2", 2.0, None, Int64(9), 10**5000, Unwritable()):
        with pytest.raises(BadPlayers):
            GAME.check_players(wrong)


def numbers(g: Toy, t: Table) -> str:
    t.tell("number", number=t.ask(FIRST, Number("number", 0, 9)))
    units = t.ask(FIRST, Amounts("units", (A, B), (2, 2), 0, 3))
    t.tell("units", units=units)
    t.tell("seat", seat=t.ask(FIRST, Choose("seat", (FIRST, SECOND))))
    t.tell("seats", seats=t.ask(FIRST, ChooseSome("seats", (FIRST, SECOND), 1, 2)))
    t.tell("order", order=t.ask(FIRST, Order("order", (FIRST, SECOND))))
    return "done"


def test_answers_may_be_numbers_of_another_library_and_none_is_kept() -> None:
    own, foreign = play(numbers), play(numbers)
    answers: list[Any] = [3, (1, 2), 1, [0], [1, 0]]
    theirs: list[Any] = [Int64(3), (Int64(1), Int64(2)), Int64(1), [Int64(0)], (Int64(1), Int64(0))]
    for one, other in zip(answers, theirs, strict=True):
        own.answer(0, one)
        foreign.answer(Int64(0), other)  # type: ignore[arg-type]
    assert foreign.history == own.history
    assert foreign.checkpoint() == own.checkpoint()
    assert foreign.log(None) == own.log(None)
    assert all(type(seat) is int for seat, _, _ in foreign.history)


@pytest.mark.parametrize(
    "value",
    [True, False, 1.0, "1.0", None, Int64(10), 10**5000, Unwritable(), b"1", [1]],
    ids=lambda value: type(value).__name__,
)
def test_what_is_no_number_is_no_answer(value: Any) -> None:
    position = play(numbers)
    with pytest.raises(IllegalAnswer):
        position.answer(0, value)
    position.answer(0, 3)
    with pytest.raises(IllegalAnswer):
        position.answer(0, (True, 1))
    position.answer(0, (1, 1))
    with pytest.raises(IllegalAnswer):
        position.answer(0, value if value is not True else False)


def test_a_policy_of_numbers_of_another_library_is_recorded_as_ints() -> None:
    end = playout(play(numbers), lambda seat, question: {"number": Int64(3), "units": (Int64(0), Int64(1))}.get(
        question.kind) or question.sample(Random(1)), record=True)  # fmt: skip
    assert end.history[0] == (0, "number", 3)
    assert all(type(one) is int for one in (end.history[0][2], end.log(None)[0].args["number"]))
    assert end.checkpoint()


def test_a_described_position_holds_plain_data_of_its_own() -> None:
    given = {"count": [Int64(3), 40]}
    position = Position(GAME, 2, 1, None, given)
    given["count"].append(9)
    assert position.deal == {"count": [3, 40]}
    assert Position.load(position.save()).deal == {"count": [3, 40]}
    for wrong in ({"count": [1.5]}, {"count": [object()]}, {"count": [True]}, {"count": {1, 2}}):
        with pytest.raises(BadDeal):
            Position(GAME, 2, 1, None, wrong)


def test_until_is_a_number_of_any_library_or_a_function() -> None:
    own = playout(play(numbers), random_policy(Random(1)), until=2, record=True)
    assert playout(play(numbers), random_policy(Random(1)), until=Int64(2), record=True).history == own.history  # type: ignore[arg-type]
    for wrong in (True, 1.0, "2", -1, Random(1)):
        with pytest.raises(BadNumber):
            playout(play(numbers), random_policy(Random(1)), until=wrong)  # type: ignore[arg-type]


# --- seats ------------------------------------------------------------------------------------------------------------

NO_SEATS: list[Any] = [-1, 3, 16, 99, True, False, "0", "seat:0", 0.0, 1.5, (0,), Unwritable()]

READS: dict[str, Callable[[Position, Any], Any]] = {
    "observe": lambda position, seat: position.observe(seat),
    "log": lambda position, seat: position.log(seat),
    "log_tail": lambda position, seat: position.log_tail(seat),
    "resample": lambda position, seat: position.resample(seat, Random(1)),
    "draft": lambda position, seat: position.draft(seat, Random(1)),
    "preview": lambda position, seat: preview(position, seat, A, Random(1)),
    "why": lambda position, seat: why(position, seat, "place:1", 0, Random(1)),
    "handle": SeatHandle.at,
    "waited_for": waited_for,
    "reader": lambda position, seat: LogReader(seat).update(position),
    "can_undo": lambda position, seat: position.can_undo(seat),
    "answers_in_turn": lambda position, seat: position.answers_in_turn(seat),
    "may_undo": may_undo,
    "may_undo_turn": may_undo_turn,
}
FOR_SPECTATORS = {"observe", "log", "log_tail", "resample", "waited_for", "reader", "why"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("read", READS)
def test_a_seat_that_is_not_there_is_refused(game: str, read: str) -> None:
    position = stolik.new_game(game, players=3, seed=1)
    for seat in NO_SEATS:
        with pytest.raises(BadSeat) as error:
            READS[read](position, seat)
        assert (error.value.details["least"], error.value.details["most"]) == (0, 2)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("read", sorted(FOR_SPECTATORS))
def test_none_is_a_spectator_where_spectators_look(game: str, read: str) -> None:
    position = stolik.new_game(game, players=3, seed=1)
    READS[read](position, None)


@pytest.mark.parametrize("read", sorted(READS.keys() - FOR_SPECTATORS))
def test_a_spectator_has_no_seat_to_act_for(read: str) -> None:
    with pytest.raises(BadSeat):
        READS[read](fresh(), None)


@pytest.mark.parametrize("read", READS)
def test_a_seat_may_be_a_number_of_another_library(read: str) -> None:
    READS[read](fresh(), Int64(0))


def test_what_a_seat_of_another_library_reads_is_what_the_seat_reads() -> None:
    position = all_answered(fresh())
    for read in ("observe", "log", "log_tail"):
        assert READS[read](position, Int64(1)) == READS[read](position, 1)
    assert type(SeatHandle.at(position, Int64(0)).seat) is int  # type: ignore[arg-type]


def test_a_seat_that_is_there_but_not_asked_has_no_handle() -> None:
    with pytest.raises(NotAsked):
        SeatHandle.at(fresh(), 1)


@pytest.mark.parametrize("seat", [True, 0.0, "0", None, (0,), Unwritable()], ids=lambda seat: type(seat).__name__)
def test_who_is_no_seat_neither_answers_nor_takes_back(seat: Any) -> None:
    position = fresh()
    with pytest.raises(NotAsked):
        position.answer(seat, 7)
    position.answer(0, 7)
    with pytest.raises(NothingToUndo):
        position.undo(seat)
    assert len(position.history) == 1
    position.undo(Int64(0))  # type: ignore[arg-type]
    assert position.history == []


class Failing:
    """No number, and nothing that could be written or compared."""

    __hash__ = None  # type: ignore[assignment]

    def __index__(self) -> int:
        raise RuntimeError("no number")

    def __str__(self) -> str:
        raise RuntimeError("no text")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not comparable")


def test_whatever_fails_when_asked_is_refused_as_anything_else() -> None:
    position, wrong = stolik.new_game("not_alone", players=2, seed=1), cast(Any, Failing())
    refusals: list[tuple[type[StolikError], Callable[[], object]]] = [
        (UnknownGame, lambda: stolik.new_game(wrong, players=2, seed=1)),
        (BadPlayers, lambda: stolik.new_game("not_alone", players=wrong, seed=1)),
        (BadSeed, lambda: stolik.new_game("not_alone", players=2, seed=wrong)),
        (BadOption, lambda: stolik.new_game("not_alone", players=2, seed=1, options={"window_order": wrong})),
        (BadSeat, lambda: position.observe(wrong)),
        (NotAsked, lambda: position.answer(wrong, "side:a")),
        (IllegalAnswer, lambda: position.answer(0, wrong)),
        (BadNumber, lambda: Plan("not_alone", 2, wrong, 1, ("random", "random"))),
        (UnknownBot, lambda: load_bot([])),  # type: ignore[arg-type]
    ]
    for error, use in refusals:
        with pytest.raises(error):
            use()


@pytest.mark.parametrize(
    "wrong",
    [0, 7, True, "", "side", [], ["side"], object()],
    ids=lambda wrong: f"{type(wrong).__name__} {str(wrong)[:6]}",
)
def test_options_and_a_described_position_are_mappings(wrong: Any) -> None:
    with pytest.raises(BadOption):
        stolik.new_game("not_alone", players=2, seed=1, options=wrong)
    with pytest.raises(BadDeal):
        stolik.new_game("not_alone", players=2, seed=1, deal=wrong)


@pytest.mark.parametrize("wrong", [None, 7, "{}", [], {}, 1.5], ids=repr)
def test_a_save_is_bytes(wrong: Any) -> None:
    for read in (Position.load, Position.from_checkpoint):
        with pytest.raises(BadSave):
            read(wrong)


def test_numpy_itself() -> None:
    numpy = pytest.importorskip("numpy")
    for rng in (numpy.random.default_rng(1), numpy.random.RandomState(1)):
        position = stolik.new_game("zona", players=numpy.int64(2), seed=numpy.uint64(2**64 - 1))
        end = playout(position, random_policy(rng), until=numpy.int32(30), record=True)
        assert Position.load(end.save()).seed == 2**64 - 1
        end.resample(numpy.int8(1), rng)
    with pytest.raises(StolikError):
        stolik.new_game("zona", players=2, seed=numpy.float64(1))
    with pytest.raises(StolikError):
        stolik.new_game("zona", players=2, seed=numpy.bool_(True))
