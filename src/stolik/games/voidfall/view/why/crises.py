"""What the Voidborn do next: Skirmishes, the Crisis board, the current Crisis (rulebook, Skirmish; Void Progress)."""

from __future__ import annotations

from stolik.core.why import NOTHING, Foreseen, Sum, Why
from stolik.games.voidfall.rules.crisis.alerts import can_suffer
from stolik.games.voidfall.rules.crisis.alerts import war as current_war
from stolik.games.voidfall.rules.crisis.board import ECONOMIC, MILITARY, SLOTS
from stolik.games.voidfall.rules.evaluation import NO_CRISIS_BOARD
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.words import ROW
from stolik.games.voidfall.view import foresee
from stolik.games.voidfall.view.why.lines import number, say


def evaluation_skirmish(g: Voidfall, me: int) -> tuple[Foreseen, ...]:
    """The Skirmish in the first step of the Evaluation, for this player."""
    if permanent(g, NO_CRISIS_BOARD):
        return ()
    return tuple(foresee.crisis_board(g, me) if g.difficulty else foresee.skirmish(g, me))


def attack(g: Voidfall, me: int, war: str = "") -> Sum:
    """The Fleet Power with which the Voidborn attack a player."""
    return number("attack", attack_sources(g, me, war=war))


def corruption(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """Corruption on the board, which adds to the attack of the Voidborn."""
    return Why(sums=(attack(g, whose),)) if name == "corruption" else NOTHING


def row(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """A row of the Crisis board: what it does in the next Evaluation or War."""
    if not g.difficulty or name not in ("0", "1"):
        return NOTHING
    if name == "1":
        return Why(foreseen=tuple(one for one in foresee.crisis_board(g, whose) if one.of.id == "foreseen-board"))
    return Why(sums=(attack(g, whose),), foreseen=tuple(foresee.skirmish(g, whose)))


def war(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """The current War card."""
    if not g.difficulty or name != current_war(g) or not name:
        return NOTHING
    return Why(sums=(attack(g, whose, name),), foreseen=tuple(foresee.crisis_board(g, whose, name)))


def crisis(g: Voidfall, seat: int | None, name: str, whose: int) -> Why:
    """The current Crisis: what happens if nobody resolves it this turn."""
    if not g.difficulty or name != g.crisis or not name:
        return NOTHING
    card = g.box.crises[name]
    says = [say("crisis-unless"), say("crisis-penalty" if can_suffer(g, whose, card) else "crisis-no-penalty")]
    rows = {"military": (MILITARY,), "economic": (ECONOMIC,)}.get(card.kind, (MILITARY, ECONOMIC))
    for one in rows:
        full = g.row_harbingers[one] + len(g.rows[one]) >= SLOTS
        says.append(say("crisis-permanent", row=ROW[one].ref, full="yes" if full else "no"))
    return Why(says=tuple(says))
