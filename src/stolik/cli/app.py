"""The commands and how they end."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from stolik.scenario import BadScenario, read_file, run

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def stolik() -> None:
    """Tabletop games as they are printed."""


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files with scenarios.")]) -> None:
    """Check positions and what must follow from them.

    Example: stolik scenario tests/scenarios/not_alone/beach.txt
    """
    console = Console(highlight=False, soft_wrap=True)
    failed = 0
    try:
        for file in files:
            for one in read_file(file):
                mismatch = run(one)
                if mismatch is None:
                    continue
                failed += 1
                console.print(f"{file}:{mismatch.line}: {one.title}", markup=False)
                console.print(f"  expected  {mismatch.expected}", markup=False)
                console.print(f"  found     {mismatch.found}", markup=False)
    except (BadScenario, OSError) as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(str(error), markup=False)
        raise typer.Exit(2) from error
    raise typer.Exit(1 if failed else 0)


def main() -> None:
    """Run the command line."""
    app()
