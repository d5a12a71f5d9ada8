"""Running a plan: chunks are played by an executor, kept one by one, and gathered at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from stolik.lab.runs.cells import Cell, cells
from stolik.lab.runs.errors import NoResults
from stolik.lab.runs.game import Chunk, play_chunk
from stolik.lab.runs.plan import Plan
from stolik.lab.runs.results import Results, Run
from stolik.lab.runs.tables import gather

SECONDS = 2.0
"""How long a chunk should take to play: so much is lost if its worker dies."""
MOST = 5000
"""Games of a chunk at most."""
AHEAD = 2
"""Chunks for each worker: one is played, the others wait."""

Died = tuple[type[Exception], ...]


class Runner:
    """Plays what is missing of a run."""

    def __init__(self, results: Results, run: Run) -> None:
        self._results = results
        self._plan = run.plan
        self._code = run.code
        self._cells: list[Cell] = cells(run.plan)
        self._size = 1
        self.left_out: list[range] = []
        """The games that cannot be played, because they kill their workers."""

    def play(
        self, executor: Executor, width: int, died: Died, progress: Callable[[int], None] = lambda played: None
    ) -> None:
        """Play and keep every missing game. `width` is the number of workers of the executor; `died` are the errors by
        which it says that a chunk has killed its workers again and again. `progress` gets the number of games kept
        since its last call.
        """
        waiting = self._portions()
        running: dict[Future[Chunk], range] = {}
        while True:
            while len(running) < AHEAD * width and (numbers := next(waiting, None)) is not None:
                task = executor.submit(play_chunk, self._plan, self._cells, numbers, self._code)
                running[task] = numbers
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                numbers = running.pop(future)
                try:
                    self._keep(future.result())
                except died:
                    self.left_out.append(numbers)
                else:
                    progress(len(numbers))

    def _keep(self, chunk: Chunk) -> None:
        self._results.keep(chunk)
        numbers = chunk.numbers
        each = chunk.seconds / len(numbers)
        self._size = min(MOST, max(1, int(SECONDS / max(each, 1e-9))), 4 * len(numbers))

    def _portions(self) -> Iterator[range]:
        for gap in self._results.missing(self._plan):
            at = gap.start
            while at < gap.stop:
                yield range(at, at := min(gap.stop, at + self._size))


def finish(results: Results, plan: Plan, left_out: list[range]) -> None:
    """Write the tables. If games are left out, the chunks stay, so that the same command tries them again."""
    if results.finished:
        return
    if not results.played():
        raise NoResults(folder=str(results.folder))
    gather(results, plan)
    if not left_out:
        results.drop_chunks()
