"""Worlds drawn for a seat keep what it has looked at."""

from __future__ import annotations

from random import Random

from tests.games.zona.stage import Stage

from stolik import Position
from stolik.core.agenda import Call
from stolik.core.chance import Chance, Pile, mask
from stolik.core.question import SEATS
from stolik.core.table import QuickTable
from stolik.games.zona import GAME
from stolik.games.zona.rules.effects.decks import look_at, reorder
from stolik.games.zona.rules.invariants import conserved
from stolik.games.zona.rules.state import Zona
from stolik.games.zona.view.resample import resample

GREEN = 0


def looked_at(orders: dict[int, int]) -> Zona:
    """A position in which each of these seats has looked at so many green events and turned their order round."""
    g: Zona = Position(GAME, 2, 1)._inside.base.copy()
    g.agenda = (Call("end_round"),) * 2 * len(orders)
    table = QuickTable(lambda seat, question: tuple(reversed(question.wire()["options"])), {}, Chance.from_seed(1))
    for who, count in orders.items():
        look_at(g, table, SEATS[who], GREEN, count)
        reorder(g, table, SEATS[who], GREEN, count)
    return g


def tops(g: Zona, seat: int) -> set[tuple[int, ...]]:
    """The top cards in many worlds drawn for a seat."""
    found = set()
    for n in range(60):
        twin = g.copy()
        GAME.resample(twin, seat, Random(n))
        found.add(twin.events[GREEN].top)
    return found


def test_who_looked_last_knows_the_order() -> None:
    g = looked_at({0: 2, 1: 3})
    assert tops(g, 1) == {g.events[GREEN].top}


def test_who_looked_before_knows_which_cards_are_on_top() -> None:
    before = looked_at({0: 2}).events[GREEN].top
    g = looked_at({0: 2, 1: 2})
    assert tops(g, 0) == {before, before[::-1]}


def test_cards_that_another_has_moved_may_be_anywhere_among_those_looked_at() -> None:
    before = looked_at({0: 2}).events[GREEN].top
    drawn = tops(looked_at({0: 2, 1: 3}), 0)
    assert all(len(top) == 3 and {*before} < {*top} for top in drawn)
    assert {top.index(before[0]) for top in drawn} == {0, 1, 2}
    assert len({mask(top) for top in drawn}) > 1


def _tops_of_drawn_worlds(play: Stage) -> set[tuple[int, ...]]:
    tops = set()
    for seed in range(20):
        world = play.g.copy()
        resample(world, 0, Random(seed))
        assert conserved(world) == conserved(play.g)
        tops.add(world.emissions.top)
    return tops


def test_a_world_drawn_for_a_seat_keeps_only_the_emission_whose_back_is_seen():
    play = Stage("iwan", "oleg")
    play.g.emissions = Pile(play.g.emissions.cards & ~0b1111, (0, 1, 2))
    play.g.emission_discards = 0b1000
    tops = _tops_of_drawn_worlds(play)
    assert {top[0] for top in tops} == {0}
    assert len({top[1:] for top in tops}) > 5


def test_before_the_first_emission_no_card_of_it_is_known():
    play = Stage("iwan", "oleg")
    play.g.emissions = Pile(play.g.emissions.cards & ~0b11, (0, 1))
    assert len({top[0] for top in _tops_of_drawn_worlds(play)}) > 5
