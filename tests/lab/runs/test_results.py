"""The tables of a run hold what was played, and its folder holds one run only."""

from __future__ import annotations

import fcntl
import json
import re
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import duckdb
import pytest
from tests.cli.command import stolik

from stolik.bots import seated
from stolik.core.play import playout
from stolik.files import NotWritable
from stolik.lab.report import page, wins
from stolik.lab.report.study import Study
from stolik.lab.runs.cells import cells
from stolik.lab.runs.game import Chunk, play_chunk
from stolik.lab.runs.results import Results
from stolik.lab.runs.tables import open_tables
from stolik.registry import games as stolik_games
from stolik.registry import new_game
from stolik.text import catalogue

PLAN = """
game = "not_alone"
games = 4
players = 3
bots = ["random", ["sensible", "random"]]
decisions = true
log = true

[options]
expert = [false, true]
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    (folder / "plan.toml").write_text(PLAN, encoding="utf-8")
    ended = stolik("lab", "run", str(folder / "plan.toml"), "-o", str(folder / "results"), "--jobs", "2")
    assert ended.code == 0, ended.err
    assert "24 games are in" in ended.out
    return folder / "results"


def rows(results: Path, query: str) -> list[tuple[Any, ...]]:
    with duckdb.connect() as database:
        return database.execute(query.replace("FROM '", f"FROM '{results}/")).fetchall()


def test_there_is_a_row_for_each_game(results: Path) -> None:
    found = rows(results, "SELECT game, cell, seed, swap, option_expert, bots FROM 'games.parquet'")
    assert [row[0] for row in found] == list(range(24))
    assert found[:7] == [
        (0, 0, 1, 0, False, "random"),
        (1, 1, 1, 0, False, "sensible : random"),
        (2, 1, 1, 1, False, "sensible : random"),
        (3, 2, 1, 0, True, "random"),
        (4, 3, 1, 0, True, "sensible : random"),
        (5, 3, 1, 1, True, "sensible : random"),
        (6, 0, 2, 0, False, "random"),
    ]
    seats = rows(results, "SELECT seats FROM 'games.parquet' WHERE game = 1")[0][0]
    assert [(seat["role"], seat["bot"]) for seat in seats] == [
        ("creature", "sensible"),
        ("hunted", "random"),
        ("hunted", "random"),
    ]


def test_the_row_tells_how_the_same_game_ends_outside_a_run(results: Path) -> None:
    ((reason, turns, winners, seats),) = rows(
        results, "SELECT reason, turns, winners, seats FROM 'games.parquet' WHERE game = 5"
    )
    start = new_game("not_alone", players=3, seed=1, options={"expert": True})
    names = ("random", "sensible", "sensible")
    bots = {seat: seated(bot, start.game, seat, Random(f"1/{seat}/{bot}")) for seat, bot in enumerate(names)}
    end = playout(start, bots, record=True)
    assert end.outcome is not None
    assert (reason, winners) == (end.outcome.reason, list(end.outcome.winners))
    assert turns == end.game.turns(end.observe(None))
    decisions = rows(results, "SELECT seat, kind, chosen, options, turn FROM 'decisions.parquet' WHERE game = 5")
    given = iter(end.history)
    for seat, kind, chosen, options, turn in decisions:
        assert any(one[:2] == (seat, kind) and _listed(one[2]) == chosen for one in given), "in the order of the game"
        assert not options or set(chosen) <= set(options)
        assert 0 <= turn <= turns
    assert [sum(row[0] == seat for row in decisions) for seat in range(3)] == [seat["decisions"] for seat in seats]
    told = rows(results, "SELECT id, args, \"to\" FROM 'log.parquet' WHERE game = 5")
    assert [(id, json.loads(args)) for id, args, _ in told] == [(line.id, line.args) for line in end.story()]
    assert any(to for _, _, to in told), "who may read a line is kept"


def _listed(plain: Any) -> list[str]:
    return [str(one) for one in (plain if isinstance(plain, list) else [plain])]


def test_what_is_finished_is_not_played_again(results: Path) -> None:
    before = {file.name: file.stat().st_mtime_ns for file in results.glob("*.parquet")}
    ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(results))
    assert ended.code == 0
    assert {file.name: file.stat().st_mtime_ns for file in results.glob("*.parquet")} == before


def test_results_of_another_plan_or_program_are_not_mixed_in(results: Path, tmp_path: Path) -> None:
    plan = str(results.parent / "plan.toml")
    ended = stolik("lab", "run", plan, "-o", str(results), "--games", "5")
    assert ended.code == 2
    assert "results of another plan: there “games” is 4, here 5" in ended.err
    other = tmp_path / "other"
    shutil.copytree(results, other)
    run = json.loads((other / "run.json").read_text())
    (other / "run.json").write_text(json.dumps(run | {"code": "0"}))
    assert "another version of Stolik" in stolik("lab", "run", plan, "-o", str(other)).err
    (other / "run.json").write_text(json.dumps(run | {"rules": 1}))
    assert "under version 1 of the rules" in stolik("lab", "run", plan, "-o", str(other)).err
    (other / "run.json").unlink()
    assert "holds other files" in stolik("lab", "run", plan, "-o", str(other)).err
    assert sorted(file.name for file in other.glob("*.parquet")) == sorted(f.name for f in results.glob("*.parquet"))


def test_two_runs_do_not_write_to_one_folder(results: Path) -> None:
    with (results / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(results))
    assert ended.code == 2
    assert "Another run is writing" in ended.err


def test_a_file_is_no_folder_of_results(results: Path) -> None:
    ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(results / "games.parquet"))
    assert ended.code == 2
    assert "games.parquet is a file" in ended.err


def test_damaged_tables_are_told(results: Path, tmp_path: Path) -> None:
    shutil.copytree(results, tmp_path, dirs_exist_ok=True)
    (tmp_path / "games.parquet").write_bytes(b"PAR1")
    for command in (["report"], ["run", str(results.parent / "plan.toml"), "-o"]):
        ended = stolik("lab", *command, str(tmp_path))
        assert ended.code == 2
        assert f"A file of the results in {tmp_path} is damaged" in ended.err
        assert "games.parquet" in ended.err


@pytest.fixture
def begun(results: Path, tmp_path: Path) -> Results:
    """The same run, of which the games 0 and 1 and the games 2 to 5 are kept."""
    run = Results(results).run
    begun = Results(tmp_path / "begun")
    begun.chunks.mkdir(parents=True)
    shutil.copy(results / "run.json", begun.folder)
    for numbers in (range(2), range(2, 6)):
        begun.keep(play_chunk(run.plan, cells(run.plan), numbers, run.code))
    return begun


def test_the_games_of_a_damaged_chunk_are_played_again(results: Path, begun: Results) -> None:
    chunk = begun.chunks / "000000002-000000006.jsonl.gz"
    chunk.write_bytes(chunk.read_bytes()[:-9])
    told = stolik("lab", "report", str(begun.folder))
    assert told.code == 2
    assert f"A file of the results in {begun.folder} is damaged" in told.err
    ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(begun.folder), "--jobs", "1")
    assert ended.code == 0, ended.err
    for table in ("games", "decisions", "log"):
        assert (begun.folder / f"{table}.parquet").read_bytes() == (results / f"{table}.parquet").read_bytes()


def test_tables_that_were_being_gathered_are_gathered_again(results: Path, begun: Results) -> None:
    run = begun.run
    begun.keep(play_chunk(run.plan, cells(run.plan), range(6, 24), run.code))
    (begun.folder / "games.parquet").write_bytes(b"from the run that was killed")
    (begun.folder / ".stolik-log.parquet").write_bytes(b"unfinished")
    ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(begun.folder), "--jobs", "1")
    assert ended.code == 0, ended.err
    assert {file.name for file in begun.folder.iterdir()} == {file.name for file in results.iterdir()}
    for table in ("games", "decisions", "log"):
        assert (begun.folder / f"{table}.parquet").read_bytes() == (results / f"{table}.parquet").read_bytes()


def test_a_full_disk_keeps_what_was_played(results: Path, begun: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(results: Results, chunk: Chunk) -> None:
        raise NotWritable(file="chunk", reason="system", detail="No space left on device")

    monkeypatch.setattr(Results, "keep", full)
    ended = stolik("lab", "run", str(results.parent / "plan.toml"), "-o", str(begun.folder), "--jobs", "1")
    assert ended.code == 2
    assert "6 of 24 games are kept" in ended.err
    assert "No space left on device" in ended.err


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    ended = stolik("lab", "run", "not-alone-cards")
    assert ended.code == 2
    assert 'pip install "stolik[lab]"' in ended.err


BROKEN = """
from stolik.bots.random_bot import RandomBot

def broken(game, seat, rng):
    if rng.random() < 0.5:
        raise ValueError("no idea")
    return RandomBot(game, seat, rng)
"""


def test_a_bot_of_ones_own_plays_and_its_errors_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *sys.path])
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    Path("plan.toml").write_text('game = "not_alone"\nplayers = 2\ngames = 12\nbots = "own_bots:broken"\n')
    ended = stolik("lab", "run", "plan.toml", "--jobs", "1")
    sys.modules.pop("own_bots", None)
    assert ended.code == 1
    errors = rows(Path("plan.results"), "SELECT error FROM 'games.parquet' WHERE error IS NOT NULL")
    assert 0 < len(errors) < 12
    assert set(errors) == {("ValueError: no idea (own_bots.py:6)",)}
    assert f"{len(errors)} games ended with an error" in ended.err
    assert "no idea" in Path("plan.results/report.html").read_text(encoding="utf-8")


def test_the_report_is_one_page_in_both_languages(results: Path, tmp_path: Path) -> None:
    english = (results / "report.html").read_text(encoding="utf-8")
    assert stolik("lab", "report", str(results), "-o", str(tmp_path / "pl.html"), "--lang", "pl").code == 0
    polish = (tmp_path / "pl.html").read_text(encoding="utf-8")
    assert "Not Alone" in english
    assert "Obecność: raport z serii" in polish
    for text in (english, polish):
        assert text.count("<svg") >= 8, "each plot is there for a desktop and for a phone"
        assert "report-" not in text, "each message is in the catalogue"
        assert "http" not in text.replace("http://www.w3.org/", "")
        assert "<script" not in text
    ((won,),) = rows(results, "SELECT count(*) FROM 'games.parquet' WHERE cell = 0 AND list_contains(winners, 0)")
    assert re.search(rf"<td>{25 * won}\.0</td><td>[^<]*</td><td>4</td>", english)
    assert "This is no cause" in english
    assert "Sensible bot against Random bot" in english
    assert "Bot rozważny kontra Bot losowy" in polish
    assert "<details>" not in english, "a table of a few rows is open"


def test_long_tables_are_folded(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "MOST_OPEN", 3)
    assert "<summary>All 12 rows</summary>" in page.page(Results(results), "plan", "en")


def test_more_cells_than_a_plot_shows_are_also_counted_together(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins, "MOST_DRAWN", 8)
    text = page.page(Results(results), "plan", "en")
    assert text.index("in all cells together") < text.index("Who wins, cell by cell")
    ((share,),) = rows(
        results,
        """SELECT avg(share) FROM (
            SELECT seed, avg(list_contains(winners, 0)::INT) AS share FROM 'games.parquet'
            WHERE seats[1].bot = 'sensible' GROUP BY seed
        )""",
    )
    assert f'<th scope="row">Creature (Sensible bot)</th><td>{100 * share:.1f}</td>' in text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_report_asks_as_players_are_asked(results: Path, lang: str) -> None:
    with open_tables(Results(results), Results(results).run.plan) as database:
        for game in stolik_games().values():
            study = Study(database, Results(results).run.plan, catalogue(lang, game.id))
            study.game = game
            assert len(set(map(study.question, game.kinds))) == len(game.kinds), "each is told from the others"
            for kind in game.kinds:
                asked = study.question(kind)
                assert asked[:1] == "…" or asked[:1].isupper() or asked == kind.replace("_", " ")
                assert not asked.endswith((".", ":"))
                assert "{" not in asked
                assert len(asked) < 130, (kind, asked)
            assert study.question("no_such_kind") == "no such kind"
    if lang == "en":
        assert "Choose a Place to go to" in page.page(Results(results), "plan", lang)


def test_there_is_no_report_without_results(tmp_path: Path) -> None:
    ended = stolik("lab", "report", str(tmp_path))
    assert ended.code == 2
    assert "There are no results of games" in ended.err
