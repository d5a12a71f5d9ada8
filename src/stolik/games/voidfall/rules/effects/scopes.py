"""Words about other effects: where they happen, how often, and if."""

from __future__ import annotations

from stolik.content.effects import All, Amount, Paid, Word
from stolik.content.options import effect_option
from stolik.core.question import Choose
from stolik.games.voidfall.content.vocabulary import ACTION, AGENDA, EVENT, RULE, STANDING
from stolik.games.voidfall.rules.counts import check, how_often
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, in_sector
from stolik.games.voidfall.rules.effects.limits import Limit, at
from stolik.games.voidfall.rules.effects.possible import inside, plain, possible
from stolik.games.voidfall.rules.effects.words import ANY_TIME, SPECIALS, always, effect
from stolik.games.voidfall.rules.events import paid_nowhere
from stolik.games.voidfall.rules.gains import gain_amount
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import DONE, SECTORS

AFTER_PRICE = (ACTION, EVENT)
"""Where a cost may have been paid in a sector or on a track."""


def _here(g: Voidfall, word: Word, limit: Limit) -> Limit:
    return at(g.turn.where)


def _elsewhere(g: Voidfall, word: Word, limit: Limit) -> Limit:
    return Limit(apart=g.turn.where)


def _nearby(g: Voidfall, word: Word, limit: Limit) -> Limit:
    return Limit(around=g.turn.where)


def _where(g: Voidfall, word: Word, limit: Limit) -> Limit:
    return limit.where(word.checks[0])


def _same(g: Voidfall, word: Word, limit: Limit) -> Limit:
    return limit


def _plainly(word: Word) -> bool:
    """As plain as what it is about."""
    return plain(word.effects[-1])


def _when_possible(g: Voidfall, me: int, word: Word, limit: Limit) -> bool:
    return check(g, me, word.checks[0]) and inside(g, me, word, limit)


@effect("here", places=AFTER_PRICE, args=("effect",), possible=inside, inner=_here, where_paid=True)
def here(do: Doing) -> Calls:
    """In the sector in which the cost was paid; in any sector if an event has replaced that cost."""
    if do.g.turn.where:
        return (do.again(do.word.effects[0], at(do.g.turn.where)),)
    return one_sector(do) if paid_nowhere(do.g, do.me, do.by) else ()


@effect("elsewhere", places=AFTER_PRICE, args=("effect",), possible=inside, inner=_elsewhere, where_paid=True)
@effect("nearby", places=AFTER_PRICE, args=("effect",), possible=inside, inner=_nearby, where_paid=True)
def beside(do: Doing) -> Calls:
    """Not in that sector; there or in an adjacent sector."""
    limit = _nearby if do.word.name == "nearby" else _elsewhere
    return (do.again(do.word.effects[0], limit(do.g, do.word, do.limit)),)


@effect("where", places=ANY_TIME, args=("check:sector", "effect"), possible=inside, inner=_where)
def where(do: Doing) -> Calls:
    """In a sector that fits a check."""
    return (do.again(do.word.effects[0], _where(do.g, do.word, do.limit)),)


@effect("one_sector", places=ANY_TIME, args=("effect",), possible=inside, inner=_same)
def one_sector(do: Doing) -> Calls:
    """All parts of the effect in one sector, which is chosen first; a mandatory effect only in a sector that takes all
    of it (rulebook, Preparation 5a, 5d).
    """
    effect = do.word.effects[0]
    mine = [index for index, _ in owned(do.g, do.me) if do.limit.allows(do.g, SECTORS[index].ref)]
    fitting = [index for index in mine if possible(do.g, do.me, effect, in_sector(index))]
    if do.must and isinstance(effect, All):
        fitting = [i for i in fitting if all(possible(do.g, do.me, part, in_sector(i)) for part in effect.parts)]
    index = do.sector("one_sector", fitting, sure=True)
    return () if index is None else (do.again(effect, in_sector(index)),)


@effect(
    "up_to", places=ANY_TIME, tags="different?", args=("number", "effect"), possible=inside, inner=_same, plain=_plainly
)
def up_to(do: Doing) -> Calls:
    """An effect up to n times: each time the player takes it or leaves the rest."""
    times, effect = do.word.number, do.word.effects[0]
    limit = do.limit if do.limit.fresh else _different(do)
    if not possible(do.g, do.me, effect, limit):
        return ()
    option = effect_option(effect)
    if do.t.ask(do.me, Choose("any_of", (option, DONE), about=do.by)) is DONE:
        return ()
    again = do._replace(agreed=True).again(effect, limit)
    if isinstance(effect, Paid):
        again = Step.BUY(effect=effect, who=do.me, by=do.by)
    if times == 1:
        return (again,)
    return (again, do.again(Word("up_to", do.word.tags, (times - 1, effect)), limit))


def _different(do: Doing) -> Limit:
    """Effects that must happen at different places."""
    if "different" not in do.word.tags:
        return do.limit
    do.g.turn.touched = ()
    return do.limit.once()


@effect(
    "per", places=(*ANY_TIME, AGENDA), tags="different?", args=("count", "effect", "number"), optional=1,
    possible=always, plain=_plainly,
)  # fmt: skip
def per(do: Doing) -> Calls:
    """An effect once for each thing counted."""
    effect, times = do.word.effects[1], how_often(do.g, do.me, do.word)
    if isinstance(effect, Amount):
        gain_amount(do.g, do.t, do.me, times * effect.count, effect.unit, do.by)
        return ()
    if isinstance(effect, Word) and effect.name == "lose_influence":
        return (do.again(Word(effect.name, effect.tags, (times * effect.number,))),) if times else ()
    return (do.again(effect, _different(do)),) * times


@effect(
    "when", places=(*ANY_TIME, AGENDA), args=("check", "effect"), possible=_when_possible, inner=_same, plain=_plainly
)
def when(do: Doing) -> Calls:
    """An effect if a check holds."""
    return (do.again(do.word.effects[0]),) if check(do.g, do.me, do.word.checks[0]) else ()


@effect("special", places=(ACTION, STANDING, RULE), possible=always)
def special(do: Doing) -> Calls:
    """Rules of their own; where an event changes a rule for its Cycle, that rule looks the event up."""
    handler = SPECIALS[do.word.tags[0]].does
    return handler(do) if handler else ()
