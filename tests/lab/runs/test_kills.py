"""Whatever is killed, the same command finishes the run, and the tables have the same bytes."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from functools import partial
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest
from tests.lab.runs.running import GAMES, alive, chunks, hashes, plan_in, run, start, until, workers_of

KILLS = 20 if os.environ.get("STOLIK_LONG") else 3
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The hashes of a run with one worker that nothing disturbed."""
    folder = tmp_path_factory.mktemp("undisturbed")
    code, said = run(plan_in(folder), "-o", folder / "results", "--jobs", "1")
    assert code == 0, said
    return hashes(folder / "results")


def test_the_run_is_killed_again_and_again(tmp_path: Path, undisturbed: dict[str, str]) -> None:
    rng, results, kills = Random(KILLS), tmp_path / "results", 0
    plan = plan_in(tmp_path)
    while kills < KILLS:
        wanted = chunks(results) + rng.randrange(3)
        with start(plan, "-o", results, "--jobs", "2") as program:
            if not until(partial(enough, results, wanted, program), program):
                assert program.wait() == 0
                assert hashes(results) == undisturbed, "finished before it could be killed: once more from the start"
                rmtree(results)
                continue
            time.sleep(rng.random() / 10)
            playing, kept = workers_of(program), chunks(results)
            program.kill()
            kills += 1
        assert until_dead(playing), "the workers of a killed run end too"
        assert chunks(results) >= kept, "what was kept stays"
    code, said = run(plan, "-o", results, "--jobs", "2")
    assert code == 0, said
    assert f"{GAMES} games" in said
    assert hashes(results) == undisturbed
    assert sorted(file.name for file in results.iterdir()) == sorted(
        ["decisions.parquet", "games.parquet", "lock", "log.parquet", "report.html", "run.json", "times.parquet"]
    )


def test_a_killed_worker_ends_nothing(tmp_path: Path, undisturbed: dict[str, str]) -> None:
    results = tmp_path / "results"
    with start(plan_in(tmp_path), "-o", results, "--jobs", "2") as program:
        assert until(lambda: chunks(results) >= 2, program)
        os.kill(workers_of(program)[0], signal.SIGKILL)
        said, complained = program.communicate(timeout=240)
    assert program.returncode == 0, said + complained
    assert hashes(results) == undisturbed


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path, undisturbed: dict[str, str]) -> None:
    plan, results = plan_in(tmp_path), tmp_path / "results"
    with start(plan, "-o", results, "--jobs", "2") as program:
        assert until(lambda: chunks(results) >= 2, program)
        playing = workers_of(program)
        program.send_signal(signal.SIGINT)
        said, complained = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "The same command goes on from there" in complained
    assert "Traceback" not in said + complained
    assert until_dead(playing)
    kept = chunks(results)
    assert kept >= 2
    code, said = run(plan, "-o", results, "--jobs", "2")
    assert code == 0, said
    assert hashes(results) == undisturbed


DEADLY = """
import os
from random import Random
from stolik.bots.random_bot import RandomBot

def deadly(game, seat, rng):
    if seat == 0 and rng.getstate() == Random("4/0/deadly:deadly").getstate():
        open("deaths", "a").write("x")
        os.kill(os.getpid(), 9)
    return RandomBot(game, seat, rng)
"""


def test_a_game_that_kills_its_process_is_left_out_and_the_others_are_played(tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    plan = plan_in(tmp_path, 'game = "not_alone"\ngames = 30\nplayers = 2\nbots = "deadly:deadly"\n')
    code, said = run(plan, "-o", "results", "--jobs", "1", cwd=tmp_path)
    assert code == 1
    assert "left out" in said
    assert (tmp_path / "deaths").read_text() == "xxx"
    assert (tmp_path / "results" / "games.parquet").exists()
    code, said = run(plan, "-o", "results", "--jobs", "1", cwd=tmp_path)
    assert code == 1
    assert (tmp_path / "deaths").read_text() == "xxxxxx", "the same command tries again, and only what is missing"


def enough(results: Path, wanted: int, program: subprocess.Popen[str]) -> bool:
    return chunks(results) >= wanted and bool(workers_of(program))


def until_dead(processes: list[int]) -> bool:
    for _ in range(1000):
        if not any(map(alive, processes)):
            return True
        time.sleep(0.02)
    return False
