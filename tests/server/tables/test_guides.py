"""A table with a guide: others answer as recorded, the learner is told, waited for, and kept to the line."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House
from tests.server.rooms import Listener

from stolik.core.errors import NotAsked, NothingToUndo, StolikError
from stolik.guides import Guide, UnknownGuide, find_guide
from stolik.referee import Stale
from stolik.server.errors import GuideRuns, GuideWants, NoGuide
from stolik.server.messages import GuideRequest, Inbound
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.rooms.room import Room

HUNTED = GuideRequest("not_alone", "hunted")


class Learner:
    """A learner at a table with a guide, who does what the guide says."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "t.db"
        self.links: dict[str, Any] = {}

    async def open(self, wish: GuideRequest = HUNTED) -> None:
        self.guide = find_guide(wish.game, wish.guide)
        self.store = await Store.open(self._file)
        self.lobby = Lobby(self.store, pause=0)
        self.links = self.links or await self.lobby.create_guided(wish)
        _, self.room = await self.lobby.find(self.links["seats"][self.guide.seat]["token"])
        self.me, self.watcher = Listener(self.guide.seat), Listener(None)
        self.room.enter(self.me)
        self.room.enter(self.watcher)

    async def close(self) -> None:
        await self.lobby.close()

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self.me.state.get("guide", {})
        return found

    async def step(self, step: Any) -> None:
        await self.room.hear(self.me, Inbound(seq=self.me.state["seq"], guide=step))

    async def answer(self, value: Any) -> None:
        await self.room.hear(self.me, Inbound(seq=self.me.state["seq"], value=value))

    async def until(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Follow the guide until what it tells is as wanted."""
        while True:
            await self.me.until(lambda: not self.told or self.told["waits"] or self.told["wants"] is not None)
            if not self.told or enough(self.told):
                return
            if self.told["waits"]:
                await self.step("on")
            else:
                await self.answer(self.told["wants"])


def learning(folder: Path, what: Callable[[Learner], Awaitable[None]], wish: GuideRequest = HUNTED) -> None:
    async def do() -> None:
        learner = Learner(folder)
        await learner.open(wish)
        try:
            await what(learner)
        finally:
            await learner.close()

    asyncio.run(do())


def outdate(folder: Path) -> None:
    """As if all tables had been played under rules of another version."""
    with closing(sqlite3.connect(folder / "t.db")) as db, db:
        db.execute("UPDATE tables SET version = 999")
        db.execute("UPDATE checkpoints SET version = 999")


def says(end: str) -> Callable[[dict[str, Any]], bool]:
    return lambda told: bool(told["says"] == f"guide-hunted-{end}")


def never(_: dict[str, Any]) -> bool:
    return False


def test_a_learner_who_follows_comes_to_the_end_of_the_line(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("won"))
        assert table.room.position.history == list(table.guide.line)
        assert table.told["nth"] == table.told["of"]
        await table.step("on")
        assert not table.told
        await table.close()
        await table.open()
        assert not table.told
        await table.close()
        outdate(tmp_path)
        await table.open()
        assert table.room.talk.heard_by(table.guide.seat) is None, "a finished game goes on under no rules"

    learning(tmp_path, play)


def test_a_guide_that_is_through_is_not_said_to_end_by_newer_rules(tmp_path):
    wish = GuideRequest("voidfall", "first_cycle")

    async def play(table: Learner) -> None:
        await table.until(never)
        await table.close()
        outdate(tmp_path)
        await table.open(wish)
        said = table.room.talk.heard_by(table.guide.seat) or b""
        assert b"new_rules" in said
        assert b"guide_ended" not in said

    learning(tmp_path, play, wish)


def test_a_guide_may_end_with_an_answer(tmp_path, monkeypatch):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.close()
        shorter = Guide(table.guide.game, "hunted", table.guide.script)
        given = len(table.room.position.history)
        answers = [at for at, beat in enumerate(table.guide.beats) if beat.answer is not None]
        shorter.__dict__["beats"] = table.guide.beats[: answers[given - 1] + 1]
        monkeypatch.setattr("stolik.server.tables.game.guided.find_guide", lambda game, name: shorter)
        await table.open()
        assert not table.told
        assert table.me.kind == "lay"

    learning(tmp_path, play)


def test_what_is_said_first_is_read_before_anybody_acts(tmp_path):
    async def play(table: Learner) -> None:
        assert table.told["says"] == "guide-hunted-aim"
        assert table.me.state["question"] is None
        with pytest.raises(NotAsked):
            await table.answer("place:5")
        await asyncio.sleep(0.1)
        assert table.room.position.history == []

    learning(tmp_path, play)


def test_another_answer_is_refused_and_changes_nothing(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("hand"))
        before = table.room.position
        with pytest.raises(GuideWants):
            await table.answer("place:1")
        with pytest.raises(StolikError, match="illegal_answer"):
            await table.answer("place:77")
        assert table.room.position is before
        await table.answer("place:5")

    learning(tmp_path, play)


def test_back_leads_beyond_what_was_revealed(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("power"))
        shown = table.me.lines
        await table.step("back")
        assert table.told["says"] == "guide-hunted-revealed"
        await table.step("back")
        assert table.told["says"] == "guide-hunted-token"
        assert len(table.me.lines) < len(shown)
        await table.until(says("power"))
        assert table.me.lines == shown

    learning(tmp_path, play)


def test_before_the_first_words_there_is_no_way_back(tmp_path):
    async def play(table: Learner) -> None:
        with pytest.raises(NothingToUndo):
            await table.step("back")

    learning(tmp_path, play)


def test_from_the_start(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.step("again")
        assert table.told["says"] == "guide-hunted-aim"
        await table.until(says("power"))

    learning(tmp_path, play)


def test_a_restart_of_the_server_changes_nothing(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.step("back")
        await table.close()
        await table.open()
        assert table.told["says"] == "guide-hunted-announce"
        await table.until(says("artemia"))

    learning(tmp_path, play)


def test_a_table_from_a_back_up_stays_with_its_guide(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        told, history = table.told, table.room.position.history
        await table.close()
        with closing(sqlite3.connect(tmp_path / "t.db")) as db, db:
            db.execute("UPDATE tables SET copied = 1")
        await table.open()
        assert table.told == told
        assert table.room.position.history == history
        await table.until(says("won"))

    learning(tmp_path, play)


def test_without_the_guide_the_game_goes_on_with_bots_and_any_answer(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.step("leave")
        assert not table.told
        await table.answer("place:1")
        await table.me.until(lambda: table.me.kind not in ("", "lay"))
        assert table.room.position.history[: len(table.guide.line)] != list(table.guide.line)
        await table.close()
        await table.open()
        assert not table.told
        with pytest.raises(NoGuide):
            await table.step("back")

    learning(tmp_path, play)


def test_only_the_learner_is_told(tmp_path):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        assert "guide" not in table.watcher.state
        heard = len(table.watcher.heard)
        await table.until(says("artemia"))
        assert all(b"guide-hunted" not in message for message in table.watcher.heard[heard:])

    learning(tmp_path, play)


def test_a_stale_step_is_refused(tmp_path):
    async def play(table: Learner) -> None:
        seq = table.me.state["seq"]
        await table.step("on")
        with pytest.raises(Stale):
            await table.room.hear(table.me, Inbound(seq=seq, guide="on"))

    learning(tmp_path, play)


def test_seats_change_hands_only_after_the_guide(tmp_path):
    async def play(table: Learner) -> None:
        with pytest.raises(GuideRuns):
            await table.room.seating.give(2, "person", "")
        await table.step("leave")
        await table.room.seating.give(2, "person", "")

    learning(tmp_path, play)


def test_a_table_without_a_guide_takes_no_step(tmp_path):
    async def play(table: Learner) -> None:
        await table.step("leave")
        for step in ("on", "back", "again", "leave"):
            with pytest.raises(NoGuide):
                await table.step(step)

    learning(tmp_path, play)


def test_a_guide_changed_since_lets_its_tables_go_on_alone(tmp_path, monkeypatch):
    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.close()
        other = find_guide("not_alone", "hunted").script
        shorter = Guide(table.guide.game, "hunted", other)
        shorter.__dict__["line"] = table.guide.line[:2]
        monkeypatch.setattr("stolik.server.tables.game.guided.find_guide", lambda game, name: shorter)
        await table.open()
        assert not table.told
        assert isinstance(table.room, Room)
        assert table.me.kind == "lay"

    learning(tmp_path, play)


def test_under_other_rules_a_guided_game_goes_on_alone(tmp_path, monkeypatch):
    def gone(game: str, name: str) -> Guide:
        raise UnknownGuide(game=game, found=name)

    async def play(table: Learner) -> None:
        await table.until(says("beach"))
        await table.close()
        monkeypatch.setattr("stolik.server.tables.game.restore.find_guide", gone)
        for upgraded, upgrades in ((True, 1), (False, 1), (True, 2)):
            if upgraded:
                outdate(tmp_path)
            await table.open()
            assert not table.told
            said = table.room.talk.heard_by(table.guide.seat) or b""
            assert (said.count(b"new_rules"), said.count(b"guide_ended")) == (upgrades, 1)
            await table.close()
        await table.open()
        assert table.me.kind == "lay"
        await table.answer("place:1")
        await table.me.until(lambda: table.me.kind not in ("", "lay"))

    learning(tmp_path, play)


def test_a_guide_is_opened_by_its_name(tmp_path):
    with House(tmp_path / "t.db") as house:
        _, games = house.get("/api/games")
        guides = {game["id"]: {guide["name"]: guide["role"] for guide in game["guides"]} for game in games}
        assert guides["not_alone"] == {"creature": "creature", "hunted": "hunted"}
        status, made = house.post("/api/guides", {"game": "not_alone", "guide": "hunted", "name": "Ola"})
        assert status == 201
        assert [seat["kind"] for seat in made["seats"]] == ["bot", "person", "bot"]
        _, table = house.get(f"/api/tables/{made['host']}")
        assert table["guide"] == "hunted"
        status, refused = house.post("/api/guides", {"game": "not_alone", "guide": "nobody"})
        assert (status, refused["error"]["id"]) == (400, "unknown_guide")
