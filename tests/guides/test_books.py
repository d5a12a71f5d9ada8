"""Every question of a game with a rule book opens it at a paragraph."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import stolik
from stolik.core.game import Game
from stolik.games._template import GAME as TEMPLATE
from stolik.guides.book import BadBook, book_of, faults_of_book
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

BOOKS = [pytest.param(game, id=game.id) for game in stolik.games().values() if book_of(game).chapter]


def test_our_games_have_a_rule_book() -> None:
    with_book = {game.id for game in stolik.games().values() if book_of(game).chapter}
    assert {"not_alone", "terrorscape", "voidfall", "zona"} <= with_book


@pytest.mark.parametrize("game", BOOKS)
def test_the_rule_book_is_sound(game: Game[Any]) -> None:
    assert faults_of_book(game) == []


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("lang", COMPLETE)
def test_paragraphs_are_short_and_none_is_left_over(game: Game[Any], lang: str) -> None:
    texts, book = catalogue(lang, game.id), book_of(game)
    for rule in book.paragraphs:
        assert len(texts.say(f"rule-{rule.id}.text")) <= 420, rule.id
    ids = re.compile(r"^(rules?-\w+) =", re.MULTILINE)
    written = {id for text in texts.sources.values() for id in ids.findall(text)}
    assert written == {id for id in book.messages if "." not in id}


def test_a_book_that_cannot_be_read_is_named(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "book.toml").write_text("[[chapter]]\nid = 3\n")
    game = stolik.games()["not_alone"]
    with pytest.raises(BadBook, match="bad_book"):
        book_of(replace(game, folder=tmp_path))


def test_moments_that_no_view_tells_and_paragraphs_that_stand_twice_are_named(tmp_path: Any) -> None:
    rule = '[[chapter.rules]]\nid = "one"\n'
    (tmp_path / "book.toml").write_text(
        f'[[chapter]]\nid = "play"\n{rule}governs = ["aside", "aside_card", "lay"]\n'
        f'{rule}governs = ["lay@round=1", "lay@moon=1"]\n'
    )
    assert faults_of_book(replace(TEMPLATE, folder=tmp_path)) == ["the view has no moon", "two paragraphs one"]


def test_kinds_that_are_unknown_left_out_or_governed_twice_are_named(tmp_path: Any) -> None:
    (tmp_path / "book.toml").write_text(
        '[[chapter]]\nid = "play"\n'
        '[[chapter.rules]]\nid = "one"\ngoverns = ["aside", "lya", "fold@round=1"]\n'
        '[[chapter.rules]]\nid = "two"\ngoverns = ["aside"]\n'
    )
    assert faults_of_book(replace(TEMPLATE, folder=tmp_path)) == [
        "fold is no kind of question",
        "lya is no kind of question",
        "no paragraph governs aside_card",
        "no paragraph governs lay",
        "two paragraphs govern aside",
    ]
