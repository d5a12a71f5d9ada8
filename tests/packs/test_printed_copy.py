"""What the owner of a printed copy may type in: it is taken, and played as it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import stolik
from tests.packs.folders import MANIFEST, Write

from stolik.core.installed import INSTALLED
from stolik.games.zona import GAME
from stolik.text import catalogue

Holds = Callable[..., None]
BAR = """[[item]]
id = "bar"
replaces = "crowbar"
role = "crowbar"
name = { en = "Iron Bar", pl = "Żelazny pręt" }
deck = "junk"
copies = 2
price = 100
category = "tool"
durability = "exploitable"
boxes = 8
"""
"""A crowbar under another name, with more boxes and nothing of its own."""


@pytest.fixture(autouse=True)
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test leaves a pack behind."""
    monkeypatch.setitem(INSTALLED, "zona", GAME)
    catalogue.cache_clear()


@pytest.fixture
def holds(write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Holds:
    """Checks that a scenario holds with a pack, which is also played at random."""

    def holding(cards: str, *lines: str, players: int = 1, manifest: str = "") -> None:
        folder = write(pack=manifest or MANIFEST.format(game="zona"), cards=cards)
        checked = stolik("packs", "check", "--games", "1", str(folder))
        assert checked.code == 0, checked.out
        monkeypatch.setitem(INSTALLED, "zona", GAME)
        head = ["game: zona", f"players: {players}", "options: pack_cellar=yes", "", "scenario: With a pack"]
        file = tmp_path / "scenario.txt"
        file.write_text("\n".join([*head, *lines, ""]), encoding="utf-8")
        held = stolik("scenario", str(file), "--packs", str(folder))
        assert held.code == 0, held.out + held.err

    return holding


def test_a_crowbar_of_the_pack_is_one(holds: Holds):
    holds(
        BAR,
        "deal:",
        "  seat:0: character tamara; area cz; roubles 0; fatigue 1; items cellar_bar",
        "play:",
        "  seat:0 action word:area_action",
        "  everyone sees scavengers.0.roubles = 500",
    )


def test_a_whole_deck_with_a_crowbar_of_its_own(holds: Holds):
    lamp = BAR.replace('replaces = "crowbar"\n', "").replace("copies = 2", "copies = 8")
    torch = lamp.replace('"bar"', '"torch"').replace('role = "crowbar"\n', 'effect = "boost[alertness](1)"\n')
    holds(
        lamp + torch,
        "deal:",
        "  phase: events",
        "  events_top: a05",
        "  dice: success success success",
        "  seat:0: character tamara; area archive; items cellar_bar cellar_bar_2",
        "play:",
        "  seat:0 choose effect:crowbar_for_secret",
        "  seat:0 crowbar item:cellar_bar",
        "  log has secret seat=seat:0",
        manifest=MANIFEST.format(game="zona") + 'replaces = ["junk"]\n',
    )
