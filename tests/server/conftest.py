"""One server for all tests that only send messages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "tables.db") as house:
        yield house
