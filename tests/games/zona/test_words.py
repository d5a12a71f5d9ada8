"""Every word of the effects has its rule, sentences, a price of the bots and a line in the documents; and its signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.zona.stage import Stage

from stolik.content.effects import Argument, Word, parse, parse_check
from stolik.content.errors import BadContent, BadWord
from stolik.content.render import Renderer, icons
from stolik.content.rows import read_rows
from stolik.content.vocabulary import ROLES, SPECIAL, Meaning, Role
from stolik.core.question import SEATS
from stolik.games.zona.bots import worth
from stolik.games.zona.content.book import BOOK, Book
from stolik.games.zona.content.check import check_texts
from stolik.games.zona.content.kinds import Lock
from stolik.games.zona.content.texts import AREA_PLACES, EVENT_PLACES, RUMOUR_PLACES, texts
from stolik.games.zona.content.vocabulary import PLACES, REWARDS, VOCABULARY
from stolik.games.zona.rules.effects.doing import Calls, Doing
from stolik.games.zona.rules.effects.possible import possible
from stolik.games.zona.rules.effects.words import COUNTS, PAYMENTS, RULES, SPECIALS, always, effect, feature
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

DOCS = Path(__file__).parents[3] / "docs" / "zona-effects.md"
ARGS: dict[str, Argument] = {
    "number": 1, "effect": parse("junk"), "count": Word("artefacts"), "check": parse_check("secrets >= 1"),
}  # fmt: skip


def declared(*roles: Role) -> Iterator[Meaning]:
    return (meaning for role in roles or ROLES for meaning in VOCABULARY.words[role].values())


def used(meaning: Meaning) -> Word:
    """A word with the least tags of its first form."""
    if meaning.role == "special":
        return Word(SPECIAL, (meaning.name,))
    kinds = [kind for kind in meaning.tags.split("/")[0].split() if kind[-1] not in "?*"]
    tags = tuple(VOCABULARY.kinds.get(kind.rstrip("+"), (kind,))[0] for kind in kinds)
    return Word(meaning.name, tags, tuple(ARGS[kind.partition(":")[0]] for kind in meaning.args))


# --- from the same record -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_word_has_a_sentence(lang: str):
    words = catalogue(lang, "zona")
    missing = [
        f"{one.role} {one.name}"
        for one in declared("effect", "cost", "special")
        if one.name != SPECIAL and not _said(Renderer(words, VOCABULARY), one)
    ]
    missing += [f"count {one.name}" for one in declared("count") if not words.has(f"count-{one.name}")]
    assert missing == []


def _said(renderer: Renderer, meaning: Meaning) -> bool:
    word = used(meaning)
    said = renderer.sentence(word, "cost" if meaning.role == "cost" else "effect")
    return not re.search(r"\b(do|pay|count|tags)-|[{}]", said, re.IGNORECASE) and icons(word) != ""


def test_every_word_has_a_price_of_the_bots():
    assert set(worth.WORTH) == set(RULES)
    assert set(worth.PAYMENTS) == set(PAYMENTS)
    assert set(worth.COUNTED) == set(COUNTS)


def test_every_word_has_its_line_in_the_documents():
    """Beside the table of places, which is written by a script."""
    told = DOCS.read_text(encoding="utf-8").partition("## Where words may stand")[0]
    assert [
        one.name for one in declared("effect", "cost", "count") if not re.search(rf"`[^`]*\b{one.name}\b", told)
    ] == []


def test_every_special_rule_is_on_a_printed_card():
    printed = [str(text.effect) for row in BOOK.rows() for text in texts(row)]
    assert {name for text in printed for name in re.findall(r"special\[(\w+)\]", text)} == set(
        VOCABULARY.words["special"]
    )


def test_what_is_paid_or_counted_is_declared_so():
    assert PAYMENTS.keys() == VOCABULARY.words["cost"].keys()
    assert COUNTS.keys() == VOCABULARY.words["count"].keys()
    assert RULES.keys() < VOCABULARY.words["effect"].keys()
    assert SPECIALS.keys() < VOCABULARY.words["special"].keys()


def test_every_place_is_one_of_a_row_or_within_another():
    of_rows = {text.place for row in BOOK.rows() for text in texts(row)}
    of_rows |= {*AREA_PLACES.values(), *EVENT_PLACES.values(), *RUMOUR_PLACES.values()}
    within = {place.within for place in PLACES.values()}
    within |= {kind.partition(":")[2] for meaning in declared() for kind in meaning.args}
    assert of_rows | within >= PLACES.keys()


# --- declarations that are not loaded -----------------------------------------------------------------------------


def test_a_word_is_declared_once():
    def junk(do: Doing) -> Calls:
        return ()

    for again in (
        lambda: feature("boost", places={"item"}),
        lambda: effect("junk", places=REWARDS, possible=always)(junk),
    ):
        with pytest.raises(BadWord) as refused:
            again()
        assert refused.value.details["reason"] == "twice"


@pytest.mark.parametrize("places", [(), ("moon",)])
def test_a_word_has_a_place_that_exists(places: tuple[str, ...]):
    with pytest.raises(BadWord) as refused:
        feature("sing", places=frozenset(places))
    assert (refused.value.details["word"], refused.value.details["reason"]) == ("sing", "place")


def test_a_word_says_where_and_when_it_is_possible():
    with pytest.raises(TypeError):
        effect("sing", places=REWARDS)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        effect("sing", possible=always)  # type: ignore[call-arg]


def test_a_printed_row_with_a_word_in_the_wrong_place_is_named(tmp_path: Path):
    (tmp_path / "locks.toml").write_text('[[lock]]\nid = "hot"\ncost = "wear(1)"\n', encoding="utf-8")
    lock = read_rows(tmp_path / "locks.toml", "lock", Lock)[0]
    book = Book({**BOOK.tables, "lock": {"hot": lock}}, BOOK.map, BOOK.constants, BOOK.files)
    with pytest.raises(BadContent) as refused:
        check_texts(book)
    assert {"file": "locks.toml", "row": "hot", "word": "wear"}.items() <= refused.value.details.items()


# --- what the rules do at a sign (the table in docs/zona-effects.md) ------------------------------------------------


def test_exactly_one_side_of_an_alternative_happens_and_none_may_be_declined():
    play = Stage("iwan").does("junk / equipment")
    assert play.asked is not None
    assert play.asked.wire()["options"] == ["effect:junk", "effect:equipment"]


def test_an_alternative_of_which_one_side_is_possible_is_not_asked():
    play = Stage("iwan")
    play.me().damage, play.me().roubles = 2, 0
    assert play.does("roubles(100) -> junk / heal(1)").asked is None
    assert play.me().damage == 1


def test_all_parts_of_and_or_happen_unasked():
    play = Stage("iwan")
    play.me().damage, play.me().fatigue = 2, 3
    assert play.does("heal(1) + rest(1)").asked is None
    assert (play.me().damage, play.me().fatigue) == (1, 2)


def test_a_price_is_paid_at_once():
    play = Stage("iwan")
    play.me().damage, play.me().roubles = 2, 100
    assert play.does("roubles(100) -> heal(1)").asked is None
    assert (play.me().damage, play.me().roubles) == (1, 0)


def test_only_an_offer_is_asked():
    play = Stage("iwan")
    play.me().damage, play.me().roubles = 2, 100
    assert play.does("may(roubles(100) -> heal(1))").kind == "may"


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("roubles(100) lose(100)", False),
        ("roubles(100) / lose(100)", True),
        ("roubles(100) + lose(100)", True),
        ("lose(100) / cure", False),
        ("roubles(100) -> junk", False),
        ("1wound", True),
        ("repair(1)", False),
        ("cure", False),
        ("sell", False),
        ("buy", False),
        ("discard[item]", False),
        ("otherwise(cure, junk)", True),
    ],
)
def test_what_is_possible_for_somebody_who_has_nothing(text: str, can: bool):
    play = Stage("iwan")
    play.me().roubles = 0
    assert possible(play.g, SEATS[0], parse(text)) is can
