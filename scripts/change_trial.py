"""Make a small change in a copy of the house, as docs/changing.md describes it, and say which files it touches and
which check fails first.

    .venv/bin/python scripts/change_trial.py option               the whole change: nothing fails
    .venv/bin/python scripts/change_trial.py option --without 2   the second file is forgotten: a check names it
    .venv/bin/python scripts/change_trial.py option --each        whole, and with each file forgotten in turn

A change is a file in scripts/changes/: its edits by file, what is written from them, and the checks in the order in
which a developer would run them. The copy has the interpreter, the packages and the front end's tools of this checkout.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

import msgspec

ROOT = Path(__file__).parent.parent
CHANGES = ROOT / "scripts" / "changes"
FREE = ("RULES.md", "tests/", "docs/")
"""Where a change is told and proven; these files are listed, but do not count."""
SHOWN = 15
"""The last lines of a failing check that are shown."""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Text put after the only place in a file where `after` stands, or in place of it (`instead`), or a whole new file
    (`after` is empty).
    """

    file: str
    insert: str
    after: str = ""
    instead: bool = False

    def make(self, copy: Path) -> None:
        """Make the edit in a copy. Raises LookupError if its place is not there, or there twice."""
        path = copy / self.file
        if not self.after:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.insert, encoding="utf-8")
            return
        text = path.read_text(encoding="utf-8")
        if text.count(self.after) != 1:
            raise LookupError(f"{self.file}: {self.after!r} stands there {text.count(self.after)} times")
        put = self.insert if self.instead else self.after + self.insert
        path.write_text(text.replace(self.after, put), encoding="utf-8")


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change: what it is, at most how many files it may touch, its edits, what is written from them (commands), and
    the checks (commands), quickest first. `unnoticed` are files that may be forgotten without any check to say so.
    """

    about: str
    bar: int
    edit: tuple[Edit, ...]
    check: tuple[str, ...]
    write: tuple[str, ...] = ()
    unnoticed: tuple[str, ...] = ()

    @property
    def files(self) -> list[str]:
        """The files touched by hand, in the order of the edits."""
        return list(dict.fromkeys(edit.file for edit in self.edit))

    @property
    def counted(self) -> list[str]:
        """Those of them that count: not where the change is told and proven."""
        return [file for file in self.files if not any(part in file for part in FREE)]


def read_change(name: str) -> Change:
    """The change of a name. Raises msgspec.ValidationError."""
    return msgspec.convert(tomllib.loads((CHANGES / f"{name}.toml").read_text(encoding="utf-8")), Change)


def names() -> list[str]:
    """The names of all changes."""
    return sorted(path.stem for path in CHANGES.glob("*.toml"))


def copy_house(to: Path) -> None:
    """A copy of the sources; the heavy folders are shared."""
    heavy = ("node_modules", ".venv", ".git", "__pycache__", ".ruff_cache", ".pytest_cache")
    copytree(ROOT, to, ignore=ignore_patterns(*heavy), symlinks=True)
    for name in heavy[:2]:
        (to / name).symlink_to(ROOT / name)
    subprocess.run(["git", "init", "-q"], cwd=to, check=True)
    subprocess.run(["git", "add", "-A"], cwd=to, check=True)


def run(command: str, copy: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in the copy, with the copy's sources."""
    path = f"{copy / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    env = os.environ | {"PYTHONPATH": str(copy / "src"), "PATH": path}
    return subprocess.run(command, shell=True, cwd=copy, env=env, text=True, capture_output=True, check=False)


def first_failure(change: Change, forgotten: str, copy: Path) -> tuple[str, str]:
    """The first check that fails after the change without a forgotten file, and the end of what it says; empty if none
    fails.
    """
    for edit in change.edit:
        if edit.file != forgotten:
            edit.make(copy)
    for command in (*change.write, *change.check):
        done = run(command, copy)
        if done.returncode:
            said = (done.stdout + done.stderr).strip().splitlines()
            return command, "\n".join(f"    {line}" for line in said[-SHOWN:])
    return "", ""


def tried(name: str, forgotten: str = "") -> bool:
    """Make a change without a file and print what fails. Returns whether that is right: nothing if no file is missing,
    otherwise something.
    """
    change = read_change(name)
    with TemporaryDirectory(prefix="stolik-change-") as folder:
        copy = Path(folder) / "house"
        copy_house(copy)
        command, said = first_failure(change, forgotten, copy)
    print(f"{name}: {f'without {forgotten}' if forgotten else 'whole'}: {command or 'nothing'} fails")
    if said and not forgotten:
        print(said)
    elif said:
        print(said.splitlines()[-1])
    return bool(command) == (forgotten not in ("", *change.unnoticed))


def main() -> int:
    """Try a change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("change", choices=names())
    parser.add_argument("--without", type=int, default=0, help="the number of the file that is forgotten")
    parser.add_argument("--each", action="store_true", help="also forget each file in turn")
    chosen = parser.parse_args()
    change = read_change(chosen.change)
    print(f"{chosen.change}: {change.about}")
    for number, file in enumerate(change.files, 1):
        print(f"  {number}. {file}")
    print(f"{len(change.counted)} files besides those that tell and prove it; the bar is {change.bar}")
    forgotten = [change.files[chosen.without - 1]] if chosen.without else [""]
    if chosen.each:
        forgotten = ["", *change.files]
    right = [tried(chosen.change, file) for file in forgotten]
    return 0 if all(right) and len(change.counted) <= change.bar else 1


if __name__ == "__main__":
    sys.exit(main())
