"""Options that would do nothing at a table cannot be chosen there."""

from __future__ import annotations

from typing import Any

import pytest

from stolik.core.errors import BadOption
from stolik.games.terrorscape import GAME

IDLE: list[tuple[int, dict[str, Any], str]] = [
    (2, {"separate_ways": True}, "separate_ways"),
    (3, {"separate_ways": True}, "separate_ways"),
    (2, {"map": "cabin"}, "map"),
    (2, {"killer": "werewolf"}, "killer"),
    (2, {"killer": "huntress"}, "killer"),
]


@pytest.mark.parametrize(("players", "options", "option"), IDLE)
def test_an_option_that_does_nothing_is_refused(players: int, options: dict[str, Any], option: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.check_setup(players, options)
    assert refused.value.details["option"] == option


def test_with_its_expansion_or_its_players_it_may_be_chosen() -> None:
    GAME.check_setup(4, {"separate_ways": True})
    GAME.check_setup(2, {"feral_instincts": True, "map": "cabin", "killer": "huntress"})
