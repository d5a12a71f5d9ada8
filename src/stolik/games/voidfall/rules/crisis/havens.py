"""Safe Havens (rulebook, Safe Havens)."""

from __future__ import annotations

from stolik.content.effects import parse
from stolik.content.options import effect_option
from stolik.core.agenda import proceed, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.voidfall.rules.crisis.board import can_shelter, unfinished
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import HAVENS, PASS, number_of

REWARDS = ("cleanse", "remove_harbinger", "any(3)", "deploy(2)")


def haven(do: Doing) -> Calls:
    """Build one level of a Safe Haven: an Inactive Fleet Power goes onto it; with none Inactive, one is deactivated."""
    g, me = do.g, int(do.me)
    if not can_shelter(g, me):
        return ()
    chosen = do.choose("haven", [HAVENS[number] for number in unfinished(g)])
    if chosen is None:
        return ()
    build = Step.BUILD_HAVEN(who=me, number=number_of(chosen))
    return (build,) if do.house.inactive else (Step.PAY(cost="deactivate(1)", who=me, by=do.by), build)


def build_haven(g: Voidfall, t: Table, who: int, number: int) -> str:
    """Move an Inactive Fleet Power onto a Safe Haven. The last level completes it: each player takes a reward."""
    house = g.houses[who]
    house.inactive -= 1
    house.sheltered += 1
    house.havens += 1
    g.haven_built[number] += 1
    t.tell("haven", seat=SEATS[who], haven=HAVENS[number])
    note(g, who, "haven")
    if g.haven_built[number] < g.haven_levels[number]:
        return proceed(g)
    t.tell("haven_completed", haven=HAVENS[number])
    g.rewards = ()
    return then(g, *(Step.HAVEN_REWARD(who=int(me)) for me in g.order))


def haven_reward(g: Voidfall, t: Table, who: int) -> str:
    """Each player may take one of the four rewards, and no two the same."""
    left = [reward for reward in REWARDS if reward not in g.rewards and possible(g, who, parse(reward))]
    if not left:
        return proceed(g)
    options = {effect_option(reward): reward for reward in left}
    chosen = t.ask(SEATS[who], Choose("haven_reward", [*options, PASS]))
    if chosen is PASS:
        return proceed(g)
    g.rewards += (options[chosen],)
    return then(g, resolve_call(who, options[chosen], by="token:haven"))


def thriving(g: Voidfall, me: int) -> int:
    """Pure sectors with Population 6 and three Guilds: each builds a level in the Upkeep step."""
    return sum(not s.corrupted and s.pop == 6 and len(s.guilds) >= 3 for _, s in owned(g, me))


def shelter(g: Voidfall, t: Table, who: int) -> str:
    """Evaluation 2: one level for each thriving sector."""
    calls = (resolve_call(who, "haven", by="token:haven"),) * thriving(g, who)
    return then(g, *calls) if calls else proceed(g)
