"""Running the command line inside a test."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from stolik.cli import main


@dataclass(frozen=True)
class Ended:
    """The result of a command: exit code and output."""

    code: int
    out: str
    err: str


def stolik(*args: str, typed: str = "", lang: str = "en", columns: int = 100) -> Ended:
    """Run a command in a language and a terminal of this width."""
    raw = [io.BytesIO(), io.BytesIO()]
    streams = [io.TextIOWrapper(one, encoding="utf-8", write_through=True) for one in raw]
    typing = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
    with (
        patch.dict("os.environ", {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": str(columns)}),
        patch("sys.stdin", typing),
        redirect_stdout(streams[0]),
        redirect_stderr(streams[1]),
    ):
        try:
            main(list(args))
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return Ended(code, *(one.getvalue().decode() for one in raw))
