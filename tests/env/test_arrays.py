"""An array says what a view says, number by number, under names."""

from __future__ import annotations

from random import Random
from typing import Annotated

import msgspec
import numpy as np
import pytest

from stolik.core.installed import find_game
from stolik.core.laws.playing import decisions
from stolik.core.view import each_seat, keyed, one_of, up_to
from stolik.env.arrays import HIDDEN, Encoder, NoArray
from stolik.env.spaces import Spaces
from stolik.games.terrorscape.view.fields import BonusView, EncounterView


class Pawn(msgspec.Struct, frozen=True):
    at: str
    steps: int
    hand: Annotated[tuple[str, ...], up_to(2)] | None


class Board(msgspec.Struct, frozen=True):
    round: int
    open: bool
    phase: Annotated[str, one_of("", "day", "night")]
    corner: tuple[int, int]
    pawns: Annotated[tuple[Pawn, ...], each_seat()]
    goods: Annotated[dict[str, int], keyed("wood", "gold")]
    boss: Pawn | None
    secret: str | None


WORDS = {"card:1": 5, "card:2": 6, "room:a": 7}
VIEW = Board(
    round=3,
    open=True,
    phase="night",
    corner=(8, 9),
    pawns=(Pawn("room:a", 2, ("card:2",)), Pawn("", 0, None)),
    goods={"gold": 4},
    boss=None,
    secret=None,
)


def named(view: Board) -> dict[str, float]:
    encoder = Encoder(Board, WORDS, 2)
    return dict(zip((entry.name for entry in encoder.entries), encoder(view).tolist(), strict=True))


def test_every_field_has_its_number() -> None:
    assert named(VIEW) == {
        "round": 3,
        "open": 1,
        "phase": 2,
        "corner.0": 8,
        "corner.1": 9,
        "pawns.count": 2,
        "pawns.0.at": 7,
        "pawns.0.steps": 2,
        "pawns.0.hand.count": 1,
        "pawns.0.hand.0": 6,
        "pawns.0.hand.1": 0,
        "pawns.1.at": 0,
        "pawns.1.steps": 0,
        "pawns.1.hand.count": HIDDEN,
        "pawns.1.hand.0": 0,
        "pawns.1.hand.1": 0,
        "goods.wood": 0,
        "goods.gold": 4,
        "boss": 0,
        "boss.at": 0,
        "boss.steps": 0,
        "boss.hand.count": 0,
        "boss.hand.0": 0,
        "boss.hand.1": 0,
        "secret": HIDDEN,
    }


def test_what_is_there_only_sometimes_has_a_flag() -> None:
    there = named(msgspec.structs.replace(VIEW, boss=Pawn("room:a", 1, ()), secret="card:1"))
    assert (there["boss"], there["boss.at"], there["boss.hand.count"], there["secret"]) == (1, 7, 0, 5)


def test_what_may_be_absent_may_be_a_pair_or_a_mapping() -> None:
    class Odd(msgspec.Struct):
        pair: tuple[int, int] | None
        goods: Annotated[dict[str, int], keyed("wood")]

    encoder = Encoder(Odd, WORDS, 2)
    assert [entry.name for entry in encoder.entries] == ["pair", "pair.0", "pair.1", "goods.wood"]
    assert encoder(Odd((3, 4), {"wood": 2})).tolist() == [1, 3, 4, 2]
    assert encoder(Odd(None, {})).tolist() == [0, 0, 0, 0]


def test_what_may_be_of_two_types_is_named() -> None:
    class Either(msgspec.Struct):
        at: int | str

    with pytest.raises(NoArray, match="at"):
        Encoder(Either, WORDS, 2)


def test_more_than_there_is_room_for_is_counted_and_left_out() -> None:
    full = named(msgspec.structs.replace(VIEW, boss=Pawn("", 0, ("card:1", "card:2", "card:1")), secret=""))
    assert [full[f"boss.hand.{part}"] for part in ("count", "0", "1")] == [3, 5, 6]
    assert full["secret"] == 0


def test_a_list_of_unknown_length_is_named() -> None:
    class Loose(msgspec.Struct):
        cards: tuple[str, ...]

    with pytest.raises(NoArray, match="cards"):
        Encoder(Loose, WORDS, 2)


def test_a_word_that_no_game_declares_is_an_error() -> None:
    with pytest.raises(LookupError, match="card:9"):
        named(msgspec.structs.replace(VIEW, secret="card:9"))


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "voidfall", "zona", "bazaar", "goofspiel"])
def test_arrays_of_random_games_have_one_length_and_the_numbers_of_their_views(game: str) -> None:
    rules = find_game(game)
    for seed in range(4):
        rng = Random(seed)
        players = rng.randint(*rules.players)
        spaces = Spaces(game, players, rules.random_options(players, rng))
        table, length = spaces.new(seed), len(spaces.entries)
        while table.asked:
            seat = rng.choice(table.asked)
            if rng.random() < 0.2:
                array = spaces.array(table, seat)
                assert array.shape == (length,)
                assert np.isfinite(array).all()
            table.act(seat, rng.choice(table.legal(seat)))


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "voidfall", "zona"])
def test_every_view_can_be_hashed(game: str) -> None:
    rules = find_game(game)
    for position, seat in decisions(Spaces(game, rules.players[1]).new(3).position, 3):
        assert hash(position.observe(seat)) == hash(position.observe(seat))


def test_the_bonus_of_a_trap_has_a_number_after_all_actions() -> None:
    spaces = Spaces("terrorscape", 2)
    view = spaces.new(1).position.observe(0)
    encounter = EncounterView(
        room="",
        found=(),
        attacked=(),
        card="",
        defender="survivor:anna",
        item="",
        dice=(2, 0),
        bonuses=(BonusView("token:trap", 2),),
        total=4,
        strength=3,
        result="defended",
    )
    array = spaces.encoder(msgspec.structs.replace(view, encounter=encounter)).tolist()
    names = [entry.name for entry in spaces.encoder.entries]
    assert array[names.index("encounter.bonuses.0.by")] == len(spaces.actions)
