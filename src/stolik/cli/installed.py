"""How this Stolik was installed, to name commands that install what is missing."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import stolik
from stolik.core.errors import StolikError

PACKAGE = Path(stolik.__file__).parent


class MissingExtra(StolikError):
    """An optional dependency that a command needs is not installed."""

    id = "missing_extra"


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Imports that need an extra of Stolik. Raises MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "stolik":
            raise
        raise MissingExtra(command=install_command(extra)) from error


def install_command(extra: str) -> str:
    """The command that installs what an extra of Stolik needs: from where Stolik came, if that is still there, else the
    packages themselves.
    """
    came_from = source()
    if came_from is None:
        return _pip("install", *_packages(extra))
    return _pip("install", *(["--editable"] if _runs_in(came_from) else []), f"{came_from}[{extra}]")


def page_command() -> str:
    """The command that builds the page; empty if nothing on this machine can be built from."""
    came_from = source()
    if came_from is None or came_from.is_file():
        return ""
    if not _runs_in(came_from):
        return _pip("install", "--force-reinstall", "--no-deps", str(came_from))
    if os.name != "nt":
        return _command("make", "-C", str(came_from), "install")
    npm = ("npm", "--prefix", str(came_from))
    return f"{_command(*npm, 'ci')} && {_command(*npm, 'run', 'build')}"


def source() -> Path | None:
    """The checkout or package file from which Stolik was installed; None if it is not on this machine any more."""
    url = urlsplit(_direct_url().get("url", ""))
    found = Path(url2pathname(url.path)) if url.scheme == "file" else PACKAGE.parents[1]
    return found if found.is_file() or (found / "pyproject.toml").is_file() else None


def _runs_in(checkout: Path) -> bool:
    return checkout / "src/stolik" == PACKAGE


def _direct_url() -> dict[str, str]:
    """What the installer wrote down about where the package came from; empty if nothing."""
    try:
        written = distribution("stolik").read_text("direct_url.json")
    except PackageNotFoundError:
        return {}
    found: dict[str, str] = json.loads(written or "{}")
    return found


def _packages(extra: str) -> list[str]:
    """The requirements of an extra, such as `starlette>=1.0`."""
    parts = [one.partition(";") for one in distribution("stolik").requires or []]
    mine = [(need.strip(), marker) for need, _, marker in parts if f"extra == '{extra}'" in marker.replace('"', "'")]
    return [need for need, marker in mine if "win32" not in marker or os.name != "nt"]


def _pip(*words: str) -> str:
    return _command(sys.executable, "-m", "pip", *words)


def _command(*words: str) -> str:
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
