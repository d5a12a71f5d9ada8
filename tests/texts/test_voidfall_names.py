"""Every row of Voidfall's content and every action has a name in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from stolik.games import voidfall
from stolik.games.voidfall.content.book import BOOK
from stolik.text import Catalogue
from stolik.text.languages import COMPLETE

FOLDER = Path(voidfall.__file__).parent / "text"


@pytest.fixture(scope="module", params=COMPLETE)
def texts(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue(
        request.param, {file.name: file.read_text("utf-8") for file in (FOLDER / request.param).glob("*.ftl")}
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


def facts() -> Iterable[tuple[str, list[object]]]:
    """Messages, and what each of them must mention: a number, a message, a name."""
    for house in BOOK.houses.values():
        yield f"house-{house.id}", [house.complexity, *(f"focus-{card}" for card in house.preferred)]
    for start in BOOK.starts.values():
        yield f"start-{start.id}", [f"house-{start.house}", f"technology-{start.technology}"]
    for agenda in BOOK.agendas.values():
        yield f"agenda-{agenda.id}", [f"focus-{card}" for card in BOOK.agenda_kinds[agenda.type].focuses]
    for card in BOOK.focuses.values():
        yield f"focus-{card.id}", [f"focus-{card.replaces}"] if card.replaces else []
    for event in BOOK.events.values():
        yield f"event-{event.id}", [event.cycle, event.rounds]
    for scenario in BOOK.scenarios.values():
        yield f"scenario-{scenario.id}", [scenario.complexity]
    for difficulty in BOOK.difficulties.values():
        yield f"difficulty-{difficulty.id}", [difficulty.influence]
    for bounty in BOOK.bounties:
        yield f"bounty-{bounty.id}", [bounty.count]
    for reclaim in BOOK.reclaims:
        yield f"reclaim-{reclaim.id}", [reclaim.count]


def test_texts_agree_with_the_rows(texts: Catalogue) -> None:
    for id, mentioned in facts():
        said = texts.say(f"{id}.text")
        assert [one for one in mentioned if texts.phrase(str(one).replace("-", ":", 1)) not in said] == [], id


def test_sectors_of_a_map_have_different_names(texts: Catalogue) -> None:
    names = [texts.say(f"sector-{number}") for number in range(40)]
    assert len(set(names)) == 40
