"""The bar that shows how many games have been played, and how long the others will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stolik.cli.say import err
from stolik.text import Catalogue


@contextmanager
def counting(words: Catalogue, games: int, played: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives a function that takes how many more have been played. Only a terminal shows the bar."""
    with Progress(
        TextColumn(words.say("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        transient=True,
        disable=not err().is_terminal,
    ) as bar:
        task = bar.add_task("", total=games, completed=played)
        yield lambda more: bar.advance(task, more)
