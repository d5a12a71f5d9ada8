"""A server with a pack: the lobby offers it, a table plays with it, and keeps while the pack is away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.cli.command import stolik
from tests.packs.folders import Load, Write
from tests.packs.test_zona import LANTERN
from tests.server.house import House
from tests.server.rooms import record_of

from stolik.core.errors import OtherPack
from stolik.core.installed import INSTALLED
from stolik.core.position import Position
from stolik.games.zona import GAME
from stolik.server.storage.records import LinkRow
from stolik.server.storage.store import Store
from stolik.server.tables.game.restore import checkpoint, restore


def played(house: House, token: str, answers: int) -> Any:
    """The view of a seat after so many answers of it."""

    async def play() -> Any:
        async with house.player(token) as player:
            rng = Random(1)
            for _ in range(answers):
                state = await player.asked()
                await player.answer(rng.choice(state["question"]["options"]))
            return (await player.asked())["view"]

    return asyncio.run(play())


@pytest.mark.long
def test_a_table_with_a_pack_waits_for_it(write: Write, tmp_path: Path):
    folder, db = write(cards=LANTERN), tmp_path / "t.db"
    with House(db, packs=[folder]) as house:
        games = {game["id"]: game for game in house.get("/api/games")[1]}
        option = next(option for option in games["zona"]["options"] if option["group"] == "pack")
        assert option["id"] == "pack_cellar"
        assert option["default"] == ""
        assert "item-cellar_storm_lantern = " in house.get("/api/texts/zona/pl")[1]
        made = house.table("person", "random", game="zona", options={option["id"]: option["values"][1]})
        token = made["seats"][0]["token"]
        view = played(house, token, 4)
        assert house.get(f"/api/tables/{token}")[1]["options"]["pack_cellar"] == option["values"][1]
        wish = {"game": "zona", "players": 1, "options": {"pack_cellar": "v9-ab"}, "seats": [{"kind": "person"}]}
        refused = house.post("/api/tables", wish)
        assert (refused[0], refused[1]["error"]["id"]) == (409, "other_pack")
    other = write(cards=LANTERN.replace("price = 100", "price = 200"), folder="other")
    for packs, said in (((), "nie wczytano"), ((other,), "a tu jest wersja 1")):
        with House(db, packs=packs) as house:
            status, problem = house.get(f"/api/tables/{token}", **{"accept-language": "pl"})
            assert (status, problem["error"]["id"]) == (409, "other_pack")
            assert said in str(problem)
    with House(db, packs=[folder]) as house:
        assert played(house, token, 0) == view


@pytest.mark.parametrize("kept", [0, 6])
def test_a_record_is_restored_only_with_its_pack(write: Write, load: Load, monkeypatch: pytest.MonkeyPatch, kept: int):
    """From the start, and from a checkpoint."""
    pack = load(write(cards=LANTERN))
    position, rng = Position(INSTALLED["zona"], 2, 3, {pack.option: True}), Random(3)
    for _ in range(kept):
        seat = min(position.pending)
        position.answer(seat, position.pending[seat].sample(rng))
    record = record_of(position)
    if kept:
        record = msgspec.structs.replace(record, checkpoint=checkpoint(position, 0))
    assert restore(record).position.observe(0) == position.observe(0)
    save = position.save()
    monkeypatch.setitem(INSTALLED, "zona", GAME)
    for read in (
        lambda: restore(record),
        lambda: Position.load(save),
        lambda: Position.from_checkpoint(position.checkpoint()),
    ):
        with pytest.raises(OtherPack):
            read()


def test_a_table_is_exported_with_its_pack(write: Write, load: Load, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Without the pack no file is begun."""
    folder, db, save = write(cards=LANTERN), tmp_path / "t.db", tmp_path / "save.json"
    pack = load(folder)
    record = record_of(Position(INSTALLED["zona"], 2, 3, {pack.option: True}))

    async def fill() -> None:
        store = await Store.open(db)
        await store.create(record.table, record.seats, {"h": LinkRow("t", "host", None)})
        await store.close()

    asyncio.run(fill())
    monkeypatch.setitem(INSTALLED, "zona", GAME)
    words = ("tables", "export", record.table.id, str(save), "--db", str(db))
    refused = stolik(*words)
    assert (refused.code, save.exists()) == (2, False)
    assert "cellar" in refused.err
    assert stolik(*words, "--packs", str(folder)).code == 0
    assert Position.load(save.read_bytes()).options[pack.option] == pack.value
