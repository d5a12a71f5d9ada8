"""Resolving an effect: the structure of a text, and the table of its words."""

from __future__ import annotations

from typing import Any

import msgspec

from stolik.content.effects import All, Amount, AnyOf, OneOf, Paid, Word, parse
from stolik.content.options import effect_option
from stolik.core.agenda import Call, proceed, then
from stolik.core.question import SEATS, Choose
from stolik.core.table import Table
from stolik.games.voidfall.rules.costs import can_pay
from stolik.games.voidfall.rules.counts import check, how_often
from stolik.games.voidfall.rules.crisis import board, company, havens
from stolik.games.voidfall.rules.effects import cards, corruption, economy, forces, galaxy, places, tokens, tracks
from stolik.games.voidfall.rules.effects.doing import Calls, Doing, Handler, in_sector, resolve_call
from stolik.games.voidfall.rules.effects.limits import Limit, read_limit
from stolik.games.voidfall.rules.effects.possible import in_full, plain, possible, scoped
from stolik.games.voidfall.rules.events import paid_nowhere
from stolik.games.voidfall.rules.gains import gain, gain_influence, lose_influence
from stolik.games.voidfall.rules.invasion import invade
from stolik.games.voidfall.rules.sectors import owned
from stolik.games.voidfall.rules.state import Voidfall
from stolik.games.voidfall.rules.steps import Step
from stolik.games.voidfall.rules.words import DONE, PASS, SECTORS


def resolve(
    g: Voidfall,
    t: Table,
    effect: str,
    who: int,
    limit: str = "",
    must: bool = False,
    by: str = "",
    agreed: bool = False,
) -> str:
    """Resolve an effect for a player, within a limit."""
    node = parse(effect)
    match node:
        case Amount(units, "inf"):
            gain_influence(g, t, who, units, by)
        case Amount(units, resource):
            gain(g, t, who, resource, units)
        case All(parts):
            limits = read_limit(limit)
            first = resolve_call(who, parts[0], limits, must, by, agreed=agreed)
            return then(g, first, *(resolve_call(who, part, limits, must, by) for part in parts[1:]))
        case AnyOf() | OneOf() | Paid():
            return _structure(g, t, node, who, read_limit(limit), must, by)
        case Word():
            do = Doing(g, t, SEATS[who], node, read_limit(limit), must, by, agreed)
            calls = WORDS[node.name](do)
            if calls:
                return then(g, *calls)
    return proceed(g)


def _structure(g: Voidfall, t: Table, node: Any, who: int, limit: Limit, must: bool, by: str) -> str:
    """Effects with a choice: any of several, one of several, something for a price."""

    def again(effect: Any, *, agreed: bool = False) -> Call:
        return resolve_call(who, effect, limit, must, by, agreed=agreed)

    def later(rest: tuple[Any, ...]) -> Calls:
        """The remaining ones of several effects: one that was impossible before may be possible now."""
        left = rest[0] if len(rest) == 1 else AnyOf(rest)
        return (*back(g, left), again(left)) if rest else ()

    if isinstance(node, Paid):
        if not (can_pay(g, who, str(node.cost)) if must else possible(g, who, node, limit)):
            return proceed(g)
        if not must:
            chosen = t.ask(SEATS[who], Choose("buy", [effect_option(str(node)), PASS], about=by))
            if chosen is PASS:
                return proceed(g)
        return then(g, Step.PAY(cost=str(node.cost), who=who, by=by), again(node.effect, agreed=True))
    if must and isinstance(node, OneOf):
        parts = [part for part in node.parts if in_full(g, who, part)]
    else:
        parts = [part for part in node.parts if possible(g, who, part, limit)]
    if not parts:
        return proceed(g)
    if isinstance(node, AnyOf):
        if len(parts) == 1 or all(plain(part) for part in parts):
            rest = tuple(part for part in node.parts if part not in parts)
            return then(g, *(again(part) for part in parts), *later(rest))
    elif len(parts) == 1 and must:
        return then(g, again(parts[0]))
    options = {effect_option(str(part)): part for part in parts}
    stop = DONE if isinstance(node, AnyOf) else PASS
    offered = list(options) if must else [*options, stop]
    kind = "any_of" if isinstance(node, AnyOf) else "one_of"
    chosen = t.ask(SEATS[who], Choose(kind, offered, about=by))
    if chosen is stop:
        return proceed(g)
    part = options[chosen]
    if isinstance(node, OneOf):
        return then(g, _bought(part, again, who, must, by))
    first = node.parts.index(part)
    rest = node.parts[:first] + node.parts[first + 1 :]
    return then(g, _bought(part, again, who, must, by), *later(rest))


def back(g: Voidfall, effect: Any) -> Calls:
    """Make effects that refer to the place where the cost was paid mean that place, whatever was paid in between."""
    return (Step.BACK_TO(where=g.turn.where),) if scoped(effect) else ()


def back_to(g: Voidfall, t: Table, where: str) -> str:
    """The next effect refers to this place again."""
    g.turn.where = where
    return proceed(g)


def _bought(part: Any, again: Any, who: int, must: bool, by: str) -> Call:
    """A chosen part; choosing a part with a price means agreeing to pay it."""
    if isinstance(part, Paid):
        return Step.BUY(effect=str(part), who=who, must=must, by=by)
    call: Call = again(part, agreed=True)
    return call


def buy(g: Voidfall, t: Table, effect: str, who: int, by: str, must: bool = False) -> str:
    """Pay for an effect and resolve it."""
    node = parse(effect)
    paid = resolve_call(who, node.effect, must=must, by=by, agreed=True)
    return then(g, Step.PAY(cost=str(node.cost), who=who, by=by), paid)


def _here(do: Doing) -> Calls:
    """In the sector in which the cost was paid; in any sector if an event has replaced that cost."""
    if do.g.turn.where:
        return (do.again(do.word.args[0], Limit(at=do.g.turn.where)),)
    return _one_sector(do) if paid_nowhere(do.g, do.me, do.by) else ()


def _elsewhere(do: Doing) -> Calls:
    return (do.again(do.word.args[0], Limit(apart=do.g.turn.where)),)


def _nearby(do: Doing) -> Calls:
    return (do.again(do.word.args[0], Limit(around=do.g.turn.where)),)


def _where(do: Doing) -> Calls:
    condition, effect = do.word.args
    return (do.again(effect, msgspec.structs.replace(do.limit, check=str(condition))),)


def _one_sector(do: Doing) -> Calls:
    """All parts of the effect in one sector, which is chosen first; a mandatory effect only in a sector that takes all
    of it (rulebook, Preparation 5a, 5d).
    """
    effect = do.word.args[0]
    mine = [index for index, _ in owned(do.g, do.me) if do.limit.allows(do.g, SECTORS[index].ref)]
    fitting = [index for index in mine if possible(do.g, do.me, effect, in_sector(index))]
    if do.must and isinstance(effect, All):
        fitting = [i for i in fitting if all(possible(do.g, do.me, part, in_sector(i)) for part in effect.parts)]
    index = do.sector("one_sector", fitting, sure=True)
    return () if index is None else (do.again(effect, in_sector(index)),)


def _up_to(do: Doing) -> Calls:
    """An effect up to n times: each time the player takes it or leaves the rest."""
    times, effect = do.word.number, do.word.args[1]
    limit = do.limit if do.limit.fresh else _different(do)
    if not possible(do.g, do.me, effect, limit):
        return ()
    option = effect_option(str(effect))
    if do.t.ask(do.me, Choose("any_of", [option, DONE], about=do.by)) is DONE:
        return ()
    again = do._replace(agreed=True).again(effect, limit)
    if isinstance(effect, Paid):
        again = Step.BUY(effect=str(effect), who=int(do.me), by=do.by)
    if times == 1:
        return (again,)
    return (again, do.again(Word("up_to", do.word.tags, (times - 1, effect)), limit))


def _different(do: Doing) -> Limit:
    """Effects that must happen at different places."""
    if "different" not in do.word.tags:
        return do.limit
    do.g.turn.touched = ()
    return msgspec.structs.replace(do.limit, fresh=True)


def _per(do: Doing) -> Calls:
    effect, times = do.word.args[1], how_often(do.g, do.me, do.word)
    if isinstance(effect, Amount):
        return (do.again(Amount(times * effect.count, effect.unit)),) if times else ()
    if isinstance(effect, Word) and effect.name == "lose_influence":
        return (do.again(Word(effect.name, effect.tags, (times * effect.number,))),) if times else ()
    return (do.again(effect, _different(do)),) * times


def _when(do: Doing) -> Calls:
    condition, effect = do.word.args
    return (do.again(effect),) if check(do.g, do.me, condition) else ()


def _lose_influence(do: Doing) -> Calls:
    lose_influence(do.g, do.t, do.me, do.word.number, do.by)
    return ()


def _skirmish(do: Doing) -> Calls:
    rider = str(do.word.args[1]) if len(do.word.args) > 1 else ""
    return (Step.SKIRMISH(who=int(do.me), more=do.word.number, rider=rider),)


def _discard_glory(do: Doing) -> Calls:
    return (Step.DISCARD_GLORY(who=int(do.me)),)


def _lose(do: Doing) -> Calls:
    """Lose resources of the player's choice, or all it has."""
    units = min(do.word.number, sum(do.house.stock))
    return (Step.PAY(cost=f"lose({units})", who=int(do.me), by=do.by),) if units else ()


def _recall(do: Doing) -> Calls:
    """Recall Fleet Power as an effect."""
    if not can_pay(do.g, do.me, str(do.word)):
        return ()
    return (Step.PAY(cost=str(do.word), who=int(do.me), by=do.by),)


WORDS: dict[str, Handler] = {
    "here": _here,
    "elsewhere": _elsewhere,
    "nearby": _nearby,
    "where": _where,
    "lose": _lose,
    "recall": _recall,
    "one_sector": _one_sector,
    "up_to": _up_to,
    "per": _per,
    "when": _when,
    "any": economy.gain_any,
    "fem": economy.gain_fem,
    "produce": economy.produce_resources,
    "lose_influence": _lose_influence,
    "activate": forces.activate,
    "deactivate": forces.deactivate,
    "deploy": forces.deploy,
    "regroup": forces.regroup,
    "invade": invade.invade,
    "guild": places.guild,
    "installation": places.install,
    "shipyard": places.install,
    "defence": places.install,
    "starbase": places.install,
    "raise": places.raise_population,
    "destroy": galaxy.destroy,
    "corrupt": corruption.corrupt,
    "cleanse": corruption.cleanse,
    "move_corruption": corruption.move_corruption,
    "agenda": cards.agenda,
    "technology": cards.technology,
    "advance": tracks.advance,
    "preferred": cards.preferred,
    "score_agenda": cards.score_agenda,
    "peek": cards.peek,
    "trade": tokens.trade,
    "bounty": tokens.bounty,
    "reclaim": tokens.reclaim,
    "glory": tokens.glory,
    "upgrade": tokens.upgrade,
    "score_glory": tokens.score_glory,
    "discard_glory": _discard_glory,
    "skirmish": _skirmish,
    "place": galaxy.place,
    "corrupt_offer": galaxy.corrupt_offer,
    "special": galaxy.special,
    "haven": havens.haven,
    "remove_harbinger": board.remove_harbinger,
    "place_harbinger": board.place_harbinger,
    "discard_crisis": board.discard_crisis,
    "catastrophe": board.catastrophe_effect,
    "trade_resources": company.trade_resources,
    "weaken": company.weaken,
    "consume": company.consume,
}
