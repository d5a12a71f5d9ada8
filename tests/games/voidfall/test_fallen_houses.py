"""Set-up, the four Fallen Houses."""

from __future__ import annotations

import pytest
from tests.games.voidfall.stage import Stage

from stolik.games.voidfall.content.book import BOOK

CRACKED = {id for id, row in BOOK.houses.items() if row.cracked}


def fallen(played: list[str], seed: int) -> list[str]:
    """The Houses whose Technologies are on offer where these four are played together."""
    houses = {f"house_{seat}": house for seat, house in enumerate(played, 1)}
    stage = Stage(4, seed=seed, scenario="ancient_secrets", **houses)
    on_offer = {start.house for start in BOOK.starts.values() if start.technology in stage.g.tableau}
    return sorted(on_offer)


@pytest.mark.parametrize("seed", range(20))
def test_one_to_three_of_four_fallen_houses_are_of_cracked_glass_and_nobody_plays_them(seed):
    played = ["valnis", "belitan", "zenor", "nervo"]
    found = fallen(played, seed)
    assert len(found) == 4
    assert 1 <= len(CRACKED & set(found)) <= 3
    assert not set(played) & set(found)


@pytest.mark.parametrize("seed", range(5))
def test_where_all_houses_of_cracked_glass_are_played_the_others_fall(seed):
    found = fallen(sorted(CRACKED), seed)
    assert len(found) == 4
    assert not CRACKED & set(found)
