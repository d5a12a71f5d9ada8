"""Measure the bots of a game: who wins against whom, and how long a decision takes. Prints the tables in docs/bots.md.

    .venv/bin/python scripts/measure_bots.py --games 1000 --jobs 2
    .venv/bin/python scripts/measure_bots.py --game terrorscape --games 1000 --jobs 2
    .venv/bin/python scripts/measure_bots.py --habits --games 400 --jobs 2

The same seeds are played in every cell of a row, so that the cells differ only by the bots.

With `--habits` the sensible Creature of Not Alone meets sensible Hunted who all share a rule of thumb: for every set of
one to three Places, they avoid these whenever they can, or lay one of these whenever they can. A first round of
`--screen` games is played with every rule; two further rounds, each of three times as many games in all, keep the
quarter that does best against the Creature. The ten remaining rules are measured in `--games` new games, the same for
each and for Hunted without a rule, and printed with the Creature's worst result first. With `--rules` only these are
measured ("avoid 2, 10" "like 5").
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev
from time import perf_counter
from typing import Any, Self

import stolik
from stolik.bots import BOTS, find_bot
from stolik.core.bot import Bot
from stolik.core.game import View
from stolik.core.options import OptionValue
from stolik.core.question import Choose, Question
from stolik.lab.simulate import Plan, simulate
from stolik.lab.statistics import Z_95, Share, wilson

PAIRS = [(one, others) for others in BOTS for one in BOTS]
TIMED = 20


@dataclass(frozen=True)
class Row:
    """One row: its name, the number of players, the options."""

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
"""For each game its rows, by number of players or by Killer. One role plays against the others; it comes first."""


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
"""The number of rules of thumb that are measured to the end."""
CHUNK = 20
"""The number of games a process plays at a time."""


@dataclass(frozen=True)
class Rule:
    """A rule of thumb for laying: prefer these Places, or avoid them. Without Places: no rule."""

    places: tuple[str, ...] = ()
    likes: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """The rule written as `__str__` writes it."""
        kind, _, numbers = text.partition(" ")
        return cls(tuple(f"place:{number.strip()}" for number in numbers.split(",")), kind == "like")

    def __str__(self) -> str:
        numbers = ", ".join(place.removeprefix("place:") for place in self.places)
        return f"{'like' if self.likes else 'avoid'} {numbers}" if self.places else "sensible"

    def leaves(self, options: Iterable[Any]) -> list[Any]:
        """The Places in hand that the rule allows; all of them if it allows none."""
        places = [option for option in options if option.ref in PLACES]
        return [place for place in places if (place.ref in self.places) == self.likes] or places


RULES = [Rule(places, likes) for likes in (False, True) for n in (1, 2, 3) for places in combinations(PLACES, n)]


class Ruled:
    """A sensible Hunted that follows a rule of thumb in laying Places, and only there."""

    def __init__(self, bot: Bot, rule: Rule) -> None:
        self.bot = bot
        self.rule = rule

    def choose(self, view: View, question: Question[Any]) -> Any:
        """The sensible answer; if the rule forbids it, the sensible choice of the Places it allows."""
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
    parser.add_argument("--rules", nargs="+", help='only these rules, such as "avoid 2,10"')
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
    fresh = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for players in rows:
            rules = [Rule.read(text) for text in chosen.rules or ()] or screened(
                players, fresh.stop, chosen.screen, pool
            )
            won = played(players, [Rule(), *rules], fresh, pool)
            for rule in sorted(won, key=lambda rule: (rule.places != (), sum(won[rule]))):
                cells = [str(players), str(rule), str(len(fresh)), shown(wilson(sum(won[rule]), len(fresh)))]
                print("|", " | ".join([*cells, lost(won[Rule()], won[rule])]), "|", flush=True)


def screened(players: int, seed: int, first: int, pool: ProcessPoolExecutor) -> list[Rule]:
    """The rules that do best against the Creature in games from this seed on; every rule plays the `first` of these
    games.
    """
    won: dict[Rule, list[bool]] = {rule: [] for rule in RULES}
    for many in (first, 2 * first, 6 * first):
        for rule, more in played(players, won, range(seed, seed + many), pool).items():
            won[rule] += more
        seed += many
        best = sorted(won, key=lambda rule: sum(won[rule]))[: max(SHOWN, len(won) // 4)]
        won = {rule: won[rule] for rule in best}
    return list(won)[:SHOWN]


def played(players: int, rules: Iterable[Rule], seeds: range, pool: ProcessPoolExecutor) -> dict[Rule, list[bool]]:
    """For each rule, whether the Creature wins each of these games."""
    won: dict[Rule, list[bool]] = {rule: [] for rule in rules}
    chunks = [(players, rule, seeds[at : at + CHUNK]) for rule in won for at in range(0, len(seeds), CHUNK)]
    for (_, rule, _), more in zip(chunks, pool.map(hunted_down, *zip(*chunks, strict=True)), strict=True):
        won[rule] += more
    return won


def hunted_down(players: int, rule: Rule, seeds: range) -> list[bool]:
    """Whether the sensible Creature wins each of these games against Hunted with this rule."""
    won = []
    for seed in seeds:
        made = [find_bot("sensible")("not_alone", seat, Random(f"{seed}/{seat}")) for seat in range(players)]
        bots: dict[int, Bot] = {0: made[0]} | {seat: Ruled(made[seat], rule) for seat in range(1, players)}
        end = stolik.playout(stolik.new_game("not_alone", players=players, seed=seed), bots)
        assert end.outcome is not None
        won.append(0 in end.outcome.winners)
    return won


def lost(plain: list[bool], ruled: list[bool]) -> str:
    """The points the Creature loses to the rule, with the 95% interval of the differences game by game."""
    each = [100 * (before - after) for before, after in zip(plain, ruled, strict=True)]
    mean, half = fmean(each), Z_95 * stdev(each) / sqrt(len(each))
    return f"{mean:.1f} ({mean - half:.1f} to {mean + half:.1f})"


def shown(share: Share) -> str:
    """A share in per cent with its 95% interval."""
    return f"{100 * share.share:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"


if __name__ == "__main__":
    main()
