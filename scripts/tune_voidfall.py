"""Tune the weights of Voidfall's sensible bot by self-play, and write its bots/weights.toml.

    .venv/bin/python scripts/tune_voidfall.py --pairs 60 --jobs 2

Each pair plays one deal twice, with all weights scaled by a random factor and by its inverse. The slope of the result
over the factors gives the direction; the surer the slope, the further a weight moves. The new weights are then played
against the old ones on new deals and kept if they do better. The result is the Influence at the end, against the
Voidborn minus theirs.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from stolik.core.position import Position
from stolik.core.seat.handle import SeatHandle, answer_of
from stolik.games.voidfall import GAME
from stolik.games.voidfall.bots import FILE, WEIGHTS, Effort, Sensible, Weights

SCENARIOS = (
    "first_stand", "introduction", "and_one_for_all", "darkest_hour", "ancient_secrets", "devils_triangle",
    "when_darkness_fades", "today_is_not_the_day", "fall_of_civilization",
)  # fmt: skip
TABLES: tuple[tuple[int, dict[str, Any]], ...] = tuple((1, {"scenario": scenario}) for scenario in SCENARIOS)
"""The tables played in turn: players and options."""
SPREAD = 0.5
"""How far the logarithm of a weight is moved at random."""
STEP = 0.5
"""The most it moves in a round."""
QUICK = Effort(cards=2, lines=1, inner=1)
"""The search while tuning."""
HEAD = """\
# Prices in Influence of the sensible player: those that measured games moved from what bots/worth.py has.
"""
LOST = 60
"""The Influence subtracted from the result of a game lost at once to Catastrophes."""


def result(number: int, weights: Weights, effort: Effort = QUICK) -> float:
    """The result of a deal: the least Influence of a player, minus that of the Voidborn."""
    players, options = TABLES[number % len(TABLES)]
    position = Position(GAME, players, number, options)
    bots = {seat: Sensible(seat, Random(f"{number}/{seat}"), weights, effort) for seat in range(players)}
    while not position.over:
        seat = next(iter(position.pending))
        position.answer(seat, answer_of(bots[seat], SeatHandle.at(position, seat)))
    view: Any = position.observe(None)
    bar = sum(part.n for part in view.crisis.void_influence) if view.crisis else 0
    broken = position.outcome is not None and not position.outcome.scores
    return float(min(house.influence for house in view.houses) - bar - LOST * broken)


def scaled(weights: Weights, moves: dict[str, float]) -> Weights:
    """The weights with their logarithms moved."""
    changed = {name: round(getattr(weights, name) * exp(move), 4) for name, move in moves.items()}
    return msgspec.structs.replace(weights, **changed)


def direction(number: int) -> dict[str, float]:
    """A random move of every weight."""
    rng = Random(f"direction/{number}")
    return {name: rng.gauss(0, 1) for name in Weights.__struct_fields__}


def pair(number: int, weights: Weights) -> float:
    """How much better a deal ends with the moved weights than with the weights moved the opposite way."""
    moves = {name: SPREAD * move for name, move in direction(number).items()}
    back = {name: -move for name, move in moves.items()}
    return result(number, scaled(weights, moves)) - result(number, scaled(weights, back))


def slopes(numbers: Iterable[int], gains: list[float]) -> dict[str, tuple[float, float]]:
    """By weight: the gain from moving its logarithm by 1, and the standard error."""
    moves = [direction(number) for number in numbers]
    found = {}
    for name in Weights.__struct_fields__:
        each = [gain * move[name] / (2 * SPREAD) for gain, move in zip(gains, moves, strict=True)]
        found[name] = fmean(each), stdev(each) / sqrt(len(each))
    return found


def main() -> None:
    """Play rounds of pairs, print the slopes, write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=60, help="pairs of games in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--check", type=int, default=40, help="deals on which new weights must do better")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    chosen = parser.parse_args()
    weights, seed = WEIGHTS, chosen.seed
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for _ in range(chosen.rounds):
            numbers = range(seed, seed + chosen.pairs)
            gains = list(pool.map(pair, numbers, [weights] * chosen.pairs))
            found = slopes(numbers, gains)
            for name, (slope, error) in sorted(found.items(), key=lambda item: -abs(item[1][0] / item[1][1])):
                print(f"{name:14} {getattr(weights, name):7.2f} {slope:7.1f} ± {error:.1f}", flush=True)
            new = scaled(weights, {name: step(*slope) for name, slope in found.items()})
            deals = range(numbers.stop, numbers.stop + chosen.check)
            old = list(pool.map(result, deals, [weights] * chosen.check))
            won = list(pool.map(result, deals, [new] * chosen.check))
            gain = [after - before for before, after in zip(old, won, strict=True)]
            error = stdev(gain) / sqrt(len(gain))
            print(
                f"new weights: {fmean(won):.1f} against {fmean(old):.1f}, {fmean(gain):+.1f} ± {error:.1f}", flush=True
            )
            seed = deals.stop
            if fmean(gain) > 0:
                weights = new
                write(weights, chosen.out)


def step(slope: float, error: float) -> float:
    """How far to move the logarithm of a weight: half of `STEP` for each standard error."""
    return max(-STEP, min(STEP, STEP / 2 * slope / error))


def write(weights: Weights, out: Path) -> None:
    """Write the weights that differ from the defaults."""
    values = {name: getattr(weights, name) for name in Weights.__struct_fields__}
    changed = [f"{name} = {value}\n" for name, value in values.items() if value != getattr(Weights(), name)]
    out.write_text(HEAD + "".join(changed), encoding="utf-8")


if __name__ == "__main__":
    main()
