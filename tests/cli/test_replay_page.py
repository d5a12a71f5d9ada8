"""`stolik replay --export` and `--open`: a page on its own, and what can be wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command import Ended, stolik
from tests.server.tables.test_exported import built, films, inside
from tests.server.tables.test_film import played

GAME = "not_alone"
BOTH = (("en", 0), ("pl", 1))


@pytest.fixture(autouse=True)
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The client is built."""
    folder = built(tmp_path / "dist")
    monkeypatch.setattr("stolik.server.built.WEB", folder)
    return folder


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """The save of a game that is over."""
    file = tmp_path / "over.json"
    file.write_bytes(played(GAME, 2).save())
    return file


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The save of a game that is not."""
    file = tmp_path / "running.json"
    file.write_bytes(played(GAME, 2, most=20).save())
    return file


def refused(*said: str, command: tuple[object, ...]) -> None:
    """Fails unless the command says this in each language, in a line, and nothing else."""
    for lang, nth in BOTH:
        ended = stolik("replay", *map(str, command), lang=lang)
        assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
        assert said[nth] in ended.err


def test_a_finished_game_becomes_a_page_with_all_eyes_or_one(over: Path, tmp_path: Path) -> None:
    ended = stolik("replay", str(over), "--export", str(tmp_path / "all.html"))
    assert (ended.code, ended.err) == (0, "")
    assert "all.html shows the game in any browser" in ended.out
    page = (tmp_path / "all.html").read_bytes()
    assert list(films(page)) == ["0", "1", "2", "3", "watch", "all"]
    assert inside(page)["lang"] == ""
    assert stolik("replay", str(over), "--export", str(tmp_path / "2.html"), "--seat", "2", "--lang", "pl").code == 0
    page = (tmp_path / "2.html").read_bytes()
    assert (list(films(page)), inside(page)["lang"]) == (["2"], "pl")


def test_a_game_that_is_not_over_becomes_a_page_as_one_seat_saw_it(running: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    refused("what everybody hides", "co kto ukrywa", command=(running, "--export", page))
    assert not page.exists()
    assert stolik("replay", str(running), "--export", str(page), "--seat", "seat:1").code == 0
    (film,) = films(page.read_bytes()).values()
    assert (film["eyes"], film["may"], film["over"]) == (1, [1], False)


def test_a_game_is_opened_in_the_browser(over: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ended = stolik("replay", str(over), "--open", "--json")
    assert (ended.code, ended.err) == (0, "")
    (page,) = tmp_path.glob("stolik-*/not_alone.html")
    assert opened == [page.as_uri()]
    assert f'"page":"{page}"' in ended.out
    assert stolik("replay", str(over), "--open", "--export", str(tmp_path / "kept.html")).code == 0
    assert opened[1:] == [(tmp_path / "kept.html").as_uri()]


def test_what_cannot_be_written_is_said_in_a_sentence(over: Path, tmp_path: Path) -> None:
    page = tmp_path / "kept.html"
    page.write_text("mine")
    refused("already exists", "już istnieje", command=(over, "--export", page))
    assert page.read_text() == "mine"
    refused("could not be written", "Nie udało się zapisać", command=(over, "--export", tmp_path / "no" / "x.html"))
    refused("There is no seat", "nie ma miejsca", command=(over, "--export", tmp_path / "x.html", "--seat", "9"))
    refused("With --check", "Z opcją --check", command=(over, "--export", tmp_path / "x.html", "--check"))
    assert not (tmp_path / "x.html").exists()


def test_a_file_that_is_no_save_makes_no_page(over: Path, tmp_path: Path) -> None:
    page, bad = tmp_path / "x.html", tmp_path / "bad.json"
    save = over.read_bytes()
    for content, said in (
        (save[:-40], ("not a save", "nie jest zapis")),
        (b"", ("not a save", "nie jest zapis")),
        (save.replace(b'"not_alone"', b'"chess"'), ("chess", "chess")),
    ):
        bad.write_bytes(content)
        refused(*said, command=(bad, "--export", page))
    refused("nowhere.json", "nowhere.json", command=(tmp_path / "nowhere.json", "--export", page))
    bad.write_text(json.dumps(json.loads(save) | {"version": 0}))
    refused("beginning of this game", "Początek tej gry", command=(bad, "--export", page))
    assert not page.exists()


@pytest.mark.parametrize(("command", "said"), [("make install", "make install"), ("", "install Stolik again")])
def test_without_built_pages_it_says_how_to_build_them(
    over: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, said: str
) -> None:
    monkeypatch.setattr("stolik.server.built.WEB", tmp_path)
    monkeypatch.setattr("stolik.cli.exporting.page_command", lambda: command)
    ended: Ended = stolik("replay", str(over), "--export", str(tmp_path / "x.html"))
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err
