"""The catalogue: ids, references and lists become sentences."""

from __future__ import annotations

import pytest

from stolik import new_game
from stolik.text import Catalogue, as_fluent, catalogue

SOURCE = """
greet = Hello, { $whom }.
    .warm = Dear { $whom }!
meets = { $whom } meets { FORM($other, "acc") }.
drops = { $whom } drops { FORM($what, "count", $n) }.
list-empty = nobody
value-on = yes
value-off = no
animal-cat = the cat
    .acc = THE CAT
animal-dog = the dog
thing =
    .count = { $n ->
        [one] one { $name }
       *[other] { $n } { $name }s
    }
thing-cup = cup
thing-knife = knife
    .count = { $n ->
        [one] one knife
       *[other] { $n } knives
    }
room-cabin_G3 = the loft
error-torn = Torn.
    .wet = Torn and wet.
    .where = Torn at { $where }.
"""


@pytest.fixture
def small() -> Catalogue:
    return Catalogue("en", {"small.en.ftl": SOURCE})


@pytest.mark.parametrize(
    ("whom", "sentence"),
    [
        ("Ola", "Hello, Ola."),
        ("animal:cat", "Hello, the cat."),
        ("room:cabin_G3", "Hello, the loft."),
        ("animal:dodo", "Hello, animal:dodo."),
        ("number:4", "Hello, 4."),
        (["animal:cat", "Ola"], "Hello, the cat and Ola."),
        (["a", "b", "c"], "Hello, a, b, and c."),
        ([], "Hello, nobody."),
        (True, "Hello, yes."),
        (12, "Hello, 12."),
        ("{ greet }", "Hello, { greet }."),
    ],
)
def test_arguments_become_words(small: Catalogue, whom: object, sentence: str) -> None:
    assert small.say("greet", whom=whom) == sentence


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ("animal:cat", "Ola meets THE CAT."),
        ("animal:dog", "Ola meets the dog."),
        ("Ola", "Ola meets Ola."),
        (3, "Ola meets 3."),
        (["animal:dog", "animal:cat"], "Ola meets the dog and THE CAT."),
        ([], "Ola meets nobody."),
    ],
)
def test_a_sentence_may_want_another_form_of_a_name(small: Catalogue, other: object, sentence: str) -> None:
    assert small.say("meets", whom="Ola", other=other) == sentence


@pytest.mark.parametrize(
    ("what", "n", "sentence"),
    [
        ("thing:knife", 2, "Ola drops 2 knives."),
        ("thing:cup", 2, "Ola drops 2 cups."),
        ("thing:cup", 1, "Ola drops one cup."),
    ],
)
def test_a_form_may_count_and_be_that_of_all_names_of_a_kind(
    small: Catalogue, what: str, n: int, sentence: str
) -> None:
    assert small.say("drops", whom="Ola", what=what, n=n) == sentence


def test_attributes_are_messages_too(small: Catalogue) -> None:
    assert small.has("greet.warm")
    assert not small.has("greet.cold")
    assert not small.has("part")
    assert small.say("greet.warm", whom="Ola") == "Dear Ola!"


def test_what_is_missing_shows_and_is_reported(small: Catalogue) -> None:
    text, problems = small.render("part")
    assert text == "part"
    assert len(problems) == 1
    text, problems = small.render("greet")
    assert "whom" in text
    assert len(problems) == 1


def test_the_table_names_its_seats(small: Catalogue) -> None:
    at_table = small.seated({"seat:2": "Ola: the first", "animal:cat": "Mruczek"})
    assert at_table.say("greet", whom=["seat:2", "animal:cat"]) == "Hello, Ola: the first and Mruczek."
    assert small.say("greet", whom="seat:2") == "Hello, seat:2."


def test_lists_end_with_the_languages_own_and() -> None:
    places = ["place:2", "place:4", "place:5"]
    assert catalogue("en", "not_alone").phrase(places) == "Jungle, Beach, and Rover"
    assert catalogue("pl", "not_alone").phrase(places) == "Dżungla, Plaża i Łazik"


@pytest.mark.parametrize(
    ("wanted", "spoken"), [("pl", "pl"), ("pl-PL", "pl"), ("PL_pl", "pl"), ("de", "en"), ("", "en")]
)
def test_the_nearest_language_is_spoken(wanted: str, spoken: str) -> None:
    assert catalogue(wanted).lang == spoken


def test_the_house_speaks_without_a_game_and_one_game_at_a_time() -> None:
    assert catalogue("en").has("error-stale")
    assert not catalogue("en").has("place-4")
    assert catalogue("en", "not_alone").has("error-stale")
    assert catalogue("en", "not_alone").has("place-4")


def test_an_error_takes_its_most_exact_variant(small: Catalogue) -> None:
    assert small.complain("torn", {}) == "Torn."
    assert small.complain("torn", {"reason": "wet"}) == "Torn and wet."
    assert small.complain("torn", {"reason": "unheard of"}) == "Torn."
    assert small.complain("torn", {"where": "the edge"}) == "Torn at the edge."


def test_a_refusal_says_what_was_asked_and_what_can_be_answered() -> None:
    position = new_game("not_alone", players=3, seed=1)
    said = catalogue("en", "not_alone").complain("illegal_answer", {"value": "side:c"}, position.pending[0].wire())
    assert "side:c" in said
    assert "Choose a side of the board" in said
    assert "Side A and Side B" in said


COMPUTED = {
    "effect-trade": "Gain a { token }",
    "effect-trade.icons": "[trade] → 2[E]",
    "animal-cat.icons": "[cat]",
    "greet": "Good day",
    "odd": " a\nb ",
    "odd.empty": "",
}


def test_a_game_may_compute_messages_beside_the_written_ones() -> None:
    texts = Catalogue("en", {"small.en.ftl": SOURCE}, computed=lambda words: COMPUTED).seated({"seat:0": "Ola"})
    assert texts.say("effect-trade") == "Gain a { token }"
    assert texts.say("animal-cat.icons") == "[cat]"
    assert texts.say("greet", whom="seat:0") == "Hello, Ola."
    assert texts.phrase("effect:trade") == "Gain a { token }"
    assert texts.has("effect-trade.icons")
    assert not texts.has("effect-none")


def test_computed_messages_can_be_sent_as_fluent() -> None:
    texts = Catalogue("en", {"sent.ftl": as_fluent(COMPUTED)})
    for id, text in COMPUTED.items():
        assert texts.render(id) == (text, [])


def test_a_message_may_refer_to_another_and_to_a_term() -> None:
    source = """
first = { second.part } of { -brand }
# A remark.
second = whole
    .part = part
-brand = { third }
third = glass
first = never
"""
    assert Catalogue("en", {"a.ftl": source, "b.ftl": "third = wood"}).render("first") == ("part of glass", [])
