"""Commands that open a game open one with a pack too, or say which pack is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command import stolik
from tests.packs.folders import Write
from tests.packs.test_zona import LANTERN

from stolik.core.installed import INSTALLED
from stolik.games.zona import GAME
from stolik.text import catalogue

SCENARIO = """game: zona
players: 1
options: pack_cellar={value}

scenario: A lantern of the pack is carried
deal:
  seat:0: character tamara; area go; items cellar_storm_lantern
play:
  everyone sees scavengers.0.items.0.item = {item}
"""


@pytest.fixture(autouse=True)
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test leaves a pack behind."""
    monkeypatch.setitem(INSTALLED, "zona", GAME)


def test_a_scenario_names_cards_of_its_pack(write: Write, tmp_path: Path):
    folder, file = str(write(cards=LANTERN)), tmp_path / "lantern.txt"
    file.write_text(SCENARIO.format(value="yes", item="cellar_storm_lantern"))
    missing = stolik("scenario", str(file), lang="pl")
    assert (missing.code, "wiersz 3" in missing.err, "„cellar”" in missing.err) == (2, True, True)
    held = stolik("scenario", str(file), "--packs", folder)
    assert (held.code, held.err) == (0, "")
    file.write_text(SCENARIO.format(value="yes", item="cellar_lamp"))
    assert "line 9" in stolik("scenario", str(file)).err
    file.write_text(SCENARIO.format(value="v9-ab", item="cellar_storm_lantern"))
    other = stolik("scenario", str(file))
    assert (other.code, "line 3" in other.err, "here is version 1" in other.err) == (2, True, True)


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "zona", "--players", "1", "--games", "1", "--bots", "random"),
        ("play", "zona", "--players", "1", "--bots", "random"),
    ],
)
def test_without_the_pack_it_is_named(command: tuple[str, ...]):
    refused = stolik(*command, "--option", "pack_cellar=v1-ab")
    assert refused.code == 2
    assert "“cellar”" in refused.err
    assert "Traceback" not in refused.err


def test_games_are_listed_with_the_switch_of_a_pack(write: Write):
    told = stolik("games", "--json", "--packs", str(write(cards=LANTERN)))
    zona = next(game for game in json.loads(told.out) if game["id"] == "zona")
    assert "pack_cellar" in [option["id"] for option in zona["options"]]
    catalogue.cache_clear()


def test_a_fault_of_the_whole_folder_names_the_folder_once(tmp_path: Path):
    found = stolik("packs", "check", str(tmp_path / "nowhere"))
    assert (found.code, found.out) == (1, f"{tmp_path}/nowhere:1: There is no such folder.\n")


def test_two_folders_with_the_same_pack_are_told_apart(write: Write):
    """The second is the fault; a third folder is still checked."""
    folder = str(write(cards=LANTERN))
    found = stolik("packs", "check", "--games", "1", folder, folder, f"{folder}/none")
    assert found.code == 1
    assert [line.rpartition("/")[2][:10] for line in found.out.splitlines()[1:]] == ["pack.toml:", "none:1: Th"]
    assert "Another folder holds a pack" in found.out
