"""What ends undo and what does not."""

from dataclasses import replace
from typing import Any

from stolik.core.position import Position
from stolik.core.question import SEATS, Choose
from stolik.games import _template as template
from stolik.games._template import GAME

ME = SEATS[0]


def may_undo_after(say: Any) -> bool:
    """Whether an open move can be taken back once the rules have said something about it."""

    def lay(g: template.HighestCard, t: Any) -> str:
        move = t.ask(ME, Choose("aside", (template.NO, template.YES)))
        say(t, move)
        return "lay_on"

    def lay_on(g: template.HighestCard, t: Any) -> str:
        t.ask(ME, Choose("aside", (template.NO, template.YES)))
        return template.lay(g, t)

    position = Position(replace(GAME, flow={**GAME.flow, "lay": lay, "lay_on": lay_on}), 2, 1)
    position.answer(ME, "word:no")
    return position.can_undo(ME)


def test_a_note_about_an_open_move_can_be_taken_back() -> None:
    assert may_undo_after(lambda t, move: None)
    assert may_undo_after(lambda t, move: t.tell("moved", seat=ME))
    assert may_undo_after(lambda t, move: t.tell("moved", to=[ME], seat=ME))


def test_a_revelation_cannot_whoever_reads_it() -> None:
    assert not may_undo_after(lambda t, move: t.reveal("moved", seat=ME))
    assert not may_undo_after(lambda t, move: t.reveal("moved", to=[ME], seat=ME))
    assert not may_undo_after(lambda t, move: t.reveal("moved", to=[SEATS[1]], seat=ME))
