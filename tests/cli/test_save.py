"""`stolik play --save`: the file is tried before the game, and neither the game nor an old file is lost at the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from tests.cli.command import Ended, stolik

import stolik as house
from stolik import files
from stolik.files import NotWritable, check_writable, write

OLD = house.new_game("not_alone", players=3, seed=5).save()


def played(file: Path, typed: str = "1\nq\n", lang: str = "en") -> Ended:
    return stolik("play", "not_alone", "--seed", "3", "--bots", "random", "--save", str(file), typed=typed, lang=lang)


def refused(file: Path, english: str, polish: str) -> None:
    for lang, said in (("en", english), ("pl", polish)):
        ended = played(file, lang=lang)
        assert (ended.code, ended.out) == (2, ""), "before the first question"
        assert said in ended.err
        assert ended.err.count("\n") == 1


def test_a_place_that_cannot_be_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(OLD)
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "no" / "such" / "x.json", "There is no folder for", "Nie ma folderu")
    refused(file / "x.json", "There is no folder for", "Nie ma folderu")
    refused(tmp_path, "is a folder", "to folder")
    refused(Path("/dev/full"), "is not an ordinary file", "nie jest zwykłym plikiem")
    refused(tmp_path / "pipe", "is not an ordinary file", "nie jest zwykłym plikiem")
    refused(tmp_path / ("x" * 300), "cannot be written: File name too long", "Nie da się zapisać")
    refused(tmp_path / "loop", "cannot be written", "Nie da się zapisać")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "loop", "pipe"], "nothing is left behind"


@pytest.mark.parametrize("content", [b"My thesis", b"{}", b"[]", b"\xff\xfe\x00", b"7", OLD[:100]])
def test_a_file_that_is_no_save_is_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_bytes(content)
    refused(file, "is not a saved game", "nie jest zapisem gry")
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", [OLD, b"\xef\xbb\xbf" + OLD, b""])
def test_an_older_save_makes_room_and_keeps_its_permissions(content: bytes, tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_bytes(content)
    file.chmod(0o640)
    link.symlink_to(file)
    assert played(link).code == 0
    assert house.Position.load(file.read_bytes()).history
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.skipif(os.name == "nt", reason="users are told apart by their numbers")
def test_what_a_user_may_not_change_is_refused(tmp_path: Path) -> None:
    folder, file = tmp_path / "closed", tmp_path / "locked.json"
    folder.mkdir()
    file.write_bytes(OLD)
    with patch.object(os, "access", side_effect=lambda path, how: how != os.W_OK):
        refused(file, "You may not change", "Nie wolno ci zmieniać")
    with patch.object(os, "open", side_effect=PermissionError(13, "Permission denied")):
        refused(folder / "x.json", "cannot be written: Permission denied", "Nie da się zapisać")


def full_for(*folders: Path) -> Any:
    """Nothing more can be written in these folders."""
    write_beside = files._beside

    def beside(place: Path, data: bytes, mode: int) -> Path:
        if place.parent in folders and data != files.TRIED:
            raise OSError(28, "No space left on device")
        return write_beside(place, data, mode)

    return patch.object(files, "_beside", beside)


def test_a_game_that_cannot_be_kept_at_the_end_is_kept_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, here, home = tmp_path / "target", tmp_path / "here", tmp_path / "home"
    for folder in (target, here, home):
        folder.mkdir()
    file = target / "game.json"
    file.write_bytes(OLD)
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(home))
    for folder, full in ((here, (target,)), (home, (target, here))):
        with full_for(*full):
            ended = played(file)
        assert ended.code == 2
        assert "No space left on device" in ended.err
        (kept,) = folder.iterdir()
        assert f"The game is kept in {kept}." in ended.err
        assert house.Position.load(kept.read_bytes()).history
        assert file.read_bytes() == OLD


def test_a_game_that_can_be_kept_nowhere_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("stolik.cli.play.gettempdir", lambda: str(tmp_path))
    with full_for(tmp_path):
        ended = played(tmp_path / "game.json")
    assert ended.code == 2
    assert "is kept" not in ended.out + ended.err
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_stays_whole_if_writing_fails(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(OLD)
    for broken in ("fsync", "fdopen"):
        with patch.object(os, broken, side_effect=OSError(5, "Input/output error")), pytest.raises(NotWritable):
            write(file, b"new")
        assert file.read_bytes() == OLD
        assert [one.name for one in tmp_path.iterdir()] == ["file"]
    check_writable(file)
    assert file.read_bytes() == OLD


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_game_that_a_signal_ends_is_kept(number: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    playing = subprocess.Popen(
        [sys.executable, "-m", "stolik", "play", "not_alone", "--seed", "3", "--save", str(file), "--lang", "en"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert playing.stdout is not None
    for line in playing.stdout:
        if b"Type its number" in line:
            break
    playing.send_signal(number)
    _, said = playing.communicate(timeout=30)
    assert playing.returncode == 128 + number
    assert b"Traceback" not in said
    assert house.Position.load(file.read_bytes()).game.id == "not_alone"


def test_a_password_is_asked_for_only_if_it_can_be_kept(tmp_path: Path) -> None:
    ended = stolik("password", str(tmp_path / "no" / "password"), typed="secret\nsecret\n")
    assert ended.code == 2
    assert "There is no folder for" in ended.err
    file = tmp_path / "password"
    with patch("typer.prompt", return_value="secret"):
        assert stolik("password", str(file)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_signal_while_the_game_is_kept_does_not_stop_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A closed terminal ends the input first, and its signal comes while the game is written."""

    def interrupted(file: Path, data: bytes) -> None:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.raise_signal(number)
        write(file, data)

    monkeypatch.setattr("stolik.cli.play.write", interrupted)
    assert played(tmp_path / "x.json").code == 0
    assert house.Position.load((tmp_path / "x.json").read_bytes()).history
