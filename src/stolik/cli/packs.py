"""`stolik packs`: check packs of content. Also loads packs for other commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from stolik.bots import BOTS
from stolik.cli.arguments import Json, Language
from stolik.cli.say import err, line, out, print_json, texts
from stolik.content.packs.faults import BadPack, Fault
from stolik.content.packs.load import load_pack
from stolik.content.packs.manifest import MANIFEST
from stolik.content.packs.plain import plain
from stolik.core.errors import StolikError
from stolik.core.packs import Pack
from stolik.core.position import Position
from stolik.lab.simulate import Plan, simulate
from stolik.registry import add_packs, games
from stolik.text import Catalogue
from stolik.text.languages import LANGUAGES

Folders = Annotated[
    list[Path] | None, typer.Option("--packs", metavar="FOLDER", help="A pack that tables may use; may be repeated.")
]

packs = typer.Typer(name="packs", help="Check packs: folders with your own cards, characters and maps.")


class BadPacks(StolikError):
    """Some packs have faults, so the command does not start."""

    id = "bad_packs"


@packs.callback()
def explain() -> None:
    """Check packs: folders with your own cards, characters and maps (docs/packs.md)."""


@packs.command()
def check(
    folders: Annotated[list[Path], typer.Argument(metavar="FOLDER...", help="Folders of packs.", show_default=False)],
    games_played: Annotated[int, typer.Option("--games", min=0, help="Random games played with each pack.")] = 10,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Explain every fault in packs, by file and line, and what is allowed there; then play some games with them.

    The exit code is 1 if a pack has a fault.

    Example: stolik packs check packs/cellar
    """
    words, faulty, told = texts(lang), False, []
    checked: set[tuple[str, str]] = set()
    for folder in folders:
        found, faults = _read(folder)
        if found is not None and (found.game, found.id) in checked:
            faults = _same_again(found)
            found = None
        if found is not None:
            checked.add((found.game, found.id))
        if found is not None and games_played:
            add_packs([found])
            faults = _played(found, games_played)
        faulty = faulty or bool(faults)
        told.append(_described(folder, found, faults, words))
        if not json:
            _tell(folder, found, faults, words)
    if json:
        print_json(msgspec.json.encode(told))
    raise typer.Exit(1 if faulty else 0)


def use_packs(folders: Sequence[Path] | None, words: Catalogue) -> None:
    """Load packs, so that tables may be played with them. If any has a fault, none is loaded: every fault is printed,
    and BadPacks is raised.
    """
    found: dict[tuple[str, str], Pack] = {}
    faulty = 0
    for folder in folders or ():
        pack, faults = _read(folder)
        if pack is not None and (pack.game, pack.id) in found:
            faults = _same_again(pack)
        elif pack is not None:
            found[pack.game, pack.id] = pack
        if faults:
            faulty += 1
            _tell(folder, None, faults, words, console=err())
    if faulty:
        raise BadPacks(count=faulty)
    add_packs(list(found.values()))


def tell_packs(position: Position, words: Catalogue) -> None:
    """Say which packs a game is played with, if any."""
    for pack in position.game.packs:
        if pack.option in position.options:
            name = pack.names[words.lang]
            line(out(), words.say("cli-pack-in-play", name=name, version=pack.version, seal=pack.seal[:8]))


def _same_again(pack: Pack) -> list[Fault]:
    return [Fault(MANIFEST, 0, "same_pack", {"word": pack.id})]


def _read(folder: Path) -> tuple[Pack | None, Sequence[Fault]]:
    schemes = {game.id: game.scheme for game in games().values()}
    try:
        return load_pack(folder, schemes), ()
    except BadPack as error:
        return None, error.faults


def _played(pack: Pack, count: int) -> list[Fault]:
    """The error in random games with a pack; empty if there is none."""
    game, failed = games()[pack.game], []
    for players in {game.players[0], game.players[1]}:
        plan = Plan(pack.game, players, count, 1, (next(iter(BOTS)),) * players, {pack.option: pack.value})
        failed += simulate(plan).failures
    return [Fault(MANIFEST, 0, "game_broke", {"word": failure.error[:200]}) for failure in failed[:1]]


def _tell(folder: Path, pack: Pack | None, faults: Sequence[Fault], words: Catalogue, console: Any = None) -> None:
    console = console or out()
    for fault in faults:
        line(console, f"{plain(str(folder / fault.file))}:{fault.line or 1}: {said(fault, words)}")
    if pack is not None and not faults:
        rows = {table: len(rows) for table, rows in pack.content.tables.items() if rows}
        counts = ", ".join(f"{count} {table}" for table, count in rows.items())
        line(
            console,
            words.say(
                "cli-pack-fine", name=pack.names[words.lang], game=pack.game, version=pack.version,
                seal=pack.seal[:8], counts=counts,
            ),
        )  # fmt: skip
        for remark in _remarks(pack, words):
            line(console, remark)


def _remarks(pack: Pack, words: Catalogue) -> Iterator[str]:
    """What is no fault of a pack: languages that it lacks, and some that Stolik lacks."""
    lacking = [language.name for lang, language in LANGUAGES.items() if lang not in pack.names]
    if lacking:
        first = next(iter(pack.names))
        shown = LANGUAGES[first].name if first in LANGUAGES else first
        yield words.say("cli-pack-lacks", languages=", ".join(lacking), shown=shown)
    unknown = [lang for lang in pack.names if lang not in LANGUAGES]
    if unknown:
        yield words.say("cli-pack-unspoken", languages=", ".join(unknown))


def said(fault: Fault, words: Catalogue) -> str:
    """The sentence of a fault."""
    details = {key: plain(str(value)) for key, value in fault.details.items()}
    if words.has(f"allowed-{details.get('allowed')}"):
        details["allowed"] = words.say(f"allowed-{details['allowed']}")
    return words.say(f"fault-{fault.reason}", **details)


def _described(folder: Path, pack: Pack | None, faults: Sequence[Fault], words: Catalogue) -> Mapping[str, Any]:
    found = [
        {"file": one.file, "line": one.line or 1, "reason": one.reason, "text": said(one, words)} for one in faults
    ]
    if pack is None:
        return {"folder": str(folder), "faults": found}
    facts = {"id": pack.id, "game": pack.game, "version": pack.version, "seal": pack.seal, "names": pack.names}
    facts["remarks"] = list(_remarks(pack, words))
    return {"folder": str(folder), "faults": found, **facts}
