"""What is counted of a game that ends, and what is not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.net.test_pages import visiting
from tests.server.rooms import at_table, record_of
from tests.server.tables.test_film import played
from tests.server.tables.test_notes import play_out

from stolik import new_game
from stolik.server.storage.ended_games import EndedGame, EndedGames
from stolik.server.storage.records import AnswerRow, LinkRow, TableRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.counting import counted, counts

TABLE = record_of(new_game("not_alone", players=4, seed=1)).table


@pytest.mark.parametrize("other", [{"guide": "hunted"}, {"what_if": "true"}, {"what_if": "imagined"}])
def test_practice_does_not_count(other: dict[str, str]) -> None:
    assert counts(TABLE)
    assert not counts(msgspec.structs.replace(TABLE, **other))


def test_a_game_is_counted_when_it_is_over() -> None:
    position = played("not_alone", 5)
    record = record_of(position, {1: "sensible", 2: "random", 3: "sensible"})
    game = counted(record.table, record.seats, position, 127)
    assert position.outcome is not None
    creature = position.outcome.winners == (0,)
    assert game == EndedGame(
        game="not_alone",
        players=4,
        options={},
        people=1,
        bots=("random", "sensible"),
        won=("creature",) if creature else ("hunted",),
        winners="people" if creature else "bots",
        answers=130,
    )
    assert counted(record.table, record.seats, new_game("not_alone", players=4, seed=1), 127) is None


def ended_games(tmp_path: Path) -> list[EndedGames]:
    async def read() -> list[EndedGames]:
        store = await Store.open(tmp_path / "t.db")
        found = await store.ended_games()
        await store.close()
        return found

    return asyncio.run(read())


def stored(tmp_path: Path, *tables: str) -> list[EndedGames]:
    """The statistics of a house after games at these tables have ended alike."""
    position = played("not_alone", 5)
    record = record_of(position)
    game = counted(record.table, record.seats, position, 100)

    async def do() -> None:
        store = await Store.open(tmp_path / "t.db")
        for id in tables:
            table: TableRow = msgspec.structs.replace(record.table, id=id)
            await store.create(table, record.seats, {id: LinkRow(id, "host", None)})
            for seq in range(2):  # the end of a game is told twice
                await store.append(id, seq, AnswerRow(0, "side", "side:a"), ended=True, counted=game)
        await store.delete(tables)
        await store.close()

    asyncio.run(do())
    return ended_games(tmp_path)


def test_equal_games_are_one_row_that_outlives_the_tables(tmp_path: Path) -> None:
    (row,) = stored(tmp_path, "one", "two", "three")
    assert row.games == 3
    assert len(row.month) == len("2026-11")


def test_no_row_leads_to_a_table_or_a_person(tmp_path: Path) -> None:
    (row,) = stored(tmp_path, "one")
    assert set(msgspec.to_builtins(row)) == {
        "month", "game", "players", "options", "people", "bots", "won", "winners", "answers", "games",
    }  # fmt: skip


def test_a_game_played_to_its_end_is_counted_and_described(tmp_path: Path) -> None:
    at_table(tmp_path, play_out, expert=True)
    (row,) = ended_games(tmp_path)
    assert (row.game, row.players, row.people, row.bots, row.games) == ("not_alone", 4, 4, (), 1)
    assert row.options == {"expert": True}, "a ruling is not counted"
    assert row.answers % 10 == 0
    assert row.answers > 0
    with visiting(tmp_path) as client:
        described = client.get("/api/tables/w").json()
        assert described["counted"]["variants"] == {"expert": True}
        assert abs(described["counted"]["answers"] - row.answers) <= 5
        assert described["counted"]["minutes"] == 0


def test_how_long_a_running_game_is_nobody_is_told(tmp_path: Path) -> None:
    """It would say how many have answered in secret."""
    with visiting(tmp_path) as client:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person"}] * 2}
        running = client.post("/api/tables", json=wish).json()["seats"][0]["token"]
        assert client.get(f"/api/tables/{running}").json()["counted"] is None
