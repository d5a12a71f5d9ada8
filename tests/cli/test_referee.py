"""`stolik referee`: programs play seats and learn only what their seat may know."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from tests.cli.command import stolik

import stolik as house
from stolik.bots import find_bot
from stolik.core.errors import StolikError
from stolik.core.seat.explaining import with_explanation
from stolik.referee import LONGEST, Referee, serve_lines


def referee(players: int = 3, bots: tuple[int, ...] = (), seed: int = 5, **options: Any) -> Referee:
    position = house.new_game("not_alone", players=players, seed=seed, options=options)
    return Referee(position, {seat: ("random", find_bot("random")("not_alone", seat, Random(seat))) for seat in bots})


def plain(message: dict[str, Any]) -> Any:
    return json.loads(msgspec.json.encode(message))


class Player:
    """A program in one seat that knows only what it was told."""

    def __init__(self, seat: int) -> None:
        self.seat, self.rng = seat, Random(seat)
        self.last: dict[str, Any] = {"question": None}
        self.log: list[Any] = []

    def hear(self, message: dict[str, Any]) -> None:
        self.last = message
        self.log[message["log"]["from"] :] = message["log"]["lines"]

    def answer(self) -> bytes:
        question = self.last["question"]
        count = self.rng.randint(question["lo"], question["hi"])
        value: Any = self.rng.sample(question["options"], count)
        if question["type"] == "choose":
            value = value[0]
        return json.dumps({"seq": self.last["seq"], "seat": self.seat, "value": value}).encode()


@pytest.mark.parametrize("order", ["in_turn", "at_once"])
def test_programs_play_a_whole_game_and_know_all_that_their_seat_may(order: str) -> None:
    table = referee(4, bots=(2,), window_order=order)
    players = {seat: Player(seat) for seat in table.seats}
    assert sorted(players) == [0, 1, 3]
    rng = Random(1)
    for _ in range(3000):
        for message in table.news():
            players[message["seat"]].hear(plain(message))
        for seat, player in players.items():
            assert player.log == json.loads(msgspec.json.encode(table.position.log(seat)))
            assert player.last["view"] == json.loads(msgspec.json.encode(table.position.observe(seat)))
            assert player.last["view"]["seat"] == player.last["seat"] == seat
            asked = table.position.pending.get(seat)
            shown = asked and plain(with_explanation(table.position, seat, asked))
            assert player.last["question"] == shown
        asking = [player for player in players.values() if player.last["question"]]
        if not asking:
            break
        table.take(rng.choice(asking).answer())
    assert table.position.over
    outcomes = [player.last["outcome"] for player in players.values()]
    assert outcomes[0]["reason"] in ("assimilated", "rescued")
    assert outcomes.count(outcomes[0]) == 3
    assert table.news() == []


def test_others_hear_nothing_of_a_secret_answer() -> None:
    table = referee(3, window_order="at_once")
    told = {message["seat"]: plain(message) for message in table.news()}
    assert sorted(told) == [0, 1, 2]
    table.take(json.dumps({"seq": 1, "seat": 0, "value": "side:a"}).encode())
    told = {message["seat"]: plain(message) for message in table.news()}
    assert {seat: message["question"]["kind"] for seat, message in told.items()} == dict.fromkeys((0, 1, 2), "play")
    assert all(message["waiting"] == [seat] and message["secret"] for seat, message in told.items())
    table.take(json.dumps({"seq": told[1]["seq"], "seat": 1, "value": "word:pass"}).encode())
    [news] = table.news()
    assert (news["seat"], news["question"], news["undo"], news["changeable"]) == (1, None, True, True)
    assert news["waiting"] == []


def test_an_answer_can_be_taken_back() -> None:
    table = referee(3, window_order="at_once")
    table.news()
    table.take(b'{"seq": 1, "seat": 0, "value": "side:a"}')
    table.news()
    before = table.position.save()
    table.take(b'{"seq": 2, "seat": 1, "value": "word:pass"}')
    table.news()
    table.take(b'{"seq": 3, "seat": 1, "undo": true}')
    [news] = table.news()
    assert (news["seat"], news["seq"], news["question"]["kind"]) == (1, 4, "play")
    assert table.position.save() == before


BAD_LINES = [
    (b"nonsense", "malformed"),
    (b"[1]", "malformed"),
    (b'"side:a"', "malformed"),
    (b"{}", "malformed"),
    (b'{"seq": 1}', "malformed"),
    (b'{"seq": 1, "value": true}', "malformed"),
    (b'{"seq": 1, "value": {"a": 1}}', "malformed"),
    (b'{"seq": 1, "value": 1.5}', "malformed"),
    (b'{"seq": "1", "value": "side:a"}', "malformed"),
    (b'{"seq": 1, "value": "side:a", "undo": true}', "malformed"),
    (b'{"seq": 1, "value": "side:a", "more": 1}', "malformed"),
    (b"\xff\xfe", "malformed"),
    (b"[" * 60_000, "malformed"),
    (b'{"seq": 1, "value": "' + b"a" * LONGEST + b'"}', "too_large"),
    (b'{"seq": 1, "value": "side:c"}', "illegal_answer"),
    (b'{"seq": 1, "value": ["side:a"]}', "illegal_answer"),
    (b'{"seq": 1, "value": 7}', "illegal_answer"),
    (b'{"seq": 1, "value": 123456789012345678901234567890}', "illegal_answer"),
    (b'{"seq": 0, "value": "side:a"}', "stale"),
    (b'{"seq": 2, "value": "side:a"}', "stale"),
    (b'{"seq": 1, "seat": 1, "value": "side:a"}', "foreign_seat"),
    (b'{"seq": 1, "seat": 9, "value": "side:a"}', "foreign_seat"),
    (b'{"seq": 1, "undo": true}', "nothing_to_undo"),
]


@pytest.mark.parametrize(("line", "id"), BAD_LINES)
def test_bad_lines_are_refused_and_the_game_goes_on(line: bytes, id: str) -> None:
    table = referee(3, bots=(1, 2))
    out = io.BytesIO()
    lines = io.BytesIO(line + b'\n\n{"seq": 1, "value": "side:a"}\n')
    serve_lines(table, lines, out, lambda error, question: f"{error.id} {question and question['kind']}")
    said = [json.loads(one) for one in out.getvalue().splitlines()]
    assert [("error" in one, one.get("seq")) for one in said] == [(False, 1), (True, None), (False, 2)]
    assert said[1]["error"]["id"] == id
    assert said[1]["error"]["text"].startswith(id)
    assert said[2]["view"]["side"] == "a"


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = referee(3, bots=(1,))
    out = io.BytesIO()
    serve_lines(table, io.BytesIO(b'{"seq": 1, "seat": 2, "value": "place:1"}\n'), out, lambda error, _: error.id)
    assert json.loads(out.getvalue().splitlines()[-1])["error"]["id"] == "not_asked"


def test_whoever_plays_several_seats_has_to_name_one() -> None:
    table = referee(3, bots=(1,))
    out = io.BytesIO()
    serve_lines(table, io.BytesIO(b'{"seq": 1, "value": "side:a"}\n'), out, lambda error, _: error.id)
    assert json.loads(out.getvalue().splitlines()[-1])["error"]["id"] == "foreign_seat"


def test_the_command_speaks_the_users_language() -> None:
    typed = '{"seq": 1, "value": "side:c"}\n'
    args = ("referee", "not_alone", "--players", "3", "--seed", "7", "--bot", "1=random", "--bot", "seat:2=random")
    ended = stolik(*args, typed=typed, lang="pl")
    first, error = map(json.loads, ended.out.splitlines())
    assert (ended.code, ended.err) == (0, "")
    assert [seat["bot"] for seat in first["table"]["seats"]] == [None, "random", "random"]
    assert first["table"]["seats"][0]["role"] == "creature"
    assert "Strona A" in error["error"]["text"]
    assert error["error"]["args"]["value"] == "side:c"


def test_it_answers_line_by_line_through_pipes() -> None:
    command = [sys.executable, "-m", "stolik", "referee", "not_alone", "--players", "2", "--bot", "1=random"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin
        assert program.stdout
        player, turns = Player(0), 0
        for line in program.stdout:
            player.hear(json.loads(line))
            if player.last["outcome"]:
                break
            if player.last["question"]:
                turns += 1
                program.stdin.write(player.answer() + b"\n")
                program.stdin.flush()
        program.stdin.close()
        assert program.wait(timeout=60) == 0
    assert turns > 10
    assert player.last["view"]["winner"]


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    command = [sys.executable, "-m", "stolik", "referee", "not_alone", "--players", "2", "--bot", "1=random"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdin
        assert program.stdout
        assert program.stderr
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write(b'{"seq": 1, "value": "side:a"}\n')
        program.stdin.close()
        assert program.stderr.read() == b""


def test_a_program_may_ask_why_a_number_is_what_it_is() -> None:
    position = house.new_game("voidfall", players=2, seed=5, options={"scenario": "introduction"})
    asked = Referee(position, {1: ("random", find_bot("random")("voidfall", 1, Random(1)))})
    (before,) = asked.news()
    said = asked.take(json.dumps({"seq": before["seq"], "why": "counter:influence", "of": 1}).encode())
    assert said is not None
    told = plain(said)["why"]
    assert (told["thing"], told["of"]) == ("counter:influence", 1)
    assert told["said"]["sums"][0]["n"] == before["view"].houses[1].influence
    assert asked.news() == []


def test_a_line_asks_one_thing() -> None:
    asked = referee()
    asked.news()
    with pytest.raises(StolikError, match="malformed"):
        asked.take(b'{"seq": 1, "seat": 0, "why": "place:1", "undo": true}')
