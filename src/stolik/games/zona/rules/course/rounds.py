"""The round: actions, events, rumours, and what ends it (Course of the game)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.question import SEATS, Seat
from stolik.core.table import Table
from stolik.games.zona.rules.course.outcome import end
from stolik.games.zona.rules.course.turn import act
from stolik.games.zona.rules.effects.doing import resolve_call
from stolik.games.zona.rules.effects.words import feature
from stolik.games.zona.rules.scavenger.belongings import replace
from stolik.games.zona.rules.state import Turn, Zona, playing, seats
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.testing import rumour_words
from stolik.games.zona.rules.zone.market import refill

AFTER_ACTIONS = feature("after_actions", places={"marked_area"}, args=("effect",))
BEFORE_EVENTS = feature("before_events", places={"marked_area"}, args=("effect",))


def begin_round(g: Zona, t: Table) -> str:
    """1 Everybody takes two actions in turn."""
    g.round += 1
    g.phase = "actions"
    t.tell("round", n=g.round, voice=SEATS[g.voice])
    return then(g, *(Step.TURN(who=me) for me in playing(g)), Step.END_ACTIONS())


def turn(g: Zona, t: Table, who: Seat) -> str:
    """A turn begins."""
    g.turn = Turn(seat=who)
    g.scavengers[who].settled = None
    push(g, Step.END_TURN())
    return act(g, t, who)


def end_turn(g: Zona, t: Table) -> str:
    """If something was bought, the market moves left and is refilled (Market). A friend's tip expires."""
    refill(g, t)
    g.turn.bought = ()
    g.turn.good = False
    g.scavengers[g.turn.seat].opening_discount = False
    return proceed(g)


def end_actions(g: Zona, t: Table) -> str:
    """2 Events, preceded by what the timed rumour does after actions and before events."""
    g.phase = "events"
    calls: list[Call] = []
    words = rumour_words(g)
    for name in (AFTER_ACTIONS, BEFORE_EVENTS):
        for word in words:
            if word.name == name:
                calls += [resolve_call(me, word.effects[0], g.box.rumour[g.timed].ref, "rumour")
                          for me in playing(g)
                          if g.marked == f"area:{g.scavengers[me].area}"]  # fmt: skip
    return then(g, *calls, *(Step.EVENT(who=me) for me in playing(g)), Step.RUMOUR())


def end_round(g: Zona, t: Table) -> str:
    """The Voice passes to the left, deactivated items are refreshed, new scavengers enter (Rumours; Death)."""
    refill(g, t)
    g.turn.bought = ()
    g.voice = _next_voice(g)
    for scavenger in g.scavengers:
        scavenger.used = ()
        deactivated = [one for one in scavenger.items if one.wear and g.box.durable[one.card]]
        for one in deactivated:
            replace(scavenger, one, one._replace(wear=0))
    waiting = [Step.NEW_SCAVENGER(who=me) for me in seats(g) if not g.scavengers[me].character]
    return then(g, *waiting, Step.ROUND_OVER()) if waiting else round_over(g, t)


def _next_voice(g: Zona) -> int:
    """The player to the left of the Voice, skipping players who are out of the game (R19)."""
    left = [(g.voice + n) % g.players for n in range(1, g.players + 1)]
    for me in left:
        if g.unused or g.scavengers[me].character:
            return me
    return left[0]


def round_over(g: Zona, t: Table) -> str:
    """When no rumours are left, everybody has lost the Source (Defeat; R11)."""
    if not len(g.rumours) and g.rules.last_rumour == "lost":
        end(g, t, "no_rumours_left")
    return begin_round(g, t)
