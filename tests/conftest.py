"""For all tests."""

from __future__ import annotations

import gc
import signal

# A shell that runs the tests in the background lets them ignore these signals, and their children would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)

# Garbage is looked for rarely: each search would go through thousands of collected tests (a fifth of the time).
gc.set_threshold(50_000, 20, 20)


def pytest_collection_finish() -> None:
    """Leave what collection has made out of every later search for garbage."""
    gc.collect()
    gc.freeze()
