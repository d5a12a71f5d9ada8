"""The files of a pack, which are not trusted (no symbolic links, nothing large, nothing outside the folder), and their
lines.
"""

from __future__ import annotations

import re
import stat
import tomllib
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from stolik.content.packs.faults import Fault
from stolik.content.packs.plain import brief, plain

MANIFEST = "pack.toml"
WHOLE = "."
"""The place of a fault that concerns the whole folder."""
LARGEST_FILE = 256_000
LARGEST_PACK = 1_000_000
MOST_FILES = 60
"""Limits in bytes and files; the cards of a whole game take a tenth of them."""

_HEADER = re.compile(r"\s*\[(\[)?\s*([\w.-]+)\s*\]")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)((?:\.[A-Za-z0-9_-]+)*)\s*=")
_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")
_SKIPPED = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})|\'\'\'.*?\'\'\'(?:\'{0,2})|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL
)
"""Strings and comments, in which brackets and dots mean nothing."""
DEEPEST = 30
"""The most brackets open in a file at a time, and the most dots in one line outside strings."""
MOST_SEEN = 2000
"""The most files and folders looked at, so that nobody can load a whole disk as a pack."""


class Entry(msgspec.Struct, frozen=True):
    """One `[[table]]` of a file as plain data, with the line of its header and of each of its keys."""

    file: str
    line: int
    table: str
    data: Any
    keys: dict[str, int]

    def fault(self, reason: str, key: str = "", **details: Any) -> Fault:
        """A fault of this entry, at the line of a key if one is named."""
        row = brief(self.data.get("id", ""), 60) if isinstance(self.data, dict) else ""
        line = self.keys.get(key, self.line)
        return Fault(self.file, line, reason, {"table": self.table[:60], "row": row, "key": key} | details)


class Source(msgspec.Struct, frozen=True):
    """The manifest and the entries of a pack, in the order of its files, and the faults found in reading them."""

    manifest: Entry | None
    entries: list[Entry]
    faults: list[Fault]


def read_source(folder: Path) -> Source:
    """Read every TOML file of a folder and of the folders in it."""
    source = Source(None, [], [])
    manifest: Entry | None = None
    if not folder.is_dir():
        source.faults.append(Fault(WHOLE, 0, "no_folder"))
        return source
    total = 0
    files = _files(folder, source.faults)
    if len(files) > MOST_FILES:
        source.faults.append(Fault(WHOLE, 0, "many_files", {"most": MOST_FILES, "count": len(files)}))
        return source
    for file in files:
        name = _within(folder, file)
        text = _text(file, name, source.faults)
        total += len(text)
        if total > LARGEST_PACK:
            source.faults.append(Fault(name, 0, "large_pack", {"most": LARGEST_PACK // 1000}))
            break
        data = _parsed(text, name, source.faults) if text else None
        if data is None:
            continue
        if name == MANIFEST:
            manifest = Entry(name, 1, "", data, _lines(text)[0])
        else:
            source.entries.extend(_entries(text, name, data, source.faults))
    if manifest is None and not any(fault.file == MANIFEST for fault in source.faults):
        source.faults.append(Fault(MANIFEST, 0, "no_manifest"))
    return Source(manifest, source.entries, source.faults)


def _files(folder: Path, faults: list[Fault]) -> list[Path]:
    """The TOML files, by name. Symbolic links and anything else that is neither a file nor a folder are refused."""
    found: list[Path] = []
    waiting = [folder]
    seen = 0
    while waiting and len(found) <= MOST_FILES:
        place = waiting.pop(0)
        try:
            inside = sorted(islice(place.iterdir(), MOST_SEEN))
            modes = [path.lstat().st_mode for path in inside]
        except OSError as error:
            faults.append(Fault(_within(folder, place), 0, "unreadable", {"detail": error.strerror}))
            continue
        seen += len(inside)
        if seen >= MOST_SEEN:
            faults.append(Fault(_within(folder, place), 0, "much_inside", {"most": MOST_SEEN}))
            return []
        for path, mode in zip(inside, modes, strict=True):
            if stat.S_ISDIR(mode) and path.suffix != ".toml" and not path.name.startswith("."):
                waiting.append(path)
            elif path.suffix == ".toml" or stat.S_ISLNK(mode):
                if stat.S_ISREG(mode):
                    found.append(path)
                else:
                    reason = "link" if stat.S_ISLNK(mode) else "no_file"
                    faults.append(Fault(_within(folder, path), 0, reason))
    return found


def _within(folder: Path, path: Path) -> str:
    return plain(path.relative_to(folder).as_posix())


def _text(file: Path, name: str, faults: list[Fault]) -> str:
    try:
        with file.open("rb") as opened:
            raw = opened.read(LARGEST_FILE + 1)
    except OSError as error:
        faults.append(Fault(name, 0, "unreadable", {"detail": error.strerror}))
        return ""
    if len(raw) > LARGEST_FILE:
        faults.append(Fault(name, 0, "large_file", {"most": LARGEST_FILE // 1000}))
        return ""
    try:
        return raw.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        faults.append(Fault(name, raw[: error.start].count(b"\n") + 1, "encoding"))
        return ""


def _parsed(text: str, name: str, faults: list[Fault]) -> dict[str, Any] | None:
    if deep := _deep(text):
        faults.append(Fault(name, deep, "deep", {"most": DEEPEST}))
        return None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = _LINE.search(str(error))
        number = int(place[1]) if place else _last(text)
        faults.append(Fault(name, number, "toml", {"detail": _LINE.sub("", str(error)).strip()[:200]}))
        return None


def _deep(text: str) -> int:
    """The first line with too many open brackets or too many dots; 0 if there is none."""
    open_here = 0
    for number, line in enumerate(_SKIPPED.sub(lambda found: "\n" * found[0].count("\n"), text).split("\n"), 1):
        for letter in line:
            open_here = max(0, open_here + (letter in "[{") - (letter in "]}"))
            if open_here > DEEPEST:
                return number
        if line.count(".") > DEEPEST:
            return number
    return 0


def _last(text: str) -> int:
    """The last line that is not empty: the place to report something unterminated."""
    return text.rstrip().count("\n") + 1


def _entries(text: str, name: str, data: dict[str, Any], faults: list[Fault]) -> list[Entry]:
    """The entries of a file in the order in which they are written."""
    top, tables = _lines(text)
    found: list[Entry] = []
    for table, rows in data.items():
        places = tables.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            line = top.get(table, places[0][0] if places else 1)
            faults.append(Fault(name, line, "no_rows", {"table": str(table)[:60]}))
            continue
        for number, row in enumerate(rows):
            line, keys = places[number] if number < len(places) else (top.get(table, 1), {})
            found.append(Entry(name, line, table, row, keys))
    return sorted(found, key=lambda entry: entry.line)


def _lines(text: str) -> tuple[dict[str, int], dict[str, list[tuple[int, dict[str, int]]]]]:
    """The lines of the keys before any table; and by table, for each entry, its line and the lines of its keys."""
    top: dict[str, int] = {}
    tables: dict[str, list[tuple[int, dict[str, int]]]] = {}
    keys, prefix, quote = top, "", ""
    for number, line in enumerate(text.split("\n"), 1):
        if quote:
            quote = "" if quote in line else quote
            continue
        header, key = _HEADER.match(line), _KEY.match(line)
        if header and header[1]:
            prefix, keys = "", {}
            tables.setdefault(header[2], []).append((number, keys))
        elif header:
            table, _, inner = header[2].partition(".")
            prefix, keys = f"{inner}." if inner else "", tables[table][-1][1] if tables.get(table) else top
            keys.setdefault(inner or table, number)
        elif key:
            keys.setdefault(prefix + key[1], number)
            keys.setdefault(prefix + key[1] + key[2], number)
        quote = next((mark for mark in ('"""', "'''") if line.count(mark) % 2), "")
    return top, tables
