"""`stolik serve`: run the server."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.arguments import Language, whole_days
from stolik.cli.installed import needed, page_command
from stolik.cli.packs import Folders, use_packs
from stolik.cli.say import err, language, line, texts

Days = partial(typer.Option, parser=whole_days, metavar="DAYS")


class LogLevel(StrEnum):
    """Levels of the server's log."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    db: Annotated[Path, typer.Option(help="File in which tables are kept.")] = Path("stolik.db"),
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    keep_unbegun: Annotated[int, Days(help="Days to keep tables nobody began; 0: for ever.")] = 7,
    keep_finished: Annotated[int, Days(help="Days to keep finished games; 0: for ever.")] = 90,
    keep_unfinished: Annotated[int, Days(help="Days to keep games left alone; 0: for ever.")] = 365,
    packs: Folders = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name by which the server is called from the internet.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address or network of a web server in front, if it is not on this computer."),
    ] = None,
    root_path: Annotated[
        str, typer.Option(help="Path under which a web server in front passes requests on, as /stolik.")
    ] = "",
    password_file: Annotated[Path | None, typer.Option(help="File that `stolik password` has written.")] = None,
    calls: Annotated[
        Path | None, typer.Option(help="File that says how people may be told that it is their turn (docs/hosts.md).")
    ] = None,
    open_tables: Annotated[
        bool,
        typer.Option("--open-tables", help="Let people open tables to anybody who can reach the server."),
    ] = False,
    call_services: Annotated[
        str, typer.Option(help="Services that may tell people through Apprise, as slack,tgram (docs/hosts.md).")
    ] = "",
    metrics: Annotated[str, typer.Option(help="Path of figures for Prometheus, as /metrics; none by default.")] = "",
    log_level: Annotated[LogLevel, typer.Option(help="What the log on stderr holds at least.")] = LogLevel.INFO,
    lang: Language = None,
) -> None:
    """Serve tables to browsers.

    Example: stolik serve --host 0.0.0.0 --port 8000
    """
    with needed("server"):
        from stolik.server import Retention, Settings
        from stolik.server import serve as run
        from stolik.server.built import WEB
        from stolik.server.calls.settings import CallSettings, read_calls, with_services
        from stolik.server.net.addresses import believed
        from stolik.server.net.paths import root_of
        from stolik.server.password import read_password
    if not (WEB / "index.html").is_file():
        line(err(), texts(lang).complain("no_page", {"command": command} if (command := page_command()) else {}))
    use_packs(packs, texts(lang))
    keep = Retention(unbegun=keep_unbegun, unfinished=keep_unfinished, finished=keep_finished)
    settings = Settings(
        keep=keep,
        names=frozenset(one.lower().rstrip(".") for one in name or ()),
        proxies=believed(proxy or ()),
        password=read_password(password_file) if password_file is not None else None,
        open_tables=open_tables,
        root=root_of(root_path),
        metrics=metrics and "/" + metrics.removeprefix("/"),
        log_level=log_level.value,
        calls=with_services(read_calls(calls) if calls is not None else CallSettings(), call_services),
    )
    run(host=host, port=port, db=db, lang=language(lang), open_browser=open_browser, settings=settings)
