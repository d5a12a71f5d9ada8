"""The server: tables, links and who may know what. The only place that holds rules and secrets of running games."""

from __future__ import annotations

import asyncio
import errno
import socket
import webbrowser
from pathlib import Path

import uvicorn

from stolik.server.app import make_app
from stolik.server.errors import BadAddress, PortInUse
from stolik.server.store import Store


def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    db: str | Path = "stolik.db",
    lang: str = "en",
    *,
    open_browser: bool = False,
    pause: float = 0.7,
) -> None:
    """Serve until interrupted. `db` is the database file, `lang` the language of errors where none was asked for.

    Raises PortInUse, BadAddress or DatabaseNotWritable before anything is served.
    """
    listener = _listen(host, port)
    try:
        asyncio.run(_serve(listener, Path(db), lang, open_browser=open_browser, pause=pause))
    finally:
        listener.close()


async def _serve(listener: socket.socket, db: Path, lang: str, *, open_browser: bool, pause: float) -> None:
    app = make_app(await Store.open(db), lang=lang, pause=pause)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=1 << 20,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    address = "http://{}:{}/".format(*listener.getsockname()[:2])
    print(f"Stolik: {address}", flush=True)  # noqa: T201
    if open_browser:
        webbrowser.open(address)
    await uvicorn.Server(config).serve(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(port=port, other=port + 1) from error
        raise BadAddress(host=host, port=port, reason=str(error)) from error
    return listener
