"""Count what scavengers choose in Zona's scenes: how often each option was legal and taken, and what came of it.

    .venv/bin/python scripts/measure_scenes.py --games 1000 --jobs 2 --log scenes.jsonl
    .venv/bin/python scripts/measure_scenes.py --games 1000 --bots random

A line of the log is a game, of one to four scavengers in turn; with the same log an interrupted run continues where it
stopped. What came of an option is the mean change of the scavenger until its next question outside the scene; random
scavengers reach every option. Marked are options taken in fewer than 3 of 100 questions, if there were 30.
"""

import argparse
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

import stolik
from stolik.bots import load_bot
from stolik.core.game import View
from stolik.core.question import Question
from stolik.games.zona.view.fields import ZonaView
from stolik.lab.kept import Kept
from stolik.registry import new_game

SCARCE = 0.03
ENOUGH = 30
MEASURED = ("damage", "fatigue", "roubles", "reputation", "items", "trophies", "secrets")
REPUTATIONS = ("bad", "neutral", "good")


class Scenes(msgspec.Struct):
    """The choices of one game: by scene and option how often it was legal and taken, and by these and a measure what
    came of it.
    """

    players: int
    seed: int
    bots: str
    legal: dict[str, int]
    taken: dict[str, int]
    became: dict[str, int]


class Watched:
    """A bot whose choices in scenes are counted."""

    def __init__(self, bot: Any, seat: int, legal: Counter[str], taken: Counter[str], became: Counter[str]) -> None:
        self.bot, self.seat = bot, seat
        self.legal, self.taken, self.became = legal, taken, became
        self.open: tuple[str, str, Mapping[str, int]] | None = None

    def choose(self, view: View, question: Question[Any]) -> Any:
        """The bot's answer."""
        seen = cast(ZonaView, view)
        now = state(seen, self.seat)
        scene = question.about.removeprefix("event:")
        if self.open is not None and (
            seen.reading is None or (question.about.startswith("event:") and scene != self.open[0])
        ):
            began, option, before = self.open
            self.became.update({f"{began} {option} {name}": now[name] - before[name] for name in MEASURED})
            self.open = None
        answer = self.bot.choose(view, question)
        if question.kind in ("choose", "may") and question.about.startswith("event:"):
            option = str(getattr(answer, "ref", answer))
            self.legal.update(f"{scene} {ref}" for ref in question.wire()["options"])
            self.taken[f"{scene} {option}"] += 1
            self.open = scene, option, now
        return answer


def state(view: ZonaView, seat: int) -> dict[str, int]:
    """What is measured of a scavenger."""
    one = view.scavengers[seat]
    return {
        "damage": one.damage + 8 * len(one.traumas), "fatigue": one.fatigue, "roubles": one.roubles,
        "reputation": REPUTATIONS.index(one.reputation), "items": len(one.items), "trophies": len(one.trophies),
        "secrets": len(one.secrets),
    }  # fmt: skip


def play(wanted: tuple[int, int, str]) -> Scenes:
    """Play one game and count."""
    players, seed, name = wanted
    legal: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    became: Counter[str] = Counter()
    bots = {
        seat: Watched(load_bot(name)("zona", seat, Random(f"{seed}/{seat}")), seat, legal, taken, became)
        for seat in range(players)
    }
    stolik.playout(new_game("zona", players=players, seed=seed), bots)
    return Scenes(players, seed, name, dict(legal), dict(taken), dict(became))


def table(played: list[Scenes]) -> str:
    """A line for each option: legal, taken, what came of it."""
    legal: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    became: Counter[str] = Counter()
    for one in played:
        legal.update(one.legal)
        taken.update(one.taken)
        became.update(one.became)
    lines = []
    for option, n in sorted(legal.items()):
        share = taken[option] / n
        mark = "!" if n >= ENOUGH and share < SCARCE else " "
        means = (f"{name} {became[f'{option} {name}'] / taken[option]:+.1f}" for name in MEASURED if taken[option])
        lines.append(f"{mark} {option}: {n} legal, {100 * share:.0f} % taken; {', '.join(means)}")
    return "\n".join(lines)


def main() -> None:
    """Play the games missing in the log and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bots", default="sensible", choices=("sensible", "random"))
    parser.add_argument("--log", type=Path, help="where games are kept; those found there are not played again")
    chosen = parser.parse_args()
    wanted = [(1 + seed % 4, seed, chosen.bots) for seed in range(chosen.seed, chosen.seed + chosen.games)]
    kept = Kept(chosen.log, Scenes, lambda game: (game.players, game.seed, game.bots))
    for _ in kept.play(play, wanted, chosen.jobs):
        pass
    print(table([kept.results[one] for one in wanted]))


if __name__ == "__main__":
    main()
