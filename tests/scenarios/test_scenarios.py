"""Every scenario in the folders beside this file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.scenario import Read, Scenario, read_file, run

SCENARIOS = [
    pytest.param(one, id=f"{path.parent.name}-{path.stem}: {one.title if isinstance(one, Scenario) else one.line}")
    for path in sorted(Path(__file__).parent.rglob("*.txt"))
    for one in read_file(path)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_holds(scenario: Read) -> None:
    assert isinstance(scenario, Scenario), scenario
    mismatch = run(scenario)
    assert mismatch is None, (
        f"{mismatch.file}, line {mismatch.line}\n  expected  {mismatch.expected}\n  found     {mismatch.found}"
    )
