"""A real cluster of Dask on this machine plays the same games as our own processes, whatever is killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.lab.runs.running import chunks, hashes, plan_in, run, start, until

pytest.importorskip("distributed")
pytestmark = pytest.mark.long
QUIET = os.environ | {"DASK_DISTRIBUTED__DASHBOARD__LINK": "", "PYTHONWARNINGS": "ignore"}


@contextmanager
def process(*args: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "distributed.cli.dask_" + args[0], *args[1:]]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=QUIET, start_new_session=True) as begun:
        try:
            yield begun
        finally:
            if begun.poll() is None:
                os.killpg(begun.pid, signal.SIGKILL)


@contextmanager
def scheduler() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    with process("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard") as begun:
        assert begun.stderr is not None
        for line in begun.stderr:
            if found := re.search(r"Scheduler at:\s*(tcp://\S+)", line):
                yield found[1], begun
                return


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[str]]:
    with process("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard") as begun:
        yield begun


def test_a_worker_of_a_cluster_is_killed_and_the_tables_are_those_of_the_pool(tmp_path: Path) -> None:
    plan = plan_in(tmp_path)
    with scheduler() as (address, _), worker(address) as first, worker(address):
        with start(plan, "-o", tmp_path / "cluster", "--cluster", address) as program:
            assert until(lambda: chunks(tmp_path / "cluster") >= 3, program)
            first.kill()
            said, complained = program.communicate(timeout=240)
        assert program.returncode == 0, said + complained
    code, said = run(plan, "-o", tmp_path / "pool", "--jobs", "2")
    assert code == 0, said
    assert hashes(tmp_path / "cluster") == hashes(tmp_path / "pool")


def test_what_was_played_is_kept_when_the_cluster_is_gone(tmp_path: Path) -> None:
    plan, results = plan_in(tmp_path), tmp_path / "results"
    with (
        scheduler() as (address, begun),
        worker(address),
        start(plan, "-o", results, "--cluster", address) as program,
    ):
        assert until(lambda: chunks(results) >= 2, program)
        begun.kill()
        said, complained = program.communicate(timeout=240)
    assert program.returncode == 2, said + complained
    assert f"The cluster at {address} does not answer" in complained
    assert "Traceback" not in complained
    assert chunks(results) >= 2
    code, said = run(plan, "-o", results, "--cluster", address)
    assert code == 2
    assert "does not answer" in said
