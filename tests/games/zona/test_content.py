"""The content of Zona: as much of everything as in the box, effects that can be read, references that resolve."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from stolik.content.effects import All, Effect, OneOf, Word, parse
from stolik.content.errors import BadContent
from stolik.games.zona import GAME
from stolik.games.zona.content import book
from stolik.games.zona.content.book import BOOK, CONSTANTS, Book
from stolik.games.zona.content.check import check_texts
from stolik.games.zona.content.endings import choices, endings, once_named
from stolik.games.zona.content.texts import texts
from stolik.text import catalogue

FOLDER = Path(book.__file__).parent
AREAS = BOOK.map.areas


def test_everything_in_the_box_is_there():
    assert {family: len(rows) for family, rows in BOOK.families().items()} == {
        "areas": 18, "characters": 10, "starting_items": 40, "junk": 38, "equipment": 38, "finds": 16,
        "artefacts": 34, "threats": 56, "locks": 8, "rumours": 21, "emissions": 20, "events": 104, "facilities": 4,
    }  # fmt: skip


def test_decks_have_their_printed_sizes():
    assert {deck: len(cards) for deck, cards in BOOK.event_decks.items()} == {
        "green": 25, "yellow": 25, "archive": 10, "lab": 10, "bunker": 10, "observatory": 10, "sarcophagus": 14
    }  # fmt: skip
    assert {deck: len(cards) for deck, cards in BOOK.item_decks.items()} == {
        "starting": 40, "junk": 38, "equipment": 38, "find": 16, "green": 17, "yellow": 17
    }  # fmt: skip
    assert {len(queue) for queue in BOOK.threat_queues.values()} == {14}
    assert {len(BOOK.starting_items(character)) for character in BOOK.characters} == {4}


def test_things_are_known_by_their_references():
    """Areas by two letters, characters by name, items, threats and locks by their English names; seats from 0."""
    refs = {row.ref for row in BOOK.rows()}
    assert {
        "area:pg", "area:sa", "facility:archive", "character:iwan", "item:crowbar", "item:prof_ivashchenkos_notes",
        "threat:gargantuan", "lock:exhausting", "rumour:patrol", "emission:e01", "event:g01",
    } <= refs  # fmt: skip
    assert GAME.folder.joinpath("text", "en", "game.ftl").read_text(encoding="utf-8").count("\nseat-0 = ") == 1
    names = GAME.folder.joinpath("text", "en", "names.ftl").read_text(encoding="utf-8")
    for item in BOOK.items.values():
        english = names.partition(f"\n{item.ref.replace(':', '-')} = ")[2].partition("\n")[0]
        assert re.sub(r"[^a-z0-9]+", "_", english.lower().replace("'", "").replace("’", "")).strip("_") == item.id


def test_effects_are_written_as_they_are_read():
    for row in BOOK.rows():
        for text in texts(row):
            assert parse(str(text.effect)) == text.effect, row.ref


def test_nine_rows_of_ten_need_no_code():
    events = [row for row in BOOK.rows() if row.ref.startswith("event:")]
    rest = [row for row in BOOK.rows() if row not in events]
    special = [row.ref for row in rest if any("special[" in str(text.effect) for text in texts(row))]
    assert len(special) <= len(rest) / 5
    assert not [row.ref for row in events if any("special[" in str(text.effect) for text in texts(row))]


def test_what_is_not_known_is_ours():
    """Where no source shows the printed cards, nothing is said to be published."""
    assert {row.origin for row in (*BOOK.events.values(), *BOOK.rumours.values(), *BOOK.emissions.values())} == {
        "stolik"
    }
    assert {item.origin for item in BOOK.item_decks["starting"]} == {"stolik"}
    assert BOOK.threats["phlegm"].ours == ()


def test_a_face_says_what_is_ours():
    """Also that of a further copy of a card and of a scene of a card; one printed as it stands says nothing."""
    words = catalogue("en", "zona")
    assert words.say("item-smugglers_gps.ours") == words.say("item-smugglers_gps_2.ours")
    assert words.say("area-pg.ours").endswith(": where it lies and what it borders on.")
    assert words.say("event-g01.ours") == words.say("event-g01_pg.ours") == words.say("ours-whole")
    assert not words.has("threat-phlegm.ours")


@pytest.mark.parametrize("players", [2, 4])
def test_every_area_is_reached_without_shortcuts(players):
    ways = BOOK.map.ways(players)
    seen, todo = {"pg"}, ["pg"]
    while todo:
        for way in ways[todo.pop()]:
            if not way.shortcut and way.to not in seen:
                seen.add(way.to)
                todo.append(way.to)
    assert seen == set(AREAS) - {"el", "sa"}


def test_borders_of_both_sides():
    assert [len(BOOK.map.borders), sum(border.blocked for border in BOOK.map.borders)] == [34, 7]
    assert not [b for b in BOOK.map.borders if b.shortcut and "bunker" in {AREAS[id].sector for id in b.areas}]
    assert {way.to for way in BOOK.map.ways(2)["pr"]} == {"cl", "po"}


def test_each_slot_has_two_entrances_of_its_own():
    entrances = [area for slot in BOOK.map.slots for area in slot.entrances]
    assert len(set(entrances)) == len(entrances) == 8
    assert sorted(slot.first_game for slot in BOOK.map.slots) == sorted(BOOK.facilities)


def test_sector_events_name_areas_of_their_sector_equally_often():
    for deck in ("green", "yellow"):
        named: Counter[str] = Counter()
        for event in BOOK.event_decks[deck]:
            assert set(event.sections) == {"good", "neutral", "bad"} or len(event.sections) == 3
            named.update(set(event.sections) - {"good", "neutral", "bad", "other"})
        assert {AREAS[area].sector for area in named} == {deck}
        assert set(named.values()) <= {6, 7}
        assert len(named) == 6


def test_facility_events_end_in_a_secret_and_the_sarcophagus_in_victory():
    for event in BOOK.events.values():
        *before, last = event.paragraphs or (None,)
        if last is not None:
            assert all("go_on" in str(effect) for effect in before), event.ref
            assert ("win" if event.deck == "sarcophagus" else "secret") in str(last), event.ref


def _offers_a_choice(effect: Effect) -> bool:
    """Whether a scene asks for a decision whoever reads it."""
    match effect:
        case OneOf() | Word("may"):
            return True
        case All(parts):
            return any(map(_offers_a_choice, parts))
    return False


def test_scenes_leave_something_to_decide():
    """Most of all those met most: the last section of a card, read in four areas of six."""
    found = Counter(
        kind
        for event in BOOK.events.values()
        for name, effect in event.scenes()
        for kind in (event.deck, "sector" if event.sections else "paragraph", f"section {name}")
        if _offers_a_choice(effect)
    )
    facilities = sum(found[deck] for deck in BOOK.facilities)
    assert found["section other"] >= 20
    assert found["sector"] >= 45
    assert facilities >= 25
    assert min(found[deck] for deck in BOOK.facilities) >= 5
    assert found["sarcophagus"] >= 20


def test_each_card_of_the_sarcophagus_asks_for_a_decision():
    """Who waits there does little else."""
    cards = BOOK.event_decks["sarcophagus"]
    assert [card.ref for card in cards if not any(map(_offers_a_choice, card.paragraphs))] == []


def test_the_choices_of_a_scene_are_told_apart():
    for event in BOOK.events.values():
        for name, effect in event.scenes():
            offered = [str(part) for _, part in choices(effect)]
            assert len(set(offered)) == len(offered), f"{event.id}_{name}"


def test_emissions_place_six_threats_on_areas_of_the_colour_of_their_row():
    for card in BOOK.emissions.values():
        assert len(card.kinds) == len(card.areas) == 6
        assert set(card.kinds) == {"M", "A"}
        assert tuple(AREAS[id].sector for id in card.areas) == CONSTANTS.emission_colours
        assert len(set(card.areas)) == 6


def test_rumours_advance_the_emission_by_thirty_six():
    assert sum(card.moves(3) for card in BOOK.rumours.values()) == 36
    assert sum(card.moves(4) for card in BOOK.rumours.values()) == 40
    assert all(bool(card.marks) == card.timed for card in BOOK.rumours.values())


def test_only_exploitable_items_have_boxes_and_only_clothing_or_a_collar_is_worn():
    for item in BOOK.items.values():
        assert (item.durability == "exploitable") == (item.boxes > 0), item.ref
        assert not (item.worn and item.small), item.ref


def test_the_endings_of_a_scene_follow_its_effect():
    assert endings(parse("test[physique](3, junk, 1wound) / nothing")) == (
        "choice1_success", "choice1_failure", "choice2"
    )  # fmt: skip
    assert endings(parse("by_reputation(rest(1), test[smarts](2, nothing, 1wound), lose(100) / 1wound)")) == (
        "good", "neutral_success", "neutral_failure", "bad_choice1", "bad_choice2"
    )  # fmt: skip
    assert dict(once_named(parse("test[physique](3, junk, 1wound) / nothing"))) == {
        "success": "choice1_success", "choice1": "choice1_success", "failure": "choice1_failure",
        "accepted": "choice1_success", "declined": "choice2",
    }  # fmt: skip
    assert dict(once_named(parse("test[physique](3, junk, 1wound)"))) == {}
    assert endings(parse("may(buy)")) == ("accepted", "declined")
    assert endings(parse("encounter[green mutant] go_on")) == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "error"),
    [
        ("threats.toml", "detection = 2", 'detection = "two"', {"reason": "type", "row": "fleshling"}),
        ("items/junk.toml", 'effect = "heal(1)"', 'effect = "heall(1)"', {"reason": "word", "row": "bandage"}),
        ("events/green.toml", "test[alertness](3,", "test[luck](3,", {"reason": "tag", "row": "g01"}),
        ("events/green.toml", 'pg = "test', 'xx = "test', {"reason": "reference", "row": "g01", "word": "xx"}),
        ("map.toml", 'areas = ["pg", "wy"]', 'areas = ["pg", "zz"]', {"reason": "reference", "word": "zz"}),
        ("characters.toml", 'start = "ka"', 'start = "moon"', {"reason": "reference", "row": "iwan"}),
        ("locks.toml", 'id = "hot"', 'id = "exhausting"', {"reason": "twice", "row": "exhausting"}),
        ("rumours.toml", "arrows = 1", "arrows = = 1", {"reason": "toml"}),
        ("characters.toml", 'ours = ["alertness", ', 'ours = ["height", ', {"reason": "fact", "word": "height"}),
        ("locks.toml", 'id = "hot"', 'id = "hot"\nours = ["cost"]', {"reason": "fact", "row": "hot"}),
    ],
)
def test_a_damaged_row_is_named(tmp_path, file, old, new, error):
    shutil.copytree(FOLDER, tmp_path / "content")
    damaged = tmp_path / "content" / file
    text = damaged.read_text(encoding="utf-8")
    assert old in text
    damaged.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        check_texts(Book.read(tmp_path / "content"))
    assert error.items() <= caught.value.details.items()
    assert caught.value.details["file"] == damaged.name
