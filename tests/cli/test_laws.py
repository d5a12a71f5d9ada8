"""`stolik laws`."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib import import_module
from inspect import isfunction, signature
from pkgutil import iter_modules
from typing import Any

import pytest
from tests.cli.command import stolik

from stolik.core import laws
from stolik.core.game import Game
from stolik.core.installed import INSTALLED
from stolik.core.laws.memory import worlds_agree_with_the_log
from stolik.games._template import GAME as TEMPLATE
from stolik.lab.check import LAWS, check


def test_a_game_keeps_the_laws(shelved: Any) -> None:
    shelved(TEMPLATE)
    ended = stolik("laws", TEMPLATE.id, "--games", "1", "--json")
    assert (ended.code, ended.err) == (0, "")
    findings = json.loads(ended.out)
    assert {"check": "texts_pl", "problem": "", "note": ""} in findings
    assert [finding for finding in findings if finding["problem"]] == []
    unchecked = [finding["check"] for finding in findings if finding["note"]]
    assert unchecked == ["the_order_of_sets_does_not_matter"]


@pytest.fixture
def shelved() -> Any:
    """Installs a game for the time of a test."""
    before = dict(INSTALLED)

    def put(game: Game[Any]) -> Game[Any]:
        INSTALLED[game.id] = game
        return game

    yield put
    INSTALLED.clear()
    INSTALLED.update(before)


def test_no_law_is_left_out() -> None:
    modules = [import_module(f"{laws.__name__}.{found.name}") for found in iter_modules(laws.__path__)]
    things = [thing for module in modules for thing in vars(module).values() if isfunction(thing)]
    own = [thing for thing in things if thing.__module__.startswith(laws.__name__)]
    known = {law.__name__ for law in own if "seed" in signature(law).parameters and law.__name__[0] != "_"}
    helpers = {"decisions", "rare_deal", "rare_start", "remembered", "told_secrets", "where"}
    assert {law.__name__ for law in LAWS} == known - helpers


def test_a_memory_of_which_a_game_says_nothing_is_named(shelved: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.lab.check.LAWS", (worlds_agree_with_the_log,))
    silent = {"forgetful": None, "empty": lambda view, log: ()}
    for name, recall in silent.items():
        finding = next(check(shelved(replace(TEMPLATE, id=name, recall=recall)), 1))
        assert not finding.problem
        assert finding.note.startswith("the game does not say" if recall is None else "no random game told anybody")
    assert not next(check(TEMPLATE, 1)).note


def test_what_is_broken_is_named(shelved: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.lab.check.MOST_TO_REACH", 100)

    def loses(g: Any) -> int:
        return sum(g.hand)

    game = shelved(replace(TEMPLATE, id="leaky", conserved=loses, reasons=frozenset({"most_rounds", "boredom"})))
    problems = {finding.check: finding.problem for finding in check(game, 1) if finding.problem}
    assert problems.keys() == {"nothing_is_lost", "everything_declared_is_reached", "texts_en", "texts_pl"}
    assert "not conserved" in problems["nothing_is_lost"]
    assert "boredom" in problems["everything_declared_is_reached"]
    assert "game-leaky" in problems["texts_en"]
