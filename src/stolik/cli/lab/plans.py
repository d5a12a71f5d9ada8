"""`stolik lab plans`: the plans that come with the program."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.say import line, out
from stolik.lab.runs.plan import find_plan, shipped


def plans(
    name: Annotated[str, typer.Argument(metavar="[PLAN]", help="Print this plan, to change it.")] = "",
) -> None:
    """List the plans that come with the program, or print one of them.

    Example: stolik lab plans not-alone-options > mine.toml
    """
    if name:
        line(out(), find_plan(name)[1].rstrip())
        return
    for id, text in shipped().items():
        line(out(), id, "bold")
        for comment in _comment(text):
            line(out(), f"  {comment}")


def _comment(text: str) -> list[str]:
    """The comment with which a plan begins."""
    found = []
    for row in text.splitlines():
        if not row.startswith("#"):
            break
        found.append(row.removeprefix("#").strip())
    return found
