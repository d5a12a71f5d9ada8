"""What a scavenger's items and abilities do for a test, and the chance of passing it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from stolik.content.effects import Effect, Word
from stolik.games.zona.bots.sight import Mine, Owned
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.features import features, suits
from stolik.games.zona.content.vocabulary import ATTRIBUTES
from stolik.games.zona.odds import ANY, DICE, FACES, Chances, Reroll, odds

PUSH = Reroll(1, ANY)


class Trial(NamedTuple):
    """A test that may come: its sign, the stage of an encounter, the place, whether it is in an event."""

    attribute: int
    difficulty: int
    sign: str = ""
    stage: str = ""
    area: str = ""
    event: bool = True


class Help(NamedTuple):
    """What an item does in a test."""

    boost: int = 0
    cancel: int = 0
    reroll: Reroll | None = None


NO_HELP = Help()


def _fits(word: Word, trial: Trial) -> bool:
    attribute = ATTRIBUTES[trial.attribute]
    return suits(word.tags, attribute, trial.sign, trial.stage, trial.area, event=trial.event)


@lru_cache(1 << 14)
def help_of(effect: Effect, trial: Trial) -> Help:
    """What an item's effect does in a test."""
    boost = cancel = 0
    reroll: Reroll | None = None
    for word in features(effect):
        if word.name not in ("boost", "cancel", "reroll", "easier", "pass") or not _fits(word, trial):
            continue
        if word.name in ("boost", "easier"):
            boost += word.number
        elif word.name == "cancel":
            cancel += word.number
        elif word.name == "pass":
            boost += 4
        elif "all" in word.tags:
            reroll = Reroll(3, ANY, all=True)
        else:
            reroll = Reroll(min(DICE, word.number), tuple(face for face in ANY if FACES[face] in word.tags) or ANY)
    return Help(boost, cancel, reroll)


@cache
def _can_reroll(ability: Effect) -> bool:
    return any(word.name == "reroll" for word in features(ability))


def _counts(backfire: Effect) -> bool:
    """Whether a backfire is for each artefact."""
    return isinstance(backfire, Word) and backfire.name == "per"


MOST = 3
"""Helpers counted in one test."""


def chance(me: Mine, trial: Trial) -> float:
    """The chance of passing a test with a push and items."""
    tired = me.fatigue >= CONSTANTS.fatigue_max
    able = me.ability and _can_reroll(me.box.book.characters[me.character].ability)
    return _chance(me.items, me.attributes[trial.attribute], tired, able, trial, me.box.die)


@lru_cache(1 << 15)
def _chance(items: tuple[Owned, ...], value: int, tired: bool, able: bool, trial: Trial, die: tuple[int, ...]) -> float:
    found = [what for one in items if (what := _help(one, items, trial)) != NO_HELP][:MOST]
    rerolls = [what.reroll for what in found if what.reroll is not None][:1]
    rerolls += [PUSH] * ((not tired) + (able and not rerolls))
    bonus, cancel = sum(what.boost for what in found), sum(what.cancel for what in found)
    return _success(value, trial.difficulty, bonus, cancel, tuple(sorted(rerolls)), die)


def _help(one: Owned, items: tuple[Owned, ...], trial: Trial) -> Help:
    """What an item does in a test; nothing if it is carried clothing or its backfire is too costly."""
    row = one.row
    if not row.effect or (row.worn and one.place != "worn"):
        return NO_HELP
    dear = _counts(row.backfire) and sum(other.row.category == "artefact" for other in items) > 1
    return NO_HELP if dear else help_of(row.effect, trial)


@lru_cache(1 << 14)
def _success(
    value: int, difficulty: int, bonus: int, cancel: int, rerolls: tuple[Reroll, ...], die: tuple[int, ...]
) -> float:
    return odds(Chances(value, difficulty, bonus, cancel, rerolls, die=die)).success


def shields(me: Mine) -> tuple[int, int, int]:
    """How much radiation, disturbance and wounds the ready items take off one packet."""
    return _shields(me.items)


@lru_cache(1 << 12)
def _shields(items: tuple[Owned, ...]) -> tuple[int, int, int]:
    counts = [0, 0, 0]
    for one in items:
        if not one.ready:
            continue
        for word in features(one.row.effect):
            if word.name == "protect" and "shortcut" not in word.tags:
                for kind, name in enumerate(("radiation", "disturbance", "wound")):
                    if name in word.tags or not word.tags:
                        counts[kind] += word.number
    return counts[0], counts[1], counts[2]
