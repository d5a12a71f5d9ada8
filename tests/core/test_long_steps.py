"""A long step is run once for each answer, and once for each viewer if viewers see it differently."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toys import FIRST, SECOND, A, Toy, letter, play

from stolik.core.table import Table


@pytest.mark.parametrize("count", [1, 40, 120])
def test_a_step_runs_once_for_each_answer_and_once_before(count: int) -> None:
    runs = 0

    def start(g: Toy, t: Table) -> str:
        nonlocal runs
        runs += 1
        for _ in range(count):
            g.said.append(t.ask(FIRST, letter()).ref)
        return "done"

    position = play(start)
    for _ in range(count):
        position.answer(FIRST, A)
        for viewer in (FIRST, SECOND, None):
            position.observe(viewer)
            position.log(viewer)
    assert runs == count + 1
    assert len(position._inside.state.said) == count


def test_chains_run_once_for_each_viewer() -> None:
    runs = 0

    def start(g: Toy, t: Table) -> str:
        def chain(seat: Any) -> None:
            for _ in range(40):
                t.ask(seat, letter())
                g.count[seat] += 1

        nonlocal runs
        runs += 1
        t.together([FIRST, SECOND], chain)
        return "done"

    position = play(start)
    for seat in (FIRST, SECOND) * 20:
        position.answer(seat, A)
    before = runs
    for _ in range(3):
        for viewer in (FIRST, SECOND, None):
            position.observe(viewer)
            position.log(viewer)
            position.log_tail(viewer)
    assert runs == before + 3
    assert position.observe(FIRST).count == (20, 0)  # type: ignore[attr-defined]
    position.answer(FIRST, A)
    assert position.observe(FIRST).count == (21, 0)  # type: ignore[attr-defined]
    position.undo(FIRST)
    assert position.observe(FIRST).count == (20, 0)  # type: ignore[attr-defined]
