"""What helps in a test: items with words for tests, abilities of characters (Using items; Modifiers of encounters)."""

from __future__ import annotations

from collections.abc import Container
from functools import cache, lru_cache
from typing import NamedTuple

from stolik.content.effects import Check, Effect, Paid, Word
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import conditions, features, suits
from stolik.games.zona.content.vocabulary import TESTED
from stolik.games.zona.odds import ANY, DICE, FACES, Reroll
from stolik.games.zona.rules.effects.possible import check_holds
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.scavengers import board, ready
from stolik.games.zona.rules.scavenger.using import ability_ready, backfire_allowed, too_heavy, usable
from stolik.games.zona.rules.state import ATTRIBUTES, Held, Test, Zona


class Aid(NamedTuple):
    """What an item (`card`) or the ability (-1) does in a test. `declared` says that it must be used before the roll,
    `pushes` how many dice a push rerolls with it, `roubles` what it costs.
    """

    card: int
    boost: int = 0
    cancel: int = 0
    reroll: Reroll | None = None
    easier: int = 0
    passes: bool = False
    declared: bool = False
    pushes: int = 0
    roubles: int = 0


BOOST = feature("boost", places={"item"}, tags=TESTED, args=("number",))
CANCEL = feature("cancel", places={"item"}, tags=TESTED, args=("number",))
REROLL = feature("reroll", places={"item", "ability"}, tags=f"{TESTED} face* all?", args=("number",), optional=1)
EASIER = feature("easier", places={"item"}, tags=TESTED, args=("number",))
PASS = feature("pass", places={"item"}, tags=TESTED)
TURN_FAILURE = standing("turn_failure", "item")
PUSH_MORE = standing("push_more_dice", "item")
TRANCE = standing("willpower_for_smarts", "ability")
ONCE = feature("once", places={"ability"}, args=("effect",))
NO_ITEMS = standing("no_items_in_detection", "threat")
NO_ELECTRONICS = standing("no_electronics", "threat")
NO_BONUSES = standing("no_bonuses", "threat")
NO_CANCELLING = standing("no_cancelling", "threat")
WORDS = frozenset({BOOST, CANCEL, REROLL, EASIER, PASS})
DECLARED = frozenset({EASIER, PASS})


@cache
def _helpers(box: Box) -> dict[int, tuple[Word, ...]]:
    """Items that help in some test, each with the words that do."""
    helping = {n: tuple(filter(_helps, features(row.effect))) for n, row in enumerate(box.items)}
    return {n: words for n, words in helping.items() if words}


def _helps(word: Word) -> bool:
    return word.name in WORDS or TURN_FAILURE in word.tags or PUSH_MORE in word.tags


@cache
def declared(box: Box) -> frozenset[int]:
    """Items that have to be declared before the roll."""
    return frozenset(n for n, words in _helpers(box).items() if any(word.name in DECLARED for word in words))


def aids(g: Zona, made: Test, among: Container[int] | None = None) -> list[Aid]:
    """The items `among` these cards that may be used in this test now."""
    found = []
    for one in usable(g, made.who, _helpers(g.box) if among is None else among, made.used):
        if not forbidden(g, made, g.box.items[one.card].category):
            aid = _aid(g, made, one.card)
            if aid is not None:
                found.append(aid)
    return found


def weighed_down(g: Zona, made: Test) -> bool:
    """Whether the backfire of an artefact that helps in this test would be smaller with fewer artefacts."""
    return any(of_use(g, made, one) is not None for one in too_heavy(g, made.who))


def out_of_reach(g: Zona, made: Test, one: Held) -> Aid | None:
    """What a ready artefact would do in this test if its backfire were allowed; None if it does nothing or may be
    used.
    """
    if not g.box.backfires[one.card] or not ready(g, one) or backfire_allowed(g, made.who, one.card):
        return None
    return of_use(g, made, one)


def of_use(g: Zona, made: Test, one: Held) -> Aid | None:
    """What an item does in this test, whether its backfire is allowed or not."""
    unusable = one.card not in _helpers(g.box) or one.card in made.used
    return None if unusable or forbidden(g, made, g.box.items[one.card].category) else _aid(g, made, one.card)


def forbidden(g: Zona, made: Test, category: str) -> bool:
    """Whether the threat's ability keeps items of the category from being used."""
    words = bans(g, made)
    if not words:
        return False
    names = {tag for word in words if word.name == "special" for tag in word.tags}
    if NO_ITEMS in names and made.stage == "detection":
        return True
    return NO_ELECTRONICS in names and category == "electronics"


def _aid(g: Zona, made: Test, card: int) -> Aid | None:
    one, event = g.scavengers[made.who], made.context == "event"
    pushes = min(3, len(one.traumas) + 1) if one.traumas and not made.pushed else 0
    return _aid_in(g.box, card, made.attribute, made.sign, made.stage, one.area, event=event, pushes=pushes)


@lru_cache(1 << 9)
def _aid_in(
    box: Box, card: int, attribute: int, sign: str, stage: str, area: str, *, event: bool, pushes: int
) -> Aid | None:
    """What an item does in such a test; what lets more dice be pushed lets so many be rerolled."""
    aid = Aid(card)
    for word in _helpers(box)[card]:
        if suits(word.tags, ATTRIBUTES[attribute], sign, stage, area, event=event):
            aid = _with(aid, word, pushes)
    return None if aid == Aid(card) else aid


def _with(aid: Aid, word: Word, pushes: int) -> Aid:
    """The aid with the effect of one more word."""
    if word.name == BOOST:
        return aid._replace(boost=aid.boost + word.number)
    if word.name == CANCEL:
        return aid._replace(cancel=aid.cancel + word.number)
    if word.name == EASIER:
        return aid._replace(easier=word.number, declared=True)
    if word.name == PASS:
        return aid._replace(passes=True, declared=True)
    if word.name == REROLL:
        return aid._replace(reroll=_reroll(word))
    if TURN_FAILURE in word.tags:
        return aid._replace(passes=True)
    return aid._replace(pushes=pushes)


def _reroll(word: Word) -> Reroll:
    if "all" in word.tags:
        return Reroll(3, ANY, all=True)
    return Reroll(min(DICE, word.number), tuple(face for face in ANY if FACES[face] in word.tags) or ANY)


def matches(g: Zona, made: Test, tags: tuple[str, ...]) -> bool:
    """Whether the tags of a word allow this test."""
    area, event = g.scavengers[made.who].area, made.context == "event"
    return suits(tags, ATTRIBUTES[made.attribute], made.sign, made.stage, area, event=event)


def ability_aid(g: Zona, made: Test) -> Aid | None:
    """The reroll of a character's ability, if it may be used in this test."""
    if not ability_ready(g, made.who):
        return None
    scavenger = g.scavengers[made.who]
    word = _rerolling(g.box).get(scavenger.character)
    if word is None:
        return None
    ability = board(g, made.who).ability
    price = _price(ability)
    if scavenger.roubles < price or not matches(g, made, word.tags):
        return None
    if not all(check_holds(g, made.who, check) for check in conditions(ability)):
        return None
    return Aid(-1, reroll=_reroll(word), roubles=price)


@cache
def _rerolling(box: Box) -> dict[str, Word]:
    """The first word with which each character rerolls dice, if it can."""
    rows = box.book.characters.items()
    found = {id: [word for word in features(row.ability) if word.name == REROLL] for id, row in rows}
    return {id: words[0] for id, words in found.items() if words}


@cache
def _price(ability: Effect) -> int:
    """What using an ability costs in roubles."""
    inner = ability.effects[0] if isinstance(ability, Word) and ability.name == ONCE else ability
    return inner.cost.number if isinstance(inner, Paid) and isinstance(inner.cost, Word) else 0


def bans(g: Zona, made: Test) -> tuple[Word, ...]:
    """The words of the ability of the threat in this test; none if a scanner has switched it off."""
    meeting = g.encounter
    if not made.stage or meeting is None or meeting.scanned:
        return ()
    words, checks = _ability(g.box, meeting.threat)
    return words if not checks or all(check_holds(g, made.who, check) for check in checks) else ()


@cache
def _ability(box: Box, threat: int) -> tuple[tuple[Word, ...], tuple[Check, ...]]:
    """The words of a threat's ability, and the checks while which they hold."""
    ability = box.threats[threat].ability
    return features(ability), conditions(ability)


def has_ban(g: Zona, made: Test, name: str) -> bool:
    """Whether the ability of the threat in this test has this special rule."""
    words = bans(g, made)
    return bool(words) and any(name in word.tags for word in words)


def is_boost(g: Zona, made: Test) -> bool:
    """Whether bonuses of items count."""
    return not has_ban(g, made, NO_BONUSES)


def cancelling(g: Zona, made: Test) -> bool:
    """Whether failures can be cancelled."""
    return not has_ban(g, made, NO_CANCELLING)
