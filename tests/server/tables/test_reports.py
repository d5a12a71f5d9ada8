"""Reports that a rule looks wrong: what they tell while a game runs, and that they lead back to the moment."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient
from tests.cli.command import Ended, stolik
from tests.server.net.test_pages import visiting
from tests.server.rooms import heard_in, record_of
from tests.server.tables.test_film import GAMES, played

from stolik import Position, new_game
from stolik.core.inner.codec import LARGEST
from stolik.core.moments import moment_in
from stolik.reports import moment_of, moment_told, read_report, report_of
from stolik.scenario import Scenario, read_text, run
from stolik.scenario.writing import scenario_at
from stolik.server.messages import ReportRequest
from stolik.server.storage import report_store
from stolik.server.storage.records import AnswerRow, LinkRow
from stolik.server.storage.store import Store
from stolik.server.tables.house.lobby import Lobby
from stolik.server.tables.people.links import hashed
from stolik.server.tables.replays.reports import Reports, made_of
from stolik.text import catalogue
from stolik.text.languages import COMPLETE

TOKEN = "a" * 24


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_report(game: str) -> None:
    """They differ in what another seat has answered, which this one has not seen yet."""
    compared = 0
    for seed in range(30):
        position = played(game, seed, most=Random(seed).randrange(5, 80))
        for by, question in position.pending.items():
            seen: dict[tuple[int | None, str], bytes] = {}
            for nth in range(6):
                world = position.clone()
                world.answer(by, question.sample(Random(nth)))
                if world.over:
                    continue
                for seat in {*range(position.players), None} - {by}:
                    told = json.dumps(heard_in(world, seat))
                    made = report_of(moment_told(world, seat, len(position.log(seat))), seat, "?").written()
                    made += report_of(world, seat, "?").written()
                    compared += (seat, told) in seen
                    assert seen.setdefault((seat, told), made) == made
    assert compared > 60


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_report_leads_to_a_scenario_that_fails_until_it_is_mended(game: str, seed: int) -> None:
    over, rng = played(game, seed), Random(seed)
    count = len(over.history)
    for position in (over, played(game, seed, most=rng.randrange(count))):
        moment = rng.randrange(len(position.history) + 1)
        seat = rng.choice([None, *range(position.players)])
        made = report_of(position, seat, "It must be #my turn").with_game(position, moment).written()
        found = moment_of(read_report(made))
        assert len(found.history) == moment
        text = scenario_at(found, seat, "It must be #my turn", "", catalogue("pl", game))
        failed = run(scenario_in(text))
        assert failed is not None
        assert "It must be my turn" in failed.expected
        assert run(scenario_in(mended(text))) is None


def scenario_in(text: str) -> Scenario:
    [found] = read_text(text)
    assert isinstance(found, Scenario), found
    return found


def mended(text: str) -> str:
    """The scenario with what the program does now in place of what was reported."""
    *lines, _ = text.splitlines()
    return "\n".join(line.removeprefix("  #   ") for line in lines)


def test_a_moment_is_what_somebody_was_told_who_was_told_so_many_lines() -> None:
    position = played("zona", 1, most=120)
    start, whole = new_game("zona", players=2, seed=1), position.log(0)
    for lines in range(0, len(whole), 7):
        then = moment_told(position, 0, lines)
        assert then.log(0) == whole[: len(then.log(0))]
        assert len(then.log(0)) <= lines or then.log(0) == start.log(0)
    assert moment_told(position, 0, len(whole)) is position


def test_a_game_without_a_beginning_has_reports_too() -> None:
    imagined = played("not_alone", 4, most=30).resample(1, Random(1))
    assert moment_told(imagined, 1, 0) is imagined
    rng = Random(2)
    while not imagined.over:
        seat, question = rng.choice(sorted(imagined.pending.items()))
        imagined.answer(seat, question.sample(rng))
    report, _ = made_of(imagined, LinkRow("t", "seat", 1), ReportRequest(words="?"), sealed=False)
    assert not report.whole


def test_a_redraw_is_in_the_scenario() -> None:
    position = played("not_alone", 4, most=12)
    position.redraw(Random(1))
    text = scenario_at(position, 0, "?", "", catalogue("en", "not_alone"))
    assert "  redraw " in text
    assert run(scenario_in(mended(text))) is None


def test_a_described_start_is_in_the_scenario() -> None:
    deal = {
        "side": "a",
        "rescue": 8,
        "reserve": {"6": 1},
        "seat:1": {"hand": [1, 2, 3, 4], "discard": 5, "survival": []},
    }
    position = new_game("not_alone", players=3, seed=5, options={"expert": True}, deal=deal)
    text = scenario_at(position, 1, "?", "", catalogue("en", "not_alone"))
    assert "seat:1: hand 1 2 3 4; discard 5; survival nothing" in text
    assert "options: expert=yes" in text
    assert run(scenario_in(mended(text))) is None


# --- at a table -------------------------------------------------------------------------------------------------------


@pytest.fixture
def links(tmp_path: Path) -> Any:
    with visiting(tmp_path) as client:
        wish = {"game": "not_alone", "players": 2, "seats": [{"kind": "person", "name": "Ola"}] * 2}
        made = client.post("/api/tables", json=wish).json()
        yield client, made, tmp_path / "t.db"


def sent(client: TestClient, link: str, **wish: Any) -> Any:
    return client.post(f"/api/tables/{link}/reports", json={"words": "It is my turn", **wish})


def test_a_report_holds_what_its_seat_knows_and_no_link(links: Any) -> None:
    client, made, _ = links
    creature, hunted = (seat["token"] for seat in made["seats"])
    answer = sent(client, creature, words=f"Look at http://here/t/{hunted} now", lines=0)
    report = answer.json()
    assert answer.status_code == 201
    assert (report["save"], report["answers"], report["seat"]) == (None, None, 0)
    assert report["seen"]["question"]["kind"] == "side"
    assert report["words"] == "Look at http://here/t/… now"
    assert not [secret for secret in ("seed", hunted, creature, "Ola") if secret in answer.text]
    watched = sent(client, made["watch"]).json()
    assert (watched["seat"], watched["seen"]["question"], watched["seen"]["answers"]) == (None, None, [])


def test_a_report_must_say_something_about_a_rule_and_a_moment_there_is(links: Any) -> None:
    client, made, _ = links
    link = made["seats"][0]["token"]
    for wish in ({"words": " \u200b "}, {"rule": "nothing_here"}, {"lines": -1}, {"frame": 99}, {"as": "1"}, {"x": 1}):
        assert sent(client, link, **wish).status_code in (400, 403, 404, 409, 422), wish
    assert sent(client, "nowhere").status_code == 404
    assert sent(client, link, words="ż" * 3_000).json()["words"] == "ż" * 2_000
    assert sent(client, link, words="x" * 20_000).status_code == 413


def test_a_seat_has_so_many_reports_and_can_have_them_forgotten(links: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_store, "KEPT_OF_ONE", 2)
    client, made, db = links
    mine, theirs = (seat["token"] for seat in made["seats"])
    assert [sent(client, mine).status_code for _ in range(3)] == [201, 201, 507]
    assert sent(client, theirs).status_code == 201
    assert sent(client, made["watch"]).status_code == 201
    assert client.post(f"/api/tables/{mine}/forget", json={}).status_code == 200
    assert [one["seat"] for one in listed(db)] == [1, None]


def test_a_network_makes_so_many_reports(links: Any) -> None:
    client, made, _ = links
    answers = [sent(client, made["seats"][seat]["token"]).status_code for seat in (0, 1) for _ in range(15)]
    assert answers[:15] == [201] * 15
    assert 429 in answers


def listed(db: Path) -> Any:
    return json.loads(stolik("tables", "reports", "--json", "--db", str(db)).out)


# --- what the host does with them -------------------------------------------------------------------------------------


def kept(db: Path, game: str, now: int, *, ended: bool) -> Position:
    """A table at which the host's seat 1 makes a report after so many answers; then the game is played to its end, or
    goes on a little. Returns the position at which it was made.
    """
    over = played(game, 2)
    rows = [AnswerRow(*answered) for answered in over.history]
    last = len(rows) if ended else now + 3
    record = record_of(over)

    async def fill() -> None:
        store = await Store.open(db)
        await store.create(record.table, record.seats, {hashed(TOKEN): LinkRow("t", "seat", 1)})
        await store.append("t", 0, *rows[:now])
        lobby = Lobby(store, pause=0)
        await Reports(lobby, store).make(TOKEN, "n", ReportRequest(words="It must be my turn"))
        await lobby.close()
        store = await Store.open(db)
        await store.append("t", now, *rows[now:last], ended=ended)
        await store.close()

    asyncio.run(fill())
    return moment_in(over.save(), now)


def one(db: Path, file: Path, *words: str, lang: str = "en") -> Ended:
    return stolik("tables", "reports", "1", "--out", str(file), "--db", str(db), *words, lang=lang, columns=200)


@pytest.mark.parametrize("game", GAMES)
def test_the_host_has_the_whole_game_once_it_is_over(tmp_path: Path, game: str) -> None:
    then = kept(tmp_path / "t.db", game, 40, ended=True)
    file, case = tmp_path / "report.json", tmp_path / "case.txt"
    assert one(tmp_path / "t.db", file).code == 0
    assert moment_of(read_report(file.read_bytes())).history == then.history
    assert "40 answers replayed" in stolik("replay", "--check", str(file)).out
    case.write_text(stolik("scenario", "--from", str(file)).out)
    failed = stolik("scenario", str(case))
    assert failed.code == 1
    assert "It must be my turn" in failed.out
    case.write_text(mended(case.read_text()))
    assert stolik("scenario", str(case)).code == 0


def test_of_a_running_game_the_host_gets_all_only_by_asking_for_it(tmp_path: Path) -> None:
    db, part, whole = tmp_path / "t.db", tmp_path / "part.json", tmp_path / "whole.json"
    then = kept(db, "terrorscape", 40, ended=False)
    assert "It must be my turn" in stolik("tables", "reports", "--db", str(db), columns=200).out
    given = one(db, part)
    assert (given.code, given.err) == (0, "")
    assert read_report(part.read_bytes()).written() == report_of(then, 1, "It must be my turn").written()
    for lang, said, replays in (
        ("en", "only what", "needs the whole game"),
        ("pl", "tylko to", "potrzebuje całej gry"),
    ):
        checked = stolik("replay", "--check", str(part), lang=lang, columns=200)
        assert (checked.code, said in checked.out) == (0, True)
        refused = stolik("scenario", "--from", str(part), lang=lang, columns=200)
        assert (refused.code, replays in refused.err) == (2, True)
    for lang, said in (("en", "everybody’s secrets"), ("pl", "tajemnice wszystkich")):
        whole.unlink(missing_ok=True)
        assert said in one(db, whole, "--whole", lang=lang).err
    assert moment_of(read_report(whole.read_bytes())).history == then.history


@pytest.mark.parametrize("lang", COMPLETE)
def test_files_that_are_no_reports_are_refused_in_words(tmp_path: Path, lang: str) -> None:
    position = played("not_alone", 3)
    good = report_of(position, 1, "?").with_game(position, 9)
    bad = {
        "cut": good.written()[:-40],
        "newer": msgspec.json.encode(msgspec.structs.replace(good, report=2)),
        "huge": b'{"report":' + b" " * LARGEST,
        "unknown": msgspec.json.encode(msgspec.structs.replace(good, game="chess", save=msgspec.Raw(b"null"))),
        "rules": msgspec.json.encode(good).replace(b'"version":%d' % good.version, b'"version":999'),
        "answers": msgspec.json.encode(good).replace(b'"hunt",', b'"act",'),
        "save": b"nothing at all",
    }
    told = set()
    for name, data in bad.items():
        file = tmp_path / name
        file.write_bytes(data)
        for words in (("replay", "--check"), ("scenario", "--from")):
            ended = stolik(*words, str(file), lang=lang, columns=300)
            assert ended.code != 0, (name, words)
            assert "Traceback" not in ended.err
            told.add(ended.err)
    assert len(told) > len(bad)
    assert stolik("tables", "reports", "7", "--db", str(tmp_path / "none.db"), lang=lang).code == 2


def test_a_host_who_names_no_report_is_told_so(tmp_path: Path) -> None:
    kept(tmp_path / "t.db", "not_alone", 5, ended=False)
    refused = stolik("tables", "reports", "7", "--db", str(tmp_path / "t.db"))
    assert (refused.code, "no report 7" in refused.err) == (2, True)
