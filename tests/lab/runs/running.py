"""Running `stolik lab run` as a program of its own, so that it can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

PROGRAM = """
import sys
from stolik.cli import main
from stolik.lab.report import page
from stolik.lab.runs import running
running.SECONDS = 0.05  # many small chunks
page.drawn = lambda *plot: ""  # takes as long as the games
if __name__ == "__main__":
    main(["lab", "run", *sys.argv[1:]])
"""
PLAN = """
game = "not_alone"
games = 8
players = [2, 3]
bots = ["random", ["sensible", "random"]]
decisions = true
log = true

[options]
resist_limit = ["two", "unlimited"]
"""
GAMES = 8 * 2 * 2 * 3
PATIENCE = 240
TABLES = ("games", "decisions", "log")


def plan_in(folder: Path, text: str = PLAN) -> Path:
    """A file with the plan."""
    file = folder / "plan.toml"
    file.write_text(text, encoding="utf-8")
    return file


def start(*args: str | Path, cwd: Path | None = None) -> subprocess.Popen[str]:
    """Begin or go on with a run."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env=os.environ | {"LANG": "en", "LC_ALL": "", "LC_MESSAGES": ""},
    )


def run(*args: str | Path, cwd: Path | None = None) -> tuple[int, str]:
    """Run to the end. Returns the exit code and what was printed."""
    with start(*args, cwd=cwd) as program:
        said, complained = program.communicate(timeout=PATIENCE)
    return program.returncode, said + complained


def hashes(results: Path) -> dict[str, str]:
    """The hashes of the tables."""
    return {name: sha256((results / f"{name}.parquet").read_bytes()).hexdigest() for name in TABLES}


def chunks(results: Path) -> int:
    """How many chunks are kept."""
    return len(list((results / "chunks").glob("*.jsonl.gz")))


def until(true: Callable[[], object], program: subprocess.Popen[str]) -> bool:
    """Wait until something is true. Returns False if the program ends before."""
    ends = time.monotonic() + PATIENCE
    while not true():
        if program.poll() is not None:
            return False
        assert time.monotonic() < ends
        time.sleep(0.01)
    return True


def workers_of(program: subprocess.Popen[str]) -> list[int]:
    """The ids of the processes that play for it."""
    tasks = Path(f"/proc/{program.pid}/task").iterdir()
    children = [int(child) for task in tasks for child in of_process(task / "children").split()]
    return [child for child in children if b"spawn_main" in of_process(Path(f"/proc/{child}/cmdline"))]


def of_process(file: Path) -> bytes:
    """What the system says of a process or a thread; nothing if it has just ended."""
    try:
        return file.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def alive(process: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
