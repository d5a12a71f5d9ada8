"""Packs written to break something. Each is told by file and line with what to mend; nothing of it is loaded."""

from __future__ import annotations

import os
import time
import tracemalloc
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.command import stolik
from tests.packs.folders import HUNTER, MANIFEST, Write, read
from tests.packs.test_bad_input import ITEM, LOCK, only

from stolik.cli.packs import said
from stolik.content.packs.faults import BadPack
from stolik.core.installed import INSTALLED
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.text import catalogue

ZONA = MANIFEST.format(game="zona")
EVENT = """[[event]]
id = "bus"
deck = "green"
name = { en = "Bus", pl = "Autobus" }
[event.sections]
other = "roubles(100)"
[event.texts.other]
name = { en = "Bus", pl = "Autobus" }
scene = { en = "A bus.", pl = "Autobus." }
ending = { en = "It leaves.", pl = "Odjeżdża." }
"""
BORDER = '[[border]]\nareas = ["pg", "wy"]\n'
SLOT = '[[slot]]\nnumber = {}\nentrances = ["pg"]\nfirst_game = "lab"\n'
AREA = '[[area]]\nid = "pg"\nsector = "green"\nx = 0\ny = 2\neffect = "junk"\n'
RUMOUR = '[[rumour]]\nid = "r{}"\nname = {{ en = "R", pl = "R" }}\narrows = 1\neffect = "new_market"\n'
LOST = """[[event]]
id = "lost{n}"
deck = "sarcophagus"
name = {{ en = "Lost", pl = "Zguba" }}
paragraphs = ["test[alertness](2, fatigue(1), fatigue(2))"]
[event.texts.1]
name = {{ en = "Lost", pl = "Zguba" }}
scene = {{ en = "A wall.", pl = "Mur." }}
success = {{ en = "Still a wall.", pl = "Wciąż mur." }}
failure = {{ en = "Still a wall.", pl = "Wciąż mur." }}
"""
AGENDA = """[[agenda]]
id = "lamps"
name = { en = "Lamps", pl = "Lampy" }
type = "support"
objectives = ["when(guilds[pure F] >= 2, 6inf)", "per(sectors[pure](guilds[S] >= 1), 4inf)"]
"""


def item(line: int, instead: str) -> dict[str, str]:
    """The good card with another line."""
    lines = ITEM.split("\n")
    lines[line - 1] = instead
    return {"cards": "\n".join(lines)}


def pack(old: str, new: str, **files: str) -> dict[str, str]:
    """The good manifest with something else in it."""
    return {"pack": ZONA.replace(old, new), "cards": ITEM} | files


BUS = "".join(line for line in EVENT.splitlines(keepends=True) if not line.startswith("ending"))
"""An event without a fault."""


def sets_out(area: str) -> dict[str, str]:
    """A character who begins there."""
    return {"cards": HUNTER.replace('start = "pg"', f'start = "{area}"')}


def section(*areas: str) -> dict[str, str]:
    """An event with sections for these areas before the last one."""
    return {"cards": EVENT.replace("other =", "".join(f'{area} = "junk"\n' for area in areas) + "other =")}


def constants(*lines: str) -> dict[str, str]:
    """Rows of one line each about dice and board."""
    return {"cards": "".join(f"[[constants]]\n{line}\n" for line in lines)}


POLISH = ZONA.replace('en = "Cards from the cellar", ', "") + 'languages = ["pl"]\n'
"""The manifest of a pack in one language."""
CASES: Mapping[str, tuple[dict[str, str], str, str]] = {
    # pack.toml
    "game_of_rules": (pack('"zona"', '"not_alone"'), "pack.toml:3", "written as rules"),
    "other_game_of_rules": (pack('"zona"', '"terrorscape"'), "pack.toml:3", "voidfall, zona"),
    "no_game": (pack('"zona"', '"chess"'), "pack.toml:3", "voidfall, zona"),
    "game_is_a_list": (pack('"zona"', '["zona"]'), "pack.toml:3", "voidfall, zona"),
    "pack_id_with_a_bar": (pack('"cellar"', '"cellar_two"'), "pack.toml:2", "digits"),
    "pack_id_outside": (pack('"cellar"', '"../../etc"'), "pack.toml:2", "../../etc"),
    "pack_id_of_the_game": (pack('"cellar"', '"devils"'), "pack.toml:2", "devils_guts"),
    "pack_id_is_a_card": (pack('"cellar"', '"crowbar"'), "pack.toml:2", "crowbar"),
    "pack_id_is_an_event": (pack('"cellar"', '"g01"'), "pack.toml:2", "g01"),
    "pack_id_is_an_area": (pack('"cellar"', '"pg"'), "pack.toml:2", "pg"),
    "pack_id_is_a_secret_location": (pack('"cellar"', '"lab"'), "pack.toml:2", "lab"),
    "pack_id_is_a_number": (pack('"cellar"', "0x" + "F" * 9000), "pack.toml:2", "…"),
    "version_is_huge": (pack("version = 1", "version = 10000"), "pack.toml:4", "9999"),
    "version_is_hexadecimal": (pack("version = 1", "version = 0x" + "F" * 90000), "pack.toml:4", "…"),
    "version_is_infinite": (pack("version = 1", "version = inf"), "pack.toml:4", "inf"),
    "author_with_colours": (pack("Ola Nowak", "\\u001b[31mOla"), "pack.toml:6", "<U+001B>[31mOla"),
    "name_to_the_left": (pack("Cards from", "Cards\\u202e from"), "pack.toml:5", "U+202E"),
    "deck_is_not_there": (pack("Ola", "Ola", pack=ZONA + 'replaces = ["jnk"]\n'), "pack.toml:8", "junk"),
    "decks_are_a_word": (pack("Ola", "Ola", pack=ZONA + 'replaces = "junk"\n'), "pack.toml:8", "list of texts"),
    "deck_twice": (pack("Ola", "Ola", pack=ZONA + 'replaces = ["locks", "locks"]\n'), "pack.toml:8", "locks"),
    # files
    "utf16": ({"cards": ""}, "raw.toml:1", "UTF-8"),
    "nul": ({"cards": ITEM + "\x00"}, "cards.toml:10", "TOML"),
    "vertical_tab_and_nul": ({"cards": "# a\x85b\u2028c\n" + ITEM + "\x00"}, "cards.toml:11", "TOML"),
    "open_text": ({"cards": ITEM + 'effect2 = """\n\n\n'}, "cards.toml:10", "TOML"),
    "row_is_a_table": ({"cards": ITEM.replace("[[item]]", "[item]")}, "cards.toml:1", "[[item]]"),
    "merge_conflict": ({"cards": ITEM + "<<<<<<< HEAD\n"}, "cards.toml:10", "TOML"),
    # rows
    "price_is_a_date": (item(5, "price = 1979-05-27"), "cards.toml:5", "whole number"),
    "price_is_nan": (item(5, "price = nan"), "cards.toml:5", "whole number"),
    "price_is_hexadecimal": (item(5, "price = 0x" + "F" * 9000), "cards.toml:5", "0 to 5000"),
    "price_is_a_table": (item(5, "price = { a.b.c = 1 }"), "cards.toml:5", "whole number"),
    "copies_are_negative": (item(5, "price = 1\ncopies = -3"), "cards.toml:6", "1 to 8"),
    "copies_are_many": (item(5, "price = 1\ncopies = 1000000"), "cards.toml:6", "1 to 8"),
    "list_without_end": (item(5, "price = 1\nworn = [" + '"head", ' * 900 + "]"), "cards.toml:6", "900"),
    "origin_is_claimed": (item(5, 'price = 1\norigin = "published"'), "cards.toml:6", "origin"),
    "id_is_a_list": (item(2, 'id = ["lantern"]'), "cards.toml:2", "text"),
    "id_with_colours": (item(2, 'id = "\\u001b]0;x"'), "cards.toml:2", "<U+001B>"),
    "key_with_colours": (item(5, 'price = 1\n"\\u001b[2J" = 1'), "cards.toml:1", "<U+001B>[2J"),
    "table_with_colours": ({"cards": '[["\\u001b[2J"]]\nid = 1\n'}, "cards.toml:1", "<U+001B>[2J"),
    "border_that_replaces": ({"cards": BORDER + "replaces = 1979-05-27\n"}, "cards.toml:3", "replaces"),
    "wrong_row_of_the_game": ({"cards": '[[facility]]\nid = "lab"\n'}, "cards.toml:1", "one by one"),
    "technology": ({"pack": MANIFEST.format(game="voidfall"), "cards": '[[technology]]\nid = "x"\n'}, "cards.toml:1",
        "[[technology]] cannot be in a pack"),
    "house": ({"pack": MANIFEST.format(game="voidfall"), "cards": '[[house]]\nid = "x"\n'}, "cards.toml:1", "agenda"),
    "one_objective_too_many": ({"pack": MANIFEST.format(game="voidfall"),
        "cards": AGENDA.replace('["', '["6inf", "')}, "cards.toml:5", "objectives"),
    # texts
    "name_is_null_letter": (item(3, 'name = { en = "a\\u0000", pl = "b" }'), "cards.toml:3", "U+0000"),
    "name_is_blank": (item(3, 'name = { en = "   ", pl = "b" }'), "cards.toml:3", "“en”"),
    "name_is_isolated": (item(3, 'name = { en = "\\u2067a", pl = "b" }'), "cards.toml:3", "U+2067"),
    "name_is_nothing_wide": (item(3, 'name = { en = "\\u200b", pl = "b" }'), "cards.toml:3", "U+200B"),
    "name_is_a_number": (item(3, "name = { en = 0x" + "F" * 9000 + ', pl = "b" }'), "cards.toml:3", "quotes"),
    "language_with_colours": (item(3, 'name = { en = "a", pl = "b", "\\u001b" = "c" }'), "cards.toml:3", "<U+001B>"),
    "scene_is_a_novel": ({"cards": EVENT.replace("A bus.", "A bus. " * 900)}, "cards.toml:9", "700"),
    "ending_of_another_scene": ({"cards": EVENT.replace("ending", "choice7")}, "cards.toml:", "texts.other"),
    "texts_are_a_text": ({"cards": EVENT.partition("[event.texts")[0].replace(
        "[event.sections]", 'texts = "x"\n[event.sections]')}, "cards.toml:5", "a table"),
    # effects
    "effect_with_a_placeable": (item(9, 'effect = "{ $seat }"'), "cards.toml:9", "cannot be read"),
    "effect_that_is_code": (item(9, "effect = \"__import__('os')\""), "cards.toml:9", "cannot be read"),
    "effect_with_a_long_number": (item(9, f'effect = "roubles({"9" * 400})"'), "cards.toml:9", "out of bounds"),
    "effect_of_letters_turned": (item(9, 'effect = "boost\\u202e[alertness](1)"'), "cards.toml:9", "<U+202E>"),
    "effect_is_negative": (item(9, 'effect = "boost[alertness](-1)"'), "cards.toml:9", "effect"),
    "effect_of_a_lock_wins": ({"cards": LOCK.replace("roubles(300)", "win")}, "cards.toml:4", "win"),
    # what rules refer to
    "the_crowbar": ({"cards": ITEM + 'replaces = "crowbar"\n'}, "cards.toml:1", 'Write role = "crowbar"'),
    "all_crowbars": ({"pack": ZONA + 'replaces = ["junk"]\n', "cards": "".join(
        ITEM.replace('"lantern"', f'"lamp{n}"') for n in range(12))}, "pack.toml:8", 'role = "crowbar"'),
    "a_crowbar_that_lasts": ({"cards": ITEM.replace('"exploitable"', '"durable"\nrole = "crowbar"').replace(
        "boxes = 3\n", "")}, "cards.toml:8", "cannot be durable"),
    "a_role_of_nobody": (item(5, 'price = 1\nrole = "radio"'), "cards.toml:6", "crowbar"),
    "the_reactor": ({"cards": AREA.replace('"pg"', '"el"')}, "cards.toml:2", "rules name it"),
    "an_area_of_its_own": ({"cards": AREA.replace('"pg"', '"atlantis"')}, "cards.toml:2", "wy"),
    "an_area_moves": ({"cards": AREA.replace("green", "yellow")}, "cards.toml:3", "always green"),
    "an_area_far_away": ({"cards": AREA.replace("x = 0", "x = 900")}, "cards.toml:4", "0 to 8"),
    "an_area_that_wins": ({"cards": AREA.replace("junk", "win")}, "cards.toml:6", "win"),
    "a_bonus_that_never_helps": (item(9, 'effect = "boost[physique detection](1)"'), "cards.toml:9", "never"),
    "a_bonus_outside_of_a_detection": (item(9, 'effect = "boost[detection outside](1)"'), "cards.toml:9", "never"),
    "a_reroll_of_all_failures": (item(9, 'effect = "reroll[all failure]"'), "cards.toml:9", "never"),
    "a_trophy_with_a_price_in_an_event": ({"cards": EVENT.replace("roubles(100)", "trophy(100)")}, "cards.toml:6",
        "trophy[yellow]"),
    "encounters_with_two_kinds": ({"cards": EVENT.replace("roubles(100)", "encounter[green mutant anomaly]")},
        "cards.toml:6", "encounter[colour threat]"),
    # what is printed, and what the rulebook fixes
    "columns_of_the_market": (constants("market_columns = 5"), "cards.toml:2", "fixed by the rulebook"),
    "the_highest_fatigue": (constants("fatigue_max = 9"), "cards.toml:2", "faces, emission_space"),
    "a_die_with_five_faces": (constants(f"faces = {['blank'] * 5}"), "cards.toml:2", "6 faces"),
    "a_face_of_nothing": (constants('faces = ["star"]'), "cards.toml:2", "radiation"),
    "two_emission_tracks": (constants("emission_space = 8", "emission_space = 8"), "", "emission_space"),
    "a_language_of_its_own": (pack("Ola", "Ola", pack=ZONA + 'languages = ["de"]\n'), "pack.toml:5", "“de”"),
    "one_language_is_missing": (item(3, 'name = { en = "Lantern" }') | {"pack": POLISH}, "cards.toml:3", "pl"),
    "a_language_too_many": ({"cards": ITEM, "pack": POLISH}, "cards.toml:3", "“en”"),
    # what nobody could reach or read
    "a_start_in_the_power_plant": (sets_out("el"), "cards.toml:11", "only actions"),
    "a_start_in_the_sarcophagus": (sets_out("sa"), "cards.toml:11", "only actions"),
    "a_start_in_a_facility": (sets_out("lab"), "cards.toml:11", "lab"),
    "a_threat_in_the_power_plant": ({"cards": HUNTER.replace('["go", ', '["el", ')}, "cards.toml:12", "pg, wy"),
    "a_threat_in_a_bunker": ({"cards": HUNTER.replace('["go", ', '["za", ')}, "cards.toml:12", "pg, wy"),
    "more_damage_than_the_track": ({"cards": HUNTER.replace("roubles = 300", "roubles = 300\ndamage = 7")},
        "cards.toml:10", "0 to 6"),
    "a_section_of_the_other_sector": (section("fa"), "cards.toml:6", "“fa”"),
    "a_section_of_a_bunker": (section("za"), "cards.toml:6", "“za”"),
    "a_last_section_left_for_nobody": (section("pg", "wy", "mo", "go", "sz", "ka"), "cards.toml:12", "“other”"),
    "a_paragraph_behind_the_end": ({"cards": LOST.format(n=1).replace("sarcophagus", "lab").replace(
        'fatigue(1), fatigue(2))"', 'secret, fail)", "junk"')}, "cards.toml:5", "paragraph 2"),
    "an_event_named_like_a_scene": ({"cards": BUS + BUS.replace('"bus"', '"bus_other"')}, "cards.toml:10", "“other”"),
    # the whole
    "an_island": ({"cards": BORDER}, "cards.toml:1", "walk to"),
    "a_border_to_itself": ({"cards": BORDER.replace('"wy"', '"pg"')}, "cards.toml:2", "two different"),
    "a_lock_nobody_can_pay": ({"cards": LOCK.replace("roubles(300)", "discard[trophy] fatigue(5)")}, "cards.toml:4",
        "at most 4"),
    "a_deck_replaced_and_a_card_of_it": ({"pack": ZONA + 'replaces = ["locks"]\n', "cards": "".join(
        LOCK.replace('"rusty"', f'"g{n}"') + ('replaces = "bribed"\n' if not n else "") for n in range(6))},
        "cards.toml:1", "“bribed” is replaced more than once"),
    "a_word_of_a_few": ({"cards": BORDER + 'shortcut = "fire"\n'}, "cards.toml:3", "Allowed: radiation,"),
    "a_border_to_the_power_plant": ({"cards": BORDER.replace('"wy"', '"el"')}, "cards.toml:2", "only actions"),
    "a_border_to_nowhere": ({"cards": BORDER.replace('"wy"', '"moon"')}, "cards.toml:2", "moon"),
    "one_slot": ({"cards": SLOT.format(1)}, "cards.toml:1", "four"),
    "the_same_facility_four_times": ({"cards": "".join(SLOT.format(n) for n in (1, 2, 3, 4))}, "cards.toml:1", "once"),
    "a_character_with_nothing": ({"cards": HUNTER}, "cards.toml:1", "starting items"),
    "an_heir_of_nobody": (item(4, 'deck = "starting"\nowner = "nobody"'), "cards.toml:1", "nobody"),
    "a_gift_for_a_printed_character": (item(4, 'deck = "starting"\nowner = "iwan"'), "cards.toml:1", "iwan"),
    "too_many_rumours": ({"cards": "".join(RUMOUR.format(n) for n in range(20))}, "cards.toml:1", "30"),
    "no_way_to_win": (
        {"pack": ZONA + 'replaces = ["sarcophagus_events"]\n', "cards": "".join(LOST.format(n=n) for n in range(8))},
        "pack.toml:8", "win",
    ),
    "two_copies_of_one_name": ({"cards": ITEM.replace("price", "copies = 2\nprice")
        + ITEM.replace('"lantern"', '"lantern_2"')}, "cards.toml:11", "copy 2"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_broken_pack_is_told_where_and_why(write: Write, case: str):
    files, place, told = CASES[case]
    folder = write(**files)
    if case == "utf16":
        (folder / "raw.toml").write_bytes(ITEM.encode("utf-16"))
    before = dict(INSTALLED)
    checked = stolik("packs", "check", str(folder), "--lang", "en", "--games", "0")
    polish = stolik("packs", "check", str(folder), "--lang", "pl", "--games", "0")
    assert (checked.code, polish.code) == (1, 1), checked.out
    lines = checked.out.removesuffix("\n").split("\n")
    assert any(f"/{place}" in line and told in line for line in lines), checked.out
    assert len(polish.out.split("\n")) == len(lines) + 1, "one line for each fault"
    for letter in checked.out + polish.out:
        assert letter == "\n" or letter.isprintable() or letter == "\u00a0", repr(letter)
    assert "{ $" not in (checked.out + polish.out).replace("{ $seat }", "")
    assert before == INSTALLED


BOMBS: Mapping[str, tuple[str, str]] = {
    "dots": ("a" + ".a" * 120_000 + " = 1\n", "deep"),
    "quoted_dots": ('"a"' + '."a"' * 60_000 + " = 1\n", "deep"),
    "dots_in_a_header": ("[[a" + ".a" * 120_000 + "]]\n", "deep"),
    "dots_behind_a_text": ('x = ["""\n" """, {a' + ".a" * 100_000 + '=1}, "x"]\n', "deep"),
    "dots_behind_four_quotes": ('x = ["""a"""", {a' + ".a" * 100_000 + '=1}, "x"]\n', "deep"),
    "brackets_in_one_line": ("a = " + "[" * 250_000 + "\n", "deep"),
    "brackets_in_many_lines": ("a = " + "[\n" * 100_000, "deep"),
    "braces": ("a = " + "{a=" * 60_000 + "\n", "deep"),
    "brackets_behind_a_remark": ("a = [ # \"\n" + "[\n" * 400, "deep"),
    "open_texts": ('a = "\\"' + '"""\\' * 60_000, "toml"),
    "many_tables": ("".join(f"[[t{n}]]\n" for n in range(6_000)), "many_rows"),
    "many_keys": ("[[item]]\n" + "".join(f"k{n} = 1\n" for n in range(6_000)), "many_faults"),
    "many_digits": ("a = " + "9" * 250_000 + "\n", "toml"),
    "long_key": ("[[item]]\n" + "k" * 250_000 + " = 1\n", "key"),
    "long_text": (ITEM.replace("Lantern", "L" * 250_000), "long_text"),
    "long_effect": (ITEM.replace("boost", "boost" * 40_000), "effect_size"),
    "wide_list": (ITEM + "worn = [" + '"head",' * 30_000 + "]\n", "long_list"),
    "wide_table": (EVENT.replace("other =", "".join(f'a{n} = "junk"\n' for n in range(5_000)) + "o ="), "sections"),
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_soon_and_without_much_memory(write: Write, bomb: str):
    text, reason = BOMBS[bomb]
    folder = write(cards=text)
    began = time.perf_counter()
    with pytest.raises(BadPack) as refused:
        read(folder)
    assert time.perf_counter() - began < 5
    assert reason in [fault.reason for fault in refused.value.faults]
    assert len(refused.value.faults) <= 101
    tracemalloc.start()
    with pytest.raises(BadPack):
        read(folder)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 100_000_000


def no_permission(folder: Path, patch: pytest.MonkeyPatch) -> str:
    """A folder inside that the server may not read (whoever runs the tests)."""
    (folder / "more").mkdir()
    listed = Path.iterdir

    def iterdir(path: Path) -> Any:
        if path.name == "more":
            raise PermissionError(13, "Permission denied", str(path))
        return listed(path)

    patch.setattr(Path, "iterdir", iterdir)
    return "more"


def no_file_permission(folder: Path, patch: pytest.MonkeyPatch) -> str:
    opened = Path.open

    def opening(path: Path, *args: Any, **more: Any) -> Any:
        if path.name == "cards.toml":
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *args, **more)

    patch.setattr(Path, "open", opening)
    return "cards.toml"


def folder_like_a_file(folder: Path, patch: pytest.MonkeyPatch) -> str:
    (folder / "more.toml").mkdir()
    return "more.toml"


def circle_of_links(folder: Path, patch: pytest.MonkeyPatch) -> str:
    (folder / "again").symlink_to(folder, target_is_directory=True)
    return "again"


def link_to_nothing(folder: Path, patch: pytest.MonkeyPatch) -> str:
    (folder / "lost.toml").symlink_to(folder / "nothing.toml")
    return "lost.toml"


def device(folder: Path, patch: pytest.MonkeyPatch) -> str:
    os.mkfifo(folder / "pipe.toml")
    return "pipe.toml"


def whole_disk(folder: Path, patch: pytest.MonkeyPatch) -> str:
    (folder / "much").mkdir()
    for number in range(2000):
        (folder / "much" / str(number)).touch()
    return "much"


def name_with_colours(folder: Path, patch: pytest.MonkeyPatch) -> str:
    (folder / "a\x1b[31m\n\udcff.toml").write_text("x")
    return "a<U+001B>[31m<U+000A><U+DCFF>.toml"


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (no_permission, "unreadable"), (no_file_permission, "unreadable"), (folder_like_a_file, "no_file"),
        (circle_of_links, "link"), (link_to_nothing, "link"), (device, "no_file"), (whole_disk, "much_inside"),
        (name_with_colours, "toml"),
    ],
)  # fmt: skip
def test_a_strange_folder(
    write: Write, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path, pytest.MonkeyPatch], str], reason: str
):
    folder = write(cards=ITEM)
    name = make(folder, monkeypatch)
    checked = stolik("packs", "check", str(folder), "--lang", "en")
    assert (checked.code, "Traceback" in checked.err) == (1, False)
    assert f"/{name}:1: " in checked.out
    with pytest.raises(BadPack) as refused:
        read(folder)
    assert reason in [fault.reason for fault in refused.value.faults]
    assert all(said(fault, catalogue("pl")) for fault in refused.value.faults)


def test_a_file_instead_of_a_folder(write: Write):
    assert only(write(cards=ITEM) / "cards.toml").reason == "no_folder"


def test_a_mark_of_byte_order_and_lines_of_windows_change_nothing(write: Write):
    plain = read(write(cards=ITEM))
    other = write(folder="other")
    for file in ("pack", "cards"):
        text = (write(cards=ITEM) / f"{file}.toml").read_text(encoding="utf-8")
        (other / f"{file}.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert read(other).seal == plain.seal


def test_brackets_and_dots_in_texts_mean_nothing(write: Write):
    name = f'name = {{ en = "{"[." * 20}", pl = "{"{." * 20}" }}'
    assert read(write(**item(3, name))).id == "cellar"


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "{ $seat }", "{ NUMBER(1) }", "{-term}", "[b]a[/b]", "&lt;", "\\\\n"]
)
def test_a_text_is_no_language(write: Write, text: str):
    """What looks like markup or Fluent is shown letter by letter."""
    pack = read(write(**item(3, f'name = {{ en = "{text}", pl = "{text}" }}')))
    said = next(iter(dict(pack.content.texts()).values()))
    assert said["en"] == text.replace("\\\\", "\\")


def test_characters_of_the_start_can_be_replaced(write: Write):
    """A table without choice deals the rest."""
    items = "".join(
        ITEM.replace('"lantern"', f'"thing{n}"').replace('"junk"', '"starting"\nowner = "hunter"') for n in range(4)
    )
    pack = read(write(cards=HUNTER + 'replaces = "iwan"\n' + items))
    for players in (1, 4):
        playout(Position(GAME.offering([pack]), players, 1, {pack.option: True}), random_policy(Random(1)), until=200)
