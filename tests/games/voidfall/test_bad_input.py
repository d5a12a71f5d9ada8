"""Bad input: impossible tables, unknown names, a plan that is no longer legal, a damaged row; what is said of each."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

import stolik
from stolik.content.errors import BadContent
from stolik.core.errors import BadOption, BadPlayers, IllegalAnswer, StolikError
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.voidfall import GAME
from stolik.games.voidfall.content import book
from stolik.games.voidfall.content.book import Book
from stolik.server.tables.viewers.drafts import try_out
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

SAID = {
    "too many players": {
        "en": "voidfall cannot be played with 5 players. Choose 1 to 4.",
        "pl": "Gra voidfall nie jest dla tylu osób: 5. Wybierz od 1 do 4.",
    },
    "a solo map for two": {
        "en": "Option “scenario” of voidfall cannot be “fall_of_civilization” with 2 players "
        "and the other options. Leave it out or change those.",
        "pl": "Opcja „scenario” gry voidfall nie może mieć wartości „fall_of_civilization” "
        "przy tej liczbie graczy (2) i pozostałych opcjach. Pomiń ją albo zmień "
        "tamte.",
    },
    "a map for rivals alone": {
        "en": "Option “scenario” of voidfall cannot be “art_of_war” with 1 player and "
        "the other options. Leave it out or change those.",
        "pl": "Opcja „scenario” gry voidfall nie może mieć wartości „art_of_war” przy "
        "tej liczbie graczy (1) i pozostałych opcjach. Pomiń ją albo zmień tamte.",
    },
    "an unknown House": {
        "en": "Option “house_1” of voidfall cannot be “harkonnen”. Possible are: any, valnis, belitan, ",
        "pl": "Opcja „house_1” gry voidfall nie może mieć wartości „harkonnen”. Możliwe są: any, valnis, belitan, ",
    },
    "an unknown map": {
        "en": "Option “scenario” of voidfall cannot be “atlantis”. Possible are: introduction, second_genesis, ",
        "pl": "Opcja „scenario” gry voidfall nie może mieć wartości „atlantis”. Możliwe są: introduction, ",
    },
    "an unknown option": {
        "en": "voidfall has no option “hause_1”. List the options with: stolik games",
        "pl": "Gra voidfall nie ma opcji „hause_1”. Listę opcji pokaże polecenie: stolik games",
    },
    "one House twice": {
        "en": "Another seat has chosen this House. Choose a different one.",
        "pl": "Ten Ród wybrano już na innym miejscu. Wybierz inny.",
    },
}
TABLES = {
    "too many players": (5, {}),
    "a solo map for two": (2, {"scenario": "fall_of_civilization"}),
    "a map for rivals alone": (1, {"scenario": "art_of_war"}),
    "an unknown House": (1, {"house_1": "harkonnen"}),
    "an unknown map": (1, {"scenario": "atlantis"}),
    "an unknown option": (1, {"hause_1": "valnis"}),
    "one House twice": (2, {"house_1": "valnis", "house_2": "valnis"}),
}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("name", TABLES)
def test_an_impossible_table_is_refused_and_says_why(name: str, lang: str) -> None:
    players, options = TABLES[name]
    with pytest.raises((BadPlayers, BadOption)) as refused:
        stolik.new_game("voidfall", players=players, seed=1, options=options)
    assert complaint(refused.value, lang).startswith(SAID[name][lang])


def complaint(error: StolikError, lang: str) -> str:
    words = catalogue(lang, "voidfall")
    return words.complain(error.id, error.details)


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_damaged_row_is_named_in_words(tmp_path: Path, lang: str) -> None:
    folder = shutil.copytree(Path(book.__file__).parent, tmp_path / "content")
    file = folder / "crises.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("amount >= 2", "amount >= two", 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        Book(folder).rows()
    said = complaint(refused.value, lang)
    assert all(part in said for part in ("crises.toml", "rally_the_pickets", "two")), said


@pytest.mark.parametrize(("entry", "word"), [
    ('changes = ["gentle"]', "gentel"), ("players = [2, 3, 4]", "7"), ("complexity = [1, 1, 1]", "complexity"),
    ("aggression = [1, 1, 1]", "aggression"),
])  # fmt: skip
def test_a_damaged_series_of_maps_is_named_in_words(tmp_path: Path, entry: str, word: str) -> None:
    folder = shutil.copytree(Path(book.__file__).parent, tmp_path / "content")
    file = folder / "scenarios/introduction.toml"
    text = file.read_text(encoding="utf-8")
    assert entry in text
    damaged = {"gentel": 'changes = ["gentel"]', "7": "players = [2, 3, 7]"}.get(word, f"{word} = [1, 1]")
    file.write_text(text.replace(entry, damaged, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        Book(folder).rows()
    said = complaint(refused.value, "en")
    assert all(part in said for part in ("introduction.toml", "introduction", f"“{word}”")), said


def test_a_plan_that_is_no_longer_legal_stops_where_it_fails_and_loses_nothing() -> None:
    """The Focus card that a planned turn begins with is played by hand: the plan fails at its first step, which is
    said, and the table is as it was. The rest of the plan can still be tried.
    """
    position, seat, plan = planned()
    whole = try_out(position, seat, plan)
    assert whole.taken == len(plan)
    later = position.clone()
    later.answer(seat, plan[0])
    before = later.observe(seat)
    tried = try_out(later, seat, plan)
    assert tried.taken == 0
    assert tried.refused is not None
    assert tried.refused.id == "illegal_answer"
    assert later.observe(seat) == before
    rest = try_out(later, seat, plan[1:])
    assert rest.taken == len(plan) - 1
    with pytest.raises(IllegalAnswer):
        later.answer(seat, plan[0])


def planned() -> tuple[Position, int, list[str]]:
    """A position in which a seat chooses its Focus, and the answers of the turn it has planned."""
    for seed in range(40):
        rng = Random(seed)
        position = playout(
            Position(GAME, 2, seed), random_policy(rng), until=lambda handle: handle.question.kind == "focus"
        )
        seat = next(iter(position.pending))
        plan: list[str] = []
        tried = try_out(position, seat, plan)
        while tried.question is not None and tried.question["type"] == "choose" and len(plan) < 12:
            plan.append(rng.choice(tried.question["options"]))
            tried = try_out(position, seat, plan)
        if len(plan) > 3:
            return position, seat, plan
    raise AssertionError("no turn could be planned")
