"""Writing a saved game to a page on its own."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from stolik.cli.installed import needed, page_command
from stolik.cli.new_file import new_file
from stolik.core.errors import StolikError
from stolik.core.inputs import written_seat
from stolik.core.position import Position


class NoPage(StolikError):
    """The pages were not built when Stolik was installed; the `command` that builds them, if there is one."""

    id = "no_page"


class SecretsInside(StolikError):
    """The game is not over, and its page would show what everybody hides."""

    id = "secrets_inside"


def write_page(position: Position, seat: str | None, lang: str, file: Path | None) -> Path:
    """Write the page that shows a game to a new file, by default in the system's place for temporary files: as a seat
    saw it, or, if the game is over, through all eyes. Returns the file. Raises BadSeat, SecretsInside, NoBeginning,
    NoPage, MissingExtra, FileExists, NotWritten.
    """
    with needed("server"):
        from stolik.server.built import WEB
        from stolik.server.errors import NotBuilt
        from stolik.server.tables.replays.exported import exported
        from stolik.server.tables.replays.film import films_of
    chosen = None if seat is None else written_seat(seat, position.players)
    if chosen is None and not position.over:
        raise SecretsInside
    try:
        page = exported(films_of(position, chosen), WEB, lang)
    except NotBuilt as error:
        command = page_command()
        raise NoPage(**{"command": command} if command else {}) from error
    place = file or Path(mkdtemp(prefix="stolik-")) / f"{position.game.id}.html"
    with new_file(place) as part:
        part.write_bytes(page)
    return place
