"""Results kept in a file, so that an interrupted run continues where it stopped."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from os import truncate
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from stolik.lab.processes import workers

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")


class Kept(Generic[Key, Result]):
    """`results` holds results by their keys: those in the file, one JSON line each, and those played since. Without a
    file nothing is kept after the run.
    """

    def __init__(self, file: Path | None, kind: type[Result], key: Callable[[Result], Key]) -> None:
        """Read the file, if there is one. An incomplete last line is cut off."""
        self._file = file
        self._key = key
        lines = b""
        if file is not None and file.exists():
            found = file.read_bytes()
            lines = found[: found.rfind(b"\n") + 1]
            if lines != found:
                truncate(file, len(lines))
        self.results = {key(result): result for result in msgspec.json.Decoder(kind).decode_lines(lines)}

    def play(self, play: Callable[[Key], Result], wanted: Iterable[Key], jobs: int = 1) -> Iterator[Result]:
        """Play the wanted games that are missing, in this order. Each result is saved before it is yielded."""
        missing = [key for key in dict.fromkeys(wanted) if key not in self.results]
        for result in _played(play, missing, jobs):
            self.results[self._key(result)] = result
            if self._file is not None:
                with self._file.open("ab") as file:
                    file.write(msgspec.json.encode(result) + b"\n")
            yield result


def _played(play: Callable[[Key], Result], keys: list[Key], jobs: int) -> Iterator[Result]:
    if jobs <= 1 or len(keys) <= 1:
        yield from map(play, keys)
        return
    with workers(min(jobs, len(keys))) as pool:
        yield from pool.map(play, keys)
