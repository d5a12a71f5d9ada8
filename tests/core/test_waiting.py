"""Who may know which seats the table waits for."""

from types import SimpleNamespace
from typing import Any

from tests.core.toys import FIRST, SECOND, A, Toy, letter, play

from stolik.core.position import Position
from stolik.core.question import Choose, Named, Question
from stolik.core.seat.waiting import may_undo, secret_team, waited_for
from stolik.core.table import Table

TEAMS = (0, 1, 1, 2)
OPEN: Question[Any] = Choose("play", (Named("word:pass"),))
SECRET: Question[Any] = Choose("play", (Named("word:pass"),), secret=True)


def asking(asked: dict[int, Question[Any]], *pending: int, through: tuple[int, ...] = ()) -> Position:
    """A position in which `pending` have not answered yet and `through` have finished."""
    return SimpleNamespace(  # type: ignore[return-value]
        asked=asked,
        pending={seat: asked[seat] for seat in pending},
        asked_seats=(*asked, *through),
        players=4,
        game=SimpleNamespace(teams=lambda players: TEAMS),
    )


def test_nobody_is_named_while_a_question_of_the_moment_is_secret() -> None:
    for viewer in (0, 1, 3, None):
        assert waited_for(asking({2: OPEN, 1: OPEN}, 2, 1), viewer) == ((1, 2), False)
        assert waited_for(asking({1: OPEN, 2: OPEN}, 2), viewer) == ((2,), False)
        assert waited_for(asking({0: SECRET, 3: OPEN}, 0, 3), viewer) == ((), True)
        assert waited_for(asking({0: SECRET, 3: OPEN}, 3), viewer) == ((), True), "also once the secret one is answered"
        assert waited_for(asking({}), viewer) == ((), False)


def test_a_side_among_itself_knows_whom_it_waits_for() -> None:
    viewer: int | None
    alone, both = asking({2: SECRET}, 2), asking({1: SECRET, 2: SECRET}, 2)
    for viewer in (1, 2):
        assert waited_for(alone, viewer) == waited_for(both, viewer) == ((2,), False)
    for viewer in (0, 3, None):
        assert waited_for(alone, viewer) == waited_for(both, viewer) == ((), True)


def test_a_side_that_shares_the_moment_with_another_does_not() -> None:
    """Otherwise it would learn when the other has finished."""
    assert waited_for(asking({1: SECRET, 3: SECRET}, 1), 2) == ((), True)
    assert waited_for(asking({1: SECRET}, 1, through=(3,)), 1) == ((), True)


def test_whose_secret_it_is() -> None:
    assert secret_team(asking({2: SECRET}, 2)) == 1
    assert secret_team(asking({1: SECRET, 2: SECRET}, 2)) == 1
    assert secret_team(asking({2: OPEN}, 2)) is None
    assert secret_team(asking({0: SECRET, 1: SECRET}, 1)) is None
    assert secret_team(asking({})) is None


def test_undo_is_not_offered_while_others_are_asked_in_secret() -> None:
    """Whether it is still possible would tell that one of them has answered."""

    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("one"))
        t.ask(SECOND if g.count[FIRST] else FIRST, letter("two", secret=True))
        return "done"

    mine, theirs = play(start), Position(play(start).game, 2, 1, deal={"count": [1]})
    for position in (mine, theirs):
        position.answer(FIRST, A)
        assert position.can_undo(FIRST)
    assert may_undo(mine, FIRST), "one's own secret hides nothing from oneself"
    assert not may_undo(theirs, FIRST)
    assert not may_undo(theirs, SECOND)


def test_a_sealed_answer_may_be_changed_though_others_are_asked_in_secret() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask_all({seat: letter(secret=True) for seat in (FIRST, SECOND)})
        return "done"

    position = play(start)
    assert not may_undo(position, FIRST)
    position.answer(FIRST, A)
    assert may_undo(position, FIRST)
    assert not may_undo(position, SECOND)


def test_undo_is_offered_where_it_is_possible_and_nothing_is_secret() -> None:
    def start(g: Toy, t: Table) -> str:
        t.ask(FIRST, letter("one"))
        t.ask(SECOND, letter("two"))
        return "done"

    position = play(start)
    assert not may_undo(position, FIRST)
    position.answer(FIRST, A)
    assert may_undo(position, FIRST)
    assert not may_undo(position, SECOND)
