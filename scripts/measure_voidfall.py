"""Measure Voidfall's sensible player: the introduction, every scenario against the Voidborn at each difficulty, and one
sensible player among random ones, and each House alone; write docs/balance/voidfall.md.

    .venv/bin/python scripts/measure_voidfall.py --games 300 --jobs 2 --log voidfall-games.jsonl

Rows take turns, so that an interrupted run has about the same number of games in each row. Every game is saved to the
log at once. When all games are played, they are added to the tallies in docs/balance/voidfall.jsonl, and
docs/balance/voidfall.md is written from those. Games that are already in the tallies or the log are not played again:
to continue, run it with more games, or with only some `--tables`, `--levels` or `--scenarios`. If the bot or the rules
change so much that the results will differ, delete the tallies and the log.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from statistics import fmean
from typing import Any, get_args

import msgspec

from stolik.files import check_writable, write
from stolik.games.voidfall.content.options import TOGETHER, HouseChoice
from stolik.lab.kept import Kept
from stolik.lab.simulate import Plan, Played, play
from stolik.lab.statistics import Share, mean, wilson

OUT = Path(__file__).parent.parent / "docs" / "balance" / "voidfall.md"
TALLIES = OUT.with_suffix(".jsonl")
LEVELS = ("easy", "medium", "hard")
ENOUGH = 120
"""The Influence that the rulebook sets as the goal of the introduction."""
TABLES = {
    "introduction": "The introduction, alone",
    "solo": "Solo",
    "two": "Two players together",
    "three": "Three players together",
    "four": "Four players together",
    "random": "One sensible player among random ones",
    "houses": "Each House alone",
}
AMONG_RANDOM = ("introduction", "kingdom_come")
HOUSES = tuple(house for house in get_args(HouseChoice) if house != "any")
FIRST = 100_000
"""The first seed of the first row, and the distance to the first seed of the next row."""
GARBAGE_THRESHOLD = 50_000
"""The number of new objects after which Python collects garbage: far more than usual, because a search creates many
short-lived ones."""


class Row(msgspec.Struct, frozen=True):
    """One row of a table."""

    table: str
    players: int
    scenario: str
    """Empty: all scenarios for this number of players in turn."""
    difficulty: str = ""
    house: str = ""
    """The House of the first seat; empty: drawn."""

    def seed(self, number: int) -> int:
        """The seed of a game. Each row has its own seeds, because a seed deals the same Houses in every scenario; rows
        of a level that differ only in the House have the same.
        """
        alike = msgspec.structs.replace(self, house=HOUSES[0]) if self.house else self
        return FIRST * (1 + list(rows()).index(alike)) + number

    def plan(self, seed: int) -> Plan:
        """The plan of the game with a seed. Among random players the sensible one takes each seat in turn."""
        options: dict[str, Any] = {"scenario": self.scenario or list(TOGETHER)[seed % len(TOGETHER)]}
        if self.house:
            options["house_1"] = self.house
        if self.difficulty:
            options["difficulty"] = self.difficulty
        bots = ["sensible"] * self.players
        if self.table == "random":
            bots = ["random"] * self.players
            bots[self.seat(seed)] = "sensible"
        return Plan("voidfall", self.players, 1, seed, tuple(bots), options)

    def seat(self, seed: int) -> int:
        """The seat of the sensible player among random ones."""
        return seed % self.players


class Line(msgspec.Struct, frozen=True):
    """A game in the log."""

    row: Row
    played: Played


class Tally(msgspec.Struct, frozen=True):
    """The first `games` games of a row: how many were won, and how many were lost at once to Catastrophes. Sums over
    the other games: `points` of the House with the least Influence, or of the sensible player among random ones; `bar`,
    the Voidborn's Influence, or the mean of the random players. In the introduction, `least` is the lowest points.
    """

    row: Row
    games: int = 0
    won: int = 0
    lost_at_once: int = 0
    points: float = 0
    bar: float = 0
    least: int | None = None
    margins: tuple[float, ...] = ()
    """Of a House: by how much it was ahead of the Voidborn in each game not lost at once."""

    def add(self, played: Played) -> Tally:
        """The tally with one more game."""
        row, scores = self.row, played.scores
        won, points, bar, least = bool(played.winners), min(scores, default=0), float(played.bar or 0), self.least
        if row.table == "introduction":
            won, least = points >= ENOUGH, points if least is None else min(least, points)
        if row.table == "random":
            seat = row.seat(played.seed)
            won, points = f"seat:{seat}" in played.winners, scores[seat]
            bar = fmean(score for other, score in enumerate(scores) if other != seat)
        return Tally(
            row,
            games=self.games + 1,
            won=self.won + won,
            lost_at_once=self.lost_at_once + (not scores),
            points=self.points + points,
            bar=self.bar + (bar if scores else 0),
            least=least,
            margins=(*self.margins, points - bar) if row.house and scores else self.margins,
        )

    @property
    def share(self) -> Share:
        """The share of games won."""
        return wilson(self.won, self.games)

    def mean(self, total: float) -> str:
        """The mean of a sum over the games that were not lost at once."""
        return f"{total / max(1, self.games - self.lost_at_once):.0f}"


def rows() -> Iterator[Row]:
    """Every row, table by table."""
    yield Row("introduction", 1, "introduction")
    for players, table in enumerate(("solo", "two", "three", "four"), 1):
        for scenario, (least, most) in TOGETHER.items():
            if least <= players <= most:
                yield from (Row(table, players, scenario, level) for level in LEVELS)
    yield from (Row("random", players, scenario) for scenario in AMONG_RANDOM for players in (2, 3, 4))
    yield from (Row("houses", 1, "", level, house) for level, house in product(LEVELS, HOUSES))


def game(wanted: tuple[Row, int]) -> Line:
    """Play one game: its row and seed."""
    gc.set_threshold(GARBAGE_THRESHOLD)
    row, seed = wanted
    played = play(row.plan(seed), seed)
    if played.error:
        raise SystemExit(f"{row}, seed {seed}: {played.error}")
    return Line(row, played)


def main() -> None:
    """Play the games missing in the log and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games in each row")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument(
        "--levels", nargs="+", choices=LEVELS, default=list(LEVELS), help="of the games against the Void"
    )
    parser.add_argument("--scenarios", nargs="+", help="only these")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("voidfall-games.jsonl"), help="where the games are kept")
    chosen = parser.parse_args()
    for file in (TALLIES, OUT):
        check_writable(file)
    tallies = {row: Tally(row) for row in rows()}
    if TALLIES.exists():
        decoder = msgspec.json.Decoder(Tally)
        tallies |= {tally.row: tally for tally in decoder.decode_lines(TALLIES.read_bytes())}
    kept = Kept(chosen.log, Line, lambda line: (line.row, line.played.seed))
    wanted = [
        row
        for row in rows()
        if row.table in chosen.tables
        and row.difficulty in ("", *chosen.levels)
        and row.scenario in (chosen.scenarios or [row.scenario])
    ]
    games = [
        (row, row.seed(number)) for number in range(chosen.games) for row in wanted if number >= tallies[row].games
    ]
    for _ in kept.play(game, games, chosen.jobs):
        pass
    found = [counted(tally, kept.results) for tally in tallies.values()]
    write(TALLIES, b"".join(msgspec.json.encode(tally) + b"\n" for tally in found if tally.games))
    write(OUT, document([tally for tally in found if tally.games]).encode())


def counted(tally: Tally, played: Mapping[tuple[Row, int], Line]) -> Tally:
    """The tally with the next games of its row, as far as they have been played."""
    while line := played.get((tally.row, tally.row.seed(tally.games))):
        tally = tally.add(line.played)
    return tally


def document(tallies: list[Tally]) -> str:
    """The text of the file."""
    parts = [HEAD]
    for table, title in TABLES.items():
        found = [tally for tally in tallies if tally.row.table == table and not tally.row.house]
        if found:
            heads, cells = TABLES_OF.get(table, (AGAINST, against))
            body = [heads, ["---"] * len(heads), *map(cells, found)]
            parts.append(f"## {title}\n\n" + "\n".join(f"| {' | '.join(one)} |" for one in body) + "\n")
            if table not in TABLES_OF:
                parts.append(summed(found))
        if table == "solo":
            parts.append(together(tallies))
    parts += houses([tally for tally in tallies if tally.row.house])
    return "\n".join(parts)


def houses(tallies: list[Tally]) -> list[str]:
    """The table of the Houses: by how much each is ahead of the Voidborn, and how far that is from the mean of all."""
    tallies = [tally for tally in tallies if tally.margins]
    if not tallies:
        return []
    body = ["| House | difficulty | games | ahead by | 95% interval | from the mean |", "| --- " * 6 + "|"]
    for tally in tallies:
        found = mean(tally.margins)
        alike = [other.margins for other in tallies if other.row.difficulty == tally.row.difficulty]
        every = fmean(margin for margins in alike for margin in margins)
        interval = "-" if found.low is None or found.high is None else f"{found.low:.0f} to {found.high:.0f}"
        cells = [tally.row.house, tally.row.difficulty, str(tally.games), f"{found.mean:.0f}", interval]
        body.append(f"| {' | '.join([*cells, f'{found.mean - every:+.0f}'])} |")
    return [f"## {TABLES['houses']}\n\n" + "\n".join(body) + "\n"]


def together(tallies: list[Tally]) -> str:
    """The row of a scenario's cooperative games with two, three and four players."""
    body = []
    for scenario, level in product(TOGETHER, LEVELS):
        found = [
            tally
            for tally in tallies
            if tally.row.players > 1 and (tally.row.scenario, tally.row.difficulty) == (scenario, level)
        ]
        if found:
            share = whole(found)
            games = sum(tally.games for tally in found)
            counts = " + ".join(str(tally.games) for tally in found)
            body.append(f"| {scenario} | {level} | {games} | {100 * share.share:.1f} | {limits(share)} | {counts} |")
    heads = ["| scenario | difficulty | games | won, % | 95% interval | of two, three, four |", "| --- " * 6 + "|"]
    return "\n".join(["## Together, by scenario\n", *heads, *body, ""])


HEAD = """\
# Balance of Voidfall

Games of `sensible` bots on seeds the bot was not tuned on, with different seeds in each row. Intervals
are Wilson's, 95%. The numbers show how these bots play, not how people do. To repeat, or to play more games:

```
.venv/bin/python scripts/measure_voidfall.py --games 300 --jobs 2
```

The targets: 120 Influence in the introduction in 80% of deals; against the Voidborn 40 to 90% of games won at the
lowest difficulty in every scenario, and fewer at each step up. "Least Influence" is that of the House with the least,
because every House needs as much as the Voidborn. Games lost at once to Catastrophes are left out of both means. A row
with few games says little: read its interval.

Printed or sourced, and left unchanged: the 60, 100 and 140 Influence of the Voidborn, when Harbingers come, the Alerts
of the second Cycle of an easy game, and the solo maps except for the tokens on six of them. Ours, and tuned with such
games: those tokens, the other Alerts, the Starting Crises, the Crises and the costs on the Crisis board, and the
cooperative maps. These have smaller fleets than competitive ones, Corruption only in sectors of Population 4 or more,
two Safe Havens of two levels, and no Rift for three players: with one they won 33% of 30 easy games (19.2–51.2),
because their galaxy has the most sectors for each House and the Rift stayed unsealed. In “Darkest Hour” only sectors
of Population 4 and more have larger fleets: with larger ones everywhere three and four players won 25 and 33% of 12
easy games each. There and in “When Darkness Fades” four players have no Rift either: with it they won 35% of 108
(26.8–44.6) and 40% of 82 easy games (30.3–51.1).

“And One For All”, of which 19 of the first 20 easy games were won, was measured further before anything was changed:
that was luck, and its whole map is sourced. Version 3, with 105 easy solo games and 24 of each harder level in every
scenario, gave the same results: 68.8% of easy games won, 31.2% of medium, 3.6% of hard. The games were played under
rules versions 5 to 9. The differences between them are rare: Credits for the price of a Crisis, Corrupted sectors in
two Crises and an Agenda, Starbases and Carriers in All-out War and Orbital Docks, empty piles of tokens, effects that
only another effect of the same action makes possible, two benefits of Technologies that may be declined, Crises that
production resolves, and penalties of more Influence than one has. Of 96 easy solo games on the same seeds, 67 were won
under version 5 and 65 under version 7; of 59 under versions 7 and 8, 40 and 39. Under version 9, 56 of the first 80
easy solo games were won (70.0%, 59.2–78.9) and 27 of 39 cooperative ones (69.2%, 53.6–81.4).

The scenarios with the largest fleets were played again alone under version 13, where a Fleet Power absorbs once in a
combat: of 43 easy games of “Darkest Hour”, “Today Is Not the Day” and “Fall of Civilization” 25 were won (58.1%,
43.3–71.6), of 42 medium ones 8 (19.0%, 10.0–33.3), of 42 hard ones 2 (4.8%, 1.3–15.8): no different from the rows
below. In these games bots in simulations keep to the plan they made, as they always did at tables, instead of
planning anew before every answer; a simulated game takes half the time. The introduction ends with 221 Influence on
average (14 games).

Version 10 changed what is ours once more, and the rows below have not been played again with it: penalties of Crises
that were free or could cost a sector now cost about as much as others of their level (in 52 positions of solo games, by
the judgement of the bot: 2 to 3 Influence at the start, 2 to 5 at level I, 4 to 9 at level II, 6 to 10 at level III;
making a Crisis permanent costs 9); three Crises that were hardly ever resolved have a second way; the last slot of the
economic row and the full row ask for less; Novaris and Astoran pay less Upkeep, Kradmor gains less. To measure each
House alone:

```
.venv/bin/python scripts/measure_voidfall.py --tables houses --games 40 --jobs 2
```
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


def against(tally: Tally) -> list[str]:
    """A row of the games against the Voidborn."""
    row, share = tally.row, tally.share
    broken = 100 * tally.lost_at_once / tally.games
    return [
        row.scenario, row.difficulty, str(tally.games), f"{100 * share.share:.1f}", limits(share),
        tally.mean(tally.points), tally.mean(tally.bar), f"{broken:.1f}",
    ]  # fmt: skip


def summed(tallies: list[Tally]) -> str:
    """The sentence about all scenarios of a table together, by difficulty."""
    said = []
    for level in LEVELS:
        found = [tally for tally in tallies if tally.row.difficulty == level]
        if found:
            share = whole(found)
            games = sum(tally.games for tally in found)
            said.append(f"{level} {100 * share.share:.1f}% ({limits(share)}) of {games}")
    return "All together: " + "; ".join(said) + ".\n"


def introduction(tally: Tally) -> list[str]:
    """The row of the introduction."""
    share = tally.share
    return [str(tally.games), f"{100 * share.share:.1f}", limits(share), tally.mean(tally.points), str(tally.least)]


def among_random(tally: Tally) -> list[str]:
    """A row of the games among random players."""
    row, share = tally.row, tally.share
    return [
        row.scenario, str(row.players), str(tally.games), f"{100 * share.share:.1f}", limits(share),
        tally.mean(tally.points), tally.mean(tally.bar),
    ]  # fmt: skip


def whole(tallies: list[Tally]) -> Share:
    """The share of games won in several rows together."""
    return wilson(sum(tally.won for tally in tallies), sum(tally.games for tally in tallies))


def limits(share: Share) -> str:
    """The interval of a share, in per cent."""
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


TABLES_OF: dict[str, Any] = {
    "introduction": (["games", "120 Influence, %", "95% interval", "Influence", "least"], introduction),
    "random": (
        ["scenario", "players", "games", "sensible won, %", "95% interval", "Influence", "random players'"],
        among_random,
    ),
}
"""The headers and the cell functions of the tables without games against the Voidborn."""


if __name__ == "__main__":
    main()
