"""Every word of the language of effects can be said, in both languages and wherever it may stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.content.catalogues import strict

from stolik.content.effects import Amount, Check, Paid, Word, parse, parse_check
from stolik.content.parts import parts
from stolik.content.render import Renderer, icons
from stolik.content.vocabulary import Meaning
from stolik.games.voidfall.content.book import BOOK
from stolik.games.voidfall.content.texts import texts
from stolik.games.voidfall.content.vocabulary import VOCABULARY
from stolik.text import LANGUAGES

ARGS: dict[str, tuple[Any, ...]] = {
    "number": (1, 2, 5),
    "effect": (Word("trade"), parse("guild + 2C")),
    "cost": (Amount(1, "C"),),
    "count": (Word("trades"),),
    "check": (Check(Word("pop"), ">=", 4), Check(Word("guilds"), "<=", 0)),
    "deed": (Word("guild"),),
}


def uses(name: str, meaning: Meaning) -> Iterator[Word]:
    """A word with no tag, each tag, all tags; with as few arguments as it takes, and with each kind of them."""
    tags = sorted(meaning.tags - {"*"})
    least = len(meaning.args) - meaning.optional
    for some in ((), *((tag,) for tag in tags), tuple(tags)):
        for length in range(least, len(meaning.args) + 1):
            for turn in range(3 if meaning.args[:1] == ("number",) else 1):
                args = (ARGS[kind][turn % len(ARGS[kind])] for kind in meaning.args[:length])
                yield Word(name, some, tuple(args))


WORDS = [
    pytest.param(lang, role, name, id=f"{lang}-{role}-{name}")
    for lang in LANGUAGES
    for role, words in VOCABULARY.words.items()
    for name in words
    if "*" not in words[name].tags
]


def whole(text: str) -> None:
    assert text == text.strip()
    assert not re.search(r"[{}\[\]_]|  | [,;.)]|\( |\b(do|pay|count|join|unit|check)-", text), text


@pytest.mark.parametrize(("lang", "role", "name"), WORDS)
def test_every_word_can_be_said(lang: str, role: str, name: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for word in uses(name, VOCABULARY.words[role][name]):
        if role == "count":
            for effect in counted(word):
                whole(renderer.sentence(effect))
        else:
            for form in ("do", "to"):
                whole(renderer.clause(word, role, form))
        assert icons(word)


def counted(word: Word) -> Iterator[Word]:
    """A count in the places where one can stand."""
    gain = Amount(1, "inf")
    yield Word("per", (), (word, gain))
    yield Word("per", (), (word, gain, 2))
    for relation in (">=", "<=", "=="):
        for number in (0, 1, 5):
            yield Word("when", (), (Check(word, relation, number), gain))
    for number in (0, 2):
        for relation in ("<=", ">="):
            inner = Check(Word("sectors", ("pure",), (Check(word, relation, number),)), ">=", 2)
            yield Word("when", (), (inner, gain))
            yield Word("where", (), (Check(word, relation, number), gain))
            yield Word("when", (), (Check(Word("here", (), (word,)), relation, number), gain))
            yield Word("place", ("void",), (Word("bounty"), Check(word, relation, number)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_can_be_said(lang: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for row in BOOK.rows():
        for role, text in texts(row):
            if role == "check":
                whole(renderer.check(parse_check(text)))
            else:
                whole(renderer.sentence(parse(text), role))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_amount_can_be_said(lang: str) -> None:
    renderer = Renderer(strict(lang, "voidfall"), VOCABULARY)
    for role, units in VOCABULARY.units.items():
        for unit in units:
            for count in (1, 2, 5, 22):
                assert str(count) in renderer.clause(Amount(count, unit), role)


def test_parts_are_what_can_be_chosen_with_their_role() -> None:
    found = parts(VOCABULARY, parse("(1S -> technology[basic]) / 3C + here(guild / raise)"))
    assert [f"{role} {part}" for role, part in found] == [
        "effect 1S -> technology[basic] / 3C + here(guild / raise)",
        "effect 1S -> technology[basic]",
        "cost 1S",
        "effect technology[basic]",
        "effect 3C + here(guild / raise)",
        "effect 3C",
        "effect here(guild / raise)",
        "effect guild / raise",
        "effect guild",
        "effect raise",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("2E -> (invade / regroup)", "2[E] → [invade] / [regroup]"),
        ("guild[F] + per(guilds[pure S], 1inf)", "[guild.F] + [per][guilds.pure.S]:1[inf]"),
        ("(1S -> technology[basic]) / 3C", "(1[S] → [technology.basic]) / 3[C]"),
        ("(upgrade + activate(2)) / 1C 1E", "[upgrade] + 2[activate] / 1[C] 1[E]"),
        ("upgrade + (activate(1) / trade)", "[upgrade] + ([activate] / [trade])"),
        ("when(sectors[pure](pop >= 6) >= 1, 5inf)", "[when]([sectors.pure]([pop]≥6)≥1):5[inf]"),
        ("recall(1) -> here(guild + installation)", "[recall] → [here]([guild] + [installation])"),
        ("place[adjacent](void(2) guild[C])", "[place.adjacent](2[void] [guild.C])"),
    ],
)
def test_a_line_of_icons(text: str, line: str) -> None:
    assert icons(parse(text)) == line


def test_what_is_missing_shows_as_its_id() -> None:
    assert Renderer(strict("en", "voidfall"), VOCABULARY).words.has("do-trade")
    loose = Renderer(Silent(), VOCABULARY)
    assert loose.clause(Paid(Amount(1, "C"), Word("trade"))) == "join-paid"


class Silent:
    """A catalogue without messages."""

    def say(self, id: str, /, **args: Any) -> str:
        return id

    def has(self, id: str) -> bool:
        return False

    def phrase(self, value: Any) -> Any:
        return value
