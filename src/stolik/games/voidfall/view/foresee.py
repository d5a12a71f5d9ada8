"""What an answer would lead to beyond what a draft shows: combats, and what the Void does next. The rules fight the
combats, and they are shown as the log shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from stolik.core.explain import Say
from stolik.core.log import Line, LogEntry
from stolik.core.question import SEATS, Choose, Question
from stolik.core.table import QuickTable, Table
from stolik.core.why import Foreseen
from stolik.games.voidfall.content.texts import mentions
from stolik.games.voidfall.rules import combat
from stolik.games.voidfall.rules.combat.course import Question as CombatQuestion
from stolik.games.voidfall.rules.crisis.alerts import board_price, can_suffer, settle_board, war
from stolik.games.voidfall.rules.evaluation import NO_CRISIS_BOARD
from stolik.games.voidfall.rules.events import permanent
from stolik.games.voidfall.rules.fleets import changed
from stolik.games.voidfall.rules.invasion.forces import combat_force, ground, opponent, rulings
from stolik.games.voidfall.rules.invasion.invade import tell_combat
from stolik.games.voidfall.rules.invasion.least import least_that_wins
from stolik.games.voidfall.rules.invasion.skirmish import attack_sources, combat_in, spared, worst_targets
from stolik.games.voidfall.rules.invasion.targets import sources
from stolik.games.voidfall.rules.sectors import is_home
from stolik.games.voidfall.rules.sources import total
from stolik.games.voidfall.rules.state import NO_FLEETS, NOBODY, Fleets, Voidfall, has, replace_sector
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import END_TURN, PASS, RETURN_TRADES, SECTORS, WAYS, number_of, squadron
from stolik.games.voidfall.view.explain import abandoned

WON = "foreseen-invasion-won"
MOST = 2
"""The most Skirmishes shown if the Voidborn might attack any of several sectors."""


def foresee(g: Voidfall, seat: int, question: Question[Any], answer: Any) -> Sequence[Foreseen]:
    """What an answer would lead to; empty for most answers."""
    match question.kind:
        case "invade" if answer is not PASS:
            return _invaded(g, seat, number_of(answer), bombards(g, question.about))
        case "send":
            return _sent(g, seat, question, answer)
        case "act" if answer is END_TURN:
            return turn_ends(g, seat)
        case "war" if answer is WAYS["board"]:
            return (*crisis_board(g, seat, war(g)), *cycle_ends(g, seat)[:1])
    return ()


def turn_ends(g: Voidfall, me: int) -> Sequence[Foreseen]:
    """What an unresolved Crisis does when the turn ends (its end itself warns of a penalty that cannot be suffered);
    after the last turn of the Cycle also what the Crisis board does.
    """
    found: list[Foreseen] = []
    if g.crisis and can_suffer(g, me, g.box.crises[g.crisis]):
        found.append(Foreseen(Say("foreseen-crisis", {"crisis": f"crisis:{g.crisis}"})))
    return [*found, *cycle_ends(g, me)]


def cycle_ends(g: Voidfall, me: int) -> Sequence[Foreseen]:
    """After the last turn of the Cycle: what the Crisis board does; without one, the Skirmish."""
    if g.round != g.box.events[g.event].rounds or me != g.order[-1]:
        return ()
    attack = crisis_board(g, me) if g.difficulty else skirmish(g, me)
    return (Foreseen(Say("foreseen-cycle")), *(() if permanent(g, NO_CRISIS_BOARD) else attack))


def bombards(g: Voidfall, action: str) -> bool:
    """Whether an action's Invasion is a Bombard."""
    row = g.box.actions.get(action.removeprefix("action:"))
    return row is not None and mentions(row.effect, "invade", "bombard")


def futile(g: Voidfall, seat: int, question: Question[Any]) -> Sequence[str]:
    """The sectors that not even everything within reach would win; Trade tokens put back for nothing."""
    if question.kind == "act" and not has(g, SEATS[seat], "trade_nexus"):
        return [RETURN_TRADES.ref] if RETURN_TRADES.ref in question.wire()["options"] else ()
    if question.kind != "invade" or not isinstance(question, Choose):
        return ()
    targets, bombard = [option for option in question.options if option is not PASS], bombards(g, question.about)
    return [ref.ref for ref in targets if _whole_invasion(g, seat, number_of(ref), bombard).of.id != WON]


def _invaded(g: Voidfall, me: int, target: int, bombard: bool) -> Sequence[Foreseen]:
    """The combat with everything that can reach a sector, and whether not even that wins."""
    combat = _whole_invasion(g, me, target, bombard)
    return (combat,) if combat.of.id == WON else (Foreseen(Say("foreseen-futile")), combat)


def _whole_invasion(g: Voidfall, me: int, target: int, bombard: bool) -> Foreseen:
    """The combat if everything that can reach a sector invades it."""
    twin = g.copy()
    return invasion(twin, me, target, _joined(twin, NO_FLEETS, sources(g, me, target)), bombard)


def _joined(g: Voidfall, force: Fleets, where: Sequence[int]) -> Fleets:
    """The Fleet Power of an Invasion once the fleets of all these sectors have joined it."""
    for index in where:
        force = _leave(g, force, index, g.sectors[index].fleets)
    return force


def _leave(g: Voidfall, force: Fleets, index: int, leaving: Sequence[int]) -> Fleets:
    """Move Fleet Power from a sector to an Invasion; the last Fleet Power to leave abandons the sector."""
    left = g.sectors[index].fleets
    for kind, units in enumerate(leaving):
        force, left = changed(force, kind, units), changed(left, kind, -units)
    abandoned = not sum(left) and not is_home(g.sectors[index])
    replace_sector(g, index, fleets=left, owner=NOBODY if abandoned else g.sectors[index].owner)
    return force


def _sent(g: Voidfall, me: int, question: Any, answer: Sequence[int]) -> Sequence[Foreseen]:
    """What is left behind by the Fleet Power of this answer, and then the combat it fights."""
    target, force, twin = g.turn.target, g.turn.force, g.copy()
    leaving: dict[int, Fleets] = {}
    for option, units in zip(question.options, answer, strict=True):
        index, kind = squadron(option)
        leaving[index] = changed(leaving.get(index, NO_FLEETS), kind, units)
    for index, fleets in leaving.items():
        force = _leave(twin, force, index, fleets)
    left = [SECTORS[index].ref for index in leaving if twin.sectors[index].owner == NOBODY]
    found = [Foreseen(abandoned(left, g.houses[me].glory), cost=True)] if left else []
    bombard = bombarded(g)
    if sum(force):
        return (*found, invasion(twin, me, target, force, bombard))
    wins = least_that_wins(g, me, target, tuple(leaving), bombard) is not None
    return (*found, Foreseen(Say("foreseen-nobody", {"wins": "yes" if wins else "no"})))


def bombarded(g: Voidfall) -> bool:
    """Whether the Invasion under way is a Bombard."""
    return any(call.step == Step.FIGHT and call.args.get("bombard") for call in g.agenda)


def invasion(g: Voidfall, me: int, target: int, force: Fleets, bombard: bool = False) -> Foreseen:
    """The course of an Invasion with this Fleet Power, with sensible choices on both sides."""
    sector = g.sectors[target]
    chooser = Chooser()
    attacker = combat_force(g, me, target, force, bombard=bombard)
    result = combat.fight(attacker, opponent(g, target), ground(g, sector), chooser, rulings(g))
    log = told(lambda t: tell_combat(g, t, result, target, invader=me, defender=sector.owner))
    outcome = {"invader": "won", "nobody": "tie"}.get(result.winner, "failed")
    return Foreseen(_ending(f"invasion-{outcome}", result, result.invader, target, chooser), log)


def skirmish(g: Voidfall, me: int, more: int = 0, war: str = "") -> Sequence[Foreseen]:
    """How the Voidborn would attack a player now; a card may add `more` Fleet Power."""
    power = max(0, total(attack_sources(g, me, more, war)))
    worst = [] if power < 1 or spared(g, me) else worst_targets(g, me, power, war)
    if not worst:
        return (Foreseen(Say("foreseen-calm", {"n": power})),)
    found = []
    for index in worst[:MOST]:
        chooser = Chooser()
        result = combat_in(g, me, index, power, war, chooser)
        log = told(partial(_tell_skirmish, g, result, me, index))
        outcome = "defended" if result.winner == "defender" else "lost"
        found.append(Foreseen(_ending(f"skirmish-{outcome}", result, result.defender, index, chooser), log))
    return found


def crisis_board(g: Voidfall, me: int, war: str = "") -> Sequence[Foreseen]:
    """The Skirmish of the military row and the price of the economic one."""
    paid = told(lambda t: settle_board(g.copy(), t, SEATS[me], *board_price(g, me)))
    price = (Foreseen(Say("foreseen-board"), paid),) if paid else ()
    return (*skirmish(g, me, war=war), *price)


def told(play: Callable[[Table], object]) -> tuple[LogEntry, ...]:
    """The log lines written by calls that ask nobody."""
    lines: list[Line] = []
    play(QuickTable(_nobody, {}, _NO_CHANCE, lines=lines))
    return tuple(line.entry for line in lines)


def _tell_skirmish(g: Voidfall, result: combat.Combat, me: int, index: int, t: Table) -> None:
    tell_combat(g, t, result, index, invader=NOBODY, defender=me)


def _nobody(seat: int, question: Question[Any]) -> Any:
    raise AssertionError(f"{question.kind} is asked while looking ahead")


_NO_CHANCE: Any = None


class Chooser:
    """Sensible choices in a combat; `asked` says whether there were any."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, question: CombatQuestion) -> combat.Option:
        self.asked = True
        return combat.sensible(question)


def _ending(id: str, result: combat.Combat, side: combat.Result, index: int, chooser: Chooser) -> Say:
    """How a combat ends for a side: what is left, what is recalled, whether anybody had a choice."""
    spent = sum(side.spent[1:])
    args = {
        "sector": SECTORS[index].ref,
        "left": sum(side.left),
        "lost": sum(side.recalled) + sum(side.home),
        "spent": spent,
        "trades": side.spent.trade,
        "choices": "yes" if chooser.asked else "no",
    }
    return Say(f"foreseen-{id}", args)
