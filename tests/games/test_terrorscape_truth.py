"""What holds at every decision of random games of Terrorscape: limits of tokens and cards; statements are true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stolik
from stolik import Position
from stolik.core.laws.playing import RandomAnswers, decisions, random_options
from stolik.core.log import LogEntry
from stolik.games.terrorscape import GAME
from stolik.games.terrorscape.content.numbers import BACKPACK, BLOCKS
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.survivors import JOHNSON
from stolik.games.terrorscape.rules.state import TEAM, Terrorscape

SEEDS = range(12)


def games() -> list[tuple[int, int, dict[str, Any]]]:
    return [(seed, 2 + seed % 3, random_options(GAME, 2 + seed % 3, Random(seed))) for seed in SEEDS]


@pytest.mark.parametrize(("seed", "players", "options"), games())
def test_limits(seed: int, players: int, options: dict[str, Any]) -> None:
    for position, _ in decisions(Position(GAME, players, seed, options), seed):
        g: Terrorscape = position._inside.base
        assert g.blocks.bit_count() <= BLOCKS
        assert g.hand.bit_count() <= 6 if g.at == Step.OVERDRAWN else 5
        assert 1 <= g.level <= 5
        assert all(0 <= fear <= 2 for fear in g.fear)
        assert 0 <= g.repaired <= 5
        if g.at == Step.TURN:
            for slot in TEAM:
                assert g.items[slot].bit_count() <= BACKPACK or g.cast[slot] is JOHNSON or not g.alive >> slot & 1


@pytest.mark.parametrize(("seed", "players", "options"), games())
def test_statements_are_true_when_they_are_made(seed: int, players: int, options: dict[str, Any]) -> None:
    made = 0
    for position, _ in decisions(Position(GAME, players, seed, options), seed):
        g: Terrorscape = position._inside.state
        for said in position._inside.state.statements[-1:]:
            if position._inside.base.at != Step.TURN and said.kind in ("search", "shown") and said.round == g.round:
                made += 1
                for slot in g.slots(said.who & g.alive):
                    assert g.phase != 2 or g.encounter or said.rooms >> g.room[slot] & 1
    assert made


@pytest.mark.parametrize(("seed", "players", "options"), games())
def test_the_killer_reads_nothing_of_what_was_told_behind_the_screen(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    """Lines that name what a Survivor does in secret go to the Survivors alone."""
    end = stolik.playout(Position(GAME, players, seed, options), RandomAnswers(seed), record=True)
    secret = {
        "walked", "went_through_passage", "drew", "kept", "discarded", "used", "swapped", "repaired", "noise_made",
        "turn_over", "trap_set", "plan_advanced", "plan_complete", "plans_dealt", "took_from_deck", "looted",
    }  # fmt: skip
    read: list[LogEntry] = [*end.log(0), *end.log(None)]
    assert not [entry for entry in read if entry.id in secret]
    assert {entry.id for entry in end.log(1)} & secret
    own = {"skill_drawn", "skills_discarded"}
    assert not [entry for entry in [*end.log(1), *end.log(None)] if entry.id in own]
    assert {entry.id for entry in end.log(0)} & own
