"""Reads worked combats (tests/games/voidfall/combats/*.txt). What may stand in them:

== title                                a new combat; text in parentheses says why and is skipped everywhere
invader   4 corvette; shields; trade 1  fleets; technologies; amounts (active, launchers, energy, ...); bombard;
defender  3 voidborn; sd 1; extra ...   of the defender also its sector: sd, starbase
rulings   blocks yes                    where the table reads it differently
choice    invader recall corvette       the answers to all questions, in order; `of` names the options there are
approach  deals 0:1 absorbs 1:0 leaves 3:3      invader's number : defender's number
salvo     3=3 deals 1:1 absorbs 1:0 leaves 3:2  Initiative; `>` the invader fires first, `<` the defender, `=` both
ends      invader 2 corvette            the winner and what it has left; `nobody`, `stalemate`
recalled, home, spent, deployed         of a side, where it matters: `home invader 1 corvette`
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from stolik.games.voidfall.rules.combat import Extras, Fleets, Force, Ground, Rulings

FOLDER = Path(__file__).parent / "combats"
GROUND = {"sd": "sector_defenses", "starbase": "starbases"}
AMOUNTS = {"active", "launchers", "trade", "food", "energy", "materials", "credits"}


@dataclass
class Worked:
    """A combat worked out by hand."""

    title: str
    place: str
    invader: Force = field(default_factory=Force)
    defender: Force = field(default_factory=Force)
    ground: Ground = field(default_factory=Ground)
    rulings: Rulings = field(default_factory=Rulings)
    choices: list[tuple[str, str, str, list[str]]] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    winner: str = ""
    left: Fleets = field(default_factory=Fleets)
    more: list[tuple[str, str, dict[str, int]]] = field(default_factory=list)


def counted(text: str) -> dict[str, int]:
    """`2 corvette 1 sentry` as {"corvette": 2, "sentry": 1}."""
    words = text.split()
    return {word: int(number) for number, word in zip(words[::2], words[1::2], strict=True)}


def side(text: str) -> tuple[Force, Ground]:
    """A force and, of a defender, its Installations."""
    fleets: dict[str, int] = {}
    technologies: set[str] = set()
    amounts: dict[str, int] = {}
    extras: dict[str, int] = {}
    ground: dict[str, int] = {}
    for part in (part.strip() for part in text.split(";")):
        first, *rest = part.split()
        if first.isdigit():
            fleets |= counted(part)
        elif first in GROUND:
            ground[GROUND[first]] = int(rest[0])
        elif first in AMOUNTS | {"bombard"}:
            amounts[first] = int(rest[0]) if rest else 1
        elif first == "extra":
            extras[rest[0]] = int(rest[1])
        elif first != "none":
            technologies |= set(part.split())
    bombard = bool(amounts.pop("bombard", 0))
    force = Force(Fleets(**fleets), frozenset(technologies), bombard=bombard, extras=Extras(**extras), **amounts)
    return force, Ground(**ground)


def read(path: Path) -> Iterator[Worked]:
    worked: Worked | None = None
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        said = line if line.startswith("==") else re.sub(r"\([^)]*\)", "", line)
        key, _, rest = " ".join(said.split()).partition(" ")
        if not key or key == "#":
            continue
        if key == "==":
            if worked:
                yield worked
            worked = Worked(rest, f"{path.name}:{number}")
            continue
        assert worked, f"{path.name}:{number}: no title yet"
        if key == "invader":
            worked.invader = side(rest)[0]
        elif key == "defender":
            worked.defender, worked.ground = side(rest)
        elif key == "rulings":
            words = rest.split()
            worked.rulings = Rulings(**{word: yes == "yes" for word, yes in zip(words[::2], words[1::2], strict=True)})
        elif key == "choice":
            who, what, option, *of = rest.split()
            worked.choices.append((who, what, option, of[1:]))
        elif key in ("approach", "salvo"):
            worked.steps.append(f"{key} {rest}")
        elif key == "ends":
            winner, _, left = rest.partition(" ")
            worked.winner, worked.left = winner, Fleets(**counted(left))
        elif key in ("recalled", "home", "spent", "deployed"):
            who, _, what = rest.partition(" ")
            worked.more.append((key, who, counted(what)))
        else:
            raise AssertionError(f"{path.name}:{number}: {key}?")
    if worked:
        yield worked


def all_combats() -> list[Worked]:
    return [worked for path in sorted(FOLDER.glob("*.txt")) for worked in read(path)]
