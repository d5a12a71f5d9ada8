"""The texts of Zona: every row named and said, every scene written with all its endings, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.content import book
from stolik.games.zona.content.book import BOOK
from stolik.games.zona.content.box import BOX
from stolik.games.zona.content.endings import choices, endings
from stolik.games.zona.content.messages import messages
from stolik.text import Catalogue
from stolik.text.languages import COMPLETE

TEXTS = Path(book.__file__).parents[1] / "text"
PROGRAM = Path(book.__file__).parents[3] / "text"
SCENES = {f"event-{event.id}_{name}": effect for event in BOOK.events.values() for name, effect in event.scenes()}


def _files(lang: str, folder: Path) -> list[Path]:
    return sorted((folder / lang).glob("*.ftl"))


def _catalogue(lang: str) -> Catalogue:
    files = [file for folder in (PROGRAM, TEXTS) for file in _files(lang, folder)]
    return Catalogue(lang, {str(file): file.read_text() for file in files}, computed=partial(messages, BOX))


def _written(lang: str, begins: str = "") -> dict[str, set[str]]:
    """The messages of the game's files, with their attributes."""
    found: dict[str, set[str]] = {}
    for file in _files(lang, TEXTS):
        if not file.name.startswith(begins):
            continue
        for entry in FluentParser().parse(file.read_text()).body:
            assert not isinstance(entry, Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, Message) and "-" in entry.id.name:  # else forms of all names of a kind
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.fixture(scope="module", params=COMPLETE)
def words(request):
    return _catalogue(request.param)


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "The Toad: do you want to pay 200 ₽ to heal 2 damage?"),
        ("pl", "The Toad: czy chcesz zapłacić 200 ₽, by uleczyć 2 obrażenia?"),
    ],
)
def test_an_offer_is_asked_with_what_is_offered(lang: str, asked: str) -> None:
    offer = "effect:roubles_200_for_heal_2"
    assert _catalogue(lang).say("ask-may-offer", about="The Toad", offer=offer) == asked


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_section_and_paragraph_has_its_scene_and_endings(lang):
    expected = {
        id: {"scene", *endings(effect), *(f"{way}_move" for way, _ in choices(effect))} for id, effect in SCENES.items()
    }
    assert _written(lang, "scenes_") == expected


def test_both_languages_have_the_same_messages():
    assert set(_written("pl")) == set(_written("en"))


def _lines(words: Catalogue) -> list[tuple[str, str]]:
    """Every scene and ending, with what it belongs to."""
    return [
        (f"{id}.{part}", words.say(f"{id}.{part}"))
        for id, effect in SCENES.items()
        for part in ("scene", *endings(effect))
    ]


def test_a_move_is_short_and_has_no_full_stop(words):
    """It stands on a button, above what the effect does; two moves of a scene are told apart."""
    for id, effect in SCENES.items():
        moves = [words.say(f"{id}.{way}_move") for way, _ in choices(effect)]
        assert len(set(moves)) == len(moves), id
        for move in moves:
            assert 4 <= len(move) <= 46, f"{id}: {move}"
            assert move[0].isupper(), f"{id}: {move}"
            assert move[-1] not in ".!?", f"{id}: {move}"


def test_the_page_finds_a_move_by_the_effect_that_is_offered(words):
    assert words.say("event-g02_go.move_crowbar_for_junk_2") == words.say("event-g02_go.choice2_move")
    assert words.say("event-g02_go.move_nothing") == words.say("event-g02_go.choice3_move")


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


UNSAID = re.compile(r"\b(do|pay|count|unit|join|check|zona|log|ask)-[a-z]|[${}]|\b[a-z]+:[a-z]")
"""The mark of a message or name that is missing."""


def test_sentences_of_effects_lack_no_message(words):
    sentences = {id: text for id, text in words.computed.items() if "icons" not in id}
    assert len(sentences) > 1000
    assert {id: text for id, text in sentences.items() if UNSAID.search(text)} == {}


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
        "Otrzymaj 1 zaburzenie; oraz wykonaj test siły woli 3 (sukces: weź 1 żółty artefakt).",
        "Take 1 disturbance; and make a Willpower test of 3 (success: take 1 yellow artefact).",
    ),
}
"""Sentences that a reader has approved, in Polish and in English."""


def test_approved_sentences():
    for number, lang in enumerate(("pl", "en")):
        words = _catalogue(lang)
        assert {id: words.say(id) for id in APPROVED} == {id: both[number] for id, both in APPROVED.items()}


def test_everything_the_game_declares_is_said(words):
    ids = {f"ask-{kind}" for kind in GAME.kinds} | {f"log-{id}" for id in GAME.log_ids}
    ids |= {f"reason-{reason}" for reason in GAME.reasons} | {"game-zona", "game-zona.text", "role-scavenger"}
    for option in GAME.options:
        ids |= {f"option-{option.id}", f"option-{option.id}.text"}
        ids |= {f"option-{option.id}.{value}" for value in option.values if isinstance(value, str)}
    assert sorted(id for id in ids if not words.has(id)) == []


def test_everything_that_is_asked_and_told_is_said(words):
    """Questions, their options and the story of random games."""
    for players in (1, 3):
        position = Position(GAME, players, players, GAME.random_options(players, Random(players)))
        rng, refs = Random(players), set()
        while not position.over:
            seat = rng.choice(sorted(position.pending))
            question = position.pending[seat]
            wire = question.wire()
            refs |= {*wire["options"], *([wire["about"]] if wire["about"] else [])}
            assert not UNSAID.search(words.ask(wire)), wire
            position.answer(seat, question.sample(rng))
        unsaid = {ref for ref in refs if not words.has(ref.replace(":", "-"))}
        assert unsaid == set()
        for entry in position.story():
            said = words.say(f"log-{entry.id}", **entry.args)
            assert not UNSAID.search(said), f"{entry.id}: {said}"


def test_what_is_printed_on_a_card_is_told_in_short(words):
    assert words.say("item-rope.facts") == "junk tool 100 exploitable 2"
    for part in ("facts", "does", "text"):
        assert words.say(f"item-rope_2.{part}") == words.say(f"item-rope.{part}"), "a copy of the card"
    assert words.say("item-gas_mask.facts") == "equipment clothing 400 exploitable 3 face"
    assert words.say("threat-mongrel.facts") == "green mutant 1 physique 2"
    assert words.say("character-iwan.facts") == "3 4 2 2 7 1 300 bad ka"
    assert words.say("rumour-dust_storm.facts") == "2 timed"


def test_cards_say_what_is_other_in_a_crowd(words):
    """Ours: what more players change stands on the card, in the help and with the scene that is read."""
    for event in BOOK.event_decks["sarcophagus"]:
        said = {words.say(f"event-{event.id}_{name}.crowd") for name, _ in event.scenes() if event.harder_with}
        assert said <= {words.say(f"zona-part-harder_with-{event.harder_with}")}
        assert all(one in words.say(f"event-{event.id}.text") for one in said)
    arrow = words.say("zona-part-with_four", number=1)
    for rumour in BOOK.rumours.values():
        assert (arrow in words.say(f"rumour-{rumour.id}.text")) == (rumour.with_four == 1)
