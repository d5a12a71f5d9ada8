"""Search for rules of thumb by which the Hunted of Not Alone do better against the sensible Creature (docs/bots.md).

    .venv/bin/python scripts/measure_habits.py --games 300 --jobs 2
    .venv/bin/python scripts/measure_habits.py --games 300 --players 7 --rules "avoid 10" "like 7, 9"

The sensible Creature meets sensible Hunted who all share a rule of thumb: for every set of one to three Places, they
avoid these whenever they can, or lay one of these whenever they can. A first round of `--screen` games is played with
every rule; two further rounds, each of three times as many games in all, keep the quarter that does best against the
Creature. The ten remaining rules are measured in `--games` new games, the same for each and for Hunted without a rule,
and printed with the Creature's worst result first. With `--rules` only these are measured.
"""

import argparse
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Self

import stolik
from stolik.bots import find_bot
from stolik.core.bot import Bot
from stolik.core.game import View
from stolik.core.question import Choose, Question
from stolik.lab.statistics import Z_95, Share, wilson

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
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games with each of the rules that are left")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 7])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--screen", type=int, default=24, help="games in the first round")
    parser.add_argument("--rules", nargs="+", help='only these rules, such as "avoid 2,10"')
    chosen = parser.parse_args()
    habits(chosen.players, chosen)


def habits(numbers: Iterable[int], chosen: argparse.Namespace) -> None:
    """The Creature's wins against the rules of thumb that do best against it."""
    print("| players | Hunted | games | Creature wins | points lost |")
    print("| --- " * 5 + "|")
    fresh = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for players in numbers:
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
