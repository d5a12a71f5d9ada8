"""`stolik laws`: check that a game keeps the laws."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from stolik.cli.arguments import GameId, Json, Language
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import line, out, print_json, texts
from stolik.core.installed import find_game
from stolik.lab.check import check


def laws(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="Random games for each law and number of players.")] = 5,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Check a game: the laws of the kernel on random games, its texts, and that everything it declares occurs.

    The exit code is 1 if something is broken.

    Example: stolik laws not_alone --games 20
    """
    use_packs(packs, texts(lang))
    words = texts(lang)
    findings = []
    for finding in check(find_game(game), games):
        findings.append(finding)
        if not json:
            mark = words.say("cli-law-broken" if finding.problem else "cli-law-kept")
            line(out(), f"{mark}  {finding.check}", "red" if finding.problem else "")
            for said in filter(None, (finding.problem, finding.note)):
                line(out(), f"    {said}")
    if json:
        print_json(msgspec.json.encode(findings))
    raise typer.Exit(1 if any(finding.problem for finding in findings) else 0)
