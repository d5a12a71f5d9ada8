"""How much room each game's board has: opens positions in Chromium in several sizes and prints a row for each.

    .venv/bin/python -m scripts.turns.areas zona voidfall --sizes 1280x720 844x390 --lang pl --pictures /tmp/pictures

`map` is the part of the window taken by the box round the map's places; `question`, `confirm`, `hand` and `lit` are how
much of them is in sight; `text` is the smallest text of the board and `target` the smallest thing to press, in pixels
(not measured beyond 44). Then follow places that overlap or are cut off, words that are cut off, and small texts.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.browser.conftest import RUNNING, House, Pages, opener, started
from tests.browser.looks import settle
from tests.browser.moments import Moment, sit
from tests.browser.room import MOMENTS, Room, measured

SIZES = ("1280x720", "1920x1080", "390x844", "844x390")
LOCALES = {"en": "en-GB", "pl": "pl-PL"}


def rows(
    games: Sequence[str], sizes: Sequence[str], lang: str, text: int, pictures: Path | None
) -> Iterator[tuple[Moment, str, Room]]:
    """Each moment of these games in each size, as the page shows it with text of so many per cent."""
    with tempfile.TemporaryDirectory() as folder, RUNNING:
        house, some = House(Path(folder) / "tables.db"), Pages(started())
        try:
            for moment in MOMENTS:
                if games and moment.game not in games:
                    continue
                page = sit(house, opener(some), moment, lang=LOCALES[lang], textSize=text)
                page.locator("h2[data-kind]").wait_for()
                for size in sizes:
                    width, height = map(int, size.split("x"))
                    page.set_viewport_size({"width": width, "height": height})
                    page.reload()
                    page.locator("h2[data-kind]").wait_for()
                    settle(page)
                    if pictures:
                        page.screenshot(path=pictures / f"{moment}-{size}-{lang}-{text}.png")
                    yield moment, size, measured(page, moment.game)
        finally:
            house.kill()


def row(moment: Moment, size: str, room: Room) -> str:
    """A line of the table, and one for each kind of fault."""
    parts = [room.question, room.confirm, room.hand, room.lit]
    shown = " ".join(f"{'-' if part is None else f'{part:.0%}':>8}" for part in parts)
    target = "-" if room.target is None else f"{room.target:.0f}"
    faults = {"overlap": room.overlaps, "out of sight": room.unreached, "cut": room.cut, "small": room.small}
    return "\n".join(
        [
            f"{moment!s:32} {size:>9} {room.share:>5.0%} {shown} {room.smallest:>6.1f} {target:>6}",
            *(f"    {name}: {', '.join(found)}" for name, found in faults.items() if found),
        ]
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--lang", choices=LOCALES, default="en")
    parser.add_argument("--text", type=int, default=100, metavar="PER CENT")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what is measured")
    wanted = parser.parse_args()
    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    heads = [f"{head:>8}" for head in ("question", "confirm", "hand", "lit")]
    print(f"{'position':32} {'window':>9}   map {' '.join(heads)}   text target")
    for moment, size, room in rows(wanted.games, wanted.sizes, wanted.lang, wanted.text, wanted.pictures):
        print(row(moment, size, room), flush=True)


if __name__ == "__main__":
    main()
