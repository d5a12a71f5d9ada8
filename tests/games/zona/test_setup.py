"""Setting up the table."""

from __future__ import annotations

import pytest

from stolik.core.errors import BadDeal
from stolik.registry import new_game


def test_no_more_scavengers_begin_in_a_secret_location_than_fit():
    deal = {"seat:0": {"area": "lab"}, "seat:1": {"area": "facility:lab"}}
    with pytest.raises(BadDeal):
        new_game("zona", players=2, seed=1, deal=deal)
    assert new_game("zona", players=3, seed=1, deal=deal).players == 3
