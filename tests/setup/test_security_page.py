"""docs/security.md names the tests that show what it says: they must be there, and every attempt that is resisted must
have one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8").partition("## What time tells")[0]
ROWS = [
    [cell.strip() for cell in line.strip("| ").split(" | ")]
    for line in PAGE.splitlines()
    if line.startswith("| ") and not line.startswith(("| ---", "| attempt |", "| fault |"))
]
NAMED = sorted(set(re.findall(r"`((?:tests/|test_)[\w./]+)`", PAGE)))


@pytest.mark.parametrize("name", NAMED)
def test_a_named_test_exists(name: str) -> None:
    if name.startswith("tests/"):
        assert (ROOT / name).exists()
    else:
        assert len(list((ROOT / "tests" / "server").rglob(name))) == 1


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_is_resisted_is_shown_by_a_test(row: list[str]) -> None:
    attempt, judged, *_, shown = row if len(row) > 3 else (*row, row[-1])
    assert "accepted" in judged or re.search(r"`(tests/|test_)", shown), attempt
