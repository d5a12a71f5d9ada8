"""The worked example of docs/packs.md is a pack: it is checked, played, and its cards come into play."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.packs.folders import Load

from stolik.core.installed import INSTALLED
from stolik.core.laws import agreement, checkpoints, playing, secrets, soundness, undo
from stolik.core.packs import Pack
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.lab.simulate import Plan, simulate
from stolik.text import catalogue
from stolik.text.languages import COMPLETE
from stolik.text.needed import needed

PLAYERS = (1, 3) if os.environ.get("STOLIK_LONG") else (2,)
"""Of the laws; those of undo replay a long game after every answer."""
DOCS = Path(__file__).parents[2] / "docs" / "packs.md"
LAWS = (
    agreement.ways_of_playing_agree, agreement.copies_are_independent, secrets.nothing_leaks,
    soundness.questions_are_sound, soundness.nothing_is_lost, checkpoints.everything_can_be_sent, undo.undo_is_honest,
    soundness.secrets_end_their_step, secrets.drafts_look_alike, secrets.whys_look_alike,
)  # fmt: skip


def example(folder: Path) -> Path:
    """The files of the example, each a block that begins with its path."""
    for path, text in re.findall(r"```toml\n# (\w+/\w+\.toml)\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL):
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / "cellar"


@pytest.fixture
def cellar(tmp_path: Path, load: Load) -> Pack:
    return load(example(tmp_path))


def test_the_example_is_in_play(cellar: Pack):
    seen = set()
    for seed in range(4):
        start = Position(INSTALLED["zona"], 4, seed, {cellar.option: True, "characters": "all"})
        end = playout(start, random_policy(Random(seed)), record=True)
        seen |= {str(value) for entry in end.story() for value in entry.args.values() if "cellar_" in str(value)}
    said = {word for one in seen for word in re.findall(r"\w+:cellar_\w+", one)}
    for ref in (
        "item:cellar_storm_lantern",
        "lock:cellar_gatekeeper",
        "event:cellar_bus_stop",
        "character:cellar_halina",
    ):
        assert ref in said
    for lang in COMPLETE:
        words = catalogue(lang, "zona")
        assert not [ref for ref in said if not words.has(ref.replace(":", "-"))]
        assert words.say("scene-cellar_bus_stop_other") == words.say("event-cellar_bus_stop_other.scene")


def test_everything_that_the_game_with_the_pack_needs_has_words(cellar: Pack):
    game = INSTALLED["zona"].played_with({cellar.option: cellar.value})
    for lang in COMPLETE:
        words = catalogue(lang, "zona")
        assert not [id for id in needed(game) if not words.has(id)]


@pytest.mark.parametrize("players", [1, 4])
def test_bots_play_it(cellar: Pack, players: int):
    plan = Plan("zona", players, 1, 5, ("sensible",) * players, {cellar.option: cellar.value})
    assert not simulate(plan).failures


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_the_laws_hold_with_the_pack(cellar: Pack, law: Callable[..., None]):
    game = INSTALLED["zona"]
    for players in PLAYERS:
        options = playing.random_options(game, players, Random(players)) | {cellar.option: cellar.value}
        law(game.played_with(options), players, players, options)


def test_an_area_says_its_new_action_where_the_pack_is_in_play(cellar: Pack):
    for lang in COMPLETE:
        printed = catalogue(lang, "zona").say("area-pg.text")
        with_pack = catalogue(lang, "zona").seated({}, {cellar.option: cellar.value})
        assert with_pack.say("area-pg.text") != printed
        assert with_pack.say("area-wy.text") == catalogue(lang, "zona").say("area-wy.text")
