"""A state is declared once: copies share nothing that changes, states compare and print, bytes restore them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

from stolik.core.chance import Chance, Deck
from stolik.core.question import SEATS, Named, Seat
from stolik.core.state import Part, State, copies, copying, decode, each, encode

RED, BLUE = Named("colour:red"), Named("colour:blue")
THINGS = {thing.ref: thing for thing in (RED, BLUE)}


class Ship(NamedTuple):
    """Never changes."""

    size: int
    colour: Named


class House(Part, kw_only=True):
    """A player's part of the state."""

    coins: int = 0
    fleet: list[Ship] = []
    leader: Seat | None = None


class Round(State, kw_only=True):
    """What lasts a round."""

    bids: list[int] = each(2, 3)
    passed: int = 0
    colour: Named | None = None


class Realm(Round, kw_only=True):
    """A state with parts of every kind."""

    cards: int = 1 << 99
    deck: Deck
    houses: list[House]
    neutral: House | None = None
    held: dict[str, list[int]] = {}
    order: tuple[Seat, ...] = SEATS[:2]


def realm() -> Realm:
    houses = [House(fleet=[Ship(2, RED)], leader=SEATS[1]), House(coins=3)]
    return Realm(
        at="start",
        rng=Chance.from_seed(1),
        deck=Deck(7, (4,)),
        houses=houses,
        neutral=House(coins=1),
        held={"a": [1, 2]},
        colour=BLUE,
    )


@pytest.fixture(autouse=True)
def _afresh() -> None:
    """How a class is copied is worked out once; here by each test."""
    copying.cache_clear()
    copies.cache_clear()


CHANGES = [
    lambda g: g.bids.append(1),
    lambda g: g.deck.remove(4),
    lambda g: g.rng.below(2, 0),
    lambda g: g.houses.pop(),
    lambda g: setattr(g.houses[0], "coins", 9),
    lambda g: g.houses[0].fleet.append(Ship(1, BLUE)),
    lambda g: setattr(g.neutral, "coins", 9),
    lambda g: g.held.clear(),
    lambda g: g.held["a"].append(3),
    lambda g: setattr(g, "at", "end"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_copy_is_equal_until_it_changes_and_then_alone(change: Any) -> None:
    g = realm()
    twin = g.copy()
    assert twin == g == realm()
    change(twin)
    assert twin != g
    assert g == realm()


@pytest.mark.parametrize("change", [None, *CHANGES])
def test_bytes_lead_back_to_the_state(change: Any) -> None:
    g = realm()
    if change is not None:
        change(g)
    back = decode(encode(g), Realm, THINGS)
    assert back == g
    assert back.houses[0].leader is SEATS[1]
    assert back.colour is BLUE
    assert all(type(seat) is Seat for seat in back.order)


def test_what_does_not_fit_the_declaration_is_refused() -> None:
    written = encode(realm())
    for change in (
        (b'"at":"start"', b'"at":5'),
        (b"colour:blue", b"colour:green"),
        (b'"leader":1', b'"leader":99'),
        (b'"coins":3', b'"coins":"3"'),
    ):
        assert change[0] in written
        with pytest.raises(msgspec.ValidationError):
            decode(written.replace(*change), Realm, THINGS)


def test_a_state_prints_its_fields() -> None:
    assert "passed=0" in repr(realm())
    assert "fleet=[Ship(size=2, colour=colour:red)]" in repr(realm())


def test_every_list_of_every_game_is_its_own_in_a_copy() -> None:
    import stolik

    for id in stolik.games():
        g = stolik.new_game(id, players=3, seed=1)._inside.state
        twin = g.copy()
        for name in g.__struct_fields__:
            if isinstance(getattr(g, name), (list, Part, Deck, Chance)):
                assert getattr(twin, name) is not getattr(g, name), name
