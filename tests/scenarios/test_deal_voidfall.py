"""Described positions of Voidfall that cannot be are refused by the entry that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import stolik
from stolik.core.errors import BadDeal
from stolik.games.voidfall.content.book import BOOK

FIVE = ["escape_pods", "targeting", "torpedoes", "carriers", "robotics"]
MANY_TRADES = {"agendas": {1: "salvation_project", 2: "heavy_industry"}, "trades": [0, 1, 2], "loose_trades": 4}
IMPROVED = {"technologies": "carriers", "improved": "carriers"}
ALL_OF_ONE = [row.id for row in BOOK.bounties[:1] for _ in range(row.count + 1)]

UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"seat:0": {"technologies": FIVE}}, "seat:0 technologies"),
    ({"seat:0": IMPROVED, "seat:1": IMPROVED}, "seat:1 improved"),
    ({"improved": "carriers", "seat:0": IMPROVED}, "seat:0 improved"),
    ({"seat:0": {"improved": "carriers"}}, "seat:0 improved"),
    ({"seat:0": MANY_TRADES}, "trades"),
    ({"trades": [1, 1, 1, 1, 1, 1], "seat:0": {"loose_trades": 1}}, "trades"),
    ({"trades": [2, 1, 1, 1, 1, 1]}, "trades"),
    ({"trades": [1, 1]}, "trades"),
    ({"seat:0": {"bounties": ALL_OF_ONE}}, "seat:0 bounties"),
    ({"seat:0": {"bounties": ALL_OF_ONE[1:]}, "bounty_top": ALL_OF_ONE[:1]}, "bounty_top"),
]


@pytest.mark.parametrize(("deal", "entry"), UNLAWFUL)
def test_what_cannot_be_is_refused_by_name(deal: dict[str, Any], entry: str) -> None:
    houses = {"house_1": "valnis", "house_2": "belitan"}
    with pytest.raises(BadDeal) as refused:
        stolik.new_game("voidfall", players=2, seed=1, options=houses, deal=deal)
    assert refused.value.details["entry"] == entry


def test_the_first_fallen_house_makes_room_for_a_sixth_technology() -> None:
    deal = {"seat:0": {"technologies": FIVE, "fallen": "zenor"}}
    view: Any = stolik.new_game("voidfall", players=1, seed=1, options={"house_1": "valnis"}, deal=deal).observe(0)
    assert len(view.houses[0].technologies) == 6


def test_trade_tokens_that_players_hold_do_not_lie_on_the_galaxy_board() -> None:
    view: Any = stolik.new_game("voidfall", players=2, seed=1, deal={"seat:0": {"loose_trades": 2}}).observe(0)
    assert list(view.trades) == [1, 1, 1, 1, 0, 0]
