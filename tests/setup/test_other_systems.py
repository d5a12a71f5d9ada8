"""Stolik starts where the system offers less: on Windows there is no `fork`, no SIGHUP, and no `resource`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LESS = """
import os, signal, socket, sys

for name in ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for module, names in {
    os: "fork forkpty getuid geteuid getgid nice wait4 killpg setsid sysconf getpriority fchown chown mkfifo",
    signal: "SIGHUP SIGCHLD SIGKILL SIGUSR1 SIGUSR2 SIGALRM SIGQUIT ITIMER_REAL ITIMER_PROF setitimer alarm",
    socket: "send_fds recv_fds SO_REUSEPORT",
}.items():
    for name in names.split():
        vars(module).pop(name, None)
"""

IMPORT = """
import importlib, pkgutil, socket, stolik

vars(socket).pop("AF_UNIX", None)
for found in pkgutil.walk_packages(stolik.__path__, "stolik."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print("imported")
"""

SERVE = """
import asyncio, json, sys, threading, urllib.request
from stolik.server import serve, serving

def play(url):
    def ask(path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url + path, data, {"content-type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=60))
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
    wish = {"game": "not_alone", "players": 2, "options": {}, "seats": seats}
    link = ask("/api/tables", wish)["seats"][1]["token"]
    print(ask("/healthz"), ask(f"/api/tables/{link}")["game"], flush=True)

class Server(serving.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        port = sockets[0].getsockname()[1]
        def visit():
            try:
                play(f"http://127.0.0.1:{port}")
            finally:
                self.should_exit = True
        threading.Thread(target=visit, daemon=True).start()

serving.Server = Server
serve("127.0.0.1", 0, sys.argv[1], pause=0, beat=0)
"""


def run(code: str, *args: str, flags: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *flags, "-c", code, *args], capture_output=True, text=True, check=False)


def test_every_module_is_imported_on_a_system_that_offers_less() -> None:
    done = run(LESS + IMPORT)
    assert done.stdout == "imported\n", done.stderr


@pytest.mark.long
def test_a_table_is_served_on_a_system_that_offers_less(tmp_path: Path) -> None:
    """And no file is read in the encoding of the system, which on Windows is not UTF-8."""
    flags = ("-X", "warn_default_encoding", "-W", "error::EncodingWarning:stolik")
    done = run(LESS + SERVE, str(tmp_path / "t.db"), flags=flags)
    assert "{'ok': True} not_alone" in done.stdout, done.stderr
    assert "Error" not in done.stderr
