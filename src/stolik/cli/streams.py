"""The standard streams, whatever they are: of any encoding, closed, full."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import TextIO

READABLE = "stolik-readable"
"""The name of the error handler that writes what an encoding lacks."""
INSTEAD = str.maketrans(
    {"–": "-", "—": "-", "−": "-", "…": "...", "“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "·": "*", "•": "*",
     "×": "x", "→": "->", "←": "<-", "ł": "l", "Ł": "L", "≥": ">=", "≤": "<=", "\u00a0": " ", "\u202f": " "}
)  # fmt: skip
OUTPUT = 1
"""The number of the standard output."""
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EBADF, errno.EIO}
"""Errors of the system that mean, if no file is named, that the output cannot be written."""


def prepare() -> None:
    """Make the streams usable: a closed one is replaced, and letters that an encoding lacks are written by others.

    A closed output can be written to as little as a full disk. Call it before any file is opened, because a file could
    get the number of a closed stream.
    """
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            with suppress(OSError):
                os.open(os.devnull, os.O_RDONLY if number == OUTPUT else os.O_RDWR)
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(OUTPUT, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    codecs.register_error(READABLE, readable)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, READABLE), (sys.stderr, READABLE)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def readable(error: UnicodeError) -> tuple[str, int]:
    """Letters without their accents, plain quotation marks and dashes; else a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(INSTEAD)
    plain = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return plain.encode("ascii", "replace").decode("ascii"), error.end


def give_up(stream: TextIO) -> None:
    """Let what is still to be written to the stream go nowhere, or Python would complain at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
