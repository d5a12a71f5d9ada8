"""The Killer's phase (rulebook, summary of the Killer's phase)."""

from __future__ import annotations

from stolik.core.agenda import Call, proceed, push, then
from stolik.core.question import Choose, Named
from stolik.core.table import Table
from stolik.games.terrorscape.content.killers import SPECTRE, WEREWOLF
from stolik.games.terrorscape.content.killers.butcher import BRUTAL_RAGE, REVVING_CHAINSAW
from stolik.games.terrorscape.content.killers.werewolf import BLOOD_HUNT
from stolik.games.terrorscape.content.numbers import FAST_CHAINSAW, WHIZZ_SEARCH
from stolik.games.terrorscape.content.rooms import Room
from stolik.games.terrorscape.content.skills import Skill
from stolik.games.terrorscape.content.steps import Step
from stolik.games.terrorscape.content.traits import (
    ACUTE_HEARING,
    ENHANCED_TRACKING,
    INSIDIOUS_ENTRAPMENT,
    LIE_IN_WAIT,
    PERILOUS_AMBUSH,
    SWIFT_ACTION,
    TERROR_AURA,
    TOTAL_ENCIRCLEMENT,
    Trait,
)  # fmt: skip
from stolik.games.terrorscape.content.words import (
    AGAIN,
    END,
    KILLER,
    NO,
    NONE,
    SEARCH_NOW,
    SEARCH_ROOM,
    SENSE_MODE,
    STEALTH_MODE,
    Phase,
    Stage,
)  # fmt: skip
from stolik.games.terrorscape.rules.encounter.encounter import CARDS_AFTER_PHASE
from stolik.games.terrorscape.rules.levels import affordable, cost, take_from_hand
from stolik.games.terrorscape.rules.moves import go, ways_on
from stolik.games.terrorscape.rules.state import Terrorscape

STANDARD_ACTIONS = 2
AMBUSH_STEPS = 2
TRAIT_COST = {SWIFT_ACTION: 2, ACUTE_HEARING: 1, ENHANCED_TRACKING: 1, PERILOUS_AMBUSH: 2, TOTAL_ENCIRCLEMENT: 2}
AT_START = {SWIFT_ACTION: 1, ACUTE_HEARING: 2, ENHANCED_TRACKING: 4}
"""The traits of the start of a phase, each with its bit in the mask of used ones."""
NOT_FROM_STEALTH = AT_START[SWIFT_ACTION] | AT_START[ENHANCED_TRACKING]
"""The traits that a Killer cannot use if his phase begins in stealth."""


def begin_killer(g: Terrorscape, t: Table) -> str:
    """The Killer's phase begins: reappear, fast skills, a special skill or two actions, a slow skill, three cards."""
    if g.round == 1 and g.killer_has(LIE_IN_WAIT):
        _begin_phase(g)
        t.tell("killer_lies_in_wait", killer=g.killer)
        return then(g, Step.END_ROUND())
    prepare_phase(g)
    g.reappearing = g.stealthed
    if g.stealthed:
        push(g, Step.REAPPEAR())
    return proceed(g)


def prepare_phase(g: Terrorscape) -> None:
    """All of a phase, but for reappearing, is on the agenda."""
    _begin_phase(g)
    start = NOT_FROM_STEALTH if g.stealthed else 0
    push(
        g, Step.KILLER_START(used=start), Step.PROWL(), Step.KILLER_END(), Step.DRAW(cards=CARDS_AFTER_PHASE),
        Step.END_ROUND(),
    )  # fmt: skip


def _begin_phase(g: Terrorscape) -> None:
    g.phase = Phase.KILLER
    g.encounter = None
    g.encountered = False
    g.strengthened = 0
    g.heightened = False
    g.played = ()
    g.stage = Stage.FAST
    g.actions_left = STANDARD_ACTIONS


def reappear(g: Terrorscape, t: Table) -> str:
    """After STEALTH the Killer shows where he is; then the card's effect, then a free SEARCH."""
    g.stealthed = False
    g.last_seen = g.where
    t.reveal("reappeared", killer=g.killer, room=g.place(g.where))
    effect = g.reappears.reappear if g.reappears else ()
    g.reappears = None
    return then(g, *effect, Step.SEARCH())


def killer_start(g: Terrorscape, t: Table, used: int) -> str:
    """Traits at the start of the phase, each once, in any order; `used` is the mask of those used."""
    g.reappearing = False
    deaf = 0 if g.told else AT_START[ACUTE_HEARING]
    traits = _payable(g, [trait for trait, bit in AT_START.items() if not (used | deaf) & bit])
    if not traits:
        return proceed(g)
    choice = t.ask(KILLER, Choose("killer_start", (*traits, NONE)))
    if not isinstance(choice, Trait):
        return proceed(g)
    _pay_for(g, t, choice)
    effect = {
        SWIFT_ACTION: Step.KILLER_MOVE(steps=1, at_least=1),
        ACUTE_HEARING: Step.SENSE_ROOM(rooms=g.told),
        ENHANCED_TRACKING: Step.SENSE_RANGE(steps=1),
    }[choice]
    return then(g, Step.PAY(cards=TRAIT_COST[choice]), effect, Step.KILLER_START(used=used | AT_START[choice]))


def prowl(g: Terrorscape, t: Table) -> str:
    """The Killer chooses what to do next: any fast skills, then one special skill or two actions (MOVE 1, SEARCH), then
    one slow skill. Going on to a later one of these gives up the earlier ones.
    """
    assert g.killer is not None
    entrap = [INSIDIOUS_ENTRAPMENT] if g.killer_has(INSIDIOUS_ENTRAPMENT) else []
    if g.stage == Stage.SLOW and not entrap and not any(skill.slow for skill in g.killer.kinds):
        return proceed(g)
    options: list[Named | Skill] = [skill for skill in g.killer.cards.kinds(g.hand) if playable(g, skill)]
    if g.stage < Stage.SLOW:
        options += [*g.map.rooms.of(ways_on(g, g.where)), SEARCH_ROOM]
    choice = t.ask(KILLER, Choose("prowl", (*options, *entrap, END)))
    if choice is END:
        return proceed(g)
    if isinstance(choice, Skill):
        return _play(g, t, choice)
    push(g, Step.PROWL())
    if isinstance(choice, Trait):
        g.killer_traits_used |= choice.bit
        t.tell("killer_trait_used", killer=g.killer, trait=choice)
        return then(g, Step.BLOCK_ANYWHERE(), Step.BLOCK_ANYWHERE())
    g.actions_left -= 1
    g.stage = Stage.ACTIONS if g.actions_left else Stage.SLOW
    if isinstance(choice, Room):
        go(g, t, choice.index)
        return proceed(g)
    return then(g, Step.SEARCH())


def playable(g: Terrorscape, skill: Skill) -> bool:
    """Whether the skill can be played now, and would do anything."""
    if not affordable(g, skill) or (skill is BLOOD_HUNT and not g.wounded & g.alive):
        return False
    if g.stage == Stage.FAST and (_fast(g, skill) or skill.special):
        return True
    return skill.slow


def _fast(g: Terrorscape, skill: Skill) -> bool:
    """Whether the skill is fast; from level 4 on the Butcher's chainsaw is fast too."""
    return skill.fast or (skill is REVVING_CHAINSAW and g.level >= FAST_CHAINSAW)


def _play(g: Terrorscape, t: Table, skill: Skill) -> str:
    """Show a skill and pay for it; then its effects follow line by line, and in the end it is discarded."""
    g.path = 1 << g.where
    g.broke_block = False
    if g.stage == Stage.FAST and _fast(g, skill) and skill.slow:
        push(g, Step.HOW())
    else:
        _take_effect(g, skill, slow=skill.slow)
    take_from_hand(g, t, skill, cost(g, skill))
    return proceed(g)


def how(g: Terrorscape, t: Table) -> str:
    """The skill just shown can be fast or slow: the Killer chooses."""
    skill = g.played[-1]
    choice = t.ask(KILLER, Choose("how", (SENSE_MODE, STEALTH_MODE), about=skill.ref))
    _take_effect(g, skill, slow=choice is STEALTH_MODE)
    return proceed(g)


def _take_effect(g: Terrorscape, skill: Skill, *, slow: bool) -> None:
    effect = skill.slow_effect if slow and skill.slow_effect else skill.effect
    if slow:
        push(g, *effect, Step.DISCARD_SKILL())
    else:
        if not _fast(g, skill):
            g.stage = Stage.SLOW
        push(g, *effect, Step.DISCARD_SKILL(), Step.PROWL())
    if any(entry.step == Step.STEALTH for entry in effect):
        g.reappears = skill


def strengthen(g: Terrorscape, t: Table, by: int) -> str:
    """Strength for the rest of the turn."""
    g.strengthened += by
    t.tell("strengthened", killer=g.killer, value=by)
    return proceed(g)


def bated(g: Terrorscape, t: Table, by: int) -> str:
    """Bated Breath: strength +3 until the end of the next Killer's phase."""
    g.bated = 2
    t.tell("strengthened", killer=g.killer, value=by)
    return proceed(g)


def rage_again(g: Terrorscape, t: Table) -> str:
    """Brutal Rage found nobody: if its movement broke a block, the whole card may happen again."""
    if not g.broke_block:
        return proceed(g)
    if not g.rules.rage_must_repeat and t.ask(KILLER, Choose("rage", (AGAIN, NO))) is NO:
        return proceed(g)
    g.broke_block = False
    return then(g, *BRUTAL_RAGE.effect)


def whizz_search(g: Terrorscape, t: Table) -> str:
    """Spectre, level 2: after a Whizz two cards buy a SEARCH."""
    if g.killer is not SPECTRE or g.level < 2 or g.hand.bit_count() < WHIZZ_SEARCH:
        return proceed(g)
    if t.ask(KILLER, Choose("whizz_search", (SEARCH_NOW, NO))) is NO:
        return proceed(g)
    return then(g, Step.PAY(cards=WHIZZ_SEARCH), Step.SEARCH())


def killer_end(g: Terrorscape, t: Table, begun: bool = False, encircled: bool = False) -> str:
    """The effects of levels and traits at the end of a phase without an encounter or stealth."""
    if g.stealthed:
        return proceed(g)
    fear = [] if begun else _fear_at_the_end(g)
    if fear:
        return then(g, *fear, Step.KILLER_END(begun=True))
    traits = _payable(g, [PERILOUS_AMBUSH, *([TOTAL_ENCIRCLEMENT] if not encircled else [])])
    if not traits:
        return proceed(g)
    choice = t.ask(KILLER, Choose("killer_end", (*traits, NONE)))
    if not isinstance(choice, Trait):
        return proceed(g)
    _pay_for(g, t, choice)
    if choice is PERILOUS_AMBUSH:
        return then(g, Step.PAY(cards=2), Step.STEALTH(steps=AMBUSH_STEPS))
    return then(g, Step.PAY(cards=2), Step.BLOCK(), Step.KILLER_END(begun=True, encircled=True))


def _fear_at_the_end(g: Terrorscape) -> list[Call]:
    """What frightens Survivors near the Killer at the end of his phase."""
    fear = []
    if g.killer is WEREWOLF and g.level >= 4:
        fear.append(Step.FEAR_RANGE(steps=2))
    if g.killer_has(TERROR_AURA):
        fear.append(Step.FEAR_RANGE(steps=0))
    return fear


def _payable(g: Terrorscape, traits: list[Trait]) -> list[Trait]:
    return [trait for trait in traits if g.killer_has(trait) and g.hand.bit_count() >= TRAIT_COST[trait]]


def _pay_for(g: Terrorscape, t: Table, trait: Trait) -> None:
    t.reveal("killer_trait_used", killer=g.killer, trait=trait)
