"""`stolik password`: a password for opening tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.arguments import Language
from stolik.cli.say import texts
from stolik.files import check_writable


def password(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the password's hash is kept.")],
    lang: Language = None,
) -> None:
    """Ask for a password for opening tables and keep its hash, for `stolik serve --password-file FILE`.

    Example: stolik password stolik.password
    """
    from stolik.server.password import write_password

    check_writable(file)
    words = texts(lang)
    write_password(file, typer.prompt(words.say("cli-password"), hide_input=True, err=True))
