"""The log: who may read what, and readers that follow it through answers and undos."""

from tests.core.test_sealed import plan
from tests.core.toys import FIRST, LETTERS, SECOND, A, B, Toy, ids, letter, play

from stolik.core.log import SPECTATOR
from stolik.core.position import Position
from stolik.core.question import Choose
from stolik.core.seat.reader import LogReader
from stolik.core.table import Table


def talk(g: Toy, t: Table) -> str:
    """One letter is told to all, the next only to its seat; this repeats until that one is A."""
    t.tell("said", letter=t.ask(FIRST, letter()))
    second = t.ask(FIRST, letter("secret"))
    t.tell("whispered", to=[FIRST], letter=second)
    return "done" if second is A else "start"


def followed(reader: LogReader, position: Position, lines: list[str]) -> list[str]:
    """The lines as a client holds them after the reader's next message."""
    keep, fresh = reader.update(position)
    return lines[:keep] + [f"{entry.id} {entry.args.get('letter', '')}".strip() for entry in fresh]


def test_a_line_is_for_everybody_or_for_its_audience() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("for_all")
        t.tell("for_one", to=[FIRST])
        t.tell("for_guests", to=[SPECTATOR])
        t.tell("for_none", to=[])
        t.reveal("found_by_one", to=[SECOND])
        return "done"

    position = play(start)
    assert ids(position.log(FIRST)) == ["for_all", "for_one"]
    assert ids(position.log(SECOND)) == ["for_all", "found_by_one"]
    assert ids(position.log(None)) == ["for_all", "for_guests"]


def test_the_whole_log_is_told_when_the_game_is_over_and_not_before() -> None:
    position = play(talk)
    assert position.story() == []
    for answer in (B, B, A, A):
        position.answer(FIRST, answer)
        assert position.story() == []
    position.answer(FIRST, A)
    assert position.over
    assert ids(position.story()) == ["said", "whispered", "said", "whispered"]
    assert ids(position.log(SECOND)) == ["said", "said"]


def test_arguments_are_written_as_references() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("said", seat=SECOND, row=[A, (B, FIRST)], many=3)
        return "done"

    (entry,) = play(start).log(None)
    assert entry.args == {"seat": "seat:1", "row": ["word:a", ["word:b", "seat:0"]], "many": 3}


def test_a_revelation_says_what_a_line_would() -> None:
    def start(g: Toy, t: Table) -> str:
        t.reveal("found", seat=SECOND, many=3)
        return "done"

    position = play(start)
    (entry,) = position.log(None)
    assert entry.args == {"seat": "seat:1", "many": 3}
    assert position.asked_seats == (FIRST,)


def test_lines_of_the_step_being_played_are_read_at_once_and_kept_at_its_end() -> None:
    position = play(talk)
    position.answer(FIRST, A)
    assert ids(position.log_tail(FIRST)) == ["said"]
    position.answer(FIRST, A)
    assert position.log_tail(FIRST) == []
    assert ids(position.log(FIRST)) == ["said", "whispered"]
    assert ids(position.log(SECOND)) == ["said"]


def test_a_reader_is_told_each_line_once() -> None:
    position, reader = play(talk), LogReader(SECOND)
    assert reader.update(position) == (0, [])
    position.answer(FIRST, B)
    keep, lines = reader.update(position)
    assert (keep, ids(lines)) == (0, ["said"])
    position.answer(FIRST, B)
    assert reader.update(position) == (1, [])
    position.answer(FIRST, A)
    keep, lines = reader.update(position)
    assert (keep, ids(lines)) == (1, ["said"])


def test_a_reader_keeps_all_lines_before_a_new_one() -> None:
    position, reader = play(talk), LogReader(FIRST)
    for said in (A, B, B):
        position.answer(FIRST, said)
    reader.update(position)
    position.answer(FIRST, A)
    keep, lines = reader.update(position)
    assert (keep, ids(lines)) == (3, ["whispered"])


def test_a_reader_is_told_of_its_own_chain_at_once() -> None:
    position = play(plan)
    own, other = LogReader(FIRST), LogReader(SECOND)
    position.answer(FIRST, 4)
    position.answer(FIRST, LETTERS)
    assert ids(own.update(position)[1]) == ["named", "ordered"]
    assert other.update(position) == (0, [])


def test_a_line_that_says_something_else_now_is_sent_again() -> None:
    position, reader = play(talk), LogReader(FIRST)
    lines: list[str] = []
    for said in (A, B):
        position.answer(FIRST, said)
        lines = followed(reader, position, lines)
        assert lines == [f"said {said.ref}"]
        position.undo(FIRST)
    assert followed(reader, position, lines) == []


def test_a_line_that_changes_between_two_looks_is_sent_again() -> None:
    """The reader looks before the undo and after the new answer, not in between."""
    position, reader = play(talk), LogReader(FIRST)
    position.answer(FIRST, A)
    lines = followed(reader, position, [])
    position.undo(FIRST)
    position.answer(FIRST, B)
    assert followed(reader, position, lines) == ["said word:b"]


def test_a_reader_follows_undo_back_across_finished_steps() -> None:
    position, reader = play(talk), LogReader(FIRST)
    lines: list[str] = []
    for said in (A, B, B, A):
        position.answer(FIRST, said)
        lines = followed(reader, position, lines)
    assert lines == ["said word:a", "whispered word:b", "said word:b", "whispered word:a"]
    for left in (3, 2, 1, 0):
        position.undo(FIRST)
        lines = followed(reader, position, lines)
        assert len(lines) == left


def test_a_reader_catches_up_with_several_steps_and_another_branch() -> None:
    position, reader = play(talk), LogReader(FIRST)
    branch = position.clone()
    for said in (A, B, A, A):
        position.answer(FIRST, said)
    lines = followed(reader, position, [])
    assert len(lines) == 4
    for said in (B, B):
        branch.answer(FIRST, said)
    assert followed(reader, branch, lines) == ["said word:b", "whispered word:b"]


def test_clones_write_their_own_lines() -> None:
    position = play(talk)
    twin = position.clone()
    twin.answer(FIRST, A)
    twin.answer(FIRST, A)
    assert position.log(FIRST) == []
    assert len(twin.log(FIRST)) == 2


def test_a_question_that_follows_reads_the_lines_before_it() -> None:
    def start(g: Toy, t: Table) -> str:
        t.tell("hello")
        t.ask(FIRST, Choose("go", (A,)))
        return "done"

    assert ids(play(start).log(None)) == ["hello"]
