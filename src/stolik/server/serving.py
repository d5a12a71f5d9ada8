"""Running the server: opens the address and the database and serves until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path

import uvicorn

from stolik.server.addresses import for_friends, on_this_computer
from stolik.server.app import BOT_PAUSE, SETTINGS, make_app
from stolik.server.beat import BEAT, Beat
from stolik.server.errors import BadAddress, PortInUse
from stolik.server.lines import RequestLine, socket_line
from stolik.server.logs import on_loop_error, set_up_logs
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.thinkers import Thinkers, open_nursery
from stolik.text import catalogue

STOP_WITHIN = 3
"""Seconds that running work may take when the server is asked to stop."""
SEARCH = 60 * 60.0
"""Seconds between two full garbage collections."""
READ_AT_MOST = 64 * 1024
"""Bytes of the longest message the server reads. Up to this size a message that is too long gets an error reply."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | Path = "stolik.db",
    lang: str = "en",
    open_browser: bool = False,
    *,
    pause: float = BOT_PAUSE,
    beat: float = BEAT,
    settings: Settings = SETTINGS,
) -> None:
    """Serve until interrupted (SIGINT or SIGTERM).

    `port` 0 means any free port; the address is printed when the server is ready. `db` is the database file, created if
    missing; `lang` is the default language; `pause` is how long bots wait before a move and `beat` the time between two
    beats, both in seconds; `settings` are the host's settings. Raises PortInUse, BadAddress or DatabaseNotWritable
    before it serves.
    """
    set_up_logs()
    raise_limits()
    nursery = open_nursery()
    rhythm = Beat(beat)
    with nursery or nullcontext(), _listen(host, port) as listener:
        config = uvicorn.Config(
            app="",
            http=RequestLine,
            ws=socket_line(rhythm),
            ws_ping_interval=10,
            ws_ping_timeout=10,
            ws_max_size=READ_AT_MOST,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=["127.0.0.1", "::1", *settings.proxies],
            timeout_graceful_shutdown=STOP_WITHIN,
        )
        bound = listener.getsockname()[1]
        here = on_this_computer(host, bound, settings.root)

        def friends() -> list[str]:
            return for_friends(host, bound, settings.root)

        def opened() -> None:
            words = catalogue(lang)
            others = [words.say("cli-friends", url=url) for url in friends() if url != here]
            alone = [] if friends() else [words.say("cli-alone")]
            lines = [words.say("cli-serving", url=here), *others, *alone, words.say("cli-stop", file=str(db))]
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()
            if open_browser:
                webbrowser.open(here)

        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(_serve(config, listener, Path(db), lang, pause, rhythm, settings, nursery, friends, opened))
        except KeyboardInterrupt:
            return


class Server(uvicorn.Server):
    """A Uvicorn server that calls `opened` when it is ready."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, then call `opened`."""
        await super().startup(sockets)
        self._opened()


async def _serve(
    config: uvicorn.Config,
    listener: socket.socket,
    db: Path,
    lang: str,
    pause: float,
    beat: Beat,
    settings: Settings,
    nursery: socket.socket | None,
    friends: Callable[[], list[str]],
    opened: Callable[[], None],
) -> None:
    asyncio.get_running_loop().set_exception_handler(on_loop_error)
    store = await Store.open(db)
    thinkers = Thinkers(nursery) if nursery is not None else None
    config.app = make_app(
        store, lang=lang, pause=pause, beat=beat, settings=settings, thinkers=thinkers, friends=friends
    )
    tune_python()
    searching = asyncio.create_task(search_garbage())
    await Server(config, opened).serve(sockets=[listener])
    searching.cancel()


def tune_python() -> None:
    """Collect garbage rarely, and never among objects that live until the end: a full collection takes half a second
    with 500 tables and blocks everything else. Also make computing threads yield to the event loop sooner.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000)
    sys.setswitchinterval(0.001)


async def search_garbage() -> None:
    """Run a full collection once in a long while, or unreachable cycles would stay for months."""
    while True:
        await asyncio.sleep(SEARCH)
        gc.collect()


def raise_limits() -> None:
    """Let the process open as many connections as the system allows."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int) -> socket.socket:
    listener: socket.socket | None = None
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        if listener is not None:
            listener.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortInUse(port=port, other=port + 1 if port >= 1024 else 8000) from error
        raise BadAddress(host=host, port=port, reason=str(error)) from error
    return listener
