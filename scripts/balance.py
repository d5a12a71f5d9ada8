"""Measure the balance of a game, sensible bots on both sides, and write docs/balance/<game>.md.

    .venv/bin/python scripts/balance.py terrorscape --games 2000 --jobs 2

Every row of a table plays the same seeds. The file is written anew after each row, so that a run cut short leaves what
it has.
"""

import argparse
from pathlib import Path

import stolik
from stolik.lab.balance import Study, table
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
    )
}
"""For each game the role whose wins are counted, and its tables."""


def main() -> None:
    """Play, print each row's options as it is done, write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(STUDIES))
    parser.add_argument("--games", type=int, default=2000, help="games in each row")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write; by default docs/balance/<game>.md")
    chosen = parser.parse_args()
    role, studies = STUDIES[chosen.game]
    like = Plan(chosen.game, chosen.players, chosen.games, chosen.seed, ("sensible",) * chosen.players)
    played: list[list[Report]] = [[] for _ in studies]
    out = chosen.out or DOCS / f"{chosen.game}.md"
    out.parent.mkdir(parents=True, exist_ok=True)
    for study, reports in zip(studies, played, strict=True):
        for row in study.rows():
            report = simulate(study.plan(row, like), chosen.jobs)
            if report.errors:
                raise SystemExit(f"seed {report.failures[0].seed}: {report.failures[0].error}")
            reports.append(report)
            print(row, report.rates[role], f"{report.seconds:.0f} s", flush=True)
            out.write_text(document(like, role, studies, played), encoding="utf-8")


def document(like: Plan, role: str, studies: tuple[Study, ...], played: list[list[Report]]) -> str:
    """The file as far as it goes."""
    words = catalogue("en", like.game)
    game = stolik.games()[like.game]
    happened = {reason for reports in played for report in reports for reason in report.reasons}
    reasons = sorted(happened)
    legend = "".join(f"- {reason.replace('_', ' ')}: {words.say(f'reason-{reason}')}\n" for reason in reasons)
    head = (
        f"# Balance of {words.say(f'game-{game.id}')}\n\n"
        f"{like.games:,} games a row between `sensible` bots, {like.players} players, seeds from {like.seed}, "
        f"rules version {game.version}. Intervals are Wilson's, 95%. The numbers tell how these bots play, "
        "not how people do. Again:\n\n"
        f"```\n.venv/bin/python scripts/balance.py {like.game} --games {like.games}\n```\n\n"
    )
    return (
        head
        + f"How games ended:\n\n{legend}\n"
        + "\n".join(
            table(study, reports, role, reasons) for study, reports in zip(studies, played, strict=True) if reports
        )
    )


if __name__ == "__main__":
    main()
