"""Tests: three dice, pushing, rerolls, items before and after the roll, two radiation faces (Tests)."""

from __future__ import annotations

from stolik.content.effects import NOTHING, Effect, Word
from stolik.core.agenda import Call, proceed, then
from stolik.core.chance import Stream
from stolik.core.question import Choose, ChooseSome, Named, Seat
from stolik.core.table import Table
from stolik.games.zona.content.book import CONSTANTS
from stolik.games.zona.content.features import features, has_special
from stolik.games.zona.odds import FAILURE, RADIATION, SUCCESS, Chances, Reroll, irradiates, total
from stolik.games.zona.rules.course.scenes import title, turn
from stolik.games.zona.rules.effects.words import feature, standing
from stolik.games.zona.rules.scavenger.active import soothing, use_active
from stolik.games.zona.rules.scavenger.damage import damage_call
from stolik.games.zona.rules.scavenger.scavengers import FATIGUE_MAX, board, passive
from stolik.games.zona.rules.scavenger.scavengers import attribute as value
from stolik.games.zona.rules.scavenger.using import ability_ready, drop_artefact, relief, use, use_ability
from stolik.games.zona.rules.state import ATTRIBUTES, SMARTS, WILLPOWER, Test, Zona
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials.aids import (
    TRANCE,
    Aid,
    ability_aid,
    aids,
    bans,
    cancelling,
    declared,
    forbidden,
    has_ban,
    is_boost,
    out_of_reach,
    weighed_down,
)
from stolik.games.zona.rules.words import ABILITY, ATTRIBUTE, DICE, DONE, DROP, FACE, PUSH, ROLL

HARDER = feature(
    "harder", places={"threat", "marked_area"}, tags="area+ / attribute+ / stage", args=("number",)
)  # fmt: skip
NO_PUSH = feature("no_push", places={"threat"}, tags="stage?")
UNHURT = standing("unhurt_by_radiation_faces", "ability", "passive")
EASIER_DETECTED = standing("easier_when_detected", "threat")
PUSH_WOUNDS = standing("pushing_costs_a_wound", "threat")
ONLY_RADIATION = standing("only_radiation_rerolled", "threat")
GLOWING = standing("radiation_faces_fail_detection", "threat")
THORNS = standing("failures_wound_in_confrontation", "threat")
ONE_DIE = Reroll()
"""What a push rerolls."""


def begin_test(
    g: Zona, t: Table, who: Seat, attribute: int, difficulty: int, sign: str = "", stage: str = "", context: str = "",
    success: Effect = NOTHING, failure: Effect = NOTHING, by: str = "",
) -> str:  # fmt: skip
    """Begin a test."""
    g.tests.append(made_ready(g, who, attribute, difficulty, sign, stage, context, success, failure, by))
    return before_roll(g, t)


def made_ready(
    g: Zona, who: Seat, attribute: int, difficulty: int, sign: str = "", stage: str = "", context: str = "",
    success: Effect = NOTHING, failure: Effect = NOTHING, by: str = "",
) -> Test:  # fmt: skip
    """A test as it begins: the attribute with its trauma is fixed now (R4), and so is everything that makes it
    harder.
    """
    made = Test(
        who=who, attribute=attribute, difficulty=difficulty, sign=sign, stage=stage, context=context, success=success,
        failure=failure, by=by,
    )  # fmt: skip
    made.value = value(g, who, attribute)
    made.difficulty += harder(g, made)
    return made


def harder(g: Zona, made: Test) -> int:
    """What a timed rumour, the ability of a threat, and a card that is harder with more players add to the
    difficulty.
    """
    more = 0
    if made.context == "event" and not made.stage and g.reading is not None:
        more += g.box.events[g.reading.card].harder(g.players)
    area = g.scavengers[made.who].area
    if g.timed >= 0 and g.marked == f"area:{area}":
        for word in rumour_words(g):
            if word.name == HARDER and (not word.tags or ATTRIBUTES[made.attribute] in word.tags):
                more += word.number
    for word in bans(g, made):
        if word.name == HARDER and (not word.tags or made.stage in word.tags or area in word.tags):
            more += word.number
        if EASIER_DETECTED in word.tags and made.stage == "confrontation" and _detected(g):
            more -= 1
    return more


def _detected(g: Zona) -> bool:
    return g.encounter is not None and g.encounter.detected


def rumour_words(g: Zona) -> tuple[Word, ...]:
    """The words of the timed rumour in effect."""
    return features(g.box.rumours[g.timed].effect) if g.timed >= 0 else ()


def before_roll(g: Zona, t: Table) -> str:
    """Before the roll: items that pass the test or make it easier must be declared."""
    made = g.tests[-1]
    found = offered_before(g, made)
    if not found:
        return roll_dice(g, t)
    chosen = t.ask(made.who, Choose("before_roll", (*found, ROLL), about=title(g, made.by)))
    return then(g, Step.ROLL_DICE()) if chosen is ROLL else use_before(g, t, made, chosen, found[chosen])


def use_before(g: Zona, t: Table, made: Test, chosen: Named, aid: Aid | None) -> str:
    """Do what was chosen before the roll: declare an item, or test Willpower (the Mystic)."""
    if aid is None:
        use_ability(g, t, made.who)
        made.attribute = WILLPOWER
        made.value = value(g, made.who, WILLPOWER)
        return then(g, Step.BEFORE_ROLL())
    calls = _use(g, t, made, aid.card)
    made.difficulty -= aid.easier
    made.passed = aid.passes
    return then(g, *calls, Step.BEFORE_ROLL())


def offered_before(g: Zona, made: Test) -> dict[Named, Aid | None]:
    """What may be declared before the roll, each with what it does; the Mystic's ability changes the test instead."""
    if made.passed:
        return {}
    items = {_option(g, aid): aid for aid in aids(g, made, declared(g.box)) if aid.declared}
    return {**items, ABILITY: None} if _trance(g, made) else {**items}


def _trance(g: Zona, made: Test) -> bool:
    """Whether the Mystic may test Willpower instead of Smarts in a test with the anomaly icon, in which abilities for
    encounters with anomalies may be used (White Lake). In an encounter this is chosen before the confrontation.
    """
    fits = made.attribute == SMARTS and made.sign == "anomaly" and not made.stage
    return fits and has_special(board(g, made.who).ability, TRANCE) and ability_ready(g, made.who)


def roll_dice(g: Zona, t: Table) -> str:
    """Three dice, unless the test is passed already."""
    made = g.tests[-1]
    if made.passed:
        return test_over(g, t)
    made.dice = tuple([_die(g, t) for _ in range(CONSTANTS.dice)])
    _tell_dice(g, t, made, "rolled")
    return modify(g, t)


def _die(g: Zona, t: Table) -> int:
    """One die; in a described position the first results may be fixed."""
    if g.loaded:
        die, g.loaded = g.loaded[0], g.loaded[1:]
        return die
    return g.box.sides[t.chance("die", range(len(g.box.sides)), Stream.DICE)]


def _tell_dice(g: Zona, t: Table, made: Test, id: str) -> None:
    if not t.is_read:
        return
    t.tell(
        id, seat=made.who, dice=[FACE[face] for face in made.dice], by=made.by or "test:",
        attribute=ATTRIBUTE[made.attribute], total=result(g, made), difficulty=made.difficulty,
    )  # fmt: skip


def modify(g: Zona, t: Table) -> str:
    """After the roll: push, reroll, use items, in any order, as long as there is something to use."""
    made = g.tests[-1]
    cured(g, made)
    if not _may_go_on(g, made):
        return test_over(g, t)
    chosen = t.ask(made.who, lambda: Choose("modify", (*offered_after(g, made), DONE), about=title(g, made.by)))
    if chosen is DONE:
        return then(g, Step.TEST_OVER())
    return use_after(g, t, made, chosen, None if chosen is PUSH else offered_after(g, made)[chosen])


def offered_after(g: Zona, made: Test) -> dict[Named, Aid | None]:
    """What may be used after the roll, each with what it does for the test itself; nothing if only success is left."""
    passed = passes(g, made)
    if passed and not _harmed(g, made):
        return {}
    found: dict[Named, Aid | None] = {PUSH: None} if may_push(g, made) else {}
    found |= {_option(g, aid): aid for aid in modifiers(g, made)}
    found |= {one: None for one in calming(g, made, passed=passed) if one not in found}
    return found | {DROP: None} if not passed and weighed_down(g, made) else found


def _harmed(g: Zona, made: Test) -> bool:
    """Whether the current dice hurt."""
    return hurts(g, made) or thorns(g, made, made.dice) > 0


def _may_go_on(g: Zona, made: Test) -> bool:
    """Whether something could change how the test ends. A push does if a die can bring success or harm is there;
    beside something else it is offered even if it does not.
    """
    harmed = _harmed(g, made)
    if passes(g, made) and not harmed:
        return False
    if may_push(g, made) and (harmed or _push_may_pass(g, made)):
        return True
    return any(one is not PUSH for one in offered_after(g, made))


def _push_may_pass(g: Zona, made: Test) -> bool:
    """Whether the test would be passed with a success instead of one of the dice that a push may reroll."""
    faces, radiant = faces_for(g, made, ONE_DIE), glowing(g, made)
    for number, face in enumerate(made.dice):
        better = (*made.dice[:number], SUCCESS, *made.dice[number + 1 :])
        if face in faces and total(better, made.value, made.bonus, made.cancel, glowing=radiant) >= made.difficulty:
            return True
    return False


def use_after(g: Zona, t: Table, made: Test, chosen: Named, aid: Aid | None) -> str:
    """Do what was chosen after the roll."""
    if chosen is PUSH:
        return _push(g, t, made, 1)
    if chosen is DROP:
        return then(g, *drop_artefact(g, t, made.who, title(g, made.by)), Step.MODIFY())
    if aid is None:
        made.used += (g.box.card_number[chosen],)
        return then(g, *use_active(g, t, made.who, g.box.card_number[chosen]), Step.MODIFY())
    calls: tuple[Call, ...] = ()
    rolled: tuple[int, ...] = ()
    if aid.reroll is not None:
        rolled = _dice_for(g, t, made, aid.reroll, aid)
    if aid.pushes:
        calls = _use(g, t, made, aid.card)
        return then(g, *calls, Step.PUSH(dice=aid.pushes))
    if chosen is ABILITY:
        g.scavengers[made.who].roubles -= aid.roubles
        use_ability(g, t, made.who)
    else:
        calls = _use(g, t, made, aid.card)
    made.bonus += aid.boost
    made.cancel += aid.cancel
    made.passed = made.passed or aid.passes
    if rolled:
        return then(g, *calls, Step.REROLL(dice=rolled))
    return then(g, *calls, Step.MODIFY())


def cured(g: Zona, made: Test) -> None:
    """A trauma taken in a test does not change it (R4); one removed in it no longer counts in the result."""
    made.value = max(made.value, value(g, made.who, made.attribute))


def calming(g: Zona, made: Test, *, passed: bool) -> list[Named]:
    """Items that rest, heal or cure, where they help in this test: rest if only fatigue forbids a push; what would let
    an artefact be used whose backfire is too much now; a cure for the tested attribute.
    """
    names = {"rest"} if too_tired(g, made) else set()
    if not passed:
        if made.attribute in g.scavengers[made.who].traumas:
            names.add("cure")
        for one in g.scavengers[made.who].items:
            aid = out_of_reach(g, made, one)
            if aid is not None and _helps(g, made, aid):
                names |= relief(g, made.who, one.card)
    calm = soothing(g, made.who, *sorted(names), spent=made.used) if names else []
    return [one for one in calm if not forbidden(g, made, g.box.items[g.box.card_number[one]].category)]


def _use(g: Zona, t: Table, made: Test, card: int) -> tuple[Call, ...]:
    """Use an item in the test; neither it nor what ignored its backfire can be used in it again (Using items)."""
    calls, ignored = use(g, t, made.who, card, "test", made.used)
    made.used += (card,) if ignored < 0 else (card, ignored)
    return calls


def _option(g: Zona, aid: Aid) -> Named:
    return ABILITY if aid.card < 0 else g.box.card[aid.card]


def push(g: Zona, t: Table, dice: int) -> str:
    """Push with an item that lets more than one die be rerolled (Devil's Guts)."""
    return _push(g, t, g.tests[-1], dice)


def _push(g: Zona, t: Table, made: Test, dice: int) -> str:
    """Push: take 1 fatigue and reroll one die of the player's choice, once per test (Pushing)."""
    rolled = _dice_for(g, t, made, Reroll(dice))
    made.pushed = True
    t.tell("pushed", seat=made.who, by=title(g, made.by) or "test:")
    g.scavengers[made.who].fatigue += 1
    calls: tuple[Call, ...] = ()
    if has_ban(g, made, PUSH_WOUNDS):
        calls = (damage_call(made.who, (0, 0, 1), "threat", made.by),)
    return then(g, *calls, Step.REROLL(dice=rolled))


def reroll(g: Zona, t: Table, dice: tuple[int, ...]) -> str:
    """Reroll some of the dice, all at once."""
    made = g.tests[-1]
    shown = list(made.dice)
    for number in dice:
        shown[number] = _die(g, t)
    made.dice = tuple(shown)
    _tell_dice(g, t, made, "rerolled")
    return modify(g, t)


def _dice_for(g: Zona, t: Table, made: Test, how: Reroll, aid: Aid | None = None) -> tuple[int, ...]:
    """The dice to reroll; dice that show the same face are interchangeable."""
    faces = faces_for(g, made, how)
    fit = [number for number, face in enumerate(made.dice) if face in faces]
    if how.all:
        return tuple(range(len(made.dice)))
    if how.dice > 1:
        about = g.box.card[aid.card].ref if aid is not None and aid.card >= 0 else title(g, made.by)
        most = min(how.dice, len(fit))
        chosen = t.ask(made.who, ChooseSome("reroll_some", [DICE[n] for n in fit], 1, most, about=about))
        return tuple(DICE.index(die) for die in chosen)
    different = {made.dice[number]: number for number in reversed(fit)}
    options = [DICE[number] for number in sorted(different.values())]
    die = options[0]
    if len(options) > 1:
        die = t.ask(made.who, Choose("reroll", tuple(options), about=title(g, made.by)))
    return (DICE.index(die),)


def faces_for(g: Zona, made: Test, how: Reroll) -> tuple[int, ...]:
    """The faces that may be rerolled: in some encounters only radiation."""
    if has_ban(g, made, ONLY_RADIATION):
        return tuple(face for face in how.faces if face == RADIATION)
    return how.faces


def may_push(g: Zona, made: Test) -> bool:
    """Whether the test may be pushed: once, not at maximum fatigue, if nothing forbids it and a die can be rerolled."""
    return g.scavengers[made.who].fatigue < FATIGUE_MAX and _could_push(g, made)


def too_tired(g: Zona, made: Test) -> bool:
    """Whether only fatigue forbids a push."""
    return g.scavengers[made.who].fatigue >= FATIGUE_MAX and _could_push(g, made)


def _could_push(g: Zona, made: Test) -> bool:
    if made.pushed or not may_push_at_all(g, made):
        return False
    return not made.dice or _may_reroll(g, made, ONE_DIE)


def _may_reroll(g: Zona, made: Test, how: Reroll) -> bool:
    """Whether one of the dice may be rerolled in this way."""
    return not set(made.dice).isdisjoint(faces_for(g, made, how))


def may_push_at_all(g: Zona, made: Test) -> bool:
    """Whether no ability forbids it."""
    words = bans(g, made)
    return not words or not any(word.name == NO_PUSH and (not word.tags or made.stage in word.tags) for word in words)


def modifiers(g: Zona, made: Test) -> list[Aid]:
    """What can change the result now: items, the character's ability."""
    found = [aid for aid in aids(g, made) if not aid.declared and _helps(g, made, aid)]
    ability = ability_aid(g, made)
    if ability is not None and _helps(g, made, ability):
        found.append(ability)
    return found


def _helps(g: Zona, made: Test, aid: Aid) -> bool:
    """Whether it would change anything: a bonus or a cancellation only helps a failed test."""
    if aid.reroll is not None and not aid.reroll.all:
        return _may_reroll(g, made, aid.reroll)
    if aid.reroll is not None:
        return not has_ban(g, made, ONLY_RADIATION)
    if aid.pushes:
        return may_push(g, made)
    if passes(g, made):
        return False
    return aid.passes or (aid.boost > 0 and is_boost(g, made)) or (aid.cancel > 0 and _failures(g, made) > made.cancel)


def _failures(g: Zona, made: Test) -> int:
    if not cancelling(g, made):
        return 0
    return made.dice.count(FAILURE) + (made.dice.count(RADIATION) if glowing(g, made) else 0)


def glowing(g: Zona, made: Test) -> bool:
    """Whether radiation faces count as failures."""
    return made.stage == "detection" and has_ban(g, made, GLOWING)


def result(g: Zona, made: Test) -> int:
    """The result as it stands."""
    return total(made.dice, made.value, made.bonus, made.cancel, glowing=glowing(g, made))


def passes(g: Zona, made: Test) -> bool:
    """Whether the test is passed as it stands."""
    return made.passed or result(g, made) >= made.difficulty


def chances(g: Zona, made: Test, *, items: bool = True) -> Chances:
    """The test in the form `odds` needs, with a push if allowed, and with everything that may be used."""
    pushes, rerolls = int(may_push(g, made)), []
    bonus, cancel = made.bonus, made.cancel
    if items:
        boosts, cancels, ability = is_boost(g, made), cancelling(g, made), ability_aid(g, made)
        for aid in [*aids(g, made), *([ability] if ability else [])]:
            if aid.declared and made.dice:
                continue
            bonus += aid.boost * boosts + aid.easier + aid.passes * (made.difficulty + CONSTANTS.dice)
            cancel += aid.cancel * cancels
            if aid.reroll is not None:
                rerolls.append(Reroll(aid.reroll.dice, faces_for(g, made, aid.reroll), aid.reroll.all))
            if pushes:
                pushes = max(pushes, aid.pushes)
    if pushes:
        rerolls.append(Reroll(pushes, faces_for(g, made, ONE_DIE)))
    return Chances(
        made.value, made.difficulty, bonus, cancel, tuple(sorted(rerolls)), glowing=glowing(g, made), die=g.box.die
    )


def hurts(g: Zona, made: Test) -> bool:
    """Whether the current dice deal 1 radiation."""
    return irradiates(made.dice) and not passive(g, made.who, UNHURT)


def thorns(g: Zona, made: Test, dice: tuple[int, ...]) -> int:
    """The wounds that the failures on the dice deal in this confrontation, whether it is passed or not (Spineback)."""
    if made.stage != "confrontation":
        return 0
    thorny = has_ban(g, made, THORNS)
    return dice.count(FAILURE) if thorny else 0


def test_over(g: Zona, t: Table) -> str:
    """Apply the result. Two radiation faces deal 1 radiation before the consequences (R3)."""
    made = g.tests.pop()
    cured(g, made)
    passed = passes(g, made)
    t.tell("passed" if passed else "failed", seat=made.who, by=title(g, made.by) or "test:")
    turn(g, t, made.by, made.context, "success" if passed else "failure")
    calls: tuple[Call, ...] = ()
    if hurts(g, made):
        calls += (damage_call(made.who, (1, 0, 0), "test", made.by),)
    if made.stage and g.encounter is not None:
        g.encounter.passed = passed
        if wounds := thorns(g, made, made.dice):
            calls += (damage_call(made.who, (0, 0, wounds), "threat", made.by),)
    effect = made.success if passed else made.failure
    if effect:
        calls += (Step.RESOLVE(effect=effect, who=made.who, by=made.by, source=made.context),)
    return then(g, *calls) if calls else proceed(g)
