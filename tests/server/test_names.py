"""Names that are blank, or that read like another's at the same table."""

from __future__ import annotations

import pytest

from stolik.server.errors import BlankName
from stolik.server.names import distinct, name_of, visible


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800\u2800", "\u200b \u200d", "\u202e", "\u034f", "\ufeff", "\x00\x07", "\U000e0100"]
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(blank: str) -> None:
    with pytest.raises(BlankName):
        name_of(blank)
    assert name_of("") == name_of("   ") == "", "no name is no blank name"


def test_only_what_can_be_seen_is_left() -> None:
    assert name_of("O\u200bl\u202ea\n\t Ł.\u3164") == "Ola Ł."
    assert name_of("\uff2f\uff4c\uff41") == "Ola", "wide letters are letters"
    assert name_of("e" + "\u0336" * 40 + "x") == "e\u0336\u0336x", "no towers of marks"
    assert name_of("x" * 100) == "x" * 24
    assert visible("½ m², 5 ➔ 6 👍\u200f", 300) == "½ m², 5 ➔ 6 👍", "what is said is not changed"


@pytest.mark.parametrize("other", ["Ola", "ola", "OIa", "0la", "O l a", "Оlа", "Óla", "Ola.", "οla"])
def test_names_that_read_the_same_are_told_apart(other: str) -> None:
    assert distinct(other, ["Ola", ""]) == f"{other} 2"
    assert distinct(other, ["Ola", "Ola 2"]) == f"{other} 3"


def test_other_names_stay() -> None:
    assert distinct("Ala", ["Ola", "Ela"]) == "Ala"
    assert distinct("", ["", ""]) == ""
    assert distinct("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
