"""Terrorscape's screen: what the Survivors do in secret does not change the Killer's and spectators' messages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.rooms import Table, at_table

SURVIVORS, KILLER = 1, 0
QUICKLY = ["word:end"] * 3
PHASES: list[Sequence[str]] = [
    QUICKLY,
    ["room:R2", "word:end", "word:end", "word:end"],
    ["room:B1", "word:end", "room:R2", "word:end", "room:B3", "word:end"],
    ["survivor:william", "room:B2", "word:end", "word:end", "room:R3", "word:end"],
    ["room:R2", "undo", "room:B1", "undo", "room:B5", "word:end", "word:end", "word:end"],
]


def streams(folder: Path, answers: Sequence[str]) -> list[list[bytes]]:
    async def play(table: Table) -> list[list[bytes]]:
        await table.answer(KILLER, "killer:butcher")
        await table.answer(SURVIVORS, ["survivor:anna", "survivor:william", "survivor:johnson"])
        for value in answers:
            if value == "undo":
                await table.undo(SURVIVORS)
            else:
                await table.answer(SURVIVORS, value)
        assert table.guests[SURVIVORS].kind == "discoverer"
        return [table.guests[KILLER].heard, table.guests[None].heard]

    return at_table(folder, play, game="terrorscape", players=2)


@pytest.mark.parametrize("answers", PHASES[1:], ids=len)
def test_the_number_of_secret_moves_is_not_heard(tmp_path: Path, answers: Sequence[str]) -> None:
    assert streams(tmp_path / "a", answers) == streams(tmp_path / "b", QUICKLY)


def test_which_of_the_people_behind_the_screen_acts_is_not_heard(tmp_path: Path) -> None:
    async def play(table: Table, first: str) -> list[bytes]:
        await table.answer(KILLER, "killer:butcher")
        await table.answer(SURVIVORS, ["survivor:anna", "survivor:william", "survivor:johnson"])
        if first != "survivor:anna":
            await table.answer(1, first)
        seat = 2 if first == "survivor:william" else 1
        assert table.guests[seat].kind == "turn"
        assert table.guests[3].state["waiting"] == [seat]
        assert table.guests[KILLER].state["waiting"] == []
        await table.answer(seat, "room:R2")
        return table.guests[KILLER].heard

    first, second = (
        at_table(tmp_path / who[9:], lambda table, who=who: play(table, who), game="terrorscape")  # type: ignore[misc]
        for who in ("survivor:anna", "survivor:william")
    )
    assert first == second
