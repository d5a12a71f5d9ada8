"""`scripts/load.py` plays every game, with bots and previews, as a client that knows only what it is sent."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stolik
from load import read_case
from loading.people import sample
from stolik.core.question import SEATS, Amounts, Choose, ChooseSome, Number, Order, Question

SCRIPT = Path(__file__).parents[2] / "scripts" / "load.py"
CORE = str(min(os.sched_getaffinity(0)))
QUESTIONS: list[Question[Any]] = [
    Choose("one", SEATS[:3]),
    ChooseSome("some", SEATS[:5], 0, 3),
    ChooseSome("all", SEATS[:2], 2, 2),
    Number("number", -2, 4),
    Order("order", SEATS[:4]),
    Amounts("pay", SEATS[:3], (2, 0, 5), 3, 9),
    Amounts("none", SEATS[:2], (0, 0), 0, 4),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind)
def test_an_answer_to_every_type_of_question_is_legal(question: Question[Any]) -> None:
    rng = Random(1)
    seen = {str(question.check(sample(question.wire(), rng))) for _ in range(200)}
    assert (len(seen) == 1) == (question.only() is not None)


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *args, "--cores", CORE, CORE]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


@pytest.mark.long
def test_every_game_is_played_with_bots_and_previews() -> None:
    games = ["not_alone", "terrorscape", "voidfall", "zona"]
    cases = [f"{game}-open-6" for game in games]
    ended = run(*cases, "--seconds", "4", "--warm", "1", "--previews", "4", "--bots", "1")
    troubles = [line for line in ended.stderr.splitlines() if " INFO " not in line]
    assert (ended.returncode, troubles) == (0, [])
    head, _, *rows = (line.strip("| ").split(" | ") for line in ended.stdout.splitlines())
    measured = [dict(zip(head, row, strict=True)) for row in rows]
    assert [row["case"] for row in measured] == cases
    for row in measured:
        assert row["errors"] == "0"
        assert float(row["moves/s"]) > 0
        assert float(row["previews"].partition(":")[0]) > 0


def test_every_installed_game_has_its_cases() -> None:
    for game in stolik.games():
        case = read_case(f"{game}-closed-3", bots=1)
        assert (case.game, case.tables, len(case.request["seats"])) == (game, 3, case.players)
    for wrong in ("zone-open-3", "zona-opened-3", "open", "open-0", "zona-open-3-3"):
        with pytest.raises(ValueError, match="is no case"):
            read_case(wrong, bots=0)
    with pytest.raises(ValueError, match="must be a person's"):
        read_case("open-3", bots=4)
