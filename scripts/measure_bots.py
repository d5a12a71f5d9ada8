"""Measure the bots of a game: who wins against whom, and how long a decision takes. Prints what docs/bots.md shows.

    .venv/bin/python scripts/measure_bots.py --games 1000 --jobs 2
    .venv/bin/python scripts/measure_bots.py --game terrorscape --games 1000 --jobs 2

The same seeds are played in every cell of a row, so that they differ by the bots alone.
"""

import argparse
from dataclasses import dataclass
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import stolik
from stolik.bots import find_bot
from stolik.core.bot import Bot
from stolik.core.game import OptionValue, View
from stolik.core.question import Question
from stolik.lab.simulate import Plan, simulate

PAIRS = (("random", "random"), ("sensible", "random"), ("random", "sensible"), ("sensible", "sensible"))
TIMED = 20


@dataclass(frozen=True)
class Row:
    """One row: its name, how many play, with which options."""

    name: str
    players: int
    options: dict[str, OptionValue]


FERAL: dict[str, OptionValue] = {"feral_instincts": True}
ROWS = {
    "not_alone": [Row(str(players), players, {}) for players in range(2, 8)],
    "terrorscape": [
        *(Row(killer, 2, {"killer": killer}) for killer in ("butcher", "spectre", "murderer")),
        *(Row(killer, 2, {**FERAL, "killer": killer}) for killer in ("werewolf", "huntress")),
    ],
}
"""For each game what is told apart: the players or the Killer. One plays against the others: its role comes first."""


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
    parser.add_argument("--game", choices=sorted(ROWS), default="not_alone")
    parser.add_argument("--games", type=int, default=1000, help="games in each cell")
    parser.add_argument("--rows", nargs="+", help="the rows wanted, by name; by default all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    rows = [row for row in ROWS[chosen.game] if not chosen.rows or row.name in chosen.rows]
    print("| |", " | ".join(f"{one} hunts {others}" for one, others in PAIRS), "|")
    print("| --- " * (len(PAIRS) + 1) + "|")
    for row in rows:
        cells = [wins(row, *pair, chosen) for pair in PAIRS]
        print("|", " | ".join([row.name, *cells]), "|", flush=True)
    print("\n| | decisions | median ms | 95% ms | longest ms |")
    print("| --- " * 5 + "|")
    for row in rows:
        times = sorted(timed(chosen.game, row, chosen.seed))
        cuts = quantiles(times, n=20)
        print(f"| {row.name} | {len(times)} | {cuts[9]:.2f} | {cuts[18]:.2f} | {times[-1]:.1f} |", flush=True)


def wins(row: Row, one: str, others: str, chosen: argparse.Namespace) -> str:
    """How often the first role wins, with the 95% interval."""
    names = (one, *[others] * (row.players - 1))
    report = simulate(Plan(chosen.game, row.players, chosen.games, chosen.seed, names, row.options), chosen.jobs)
    if report.errors:
        raise SystemExit(report.failures[0].error)
    rate = report.rates[stolik.games()[chosen.game].roles(row.players)[0]]
    return f"{100 * rate.share:.1f} ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def timed(game: str, row: Row, seed: int) -> list[float]:
    """The times of all decisions of some games in which every seat is sensible."""
    times: list[float] = []
    for number in range(seed, seed + TIMED):
        bots = {
            seat: Timed(find_bot("sensible")(game, seat, Random(f"{number}/{seat}")), times)
            for seat in range(row.players)
        }
        stolik.playout(stolik.new_game(game, players=row.players, seed=number, options=row.options), bots)
    return times


if __name__ == "__main__":
    main()
