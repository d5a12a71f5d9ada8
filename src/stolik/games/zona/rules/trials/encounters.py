"""Encounters with mutants and anomalies: ability, detection, confrontation, loot (Encounter with a threat)."""

from __future__ import annotations

from functools import cache

from stolik.content.effects import NOTHING, Effect, Word
from stolik.core.agenda import Call, proceed, push, then
from stolik.core.question import Choose, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.box import Box
from stolik.games.zona.content.features import besides_trophy, features, has_special, keeps
from stolik.games.zona.content.kinds import Item
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.active import soothing, use_active
from stolik.games.zona.rules.scavenger.scavengers import board, find_special, is_open, with_special
from stolik.games.zona.rules.scavenger.using import ability_ready, usable, use, use_ability
from stolik.games.zona.rules.state import ALERTNESS, ATTRIBUTES, SMARTS, WILLPOWER, Encounter, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.aids import NO_ELECTRONICS, TRANCE
from stolik.games.zona.rules.trials.testing import begin_test
from stolik.games.zona.rules.words import ABILITY, DONE, FIGHT, FLEE, TAKE
from stolik.games.zona.rules.zone.board import place_token, take_token
from stolik.games.zona.rules.zone.cards import return_token

ON_FAILED = feature("on_failed", places={"threat"}, tags="stage", args=("effect:aftermath",))
ON_WON = feature("on_won", places={"threat"}, args=("effect:aftermath",))
ON_LEFT = feature("on_left", places={"threat"}, args=("effect:aftermath",))
TWICE = standing("detection_twice", "threat")
UNDETECTED = standing("no_fleeing_when_undetected", "threat")
FIRM = standing("damage_cannot_be_reduced", "threat")
WIN = standing("win_without_loot", "item")
PHOTOGRAPHS = standing("paid_photographs", "item")
PHOTOGRAPHED = Word("roubles", args=(100,))
SCAN = standing("scan_anomaly", "item")
DRIVE_AWAY = standing("drive_mutant_away", "item")
HERD = standing("no_damage_from_mutant", "item")
BEFORE = (SCAN, DRIVE_AWAY, HERD)
"""Special rules of items used before the detection: for anomalies, for drawn mutants, for mutants."""


@cache
def _at_first(box: Box) -> frozenset[int]:
    return frozenset(card for name in BEFORE for card in with_special(box, name))


def encounter(
    g: Zona, t: Table, who: Seat, threat: int, drawn: bool = False, no_fleeing: bool = False, fresh: bool = False
) -> str:
    """1 The threat and its ability become known; items for the whole encounter may be used."""
    area = g.scavengers[who].area
    g.encounter = Encounter(who=who, threat=threat, area=area, drawn=drawn, no_fleeing=no_fleeing, fresh=fresh)
    t.tell("encounter", seat=who, threat=g.box.token[threat])
    return prepare(g, t)


def prepare(g: Zona, t: Table) -> str:
    """Use items before the detection test."""
    meeting = _meeting(g)
    me = meeting.who
    options = [
        g.box.card[one.card]
        for one in usable(g, me, _at_first(g.box))
        if _fits_before(g, meeting, g.box.items[one.card].effect)
    ]
    if not options:
        return detect(g, t)
    chosen = t.ask(me, Choose("before_encounter", (*options, DONE), about=g.box.token[meeting.threat].ref))
    if chosen is DONE:
        return then(g, Step.DETECT())
    if has_special(g.box.items[g.box.card_number[chosen]].effect, DRIVE_AWAY):
        calls, _ = use(g, t, me, g.box.card_number[chosen])
        if not meeting.drawn:
            take_token(g, meeting.area, meeting.threat)
        return_token(g, meeting.threat)
        g.encounter = None
        return then(g, *calls) if calls else proceed(g)
    return then(g, *_prepared(g, t, me, meeting, chosen), Step.PREPARE())


def _prepared(g: Zona, t: Table, me: Seat, meeting: Encounter, item: Named) -> tuple[Call, ...]:
    """A scanner or a Herdsman is used for the rest of the encounter."""
    effect = g.box.items[g.box.card_number[item]].effect
    calls, _ = use(g, t, me, g.box.card_number[item])
    meeting.scanned = meeting.scanned or has_special(effect, SCAN)
    meeting.herded = meeting.herded or has_special(effect, HERD)
    return calls


def _fits_before(g: Zona, meeting: Encounter, effect: Effect) -> bool:
    mutant = g.box.threats[meeting.threat].kind == "mutant"
    if has_special(effect, SCAN):
        return not mutant and not meeting.scanned
    if has_special(effect, DRIVE_AWAY):
        return mutant and (meeting.drawn or meeting.fresh)
    return mutant and has_special(effect, HERD) and not meeting.herded


def _fits_late(g: Zona, meeting: Encounter, item: Item) -> bool:
    """Whether it may still be used before the confrontation, when the encounter is already under way (Glasshouse)."""
    if item.category == "electronics" and special(g, NO_ELECTRONICS):
        return False
    return not has_special(item.effect, DRIVE_AWAY) and _fits_before(g, meeting, item.effect)


def _meeting(g: Zona) -> Encounter:
    assert g.encounter is not None
    return g.encounter


def abilities(g: Zona) -> tuple[Word, ...]:
    """The words of the threat's ability; none if a scanner has switched it off."""
    meeting = _meeting(g)
    return () if meeting.scanned else features(g.box.threats[meeting.threat].ability)


def special(g: Zona, name: str) -> bool:
    """Whether the threat's ability has this special rule now."""
    return any(word.name == "special" and name in word.tags for word in abilities(g))


def detect(g: Zona, t: Table) -> str:
    """2 Detection: a test of Alertness."""
    meeting = _meeting(g)
    row = g.box.threats[meeting.threat]
    push(g, Step.DETECTED())
    return begin_test(
        g, t, meeting.who, ALERTNESS, row.detection, row.kind, stage="detection", context="encounter", by=row.ref
    )


def detected(g: Zona, t: Table) -> str:
    """A failed detection deals the token's damage, then what its ability adds."""
    meeting = _meeting(g)
    if meeting.passed:
        meeting.detections += 1
        if special(g, TWICE) and meeting.detections < 2:
            return then(g, Step.DETECT())
        meeting.detected = True
        return flee_or_fight(g, t)
    if special(g, UNDETECTED):
        meeting.no_fleeing = True
    return then(g, *_spared(g, t), *_harm(g, "detection"), Step.FLEE_OR_FIGHT())


def _spared(g: Zona, t: Table) -> tuple[Call, ...]:
    """After a failed test a Herdsman may still be used: then this test and later ones deal none of the token's
    damage.
    """
    meeting = _meeting(g)
    me = meeting.who
    herdsmen = [
        g.box.card[one.card]
        for one in usable(g, me, with_special(g.box, HERD))
        if _fits_before(g, meeting, g.box.items[one.card].effect)
    ]
    if not herdsmen:
        return ()
    chosen = t.ask(me, Choose("protect", (*herdsmen, TAKE), about=g.box.threats[meeting.threat].ref))
    return () if chosen is TAKE else _prepared(g, t, me, meeting, chosen)


def _harm(g: Zona, stage: str) -> tuple[Call, ...]:
    """The damage of the token after a failed test, and what its ability adds."""
    meeting = _meeting(g)
    row = g.box.threats[meeting.threat]
    calls: list[Call] = []
    if row.damage and not meeting.herded:
        firm = special(g, FIRM)
        calls.append(Step.RESOLVE(effect=row.damage, who=meeting.who, by=row.ref, source="threat", firm=firm))
    return (*calls, *_follows(g, ON_FAILED, stage))


def _follows(g: Zona, name: str, stage: str = "") -> tuple[Call, ...]:
    """What the ability adds to a failed test, to winning, or to staying on the board."""
    meeting = _meeting(g)
    by = g.box.threats[meeting.threat].ref
    return tuple(
        Step.RESOLVE(effect=word.effects[-1], who=meeting.who, by=by, source="ability")
        for word in abilities(g)
        if word.name == name and (not stage or stage in word.tags)
    )


def flee_or_fight(g: Zona, t: Table) -> str:
    """After the detection the scavenger may flee: the token stays. Otherwise the confrontation follows. Items may be
    used first.
    """
    meeting = _meeting(g)
    if meeting.over:
        return left(g, t)
    me, row = meeting.who, g.box.threats[meeting.threat]
    ways: list[Named] = [FIGHT] if meeting.no_fleeing else [FLEE, FIGHT]
    if row.kind == "anomaly":
        ways += [g.box.card[one.card] for one in usable(g, me, with_special(g.box, WIN))]
        mystic = has_special(board(g, me).ability, TRANCE) and ability_ready(g, me)
        if mystic and ATTRIBUTES[tested(g)] == "smarts":
            ways.append(ABILITY)
    late = [
        g.box.card[one.card] for one in usable(g, me, _at_first(g.box)) if _fits_late(g, meeting, g.box.items[one.card])
    ]
    calm = soothing(g, me, "rest", "heal", "cure")
    ways += [*late, *(one for one in calm if one not in late)]
    offered = _offers(row.ability) if not meeting.scanned and not meeting.difficulty else NOTHING
    chosen = ways[0] if len(ways) == 1 else t.ask(me, Choose("flee_or_fight", tuple(ways), about=row.ref))
    if chosen is FLEE:
        t.tell("fled", seat=me, threat=g.box.token[meeting.threat])
        return left(g, t)
    if chosen in late:
        return then(g, *_prepared(g, t, me, meeting, chosen), Step.FLEE_OR_FIGHT())
    if chosen in calm:
        return then(g, *use_active(g, t, me, g.box.card_number[chosen]), Step.FLEE_OR_FIGHT())
    if chosen is ABILITY:
        use_ability(g, t, me)
        meeting.willpower = True
    elif chosen is not FIGHT:
        calls, _ = use(g, t, me, g.box.card_number[chosen])
        return then(g, *calls, Step.DEFEATED(loot=False))
    if offered:
        offer = Step.RESOLVE(effect=offered, who=meeting.who, by=row.ref, source="ability")
        return then(g, offer, Step.CONFRONT())
    return then(g, Step.CONFRONT())


@cache
def _offers(ability: Effect) -> Effect:
    """What an ability offers before the confrontation."""
    return next((word for word in features(ability) if word.name == "may"), NOTHING)


def tested(g: Zona) -> int:
    """The attribute of the confrontation: as printed, Smarts with a scanner, Willpower for the Mystic."""
    meeting = _meeting(g)
    if meeting.willpower:
        return WILLPOWER
    return SMARTS if meeting.scanned else ATTRIBUTES.index(g.box.threats[meeting.threat].attribute)


def confront(g: Zona, t: Table) -> str:
    """3 Confrontation: a test of the attribute on the token."""
    meeting = _meeting(g)
    row = g.box.threats[meeting.threat]
    push(g, Step.CONFRONTED())
    difficulty = meeting.difficulty or row.difficulty
    return begin_test(
        g, t, meeting.who, tested(g), difficulty, row.kind, stage="confrontation", context="encounter", by=row.ref
    )


def confronted(g: Zona, t: Table) -> str:
    """Lost: the token deals its damage and stays. Won: loot."""
    if _meeting(g).passed:
        return defeated(g, t)
    calls = (*_spared(g, t), *_harm(g, "confrontation"))
    return then(g, *calls, Step.LEFT()) if calls else left(g, t)


def defeated(g: Zona, t: Table, loot: bool = True) -> str:
    """4 Loot: a mutant becomes a trophy, an anomaly is discarded and leaves artefacts."""
    meeting = _meeting(g)
    me, row = meeting.who, g.box.threats[meeting.threat]
    t.tell("defeated", seat=me, threat=g.box.token[meeting.threat])
    if not meeting.drawn:
        take_token(g, meeting.area, meeting.threat)
    if loot and keeps(row.loot):
        g.scavengers[me].trophies += (meeting.threat,)
    else:
        return_token(g, meeting.threat)
    meeting.drawn = False
    calls: list[Call] = []
    more = besides_trophy(row.loot) if loot else NOTHING
    if more:
        calls.append(Step.RESOLVE(effect=more, who=meeting.who, by=row.ref, source="loot"))
    calls += _follows(g, ON_WON)
    camera = find_special(g, me, PHOTOGRAPHS)
    if camera is not None:
        used, _ = use(g, t, me, camera.card)
        calls += [*used, Step.RESOLVE(effect=PHOTOGRAPHED, who=meeting.who, by=g.box.card[camera.card].ref)]
    return then(g, *calls, Step.ENCOUNTER_OVER()) if calls else encounter_over(g, t)


def left(g: Zona, t: Table) -> str:
    """Not defeated: the token stays on the area of the encounter; in a facility it is discarded."""
    meeting = _meeting(g)
    if meeting.drawn:
        drop_token(g, t, meeting)
        meeting.drawn = False
    calls = _follows(g, ON_LEFT) if is_open(g, meeting.area) else ()
    return then(g, *calls, Step.ENCOUNTER_OVER()) if calls else encounter_over(g, t)


def drop_token(g: Zona, t: Table, meeting: Encounter) -> None:
    """Put a drawn token on the area, or discard it where tokens are not allowed."""
    if is_open(g, meeting.area):
        place_token(g, t, meeting.area, meeting.threat)
    else:
        return_token(g, meeting.threat)


def encounter_over(g: Zona, t: Table) -> str:
    """Back to the phase that was interrupted."""
    g.encounter = None
    return proceed(g)
