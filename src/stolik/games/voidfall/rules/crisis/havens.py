"""Safe Havens (rulebook, Safe Havens)."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.content.options import effect_option
from stolik.core.agenda import proceed, then
from stolik.core.question import Choose, Seat
from stolik.core.state import put
from stolik.core.table import Table
from stolik.games.voidfall.content.by_rule import HAVEN, REWARDS
from stolik.games.voidfall.content.vocabulary import ACTION
from stolik.games.voidfall.rules.crisis.board import can_shelter, unfinished
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit
from stolik.games.voidfall.rules.effects.possible import possible
from stolik.games.voidfall.rules.effects.words import deed, effect
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import HAVENS, PASS, number_of

DEACTIVATE = Word("deactivate", (), (1,))


HAVEN_LEVEL = deed("haven")


def _shelters(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return can_shelter(g, me)


@effect("haven", places=(ACTION,), possible=_shelters)
def haven(do: Doing) -> Calls:
    """Build one level of a Safe Haven: an Inactive Fleet Power goes onto it; with none Inactive, one is deactivated."""
    g, me = do.g, do.me
    if not can_shelter(g, me):
        return ()
    chosen = do.choose("haven", [HAVENS[number] for number in unfinished(g)])
    if chosen is None:
        return ()
    build = Step.BUILD_HAVEN(who=me, number=number_of(chosen))
    return (build,) if do.house.inactive else (Step.PAY(cost=DEACTIVATE, who=me, by=do.by), build)


def build_haven(g: Voidfall, t: Table, who: Seat, number: int) -> str:
    """Move an Inactive Fleet Power onto a Safe Haven. The last level completes it: each player takes a reward."""
    house = g.houses[who]
    house.inactive -= 1
    house.sheltered += 1
    house.havens += 1
    g.haven_built = put(g.haven_built, number, g.haven_built[number] + 1)
    t.tell("haven", seat=who, haven=HAVENS[number])
    note(g, who, HAVEN_LEVEL)
    if g.haven_built[number] < g.haven_levels[number]:
        return proceed(g)
    t.tell("haven_completed", haven=HAVENS[number])
    g.rewards = ()
    return then(g, *(Step.HAVEN_REWARD(who=me) for me in g.order))


def haven_reward(g: Voidfall, t: Table, who: Seat) -> str:
    """Each player may take one of the four rewards, and no two the same."""
    left = [reward for reward in REWARDS.parts if reward not in g.rewards and possible(g, who, reward)]
    if not left:
        return proceed(g)
    options = {effect_option(reward): reward for reward in left}
    chosen = t.ask(who, Choose("haven_reward", [*options, PASS]))
    if chosen is PASS:
        return proceed(g)
    g.rewards += (options[chosen],)
    return then(g, resolve_call(who, options[chosen], by="token:haven"))


def thriving(g: Voidfall, me: int) -> int:
    """Pure sectors with Population 6 and three Guilds: each builds a level in the Upkeep step."""
    return sum(not s.corrupted and s.pop == 6 and len(s.guilds) >= 3 for _, s in owned(g, me))


def shelter(g: Voidfall, t: Table, who: Seat) -> str:
    """Evaluation 2: one level for each thriving sector."""
    calls = (resolve_call(who, HAVEN, by="token:haven"),) * thriving(g, who)
    return then(g, *calls) if calls else proceed(g)
