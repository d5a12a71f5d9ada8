"""Any encoding, a closed or full output and a closed pipe: never a traceback, and a sentence where one can be read."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.cli.command import stolik

import stolik as house
from stolik.cli.streams import readable

COMMANDS = ["--help", "games --json", "replay SAVE", "referee not_alone --players 2"]
ENCODINGS = ["iso-8859-2", "cp1252", "ascii"]


def shell(command: str, redirect: str = "", encoding: str = "", lang: str = "pl") -> subprocess.CompletedProcess[bytes]:
    words = " ".join(map(shlex.quote, [sys.executable, "-m", "stolik"]))
    environment = {
        **os.environ,
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "LANG": lang,
        "PYTHONIOENCODING": encoding,
        "COLUMNS": "100",
    }
    return subprocess.run(["bash", "-c", f"set -o pipefail; {words} {command} {redirect}"], capture_output=True,
                          check=False, env=environment, timeout=120)  # fmt: skip


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("saves") / "game.json"
    start = house.new_game("terrorscape", players=2, seed=1)
    file.write_bytes(house.playout(start, house.random_policy(Random(1)), record=True, until=30).save())
    return str(file)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("command", ["games", "games --json", "frob"])
def test_other_encodings_are_written_as_well_as_they_can_be(command: str, encoding: str) -> None:
    ended = shell(command, encoding=encoding)
    assert ended.returncode == (2 if command == "frob" else 0)
    assert b"Traceback" not in ended.stderr
    if "--json" in command:
        assert json.loads(ended.stdout)
    elif command == "games":
        said = ended.stdout.decode(encoding)
        assert ("gracz" if encoding != "iso-8859-2" else "Obecność") in said
        assert said.count("?") < 5
    elif command == "frob":
        said = ended.stderr.decode(encoding)
        assert ("się zrozumieć" if encoding == "iso-8859-2" else "sie zrozumiec") in said


def test_what_an_encoding_lacks_is_written_by_others() -> None:
    text = "„Zażółć” – gęślą… jaźń → 3 × 4 \udcff 卓"
    error = UnicodeEncodeError("ascii", text, 0, len(text), "")
    assert readable(error) == ('"Zazolc" - gesla... jazn -> 3 x 4 ? ?', len(text))


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("redirect", [">&-", ">/dev/full"])
def test_an_output_that_cannot_be_written_is_told(command: str, redirect: str, save: str) -> None:
    ended = shell(command.replace("SAVE", save), redirect, lang="en")
    assert ended.returncode == 2
    assert ended.stderr.startswith(b"What this command prints cannot be written:")
    assert ended.stderr.count(b"\n") == 1


@pytest.mark.parametrize("redirect", ["2>&-", "2>/dev/full", ">&- 2>&-", ">/dev/full 2>/dev/full"])
def test_an_error_that_nobody_can_read_still_has_its_exit_code(redirect: str) -> None:
    ended = shell("frob", redirect)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, b"", b"")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_pipe_is_silent(command: str, save: str) -> None:
    assert shell(command.replace("SAVE", save), "| head -c 1 >/dev/null").stderr == b""


def test_without_an_input_nobody_answers() -> None:
    for command in ("play not_alone --seed 1", "referee not_alone --players 2"):
        ended = shell(command, "<&-")
        assert (ended.returncode, ended.stderr) == (0, b"")


def test_input_that_is_no_text_is_no_answer(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_bytes(b"\xff\xfe\nq\n")
    ended = shell("play not_alone --seed 1", f"<{file}", lang="en")
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"That is not one of the answers." in ended.stdout


def test_a_file_that_begins_with_a_byte_order_mark_is_read(tmp_path: Path, save: str) -> None:
    mark = b"\xef\xbb\xbf"
    file = tmp_path / "save.json"
    file.write_bytes(mark + Path(save).read_bytes())
    assert stolik("replay", str(file), "--check").code == 0
    scenario = tmp_path / "scenario.txt"
    scenario.write_bytes(mark + Path("tests/scenarios/not_alone/beach.txt").read_bytes())
    assert stolik("scenario", str(scenario)).code == 0


def test_an_odd_argument_is_told_of() -> None:
    ended = shell("replay $'\\xff\\xfe'", lang="en")
    assert ended.returncode == 2
    assert b"Traceback" not in ended.stderr
    assert b"There is no file" in ended.stderr
