"""Measure the bots of a game: who wins against whom, and how long a decision takes. Prints what docs/bots.md shows.

    .venv/bin/python scripts/measure_bots.py --games 1000 --jobs 2
    .venv/bin/python scripts/measure_bots.py --game terrorscape --games 1000 --jobs 2
    .venv/bin/python scripts/measure_bots.py --habits --games 400 --jobs 2

The same seeds are played in every cell of a row, so that they differ by the bots alone.

With `--habits` the sensible Creature of Not Alone meets sensible Hunted who all share a rule of thumb: for every set of
one to three Places, they avoid these whenever they can, or lay one of these whenever they can. A first
round of `--screen` games is played with every rule. Each further round keeps the quarter that does best against the
Creature and plays three times as many games; what is left in the end is printed, the Creature's worst result first.
"""

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import stolik
from stolik.bots import BOTS, find_bot
from stolik.core.bot import Bot
from stolik.core.game import View
from stolik.core.options import OptionValue
from stolik.core.question import Choose, Question
from stolik.lab.simulate import Plan, simulate
from stolik.lab.statistics import Share, wilson

PAIRS = [(one, others) for others in BOTS for one in BOTS]
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


PLACES = tuple(f"place:{number}" for number in range(1, 11))
SHOWN = 10
"""Rules of thumb that are measured to the end."""
CHUNK = 20
"""Games a process plays at a time."""


@dataclass(frozen=True)
class Rule:
    """A rule of thumb for laying: these Places rather, or any but these. Without Places: none."""

    places: tuple[str, ...] = ()
    likes: bool = False

    def __str__(self) -> str:
        numbers = ", ".join(place.removeprefix("place:") for place in self.places)
        return f"{'like' if self.likes else 'avoid'} {numbers}" if self.places else "sensible"

    def leaves(self, options: Iterable[Any]) -> list[Any]:
        """What the rule leaves of the Places in hand; all of them where it leaves none."""
        places = [option for option in options if option.ref in PLACES]
        return [place for place in places if (place.ref in self.places) == self.likes] or places


RULES = [Rule(places, likes) for likes in (False, True) for n in (1, 2, 3) for places in combinations(PLACES, n)]


class Ruled:
    """A sensible Hunted that follows a rule of thumb in what it lays, and nowhere else."""

    def __init__(self, bot: Bot, rule: Rule) -> None:
        self.bot = bot
        self.rule = rule

    def choose(self, view: View, question: Question[Any]) -> Any:
        """The sensible answer; where the rule forbids that, the sensible one of the Places it leaves."""
        answer = self.bot.choose(view, question)
        if question.kind != "lay" or answer not in PLACES:
            return answer
        left = self.rule.leaves(question.options)  # type: ignore[attr-defined]
        if answer in [place.ref for place in left]:
            return answer
        return left[0] if len(left) == 1 else self.bot.choose(view, Choose("lay", left))


def main() -> None:
    """Print tables in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(ROWS), default="not_alone")
    parser.add_argument("--games", type=int, default=1000, help="games in each cell")
    parser.add_argument("--rows", nargs="+", help="the rows wanted, by name; by default all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--habits", action="store_true", help="Not Alone's Creature against rules of thumb")
    parser.add_argument("--screen", type=int, default=24, help="games in the first round of --habits")
    chosen = parser.parse_args()
    if chosen.habits:
        habits([int(row) for row in chosen.rows or ("2", "4", "7")], chosen)
    else:
        ladder(chosen)


def ladder(chosen: argparse.Namespace) -> None:
    """Who wins against whom, and how long a decision takes."""
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
    return shown(report.rates[stolik.games()[chosen.game].roles(row.players)[0]])


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


def habits(rows: Iterable[int], chosen: argparse.Namespace) -> None:
    """The Creature's wins against the rules of thumb that do best against it."""
    print("| players | Hunted | games | Creature wins | points lost |")
    print("| --- " * 5 + "|")
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for players in rows:
            plain = Rule()
            won, rules, games = {plain: 0} | dict.fromkeys(RULES, 0), RULES, 0
            while games < chosen.games:
                more = min(2 * games or chosen.screen, chosen.games - games)
                seeds = range(chosen.seed + games, chosen.seed + games + more)
                for rule, count in pool.map(caught, *tasks(players, [plain, *rules], seeds)):
                    won[rule] += count
                games += more
                ranked = sorted(rules, key=lambda rule: won[rule])
                rules = ranked[: max(SHOWN, len(ranked) // 4)]
            even = wilson(won[plain], games)
            for rule in (plain, *rules):
                share = wilson(won[rule], games)
                lost = 100 * (even.share - share.share)
                print(f"| {players} | {rule} | {games} | {shown(share)} | {lost:.1f} |", flush=True)


def tasks(players: int, rules: Iterable[Rule], seeds: range) -> Iterator[tuple[Any, ...]]:
    """The arguments of `caught`, for all these games in chunks."""
    chunks = [seeds[at : at + CHUNK] for at in range(0, len(seeds), CHUNK)]
    return zip(*((players, rule, chunk) for rule in rules for chunk in chunks), strict=True)


def caught(players: int, rule: Rule, seeds: range) -> tuple[Rule, int]:
    """How many of these games the sensible Creature wins against Hunted with this rule."""
    won = 0
    for seed in seeds:
        made = [find_bot("sensible")("not_alone", seat, Random(f"{seed}/{seat}")) for seat in range(players)]
        bots: dict[int, Bot] = {0: made[0]} | {seat: Ruled(made[seat], rule) for seat in range(1, players)}
        end = stolik.playout(stolik.new_game("not_alone", players=players, seed=seed), bots)
        assert end.outcome is not None
        won += 0 in end.outcome.winners
    return rule, won


def shown(share: Share) -> str:
    """A share in per cent with its 95% interval."""
    return f"{100 * share.share:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


if __name__ == "__main__":
    main()
