"""A page on its own holds the films of the eyes that it offers, and nothing else of a game."""

from __future__ import annotations

import base64
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.net.test_pages import visiting
from tests.server.tables.test_film import GAMES, played

from stolik import Position
from stolik.core.errors import NoBeginning
from stolik.server.errors import NotBuilt
from stolik.server.limits import SAVES
from stolik.server.tables.people.links import hashed
from stolik.server.tables.replays.exported import HERE, exported
from stolik.server.tables.replays.film import all_eyes, films_of

BEFORE, AFTER = '<script type="text/plain" id="inside">', "</script>"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A built client."""
    return built(tmp_path / "dist")


def built(web: Path) -> Path:
    (web / "exported").mkdir(parents=True)
    for game in ("plain", "zona"):
        (web / "exported" / f"{game}.html").write_text(f"<title>{game}</title>{HERE}")
    return web


def inside(page: bytes) -> dict[str, Any]:
    """What is written into a page."""
    packed = page.decode().partition(BEFORE)[2].partition(AFTER)[0]
    found: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed)))
    return found


def films(page: bytes) -> dict[str, dict[str, Any]]:
    """The films in a page, by whose eyes they are seen."""
    answers = inside(page)["answers"].items()
    return {path.removeprefix("film?as="): json.loads(text) for path, text in answers if path.startswith("film")}


def test_a_page_holds_films_texts_and_rules_of_its_game_alone(web: Path) -> None:
    page = exported(films_of(played("zona", 1), None), web, "pl")
    assert page.startswith(b"<title>zona</title>")
    found = inside(page)
    assert (found["lang"], found["eyes"]) == ("pl", 0)
    assert {path for path in found["answers"] if not path.startswith("film")} == {
        "api/texts/zona/en",
        "api/texts/zona/pl",
        "api/rules/zona",
    }
    assert list(films(page)) == ["0", "1", "watch", "all"]
    assert all(film["may"] == [0, 1, "watch", "all"] for film in films(page).values())


@pytest.mark.parametrize("over", [True, False])
def test_a_page_seen_by_one_seat_holds_its_film_alone(web: Path, over: bool) -> None:
    (film,) = films(exported(films_of(played("not_alone", 2, 10_000 if over else 30), 1), web)).values()
    assert (film["eyes"], film["may"], film["over"], film["answers"]) == (1, [1], over, [])


@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_chosen_in_secret_changes_no_byte(web: Path, game: str) -> None:
    compared = 0
    for seed in range(6):
        rng = Random(seed)
        position = played(game, seed, most=rng.randrange(5, 40))
        for by, question in position.pending.items():
            answers = {repr(question.plain(one)): one for one in (question.sample(rng) for _ in range(4))}
            worlds = [position.clone() for _ in answers]
            for world, answer in zip(worlds, answers.values(), strict=True):
                world.answer(by, answer)
            for seat in set(range(position.players)) - {by}:
                told: dict[str, bytes] = {}
                for world in worlds:
                    live = repr((world.observe(seat), world.log(seat), seat in world.pending))
                    page = exported(films_of(world, seat), web)
                    assert told.setdefault(live, page) == page
                    compared += 1
    assert compared > 15


def test_a_game_without_a_board_has_the_plain_page_and_without_any_there_is_none(web: Path, tmp_path: Path) -> None:
    game = films_of(played("not_alone", 3, 5), 0)
    assert exported(game, web).startswith(b"<title>plain</title>")
    with pytest.raises(NotBuilt):
        exported(game, tmp_path)
    with pytest.raises(NoBeginning):
        films_of(played("zona", 1, most=20).resample(0, Random(1)), 0)


def finished(client: TestClient, tmp_path: Path) -> dict[str, Any]:
    """The links of a table whose game is over; seat 0 has shown its note, seat 1 has not."""
    position = played("zona", 1)
    seats = [{"kind": "person", "name": name} for name in ("Ola", "Jan")]
    made: dict[str, Any] = client.post("/api/tables", json={"game": "zona", "players": 2, "seats": seats}).json()
    begin_at(tmp_path / "t.db", made["watch"], position)
    return made


def begin_at(file: Path, link: str, position: Position) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        (table,) = db.execute("SELECT table_id FROM links WHERE hash = ?", (hashed(link),)).fetchone()
        db.execute("UPDATE tables SET seed = ? WHERE id = ?", (position.seed, table))
        answers = [(table, seq, seat, kind, json.dumps(v)) for seq, (seat, kind, v) in enumerate(position.history)]
        db.executemany("INSERT INTO answers (table_id, seq, seat, kind, value) VALUES (?, ?, ?, ?, ?)", answers)
        notes = [(table, 0, 0, "", "Jan bluffs", 0, 1), (table, 1, 0, "", "Ola never does", 0, 0)]
        db.executemany("INSERT INTO notes VALUES (?, ?, ?, ?, ?, ?, ?)", notes)


def test_a_finished_table_is_saved_as_a_page_with_shown_notes_and_without_links(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        built(tmp_path / "dist")
        made = finished(client, tmp_path)
        links = [made["host"], made["watch"], *(seat["token"] for seat in made["seats"])]
        saved = client.get(f"/api/tables/{links[-1]}/page")
        assert saved.headers["content-disposition"] == 'attachment; filename="stolik-zona.html"'
        assert list(films(saved.content)) == list(map(str, all_eyes(2)))
        for film in films(saved.content).values():
            assert [seat["name"] for seat in film["seats"]] == ["Ola", "Jan"]
            assert [note["text"] for note in film["notes"]] == ["Jan bluffs"]
        text = json.dumps(inside(saved.content))
        assert not [link for link in links if link in text]
        (only,) = films(client.get(f"/api/tables/{links[-1]}/page?as=watch").content)
        assert only == "watch"
        assert client.get(f"/api/tables/{links[-1]}/page?as=7").status_code == 403


def test_no_page_is_made_of_a_running_game_nor_without_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        seats = [{"kind": "person"}] * 2
        made = client.post("/api/tables", json={"game": "zona", "players": 2, "seats": seats}).json()
        path = f"/api/tables/{made['seats'][0]['token']}/page"
        for eyes in ("", "?as=0"):
            assert client.get(path + eyes).json()["error"]["id"] == "not_over"
        assert client.get("/api/tables/nowhere/page").status_code == 404
        assert [client.get(path).status_code for _ in range(SAVES)][-1] == 429


def test_a_server_without_built_pages_says_so(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        link = finished(client, tmp_path)["host"]
        refused = client.get(f"/api/tables/{link}/page", headers={"accept-language": "pl"})
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "not_built")
