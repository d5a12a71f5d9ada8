"""What a language lacks is said in another one: messages, attributes and terms, each sentence by its own rules."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.languages.german import CATALOGUES

from stolik.core.installed import INSTALLED
from stolik.games.not_alone import GAME
from stolik.lab.check import check_texts
from stolik.text import Catalogue, catalogue, is_whole, languages_of, sent_texts

ENGLISH = """
greet = Hello, { $whom }.
    .warm = Dear { $whom }!
sign = { -house } of { keeper.name }
keeper = the keeper
    .name = Ann
card = Card
    .text = Draw.
    .text-long-yes = Draw twice.
cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
list-empty = nobody
animal-cat = the cat
animal-dog = the dog
-house = the house
"""
RUSSIAN = """
greet = Привет, { $whom }.
sign = { -house }, { keeper.name }, { keeper }
keeper = хранитель
card = Карта
    .text = Возьми.
animal-cat = кошка
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
 }
"""


@pytest.fixture
def words() -> Catalogue:
    return Catalogue("ru", {"ru": RUSSIAN}, fallback=Catalogue("en", {"en": ENGLISH}))


def test_what_is_written_is_said(words: Catalogue) -> None:
    assert words.say("greet", whom="animal:cat") == "Привет, кошка."


def test_a_message_that_is_missing_is_said_in_the_other_language(words: Catalogue) -> None:
    assert words.has("animal-dog")
    assert words.lacks("animal-dog")
    assert words.say("greet", whom="animal:dog") == "Привет, the dog."
    assert words.say("greet", whom=[]) == "Привет, nobody."
    assert words.things("The dog") == ["animal:dog"]


def test_an_attribute_that_is_missing_is_said_in_the_other_language(words: Catalogue) -> None:
    assert not words.lacks("greet")
    assert words.lacks("greet.warm")
    assert words.say("greet.warm", whom="animal:cat") == "Dear кошка!"


def test_a_message_may_refer_to_what_only_the_other_language_has(words: Catalogue) -> None:
    assert words.render("sign") == ("the house, Ann, хранитель", [])
    assert words.lacks("keeper.name")


def test_every_sentence_counts_as_its_own_language_does(words: Catalogue) -> None:
    """21 is `one` in Russian and `other` in English."""
    assert [words.say("steps", n=n) for n in (1, 2, 5, 21)] == ["1 шаг", "2 шага", "5 шагов", "21 шаг"]
    assert [words.say("cards", n=n) for n in (1, 2, 21)] == ["one card", "2 cards", "21 cards"]


def test_a_list_is_joined_as_the_language_does(words: Catalogue) -> None:
    assert words.phrase(["animal:cat", "animal:dog", "Оля"]) == "кошка, the dog и Оля"


def test_a_text_for_the_tables_options_comes_before_one_that_would_be_wrong(words: Catalogue) -> None:
    assert words.say("card.text") == "Возьми."
    assert words.seated({}, {"long": "yes"}).say("card.text") == "Draw twice."


def test_what_nobody_has_is_shown_as_its_id(words: Catalogue) -> None:
    assert words.say("animal-dodo") == "animal-dodo"
    assert not words.has("greet.cold")


def test_computed_texts_are_made_of_what_there_is(words: Catalogue) -> None:
    computed = Catalogue(
        "ru",
        {"ru": RUSSIAN},
        computed=lambda said: {"effect-a": f"{said.say('animal-cat')}, {said.say('animal-dog')}"},
        fallback=Catalogue("en", {"en": ENGLISH}, computed=lambda said: {"effect-a": "A", "effect-b": "B"}),
    )
    assert computed.say("effect-a") == "кошка, the dog"
    assert computed.say("effect-b") == "B"


def test_a_game_is_told_in_as_much_as_is_written() -> None:
    sources = {str(file): file.read_text(encoding="utf-8") for file in CATALOGUES.rglob("*.ftl")}
    german = Catalogue("de", sources, fallback=catalogue("en", "not_alone"))
    assert german.say("log-revealed", seat="seat:1", places=["place:2", "place:4"]) == (
        "Hunted 1 deckt auf: Dschungel und Strand."
    )
    assert german.say("log-assimilation_moved", left=1) == "Noch 1 Feld bis zum Stern."
    assert german.say("log-assimilation_moved", left=7) == "Noch 7 Felder bis zum Stern."
    assert german.say("game-not_alone.text").startswith("One player is the Creature")


@pytest.fixture
def english_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Not Alone, had it come from another package and in English."""
    shutil.copytree(GAME.folder / "text/en", tmp_path / "text/en")
    monkeypatch.setitem(INSTALLED, GAME.id, replace(GAME, folder=tmp_path))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def test_a_game_that_is_not_there_in_a_complete_language_is_told_in_english(english_only: None) -> None:
    polish = catalogue("pl", GAME.id)
    assert languages_of(GAME.id) == ("en",)
    assert (is_whole("pl"), is_whole("pl", GAME.id), is_whole("en", GAME.id)) == (True, False, True)
    assert (polish.say("place-2"), polish.say("list-empty")) == ("Jungle", catalogue("pl").say("list-empty"))
    assert "### en" in sent_texts(GAME.id, "pl")


def test_the_laws_say_how_much_is_said_in_another_language(english_only: None) -> None:
    english, polish = check_texts(INSTALLED[GAME.id])
    assert (english.problem, english.note, polish.problem) == ("", "", "")
    assert polish.note.endswith("messages are said in the language “en”")
    assert int(polish.note.split()[0]) > 100


def test_a_complete_language_borrows_nothing() -> None:
    """Or a Polish reader would be told that the English name of a place is ours."""
    assert catalogue("pl", GAME.id).fallback is None
    assert catalogue("pl", "terrorscape").fallback is None
    assert "### en" not in sent_texts(GAME.id, "pl")
