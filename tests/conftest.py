"""For all tests."""

from __future__ import annotations

import signal

# A shell that runs the tests in the background lets them ignore these signals, and their children would too.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGQUIT, signal.SIG_DFL)
