"""The texts of Zona: every row named and said, every scene written with all its endings, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from stolik.content.effects import parse
from stolik.games.zona.content import book
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.endings import endings
from stolik.games.zona.content.messages import messages
from stolik.text import LANGUAGES, Catalogue

GAME = Path(book.__file__).parents[1] / "text"
PROGRAM = Path(book.__file__).parents[3] / "text"
SCENES = {f"event-{event.id}_{name}": effect for event in BOOK.events.values() for name, effect in event.scenes()}


def _catalogue(lang: str) -> Catalogue:
    files = [file for folder in (PROGRAM, GAME) for file in sorted(folder.glob("*.ftl"))]
    sources = {
        f"{f.parent.parent.name}/{f.name}": f.read_text() for f in files if f.suffixes[-2:] == [f".{lang}", ".ftl"]
    }
    return Catalogue(lang, sources, computed=messages)


def _written(lang: str, files: str = "*") -> dict[str, set[str]]:
    """The messages of the game's files, with their attributes."""
    found: dict[str, set[str]] = {}
    for file in GAME.glob(f"{files}.{lang}.ftl"):
        for entry in FluentParser().parse(file.read_text()).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request):
    return _catalogue(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_and_paragraph_has_its_scene_and_endings(lang):
    expected = {id: {"scene", *endings(parse(effect))} for id, effect in SCENES.items()}
    assert _written(lang, "scenes_*") == expected


def test_both_languages_have_the_same_messages():
    assert set(_written("pl")) == set(_written("en"))


def _lines(words: Catalogue) -> list[tuple[str, str]]:
    """Every scene and ending, with what it belongs to."""
    return [
        (f"{id}.{part}", words.say(f"{id}.{part}"))
        for id, effect in SCENES.items()
        for part in ("scene", *endings(parse(effect)))
    ]


def test_no_two_scenes_share_a_sentence(words):
    sentences = Counter(
        sentence.strip().lower() for _, text in _lines(words) for sentence in re.split(r"(?<=[.!?])\s+", text)
    )
    assert [sentence for sentence, times in sentences.items() if times > 1] == []
    titles = Counter(words.say(id) for id in SCENES)
    assert [title for title, times in titles.items() if times > 1] == []


def test_scenes_are_short_and_whole(words):
    for id, text in _lines(words):
        assert re.search(r"[.!?…”]$", text), f"{id}: {text}"
        assert text[0].isupper() or text[0] in "„“", f"{id}: {text}"
        if id.endswith(".scene"):
            assert 2 <= len(re.findall(r"[.!?…](?=\s|”|$)", text)) <= 4, f"{id}: {text}"
            assert 80 <= len(text) <= 420, f"{id}: {len(text)}"


def test_every_row_is_named_and_said(words):
    for row in BOOK.rows():
        id = row.ref.replace(":", "-")
        for part in (id, f"{id}.text"):
            assert words.has(part), part
            assert words.say(part) != part


def test_sentences_of_effects_lack_no_message(words):
    unsaid = re.compile(r"\b(do|pay|count|unit|join|check|zona)-[a-z]|[${}]")
    sentences = {id: text for id, text in words.computed.items() if "icons" not in id}
    assert len(sentences) > 1000
    assert {id: text for id, text in sentences.items() if unsaid.search(text)} == {}


def test_names_tell_things_apart(words):
    for family in ("area", "facility", "character", "item", "threat", "lock", "rumour", "emission"):
        names = Counter(words.say(row.ref.replace(":", "-")) for row in BOOK.rows() if row.family == family)
        assert [name for name, times in names.items() if times > 1] == []


APPROVED = {
    "item-whip.text": (
        "Dodaj 1 sukces w teście sprawności. Oddziaływanie: otrzymaj 1 ranę za każdy twój artefakt.",
        "Add 1 success in a Physique test. Backfire: take 1 wound for each of your artefacts.",
    ),
    "threat-gargantuan.text": (
        (
            "Obrażenia: otrzymaj 2 rany i 1 radiację. Łup: zatrzymaj żeton jako trofeum warte 700 ₽. "
            "Zdolność: możesz: odrzuć 1 trofeum mutanta, by obniżyć trudność konfrontacji do 3."
        ),
        (
            "Damage: take 2 wounds and 1 radiation. Loot: keep the token as a trophy worth 700 ₽. "
            "Ability: you may: discard 1 mutant trophy to lower the confrontation difficulty to 3."
        ),
    ),
    "area-mw.text": (
        "Otrzymaj 1 zaburzenie; oraz wykonaj test siły woli 3 (sukces: weź 1 żółty artefakt; porażka: nic).",
        "Take 1 disturbance; and make a Willpower test of 3 (success: take 1 yellow artefact; failure: nothing).",
    ),
}
"""Sentences that a reader has approved, in Polish and in English."""


def test_approved_sentences():
    for number, lang in enumerate(("pl", "en")):
        words = _catalogue(lang)
        assert {id: words.say(id) for id in APPROVED} == {id: both[number] for id, both in APPROVED.items()}
