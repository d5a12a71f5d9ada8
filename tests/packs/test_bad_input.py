"""Whatever is wrong with a pack is told by file and line with what is allowed, and nothing of it is used."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.packs.folders import HUNTER, MANIFEST, Write, read
from typer.testing import CliRunner

from stolik.cli.app import several
from stolik.cli.packs import said
from stolik.content.packs.faults import BadPack, Fault
from stolik.core.installed import INSTALLED
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

ITEM = """[[item]]
id = "lantern"
name = { en = "Lantern", pl = "Latarnia" }
deck = "junk"
price = 200
category = "tool"
durability = "exploitable"
boxes = 3
effect = "boost[alertness](1)"
"""
"""A good card: each case below changes one line of it."""
LOCK = '[[lock]]\nid = "rusty"\nname = { en = "Rusty", pl = "Zardzewiały" }\ncost = "roubles(300)"\n'


def faults_of(folder: Path) -> tuple[Fault, ...]:
    with pytest.raises(BadPack) as refused:
        read(folder)
    return refused.value.faults


def only(folder: Path) -> Fault:
    """The only fault of a pack, which has a whole sentence in every language."""
    faults = faults_of(folder)
    assert len(faults) == 1, faults
    for lang in COMPLETE:
        words = catalogue(lang)
        id = f"fault-{faults[0].reason}"
        assert words.has(id), id
        details: dict[str, Any] = {key: str(value) for key, value in faults[0].details.items()}
        assert not words.render(id, **details)[1], (id, details)
        assert said(faults[0], words)
    return faults[0]


def test_the_good_card_is_good(write: Write):
    assert read(write(cards=ITEM)).id == "cellar"


@pytest.mark.parametrize(
    ("line", "instead", "reason", "told"),
    [
        (5, "price = true", "type", "true"),
        (5, 'price = "200"', "type", "200"),
        (5, "price = 20.5", "type", "20.5"),
        (5, "price = -100", "number", "5000"),
        (5, "price = 99999999999999999999999999", "number", "5000"),
        (5, "cost = 200", "key", "price"),
        (6, 'category = "weapons"', "one_of", "weapon"),
        (8, "boxes = 0", "boxes", "exploitable"),
        (9, 'effect = "boosts[alertness](1)"', "effect_word", "boosts"),
        (9, 'effect = "boost[allertness](1)"', "effect_tag", "allertness"),
        (9, 'effect = "boost[alertness]"', "effect_arguments", "number"),
        (9, 'effect = "boost[alertness](1"', "effect_syntax", "boost"),
        (9, 'effect = "boost[alertness](99)"', "effect_number", "99"),
        (9, 'effect = "secret"', "effect_place", "secret"),
        (9, 'effect = "win"', "effect_place", "win"),
        (9, 'effect = "special[win_the_game]"', "effect_special", "win_the_game"),
        (9, 'effect = "' + "(" * 400 + "junk" + ")" * 400 + '"', "effect_size", "500"),
        (9, 'effect = "' + "junk " * 200 + '"', "effect_size", "500"),
        (9, 'effect = ""', "no_effect", "effect"),
        (3, 'name = { en = "Lantern" }', "missing_language", "pl"),
        (3, 'name = { pl = "Latarnia" }', "missing_language", "en"),
        (3, 'name = "Lantern"', "no_languages", "en, pl"),
        (3, 'name = { en = "Lantern", pl = "Latarnia", de = "Laterne" }', "language", "de"),
        (3, 'name = { en = "Lan\\ntern", pl = "Latarnia" }', "unseen_letter", "U+000A"),
        (3, 'name = { en = "Lan\\u202Etern", pl = "Latarnia" }', "unseen_letter", "U+202E"),
        (3, 'name = { en = "' + "L" * 300 + '", pl = "Latarnia" }', "long_text", "60"),
        (2, 'id = "../lantern"', "id", "a-z"),
        (2, 'id = "Latarnia sztormowa"', "id", "a-z"),
        (4, 'deck = "starting"', "owner", "character"),
        (1, "[[itm]]", "table", "item"),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_with_what_is_allowed(write: Write, line: int, instead: str, reason: str, told: str):
    lines = ITEM.split("\n")
    lines[line - 1] = instead
    if reason == "key":
        lines.append("price = 200")
    fault = only(write(cards="\n".join(lines)))
    assert (fault.file, fault.line, fault.reason) == ("cards.toml", line if reason != "no_effect" else 9, reason)
    assert told in said(fault, catalogue("en"))


@pytest.mark.parametrize("key", ["id", "name", "deck", "price", "category", "durability"])
def test_a_missing_line_is_told_at_its_row(write: Write, key: str):
    card = "\n".join(line for line in ITEM.split("\n") if not line.startswith(key))
    fault = only(write(cards=f"\n\n{card}"))
    assert (fault.file, fault.line, fault.reason, fault.details["word"]) == ("cards.toml", 3, "missing", key)


def test_every_fault_is_told_at_once(write: Write):
    card = ITEM.replace("200", '"a"').replace('"tool"', '"gold"').replace(', pl = "Latarnia"', "")
    faults = faults_of(write(cards=card + ITEM.replace("junk", "jnk")))
    assert [(fault.line, fault.reason) for fault in faults] == [
        (5, "type"), (6, "one_of"), (3, "missing_language"), (11, "twice"), (13, "one_of"),
    ]  # fmt: skip


def test_the_same_id_twice_also_in_two_files(write: Write):
    fault = only(write(a=ITEM, b=LOCK + ITEM))
    assert (fault.file, fault.line, fault.reason, fault.details["where"]) == ("b.toml", 6, "twice", "a.toml:1")


def test_rows_replace_only_printed_ones(write: Write):
    other = ITEM.replace("lantern", "lamp")
    unknown = only(write(cards=ITEM + 'replaces = "excalibur"\n'))
    assert (unknown.line, unknown.reason) == (10, "reference")
    twice = only(write(cards=f'{ITEM}replaces = "rope"\n{other}replaces = "rope"\n'))
    assert (twice.line, twice.reason, twice.details["where"]) == (20, "replaced_twice", "cards.toml:1")
    circle = faults_of(write(cards=f'{ITEM}replaces = "lamp"\n{other}replaces = "lantern"\n'))
    assert [(fault.line, fault.reason) for fault in circle] == [(10, "cycle"), (20, "cycle")]


def test_a_deck_must_be_whole(write: Write):
    manifest = MANIFEST.format(game="zona") + 'replaces = ["locks"]\n'
    fault = only(write(pack=manifest, cards=LOCK))
    assert (fault.file, fault.reason, fault.details["count"], fault.details["least"]) == (
        "pack.toml",
        "deck_count",
        1,
        5,
    )
    odd = only(write(pack=MANIFEST.format(game="zona") + 'replaces = ["keys"]\n', cards=LOCK))
    assert (odd.line, odd.reason) == (8, "one_of")
    assert "locks" in odd.details["allowed"]


def test_a_character_needs_four_starting_items(write: Write):
    fault = only(write(cards=HUNTER))
    assert (fault.reason, fault.details["deck"], fault.details["count"]) == ("deck_starting", "cellar_hunter", 0)
    lost = only(write(cards=HUNTER.replace('start = "pg"', 'start = "moon"')))
    assert (lost.line, lost.reason) == (11, "reference")


def test_an_event_needs_a_text_for_each_of_its_endings(write: Write):
    event = """[[event]]
id = "bus"
deck = "green"
name = { en = "Bus", pl = "Autobus" }
[event.sections]
other = "test[alertness](2, junk, fatigue(1))"
[event.texts.other]
name = { en = "Bus", pl = "Autobus" }
scene = { en = "A bus.", pl = "Autobus." }
success = { en = "You found it.", pl = "Znajdujesz." }
"""
    fault = only(write(cards=event))
    assert (fault.line, fault.reason, fault.details["word"]) == (7, "missing", "texts.other.failure")
    assert only(write(cards=event.replace("other = ", "moon = "))).reason == "sections"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("schema = 1\nschema = 2\n", 2, "toml"),
        ("\n\n[[item]\n", 3, "toml"),
        ("price = " + "9" * 5000 + "\n", 1, "toml"),
        ("a = " + "[" * 3000 + "\n", 1, "deep"),
        ("a = " + "[\n" * 3000, 31, "deep"),
        ("item = 5\n", 1, "no_rows"),
        ("[item]\nid = 1\n", 1, "no_rows"),
    ],
)
def test_what_is_not_toml(write: Write, text: str, line: int, reason: str):
    faults = faults_of(write(cards=text))
    assert ("cards.toml", line, reason) in [(fault.file, fault.line, fault.reason) for fault in faults]


def test_files_that_are_no_text_or_too_large(write: Write):
    folder = write(cards=ITEM)
    (folder / "latin.toml").write_bytes("# first\nname = 'ł'\n".encode("latin2"))
    assert (only(folder).file, only(folder).line, only(folder).reason) == ("latin.toml", 2, "encoding")
    (folder / "latin.toml").write_text("#" * 300_000)
    assert only(folder).reason == "large_file"
    (folder / "latin.toml").unlink()
    for number in range(70):
        (folder / f"{number}.toml").write_text("")
    assert only(folder).reason == "many_files"


def test_too_many_rows(write: Write):
    fault = only(write(cards=(LOCK * 501)))
    assert (fault.line, fault.reason) == (2001, "many_rows")


def test_nothing_outside_the_folder_is_read(write: Write, tmp_path: Path):
    folder = write(cards=ITEM)
    secret = tmp_path / "secret.toml"
    secret.write_text(ITEM)
    (folder / "more.toml").symlink_to(secret)
    assert (only(folder).file, only(folder).reason) == ("more.toml", "link")
    (folder / "more.toml").unlink()
    (folder / "cards").symlink_to(tmp_path)
    assert (only(folder).file, only(folder).reason) == ("cards", "link")
    (folder / "cards").unlink()
    os.mkfifo(folder / "pipe.toml")
    assert (only(folder).file, only(folder).reason) == ("pipe.toml", "no_file")


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (1, "schema = 2", "schema"),
        (2, 'id = "My Pack"', "pack_id"),
        (3, 'game = "chess"', "one_of"),
        (3, 'game = "not_alone"', "no_packs"),
        (1, 'schema = "1"', "type"),
        (4, 'version = "1"', "type"),
        (4, "version = true", "type"),
        (4, "version = 0", "number"),
        (5, 'name = "Cellar"', "missing"),
        (5, "name = 7", "missing"),
        (5, "name = {}", "one_of"),
        (5, 'name = { english = "Cellar" }', "one_of"),
        (8, "languages = []", "one_of"),
        (8, "languages = [1]", "one_of"),
        (8, 'languages = "en"', "one_of"),
        (8, 'languages = ["en", "pl", "de"]', "missing_language"),
        (6, "author = 7", "type"),
        (7, 'code = "import os"', "key"),
    ],
)
def test_a_bad_manifest(write: Write, line: int, instead: str, reason: str):
    lines = MANIFEST.format(game="zona").split("\n")
    lines[line - 1] = instead
    faults = faults_of(write(pack="\n".join(lines), cards=ITEM))
    where = 5 if reason == "missing_language" else line
    assert ("pack.toml", where, reason) in [(fault.file, fault.line, fault.reason) for fault in faults]


def test_no_manifest_no_folder_nothing_in_it(write: Write, tmp_path: Path):
    assert only(write()).reason == "empty"
    (tmp_path / "none").mkdir()
    assert only(tmp_path / "none").reason == "no_manifest"
    assert only(tmp_path / "nowhere").reason == "no_folder"


def test_the_command_lists_the_faults_and_a_server_does_not_start(write: Write, tmp_path: Path):
    from stolik.cli.app import app

    folder = write(cards=ITEM.replace("200", "true"))
    checked = CliRunner().invoke(app, ["packs", "check", str(folder), "--lang", "pl"])
    assert checked.exit_code == 1
    assert f"{folder}/cards.toml:5: price = true jest złego typu" in checked.output.replace(
        "ma zły typ", "jest złego typu"
    )
    started = CliRunner().invoke(app, ["serve", "--packs", str(folder), "--db", str(tmp_path / "t.db"), "--port", "0"])
    assert type(started.exception).__name__ == "BadPacks"
    assert "cards.toml:5" in started.output
    assert not (tmp_path / "t.db").exists()
    assert not INSTALLED["zona"].packs


def test_several_folders_may_follow_one_word():
    words = ["serve", "--port", "0", "--packs", "a", "b", "--lang", "pl", "--packs", "c"]
    assert several(words) == [
        "serve", "--port", "0", "--packs", "a", "--packs", "b", "--lang", "pl", "--packs", "c",
    ]  # fmt: skip
    assert several(["play", "zona", "--packs", "a"]) == ["play", "zona", "--packs", "a"]


WORDS = (
    "true",
    "[]",
    "{}",
    "1.5",
    "1979-05-27",
    "[[1]]",
    '"x"',
    "-1",
    "99",
    '"win"',
    '"junk / secret"',
    "\x00",
    "[[item]]",
)


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_pack_is_refused_or_played(write: Write, seed: int):
    """Whatever happens to its lines, nothing but BadPack comes out, and what is taken can be played."""
    rng = Random(seed)
    for number in range(12):
        lines = (ITEM + LOCK).split("\n")
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(lines))
            key = lines[at].partition("=")[0]
            lines[at] = rng.choice(
                ("", f"{key}= {rng.choice(WORDS)}", rng.choice(WORDS), lines[at][1:], lines[at][:-1])
            )
        try:
            pack = read(write(cards="\n".join(lines), folder=str(number)))
        except BadPack:
            continue
        start = Position(GAME.offering([pack]), 2, seed, {pack.option: True})
        playout(start, random_policy(rng), until=150)
