"""Serve this checkout and open the page in the browser, if there is one. Every argument is one of `stolik serve`."""

import os
import sys

from stolik.cli import main


def has_browser() -> bool:
    """Whether a browser can be opened: on Linux only if there is a display."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


if __name__ == "__main__":
    main(["serve", *(["--open"] if has_browser() else []), *sys.argv[1:]])
