"""The changes that docs/changing.md describes still fit the house, and touch the files that it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from change_trial import Change, Edit, first_failure, names, read_change

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "changing.md").read_text(encoding="utf-8")
SECTIONS = {
    found[1]: part for part in PAGE.split("\n## ") if (found := re.search(r"scripts/changes/([\w-]+)\.toml", part))
}
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


@pytest.mark.parametrize("name", names())
def test_every_edit_finds_its_place(name: str, tmp_path: Path):
    for edit in read_change(name).edit:
        copied = tmp_path / edit.file
        if edit.after and not copied.exists():
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_text((ROOT / edit.file).read_text(encoding="utf-8"), encoding="utf-8")
        assert edit.after or not (ROOT / edit.file).exists(), f"{edit.file} is there already"
        edit.make(tmp_path)


@pytest.mark.parametrize("name", names())
def test_a_change_touches_no_more_files_than_its_bar(name: str):
    change = read_change(name)
    assert len(change.counted) <= change.bar, change.counted


@pytest.mark.parametrize("name", names())
def test_the_page_names_the_files_of_the_change(name: str):
    told = ROW.findall(SECTIONS[name])
    assert sorted(told) in ([], sorted(read_change(name).files))


def test_an_edit_whose_place_is_gone_or_there_twice_is_refused(tmp_path: Path):
    (tmp_path / "file.py").write_text("one\ntwo\ntwo\n", encoding="utf-8")
    for place in ("three\n", "two\n"):
        with pytest.raises(LookupError, match=r"file\.py"):
            Edit("file.py", "four\n", after=place).make(tmp_path)
    Edit("file.py", "four\n", after="one\n").make(tmp_path)
    Edit("file.py", "five\n", after="one\n", instead=True).make(tmp_path)
    assert (tmp_path / "file.py").read_text(encoding="utf-8") == "five\nfour\ntwo\ntwo\n"


def test_the_first_check_that_fails_is_named_with_what_it_says(tmp_path: Path):
    for copy in ("one", "two"):
        (tmp_path / copy).mkdir()
        (tmp_path / copy / "list.txt").write_text("a\n", encoding="utf-8")
    change = Change(
        about="A line more",
        bar=1,
        edit=(Edit("list.txt", "b\n", after="a\n"), Edit("docs/list.md", "b\n")),
        check=("grep -q a list.txt", "grep b list.txt || (echo no b; exit 1)", "test -e docs/list.md"),
    )
    assert change.counted == ["list.txt"]
    assert first_failure(change, "list.txt", tmp_path / "one") == (change.check[1], "    no b")
    assert first_failure(change, "docs/list.md", tmp_path / "two")[0] == change.check[2]
