"""Measure the balance of a game, sensible bots in all seats, and write docs/balance/<game>.md.

    .venv/bin/python scripts/balance.py terrorscape --games 2000 --jobs 2

Every row of a table plays the same seeds. With `--log FILE` the played rows are kept in that file, and an interrupted
run continues where it stopped. For Voidfall and Zona use scripts/measure_voidfall.py and measure_zona.py.
"""

import argparse
from pathlib import Path

import msgspec

import stolik
from stolik.files import check_writable, write
from stolik.lab.balance import Study, table
from stolik.lab.kept import Kept
from stolik.lab.simulate import Plan, Report, simulate
from stolik.text import catalogue

DOCS = Path(__file__).parent.parent / "docs" / "balance"
KILLERS = ("butcher", "spectre", "murderer")

STUDIES: dict[str, tuple[str, tuple[Study, ...]]] = {
    "terrorscape": (
        "killer",
        (
            Study(
                "Killers and difficulties",
                {"killer": KILLERS, "difficulty": ("none", "easy", "normal", "hard", "nightmare")},
            ),
            Study("Harsh dice (0, 0, 1, 1, 1, 3)", {"killer": KILLERS}, {"dice": "harsh"}),
        ),
    ),
}
"""For each game, the role (or seat) whose wins are counted, and the tables."""


def main() -> None:
    """Play, print each row as it is done, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(STUDIES))
    parser.add_argument("--games", type=int, default=2000, help="games in each row")
    parser.add_argument("--tables", type=int, nargs="+", help="only these tables, from 1; the file has no others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where rows are kept; those found there are not played again")
    parser.add_argument("--out", type=Path, help="where to write; by default docs/balance/<game>.md")
    parser.add_argument("--only", nargs="+", help="only rows with one of these values, such as butcher")
    parser.add_argument("--levels", nargs="+", help="only rows of these difficulties")
    chosen = parser.parse_args()
    role, studies = STUDIES[chosen.game]
    if chosen.tables:
        studies = tuple(studies[number - 1] for number in chosen.tables)
    if chosen.only:
        studies = tuple(filter(None, (part(study, next(iter(study.varied)), chosen.only) for study in studies)))
    if chosen.levels:
        studies = tuple(filter(None, (part(study, "difficulty", chosen.levels) for study in studies)))
    out = chosen.out or DOCS / f"{chosen.game}.md"
    out.parent.mkdir(parents=True, exist_ok=True)
    check_writable(out)
    like = Plan(chosen.game, 2, chosen.games, chosen.seed, ("sensible",) * 2)
    rows = [study.plan(row, like) for study in studies for row in study.rows()]
    kept = Kept(chosen.log, Report, key)
    plans = {key(plan): plan for plan in rows}
    for report in kept.play(lambda wanted: played(plans[wanted], chosen.jobs), plans):
        print(report.players, report.options, report.wins[role], f"{report.seconds:.0f} s", flush=True)
    reports = [kept.results[wanted] for wanted in plans]
    command = f"{chosen.game} --games {chosen.games}"
    for name, values in (("tables", chosen.tables), ("only", chosen.only), ("levels", chosen.levels)):
        command += f" --{name} {' '.join(map(str, values))}" if values else ""
    write(out, document(like, role, studies, reports, command).encode())


def part(study: Study, name: str, only: list[str]) -> Study | None:
    """The rows with one of these values of an option; None if there are none."""
    left = tuple(value for value in study.varied.get(name, ()) if value in only)
    return msgspec.structs.replace(study, varied={**study.varied, name: left}) if left else None


def key(row: Plan | Report) -> bytes:
    """What identifies a row."""
    return msgspec.json.encode((row.game, row.players, row.options, row.games, row.seed), order="sorted")


def played(plan: Plan, jobs: int) -> Report:
    """Play a row."""
    report = simulate(plan, jobs)
    if report.errors:
        raise SystemExit(f"seed {report.failures[0].seed}: {report.failures[0].error}")
    return report


def document(like: Plan, role: str, studies: tuple[Study, ...], reports: list[Report], command: str) -> str:
    """The text of the file; `command` holds the arguments that produce it again."""
    words = catalogue("en", like.game)
    game = stolik.games()[like.game]
    reasons = sorted({reason for report in reports for reason in report.reasons})
    legend = "".join(f"- {reason.replace('_', ' ')}: {words.say(f'reason-{reason}')}\n" for reason in reasons)
    head = (
        f"# Balance of {words.say(f'game-{game.id}')}\n\n"
        f"{like.games:,} games per row between `sensible` bots, seeds from {like.seed}, rules "
        f"version {game.version}.\nIntervals are Wilson's, 95%. The numbers show how these bots play, not how "
        f"people do. To repeat:\n\n```\n.venv/bin/python scripts/balance.py {command}\n```\n\n"
        f"How games ended:\n\n{legend}\n"
    )
    tables, first = [], 0
    for study in studies:
        size = len(study.rows())
        tables.append(table(study, reports[first : first + size], role, reasons))
        first += size
    return head + "\n".join(tables)


if __name__ == "__main__":
    main()
