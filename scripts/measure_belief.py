"""How well worlds drawn for the Killer of Terrorscape guess the Survivors' rooms.

    .venv/bin/python scripts/measure_belief.py --games 8 --worlds 400

Sensible bots play; whenever the Killer chooses what to do, worlds are drawn, as `resample` does and like the game's own
belief. Printed is the log-loss of the true rooms (less is better) beside that of the belief itself and of a room at
random among those possible, each with its 95% interval over the games.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Mapping
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, cast

from stolik.bots import seated
from stolik.core.bot import Bot
from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.seat.handle import SeatHandle
from stolik.games.terrorscape.bots.rooms import Rooms

KILLER, SURVIVOR = 0, 1
LEAST = 1e-4
"""No room is held less likely than this."""
ROOMS = 15
UNSEEN = 0.1
"""Each room counts as if it had been in so many of the worlds more."""


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    losses: dict[str, list[list[float]]] = defaultdict(list)
    for seed in range(asked.seed, asked.seed + asked.games):
        for name, found in play(seed, asked.worlds).items():
            losses[name].append(found)
    print(f"{sum(map(len, losses['belief']))} rooms in {asked.games} games, {asked.worlds} worlds each")
    for name, games in losses.items():
        mean, error = ratio(games)
        print(f"{name:<28} {mean:.3f} +- {1.96 * error:.3f}")


def play(seed: int, worlds: int) -> Mapping[str, list[float]]:
    """The losses of one game, for each Survivor at each choice of the Killer."""
    losses: dict[str, list[float]] = defaultdict(list)
    game, rng = find_game("terrorscape"), Random(seed)
    position = Position(game, 2, seed, {"killer": "butcher"})
    bots = [cast(Bot, seated("sensible", game, seat, Random(seed + seat))) for seat in (KILLER, SURVIVOR)]
    belief = cast(Rooms, game.belief(KILLER))
    while not position.over:
        seat, question = next(iter(position.pending.items()))
        answer = question.only()
        if answer is None:
            handle = SeatHandle.at(position, seat)
            if seat == KILLER:
                belief.follow(handle.view)
            if question.kind == "prowl":
                look(handle, position.observe(SURVIVOR), belief, worlds, rng, losses)
            answer = bots[seat].choose(handle.view, question)
        position.answer(seat, answer)
    return losses


def look(
    handle: SeatHandle, truth: Any, belief: Rooms, worlds: int, rng: Random, losses: Mapping[str, list[float]]
) -> None:
    """Add the losses of one moment."""
    drawn = {
        "resample": rooms(handle, worlds, rng, None),
        "resample like the belief": rooms(handle, worlds, rng, belief),
    }
    for one, shown in zip(truth.survivors, handle.view.survivors, strict=True):
        if not one.alive:
            continue
        possible = shown.may_reach
        losses["any possible room"].append(loss(1 / len(possible) if one.room in possible else 0))
        losses["belief"].append(loss(belief.likely(one.survivor)[one.room]))
        for name, counts in drawn.items():
            losses[name].append(loss((counts[one.survivor][one.room] + UNSEEN) / (worlds + ROOMS * UNSEEN)))


def rooms(handle: SeatHandle, worlds: int, rng: Random, like: Rooms | None) -> Mapping[str, Counter[str]]:
    """How often each Survivor was in each room of some worlds."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for _ in range(worlds):
        view: Any = handle.resample(rng, like).observe(SURVIVOR)
        for one in view.survivors:
            found[one.survivor][one.room] += 1
    return found


def loss(chance: float) -> float:
    """The log-loss of what came true."""
    return -log(max(chance, LEAST))


def ratio(games: list[list[float]]) -> tuple[float, float]:
    """The mean of all numbers and its standard error, where those of one game go together."""
    mean = fmean(number for game in games for number in game)
    size = fmean(len(game) for game in games)
    return mean, stdev([sum(game) - mean * len(game) for game in games]) / sqrt(len(games)) / size


if __name__ == "__main__":
    main()
