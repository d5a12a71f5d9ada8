"""Who may know whom the table waits for."""

from types import SimpleNamespace
from typing import Any

from stolik.core.position import Position
from stolik.core.question import Choose, Named, Question
from stolik.core.waiting import secret_team, waited_for

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
    """Else it would learn when the other is through."""
    assert waited_for(asking({1: SECRET, 3: SECRET}, 1), 2) == ((), True)
    assert waited_for(asking({1: SECRET}, 1, through=(3,)), 1) == ((), True)


def test_whose_secret_it_is() -> None:
    assert secret_team(asking({2: SECRET}, 2)) == 1
    assert secret_team(asking({1: SECRET, 2: SECRET}, 2)) == 1
    assert secret_team(asking({2: OPEN}, 2)) is None
    assert secret_team(asking({0: SECRET, 1: SECRET}, 1)) is None
    assert secret_team(asking({})) is None
