"""Tables against the Voidborn, alone and for two."""

from __future__ import annotations

import pytest
from tests.games.voidfall.stage import Stage, against


@pytest.fixture
def alone() -> Stage:
    return against()


@pytest.fixture
def pair() -> Stage:
    return against(2, house_2="belitan", side_2="a")
