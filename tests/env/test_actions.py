"""Every answer can be built from numbered actions, and nothing else can."""

from __future__ import annotations

from random import Random

import pytest

from stolik.core.errors import IllegalAnswer
from stolik.core.installed import find_game
from stolik.core.laws.playing import decisions
from stolik.core.position import Position
from stolik.core.question import Amounts, Choose, ChooseSome, Named, Number, Order
from stolik.env.actions import DONE, FIRST_NUMBER, Actions, Building, picks_of
from stolik.env.spaces import Spaces

A, B, C = (Named(f"good:{name}") for name in ("wood", "stone", "gold"))


@pytest.fixture
def goods() -> Actions:
    return Actions(find_game("bazaar"), {})


def legal(actions: Actions, building: Building) -> set[str]:
    return {actions.names[number] for number in building.legal()}


def picked(actions: Actions, building: Building, *names: str) -> object:
    answers = [building.pick(actions.numbers[name]) for name in names]
    assert answers[:-1] == [None] * (len(names) - 1)
    return answers[-1]


def test_a_choice_is_one_pick(goods: Actions) -> None:
    assert picked(goods, Building(goods, Choose("gather", (A, B))), B.ref) is B


def test_a_number_is_one_pick(goods: Actions) -> None:
    building = Building(goods, Number("gather", 2, 4))
    assert legal(goods, building) == {"number:2", "number:3", "number:4"}
    assert building.pick(FIRST_NUMBER + 3) == 3


def test_a_set_ends_when_it_is_full_or_done(goods: Actions) -> None:
    question = ChooseSome("gather", (A, B, C), 1, 2)
    assert legal(goods, Building(goods, question)) == {A.ref, B.ref, C.ref}
    assert picked(goods, Building(goods, question), C.ref, A.ref) == (A, C)
    begun = Building(goods, question)
    assert begun.pick(goods.numbers[C.ref]) is None
    assert legal(goods, begun) == {A.ref, B.ref, "done"}
    assert begun.pick(DONE) == (C,)


def test_units_are_given_one_by_one_up_to_their_limits(goods: Actions) -> None:
    question = Amounts("gather", (A, B, C), (2, 1, 0), 1, 3)
    building = Building(goods, question)
    assert legal(goods, building) == {A.ref, B.ref}
    assert building.pick(goods.numbers[B.ref]) is None
    assert legal(goods, building) == {A.ref, "done"}
    assert picked(goods, building, A.ref, A.ref) == (2, 1, 0)


def test_an_order_is_known_when_one_thing_is_left(goods: Actions) -> None:
    assert picked(goods, Building(goods, Order("gather", (A, B, C))), C.ref, A.ref) == (C, A, B)


def test_what_is_not_legal_is_refused_and_changes_nothing(goods: Actions) -> None:
    building = Building(goods, ChooseSome("gather", (A, B), 1, 2))
    for action in (DONE, FIRST_NUMBER, goods.numbers[C.ref], -1, len(goods)):
        with pytest.raises(IllegalAnswer):
            building.pick(action)
    assert building.picked == ()


@pytest.mark.parametrize("game", ["not_alone", "terrorscape", "voidfall", "zona", "bazaar", "goofspiel"])
def test_every_answer_of_random_games_can_be_built(game: str) -> None:
    rules = find_game(game)
    for seed in range(3):
        rng = Random(f"{game}/{seed}")
        players = rng.randint(*rules.players)
        options = rules.random_options(players, rng) if seed else {}
        actions = Actions(rules, options)
        for position, seat in decisions(Position(rules, players, seed, options), seed):
            question = position.pending[seat]
            answer, building = question.sample(Random(seed)), Building(actions, question)
            built = [building.pick(actions.numbers[name]) for name in picks_of(question, answer)]
            assert built == [None] * (len(built) - 1) + [answer]


def test_the_name_of_the_actions_says_game_and_version() -> None:
    assert Actions(find_game("zona"), {}).name == f"zona/{find_game('zona').version}"


def test_a_table_of_other_options_has_the_same_actions() -> None:
    one, other = Spaces("voidfall", 2).actions, Spaces("voidfall", 2, {"scenario": "first_stand"}).actions
    assert one.names == other.names
