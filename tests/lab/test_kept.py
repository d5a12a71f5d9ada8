"""Results kept in a file: nothing is played twice, and a run cut short goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stolik.lab.kept import Kept


class Square(msgspec.Struct):
    number: int
    square: int


def square(number: int) -> Square:
    if number < 0:
        raise ArithmeticError(number)
    return Square(number, number * number)


def kept(file: Path | None) -> Kept[int, Square]:
    return Kept(file, Square, lambda result: result.number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_file_has_is_not_played_again(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "squares.jsonl"
    assert [one.square for one in kept(file).play(square, (3, 1, 3), jobs)] == [9, 1]
    again = kept(file)
    assert [one.number for one in again.play(square, range(5), jobs)] == [0, 2, 4]
    assert {number: one.square for number, one in again.results.items()} == {3: 9, 1: 1, 0: 0, 2: 4, 4: 16}
    assert list(kept(file).play(square, range(5), jobs)) == []


def test_a_run_that_fails_keeps_what_it_played(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    with pytest.raises(ArithmeticError):
        list(kept(file).play(square, (1, 2, -1, 3)))
    assert sorted(kept(file).results) == [1, 2]


def test_a_line_that_was_not_written_to_its_end_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "squares.jsonl"
    list(kept(file).play(square, (1, 2)))
    file.write_bytes(file.read_bytes()[:-3])
    cut = kept(file)
    assert [one.number for one in cut.play(square, (1, 2))] == [2]
    assert file.read_bytes().count(b"\n") == 2
    assert sorted(kept(file).results) == [1, 2]


def test_without_a_file_all_is_played() -> None:
    results = kept(None)
    list(results.play(square, (1, 2)))
    assert sorted(results.results) == [1, 2]
