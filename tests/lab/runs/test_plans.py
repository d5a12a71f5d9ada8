"""A plan says what is played; what is wrong in it is said with its line and what is allowed there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import stolik

from stolik.lab.runs.cells import Place, cells, places, total
from stolik.lab.runs.errors import BadPlan, UnknownPlan
from stolik.lab.runs.plan import find_plan, read_plan, shipped

PLAN = """\
# Two options
game = "not_alone"
games = 3
players = [2, 4]
bots = ["sensible", ["sensible", "random"]]

[options]
expert = [false, true]
resist_limit = "unlimited"
"""


def test_there_is_a_cell_for_each_combination() -> None:
    plan = read_plan(PLAN)
    found = cells(plan)
    assert [(cell.players, cell.options["expert"], cell.bots) for cell in found] == [
        (2, False, "sensible"),
        (2, False, "sensible : random"),
        (2, True, "sensible"),
        (2, True, "sensible : random"),
        (4, False, "sensible"),
        (4, False, "sensible : random"),
        (4, True, "sensible"),
        (4, True, "sensible : random"),
    ]
    assert {cell.options["resist_limit"] for cell in found} == {"unlimited"}
    assert found[5].seatings == (("sensible", *["random"] * 3), ("random", *["sensible"] * 3))
    assert total(plan, found) == 3 * 4 * (1 + 2)


def test_every_deal_is_played_in_every_cell_before_the_next_one() -> None:
    plan = read_plan(PLAN)
    played = list(places(plan, cells(plan), range(24)))
    assert [place.seed for place in played] == [1] * 12 + [2] * 12
    assert _where(played[:12]) == _where(played[12:])
    assert [place.game for place in places(plan, cells(plan), range(7, 9))] == [7, 8]


def _where(some: list[Place]) -> list[tuple[int, int]]:
    return [(place.cell.number, place.swap) for place in some]


def test_where_all_roles_are_alike_each_bot_has_been_in_every_seat() -> None:
    (cell,) = cells(read_plan('game = "zona"\nplayers = 3\nbots = [["sensible", "random"]]'))
    assert cell.seatings == (
        ("sensible", "random", "random"),
        ("random", "sensible", "random"),
        ("random", "random", "sensible"),
    )
    (cell,) = cells(read_plan('game = "zona"\nplayers = 3\nbots = [["sensible", "random"]]\nswap = false'))
    assert cell.seatings == (("sensible", "random", "random"),)


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("game = ", 1, "This is not TOML"),
        ("players = 2", 1, "The key “game” is missing"),
        ('game = "not_alon"', 1, "There is no game “not_alon”"),
        ('game = "zona"\n\nplayrs = 5', 3, "Did you mean “players”?"),
        ('game = "zona"\ngames = 0', 2, "“games” cannot be 0. Allowed: 1–"),
        ('game = "zona"\nswap = 1', 2, "Allowed: true, false"),
        ('game = "zona"\nplayers = [1, 9]', 2, "9"),
        ('game = "zona"\nplayers = [1, 1]', 2, "“players” cannot be [1, 1]. Allowed: one value or a list"),
        ('game = "zona"\nbots = ["sensible", "sensibel"]', 2, "There is no bot “sensibel”. Known bots:"),
        ('game = "zona"\nbots = "sensibel"', 2, "Did you mean “sensible”?"),
        ('game = "zona"\nbots = "nowhere:Bot"', 2, "nowhere"),
        ('game = "not_alone"\nbots = [["random", "beginner", "sensible"]]', 2, "too many bots: at this table 2 play"),
        ('game = "zona"\n[options]\nquick = true\nquik = true', 4, "Did you mean “quick”?"),
        ('game = "zona"\n[options]\nprices = ["bare", "free"]', 3, "free"),
        ('game = "not_alone"\n[deals]\na = {}\nb = { "seat:1" = { survival = "doge" } }', 4, "dodge"),
        ('game = "zona"\n[deals.x]\n"seat:0" = { charakter = "iwan" }', 2, "character"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, text: str, line: int, said: str) -> None:
    with pytest.raises(BadPlan) as wrong:
        read_plan(text)
    assert wrong.value.line == line
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    ended = stolik("lab", "run", str(file), "-o", str(tmp_path / "results"))
    assert ended.code == 2
    assert ended.err.startswith(f"{file}, line {line}: ")
    assert said in ended.err
    assert not (tmp_path / "results").exists()
    assert stolik("lab", "run", str(file), lang="pl").err.startswith(f"{file}, wiersz {line}: ")


def test_the_plans_of_the_program_can_be_played_and_are_listed() -> None:
    listed = stolik("lab", "plans").out
    for name, text in shipped().items():
        assert cells(read_plan(text, name))
        assert name in listed
        assert text.startswith("# ")
        assert text.splitlines()[0].removeprefix("# ") in listed
    assert stolik("lab", "plans", "not-alone-cards").out == shipped()["not-alone-cards"]
    with pytest.raises(UnknownPlan):
        find_plan("not-alone-card")
    assert "Did you mean “not-alone-cards”?" in stolik("lab", "run", "not-alone-card").err
