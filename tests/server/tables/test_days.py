"""The deal of the day: the same for all, one try a browser, and no secret of it is told before the day is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.tables.test_deals import House, at_home, in_file, played

import stolik
from stolik.core.installed import find_game
from stolik.server.bots.alone import Dealt, play
from stolik.server.errors import BlankName, DayRuns, DaySeats, NoDay, NotYet
from stolik.server.messages import AgainRequest, DayRequest, SeatChange, WhatIfRequest
from stolik.server.storage import days as stored
from stolik.server.storage.retention import DAY
from stolik.server.tables.game import daily
from stolik.server.tables.game.daily import seed_of_day

NOON = 20_000 * DAY + DAY / 2


class Clock:
    """The system's clock, which a test sets."""

    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(daily, "clock", clock)
    return clock


def try_at(key: str, game: str = "zona", mode: str = "solo", name: str = "") -> DayRequest:
    return DayRequest(game=game, mode=mode, key=key * 24, name=name)


async def ended(house: House, key: str, name: str = "", seed: int = 1) -> Any:
    made = await house.board.begin(try_at(key, name=name))
    await played((await house.lobby.find(made["host"]))[1], seed)
    return made


def test_every_declared_deal_can_be_played() -> None:
    for game in stolik.games():
        found = find_game(game)
        assert found.daily
        for mode in found.daily:
            players, _ = found.check_setup(mode.players, mode.options)
            assert 0 <= mode.seat < players


def test_all_have_the_same_deal_and_each_browser_has_one_try(tmp_path: Path, clock: Clock) -> None:
    async def told(house: House) -> None:
        one, again, other = [await house.board.begin(try_at(key)) for key in "aab"]
        assert one == again
        assert other["table"] != one["table"]
        clock.now += DAY
        tomorrow = await house.board.begin(try_at("a"))
        seeds = dict(in_file(tmp_path, "SELECT id, seed FROM tables"))
        assert seeds[one["table"]] == seeds[other["table"]] != seeds[tomorrow["table"]]
        assert set(in_file(tmp_path, "SELECT deal, mode FROM tables")) == {("day", "solo")}
        with pytest.raises(NoDay):
            await house.board.begin(try_at("a", mode="nothing"))

    at_home(tmp_path, told)


def test_seeds_follow_from_a_key_of_the_house_alone(tmp_path: Path) -> None:
    """Two houses draw different deals, and a house the same after a restart: the seed of tomorrow is in no file before,
    and who knows all seeds so far but not the key knows nothing of it.
    """

    async def keep(house: House) -> None:
        keys.append(await house.store.day_key())

    keys: list[bytes] = []
    for file in ("one", "one", "other"):
        (tmp_path / file).mkdir(exist_ok=True)
        at_home(tmp_path / file, keep)
    assert keys[0] == keys[1] != keys[2]
    assert len(keys[0]) == stored.KEY_BYTES
    drawn = {seed_of_day(key, day, game, "solo") for key in keys[1:] for day in range(50) for game in stolik.games()}
    assert len(drawn) == 100 * len(stolik.games())
    assert all(0 <= seed < 2**63 for seed in drawn)


def test_nothing_of_a_running_day_tells_its_seed(tmp_path: Path, clock: Clock) -> None:
    """Through every door, with every link of a game that is over; the day after, the same doors are open."""

    async def told(house: House) -> None:
        made = await ended(house, "a", "Ola")
        seat, host, watch = made["seats"][0]["token"], made["host"], made["watch"]
        moment = await house.looking_back.keep_moment(seat, "", 0)
        grown = await house.looking_back.what_if(seat, "", WhatIfRequest(frame=0))
        await played((await house.lobby.find(grown["host"]))[1], 2)
        ((seed,),) = in_file(tmp_path, f"SELECT seed FROM tables WHERE id = '{made['table']}'")
        shown: list[Any] = [await house.board.show("zona")]
        for link in (seat, host):
            shown += [await house.lobby.describe(link), await house.board.result(link)]
            shown += [await house.looking_back.film(link, "", eyes) for eyes in ("0", "watch", "all")]
            shown.append(await house.deals.told(link, ""))
        assert str(seed) not in str(shown)
        for link in (seat, host, grown["host"], grown["seats"][0]["token"]):
            with pytest.raises(DayRuns):
                await house.lobby.save(link)
            with pytest.raises(DayRuns):
                await house.deals.again(link, "", AgainRequest())
        for link in (watch, grown["watch"]):
            with pytest.raises(DayRuns):
                await house.lobby.find(link)
        with pytest.raises(NotYet):
            await house.looking_back.moment(moment, "", [watch])
        assert await house.looking_back.moment(moment, "", [seat])
        clock.now += DAY
        assert str(seed) in (await house.lobby.save(seat)).decode()
        assert (await house.lobby.find(watch))[0].role == "watch"
        assert await house.looking_back.moment(moment, "", [])
        assert (await house.board.show("zona"))["modes"][0]["yesterday"]["seed"] == str(seed)
        assert (await house.deals.again(seat, "", AgainRequest()))["seats"]

    at_home(tmp_path, told)


def test_a_day_that_is_asked_for_tells_the_same_whatever_its_seed(tmp_path: Path, clock: Clock) -> None:
    """Two houses, whose deals differ, say the same of a day at which nobody has ended a game."""
    told: list[Any] = []

    async def look(house: House) -> None:
        await house.board.begin(try_at("a"))
        told.append(msgspec.json.encode(await house.board.show("zona")))

    for file in ("one", "other"):
        (tmp_path / file).mkdir()
        at_home(tmp_path / file, look)
    assert told[0] == told[1]


def test_a_result_is_on_the_board_without_a_name_until_its_player_gives_it(tmp_path: Path, clock: Clock) -> None:
    async def told(house: House) -> None:
        made = await ended(house, "a", "Ola")
        await ended(house, "b")
        board = (await house.board.show("zona"))["modes"][0]["today"]
        assert board["played"] == len(board["best"]) == 2
        assert {one["name"] for one in board["best"]} == {""}
        await house.board.name(made["host"], shown=True)
        result = await house.board.result(made["seats"][0]["token"])
        assert result["own"]["name"] == "Ola"
        assert result["own"] in result["board"]["best"]
        await house.board.name(made["host"], shown=False)
        assert "Ola" not in str(await house.board.show("zona"))
        nameless = await house.board.begin(try_at("b"))
        with pytest.raises(BlankName):
            await house.board.name(nameless["host"], shown=True)

    at_home(tmp_path, told)


def test_what_ends_after_its_day_does_not_count(tmp_path: Path, clock: Clock) -> None:
    async def told(house: House) -> None:
        made = await house.board.begin(try_at("a"))
        clock.now += DAY
        await played((await house.lobby.find(made["host"]))[1])
        result = await house.board.result(made["host"])
        assert (result["own"], result["left"], result["board"]["played"]) == (None, 0, 0)

    at_home(tmp_path, told)


def test_its_seats_stay_with_whoever_began_it(tmp_path: Path, clock: Clock) -> None:
    async def told(house: House) -> None:
        made = await house.board.begin(try_at("a"))
        with pytest.raises(DaySeats):
            await house.lobby.reseat(made["host"], SeatChange(0, "bot"))
        seat = made["seats"][0]["token"]
        with pytest.raises(DaySeats):
            await house.lobby.reseat(seat, SeatChange(0, "bot"))
        with pytest.raises(DaySeats):
            await house.lobby.replace_link(seat, 0, give=True)

    at_home(tmp_path, told)


def test_the_bots_of_the_house_play_it_once(tmp_path: Path, clock: Clock) -> None:
    games: list[Dealt] = []

    async def finish(deal: Dealt) -> Any:
        games.append(deal)
        return play(deal)

    async def told(house: House) -> None:
        for key in "ab":
            await house.board.begin(try_at(key))
        await house.board.idle()
        board = (await house.board.show("zona"))["modes"][0]["today"]
        assert board["bots"]["name"] == ""
        assert board["played"] == 0
        assert len(games) == 1

    at_home(tmp_path, told, finish=finish)


def test_days_long_ago_and_results_beyond_the_most_are_dropped(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_RESULTS", 1)

    async def told(house: House) -> None:
        first = await ended(house, "a")
        await ended(house, "b")
        assert in_file(tmp_path, "SELECT at_table FROM day_results") == [(first["table"],)]
        clock.now += stored.DAYS_KEPT * DAY
        await ended(house, "a")
        assert in_file(tmp_path, "SELECT dealt_on FROM day_results") == [(clock.now // DAY,)]

    at_home(tmp_path, told)
