"""A folder of catalogues beside each of ours and one line are a third language: on the command line and the server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.languages.german import with_german
from tests.server.house import House

pytestmark = pytest.mark.long

OURS = "from stolik.text import is_whole, languages_of; print(languages_of('not_alone'), is_whole('de', 'not_alone'))"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_german(tmp_path_factory.mktemp("german"))


@pytest.fixture
def run(copy: Path, tmp_path: Path) -> Any:
    def run(*words: str, lang: str = "en", typed: str = "") -> subprocess.CompletedProcess[str]:
        environment = {"PYTHONPATH": str(copy / "src"), "LANG": lang, "COLUMNS": "200", "PYTHONUTF8": "1"}
        command = [sys.executable, *words]
        return subprocess.run(
            command,
            check=False,
            cwd=tmp_path,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
        )

    return run


def test_the_command_line_speaks_it(run: Any) -> None:
    asked, meant = run("-m", "stolik", "games", "--lang", "de"), run("-m", "stolik", "games", lang="de_DE.UTF-8")
    assert (asked.returncode, asked.stderr) == (0, "")
    assert asked.stdout == meant.stdout
    assert "Nicht allein" in asked.stdout
    assert "One player is the Creature" in asked.stdout
    assert "Personen" in asked.stdout
    assert "Values" in asked.stdout


def test_a_game_is_played_in_it(run: Any) -> None:
    played = run("-m", "stolik", "play", "not_alone", "--lang", "de", "--seat", "0", "--seed", "1", typed="1\nq\n")
    assert "Wähle eine Seite des Bretts." in played.stdout
    assert "Side A" in played.stdout
    assert "Traceback" not in played.stderr


def test_a_wrong_language_is_told_all_that_there_are(run: Any) -> None:
    refused = run("-m", "stolik", "games", "--lang", "tlh")
    assert refused.returncode == 2
    assert refused.stderr.endswith("Choose one of: en (English), pl (Polski), de (Deutsch).\n")
    assert "en, pl, de" in run("-m", "stolik", "games", "--help").stdout


def test_a_game_has_the_languages_it_has_texts_in(run: Any) -> None:
    assert run("-c", OURS).stdout == "('en', 'pl', 'de') False\n"
    told = {game["id"]: game["languages"] for game in json.loads(run("-m", "stolik", "games", "--json").stdout)}
    assert told["not_alone"] == ["en", "pl", "de"]
    assert told["zona"] == ["en", "pl"]


def test_the_server_sends_it(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(copy / "src"))
    with House(tmp_path / "t.db") as house:
        names = {game["id"]: game["names"] for game in house.get("/api/games")[1]}
        assert names["not_alone"] == {"en": "Not Alone", "pl": "Obecność", "de": "Nicht allein"}
        assert names["voidfall"]["de"] == names["voidfall"]["en"]

        own, line, english = house.get("/api/texts/not_alone/de")[1].partition("\n### en\n")
        assert ("place-2 = Dschungel" in own, "Jungle" in own, bool(line)) == (True, False, True)
        assert english.rstrip() == house.get("/api/texts/not_alone/en")[1].rstrip()
        assert "### en\n" in house.get("/api/texts/zona/de")[1]
        assert "\n### en\n" not in house.get("/api/texts/not_alone/pl")[1]

        for accepted, said in (("de-AT,de;q=0.9", "Kein Tisch"), ("nl,de", "Kein Tisch"), ("nl", "No table")):
            assert said in house.get("/api/tables/nowhere", **{"accept-language": accepted})[1]["error"]["text"]
