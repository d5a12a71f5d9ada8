"""Resolving Crises by deeds (rulebook, Resolving Crises)."""

from __future__ import annotations

from functools import wraps
from typing import Any

from stolik.content.effects import Check, Word
from stolik.content.options import named
from stolik.core.agenda import Call, proceed, push, then
from stolik.core.game import Step as StepFunction
from stolik.core.question import Choose, Seat
from stolik.core.table import Table
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import count_after
from stolik.games.voidfall.rules.crisis.board import discard
from stolik.games.voidfall.rules.effects.tokens import alternatives
from stolik.games.voidfall.rules.effects.words import DEEDS
from stolik.games.voidfall.rules.state import Deed, Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import PASS


def watched(step: StepFunction) -> StepFunction:
    """Wraps a step so that the Crises resolved by a deed in it are offered right after it; if the price of another
    Crisis is being paid, after that.
    """

    @wraps(step)
    def play(g: Voidfall, t: Table, **args: Any) -> str:
        following = step(g, t, **args)
        if not g.turn.fresh or Step.CRISES in (following, *(call.step for call in g.agenda)):
            return following
        if not open_crises(g):
            g.turn.fresh = ()
            return following
        push(g, Call(following, g.args))
        return then(g, Step.CRISES())

    return play


def open_crises(g: Voidfall) -> list[str]:
    """The current Crisis and the permanent ones."""
    return [*([g.crisis] if g.crisis else []), *g.rows[0], *g.rows[1]] if g.difficulty else []


def crises(g: Voidfall, t: Table) -> str:
    """Offer the Crises that the newest deeds resolve, player by player; the price of a Crisis is paid in full."""
    deeds = g.turn.fresh
    for who in dict.fromkeys(deed.who for deed in deeds):
        found = [crisis for crisis in open_crises(g) if any(deed.who == who and due(g, deed, crisis) for deed in deeds)]
        if not found:
            continue
        chosen = t.ask(who, Choose("crisis", [*(named(f"crisis:{one}") for one in found), PASS]))
        if chosen is PASS:
            deeds = tuple(deed for deed in deeds if deed.who != who)
            continue
        crisis = chosen.ref.partition(":")[2]
        discard(g, crisis)
        t.tell("crisis_resolved", seat=who, crisis=chosen)
        pays = g.box.crises[crisis].pays
        g.turn.fresh = deeds
        return then(g, *([Step.PAY(cost=pays, who=who, by=chosen.ref)] if pays else []), Step.CRISES())
    g.turn.fresh = ()
    return proceed(g)


def due(g: Voidfall, deed: Deed, crisis: str) -> bool:
    """Whether a deed resolves a Crisis now. A Crisis with a price is resolved when the action is over (rulebook,
    Resolving Crises C), the others with the deed.
    """
    priced = bool(g.box.crises[crisis].pays)
    if deed.late:
        return priced and resolves(g, deed, crisis)
    waits = priced and bool(g.turn.acting)
    return not waits and may_resolve(g, deed.who) and resolves(g, deed, crisis)


def may_resolve(g: Voidfall, who: Seat) -> bool:
    """Whether a player may resolve Crises now: in its own turn until Void Progress; in another player's turn through a
    Joint card; all players in the Preparation and the Evaluation.
    """
    if g.phase != "focus":
        return True
    if who == g.turn.seat:
        return not g.turn.ended
    joint = g.turn.taken and g.box.focuses[g.turn.taken].kind == "joint"
    return bool(joint) and g.turn.acting in g.box.focus_actions[g.turn.taken]


def action_over(g: Voidfall) -> None:
    """The action is over: its deeds may now resolve Crises that have a price."""
    done = g.turn.deeds[g.turn.before_action :] if g.difficulty else ()
    g.turn.fresh += tuple(deed._replace(late=True) for deed in done if may_resolve(g, deed.who))
    g.turn.acting = ""


def resolves(g: Voidfall, deed: Deed, crisis: str) -> bool:
    """Whether a deed resolves a Crisis: it is the required deed, the checks hold, and the price can be paid."""
    row = g.box.crises[crisis]
    if not any(isinstance(asked, Word) and DEEDS[asked.name].matches(deed, asked) for asked in alternatives(row.on)):
        return False
    if not _hold(g, deed, row.when) and not (row.or_when and _hold(g, deed, row.or_when)):
        return False
    return can_pay(g, deed.who, row.pays)


def _hold(g: Voidfall, deed: Deed, checks: tuple[Check, ...]) -> bool:
    return all(one.holds(count_after(g, deed, one.count)) for one in checks)
