"""One thing has one name: what is called the same in one language is called the same in the other."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

GAMES = [pytest.param(game, id=id) for id, game in stolik.games().items()]
ALLOWED = {
    "Cabin": "the map and one of its rooms are two things that Polish tells apart",
    "Firecracker": "the item, and the token that marks it",
    "Easy": "an option's value leaves out what the option is called",
    "Medium": "as Easy",
    "Hard": "as Easy",
    "any": "agrees with the gender of the option",
    "Przystosowanie": "an Event and an action",
    "Wzniesienie": "a Crisis and an action",
}
SENTENCES = re.compile(
    r"(ask|board|counter|do|does|fact|fate|foreseen|guide|how|lays|log|phase|reason|rules?|visit|warn|when|why|word"
    r"|game|voidfall|zona|event-\w+_\w+|step|option)-"
)
"""Messages that are said about things; an option's values count as names."""


def names(game: Game[Any], lang: str) -> dict[str, str]:
    """The names of all things of a game, and of the values of its options."""
    texts = catalogue(lang, game.id)
    things = {id for id in texts._entries if not SENTENCES.match(id)} - catalogue(lang)._entries.keys()
    values = {f"option-{one.id}.{str(value).lower()}" for one in game.options for value in one.values}
    return {id: texts.say(id) for id in sorted(things | values) if texts.has(id)}


def split(one: dict[str, str], other: dict[str, str]) -> dict[str, list[str]]:
    """Names of one language that have several in the other, with these."""
    found: dict[str, set[str]] = defaultdict(set)
    for id, name in one.items():
        found[name].add(other.get(id, name))
    return {name: sorted(others) for name, others in found.items() if len(others) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_equal_names_are_equal_in_the_other_language(game: Game[Any]) -> None:
    english, polish = (names(game, lang) for lang in COMPLETE)
    assert {name: others for name, others in split(english, polish).items() if name not in ALLOWED} == {}


@pytest.mark.parametrize("game", GAMES)
def test_different_names_are_different_in_the_other_language(game: Game[Any]) -> None:
    english, polish = (names(game, lang) for lang in COMPLETE)
    assert {name: others for name, others in split(polish, english).items() if name not in ALLOWED} == {}
