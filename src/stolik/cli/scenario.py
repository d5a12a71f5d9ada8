"""`stolik scenario`: check positions and what must follow from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stolik.cli.arguments import Json, Language
from stolik.cli.say import line, out, print_json, texts
from stolik.scenario import read_file, run


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files with scenarios.", show_default=False)],
    json: Json = False,
    lang: Language = None,
) -> None:
    """Check that positions develop as described.

    The exit code is 0 if all do, 1 if one does not, 2 if a file cannot be read.

    Example: stolik scenario tests/scenarios/not_alone/beach.txt
    """
    words = texts(lang)
    console = out()
    scenarios = [one for file in files for one in read_file(file)]
    failed = []
    for one in scenarios:
        mismatch = run(one)
        if mismatch is None:
            continue
        failed.append({"title": one.title, **msgspec.to_builtins(mismatch)})
        if not json:
            line(
                console,
                words.say("cli-scenario-failed", file=one.file, line=str(mismatch.line), title=one.title),
                "bold",
            )
            line(console, f"  {words.say('cli-expected')}: {mismatch.expected}")
            line(console, f"  {words.say('cli-found')}: {mismatch.found}")
    count, passed = len(scenarios), len(scenarios) - len(failed)
    if json:
        print_json(msgspec.json.encode({"scenarios": count, "passed": passed, "failed": failed}))
    else:
        line(console, words.say("cli-scenarios", passed=passed, count=count))
    raise typer.Exit(1 if failed else 0)
