"""What people say in advance: passes and plans are played as the person would answer, and only they learn of it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.rooms import Listener, Table, at_table, plain_answer
from tests.server.tables.test_alone import BOT, PERSON, House, at_house, come

from stolik.core.installed import find_game
from stolik.core.position import Position
from stolik.core.question import Question
from stolik.core.seat.waiting import secret_team
from stolik.server.errors import NotInAdvance
from stolik.server.messages import AdvanceRequest, Inbound, SeatChange, TableRequest
from stolik.server.storage.records import AdvanceRow, AnswerRow, Planned
from stolik.server.tables.game.advances import answer_to, due, moved, said, stands, untils
from stolik.server.tables.game.bot_turns import GRACE, BotTurn, hands_over, is_noticed
from stolik.server.tables.rooms.advance_runner import APART, AdvanceRunner
from stolik.server.tables.rooms.alone import LEFT
from stolik.server.tables.rooms.bot_runner import BotRunner, Run
from stolik.server.tables.rooms.room import Room

PAUSE = 0.1
GAMES = ("not_alone", "terrorscape", "voidfall", "zona")


async def say(room: Room, guest: Listener, *steps: tuple[str, Any], until: str = "") -> None:
    request = AdvanceRequest([Planned(kind, value) for kind, value in steps], until)
    await room.hear(guest, Inbound(seq=guest.state["seq"], advance=request))
    await room._in_advance.rest()


def first_window(table: Table) -> int:
    """The first seat that may play a card or pass."""
    return next(seat for seat, question in table.room.position.pending.items() if question.kind == "play")


async def go_on(table: Table, kind: str) -> None:
    """People answer by hand what nobody has answered in advance, until only questions of this kind are open."""
    while (asked := await next_asked(table))[1].kind != kind:
        await table.answer(asked[0], plain_answer(asked[1].wire()))


def options_of(table: Table, seat: int) -> list[str]:
    """What the seat may choose now."""
    options: list[str] = table.room.position.pending[seat].wire()["options"]
    return options


async def next_asked(table: Table) -> tuple[int, Question[Any]]:
    """The first seat that is asked once all that was said in advance is played."""
    await table.room._in_advance.rest()
    return min(table.room.position.pending.items())


def test_a_hunted_passes_in_every_window_until_another_question_comes(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("play")
        seat = first_window(table)
        await say(table.room, table.guests[seat], until="turn")
        assert seat not in table.room.position.pending, "the answer is given as if it had been pressed"
        assert table.guests[seat].state["advance"] == {"steps": [], "until": "turn", "ended": ""}
        asked = [await next_asked(table)]
        while asked[-1][0] != seat:
            await table.answer(asked[-1][0], plain_answer(asked[-1][1].wire()))
            asked.append(await next_asked(table))
        assert [question.kind for _, question in asked].count("play") > 1
        assert asked[-1][1].kind == "lay"
        assert table.guests[seat].state["advance"] == {"steps": [], "until": "turn", "ended": "asked"}

    at_table(tmp_path, play)


def test_passing_ends_with_its_phase_and_with_what_happens_to_the_seat(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        for until, why in (("phase", "span"), ("event", "event")):
            await go_on(table, "play")
            seat = first_window(table)
            await say(table.room, table.guests[seat], until=until)
            while stands(table.room.play.advances.get(seat)):
                one, question = await next_asked(table)
                await table.answer(one, plain_answer(question.wire()))
            assert table.guests[seat].state["advance"]["ended"] in (why, "asked")

    at_table(tmp_path, play)


def test_a_plan_is_played_in_order_and_told_to_its_seat_alone(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        room = table.room
        await table.until("lay")
        first, *_ = room.position.pending
        place = room.position.pending[first].wire()["options"][-1]
        await say(room, table.guests[first], ("lay", place), ("play", "word:pass"), ("play", "survival:ghost"))
        assert first not in room.position.pending
        assert [step["kind"] for step in table.guests[first].state["advance"]["steps"]] == ["play", "play"]
        for seat, guest in table.guests.items():
            if seat != first:
                assert all("ended" not in str(one.get("advance")) for one in guest.told), seat

    at_table(tmp_path, play)


def test_a_plan_ends_with_a_reason_when_something_else_is_asked_or_the_option_is_gone(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        room = table.room
        await table.until("lay")
        seat = min(room.position.pending)
        place = room.position.pending[seat].wire()["options"][0]
        await say(room, table.guests[seat], ("lay", place), ("lay", place))
        await go_on(table, "play")
        assert table.guests[seat].state["advance"]["ended"] == "other"
        await go_on(table, "lay")
        assert "advance" not in table.guests[seat].state, "the next answer by hand puts the note away"
        before, (other, question) = room.position.clone(), max(room.position.pending.items())
        plan = {seat: said(before, [Planned("lay", "place:99")], "")}
        await table.answer(other, plain_answer(question.wire()))
        rows = [AnswerRow(*room.position.latest)]
        assert moved(plan, before, room.position, rows)[seat].ended == "illegal"

    at_table(tmp_path, play)


def test_a_card_is_kept_for_the_window_in_which_it_can_be_played(tmp_path: Path) -> None:
    """Until then the seat passes, if it has said so."""

    async def play(table: Table) -> None:
        await table.until("play")
        seat = first_window(table)
        fitting, other = AdvanceRow((Planned("play", "word:pass"),), "asked"), Planned("play", "survival:none")
        question, position = table.room.position.pending[seat], table.room.position
        assert answer_to(fitting, position, question) == "word:pass"
        assert answer_to(AdvanceRow((other,), "asked"), position, question) == "word:pass"
        assert answer_to(AdvanceRow((other,)), position, question) is None
        await say(table.room, table.guests[seat], ("play", "survival:none"), until="asked")
        assert [step.value for step in table.room.play.advances[seat].steps] == ["survival:none"], "it is kept"

    at_table(tmp_path, play)


def test_a_step_that_names_a_place_answers_only_there(tmp_path: Path) -> None:
    """Whoever was moved to another Place decides anew."""

    async def play(table: Table) -> None:
        await go_on(table, "act")
        room = table.room
        seat, question = min(room.position.pending.items())
        here = Planned("act", "word:nothing", question.about)
        elsewhere = Planned("act", "word:nothing", "place:10")
        assert answer_to(AdvanceRow((here,)), room.position, question) == "word:nothing"
        assert answer_to(AdvanceRow((elsewhere,)), room.position, question) is None
        with pytest.raises(NotInAdvance):
            await room.hear(
                table.guests[seat], Inbound(seq=table.guests[seat].state["seq"], advance=AdvanceRequest([elsewhere]))
            )

    at_table(tmp_path, play)


@pytest.mark.parametrize(("game", "kinds"), [("not_alone", {"lay", "act"}), ("terrorscape", {"turn"})])
def test_a_plan_that_was_made_while_others_act_is_played(tmp_path: Path, game: str, kinds: set[str]) -> None:
    """A Hunted and a Survivor who wait plan turns ahead, and are not asked before all of it is answered."""

    async def play(table: Table) -> None:
        await table.until("play" if game == "not_alone" else "turn")
        seat, position = table.players - 1, table.room.position
        assert seat not in position.pending
        draft, steps = position.draft(seat, Random(2)), list[Planned]()
        while draft.question is not None and len(steps) < 4:
            question, value = draft.question, plain_answer(draft.question.wire())
            assert question.kind in kinds
            draft.answer(value)
            steps.append(Planned(question.kind, value, question.about))
        request = AdvanceRequest(steps, "asked")
        await table.room.hear(table.guests[seat], Inbound(seq=table.guests[seat].state["seq"], advance=request))
        while stands(table.room.play.advances.get(seat)) and table.room.play.advances[seat].steps:
            one, asked = await next_asked(table)
            assert one != seat
            await table.answer(one, plain_answer(asked.wire()))
            await table.room._in_advance.rest()
        given = [(kind, value) for one, kind, value in table.room.position.history if one == seat]
        assert [step for step in given if step[0] in kinds][-len(steps) :] == [(one.kind, one.value) for one in steps]

    at_table(tmp_path, play, game=game)


def test_what_does_not_answer_the_question_is_refused(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("lay")
        seat = min(table.room.position.pending)
        for wrong in (
            AdvanceRequest([Planned("lay", "place:99")]),
            AdvanceRequest(until="turn"),
            AdvanceRequest([Planned("play", "word:pass")]),
            AdvanceRequest(until="christmas"),
        ):
            with pytest.raises(NotInAdvance):
                await table.room.hear(table.guests[seat], Inbound(seq=table.guests[seat].state["seq"], advance=wrong))
        assert table.room.play.advances == {}

    at_table(tmp_path, play)


def test_undo_another_answer_and_a_change_of_hands_end_it(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(PERSON, PERSON, PERSON)
        table = Table(room)
        table.sit()
        await table.until("lay")
        places = options_of(table, 1)

        await say(room, table.guests[1], ("lay", places[0]), ("play", "word:pass"))
        await table.undo(1)
        assert room.play.advances == {}
        await table.answer(1, places[0])

        await say(room, table.guests[1], ("play", "word:pass"), until="asked")
        await table.answer(1, places[1])
        assert room.play.advances == {}, "who answers by hand thinks again"

        await say(room, table.guests[1], until="asked")
        await say(room, table.guests[1])
        assert room.play.advances == {}, "said so"

        await say(room, table.guests[1], until="asked")
        await house.lobby.rename(made["seats"][1]["token"], "Ada")
        assert stands(room.play.advances[1]), "a name is no other person"
        await house.lobby.replace_link(made["seats"][1]["token"], 1, give=True)
        assert room.play.advances == {}, "somebody else plays on"

        await say(room, table.guests[2], ("lay", options_of(table, 2)[0]), until="asked")
        await room.seating.give(2, "bot", "random")
        assert room.play.advances == {}
        await house.lobby.reseat(made["host"], SeatChange(2, "person"))

    at_house(tmp_path, play)


def test_going_back_with_consent_ends_every_plan(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.until("lay")
        seat, other = sorted(table.room.position.pending)
        await say(table.room, table.guests[seat], ("lay", options_of(table, seat)[0]), until="asked")
        await table.take_back(other, "answer")
        for one in range(table.players):
            if one != other:
                await table.take_back(one, "agree")
        assert table.guests[seat].state["advance"]["ended"] == "taken_back"
        assert not due(table.room.play.advances, table.room.position)

    at_table(tmp_path, play, players=3)


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_without_guests_and_after_a_restart(tmp_path: Path, game: str) -> None:
    """Everybody leaves three answers to the table and goes; the server stops. Afterwards all of them are given."""

    async def play(house: House) -> None:
        made = await house.lobby.create(TableRequest(game, 2, [PERSON, PERSON], seed="5"))
        room = await house.lobby.in_use.room(made["table"])
        table = Table(room)
        table.sit()
        position, rng, plans = room.position.clone(), Random(5), dict[int, list[Planned]]()
        while any(len(plans.get(seat, [])) < 3 for seat in position.pending):
            seat = next(seat for seat in sorted(position.pending) if len(plans.get(seat, [])) < 3)
            position.answer(seat, position.pending[seat].sample(rng))
            _, kind, value = position.latest
            plans.setdefault(seat, []).append(Planned(kind, value))
        first = min(room.position.pending)
        for seat, steps in plans.items():
            if seat != first:
                await say(room, table.guests[seat], *((step.kind, step.value) for step in steps))
        left = {seat: len(row.steps) for seat, row in room.play.advances.items()}
        for guest in table.guests.values():
            room.leave(guest)
        await house.stop()
        await house.start()
        room = await house.lobby.in_use.room(made["table"])
        assert {seat: len(row.steps) for seat, row in room.play.advances.items()} == left

        guest = await come(room, first)
        await say(room, guest, *((step.kind, step.value) for step in plans[first]))
        room.leave(guest)
        await room.alone.settled()
        for _ in range(3):
            await house.work(LEFT)
        assert room.play.rows == sum(map(len, plans.values())), "every answer was given, in order"
        assert sorted(room.position.history, key=str) == sorted(position.history, key=str)
        await room.alone.settled()
        assert house.entries() == []

    at_house(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_what_it_has(game: str) -> None:
    """Passes are options of questions that occur, spans are fields of the view, and events lines of the log."""
    played = find_game(game)
    words = played.in_advance
    assert words is not None
    assert words.passes.keys() <= played.kinds
    assert set(words.passes.values()) <= played.refs
    assert words.events <= played.log_ids
    position = Position(played, played.players[1], 1)
    for name in words.spans:
        assert words.span(name, position.observe(None)) == words.span(name, position.observe(0)), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_random_plans_in_random_games_are_played_only_where_they_are_legal(game: str, seed: int) -> None:
    """Each plan is made of what the seat answers next in another game from here, so it fits for a while."""
    played = find_game(game)
    rng, position = Random(seed), Position(played, min(3, played.players[1]), seed)
    advances: dict[int, AdvanceRow] = {}
    ended, given = set(), 0
    for _ in range(400):
        if position.over:
            break
        before = position.clone()
        planned = due(advances, before)
        if planned:
            seat = min(planned)
            value = planned[seat]
            given += 1
        else:
            seat = rng.choice(sorted(before.pending))
            value = before.pending[seat].plain(before.pending[seat].sample(rng))
        position.answer(seat, value)
        rows = [AnswerRow(*position.latest)]
        advances = dict(moved(advances, before, position, rows))
        ended |= {row.ended for row in advances.values() if row.ended}
        advances = {one: row for one, row in advances.items() if not row.ended}
        for one in range(position.players):
            if one not in advances and not position.over:
                row = said(position, _likely(position, one, rng), rng.choice(("", *untils(position))))
                question = position.pending.get(one)
                if row != AdvanceRow() and (question is None or answer_to(row, position, question) is not None):
                    advances[one] = row
    assert given
    assert ended


def _likely(position: Position, seat: int, rng: Random) -> list[Planned]:
    ahead, steps = position.clone(), list[Planned]()
    for _ in range(30):
        if ahead.over or len(steps) == 3:
            break
        one = rng.choice(sorted(ahead.pending))
        question = ahead.pending[one]
        value = question.plain(question.sample(rng))
        ahead.answer(one, value)
        if one == seat:
            steps.append(Planned(question.kind, value))
    return steps


def test_when_others_notice_something_does_not_tell_how_many_answers_there_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Survivors' answers that the Killer does not see take no time of their own."""
    noted: list[tuple[float, float]] = []

    async def note(self: AdvanceRunner, until: float, seat: int, number: int) -> bool:
        noted.append((asyncio.get_running_loop().time(), until))
        return True

    monkeypatch.setattr(AdvanceRunner, "_pass_time", note)

    async def play(table: Table, rng: Random) -> tuple[int, float]:
        await table.until("turn")
        steps, ahead = list[tuple[str, Any]](), table.room.position.clone()
        seat, team, noticed = min(ahead.pending), secret_team(ahead), False
        assert team is not None
        while not noticed:
            before = ahead.clone()
            ahead.answer(seat, before.pending[seat].sample(rng))
            steps.append(ahead.latest[1:])
            noticed = is_noticed(before, ahead, team)
        noted.clear()
        await say(table.room, table.guests[seat], *steps)
        assert len(noted) == len(steps)
        return len(steps), noted[-1][1] - noted[0][0]

    told = {}
    for seed in range(4):
        folder = tmp_path / str(seed)
        folder.mkdir()
        count, after = at_table(folder, partial(play, rng=Random(seed)), game="terrorscape", players=2, pause=0.7)
        told[count] = round(after, 1)
    assert len(told) > 1
    assert set(told.values()) == {APART}


def test_bots_wait_as_long_after_an_answer_in_advance_as_after_one_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever hands over to bots has time to take that back; without it, a plan would show."""
    waits: list[tuple[Position, float]] = []

    async def note(self: BotRunner, run: Run, turn: BotTurn) -> None:
        waits.append((turn.start, run.length))

    monkeypatch.setattr(BotRunner, "_pass_time", note)

    async def play(table: Table, *, plan: bool) -> None:
        room, me = table.room, table.guests[1]
        handed_over = False
        while not handed_over:
            await room._bots.rest()
            before, question = room.position, room.position.pending[1]
            value = plain_answer(question.wire())
            waits.clear()
            if plan:
                await say(room, me, (question.kind, value))
            else:
                await table.answer(1, value)
            await room._bots.rest()
            handed_over = bool(waits) and hands_over(before, waits[0][0], 1, {0})
        assert waits[0][1] == GRACE * PAUSE

    for plan in (False, True):
        folder = tmp_path / str(plan)
        folder.mkdir()
        at_table(folder, partial(play, plan=plan), players=2, bots={0: "random"}, pause=PAUSE)


def test_a_bot_has_no_plans(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        made, room = await house.table(PERSON, BOT)
        guest = await come(room)
        await house.lobby.reseat(made["host"], SeatChange(0, "bot", "random"))
        with pytest.raises(Exception, match="bot"):
            await say(room, guest, until="asked")

    at_house(tmp_path, play)
