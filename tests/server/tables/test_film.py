"""A film shows a game again as a seat saw it, and tells nothing more."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.net.test_pages import visiting
from tests.server.rooms import Table, at_table

import stolik
from stolik import Position
from stolik.core.errors import BadSave, NoBeginning
from stolik.core.patch import patched
from stolik.core.table import CHANCE, KEY_BYTES, REDRAW
from stolik.server.tables.people.door import Visitor
from stolik.server.tables.replays.film import Eyes, all_eyes, film, film_of_save

GAMES = {"not_alone": 4, "terrorscape": 4, "voidfall": 2, "zona": 2}


def played(game: str, seed: int, most: int = 10_000) -> Position:
    position, rng = stolik.new_game(game, players=GAMES[game], seed=seed), Random(seed)
    while not position.over and most > 0:
        seat, question = rng.choice(sorted(position.pending.items()))
        position.answer(seat, question.sample(rng))
        most -= 1
    return position


def shown(position: Position, eyes: Eyes) -> list[dict[str, Any]]:
    """The whole message of every frame, and the log so far."""
    state: dict[str, Any] = {}
    log: list[Any] = []
    told = []
    for frame in map(json.loads, map(bytes, film(position, eyes, [eyes], []).frames)):
        state = patched(state, frame["changes"]) if "changes" in frame else frame
        log = [*log[: frame["log"]["from"]], *frame["log"]["lines"]]
        told.append({**state, "log": log})
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_film_ends_with_the_game_as_it_is(game: str, seed: int) -> None:
    position = played(game, seed)
    for eyes in all_eyes(position.players):
        seat = eyes if isinstance(eyes, int) else None
        frames = shown(position, eyes)
        last = frames[-1]
        assert last["over"]
        assert last["outcome"] == plain(position.outcome)
        if eyes == "all":
            assert last["log"] == plain(position.story())
        else:
            assert last["view"] == plain(position.observe(seat))
            assert last["log"] == plain(position.log(seat))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
def test_a_film_shows_what_the_seat_was_shown(tmp_path: Path, game: str) -> None:
    """Each frame of a running game's film has been on the seat's page, in this order."""

    async def told(table: Table) -> None:
        rng = Random(7)
        for _ in range(60):
            seat, question = rng.choice(sorted(table.room.position.pending.items()))
            await table.answer(seat, question.plain(question.sample(rng)))
        for viewer, guest in table.guests.items():
            seen = [message["view"] for message in guest.told if "view" in message]
            for frame in shown(table.room.position, "watch" if viewer is None else viewer):
                while seen and seen[0] != frame["view"]:
                    seen.pop(0)
                assert seen, "a frame that was never on the page"

    at_table(tmp_path, told, game=game, players=GAMES[game], seed=7)


@pytest.mark.parametrize("game", GAMES)
def test_a_film_does_not_tell_what_others_have_chosen(game: str) -> None:
    """Two games that differ only in what others chose in secret make the same film, byte for byte, as long as the seat
    is shown the same.
    """
    compared = 0
    for seed in range(40):
        rng = Random(seed)
        position = played(game, seed, most=rng.randrange(5, 80))
        for by, question in position.pending.items():
            answers = {repr(question.plain(one)): one for one in (question.sample(rng) for _ in range(6))}
            worlds = []
            for answer in answers.values():
                world = position.clone()
                world.answer(by, answer)
                worlds.append(world)
            for seat in range(position.players):
                if seat == by:
                    continue
                told: dict[str, bytes] = {}
                for world in worlds:
                    live = plain([world.observe(seat), world.log(seat), seat in world.pending])
                    frames = b"".join(map(bytes, film(world, seat, [seat], []).frames))
                    assert told.setdefault(json.dumps(live), frames) == frames
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_shows_the_game_after_so_many_answers(game: str) -> None:
    position = played(game, 2)
    for eyes in (0, "watch", "all"):
        told = film(position, eyes, all_eyes(4), [])
        assert len(told.answers) == len(told.frames)
        assert told.answers == sorted(set(told.answers))
        assert (told.answers[0], told.answers[-1] <= len(position.history)) == (0, True)
    running = film(played(game, 2, most=20), 0, [0], [])
    assert running.frames
    assert running.answers == []


def test_nothing_is_shown_of_a_game_drawn_for_a_bot() -> None:
    position = played("zona", 1, most=20).resample(0, Random(1))
    with pytest.raises(NoBeginning):
        film(position, 0, [0], [])


def test_a_table_is_shown_again_through_ones_own_eyes_only_until_it_is_over(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        wish = {"game": "terrorscape", "players": 2, "seats": [{"kind": "person", "name": "Ola"}, {"kind": "person"}]}
        made = client.post("/api/tables", json=wish).json()
        link = made["seats"][1]["token"]
        mine = client.get(f"/api/tables/{link}/film").json()
        assert (mine["eyes"], mine["may"], mine["over"]) == (1, [1], False)
        assert mine["seats"][0]["name"] == "Ola"
        assert mine["frames"][0]["view"]
        for eyes in ("0", "all", "watch"):
            refused = client.get(f"/api/tables/{link}/film?as={eyes}")
            assert (refused.status_code, refused.json()["error"]["id"]) == (403, "not_over")
        assert client.get(f"/api/tables/{made['watch']}/film").json()["eyes"] == "watch"
        assert client.get("/api/tables/nowhere/film").status_code == 404


def test_a_save_is_shown_through_all_eyes(tmp_path: Path) -> None:
    save = played("not_alone", 3).save()
    with visiting(tmp_path) as client:
        headers = {"content-type": "application/json"}
        shown = client.post("/api/films?as=all", content=save, headers=headers).json()
        assert shown["eyes"] == "all"
        assert shown["may"] == [0, 1, 2, 3, "watch", "all"]
        for bad in (b"", b"{}", b"[]", b"\xff", save[:-40], save.replace(b'"not_alone"', b'"chess"')):
            refused = client.post("/api/films", content=bad, headers=headers)
            assert refused.status_code == 400
            assert refused.json()["error"]["text"]
        assert client.post("/api/films", content=b" " * 9_000_000, headers=headers).status_code == 413


def test_a_save_of_redraws_without_end_is_refused_at_once() -> None:
    save = msgspec.json.decode(played("zona", 3, most=20).save())
    save["answers"] += [[CHANCE, REDRAW, "00" * KEY_BYTES]] * 100_000
    with pytest.raises(BadSave) as refused:
        film_of_save(msgspec.json.encode(save), "all")
    assert refused.value.details["reason"] == "surplus"


def test_a_spectator_who_was_removed_sees_nothing_again(tmp_path: Path) -> None:
    with visiting(tmp_path) as client:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        made = client.post("/api/tables", json=wish).json()
        lobby = client.app.state.lobby  # type: ignore[attr-defined]
        watch = f"/api/tables/{made['watch']}"
        kept = client.post(f"{watch}/moments", json={"frame": 0}).json()["moment"]
        assert client.get(f"{watch}/film").status_code == 200
        assert client.portal is not None
        _, room = client.portal.call(lobby.find, made["watch"])
        number = room.door.number(Visitor(role="watch", network="127.0.0.1"))
        asked = {"spectator": number, "removed": True}
        assert client.post(f"/api/tables/{made['host']}/spectators", json=asked).status_code == 200
        assert client.get(f"{watch}/film").status_code == 404
        assert client.post(f"{watch}/moments", json={"frame": 0}).status_code == 404
        assert client.post(f"/api/moments/{kept}", json={"links": [made["watch"]]}).status_code == 403
        assert client.get(f"/api/tables/{made['seats'][0]['token']}/film").status_code == 200
