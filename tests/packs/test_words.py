"""Whatever the grammar of Zona allows has a sentence in every language, and different effects have different ones."""

from __future__ import annotations

import re
from itertools import product

import pytest

from stolik.content.effects import Word, parse
from stolik.content.render import Renderer
from stolik.games.zona.content.also import examples
from stolik.games.zona.content.packs import SORTS, check_effect, grammar
from stolik.games.zona.content.vocabulary import EFFECTS, VOCABULARY
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

RAW = re.compile(r"\b(do|pay|count|tags|unit)-|[{}]|none")
"""The id of a message that is missing."""


def renderer(lang: str) -> Renderer:
    return Renderer(catalogue(lang, "zona"), VOCABULARY)


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_example_can_be_said(lang: str):
    words = renderer(lang)
    for field, text in examples():
        role = "cost" if field == "lock.cost" else "effect"
        grammar().check(field, check_effect(role, text))
        assert not RAW.search(words.sentence(parse(text), role)), text


@pytest.mark.parametrize("lang", COMPLETE)
def test_tags_of_every_shape_are_named(lang: str):
    """Of each kind of tag every one is tried, so that none is left out of the sentence."""
    words = renderer(lang)
    for name in EFFECTS:
        said: dict[str, Word] = {}
        for shape in grammar().shapes(name):
            if name == "special" or not shape:
                continue
            kinds = [[tag for tag in sorted(EFFECTS[name].tags) if SORTS.get(tag, tag) == sort] for sort in shape]
            for tags in product(*kinds):
                if len(set(tags)) < len(tags) or (name, tags) == ("relocate", ("adjacent",)):
                    continue
                word = Word(name, tags, tuple(_some(kind) for kind in EFFECTS[name].args))
                sentence = words.sentence(word)
                assert not RAW.search(sentence), word
                assert sorted(said.setdefault(sentence, word).tags) == sorted(tags), (sentence, word, said[sentence])


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("name", ["boost", "cancel", "reroll", "easier", "pass", "protect"])
def test_tags_that_may_be_combined_are_all_named(lang: str, name: str):
    words, tags = renderer(lang), sorted(EFFECTS[name].tags)
    args = (1,) if EFFECTS[name].args else ()
    said = [words.sentence(Word(name, (one, other), args)) for one in tags for other in tags if one < other]
    assert not [sentence for sentence in said if RAW.search(sentence)]
    assert len(set(said)) == len(said)


def _some(kind: str) -> object:
    return 1 if kind == "number" else parse("crowbars >= 1") if kind == "check" else parse("nothing")
