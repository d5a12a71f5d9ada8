"""Measure the bots of Not Alone: who wins against whom, and how long a decision takes. Prints what docs/bots.md shows.

    .venv/bin/python scripts/measure_bots.py --games 1000 --jobs 2

The same seeds are played in every row, so rows of one table size differ by the bots alone.
"""

import argparse
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import stolik
from stolik.bots import find_bot
from stolik.core.game import View
from stolik.core.play import Bot
from stolik.core.question import Question
from stolik.lab.simulate import Plan, bots_for, simulate

GAME = "not_alone"
PAIRS = (("random", "random"), ("sensible", "random"), ("random", "sensible"), ("sensible", "sensible"))
TIMED = 20


class Timed:
    """A bot whose decisions are timed, in milliseconds."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, view: View, question: Question[Any]) -> Any:
        """The bot's answer."""
        began = perf_counter()
        answer = self.bot.choose(view, question)
        self.times.append(1000 * (perf_counter() - began))
        return answer


def main() -> None:
    """Print two tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games in each cell")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6, 7])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    print("| players |", " | ".join(f"{creature} hunts {hunted}" for creature, hunted in PAIRS), "|")
    print("| --- " * (len(PAIRS) + 1) + "|")
    for players in chosen.players:
        cells = [wins(players, *pair, chosen) for pair in PAIRS]
        print("|", " | ".join([str(players), *cells]), "|", flush=True)
    print("\n| players | decisions | median ms | 95% ms | longest ms |")
    print("| --- " * 5 + "|")
    for players in chosen.players:
        times = sorted(timed(players, chosen.seed))
        cuts = quantiles(times, n=20)
        print(f"| {players} | {len(times)} | {cuts[9]:.2f} | {cuts[18]:.2f} | {times[-1]:.1f} |", flush=True)


def wins(players: int, creature: str, hunted: str, chosen: argparse.Namespace) -> str:
    """How often the Creature wins, with the 95% interval."""
    names = bots_for(stolik.games()[GAME], players, f"creature={creature},hunted={hunted}")
    report = simulate(Plan(GAME, players, chosen.games, chosen.seed, names), chosen.jobs)
    if report.errors:
        raise SystemExit(report.failures[0].error)
    rate = report.rates["creature"]
    return f"{100 * rate.share:.1f} ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def timed(players: int, seed: int) -> list[float]:
    """The times of all decisions of some games in which every seat is sensible."""
    times: list[float] = []
    for number in range(seed, seed + TIMED):
        bots = {
            seat: Timed(find_bot("sensible")(GAME, seat, Random(f"{number}/{seat}")), times) for seat in range(players)
        }
        stolik.playout(stolik.new_game(GAME, players=players, seed=number), bots)
    return times


if __name__ == "__main__":
    main()
