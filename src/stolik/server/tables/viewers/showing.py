"""What a viewer of a table is shown: its own view and question, and who is at the seats."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from stolik.core.game import View
from stolik.core.position import Position
from stolik.core.seat.explaining import with_explanation
from stolik.core.seat.waiting import may_undo_turn, waited_for
from stolik.server.tables.game.advances import passes, told, untils
from stolik.server.tables.game.clockwork import Clockwork
from stolik.server.tables.game.play import Play
from stolik.server.tables.people.notebook import Notebooks
from stolik.server.tables.people.talk import Talk
from stolik.server.tables.viewers.stream import Body

There = Collection[int | None]
"""The seats at which somebody is, and None if there is a spectator."""


def body(play: Play, seat: int | None, there: There, talk: Talk, clockwork: Clockwork) -> Body:
    """All of a viewer's message except the log."""
    position = play.position
    waiting, secret = waited_for(position, seat)
    view = position.observe(seat)
    undo = seat is not None and play.may_undo(seat)
    asked = given = None
    if seat is not None and play.seats[seat].kind == "person":
        if question := play.question(seat):
            ahead = play.ahead(seat)
            asked = with_explanation(position, seat, question, view) | {"final": ahead.final}
            if ahead.leads:
                asked["leads"] = ahead.leads
        given = position.given[seat] if seat in position.changeable else None
    return Body(
        seq=0 if seat is None else play.seqs[seat],
        seat=seat,
        view=view,
        question=asked,
        waiting=waiting,
        secret=secret,
        undo=undo,
        undo_turn=undo and seat is not None and may_undo_turn(position, seat, play.bots) > 0,
        changeable=given is not None,
        answer=given,
        over=position.over,
        outcome=position.outcome,
        table={
            "game": position.game.id,
            "seats": people(play, waiting, there),
            "team_chat": talk.team_chat(seat),
            "plans": position.game.plan is not None,
            "whys": position.game.why is not None,
            "take_back": play.may_take_back,
            "advance": {"passes": passes(position), "until": untils(position)} if play.guided is None else None,
            "late": play.late,
            "behind": play.behind,
        },
        proposal=play.proposal.told(seat) if play.proposal is not None and seat in play.people else None,
        guide=play.guided.told() if play.guided is not None and play.guided.seat == seat else msgspec.UNSET,
        clock=clockwork.told(),
        advance=told(play.advances, seat),
    )


def body_with_eyes(play: Play, eyes: int, there: There, talk: Talk, clockwork: Clockwork) -> Body:
    """The same for a spectator who sees with a seat's eyes: its view, with nothing to answer or to ask."""
    watched = body(play, None, there, talk, clockwork)
    waiting, secret = waited_for(play.position, eyes)
    nothing = {"plans": False, "whys": False, "take_back": False, "advance": None}
    return msgspec.structs.replace(
        watched,
        seat=eyes,
        view=play.position.observe(eyes),
        waiting=waiting,
        secret=secret,
        table=watched.table | nothing,
        eyes=True,
    )


class Seen(NamedTuple):
    """The table that a link sees: as it is now, or for a spectator perhaps as it was (decision 0078)."""

    play: Play
    there: There
    notebooks: Notebooks

    @property
    def position(self) -> Position:
        """Its position."""
        return self.play.position

    def people(self, viewer: int | None) -> list[dict[str, Any]]:
        """The seats as a viewer may see them, one mapping each (docs/protocol.md)."""
        return people(self.play, waited_for(self.position, viewer)[0], self.there)

    def status(self, seat: int | None) -> dict[str, Any]:
        """A summary of what the seat may know: the turn, round or cycle if the view has one, whether the seat is asked
        and for how long, who else is asked, and the outcome.
        """
        return status(self.play, seat)

    def sitting(self) -> list[dict[str, Any]]:
        """Who sits where, as if everybody were there."""
        return people(self.play, (), {seat.seat for seat in self.play.seats})


def people(play: Play, waiting: tuple[int, ...], there: There) -> list[dict[str, Any]]:
    """The seats as a viewer sees them who may know that the table waits for `waiting`, one mapping each
    (docs/protocol.md).
    """
    return [
        {
            "seat": s.seat,
            "name": s.name or (play.bot_names[s.seat] if s.kind == "bot" else ""),
            "kind": s.kind,
            "bot": s.bot or None,
            "connected": s.seat in there,
            "thinking": s.kind == "bot" and s.seat in waiting,
        }
        | ({"eyes": play.eyes[s.seat]} if s.seat in play.eyes and not play.position.over else {})
        for s in play.seats
    ]


def status(play: Play, seat: int | None) -> dict[str, Any]:
    """A summary of what the seat may know: the turn, round or cycle if the view has one, whether the seat is asked and
    for how long, who else is asked, and the outcome.
    """
    waiting, secret = waited_for(play.position, seat)
    asked = seat is not None and play.seats[seat].kind == "person" and play.question(seat) is not None
    waited = play.waited(seat) if asked and seat is not None else None
    told = {"asked": asked, "waited": waited, "waiting": waiting, "secret": secret, "outcome": play.position.outcome}
    return {**counted(play.position.observe(seat)), **told}


def counted(view: View) -> dict[str, int | None]:
    """The turn, round and cycle of a view, each None if it has none."""
    named = {name: getattr(view, name, None) for name in ("turn", "round", "cycle")}
    return {name: value if isinstance(value, int) else None for name, value in named.items()}
