"""A wrong command is answered by one clear sentence in the user's language and an exit code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import stolik

import stolik as house

WRONG = [
    (["frob"], "cannot be understood", "nie da się zrozumieć"),
    (["games", "--frob"], "--frob", "--frob"),
    (["games", "not_alone"], "cannot be understood", "nie da się zrozumieć"),
    (["simulate"], "GAME is missing", "Brakuje GAME"),
    (["simulate", "chess"], "Known games: not_alone", "Dostępne gry: not_alone"),
    (["simulate", "not_alone", "--players", "8"], "Choose 2 to 7", "od 2 do 7"),
    (["simulate", "not_alone", "--players", "many"], "--players does not fit", "nie pasuje do --players"),
    (["simulate", "not_alone", "--games", "0"], "--games does not fit", "nie pasuje do --games"),
    (["simulate", "not_alone", "--jobs", "-1"], "--jobs does not fit", "nie pasuje do --jobs"),
    (["simulate", "not_alone", "--option", "expert"], "expert=yes", "expert=yes"),
    (["simulate", "not_alone", "--option", "luck=yes"], "no option “luck”", "nie ma opcji „luck”"),
    (["simulate", "not_alone", "--option", "expert=maybe"], "cannot be “maybe”", "wartości „maybe”"),
    (["simulate", "not_alone", "--bots", "hal"], "no bot “hal”", "Nie ma bota „hal”"),
    (["simulate", "not_alone", "--bots", "wolf=random"], "no seat or role “wolf”", "nie ma miejsca ani roli „wolf”"),
    (["play", "chess"], "Known games", "Dostępne gry"),
    (["play", "not_alone", "--seat", "4"], "Seats go from 0 to 3", "od 0 do 3"),
    (["play", "not_alone", "--seat", "me"], "no seat “me”", "nie ma miejsca „me”"),
    (["play", "not_alone", "--bots", "hal"], "no bot “hal”", "Nie ma bota „hal”"),
    (["referee", "not_alone", "--bot", "random"], "1=random", "1=random"),
    (["referee", "not_alone", "--bot", "7=random"], "no seat “7”", "nie ma miejsca „7”"),
    (["referee", "not_alone", "--bot", "1=hal"], "no bot “hal”", "Nie ma bota „hal”"),
    (["replay", "/nowhere/at/all"], "no file /nowhere/at/all", "Nie ma pliku /nowhere/at/all"),
    (["replay", "/"], "cannot be read", "Nie da się odczytać"),
    (["scenario"], "FILE... is missing", "Brakuje FILE..."),
    (["serve", "--port", "70000"], "--port does not fit", "nie pasuje do --port"),
]


@pytest.mark.parametrize(("args", "english", "polish"), WRONG)
def test_what_is_wrong_is_said(args: list[str], english: str, polish: str) -> None:
    for ended, said in ((stolik(*args), english), (stolik(*args, lang="pl_PL.UTF-8"), polish)):
        assert ended.code == 2
        assert ended.out == ""
        assert said in ended.err
        assert ended.err.count("\n") == 1


def test_the_language_asked_for_holds_even_where_the_rest_is_wrong() -> None:
    assert "Dostępne gry" in stolik("simulate", "chess", "--lang", "pl").err
    assert "Dostępne gry" in stolik("simulate", "chess", "--lang=pl").err
    assert "Known games" in stolik("simulate", "chess", "--lang", "en", lang="pl").err
    assert "Dostępne gry" in stolik("simulate", "chess", "--lang", "pl-PL").err


def test_a_language_that_is_not_there_is_told_with_those_that_are() -> None:
    ended = stolik("games", "--lang", "tlh")
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == "There is no language “tlh” here. Choose one of: en (English), pl (Polski).\n"
    assert "Nie ma tu języka „tlh”" in stolik("games", "--lang", "tlh", lang="pl").err


SAVES = {
    b"": "damaged",
    b"\xff\xfe": "damaged",
    b"[]": "damaged",
    b'{"stolik":99,"game":"not_alone","version":4,"players":3,"seed":1,"options":{},"answers":[]}': "version (99)",
    b'{"stolik":1,"game":"chess","version":1,"players":3,"seed":1,"options":{},"answers":[]}': "Known games",
    b'{"stolik":1,"game":"not_alone","version":4,"players":3,"seed":1,"options":{},"answers":[[0,"side","side:c"]]}':
        "“side:c” is no answer",
    b'{"stolik":1,"game":"not_alone","version":4,"players":3,"seed":1,"options":{},"answers":[[0,"lay","place:1"]]}':
        "the save answers “lay”",
    b'{"stolik":1,"game":"not_alone","version":4,"players":3,"seed":1,"options":{},"answers":[[9,"side","side:a"]]}':
        "more answers",
}  # fmt: skip


@pytest.mark.parametrize("content", SAVES)
def test_bad_saves_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    told = stolik("replay", str(file))
    assert (told.code, told.out) == (2, "")
    assert SAVES[content] in told.err
    checked = stolik("replay", str(file), "--check")
    assert checked.code != 0
    assert SAVES[content] in checked.err


def test_every_command_has_help_with_an_example() -> None:
    overview = stolik("--help").out
    assert overview == stolik().out
    for command in ("serve", "play", "games", "simulate", "referee", "replay", "scenario"):
        assert command in overview
        ended = stolik(command, "--help")
        assert ended.code == 0
        assert f"Example: stolik {command}" in ended.out


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "stolik", "games", "--json"], capture_output=True, check=True)
    assert b"not_alone" in done.stdout


def test_it_says_its_version() -> None:
    ended = stolik("--version")
    assert (ended.code, ended.out) == (0, f"stolik {house.__version__}\n")
