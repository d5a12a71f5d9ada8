"""Names that are blank, or that read like another's at the same table."""

from __future__ import annotations

import re

import pytest

from stolik.server.errors import BlankName
from stolik.server.tables.people.names import distinct, name_of, visible


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
    assert name_of("e" + "\u0336" * 40 + "x") == "e\u0336\u0336\u0336x", "no towers of marks"
    assert name_of("x" * 100) == "x" * 24
    assert visible("½ m², 5 ➔ 6 👍\u200f", 300) == "½ m², 5 ➔ 6 👍", "what is said is not changed"


@pytest.mark.parametrize(
    "other", ["Ola", "ola", "OIa", "0la", "O l a", "Оlа", "Óla", "Ola.", "οla", "Օla", "Oӏa", "Olɑ", "ᴏla"]
)
def test_names_that_read_the_same_are_told_apart(other: str) -> None:
    assert distinct(other, ["Ola", ""]) == f"{other} 2"
    assert distinct(other, ["Ola", "Ola 2"]) == f"{other} 3"


def test_capitals_and_joiners_do_not_make_a_name_another() -> None:
    assert distinct("Υo", ["Yo"]) == "Υo 2"
    assert distinct("Ζoe", ["Zoe"]) == "Ζoe 2"
    assert distinct("Ꭺnna", ["Anna"]) == "Ꭺnna 2"
    assert distinct("می\u200d", ["می"]) == "می\u200d 2"


def test_other_names_stay() -> None:
    assert distinct("Ala", ["Ola", "Ela"]) == "Ala"
    assert distinct("", ["", ""]) == ""
    assert distinct("x" * 24, ["x" * 24]) == "x" * 22 + " 2"


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    "text",
    [
        "می\u200cخواهم",  # a Persian word with a break inside
        "نام\u200cهای ما",
        "श्री\u200dमान",
        "ක්\u200dෂ",
        "ক\u09cd\u200cক",
        "ന\u0d4d\u200d",  # a letter of Malayalam that stands at the end of words
        "ه\u200d",  # years of the Hijra
        "ٱلْحَمْدُ لِلَّٰهِ",
        "מֹשֶּׁה",
        "བསྒྲུབས",
        "ᠮᠣᠩ\u180bᠭᠣᠯ",
        "☺\ufe0e",
        FAMILY,
        "\U0001f3f3\ufe0f\u200d\U0001f308",  # a flag of the rainbow
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # of Scotland
        "\U0001f469\U0001f3fd\u200d\U0001f680",  # an astronaut
        "\u2764\ufe0f",
        "1\ufe0f\u20e3",
        "\u8fbb\U000e0100",
        "\U0001f1f5\U0001f1f1",
        "Zażółć",
    ],
)
def test_what_holds_a_letter_together_is_kept(text: str) -> None:
    assert visible(text, 300) == text
    assert name_of(text) == text
    assert visible(f"({text}) {text}!", 300) == f"({text}) {text}!"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("O\u200dl\u200ca", "Ola"),
        ("О\u200dля", "Оля"),
        ("\u200cسلام\u200d\u200d", "سلام\u200d"),
        ("سلام\u200c دنیا", "سلام دنیا"),
        ("سلام\u200c\u200c\u200dدنیا", "سلامدنیا"),
        ("Ola\ufe0f\U000e0061", "Ola"),
        (f"{FAMILY}\u200d", FAMILY),
        ("\U0001f468" + "\u200d\U0001f469" * 9, None),
        ("\u202eسلام\u2066", "سلام"),
    ],
)
def test_joiners_elsewhere_are_dropped(text: str, seen: str | None) -> None:
    shown = visible(text, 300)
    if seen is None:
        assert max(map(len, re.split("(?<!\u200d)\U0001f469", shown))) < 12
    else:
        assert shown == seen


@pytest.mark.parametrize("letter", [FAMILY, "\U0001f1f5\U0001f1f1", "a\u0328\u0301", "\U0001f469\U0001f3fd", "x"])
def test_names_and_talk_are_cut_between_letters(letter: str) -> None:
    assert visible(letter * 30, 24) == letter * 24
    assert visible(letter * 400, 300) == letter * 300
    assert distinct(letter * 24, [letter * 24]) == letter * 22 + " 2"


@pytest.mark.parametrize(("one", "other"), [("می\u200cخواهم", "میخواهم"), ("\u2764\ufe0f", "\u2764")])
def test_a_joiner_makes_no_other_name(one: str, other: str) -> None:
    assert distinct(one, [other]) == f"{one} 2"
    assert distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    "blank", ["\u200d" * 3, "\ufe0f", "\U000e0061\U000e007f", "\u061c", "\u180b", "\u2066 \u2069", "\ufff9"]
)
def test_a_name_of_joiners_alone_is_blank(blank: str) -> None:
    with pytest.raises(BlankName):
        name_of(blank)
