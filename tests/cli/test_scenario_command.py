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
        "unreadable": [],
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
        assert ended.code == 2
        assert "1" in ended.out
        assert f"{file}, {said}" in ended.err


def test_a_bad_file_hides_no_other_result(good: str, bad: str, tmp_path: Path) -> None:
    unreadable = tmp_path / "unreadable.txt"
    unreadable.write_text("scenario: A\n")
    latin = tmp_path / "latin.txt"
    latin.write_bytes(b"scenario: \xff")
    ended = stolik("scenario", str(unreadable), good, str(latin), str(tmp_path / "none.txt"), str(tmp_path), bad)
    assert ended.code == 2
    assert ended.out.endswith("2 of 7 scenarios are as described. Not as described: 1. Not readable: 4.\n")
    assert "Storm" in ended.out
    said = ended.err.splitlines()
    assert [error.partition(",")[0] for error in said[:2]] == [str(unreadable), str(latin)]
    assert said[1].endswith("This is not text in UTF-8.")
    assert said[2].startswith(f"There is no file {tmp_path / 'none.txt'}")
    assert said[3].startswith(f"{tmp_path} cannot be read")
    report = json.loads(stolik("scenario", str(unreadable), good, bad, "--json").out)
    assert (report["passed"], len(report["failed"])) == (2, 1)
    assert report["unreadable"] == [
        {"file": str(unreadable), "line": 1, "reason": f"{unreadable}, line 1: This scenario has no line “game:”."}
    ]


def said(count: int, passed: int, *, failed: int, unreadable: int) -> str:
    ending = f" Not as described: {failed}. Not readable: {unreadable}." if unreadable else ""
    return f"{passed} of {count} scenarios are as described.{ending}\n"


WRONG_WORDS = {
    "in the title": "scenario: \udcff\nplay:\npass\n",
    "in the head": "scenario: Odd\nplyers: 3\nplay:\npass\n",
    "in the options": "scenario: Odd\noptions: exprt=yes\nplay:\npass\n",
    "in the game": "scenario: Odd\ngame: notalone\nplay:\npass\n",
    "in the number of players": "scenario: Odd\nplayers: 99\nplay:\nseat:98 lay place:1\n",
    "in the deal": "scenario: Odd\ndeal:\nhunt_hnad: clone\nplay:\npass\n",
    "in the other deal": "scenario: Odd\nother_deal:\nhunt_hand: clnoe\nplay:\npass\n",
    "in the play": "scenario: Odd\nplay:\nseat:1 lya place:4\n",
    "in a view": "scenario: Odd\nplay:\nseat:1 sees resque = 4\n",
    "in a line without a form": "scenario: Odd\nplay:\nhello there\n",
    "in a section": "scenario: Odd\nplay: pass\n",
    "in an answer of one world": "scenario: Odd\nplay:\nin the other world seat:1 lya place:4\n",
}


@pytest.mark.parametrize("text", WRONG_WORDS.values(), ids=WRONG_WORDS)
def test_an_unknown_word_hides_no_other_scenario_of_its_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "case.txt"
    file.write_bytes((BAD + text + "scenario: Last\nplay:\npass\n").encode(errors="surrogateescape"))
    ended = stolik("scenario", str(file))
    assert (ended.code, len(ended.err.splitlines())) == (2, 1)
    assert ended.err.startswith(f"{file}, line ")
    assert "Storm" in ended.out
    assert ended.out.endswith(said(4, 2, failed=1, unreadable=1))


def test_what_is_wrong_before_the_first_scenario_is_said_once_and_counts_for_all(tmp_path: Path) -> None:
    file = tmp_path / "case.txt"
    file.write_text(BAD.replace("players: 3", "plyers: 3"))
    ended = stolik("scenario", str(file))
    [reason] = ended.err.splitlines()
    assert reason.startswith(f"{file}, line 2: There is no entry “plyers” here. Known entries: game, players, seed, ")
    assert reason.endswith("Did you mean “players”?")
    assert ended.out == said(2, 0, failed=0, unreadable=2)


def test_a_position_that_cannot_be_hides_no_other_scenario(tmp_path: Path) -> None:
    file = tmp_path / "case.txt"
    file.write_text(GOOD + "scenario: Odd\ndeal:\nseat:1: hand 1 2; discard 2\nplay:\npass\n")
    ended = stolik("scenario", str(file))
    assert (ended.code, ended.out) == (2, said(2, 1, failed=0, unreadable=1))
    assert "line 10: The starting position has “place:2” at “seat:1 discard” and at “seat:1 hand”" in ended.err


@pytest.mark.parametrize("game", ["not_alone", "terrorscape"])
def test_the_words_of_a_game_are_printed(game: str) -> None:
    ended = stolik("scenario", "--words", game)
    assert ended.code == 0
    for heading in ("Questions", "References", "Fields", "Log lines"):
        assert heading in ended.out
    lists = json.loads(stolik("scenario", "--words", game, "--json").out)
    kind, place, word, line = {
        "not_alone": ("lay", ("place", "4"), "waiting", "caught"),
        "terrorscape": ("turn", ("room", "R1"), "noise", "attacked"),
    }[game]
    assert kind in lists["questions"]
    assert place[1] in lists["references"][place[0]]
    assert word in lists["words"]
    assert line in lists["log"]
    assert {"phase", "seat"} <= set(lists["fields"])
    assert any(".*." in field for field in lists["fields"])


def test_an_unknown_game_has_no_words() -> None:
    ended = stolik("scenario", "--words", "chess")
    assert (ended.code, ended.out) == (2, "")
    assert "chess" in ended.err


def test_a_file_that_is_not_there_counts_as_one_that_cannot_be_read() -> None:
    for lang, reason in (("en", "There is no file /nowhere/at/all"), ("pl", "Nie ma pliku /nowhere/at/all")):
        ended = stolik("scenario", "/nowhere/at/all", lang=lang)
        assert ended.code == 2
        assert ended.err.startswith(reason)
    assert stolik("scenario", "/nowhere/at/all").out == said(1, 0, failed=0, unreadable=1)
