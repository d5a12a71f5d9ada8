"""Arguments of calls have the types that their step says, also after a save (decision 9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stolik.content.effects import parse
from stolik.core.agenda import Call, StepName
from stolik.core.arguments import check_args, read_args
from stolik.core.question import SEATS, Named, Seat
from stolik.core.spelled import Spelled
from stolik.core.state import written
from stolik.core.table import Table
from stolik.games.voidfall import GAME

RED, BLUE = Named("colour:red"), Named("colour:blue")
THINGS = {thing.ref: thing for thing in (RED, BLUE)}


class Verse(Spelled):
    """A value that is saved as its text."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Verse:
        return cls(text)


def sing(
    g: object, t: Table, who: Seat, verse: Verse, times: int = 1, loud: bool = False, key: str = "",
    colours: tuple[Named, ...] = (), places: tuple[int, ...] = (), to: Seat | None = None,
) -> str:  # fmt: skip
    """A step that takes arguments of every kind."""
    return "sing"


WHOLE = {
    "who": SEATS[2],
    "verse": Verse("la la"),
    "times": 3,
    "loud": True,
    "key": "C",
    "colours": (RED, BLUE),
    "places": (3, 5),
    "to": SEATS[1],
}


def saved(args: object) -> dict[str, Any]:
    """The arguments as a save holds them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(args, enc_hook=written))
    return found


def test_arguments_of_every_kind_come_back_from_a_save():
    found = read_args(sing, saved(WHOLE), THINGS)
    assert found == WHOLE
    assert [type(value) for value in found.values()] == [type(value) for value in WHOLE.values()]
    assert found["colours"][0] is RED


def test_lists_that_older_rules_packed_into_words_are_read():
    old = {"who": 2, "verse": "la la", "places": "3 5", "colours": "colour:red", "to": None}
    found = read_args(sing, old, THINGS)
    assert (found["who"], found["places"], found["colours"], found["to"]) == (SEATS[2], (3, 5), (RED,), None)
    assert read_args(sing, {"who": 2, "verse": "", "places": ""}, THINGS)["places"] == ()


@pytest.mark.parametrize(
    "wrong", [{"places": "3 x"}, {"colours": ["colour:green"]}, {"who": 99}, {"places": 3}, {"pitch": 3}]
)
def test_what_does_not_fit_is_refused(wrong: dict[str, object]):
    with pytest.raises((TypeError, ValueError, LookupError)):
        read_args(sing, {"who": 2, "verse": "la"} | wrong, THINGS)


def test_an_argument_that_is_missing_is_noticed_when_the_save_is_read():
    with pytest.raises(TypeError, match="verse"):
        read_args(sing, {"who": 2}, THINGS)


def test_a_call_with_arguments_of_its_step_is_right():
    check_args(sing, WHOLE)
    check_args(sing, {"who": SEATS[0], "verse": Verse("")})


@pytest.mark.parametrize(
    "wrong",
    [
        {"who": 2}, {"verse": "la"}, {"times": True}, {"places": [3]}, {"places": ("3",)}, {"colours": (RED, 1)},
        {"key": None}, {"to": 1}, {"unknown": 1},
    ],
)  # fmt: skip
def test_a_call_with_another_type_is_wrong(wrong: dict[str, object]):
    with pytest.raises(TypeError):
        check_args(sing, WHOLE | wrong)


def test_a_call_is_made_by_the_name_of_its_step():
    assert StepName("sing")(who=SEATS[1], places=(1,)) == Call("sing", {"who": SEATS[1], "places": (1,)})


def test_a_step_may_be_wrapped_in_another_file():
    assert read_args(GAME.flow["resolve"], {"effect": "2F / 1C", "who": 0}, {})["effect"] == parse("2F / 1C")


def test_a_type_that_is_not_there_while_the_program_runs_is_named():
    def lost(g: object, t: Table, verse: Unknown) -> str:  # type: ignore[name-defined]  # noqa: F821
        return "lost"

    with pytest.raises(TypeError, match="lost takes verse as Unknown"):
        read_args(lost, {"verse": "la"}, {})
