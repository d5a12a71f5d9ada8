"""The balance report and its rows."""

from __future__ import annotations

from stolik.lab.balance import Study, table
from stolik.lab.simulate import Plan, simulate

LIKE = Plan("terrorscape", 2, 3, 1, ("random", "random"))
STUDY = Study("Some", {"killer": ("butcher", "spectre"), "difficulty": ("none", "hard")}, {"dice": "harsh"})


def test_every_combination_is_a_row() -> None:
    assert [tuple(row.values()) for row in STUDY.rows()] == [
        ("butcher", "none"),
        ("butcher", "hard"),
        ("spectre", "none"),
        ("spectre", "hard"),
    ]
    assert STUDY.plan(STUDY.rows()[1], LIKE).options == {"dice": "harsh", "killer": "butcher", "difficulty": "hard"}


def test_a_row_tells_how_often_the_role_wins_and_how_games_ended() -> None:
    reports = [simulate(STUDY.plan(row, LIKE)) for row in STUDY.rows()]
    lines = table(STUDY, reports, "killer", ["darkness", "killed", "struck_back"]).splitlines()
    assert lines[0] == "## Some"
    assert lines[2].startswith(
        "| killer | difficulty | killer wins, % | 95% interval | rounds | darkness, % | killed, %"
    )
    assert len(lines) == 4 + 4
    first = [cell.strip() for cell in lines[4].strip("|").split("|")]
    assert first[:2] == ["butcher", "none"]
    won = reports[0].rates["killer"]
    assert first[2:4] == [f"{100 * won.share:.1f}", f"{100 * won.low:.1f}–{100 * won.high:.1f}"]
    ended = [f"{100 * reports[0].reasons.get(reason, 0) / 3:.1f}" for reason in ("darkness", "killed", "struck_back")]
    assert first[5:] == ended
