"""What packs may say: it is legal in its place, has a sentence in every language, and different texts have different
ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from tests.packs.also import examples

from stolik.content.effects import Argument, Word, parse, parse_check
from stolik.content.errors import BadEffect
from stolik.content.render import Renderer
from stolik.content.vocabulary import SPECIAL, Meaning, Role
from stolik.games.zona.content.vocabulary import VOCABULARY
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

RAW = re.compile(r"\b(do|pay|count|tags|unit)-|[{}]|none")
"""The id of a message that is missing."""
FREE = ("boost", "cancel", "reroll", "easier", "pass", "protect")
"""Words whose tags may be combined at will."""


def renderer(lang: str) -> Renderer:
    return Renderer(catalogue(lang, "zona"), VOCABULARY)


def shapes(meaning: Meaning) -> Iterator[tuple[str, ...]]:
    """The tags of a word in each of its forms, each kind once, or left out if it may be."""
    for form in meaning.tags.split("/"):
        kinds = [(kind.rstrip("?+*"), kind[-1] in "?*") for kind in form.split()]
        choices = [[*VOCABULARY.kinds.get(kind, (kind,)), *([""] if optional else [])] for kind, optional in kinds]
        for tags in product(*choices):
            yield tuple(filter(None, tags))


def args(meaning: Meaning) -> tuple[Argument, ...]:
    return tuple(_some(kind) for kind in meaning.args)


def _some(kind: str) -> Argument:
    return 1 if kind == "number" else parse_check("crowbars >= 1") if kind == "check" else parse("nothing")


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_example_is_legal_and_can_be_said(lang: str):
    words = renderer(lang)
    for place, text in examples():
        role: Role = "cost" if place == "lock" else "effect"
        VOCABULARY.check_text(text, role, place)
        assert not RAW.search(words.sentence(parse(text), role)), text


@pytest.mark.parametrize("lang", COMPLETE)
def test_tags_of_every_form_are_named(lang: str):
    """Of each kind of tag every one is tried, so that none is left out of the sentence."""
    words = renderer(lang)
    for name, meaning in VOCABULARY.words["effect"].items():
        said: dict[str, Word] = {}
        for tags in () if name in (*FREE, SPECIAL, "per") else shapes(meaning):
            word = Word(name, tags, args(meaning))
            sentence = words.sentence(word)
            assert not RAW.search(sentence), word
            assert sorted(said.setdefault(sentence, word).tags) == sorted(tags), (sentence, word, said[sentence])


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("name", FREE)
def test_tags_that_may_be_combined_are_all_named(lang: str, name: str):
    meaning = VOCABULARY.words["effect"][name]
    words, tags = renderer(lang), sorted(VOCABULARY.tags(meaning))
    pairs = [(one, other) for one in tags for other in tags if one < other]
    said = [words.sentence(Word(name, pair, args(meaning)[:1])) for pair in pairs]
    assert not [sentence for sentence in said if RAW.search(sentence)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("place", "role", "text", "reason"),
    [
        ("lock", "cost", "boost(1)", "word"),
        ("lock", "cost", "roubles(100) -> junk", "place"),
        ("item", "effect", "win", "place"),
        ("item", "effect", "roubles(100) -> boost(1)", "place"),
        ("item", "effect", "test[smarts](3, boost(1), nothing)", "place"),
        ("item", "effect", "at[sz](special[fly])", "special"),
        ("item", "effect", "special", "special"),
        ("rumour", "effect", "heal(1)", "place"),
        ("marked_area", "effect", "leaving(1wound)", "unit"),
        ("backfire", "effect", "per(artefacts, discard[item])", "place"),
        ("threat", "effect", "junk", "place"),
        ("threat", "effect", "on_failed[detection](special[no_bonuses])", "special"),
        ("anomaly_loot", "effect", "trophy(100)", "place"),
        ("area", "effect", "relocate[sarcophagus]", "place"),
        ("emission", "effect", "fatigue(1)", "place"),
        ("sector_event", "effect", "junk + heal(1)", "place"),
        ("sector_event", "effect", "artefact", "shape"),
        ("sector_event", "effect", "test[smarts mutant anomaly](3, junk)", "shape"),
        ("sector_event", "effect", "when(others_here >= 1, junk)", "place"),
        ("ability", "effect", "once(when(secrets >= 1, reroll))", "place"),
        ("sector_event", "effect", "lose(1001)", "number"),
    ],
)
def test_what_no_rule_reads_there_is_refused(place: str, role: Role, text: str, reason: str):
    with pytest.raises(BadEffect) as refused:
        VOCABULARY.check_text(text, role, place)
    assert refused.value.details["reason"] == reason
