"""What the owner of a printed copy may type in: it is taken, and played as it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import stolik
from tests.packs.folders import HUNTER, MANIFEST, Load, Write

from stolik.core.installed import INSTALLED
from stolik.games.zona import GAME
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

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
        monkeypatch.setitem(INSTALLED, "zona", GAME)
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


def tool(id: str, effect: str, **other: str) -> str:
    """A junk item with this effect; other fields as they stand in TOML."""
    fields = {"deck": '"junk"', "price": "100", "category": '"tool"', "durability": '"durable"'} | other
    lines = [f'id = "{id}"', f'name = {{ en = "{id}", pl = "{id}" }}', f'effect = "{effect}"']
    return "\n".join(["[[item]]", *lines, *(f"{key} = {value}" for key, value in fields.items()), ""])


def mutant(**fields: str) -> str:
    """A green mutant that Tamara detects and defeats whatever she rolls, but for these fields."""
    usual = {"damage": "1wound", "loot": "trophy(100)", "ability": ""} | fields
    numbers = ["detection = 0", 'attribute = "physique"', "difficulty = 1"]
    lines = ['id = "beast"', 'name = { en = "Beast", pl = "Bestia" }', 'colour = "green"', 'kind = "mutant"', *numbers]
    return "\n".join(["[[threat]]", *lines, *(f'{key} = "{value}"' for key, value in usual.items()), ""])


def test_a_reroll_of_a_failure(holds: Holds):
    holds(
        tool("charm", "reroll[failure]"),
        "deal:",
        "  dice: failure failure blank success",
        "  seat:0: character tamara; area pg; roubles 0; fatigue 5; items cellar_charm",
        "play:",
        "  seat:0 action word:area_action",
        "  seat:0 is asked modify exactly item:cellar_charm word:done",
        "  seat:0 modify item:cellar_charm",
        "  seat:0 choose effect:roubles_200",
    )


def test_a_reroll_of_two_dice(holds: Holds):
    holds(
        tool("charm", "reroll[alertness failure](2)"),
        "deal:",
        "  dice: failure failure failure success blank",
        "  seat:0: character tamara; area pg; roubles 0; fatigue 5; items cellar_charm",
        "play:",
        "  seat:0 action word:area_action",
        "  seat:0 modify item:cellar_charm",
        "  seat:0 reroll_some die:1 die:2",
        "  seat:0 choose effect:roubles_200",
    )


def test_a_bonus_for_detection_alone(holds: Holds):
    holds(
        tool("ear", "boost[alertness detection](3)"),
        "deal:",
        "  dice: failure failure failure",
        "  seat:0: character tamara; area pg; fatigue 5; items cellar_ear",
        "play:",
        "  seat:0 action word:area_action",
        "  log has failed seat=seat:0",
    )
    holds(
        tool("ear", "boost[alertness detection](3)"),
        "deal:",
        "  area:cz: threats phlegm",
        "  dice: failure failure failure",
        "  seat:0: character tamara; area cz; fatigue 5; items cellar_ear",
        "play:",
        "  seat:0 action word:search",
        "  seat:0 modify item:cellar_ear",
        "  log has passed seat=seat:0",
    )


def test_an_item_that_repairs_and_one_that_gives_an_artefact(holds: Holds):
    holds(
        tool("kit", "repair(2)", durability='"single"') + tool("box", "artefact[green]", durability='"single"'),
        "deal:",
        "  seat:0: character tamara; area pg; items cellar_kit cellar_box crowbar; wear crowbar=2",
        "play:",
        "  seat:0 action item:cellar_kit",
        "  seat:0 repair item:crowbar item:crowbar",
        "  log has 2 repaired",
        "  seat:0 action item:cellar_box",
        "  log has drawn seat=seat:0",
    )


def test_the_loot_of_a_mutant_beside_and_instead_of_a_trophy(holds: Holds):
    meeting = (
        "deal:",
        "  area:pg: threats cellar_beast",
        "  dice: success success success success success success",
        "  seat:0: character tamara; area pg; roubles 0; fatigue 5; items nothing",
        "play:",
        "  seat:0 action word:search",
        "  seat:0 flee_or_fight word:fight",
    )
    holds(
        mutant(loot="trophy(100) roubles(100)"),
        *meeting,
        "  everyone sees scavengers.0.roubles = 100",
        "  everyone sees scavengers.0.trophies = threat:cellar_beast",
    )
    holds(mutant(loot="roubles(100)"), *meeting, "  everyone sees scavengers.0.roubles = 100")
    holds(
        mutant(loot="", damage="", ability="on_won(roubles(100))"),
        *meeting,
        "  everyone sees scavengers.0.roubles = 100",
    )


def test_a_mutant_that_wounds_when_it_is_not_seen(holds: Holds):
    holds(
        mutant(damage="1radiation 2wound", ability="on_failed[detection](1wound)").replace(
            "detection = 0", "detection = 9"
        ),
        "deal:",
        "  area:pg: threats cellar_beast",
        "  dice: blank blank blank",
        "  seat:0: character tamara; area pg; damage 0; fatigue 5; items nothing",
        "play:",
        "  seat:0 action word:search",
        "  seat:0 is asked flee_or_fight",
        "  everyone sees scavengers.0.damage = 4",
    )


ARTEFACT = {"deck": '"green"', "category": '"artefact"'}


def test_a_backfire_for_each_artefact_in_the_backpack(holds: Holds):
    """A small artefact does not count, the one that is used does."""
    holds(
        tool("lash", "boost[alertness](3)", backfire='"per(artefacts[backpack], 1wound)"', **ARTEFACT)
        + tool("bead", "boost[smarts](1)", small="true", **ARTEFACT),
        "deal:",
        "  dice: failure failure failure",
        "  seat:0: character tamara; area pg; damage 0; fatigue 5; items cellar_lash cellar_bead skein",
        "play:",
        "  seat:0 action word:area_action",
        "  seat:0 modify item:cellar_lash",
        "  everyone sees scavengers.0.damage = 2",
    )


def test_a_backfire_that_discards_needs_something_to_discard(holds: Holds):
    lash = tool("lash", "boost[alertness](3)", backfire='"discard[item] reputation[worse]"', **ARTEFACT)
    rolled = ("  seat:0 action word:area_action",)
    dice = ("deal:", "  dice: failure failure failure")
    holds(
        lash, *dice, "  seat:0: character tamara; area pg; fatigue 5; items cellar_lash", "play:", *rolled,
        "  log has failed seat=seat:0",
    )  # fmt: skip
    holds(
        lash, *dice, "  seat:0: character tamara; area pg; fatigue 5; items cellar_lash rope", "play:", *rolled,
        "  seat:0 modify item:cellar_lash", "  seat:0 discard item:rope", "  log has passed seat=seat:0",
    )  # fmt: skip


def test_the_faces_of_the_die_and_the_emission_track(holds: Holds):
    holds(
        "[[constants]]\nfaces = [" + '"success", ' * 6 + "]\nemission_space = 9\n",
        "deal:",
        "  seat:0: character tamara; area pg; damage 0; fatigue 1; items nothing",
        "play:",
        "  seat:0 action word:area_action",
        "  log has passed seat=seat:0",
        "  everyone sees emission_space = 9",
    )


def test_a_character_who_comes_hurt_from_a_bunker(holds: Holds):
    character = HUNTER.replace('start = "pg"', 'start = "za"').replace("roubles = 300", "roubles = 300\ndamage = 3")
    things = (tool(f"thing{n}", "heal(1)", deck='"starting"', owner='"hunter"') for n in range(4))
    holds(
        character + "".join(things),
        "deal:",
        "  seat:0: character cellar_hunter",
        "play:",
        "  everyone sees scavengers.0.damage = 3",
        "  everyone sees scavengers.0.area = area:za",
    )


EMISSION = """[[emission]]
id = "storm"
replaces = "e01"
green = "1radiation"
yellow = "1radiation"
red = "1radiation"
kinds = "MAAMMA"
areas = ["cz", "ka", "go", "mw", "fa", "sz"]
"""
LOCK = '[[lock]]\nid = "rusty"\nreplaces = "bribed"\ncost = "discard[item](2) / reputation[worse]"\n'


def test_what_has_no_printed_name_needs_none(write: Write, load: Load):
    load(write(cards=EMISSION + LOCK))
    words = catalogue("pl", "zona")
    assert words.say("emission-cellar_storm") == "Emisja 1"
    assert words.say("lock-cellar_rusty") == "Odrzuć 2 przedmioty albo pogorsz reputację"


def test_a_pack_in_one_language_is_shown_to_everybody(write: Write, load: Load):
    manifest = MANIFEST.format(game="zona").replace(
        '{ en = "Cards from the cellar", pl = "Karty z piwnicy" }', '"Piwnica"'
    )
    load(
        write(
            pack=manifest + 'languages = ["pl"]\n',
            cards=BAR.replace('{ en = "Iron Bar", pl = "Żelazny pręt" }', '"Pręt"'),
        )
    )
    assert {catalogue(lang, "zona").say("item-cellar_bar") for lang in COMPLETE} == {"Pręt"}
