"""Tune Zona's content, which is ours, until three and four players lose as often as they should.

    .venv/bin/python scripts/tune_zona.py --games 100 --seed 5001 --jobs 2

plays games between sensible scavengers and changes `harder_with` of the Sarcophagus' cards: first how many are harder
with three players, then how many more with four. Each number is found by bisection: change it, play `--games` games,
change it again. `--facilities 1 --sarcophagus 0.25` first raises every test of the facilities, and every fourth one of
the Sarcophagus, by 1; negative steps lower them. Afterwards measure on other seeds with `stolik lab run zona-players`,
and rewrite the golden games.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

EVENTS = Path(__file__).parent.parent / "src/stolik/games/zona/content/events"
SARCOPHAGUS = EVENTS / "sarcophagus.toml"
FACILITIES = ("archive", "lab", "bunker", "observatory")
TEST = re.compile(r"(test\[[a-z ]+\]\()(\d)")
LEAST, MOST = 1, 6
CARD = 'deck = "sarcophagus"\n'
AIM = 27.5
"""The target percentage of games that all lose: the middle of 20-35."""
HARDER = re.compile(r"harder_with = \d\n")


def tuned(text: str, step: float) -> str:
    """The rows with every difficulty changed by `step`; a fractional step changes only that share of them."""
    due = 0.0

    def change(found: re.Match[str]) -> str:
        nonlocal due
        due += step
        whole = int(due)
        due -= whole
        return f"{found[1]}{min(MOST, max(LEAST, int(found[2]) + whole))}"

    return TEST.sub(change, text)


def crowded(text: str, three: int, four: int) -> str:
    """The rows with `three` cards harder from three players on, and `four` more with four, evenly spread."""
    before, *cards = HARDER.sub("", text).split(CARD)
    many = three + four
    harder = [number * len(cards) // many for number in range(many)]
    early = {harder[number * many // three] for number in range(three)}
    found = [before]
    for number, card in enumerate(cards):
        players = 3 if number in early else 4 if number in harder else 0
        found.append(CARD + (f"harder_with = {players}\n" if players else "") + card)
    return "".join(found)


def lost(players: int, games: int, seed: int, jobs: int) -> float:
    """The percentage of games that all lose, with the content read again from its files."""
    table = ("zona", "--players", str(players), "--games", str(games), "--seed", str(seed), "--jobs", str(jobs))
    told = subprocess.run(
        [sys.executable, "-m", "stolik", "simulate", *table, "--bots", "sensible", "--json"],
        check=True, capture_output=True,
    )  # fmt: skip
    return 100 - 100 * float(json.loads(told.stdout)["reasons"].get("source_reached", 0)) / games


def halve(players: int, three: int | None, games: int, seed: int, jobs: int) -> int:
    """How many cards (in addition to `three`) must be harder so that all lose as often as they should."""
    text = SARCOPHAGUS.read_text(encoding="utf-8")
    low, high = 0, text.count(CARD) - (three or 0)
    while low < high:
        cards = (low + high) // 2
        SARCOPHAGUS.write_text(
            crowded(text, cards, 0) if three is None else crowded(text, three, cards), encoding="utf-8"
        )
        share = lost(players, games, seed, jobs)
        print(f"{players} players, {cards} cards{'' if three is None else ' more'}: {share:.0f}%", flush=True)
        low, high = (cards + 1, high) if share < AIM else (low, cards)
    return low


def main() -> None:
    """Change the files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--facilities", type=float, default=0.0)
    parser.add_argument("--sarcophagus", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=100, help="games of each try")
    parser.add_argument("--seed", type=int, default=5001)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    for deck in (*FACILITIES, "sarcophagus"):
        file = EVENTS / f"{deck}.toml"
        step = chosen.sarcophagus if deck == "sarcophagus" else chosen.facilities
        file.write_text(tuned(file.read_text(encoding="utf-8"), step), encoding="utf-8")
    three = halve(3, None, chosen.games, chosen.seed, chosen.jobs)
    four = halve(4, three, chosen.games, chosen.seed, chosen.jobs)
    SARCOPHAGUS.write_text(crowded(SARCOPHAGUS.read_text(encoding="utf-8"), three, four), encoding="utf-8")
    print(f"{three} cards are harder with three players, {four} more with four")


if __name__ == "__main__":
    main()
