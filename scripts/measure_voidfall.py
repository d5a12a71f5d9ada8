"""Measure Voidfall's sensible player: the introduction, every scenario against the Voidborn at each difficulty, and one
sensible player among random ones; write docs/balance/voidfall.md.

    .venv/bin/python scripts/measure_voidfall.py --games 300 --jobs 2 --log voidfall-games.jsonl

Rows take turns, so that a run cut short has about as many games of each. Every game is kept in the log at once, and
those found there are not played again: run it again with more games, or only some `--tables`, `--levels` or
`--scenarios`, and the file is written from all games of the log. A log is of one version of bot and rules: begin a new
one when they change.
"""

import argparse
import gc
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from stolik.games.voidfall.content.options import TOGETHER
from stolik.lab.kept import Kept
from stolik.lab.simulate import Plan, Played, play
from stolik.lab.statistics import mean, wilson

OUT = Path(__file__).parent.parent / "docs" / "balance" / "voidfall.md"
LEVELS = ("easy", "medium", "hard")
ENOUGH = 120
"""Influence that the rulebook sets as the aim of the introduction."""
TABLES = {
    "introduction": "The introduction, alone",
    "solo": "Solo",
    "two": "Two players together",
    "three": "Three players together",
    "four": "Four players together",
    "random": "One sensible player among random ones",
}
AMONG_RANDOM = ("introduction", "kingdom_come")
FIRST = 100_000
"""The first seed of the first row; as much higher in each row after it."""
LITTER = 50_000
"""New objects after which Python looks for litter: far more than usual, for a search makes many that live shortly."""


class Row(msgspec.Struct, frozen=True):
    """One row of a table."""

    table: str
    players: int
    scenario: str
    difficulty: str = ""

    def seed(self, number: int) -> int:
        """The seed of a game: a row has its own, for a seed deals the same Houses in every scenario."""
        return FIRST * (1 + list(rows()).index(self)) + number

    def plan(self, seed: int) -> Plan:
        """The game with a seed. Among random players the sensible one sits at each seat in turn."""
        options: dict[str, Any] = {"scenario": self.scenario}
        if self.difficulty:
            options["difficulty"] = self.difficulty
        bots = ["sensible"] * self.players
        if self.table == "random":
            bots = ["random"] * self.players
            bots[self.seat(seed)] = "sensible"
        return Plan("voidfall", self.players, 1, seed, tuple(bots), options)

    def seat(self, seed: int) -> int:
        """Where the sensible player sits among random ones."""
        return seed % self.players


class Line(msgspec.Struct, frozen=True):
    """A game in the log."""

    row: Row
    played: Played


def rows() -> Iterator[Row]:
    """Every row, table by table."""
    yield Row("introduction", 1, "introduction")
    for players, table in enumerate(("solo", "two", "three", "four"), 1):
        for scenario, (least, most) in TOGETHER.items():
            if least <= players <= most:
                yield from (Row(table, players, scenario, level) for level in LEVELS)
    yield from (Row("random", players, scenario) for scenario in AMONG_RANDOM for players in (2, 3, 4))


def game(wanted: tuple[Row, int]) -> Line:
    """Play one game: its row and seed."""
    gc.set_threshold(LITTER)
    row, seed = wanted
    played = play(row.plan(seed), seed)
    if played.error:
        raise SystemExit(f"{row}, seed {seed}: {played.error}")
    return Line(row, played)


def main() -> None:
    """Play what the log lacks, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games in each row")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument(
        "--levels", nargs="+", choices=LEVELS, default=list(LEVELS), help="of the games against the Void"
    )
    parser.add_argument("--scenarios", nargs="+", help="only these")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("voidfall-games.jsonl"), help="where the games are kept")
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    kept = Kept(chosen.log, Line, lambda line: (line.row, line.played.seed))
    wanted = [
        row
        for row in rows()
        if row.table in chosen.tables
        and row.difficulty in ("", *chosen.levels)
        and row.scenario in (chosen.scenarios or [row.scenario])
    ]
    games = [(row, row.seed(number)) for number in range(chosen.games) for row in wanted]
    for _ in kept.play(game, games, chosen.jobs):
        pass
    chosen.out.write_text(document(kept.results.values()), encoding="utf-8")


def document(lines: Iterable[Line]) -> str:
    """The file."""
    games: dict[Row, list[Played]] = {}
    for line in lines:
        games.setdefault(line.row, []).append(line.played)
    parts = [HEAD]
    for table, title in TABLES.items():
        found = [row for row in rows() if row.table == table and row in games]
        if found:
            heads, cells = TABLES_OF.get(table, (AGAINST, against))
            body = [heads, ["---"] * len(heads), *(cells(row, games[row]) for row in found)]
            parts.append(f"## {title}\n\n" + "\n".join(f"| {' | '.join(one)} |" for one in body) + "\n")
            if table not in TABLES_OF:
                parts.append(summed(games, found))
        if table == "solo":
            parts.append(together(games))
    return "\n".join(parts)


def together(games: dict[Row, list[Played]]) -> str:
    """The cooperative games of a scenario, whether two, three or four play."""
    body = []
    for scenario, level in product(TOGETHER, LEVELS):
        played = [
            [bool(one.winners) for one in games[row]]
            for row in rows()
            if row in games and row.players > 1 and (row.scenario, row.difficulty) == (scenario, level)
        ]
        won = [one for kept in played for one in kept]
        if won:
            share = wilson(sum(won), len(won))
            counts = " + ".join(str(len(kept)) for kept in played)
            body.append(f"| {scenario} | {level} | {len(won)} | {100 * share.share:.1f} | {limits(share)} | {counts} |")
    heads = ["| scenario | difficulty | games | won, % | 95% interval | of two, three, four |", "| --- " * 6 + "|"]
    return "\n".join(["## Together, by scenario\n", *heads, *body, ""])


HEAD = """\
# Balance of Voidfall

Games of `sensible` bots on seeds the bot was not tuned on, other ones in each row. Intervals
are Wilson's, 95%. The numbers tell how these bots play, not how people do. Again, or with more games:

```
.venv/bin/python scripts/measure_voidfall.py --games 300 --jobs 2
```

The aims: 120 Influence in the introduction in 80% of deals; against the Voidborn 40 to 90% won at the lowest
difficulty in every scenario and fewer at each step up. "Least Influence" is that of the House that has least, for every
House needs as much as the Voidborn; games lost at once, by Catastrophes, count in neither mean. A row with few games
tells little: read its interval.

Printed or sourced, and left as they are: the 60, 100 and 140 Influence of the Voidborn, when Harbingers come, the
Alerts of the second Cycle of an easy game, the solo maps but for the tokens on six of them. Ours and tuned by such
games: those tokens, the other Alerts, the Starting Crises, the Crises and what the Crisis board asks, and the
cooperative maps, with smaller fleets than competitive ones, Corruption only where four or more live, two Safe Havens of
two levels, and no Rift where three play: with one they won 33% of 30 easy games (19.2–51.2), for their galaxy has most
sectors for each House and the Rift stayed unsealed. In “Darkest Hour” only sectors of Population 4 and more have larger
fleets: with larger ones everywhere three and four players won 25 and 33% of 12 easy games each. There and in “When
Darkness Fades” four players have no Rift either: with it they won 35% of 108 (26.8–44.6) and 40% of 82 easy games
(30.3–51.1).

“And One For All”, 19 of whose first 20 easy games were won, was measured further before anything was changed: it was
luck, and all of its map is sourced. Version 3, with 105 easy games alone and 24 of each harder level in every scenario,
gave the same as these: 68.8% of easy games won, 31.2% of medium, 3.6% of hard. The games were played under rules
versions 5 to 8. What differs between them is rare: Credits for the price of a Crisis, Corrupted sectors in two Crises
and an Agenda, Starbases and Carriers in All-out War and Orbital Docks, empty piles of tokens, effects that only another
effect of the same action makes possible, and two benefits of Technologies that may be declined. Of 96 easy games alone,
on the same seeds, 67 were won under version 5 and 65 under version 7; of 59 under versions 7 and 8, 40 and 39.
"""
AGAINST = [
    "scenario",
    "difficulty",
    "games",
    "won, %",
    "95% interval",
    "least Influence",
    "Voidborn",
    "lost at once, %",
]


def against(row: Row, games: list[Played]) -> list[str]:
    """A row of the games against the Voidborn."""
    counted = [one for one in games if one.scores]
    share = wilson(sum(bool(one.winners) for one in games), len(games))
    broken = 100 * (len(games) - len(counted)) / len(games)
    least = fmean(min(one.scores) for one in counted) if counted else 0
    bar = fmean(one.bar or 0 for one in counted) if counted else 0
    return [
        row.scenario, row.difficulty, str(len(games)), f"{100 * share.share:.1f}", limits(share), f"{least:.0f}",
        f"{bar:.0f}", f"{broken:.1f}",
    ]  # fmt: skip


def summed(games: dict[Row, list[Played]], found: list[Row]) -> str:
    """All scenarios of a table together, by difficulty."""
    said = []
    for level in LEVELS:
        played = [one for row in found if row.difficulty == level for one in games[row]]
        if played:
            share = wilson(sum(bool(one.winners) for one in played), len(played))
            said.append(f"{level} {100 * share.share:.1f}% ({limits(share)}) of {len(played)}")
    return "All together: " + "; ".join(said) + ".\n"


def introduction(row: Row, games: list[Played]) -> list[str]:
    """The row of the introduction."""
    share = wilson(sum(one.scores[0] >= ENOUGH for one in games), len(games))
    points = mean([one.scores[0] for one in games])
    least = min(one.scores[0] for one in games)
    return [str(len(games)), f"{100 * share.share:.1f}", limits(share), f"{points.mean:.0f}", str(least)]


def among_random(row: Row, games: list[Played]) -> list[str]:
    """A row of the games among random players."""
    won = sum(f"seat:{row.seat(one.seed)}" in one.winners for one in games)
    share = wilson(won, len(games))
    own = fmean(one.scores[row.seat(one.seed)] for one in games)
    other = fmean(score for one in games for seat, score in enumerate(one.scores) if seat != row.seat(one.seed))
    return [
        row.scenario, str(row.players), str(len(games)), f"{100 * share.share:.1f}", limits(share), f"{own:.0f}",
        f"{other:.0f}",
    ]  # fmt: skip


def limits(share: Any) -> str:
    """The interval of a share, in per cent."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


TABLES_OF: dict[str, Any] = {
    "introduction": (["games", "120 Influence, %", "95% interval", "Influence", "least"], introduction),
    "random": (
        ["scenario", "players", "games", "sensible won, %", "95% interval", "Influence", "random players'"],
        among_random,
    ),
}
"""The heads and the cells of tables that are not of games against the Voidborn."""


if __name__ == "__main__":
    main()
