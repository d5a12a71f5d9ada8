"""`stolik lab`: for those who study the games."""

from __future__ import annotations

import typer

from stolik.cli.lab.actions import actions
from stolik.cli.lab.plans import plans
from stolik.cli.lab.report import report
from stolik.cli.lab.run import run

lab = typer.Typer(name="lab", help="Study the games: runs of many games, numbers of actions.", no_args_is_help=True)
for _command in (run, report, plans, actions):
    lab.command()(_command)

__all__ = ["lab"]
