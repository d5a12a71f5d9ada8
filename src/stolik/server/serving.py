"""Running the server: opens the address and the database and serves until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from platform import python_version
from threading import Thread

import uvicorn

from stolik import __version__
from stolik.core.errors import StolikError
from stolik.registry import games
from stolik.server.beat import BEAT, Beat
from stolik.server.bots.alone import finished
from stolik.server.bots.thinkers import Thinkers
from stolik.server.bots.thinking import open_nursery
from stolik.server.descriptors import raise_limit, watch_descriptors
from stolik.server.errors import BadAddress, PortForbidden, PortInUse
from stolik.server.logs import on_loop_error, set_up_logs
from stolik.server.net.addresses import for_friends, on_this_computer
from stolik.server.net.app import BOT_PAUSE, SETTINGS, make_app
from stolik.server.net.lines import RequestLine, socket_line
from stolik.server.settings import Settings
from stolik.server.stopping import Stop, stopped_by_signals
from stolik.server.storage.database_file import MIGRATIONS
from stolik.server.storage.store import Store
from stolik.text import catalogue
from stolik.text.languages import DEFAULT

LOG = logging.getLogger(__name__)

STOP_WITHIN = 3
"""Seconds that running work may take when the server is asked to stop."""
SEARCH = 60 * 60.0
"""Seconds between two full garbage collections."""
PRIVILEGED = 1024
"""Ports below this are often for administrators only."""
LAST_PORT = 65535
READ_AT_MOST = 64 * 1024
"""Bytes of the longest message the server reads. Up to this size a message that is too long gets an error reply."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | Path = "stolik.db",
    lang: str = DEFAULT,
    open_browser: bool = False,
    *,
    pause: float = BOT_PAUSE,
    beat: float = BEAT,
    settings: Settings = SETTINGS,
) -> None:
    """Serve until a signal asks to stop (`stopping`).

    `port` 0 means any free port; the address is printed when the server is ready. `db` is the database file, created if
    missing; `lang` is the default language; `pause` is the time before a bot's turn is told and `beat` that between two
    beats, both in seconds; `settings` are the host's settings. Raises PortInUse, PortForbidden, BadAddress or
    DatabaseNotWritable before it serves.
    """
    set_up_logs(settings.log_level)
    raise_limit()
    rhythm = Beat(beat)
    with stopped_by_signals() as stop, open_nursery() or nullcontext() as nursery, _listen(host, port) as listener:
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
            _print("".join(f"{line}\n" for line in lines))
            if open_browser:
                Thread(target=webbrowser.open, args=(here,), daemon=True).start()  # it may take seconds

        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(
                _serve(config, listener, Path(db), lang, pause, rhythm, settings, nursery, friends, opened, stop)
            )


class Server(uvicorn.Server):
    """A Uvicorn server that calls `opened` when it is ready and ends when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], stop: Stop) -> None:
        super().__init__(config)
        self._opened, self._stop = opened, stop

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals as they are: a second Ctrl-C would make Uvicorn end without storing anything."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, then call `opened`."""
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away and close the application."""
        LOG.info("asked to stop by %s", self._stop.by)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Whether to end now."""
        return await super().on_tick(counter) or self._stop.asked


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
    stop: Stop,
) -> None:
    asyncio.get_running_loop().set_exception_handler(on_loop_error)
    store = await Store.open(db)
    if stop.asked:
        LOG.info("asked to stop by %s before it was open", stop.by)
        await store.close()
        return
    thinkers = Thinkers(nursery) if nursery is not None else None
    config.app = make_app(
        store,
        lang=lang,
        pause=pause,
        beat=beat,
        settings=settings,
        thinkers=thinkers,
        finish=finished,
        friends=friends,
        beside=db,
    )
    tune_python()
    LOG.info("Stolik %s on Python %s, database schema %d", __version__, python_version(), len(MIGRATIONS))
    LOG.info("games and versions of their rules: %s", ", ".join(f"{g.id} {g.version}" for g in games().values()))
    tasks = [asyncio.create_task(search_garbage()), asyncio.create_task(watch_descriptors())]
    await Server(config, opened, stop).serve(sockets=[listener])
    for task in tasks:
        task.cancel()


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


def _print(text: str) -> None:
    """Print, if there is a terminal or file to print to."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError:
        LOG.warning("the address could not be printed")


def _listen(host: str, port: int) -> socket.socket:
    """Raises PortInUse, PortForbidden, BadAddress."""
    listener: socket.socket | None = None
    if not host.strip():
        raise BadAddress(host=host, port=port, reason="empty")
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere this would let a second server take the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except (OSError, ValueError) as error:
        if listener is not None:
            listener.close()
        raise _refusal(error, host, port) from error
    return listener


def _refusal(error: Exception, host: str, port: int) -> StolikError:
    """Why nothing can listen at this address and port."""
    other = port + 1 if PRIVILEGED <= port < LAST_PORT else 8000
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EADDRINUSE:
        return PortInUse(port=port, other=other)
    if code in (errno.EACCES, errno.EPERM):
        return PortForbidden(port=port, other=other, reason="low" if port < PRIVILEGED else "")
    if isinstance(error, (socket.gaierror, ValueError)):
        return BadAddress(host=host, port=port, reason="name")
    if code == errno.EAFNOSUPPORT or (code == errno.EADDRNOTAVAIL and host == "::1"):
        return BadAddress(host=host, port=port, reason="ipv6" if ":" in host else "")
    if code == errno.EADDRNOTAVAIL:
        return BadAddress(host=host, port=port, reason="")
    return BadAddress(host=host, port=port, detail=str(error), reason="system")
