"""Every row of Voidfall's content and every action has a name in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from stolik.games import voidfall
from stolik.games.voidfall.content.book import BOOK
from stolik.text import LANGUAGES, Catalogue

FOLDER = Path(voidfall.__file__).parent / "text"


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(
        request.param, {file.name: file.read_text("utf-8") for file in FOLDER.glob(f"*.{request.param}.ftl")}
    )


def named() -> list[str]:
    families: dict[str, Iterable[object]] = {
        "focus": BOOK.focuses, "house": BOOK.houses, "start": BOOK.starts, "agenda": BOOK.agendas, "event": BOOK.events,
        "technology": BOOK.technologies, "improved": BOOK.technologies, "crisis": BOOK.crises, "war": BOOK.wars,
        "tile": BOOK.tiles, "scenario": BOOK.scenarios, "difficulty": BOOK.difficulties,
        "bounty": [kind.id for kind in BOOK.bounties], "reclaim": [kind.id for kind in BOOK.reclaims],
        "series": {scenario.series for scenario in BOOK.scenarios.values()},
        "sector": range(max(len(scenario.cells) for scenario in BOOK.scenarios.values())),
    }  # fmt: skip
    return [f"{family}-{id}" for family, ids in families.items() for id in ids]


def actions() -> list[str]:
    found = [(card.id, action.id) for card in BOOK.focuses.values() for action in card.actions]
    found += [(row.id, action.id) for row in BOOK.technologies.values() for action in row.actions]
    found += [(row.id, action.id) for row in BOOK.tiles.values() for action in row.actions]
    return [f"action-{row}_{action}" for row, action in found]


def test_everything_has_a_name(texts: Catalogue) -> None:
    assert [id for id in (*named(), *actions()) if not texts.has(id)] == []


def test_technologies_and_abilities_are_explained(texts: Catalogue) -> None:
    explained = [f"technology-{id}.{version}" for id in BOOK.technologies for version in ("basic", "improved")]
    explained += [f"house-{house.id}.ability" for house in BOOK.houses.values() if house.ability]
    assert [id for id in explained if not texts.has(id)] == []


def test_sectors_of_a_map_have_different_names(texts: Catalogue) -> None:
    names = [texts.say(f"sector-{number}") for number in range(36)]
    assert len(set(names)) == 36
