"""`stolik replay`: replay a saved game."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from stolik.cli.arguments import Json, Language
from stolik.cli.exporting import write_page
from stolik.cli.packs import Folders, tell_packs, use_packs
from stolik.cli.reports import tell_part, tell_report
from stolik.cli.say import err, line, out, print_json, print_outcome, read_save, sentence, texts
from stolik.core.errors import BadSave, OtherPack, StolikError
from stolik.core.inputs import written_seat
from stolik.core.position import Position
from stolik.reports import is_report, read_report


class CheckedAndShown(StolikError):
    """--check prints whether a save is right, and makes no page."""

    id = "checked_and_shown"


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, or a report.", show_default=False)],
    check: Annotated[bool, typer.Option("--check", help="Only say whether the save follows from itself.")] = False,
    seat: Annotated[
        str | None, typer.Option(help="Tell it as this seat knew it; without, as everybody around the table did.")
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            metavar="PAGE",
            help="Write the game to one file that shows it in any browser, without Stolik and without a network; "
            "--seat: only as this seat saw it.",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Show the game in a browser, without a server.")] = False,
    json: Json = False,
    packs: Folders = None,
    lang: Language = None,
) -> None:
    """Replay a saved game and print its log, or make a page that shows it.

    With --check the exit code is 0 if every answer fits, 1 if one does not. A report of a game that was still running
    holds only what one seat knew: that is printed, and nothing is replayed.

    Example: stolik replay game.json --export game.html
    """
    if check and (export or open_page):
        raise CheckedAndShown
    use_packs(packs, texts(lang))
    data = read_save(file)
    if is_report(data):
        report = read_report(data)
        if not report.whole:
            tell_part(report, check=check, json=json, lang=lang)
            return
        if not json:
            tell_report(report, texts(lang, report.game))
        data = bytes(report.save)
    try:
        position = Position.load(data)
    except (BadSave, OtherPack) as error:
        if check and json:
            print_json(msgspec.json.encode({"same": False, "error": {"id": error.id, "args": error.details}}))
        else:
            line(err(), sentence(error, texts(lang)))
        raise typer.Exit(1 if check else 2) from error
    if export or open_page:
        page = write_page(position, seat, lang or "", export)
        if json:
            print_json(msgspec.json.encode(_facts(position, check) | {"page": str(page)}))
        else:
            line(out(), texts(lang).say("cli-page", file=str(page), size=page.stat().st_size // 1000))
        if open_page:
            webbrowser.open(page.absolute().as_uri())
        return
    if position.continued and not json:
        line(err(), texts(lang).say("cli-continued"))
    viewer = None if seat is None else written_seat(seat, position.players)
    log = [] if check else position.log(viewer)
    if json:
        print_json(msgspec.json.encode(_facts(position, check) | ({} if check else {"log": log})))
        raise typer.Exit(1 if check and position.continued else 0)
    if check and position.continued:
        raise typer.Exit(1)
    words, console = texts(lang, position.game.id).seated({}, position.options), out()
    tell_packs(position, words)
    for entry in log:
        line(console, words.say(f"log-{entry.id}", **entry.args))
    if check:
        line(console, words.say("cli-replayed", count=len(position.history)))
    elif position.outcome is not None:
        print_outcome(console, position.outcome, words)
    else:
        line(console, words.say("cli-ended-early"))


def _facts(position: Position, check: bool) -> dict[str, object]:
    return {
        "same": not position.continued,
        "game": position.game.id,
        "players": position.players,
        "answers": len(position.history),
        "over": position.over,
        "outcome": msgspec.to_builtins(position.outcome),
    }
