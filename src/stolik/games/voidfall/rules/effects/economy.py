"""Resources and production."""

from __future__ import annotations

from stolik.content.effects import Word
from stolik.content.options import id_of
from stolik.core.question import Amounts, ChooseSome
from stolik.games.voidfall.content.by_rule import FIRST_OVERPRODUCTION, HAVEN, ONLY_INFLUENCE
from stolik.games.voidfall.content.vocabulary import RESOURCES
from stolik.games.voidfall.rules.counts import level, yield_of
from stolik.games.voidfall.rules.deeds import note
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, resolve_call
from stolik.games.voidfall.rules.effects.words import ANY_TIME, always, deed, effect
from stolik.games.voidfall.rules.gains import gain, produce
from stolik.games.voidfall.rules.state import improved
from stolik.games.voidfall.rules.words import GOODS

PRODUCE = deed("produce", "resource*")


@effect("any", places=ANY_TIME, args=("number",), possible=always)
def gain_any(do: Doing) -> Calls:
    """Gain resources of any mix of types."""
    return _gain_mix(do, RESOURCES)


@effect("fem", places=ANY_TIME, args=("number",), possible=always)
def gain_fem(do: Doing) -> Calls:
    """Gain Food, Energy and Materials in any mix."""
    return _gain_mix(do, RESOURCES[:3])


def _gain_mix(do: Doing, kinds: tuple[str, ...]) -> Calls:
    units = do.word.number
    goods = [GOODS[RESOURCES.index(kind)] for kind in kinds]
    question = Amounts("gain_mix", goods, [units] * len(goods), units, units, about=do.by)
    mix: tuple[int, ...] = do.t.ask(do.me, question)
    for kind, gained in zip(kinds, mix, strict=True):
        if gained:
            gain(do.g, do.t, do.me, kind, gained)
    return ()


def _named(word: Word) -> bool:
    """Whether it names what is produced."""
    return bool(word.tags)


@effect(
    "produce", places=ANY_TIME, tags="resource* / same", args=("number",), optional=1, possible=always, plain=_named
)
def produce_resources(do: Doing) -> Calls:
    """Produce the named types, or one or two different types of the player's choice (rulebook, Production). `same`: the
    type of the Guild just established, if there was one.
    """
    kinds = do.word.tags
    if "same" in kinds:
        kinds = (do.g.turn.guild,) if do.g.turn.guild else ()
    if not kinds and do.word.number == 1:
        chosen = do.place("produce_one", GOODS)
        kinds = () if chosen is None else (id_of(chosen),)
        if chosen is not None and "same" in do.word.tags:
            do.g.turn.guild = id_of(chosen)
    elif not kinds:
        picked = do.t.ask(do.me, ChooseSome("produce", GOODS, 0, do.word.number, about=do.by))
        kinds = tuple(id_of(good) for good in picked)
    follow: Calls = ()
    for kind in kinds:
        if produce(do.g, do.t, do.me, kind) and improved(do.g, do.me, "trade_nexus"):
            choice = FIRST_OVERPRODUCTION if any(do.g.trades) else ONLY_INFLUENCE
            follow = (resolve_call(do.me, choice, by="technology:trade_nexus"),)
    if kinds:
        levels = [level(do.g, do.me, kind) for kind in kinds]
        yields = tuple(yield_of(kind, at) for kind, at in zip(kinds, levels, strict=True))
        note(do.g, do.me, PRODUCE, kinds, yields=yields, level=max(levels))
    if do.g.difficulty and do.house.overproduced >= 2 and not do.house.haven_built:
        do.house.haven_built = True
        follow += (resolve_call(do.me, HAVEN, by="token:haven"),)
    return follow
