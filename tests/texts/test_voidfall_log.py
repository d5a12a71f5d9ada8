"""The log of Voidfall reads as sentences, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolik.text import catalogue
from stolik.text.languages import COMPLETE

GAMES = sorted((Path(__file__).parent.parent / "goldens" / "voidfall").rglob("*.json"))


def lines() -> dict[str, dict[str, Any]]:
    """A line of each kind that the golden games told, with its arguments."""
    found: dict[str, dict[str, Any]] = {}
    for file in GAMES:
        for line in json.loads(file.read_text("utf-8"))["log"]:
            audience = "all " if line.startswith("all ") else "] "
            id, _, args = line.partition(audience)[2].partition(" ")
            found.setdefault(id, json.loads(args))
    return found


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_line_of_the_log_begins_as_a_sentence(lang: str) -> None:
    told = lines()
    assert len(told) > 60
    seats = {f"seat:{seat}": f"Player {seat}" for seat in range(4)}
    words = catalogue(lang, "voidfall").seated(seats, {})
    said = [words.render(f"log-{id}", **args)[0] for id, args in told.items()]
    assert [line for line in said if not line[0].isupper()] == []
