"""Play-outs: to the end or to a condition, by functions, bots and search bots."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.core.test_saves import ANSWERS, GAME
from tests.core.test_sealed import plan, vote
from tests.core.toys import FIRST, SECOND, THIRD, A, B, C, Toy, draw, ids, letter, play, toy

import stolik
from stolik.core.chance import Chance, Stream
from stolik.core.errors import IllegalAnswer, NotAnswered
from stolik.core.play import Playout, playout, random_policy
from stolik.core.position import Position
from stolik.core.question import Choose, ChooseSome, Number, Order, Question, Seat
from stolik.core.seat.handle import SeatHandle
from stolik.core.table import Policy, QuickTable, StepTable, Table


def scripted(position: Position) -> Policy:
    """The answers of the saves' game, from where the position stands."""
    left: dict[int, list[Any]] = {}
    for seat, value in ANSWERS:
        left.setdefault(seat, []).append(value)
    for seat, *_ in position.history:
        left[seat].pop(0)
    return lambda seat, question: left[seat].pop(0) if left[seat] else A


def fresh() -> Position:
    return Position(GAME, 2, 11, {"speed": "fast"})


def whole(position: Position) -> Any:
    seats = [*range(position.players), None]
    return (
        [position.observe(seat) for seat in seats],
        [position.log(seat) for seat in seats],
        {seat: question.wire() for seat, question in position.pending.items()},
        position.given,
        position.outcome,
    )


def by_hand(count: int) -> Position:
    """The saves' game after `count` answers, in the order of a play-out."""
    position, policy = fresh(), scripted(fresh())
    for _ in range(count):
        seat = min(position.pending)
        position.answer(seat, policy(seat, position.pending[seat]))
    return position


@pytest.mark.parametrize("count", range(len(ANSWERS) + 2))
def test_a_playout_stops_after_any_number_of_decisions_where_the_answers_lead(count: int) -> None:
    stopped = playout(fresh(), scripted(fresh()), until=count, record=True)
    assert whole(stopped) == whole(by_hand(count))
    assert stopped.history == by_hand(count).history


@pytest.mark.parametrize("count", range(len(ANSWERS) + 1))
def test_what_was_stopped_goes_on_to_the_same_end(count: int) -> None:
    stopped = playout(fresh(), scripted(fresh()), until=count, record=True)
    end = playout(stopped, scripted(stopped), record=True)
    assert end.over
    assert whole(end) == whole(by_hand(len(ANSWERS) + 1))
    assert end.history == playout(fresh(), scripted(fresh()), record=True).history


@pytest.mark.parametrize("count", range(len(ANSWERS) + 1))
def test_a_playout_from_any_position_ends_as_the_game_played_by_hand(count: int) -> None:
    """Also from the middle of sealed answers, of chains, and just before or after a card is drawn."""
    position = fresh()
    for seat, value in ANSWERS[:count]:
        position.answer(seat, value)
    end = playout(position, scripted(position), record=True)
    assert whole(end) == whole(by_hand(len(ANSWERS) + 1))


def all_in_one_step(g: Toy, t: Table) -> str:
    """Everything a step may do, one after the other."""
    g.said += [said.ref for said in t.ask_all({FIRST: letter("sealed"), SECOND: letter("sealed")}).values()]
    for stream in (Stream.DICE, Stream.DECKS):
        g.count[FIRST] += t.chance("die", range(100), stream)
        t.reveal("rolled", sum=g.count[FIRST])
    g.said.append(t.ask(FIRST, letter("then")).ref)

    def chain(seat: Seat) -> None:
        for _ in range(1 + seat):
            g.count[seat] += t.ask(seat, Number("more", 0, 9))

    t.together([FIRST, SECOND], chain)
    g.count[SECOND] += t.chance("die", range(100), Stream.DICE)
    t.reveal("rolled", sum=g.count[SECOND])
    g.said.append(t.ask(SECOND, letter("last")).ref)
    return "done"


def by_kind(seat: int, question: Question[Any]) -> Any:
    """Always the same answer to the same question."""
    return {"sealed": (A, B)[seat % 2], "then": C, "more": 3 + seat, "last": B}.get(question.kind, A)


@pytest.mark.parametrize("count", range(8))
@pytest.mark.parametrize("first", [min, max])
def test_a_playout_from_the_middle_of_a_step_keeps_what_is_answered_and_drawn(count: int, first: Any) -> None:
    position = play(all_in_one_step)
    hand = position.clone()
    for number in range(8):
        seat = first(hand.pending)
        hand.answer(seat, by_kind(seat, hand.pending[seat]))
        if number + 1 == count:
            position = hand.clone()
    assert hand.over
    assert whole(playout(position, by_kind, record=True)) == whole(hand)
    assert whole(playout(position, by_kind, until=100, record=True)) == whole(hand)


@pytest.mark.parametrize("count", range(8))
def test_a_playout_that_stops_in_the_middle_of_a_step_has_drawn_what_the_step_draws(count: int) -> None:
    hand = play(all_in_one_step)
    for _ in range(count):
        seat = min(hand.pending)
        hand.answer(seat, by_kind(seat, hand.pending[seat]))
    stopped = playout(play(all_in_one_step), by_kind, until=count, record=True)
    assert whole(stopped) == whole(hand)
    assert whole(playout(stopped, by_kind, record=True)) == whole(playout(hand, by_kind, record=True))


def test_where_it_stops_is_a_position_like_any_other() -> None:
    start = play(plan, players=3)
    stopped = playout(
        start, lambda seat, question: 3 if question.kind == "many" else question.sample(Random(1)), until=3
    )
    assert {seat: question.kind for seat, question in stopped.pending.items()} == {SECOND: "row", THIRD: "many"}
    twin = stopped.clone()
    twin.answer(THIRD, 5)
    assert stopped.pending[THIRD].kind == "many"
    stopped.undo(SECOND)
    assert stopped.pending[SECOND].kind == "many"
    for seed in range(5):
        assert stopped.resample(THIRD, Random(seed)).observe(THIRD) == stopped.observe(THIRD)


def test_a_function_of_the_asked_seat_says_where_to_stop() -> None:
    def in_chains(seat: SeatHandle) -> bool:
        return seat.question.kind == "times" and seat.seat == SECOND

    stopped = playout(fresh(), scripted(fresh()), until=in_chains)
    assert stopped.pending[SECOND].kind == "times"
    again = playout(stopped, scripted(fresh()), until=in_chains)
    assert whole(again) == whole(stopped), "it looks before the first question, too"
    late = playout(fresh(), scripted(fresh()), until=lambda seat: "drew" in ids(seat.log))
    assert late.pending[FIRST].kind == "done"
    big = playout(fresh(), scripted(fresh()), until=lambda seat: seat.view.count[FIRST] > 7)
    assert big.pending[FIRST].kind == "more"


def test_a_playout_that_is_not_stopped_plays_to_the_end() -> None:
    assert playout(fresh(), scripted(fresh()), until=1000).over
    assert playout(fresh(), scripted(fresh()), until=lambda seat: False).over


def test_without_a_record_there_are_neither_answers_nor_log_nor_seed() -> None:
    for stopped in (playout(fresh(), scripted(fresh())), playout(fresh(), scripted(fresh()), until=5)):
        assert stopped.history == []
        assert stopped.seed is None
    start = fresh()
    start.answer(FIRST, 7)
    before = whole(start)
    playout(start, scripted(start), record=True)
    assert whole(start) == before


def test_illegal_answers_of_a_policy_are_refused() -> None:
    with pytest.raises(IllegalAnswer):
        playout(play(vote), lambda seat, question: "word:z")


def test_a_finished_game_is_its_own_playout() -> None:
    end = playout(fresh(), scripted(fresh()), record=True)
    assert playout(end, random_policy(Random(1)), until=3).save() == end.save()


class Noting:
    """Takes the first option and notes what it was asked and shown."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.views: list[Any] = []

    def choose(self, view: Any, question: Question[Any]) -> Any:
        self.asked.append(question.kind)
        self.views.append(view)
        return question.sample(Random(1))


def forced(g: Toy, t: Table) -> str:
    t.ask(FIRST, Choose("one", (A,)))
    t.ask(FIRST, ChooseSome("all", (A, B), 2, 2))
    t.ask(FIRST, ChooseSome("none", (A, B), 0, 0))
    t.ask(FIRST, Number("number", 3, 3))
    t.ask(FIRST, Order("order", (A,)))
    t.ask(FIRST, letter("free"))
    t.finish("done", [FIRST])


def test_a_bot_is_not_asked_where_there_is_one_answer() -> None:
    bot = Noting()
    played = Playout(play(forced), {0: bot}, record=True)
    end = played.run()
    assert bot.asked == ["free"]
    assert played.decisions == 1
    assert [plain for _, _, plain in end.history[:5]] == ["word:a", ["word:a", "word:b"], [], 3, ["word:a"]]
    assert playout(play(forced), {0: Noting()}, until=0).pending[FIRST].kind == "free"


def test_a_bot_sees_nothing_of_the_chains_of_others() -> None:
    bots = {seat: Noting() for seat in range(3)}
    playout(play(plan, players=3), bots)
    for seat, bot in bots.items():
        for view in bot.views[: bot.asked.index("done")] if "done" in bot.asked else bot.views:
            assert all(count == 0 for other, count in enumerate(view.count) if other != seat)


def test_a_bot_is_shown_what_its_seat_sees() -> None:
    bots = {seat: Noting() for seat in range(2)}
    played = Playout(fresh(), bots, record=True)
    end, position, seen = played.run(), fresh(), {0: list[Any](), 1: list[Any]()}
    for seat, _, value in end.history:
        if position.pending[seat].only() is None:
            seen[seat].append(position.observe(seat))
        position.answer(seat, value)
    assert {seat: bot.views for seat, bot in bots.items()} == seen
    assert played.decisions == sum(map(len, seen.values())) > 5


def test_answers_at_random_are_legal_and_differ() -> None:
    ends = [playout(fresh(), random_policy(Random(seed))).observe(None) for seed in range(9)]
    assert len({end.count for end in ends}) > 3  # type: ignore[attr-defined]


class Searching:
    """A bot that looks at everything it is given."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.handles: list[SeatHandle] = []
        self.worlds: list[Position] = []
        self.logs: list[list[str]] = []
        self.answers: list[list[tuple[str, Any]]] = []

    def decide(self, seat: SeatHandle) -> None:
        self.handles.append(seat)
        self.worlds.append(seat.resample(self.rng))
        self.logs.append(ids(seat.log))
        self.answers.append(seat.answers)
        seat.answer(seat.question.sample(self.rng))
        seat.answer(A)


def whisper(g: Toy, t: Table) -> str:
    draw(g, t, FIRST)
    draw(g, t, SECOND)
    return "talk"


def talk(g: Toy, t: Table) -> str:
    t.tell("said", letter=t.ask(FIRST, letter()))
    t.tell("said", letter=t.ask(SECOND, letter()))
    return "done"


def test_a_searching_bot_gets_worlds_of_its_seat_and_its_log() -> None:
    position = Position(toy(whisper, talk=talk), 2, 5)
    bots = {seat: Searching(Random(seat)) for seat in (0, 1)}
    played = Playout(position, bots)
    assert played.run().over
    assert played.decisions == 3
    assert all(handle.view.seat == handle.seat for bot in bots.values() for handle in bot.handles)
    second = bots[1]
    assert second.logs == [["drew", "said"]]
    (world,) = second.worlds
    assert world.seed is None
    assert world.pending.keys() == {SECOND}
    assert world.observe(SECOND) == position.observe(SECOND)
    assert ids(world.log(FIRST)) == ["said"], "its world knows nothing of the other's card"
    assert bots[0].logs == [["drew"], ["drew", "said", "said"]]
    assert bots[0].answers == [[], [("letter", "word:a")]], "its own answers, and no others"
    assert bots[1].answers == [[]]


def test_the_last_answer_stands_and_none_is_an_error() -> None:
    class Silent:
        def decide(self, seat: SeatHandle) -> None:
            pass

    position = play(vote)
    assert playout(position, {0: Searching(Random(1)), 1: Searching(Random(2))}, record=True).history[0][2] == "word:a"
    with pytest.raises(NotAnswered):
        playout(position, {0: Silent(), 1: Silent()})
    with pytest.raises(IllegalAnswer):
        SeatHandle.at(position, FIRST).answer("word:z")


def reachable(thing: Any, depth: int = 3) -> list[Any]:
    """Everything that can be reached by public names, without calling anything."""
    found = [thing]
    if depth:
        for name in dir(thing):
            with suppress(LookupError):
                found += reachable(getattr(thing, name), depth - 1) if not name.startswith("_") else []
    return found


def test_neither_state_nor_seed_nor_foreign_lines_can_be_reached_from_a_handle_or_its_worlds() -> None:
    position = Position(toy(whisper, talk=talk), 2, 987654321)
    (theirs,) = position.log(SECOND)
    handle = SeatHandle.at(position, FIRST)
    assert {name for name in dir(handle) if not name.startswith("_")} == {
        "answer", "answers", "at", "belief", "log", "question", "resample", "seat", "view",
    }  # fmt: skip
    world = handle.resample(Random(1))
    for thing in (*reachable(handle), *reachable(world)):
        assert not isinstance(thing, Toy)
        assert thing is not position
        assert thing != 987654321
        assert not (isinstance(thing, (list, tuple)) and theirs in thing)


def test_a_table_without_a_log_says_that_nobody_reads() -> None:
    """What takes long to tell need then not be worked out."""
    assert not QuickTable(lambda seat, question: None, {}, Chance.from_seed(1)).is_read
    assert QuickTable(lambda seat, question: None, {}, Chance.from_seed(1), lines=[]).is_read
    assert StepTable({}, Chance.from_seed(1)).is_read


def stopping(count: int, look: int, logs: list[Any]) -> Callable[[SeatHandle], bool]:
    """True after so many answers; the log and the answers of the seat asked at `look` are noted."""
    calls = iter(range(1000))

    def stops(seat: SeatHandle) -> bool:
        call = next(calls)
        if call == look:
            logs.append((seat.log, seat.answers))
        return call >= count

    return stops


@pytest.mark.parametrize("game", list(stolik.games()))
def test_wherever_a_play_out_stops_it_is_where_a_recorded_one_stops(game: str) -> None:
    """After any number of answers, in the middle of steps and chains too, and whatever was looked at meanwhile."""
    for seed in range(4):
        rng = Random(seed)
        dealt = stolik.new_game(game, players=rng.randint(*stolik.games()[game].players), seed=seed)
        start = playout(dealt, random_policy(rng), until=rng.randrange(60), record=True)
        for count in (0, 1, 2, rng.randrange(3, 40)):
            logs: tuple[list[Any], list[Any]] = ([], [])
            look = count // 2
            recorded = playout(start, random_policy(Random(seed)), until=stopping(count, look, logs[0]), record=True)
            for until in (count, stopping(count, -1, []), stopping(count, look, logs[1])):
                stopped = playout(start, random_policy(Random(seed)), until=until)
                assert same_facts(stopped, recorded)
                assert (stopped.seed, stopped.history, stopped.pages) == (None, [], None) or start.over
            assert logs[0] == logs[1]


def same_facts(one: Position, other: Position) -> bool:
    """Whether the same is true, asked and seen in both."""
    seats = [None, *range(one.players)]
    return (
        one.has_facts_of(other)
        and {seat: question.wire() for seat, question in one.pending.items()}
        == {seat: question.wire() for seat, question in other.pending.items()}
        and [one.observe(seat) for seat in seats] == [other.observe(seat) for seat in seats]
        and one.outcome == other.outcome
    )
