"""How fast Voidfall's combats are fought with the default policy, every trace written; the aim is 0.2 ms each."""

from __future__ import annotations

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from stolik.games.voidfall.rules.combat import Fleets, Force, Ground, fight, sensible

FIGHTS = 500
COMBATS = {
    "rulebook": (Force(Fleets(corvette=4), frozenset({"shields"})), Force(Fleets(voidborn=3)), Ground(1)),
    "largest": (
        Force(
            Fleets(corvette=3, destroyer=3, dreadnought=2, carrier=1),
            frozenset({"shields_improved", "torpedoes", "destroyers_improved", "escape_pods_improved"}),
            active=2,
        ),
        Force(
            Fleets(corvette=3, sentry=2, dreadnought=2, carrier=2),
            frozenset({"shields", "torpedoes_improved", "energy_cells"}),
        ),
        Ground(2, 1),
    ),
}


@pytest.mark.parametrize("combat", COMBATS)
def test_fights(benchmark: BenchmarkFixture, combat: str) -> None:
    invader, defender, ground = COMBATS[combat]

    def fights() -> None:
        for _ in range(FIGHTS):
            fight(invader, defender, ground, sensible)

    benchmark.pedantic(fights, rounds=7, warmup_rounds=1)
    benchmark.extra_info.update(done=FIGHTS, unit="combats", aim=5_000)
