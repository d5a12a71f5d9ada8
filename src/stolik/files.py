"""Files that a command writes at its end: tried before, written beside, renamed, so that an old one is never lost."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from secrets import token_hex

from stolik.core.errors import StolikError

TRIED = bytes(64 * 1024)
"""What is written to find out whether a file can be: more than a save of our games."""
AS_ALLOWED = 0o666
"""The permissions of a new file, before the user's mask."""


class NotWritable(StolikError):
    """The file cannot be written. `reason` is "folder" (it is one), "no_folder" (its folder is missing), "special" (it
    is a device or the like), "locked" (no permission to change it) or "system" (`detail` says what the system says).
    """

    id = "not_writable"


def check_writable(file: Path) -> None:
    """Find out whether `write` could write the file now, without touching it. Raises NotWritable."""
    try:
        place = file.resolve()
        reason = _reason(place)
        if reason:
            raise NotWritable(file=str(file), reason=reason)
        _beside(place, TRIED, AS_ALLOWED).unlink()
    except (OSError, RuntimeError) as error:
        raise NotWritable(file=str(file), detail=_detail(error), reason="system") from error


def write(file: Path, data: bytes, mode: int = AS_ALLOWED, *, keep_mode: bool = True) -> None:
    """Write a file as a whole, or leave what was there. It gets the permissions of the old file, if there is one and
    `keep_mode` is set, else `mode`. Raises NotWritable.
    """
    try:
        place = file.resolve()
        reason = _reason(place)
        if reason:
            raise NotWritable(file=str(file), reason=reason)
        beside = _beside(place, data, mode)
        if keep_mode and place.exists():
            beside.chmod(stat.S_IMODE(place.stat().st_mode))
        beside.replace(place)
    except (OSError, RuntimeError) as error:
        raise NotWritable(file=str(file), detail=_detail(error), reason="system") from error


def _reason(place: Path) -> str:
    """Why this cannot be a file that is written; empty if nothing speaks against it."""
    if place.is_dir():
        return "folder"
    if not place.parent.is_dir():
        return "no_folder"
    if place.exists():
        return "locked" if not os.access(place, os.W_OK) else "" if place.is_file() else "special"
    return ""


def _beside(place: Path, data: bytes, mode: int) -> Path:
    """A new file with this content in the same folder."""
    beside = place.with_name(f".stolik-{token_hex(6)}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return beside


def _detail(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
