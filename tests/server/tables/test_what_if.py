"""What if, and links to moments: they tell nothing of a game that runs."""

from __future__ import annotations

import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.net.test_pages import visiting
from tests.server.tables.test_film import GAMES, played

from stolik import Position
from stolik.core.position import inside_of
from stolik.server.errors import GameOver, NoMoment
from stolik.server.storage.records import CheckpointRow
from stolik.server.tables.replays.film import film, moment_at
from stolik.server.tables.replays.what_if import grown


def unpacked(row: CheckpointRow) -> Position:
    return Position.from_checkpoint(zlib.decompress(row.data))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_goes_on_truly_with_new_chance(game: str) -> None:
    position = played(game, 5)
    frames = len(film(position, "all", ["all"], []).frames)
    moment = moment_at(position, "all", frames // 2)
    kind, begun = grown(position, "all", frames // 2, 0, Random(1))
    other = grown(position, "all", frames // 2, 0, Random(2))[1]
    assert kind == "true"
    for seat in range(position.players):
        assert unpacked(begun).observe(seat) == moment.observe(seat)
    assert inside_of(unpacked(begun)).base.rng != inside_of(moment).base.rng != inside_of(unpacked(other)).base.rng
    to_its_end(unpacked(begun))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_runs_goes_on_in_a_world_that_the_seat_may_believe(game: str) -> None:
    position = played(game, 5, most=40)
    last = len(film(position, 1, [1], []).frames) - 1
    kind, begun = grown(position, 1, last, 1, Random(1))
    assert kind == "imagined"
    assert unpacked(begun).observe(1) == moment_at(position, 1, last).observe(1)
    to_its_end(unpacked(begun))


def to_its_end(position: Position) -> None:
    rng = Random(9)
    while not position.over:
        seat, question = rng.choice(sorted(position.pending.items()))
        position.answer(seat, question.sample(rng))


@pytest.mark.parametrize("game", GAMES)
def test_what_if_does_not_tell_what_others_have_chosen(game: str) -> None:
    """Worlds that differ only in what another seat has chosen in secret grow into practice tables that a seat cannot
    tell apart, and that hold no answer of the true game. What is drawn for them is the business of the laws.
    """
    compared = 0
    for seed in range(30):
        position = played(game, seed, most=Random(seed).randrange(5, 80))
        for by, question in position.pending.items():
            seen: dict[tuple[int, str], Any] = {}
            answers = {repr(question.plain(one)): one for one in (question.sample(Random(nth)) for nth in range(6))}
            for answer in answers.values():
                world = position.clone()
                world.answer(by, answer)
                if world.over:
                    continue
                for seat in set(range(position.players)) - {by}:
                    frames = film(world, seat, [seat], []).frames
                    practice = unpacked(grown(world, seat, len(frames) - 1, seat, Random(3))[1])
                    told = known(practice, seat)
                    assert seen.setdefault((seat, b"".join(map(bytes, frames)).hex()), told) == told
                    assert (practice.history, practice.seed) == ([], None)
                    compared += 1
    assert compared > 60


def known(position: Position, seat: int) -> Any:
    """All that a seat is told there."""
    asked = position.pending.get(seat)
    return position.observe(seat), position.log(seat), asked and asked.wire()


def test_there_is_no_moment_after_the_last_and_no_play_after_the_end() -> None:
    position = played("not_alone", 2)
    frames = len(film(position, 0, [0], []).frames)
    for frame in (-1, frames, 10**9):
        with pytest.raises(NoMoment):
            grown(position, 0, frame, 0, Random(1))
    with pytest.raises(GameOver):
        grown(position, 0, frames - 1, 0, Random(1))


def a_table(client: TestClient) -> Any:
    wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person", "name": "Ola"}, {"kind": "person"}]}
    return client.post("/api/tables", json=wish).json()


def test_a_practice_table_is_a_table_with_bots(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        made = a_table(client)
        mine, theirs = (seat["token"] for seat in made["seats"])
        fork = client.post(f"/api/tables/{mine}/what-if", json={"frame": 0})
        assert fork.status_code == 201
        (link,) = [seat["token"] for seat in fork.json()["seats"] if seat["token"]]
        info = client.get(f"/api/tables/{link}").json()
        assert (info["what_if"], info["seat"]) == ("imagined", 0)
        assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
        assert info["seats"][0]["name"] == "Ola"
        assert info["status"]["asked"]
        for wish, id in (
            ({"frame": 0, "seat": 1}, "not_over"),
            ({"frame": 0, "as": "all"}, "not_over"),
            ({"frame": 0, "seat": 9}, "bad_seat"),
            ({"frame": 99}, "no_moment"),
            ({"frame": -1}, "no_moment"),
        ):
            refused = client.post(f"/api/tables/{mine}/what-if", json=wish)
            assert refused.json()["error"]["id"] == id
        assert (
            client.post(f"/api/tables/{made['watch']}/what-if", json={"frame": 0}).json()["error"]["id"] == "not_over"
        )
        assert client.get(f"/api/tables/{theirs}").json()["what_if"] is None


def test_a_table_cannot_be_forked_without_end(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        mine = a_table(client)["seats"][0]["token"]
        answers = [client.post(f"/api/tables/{mine}/what-if", json={"frame": 0}).status_code for _ in range(70)]
        assert 429 in answers


def test_a_link_to_a_moment_opens_for_its_own_seat_only_while_the_game_runs(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        made = a_table(client)
        mine, theirs = (seat["token"] for seat in made["seats"])
        kept = client.post(f"/api/tables/{mine}/moments", json={"frame": 0})
        address = f"/api/moments/{kept.json()['moment']}"
        shown = client.post(address, json={"links": ["nowhere", mine]}).json()
        assert (shown["frame"], shown["film"]["eyes"], shown["film"]["may"]) == (0, 0, [0])
        for key in ("", theirs, made["watch"], made["host"], "nowhere"):
            refused = client.post(address, json={"links": [key]})
            assert (refused.status_code, refused.json()["error"]["id"]) == (403, "not_yet")
        assert client.post("/api/moments/nowhere", json={}).json()["error"]["id"] == "no_moment"
        assert client.post(f"/api/tables/{mine}/moments", json={"frame": 7}).json()["error"]["id"] == "no_moment"
        for link in (theirs, mine):
            assert client.post(address, json={"links": ["nowhere", mine]}).status_code == 200
            assert client.post(f"/api/tables/{link}/moments/end", json={}).status_code == 200
        assert client.post(address, json={"links": ["nowhere", mine]}).json()["error"]["id"] == "no_moment"
        assert client.get("/r/anything").status_code == 200
