"""Every word of the language is whole: a sentence and a refusal in each language, an icon, a price of the bots, a line
in the documents. And a word that is not cannot be declared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.content.effects import Word
from stolik.content.errors import BadContent, BadEffect, BadWord
from stolik.content.vocabulary import SPECIAL, Meaning, Role
from stolik.games.voidfall.bots import counts as bots
from stolik.games.voidfall.content.book import BOOK, Book
from stolik.games.voidfall.content.vocabulary import (
    ACTION,
    AGENDA,
    CRISIS,
    EVENT,
    OBJECTIVE,
    PENALTY,
    PUT,
    RULE,
    SECTOR,
    STANDING,
    VOCABULARY,
)
from stolik.games.voidfall.rules.effects import words
from stolik.games.voidfall.rules.effects.words import COSTS, COUNTS, DEEDS, EFFECTS, SPECIALS, always
from stolik.text import Catalogue, catalogue
from stolik.text.languages import COMPLETE

ROOT = Path(__file__).parents[4]
ICONS = ROOT / "src/stolik/games/voidfall/board/signs/icons.ts"
DOCS = ROOT / "docs/voidfall-effects.md"
VERBS: dict[Role, str] = {"effect": "do", "cost": "pay", "count": "count", "deed": "deed"}
WITHOUT_ICON = frozenset({"per"})
"""A line of icons shows it as a sign between icons."""


@pytest.fixture(params=COMPLETE)
def said(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue(request.param, "voidfall")


def declared(*roles: Role) -> Iterator[Meaning]:
    """The words of these roles that rows may have."""
    for role in roles:
        yield from (one for one in VOCABULARY.words[role].values() if one.places != {RULE} and one.name != SPECIAL)


def test_all_records_are_in_the_vocabulary_and_nothing_else():
    assert VOCABULARY.words == {
        "effect": EFFECTS, "cost": COSTS, "count": COUNTS, "deed": DEEDS, "special": SPECIALS,
    }  # fmt: skip


def test_every_word_has_a_sentence(said: Catalogue):
    def has(word: Meaning) -> bool:
        id = f"{VERBS[word.role]}-{word.name}"
        forms = [f"{id}-{tag}" for tag in VOCABULARY.tags(word)]
        return said.has(id) or said.has(f"{id}.per-whole") or any(map(said.has, forms))

    assert [f"{one.role} {one.name}" for one in declared("effect", "cost", "count", "deed") if not has(one)] == []


def test_every_special_rule_of_an_event_has_a_sentence(said: Catalogue):
    rules = [one.name for one in SPECIALS.values() if one.places != {RULE}]
    assert [name for name in rules if not said.has(f"do-special-{name}")] == []


def test_every_word_that_may_be_impossible_has_a_refusal(said: Catalogue):
    tested = [word.name for word in EFFECTS.values() if word.possible is not always and word.inner is None]
    assert [name for name in tested if not said.has(f"why-not-{name}")] == []


def test_every_cost_has_a_refusal(said: Catalogue):
    assert [one.name for one in declared("cost") if not said.has(f"why-lacks-{one.name}")] == []
    assert said.has("why-lacks-together")


def test_every_word_has_an_icon():
    """Counts that stand only in the checks of Crises, which are sentences, have none."""
    code = ICONS.read_text(encoding="utf-8")
    pictures = code[code.index("const PICTURES") :]
    drawn = {*re.findall(r'^  "?([a-z_]+)"?[:,.]', pictures, re.MULTILINE), *re.findall(r'name === "(\w+)"', pictures)}
    shown = [one.name for one in declared("effect", "cost", "count") if one.places != {CRISIS}]
    assert [name for name in shown if not {name, re.sub("s$", "", name)} & drawn and name not in WITHOUT_ICON] == []


def test_every_word_has_a_line_in_the_documents():
    page = DOCS.read_text(encoding="utf-8")
    page = re.sub(r"<!-- words of voidfall -->.*<!-- end of words -->", "", page, flags=re.DOTALL)
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", page))))
    everything = [one for role in VOCABULARY.words for one in VOCABULARY.words[role].values()]
    assert [f"{one.role} {one.name}" for one in everything if one.name not in told] == []


def test_bots_have_a_price_for_every_word_of_an_objective():
    given = {one.name for place in (OBJECTIVE, AGENDA) for one in VOCABULARY.meant_in("effect", place)}
    assert given - {"per", "when", "lose_influence"} == set(bots.PRICES)


def test_bots_count_every_count_of_an_objective():
    asked = {one.name for place in (OBJECTIVE, AGENDA) for one in VOCABULARY.meant_in("count", place)}
    assert asked == bots.INSIDE | set(bots.COUNTS)
    for one in VOCABULARY.meant_in("count", SECTOR):
        bots.within(Word(one.name))


# What cannot be declared


def nothing(do: object) -> tuple[()]:
    return ()


def test_a_word_is_declared_once():
    with pytest.raises(BadWord) as refused:
        words.effect("trade", places=(ACTION,), possible=always)(nothing)
    assert refused.value.details == {"reason": "twice", "word": "trade", "role": "effect"}
    assert EFFECTS["trade"].does is not nothing


@pytest.mark.parametrize("places", [(), ("nowhere",), (ACTION, "nowhere")])
def test_a_word_has_places_that_there_are(places: tuple[str, ...]):
    with pytest.raises(BadWord) as refused:
        words.effect("dance", places=places, possible=always)(nothing)
    assert (refused.value.details["reason"], refused.value.details["word"]) == ("place", "dance")
    assert "dance" not in EFFECTS


def test_places_and_the_test_of_what_is_possible_cannot_be_left_out():
    with pytest.raises(TypeError, match="possible"):
        words.effect("dance", places=(ACTION,))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="places"):
        words.effect("dance", possible=always)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="payable"):
        words.cost("dance", places=(ACTION,))  # type: ignore[call-arg]


def test_what_is_put_into_sectors_says_how():
    with pytest.raises(BadWord):
        words.effect("dance", places=(ACTION, PUT), possible=always)(nothing)
    with pytest.raises(BadWord):
        words.read_here("dance", places=(ACTION,), put=EFFECTS["void"].put)


@pytest.mark.parametrize("places", [(SECTOR,), (ACTION, SECTOR), (CRISIS,)])
def test_a_count_can_be_counted_where_it_stands(places: tuple[str, ...]):
    with pytest.raises(BadWord):
        words.count("dances", places=places, value=(lambda g, me, word: 0) if CRISIS not in places else None)


def test_a_count_within_a_sector_stands_there():
    with pytest.raises(BadWord):
        words.count("dances", places=(ACTION,), value=lambda g, me, word: 0, inside=lambda g, sector, word: 0)


# Where words may stand


@pytest.mark.parametrize(("text", "role", "place", "reason"), [
    ("agenda", "effect", AGENDA, "place"), ("3M", "effect", AGENDA, "unit"), ("1inf / 2inf", "effect", AGENDA, "place"),
    ("1S -> trade", "effect", OBJECTIVE, "place"), ("here(guild)", "effect", OBJECTIVE, "place"),
    ("trade", "effect", PENALTY, "place"), ("2inf", "effect", PENALTY, "unit"),
    ("void(1)", "effect", EVENT, "place"), ("place[adjacent](trade)", "effect", EVENT, "place"),
    ("place[adjacent](void(1), stock >= 2)", "effect", EVENT, "place"),
    ("place[all lowest_pop](void(1))", "effect", EVENT, "shape"), ("skip + trade", "effect", ACTION, "place"),
    ("special[shiveus]", "effect", ACTION, "special"), ("special[keep_corruption]", "effect", EVENT, "place"),
    ("trade", "effect", STANDING, "place"), ("corrupt[anywhere]", "effect", EVENT, "shape"),
    ("lose(2)", "cost", ACTION, "place"), ("destroy[guild installation]", "cost", ACTION, "shape"),
    ("home >= 1", "check", CRISIS, "place"), ("here(stock) >= 1", "check", CRISIS, "place"),
    ("amount >= 2", "check", OBJECTIVE, "place"), ("unpaid_upkeep == 0", "check", CRISIS, "place"),
    ("done(trade) >= 1", "check", OBJECTIVE, "place"), ("level[F highest] >= 1", "check", CRISIS, "shape"),
    ("guild + raise", "deed", CRISIS, "place"), ("guild raise", "deed", CRISIS, "place"),
    ("per(guilds pop, 1inf)", "effect", AGENDA, "place"), ("special", "effect", STANDING, "special"),
    ("26inf", "effect", ACTION, "number"),
    ("skirmish(21)", "effect", EVENT, "number"), ("glory(0)", "effect", EVENT, "number"),
])  # fmt: skip
def test_what_no_rule_reads_in_a_place_is_refused_there(text, role, place, reason):
    with pytest.raises(BadEffect) as refused:
        VOCABULARY.check_text(text, role, place)
    assert refused.value.details["reason"] == reason


@pytest.mark.parametrize(("text", "role", "place"), [
    ("skirmish(0, place[near_combat](void(1))) lose_influence(2)", "effect", PENALTY),
    ("place[or_fallen](glory(3))", "effect", EVENT),
    ("when(sectors[pure](near_void >= 1) >= 2, 4inf)", "effect", AGENDA),
    ("installation[defence]", "deed", CRISIS), ("beyond(sectors, 3) >= 1", "check", CRISIS),
    ("corrupt corrupt -> remove_harbinger[sector]", "effect", EVENT),
])  # fmt: skip
def test_what_the_rules_read_in_a_place_is_allowed_there(text, role, place):
    VOCABULARY.check_text(text, role, place)


def test_a_row_that_says_something_in_the_wrong_place_is_named(tmp_path: Path):
    for file in BOOK.folder.rglob("*.toml"):
        copy = tmp_path / file.relative_to(BOOK.folder)
        copy.parent.mkdir(exist_ok=True, parents=True)
        copy.write_text(file.read_text(encoding="utf-8").replace('"lose(3)"', '"trade"'), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        Book(tmp_path).check()
    details = refused.value.details
    assert (details["file"], details["reason"], details["word"]) == ("crises.toml", "place", "trade")
    assert BOOK.crises[str(details["row"])].penalty == Word("lose", (), (3,))
