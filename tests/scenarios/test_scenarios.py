"""Every scenario in the folders beside this file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.scenario import Scenario, read_file, run

SCENARIOS = [
    pytest.param(scenario, id=f"{path.parent.name}-{path.stem}: {scenario.title}")
    for path in sorted(Path(__file__).parent.rglob("*.txt"))
    for scenario in read_file(path)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario_holds(scenario: Scenario) -> None:
    mismatch = run(scenario)
    assert mismatch is None, (
        f"{mismatch.file}, line {mismatch.line}\n  expected  {mismatch.expected}\n  found     {mismatch.found}"
    )
