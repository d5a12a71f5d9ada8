"""`stolik host` and `stolik say`: the key of the host's page, and what the house says to all tables."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.arguments import Language
from stolik.cli.database import DB, Db, at
from stolik.cli.say import line, out, texts


def host(
    db: Db = DB,
    end: Annotated[bool, typer.Option("--end", help="End the key: there is no such page any more.")] = False,
    lang: Language = None,
) -> None:
    """Print a new link to the host's page, on which the server is looked after. The one before no longer works.

    Example: stolik host --db stolik.db
    """
    from stolik.server.host_key import end_key, new_key

    words = texts(lang)
    if end:
        at(db, end_key)
        line(out(), words.say("cli-host-ended"))
        return
    key = at(db, new_key)
    line(out(), f"/host#{key}")
    line(out(), words.say("cli-host-link"))


def say_to_all(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody at a table is to read.")] = "",
    minutes: Annotated[
        int | None,
        typer.Option("--in", min=0, max=7 * 24 * 60, metavar="MINUTES", help="The server restarts in so many minutes."),
    ] = None,
    end: Annotated[bool, typer.Option("--end", help="Take back what was said.")] = False,
    db: Db = DB,
    lang: Language = None,
) -> None:
    """Say something to everybody at the tables of a running server, and to those who come, until it restarts.

    Example: stolik say "A new version comes." --in 10
    """
    from stolik.server import notices

    if not (text or end or minutes is not None):
        raise typer.BadParameter("", param_hint="TEXT")
    said = at(db, lambda store: notices.say(store, "" if end else text, None if end else minutes))
    line(out(), texts(lang).say("cli-said" if said else "cli-said-no-more"))
