"""How fast the games are beside an earlier commit, in one sitting: `python scripts/speed_since.py COMMIT`.

Both are measured in turns, in CPU time, each in a process of its own, so that a busy or slower machine changes both
alike. Prints for each table what this commit does a second, and that as a multiple of what the earlier one does:
answers of a step loop without and with the view of who is asked, clones with an answer, games played out, and how much
longer a decision takes if the play-out stops after twenty (this is no multiple; lower is better).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import stolik

ROOT = Path(__file__).parents[1]
TABLES = [("not_alone", 2), ("not_alone", 4), ("terrorscape", 2), ("voidfall", 2), ("zona", 1), ("zona", 2)]
SECONDS, GAMES, DECISIONS = 1.0, 3, 20

Measured = Callable[[str, int], float]


def a_second(work: Callable[[], int]) -> float:
    """How many things `work` does a second; it returns how many it has done each time."""
    work()
    done, start = 0, process_time()
    while process_time() - start < SECONDS:
        done += work()
    return done / (process_time() - start)


def step_loop(game: str, players: int, *, looks: bool = False) -> float:
    """Answers to questions of whole games."""
    seeds, rng = count(), Random(1)

    def work() -> int:
        position, answers = stolik.new_game(game, players=players, seed=next(seeds)), 0
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            if looks:
                position.observe(seat)
            position.answer(seat, question.sample(rng))
            answers += 1
        return answers

    return a_second(work)


def middle_games(game: str, players: int) -> list[tuple[stolik.Position, int, object]]:
    """Positions from all parts of some games, each with a seat that is asked and a legal answer."""
    rng, found = Random(2), []
    for seed in range(GAMES):
        position = stolik.new_game(game, players=players, seed=seed)
        while not position.over:
            seat, question = next(iter(position.pending.items()))
            answer = question.sample(rng)
            found.append((position.clone(), seat, answer))
            position.answer(seat, answer)
    return found[::5]


def clones(game: str, players: int) -> float:
    """Clones, each with an answer."""
    found = middle_games(game, players)

    def work() -> int:
        for position, seat, answer in found:
            position.clone().answer(seat, answer)
        return len(found)

    return a_second(work)


def playouts(game: str, players: int) -> float:
    """Games played out by a function."""
    seeds, rng = count(), Random(1)

    def work() -> int:
        stolik.playout(stolik.new_game(game, players=players, seed=next(seeds)), stolik.random_policy(rng))
        return 1

    return a_second(work)


def stopped(game: str, players: int) -> float:
    """How many times as long a decision takes if the play-out stops after some."""
    found, rng, made = middle_games(game, players), Random(3), 0

    def policy(seat: int, question: stolik.Question[object]) -> object:
        nonlocal made
        made += 1
        return question.sample(rng)

    def decisions(until: int | None) -> Callable[[], int]:
        def work() -> int:
            before = made
            for position, *_ in found:
                stolik.playout(position, policy, until=until)
            return made - before

        return work

    return a_second(decisions(None)) / a_second(decisions(DECISIONS))


COLUMNS: dict[str, Measured] = {
    "answers": step_loop,
    "with views": partial(step_loop, looks=True),
    "clones": clones,
    "play-outs": playouts,
    f"until {DECISIONS}": stopped,
}


def measure(game: str, players: int, source: Path) -> list[float]:
    """The figures of one table with the code in `source`, from a process of its own."""
    command = [sys.executable, __file__, "--table", game, str(players)]
    said = subprocess.check_output(command, env=os.environ | {"PYTHONPATH": str(source)}, text=True)
    return [float(figure) for figure in said.split()]


def compare(commit: str, rounds: int) -> None:
    """Print what this commit does beside an earlier one."""
    print(f"{'':<14}" + "".join(f"{name:>20}" for name in COLUMNS))
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, commit], cwd=ROOT, check=True)
        try:
            for game, players in TABLES:
                pairs = [
                    (measure(game, players, ROOT / "src"), measure(game, players, Path(folder, "src")))
                    for _ in range(rounds)
                ]
                sides = zip(*pairs, strict=True)
                ours, theirs = ([median(figures) for figures in zip(*side, strict=True)] for side in sides)
                figures = [f"{a:,.0f} ({a / b:.2f})" for a, b in zip(ours[:-1], theirs[:-1], strict=True)]
                figures.append(f"{ours[-1]:.2f} (was {theirs[-1]:.2f})")
                print(f"{game} {players:<2}".ljust(14) + "".join(f"{figure:>20}" for figure in figures), flush=True)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], cwd=ROOT, check=True)


def main() -> None:
    """The command line."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("commit", nargs="?", default="HEAD", help="by default what is committed")
    arguments.add_argument("--rounds", type=int, default=5, help="how often both are measured; the medians are printed")
    arguments.add_argument("--table", nargs=2, metavar=("GAME", "PLAYERS"), help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.table:
        game, players = chosen.table
        print(*(measured(game, int(players)) for measured in COLUMNS.values()))
    else:
        compare(chosen.commit, chosen.rounds)


if __name__ == "__main__":
    main()
