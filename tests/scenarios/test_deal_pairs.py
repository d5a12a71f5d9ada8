"""What a described position names stays as named, whatever else it names; what cannot go together is refused."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.scenarios.pairs import CAST, NOT_ALONE, TERRORSCAPE, VOIDFALL, ZONA, Entry

import stolik
from stolik.core.chance import Chance
from stolik.core.dealing import Deal
from stolik.core.errors import BadDeal

GAMES: dict[str, tuple[int, dict[str, Any], list[Entry]]] = {
    "not_alone": (3, {}, NOT_ALONE),
    "terrorscape": (3, CAST, TERRORSCAPE),
    "voidfall": (2, {}, VOIDFALL),
    "zona": (2, {}, ZONA),
}
SEEDS = 2


def merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any] | None:
    """Both together; None if they say something of the same entry."""
    both = dict(one)
    for name, value in other.items():
        if name not in both or both[name] == value:
            both[name] = value
        elif isinstance(value, dict) and isinstance(both[name], dict) and not value.keys() & both[name].keys():
            both[name] = both[name] | value
        else:
            return None
    return both


def dealt(game: Any, players: int, seed: int, deal: dict[str, Any]) -> Any:
    """The state after a deal, before its first step. Raises BadDeal."""
    state = game.new(players, game.check_options({}), Chance.from_seed(seed))
    described = Deal(deal)
    game.deal(state, described)
    described.close()
    return state


@pytest.mark.parametrize("id", GAMES)
def test_every_entry_alone_is_as_named(id: str) -> None:
    game = stolik.games()[id]
    players, always, entries = GAMES[id]
    for deal, holds in entries:
        for seed in range(SEEDS):
            assert holds(dealt(game, players, seed, always | deal)), deal


@pytest.mark.parametrize("id", GAMES)
def test_every_pair_is_as_named_or_refused_by_name(id: str) -> None:
    """No card is lost or doubled either. (In Not Alone a named hand or reserve says how many Places there are.)"""
    game = stolik.games()[id]
    players, always, entries = GAMES[id]
    cards = {str(one): game.conserved(dealt(game, players, 1, always | one)) for one, _ in entries}
    wrong = []
    for (one, here), (other, there) in combinations(entries, 2):
        deal = merged(one, other)
        if deal is None:
            continue
        try:
            state = dealt(game, players, 1, always | deal)
        except BadDeal as refused:
            if str(refused.details["entry"]).partition(" ")[0] not in deal:
                wrong.append((deal, refused.details))
            continue
        if not (here(state) and there(state)):
            wrong.append((deal, {"not so": one if not here(state) else other}))
        if id != "not_alone" and game.conserved(state) not in (cards[str(one)], cards[str(other)]):
            wrong.append((deal, {"cards": "lost or doubled"}))
    assert wrong == []
