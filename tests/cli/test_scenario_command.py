"""`stolik scenario`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command import stolik

GOOD = "game: not_alone\nplayers: 3\ndeal:\nside: a\nscenario: Calm\nplay:\nseat:1 is asked play\n"
BAD = GOOD + "scenario: Storm\nplay:\neveryone sees rescue = 3\nnobody is asked\n"


@pytest.fixture
def good(tmp_path: Path) -> str:
    file = tmp_path / "good.txt"
    file.write_text(GOOD)
    return str(file)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    file = tmp_path / "bad.txt"
    file.write_text(BAD)
    return str(file)


def test_what_is_as_described_passes(good: str) -> None:
    ended = stolik("scenario", good, good)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == "2 of 2 scenarios are as described.\n"


def test_the_first_mismatch_is_explained(good: str, bad: str) -> None:
    ended = stolik("scenario", good, bad)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.splitlines() == [
        f"{bad}, line 10: Storm",
        "  expected: everyone sees rescue = 3",
        "  found: seat:0 sees rescue = 14",
        "2 of 3 scenarios are as described.",
    ]


def test_mismatches_can_be_read_by_programs(bad: str) -> None:
    ended = stolik("scenario", bad, "--json")
    assert ended.code == 1
    assert json.loads(ended.out) == {
        "scenarios": 2,
        "passed": 1,
        "failed": [
            {
                "title": "Storm",
                "file": bad,
                "line": 10,
                "expected": "everyone sees rescue = 3",
                "found": "seat:0 sees rescue = 14",
            }
        ],
    }


UNREADABLE = {
    "scenario: A\n": ("line 1: This scenario has no line “game:”.", "wiersz 1: Ten scenariusz nie ma wiersza „game:”."),
    GOOD + "seat:1 lya place:4\n": ("line 8: not_alone has no question “lya”.", "wiersz 8: Gra not_alone nie zadaje"),
    GOOD.replace("side: a", "rescue: 99"): ("line 4: The starting position cannot have “99”", "wiersz 4: W pozycji"),
    GOOD.replace("side: a", "wreck_used: yes"): ("line 3: The starting position has “wreck_used”", "wiersz 3: Pozycja"),
    GOOD.replace("players: 3", "players: 9"): ("line 2: not_alone cannot be played with 9", "wiersz 2: Gra not_alone"),
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_named(text: str, tmp_path: Path, good: str) -> None:
    file = tmp_path / "case.txt"
    file.write_text(text)
    for lang, said in zip(("en", "pl"), UNREADABLE[text], strict=True):
        ended = stolik("scenario", good, str(file), lang=lang)
        assert (ended.code, ended.out) == (2, "")
        assert f"{file}, {said}" in ended.err
