"""Boards in a terminal draw every part of a game for every viewer."""

from __future__ import annotations

import io
import re
from importlib import import_module
from random import Random

import msgspec
import pytest
from rich.console import Console

import stolik
from stolik.cli.board import board_of, draw
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

MOMENTS = 12
"""Views drawn of each game at most."""


def drawn(board: object, view: dict[str, object], lang: str, game: str) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(board(view, catalogue(lang, game)))  # type: ignore[operator]
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", stolik.games())
def test_any_moment_can_be_drawn(game: str, lang: str) -> None:
    rng = Random(8)
    position = stolik.new_game(game, players=4, seed=8)
    boards = {board_of(game), draw}
    left = MOMENTS
    while not position.over and left:
        seat = rng.choice(sorted(position.pending))
        position.answer(seat, position.pending[seat].sample(rng))
        if rng.random() > 0.1:
            continue
        left -= 1
        viewer = rng.choice([*range(4), None])
        view = msgspec.to_builtins(position.observe(viewer))
        for board in boards:
            said = drawn(board, view, lang, game)
            assert len(said) > 200
            assert "None" not in said


def test_a_game_without_a_board_of_its_own_shows_whatever_its_view_holds() -> None:
    view: dict[str, object] = {
        "seat": None,
        "round": 3,
        "open": [],
        "shown": ["place:4", None],
        "target": "shown:none",
        "lair": "shown:hidden",
        "fight": {"die": 2, "by": None},
        "people": [{"seat": 1, "room": None, "bonuses": [{"by": "place:1", "value": 2}], "held": []}],
    }
    said = drawn(draw, view, "en", "not_alone")
    for part in ("Round", "Shown", "Beach", "People", "Bonuses", "Value: 2", "Die", "none", "hidden"):
        assert part in said
    for part in ("None", " and ", "Open", "{"):
        assert part not in said


def test_what_happens_to_the_hunted_is_seen() -> None:
    laid = {"seat:1": {"laid": 4, "will": 2}, "seat:2": {"laid": 8, "survival": ["dodge"]}}
    deal = {"phase": 3, "creature_token": 4, "target_token": 9, "effects": "clone", "beach_marker": True, **laid}
    position = stolik.new_game("not_alone", players=3, seed=1, deal=deal)
    said = drawn(board_of("not_alone"), msgspec.to_builtins(position.observe(2)), "en", "not_alone")
    for part in ("● ▲ 1", "◎", "♥♥♡", "♥♥♥", "Hunted 2 (you)", "8 To be resolved", "Dodge", "Still in force: Clone"):
        assert part in said


def test_each_side_of_the_screen_sees_its_own() -> None:
    deal = {
        "killer": "butcher",
        "survivors": ["anna", "marco", "johnson"],
        "phase": 2,
        "noise": ["B1"],
        "hand": ["madness"],
        "blocks": ["B3_B4"],
        "survivor:anna": {"room": "B1", "items": ["toolbox"], "wounded": True},
    }
    position = stolik.new_game("terrorscape", players=2, seed=1, deal=deal)
    ours, killers = (
        drawn(board_of("terrorscape"), msgspec.to_builtins(position.observe(seat)), "en", "terrorscape")
        for seat in (1, 0)
    )
    for part in ("≋ A", "Toolbox", "♥♡", "door between Kitchen and Storeroom", "☠"):
        assert part in ours
    for part in ("Madness", "≋", "♥♡", "☠", "M?"):
        assert part in killers
    for part in ("Toolbox", "≋ A "):
        assert part not in killers


def test_the_galaxy_is_a_map_with_its_closed_borders() -> None:
    options: dict[str, bool | str] = {"scenario": "first_stand", "house_1": "valnis", "side_1": "a"}
    deal = {"seat:0": {"F": 5, "hand": ["mining_consortium"]}}
    position = stolik.new_game("voidfall", players=1, seed=1, options=options, deal=deal)
    said = drawn(board_of("voidfall"), msgspec.to_builtins(position.observe(0)), "en", "voidfall")
    lines = said.splitlines()
    top = next(n for n, line in enumerate(lines) if "Galvane" in line)
    assert "▼3/6" in lines[top + 2]
    assert any(line.startswith("Aurelis ✹") for line in lines)
    assert any("No way between" in line and "Elyndar–Hesperon" in line for line in lines)
    for part in (
        "1 Valnis (you)",
        "Influence of the Voidborn",
        "5  (level",
        "Mining Consortium",
        "first Safe Haven ○○",
    ):
        assert part in said


def test_another_houses_agendas_are_not_drawn() -> None:
    deal = {"seat:0": {"hand": ["mining_consortium"]}}
    position = stolik.new_game("voidfall", players=2, seed=1, options={"scenario": "kingdom_come"}, deal=deal)
    shown = [
        drawn(board_of("voidfall"), msgspec.to_builtins(position.observe(seat)), "en", "voidfall") for seat in (0, 1)
    ]
    assert ["Materials Yield" in said for said in shown] == [True, False]


def test_the_zone_shows_who_and_what_is_in_each_area() -> None:
    position = stolik.new_game("zona", players=2, seed=1)
    rng = Random(1)
    while (view := msgspec.to_builtins(position.observe(0)))["phase"] != "actions":
        seat, question = next(iter(position.pending.items()))
        position.answer(seat, question.sample(rng))
    words = catalogue("en", "zona")
    said = drawn(board_of("zona"), view, "en", "zona")
    for one in view["scavengers"]:
        assert f"{one['seat'] + 1} {words.phrase(one['character'])}" in said
    for tokens in view["tokens"]:
        assert words.phrase(tokens["threats"][0]) in said
    for part in ("Round 1", "Emission: ", "0/2", "entered from", "Market", "Sarcophagus"):
        assert part in said


@pytest.mark.parametrize("id", ["not_alone", "terrorscape", "voidfall", "zona"])
def test_a_board_reads_only_fields_that_a_view_has(id: str) -> None:
    """It draws plain data, of which mypy knows nothing: a renamed field would be missed only when drawn."""
    code = (stolik.games()[id].folder / "terminal.py").read_text(encoding="utf-8")
    fields = import_module(f"stolik.games.{id}.view.fields")
    views = [kind for kind in vars(fields).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    known = {field.encode_name for view in views for field in msgspec.structs.fields(view)}
    read = set(re.findall(r"""\[\"(\w+)\"\]""", code))
    assert read
    assert sorted(read - known) == []
