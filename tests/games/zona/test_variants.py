"""Variants of ours and contested rulings: each changes what its option says, and nothing without it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.zona.stage import Stage, item
from tests.games.zona.test_rounds import event

from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.view.observe import observe


def table(players: int, **options: object) -> Position:
    return Position(GAME, players, 1, {**GAME.check_options({}), **options})


# --- quick expedition -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "quick", "left"), [(1, False, 16), (1, True, 10), (3, False, 21), (3, True, 15)])
def test_a_quick_expedition_has_six_rumours_fewer(players, quick, left):
    view: Any = table(players, quick=quick).observe(0)
    decks = {deck.deck: deck.cards for deck in view.decks}
    assert decks["deck:rumours"] == left


# --- shared expedition ------------------------------------------------------------------------------------------------


def test_on_a_shared_expedition_the_emission_track_is_one_space_shorter():
    for shared, space in ((False, 6), (True, 5)):
        play = Stage("iwan", "tamara", shared=shared)
        play.g.emission = 4
        assert observe(play.g, 0).emission_space == space
        play.does("emission(2)")
        assert play.g.emission == space


def test_whom_to_share_with_is_chosen():
    play = Stage("tamara", "iwan", "oleg", shared=True)
    for who in range(3):
        play.me(who).area, play.me(who).roubles = "pg", 100
    play.turn("word:share")
    assert (play.kind, play.options) == ("partner", ["seat:1", "seat:2"])
    play.go("seat:2", "word:roubles_100")
    assert play.me(2).roubles == 200


def test_what_does_not_fit_a_backpack_is_dropped():
    play = Stage("tamara", "iwan", shared=True)
    play.give("carbine", "rope", "spectrometer", "crowbar", "geiger_counter", who=1)
    play.give("torch")
    play.me().area = play.me(1).area = "pg"
    play.turn("word:share", item("torch"))
    assert (play.kind, play.asked_seat) == ("make_room", 1)


# --- steady hands -----------------------------------------------------------------------------------------------------


def in_the_sarcophagus(**options: object) -> Stage:
    play = Stage("iwan", "tamara", **options)
    play.me().area = "sa"
    return play.draw("event", event("s07"), event("s01"))


def test_steady_hands_may_keep_the_card():
    play = in_the_sarcophagus(steady_hands=True).play(Step.EVENT(who=0), "word:no")
    assert play.g.reading is not None
    assert (play.g.reading.card, play.me().fatigue, play.g.steadied) == (event("s07"), 1, 0)


def test_steady_hands_are_for_the_sarcophagus():
    play = Stage("iwan", steady_hands=True)
    play.me().area = "archive"
    assert play.draw("event", event("a04")).play(Step.EVENT(who=0)).kind != "draw_again"


# --- draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "dealt"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_a_draft_passes_boards_to_the_left(players, dealt):
    position = table(players, characters="draft")
    view: Any = position.observe(0)
    first = [set(ids) for ids in view.offered]
    assert {len(ids) for ids in first} == {dealt}
    laid = []
    while players > 1 and position.asked_seats and position.asked[0].kind == "draft":
        laid.append({seat: position.asked[seat].wire()["options"][0] for seat in range(players)})
        for seat in range(players):
            position.answer(seat, laid[-1][seat])
    assert len(laid) == (dealt - 1 if players > 1 else 0)
    for seat in range(players):
        mine = position.asked[seat].wire()["options"]
        assert len(mine) == dealt
        assert [pick[seat] for pick in laid] == mine[: len(laid)]
        for passes, ref in enumerate(mine):
            assert ref in first[(seat - passes) % players]


def test_characters_are_chosen_at_the_same_time():
    """The rulebook names no order; only a free choice from all boards has one."""
    for characters, asked in (("two", (0, 1, 2)), ("draft", (0, 1, 2)), ("all", 1)):
        position = table(3, characters=characters)
        assert (
            sorted(position.asked_seats) == list(asked) if isinstance(asked, tuple) else len(position.asked_seats) == 1
        )


# --- rulings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [option.id for option in GAME.options if option.group == "variant"])
def test_what_is_ours_says_so(option):
    """In both languages: `Our variant`, but for what the rulebook offers itself."""
    if option == "facilities":
        return
    for language, ours in (("en", "our variant"), ("pl", "nasz wariant")):
        text = GAME.folder.joinpath("text", language, "game.ftl").read_text(encoding="utf-8")
        said = text.partition(f"option-{option} =")[2].partition("\noption-")[0]
        assert ours in said.lower(), option
