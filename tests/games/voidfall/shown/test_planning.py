"""Planning and taking back turns of Voidfall: at any time, up to what is new, also after a restart of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.rooms import Table, at_table
from tests.server.tables.test_room import restored, told

from stolik.core.installed import INSTALLED
from stolik.core.laws import comparing, secrets, undo
from stolik.core.play import playout, random_policy
from stolik.core.position import Position
from stolik.games.voidfall import GAME
from stolik.server.messages import Inbound
from stolik.server.tables.viewers.drafts import try_out


def turns(players: int, seeds: range, **options: Any) -> Iterator[tuple[Position, int]]:
    """Positions in which a seat is asked for its Focus card."""
    for seed in seeds:
        rng = Random(f"{players}/{seed}")
        chosen = options or GAME.random_options(players, rng)
        start = Position(GAME, players, seed, chosen)
        asked = rng.randrange(1, 9)
        counted = iter(range(asked, -1, -1))

        def until(handle: Any, counted: Iterator[int] = counted) -> bool:
            return handle.question.kind == "focus" and next(counted, 0) == 0

        position = playout(start, random_policy(rng), until=until)
        if not position.over:
            yield position, next(iter(position.pending))


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2])
def test_drafts_and_undo_keep_their_laws(players: int) -> None:
    """Law 16: a draft leaks nothing. Law 9: what can be undone revealed nothing."""
    for seed in range(2):
        options = GAME.random_options(players, Random(seed))
        secrets.drafts_look_alike(GAME, players, seed, options)
        undo.undo_is_honest(GAME, players, seed, options)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_turn_is_taken_back_action_by_action_to_the_start_of_selection(players: int) -> None:
    """1 Selection: until something new is revealed a turn can be taken back to its start; Agenda and Trade too."""
    taken_back = 0
    for start, seat in turns(players, range(48)):
        passed: list[Any] = []
        rng, turn, before, position = Random(1), GAME.turn, comparing.whole(start), start
        assert turn
        while len(passed) < 40 and seat in position.pending:
            ahead = position.clone()
            ahead.answer(seat, position.pending[seat].sample(rng))
            if ahead.over or not ahead.can_undo(seat) or turn(ahead._inside.base) != turn(position._inside.base):
                break
            passed.append((comparing.whole(position), position.log(seat)))
            position = ahead
        assert position.answers_in_turn(seat) == len(passed), "all of the turn, and no more, can be taken back at once"
        for moment in reversed(passed):
            position.undo(seat)
            assert (comparing.whole(position), position.log(seat)) == moment
        assert comparing.whole(position) == before
        taken_back += len(passed) > 1
    assert taken_back > 2


def test_an_agenda_just_played_can_be_taken_back_and_planned(agenda_turn: tuple[Position, int, list[Any]]) -> None:
    """The note to 1 Selection names it: one may change one's mind about playing an Agenda."""
    position, seat, answers = agenda_turn
    before = comparing.whole(position)
    drafted = try_out(position, seat, answers)
    assert (drafted.taken, drafted.refused, drafted.stopped) == (2, None, "")
    assert drafted.view.turn.agenda == answers[1]  # type: ignore[attr-defined]
    for answer in answers:
        position.answer(seat, answer)
    assert position.answers_in_turn(seat) == 2
    position.undo(seat)
    position.undo(seat)
    assert comparing.whole(position) == before


@pytest.fixture
def agenda_turn() -> tuple[Position, int, list[Any]]:
    """A turn that can begin with a Focus and an Agenda that goes with it."""
    for position, seat in turns(2, range(60)):
        for focus in position.pending[seat].wire()["options"]:
            draft = position.draft(seat, Random(1))
            draft.answer(focus)
            options = draft.question.wire()["options"] if draft.question else []
            agenda = next((ref for ref in options if ref.startswith("agenda:")), None)
            if draft.question and draft.question.kind == "act" and agenda:
                return position, seat, [focus, agenda]
    raise AssertionError("no Agenda can be played")


def test_the_next_turn_is_planned_while_others_act() -> None:
    """Whoever is not asked may try a turn; the plan says what each of its steps changes."""
    planned = 0
    for position, seat in turns(3, range(8)):
        other = (seat + 1) % 3
        first = try_out(position, other, [])
        if first.question is None:
            continue
        assert first.question["kind"] == "focus"
        card = first.question["options"][0]
        second = try_out(position, other, [card])
        assert (second.taken, len(second.steps)) == (1, 1)
        assert second.question is not None or second.stopped
        planned += 1
    assert planned


def test_prepared_cards_are_planned_too() -> None:
    """Prepared-Focus variant: one's own card is known, so the plan goes on from it."""
    for position, _ in turns_of_prepared():
        seat = next(iter(position.pending))
        tried = try_out(position, seat, [])
        assert tried.question is not None


def turns_of_prepared() -> Iterator[tuple[Position, int]]:
    for seed in range(3):
        rng = Random(seed)
        start = Position(GAME, 2, seed, {"prepared_focus": True})
        position = playout(start, random_policy(rng), until=lambda handle: handle.question.kind == "act")
        assert not position.over
        yield position, next(iter(position.pending))


def test_each_step_says_what_it_costs_before_a_draw() -> None:
    """A step ends before a draw: what was paid for it is shown although the card is not."""
    paid = 0
    for position, seat in turns(2, range(20)):
        rng = Random(2)
        for _ in range(20):
            draft = position.draft(seat, rng)
            answers: list[Any] = []
            while draft.question is not None and len(answers) < 30:
                answer = draft.question.plain(draft.question.sample(rng))
                draft.answer(answer)
                answers.append(answer)
            tried = try_out(position, seat, answers)
            if tried.stopped != "unknown":
                continue
            spent = [entry for step in tried.steps for entry in step.log if entry.id == "spent"]
            changed = [change.path for step in tried.steps for change in step.changes if "stock" in change.path]
            assert bool(spent) <= bool(changed)
            paid += bool(spent)
    assert paid > 5


def test_a_turn_is_taken_back_at_the_table_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(INSTALLED, "voidfall", GAME)

    async def play(table: Table) -> None:
        rng = Random(3)
        seat = next(iter(table.room.position.pending))
        while table.room.position.pending[seat].kind != "focus":
            seat = await answered(table, rng)
        before = told(table, seat)
        while not told(table, seat)["undo_turn"]:
            assert next(iter(table.room.position.pending)) == seat
            await answered(table, rng)
        turn = told(table, seat)
        again = await restored(table, tmp_path)
        assert told(again, seat) == turn
        await table.room.hear(table.guests[seat], Inbound(seq=table.guests[seat].state["seq"], undo="turn"))
        after = told(table, seat)
        assert {**after, "undo": before["undo"], "undo_turn": before["undo_turn"]} == before
        assert told(await restored(table, tmp_path), seat) == after

    at_table(tmp_path, play, players=2, seed=5, game=GAME)


async def answered(table: Table, rng: Random) -> int:
    """Answer the open question of one seat; returns the seat asked next."""
    seat, question = next(iter(table.room.position.pending.items()))
    await table.answer(seat, question.plain(question.sample(rng)))
    following: int = next(iter(table.room.position.pending))
    return following
