"""Run the server of this checkout and open it in the browser, if there is one.

Every argument is passed to `stolik serve`; `--host` and `--port` are also read here, to know which address to open.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def answers(host: str, port: int) -> bool:
    """Whether something accepts connections there."""
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def has_browser() -> bool:
    """Whether a browser can be opened: on Linux only if there is a display."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def main() -> int:
    """Serve until stopped; the exit code is the server's, or 0 after Ctrl-C."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    known, rest = parser.parse_known_args()
    host = EVERYWHERE.get(known.host, known.host)
    taken = answers(host, known.port)
    server = subprocess.Popen(
        [sys.executable, "-m", "stolik", "serve", "--host", known.host, "--port", str(known.port), *rest]
    )
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        while not taken and has_browser() and server.poll() is None:
            if answers(host, known.port):
                webbrowser.open(f"http://{f'[{host}]' if ':' in host else host}:{known.port}/")
                break
            time.sleep(0.1)
        return server.wait()
    except KeyboardInterrupt:
        server.wait()
        return 0


if __name__ == "__main__":
    sys.exit(main())
