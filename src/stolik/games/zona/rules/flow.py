"""The flow of the game: its steps in the order of the rulebook."""

from stolik.core.game import Step as StepFunction
from stolik.games.zona.rules.course import (
    camping,
    death,
    emission,
    events,
    moving,
    rounds,
    rumours,
    setup,
    sharing,
    turn,
)
from stolik.games.zona.rules.effects import branches, counts, decks, goods, places, resolve, specials, trading  # noqa: F401
from stolik.games.zona.rules.scavenger import active, belongings, costs, damage
from stolik.games.zona.rules.steps import Step
from stolik.games.zona.rules.trials import encounters, testing
from stolik.games.zona.rules.zone import facilities

FLOW: dict[str, StepFunction] = {
    Step.SET_UP: setup.set_up,
    Step.OFFER_CHARACTERS: setup.offer_characters,
    Step.DRAFT_CHARACTERS: setup.draft_characters,
    Step.CHOOSE_CHARACTERS: setup.choose_characters,
    Step.CHOOSE_CHARACTER: setup.choose_character,
    Step.PLACE_START: setup.place_start,
    # Actions
    Step.BEGIN_ROUND: rounds.begin_round,
    Step.TURN: rounds.turn,
    Step.ACT: turn.act,
    Step.ARRIVE: moving.arrive,
    Step.LAND: moving.land,
    Step.OPENED: facilities.opened,
    Step.LOOK_FINDS: facilities.look_finds,
    Step.TAKE_FIND: facilities.take_find,
    Step.CAMP: camping.camp,
    Step.CAMP_MENU: camping.camp_menu,
    Step.SHARE: sharing.share,
    Step.END_TURN: rounds.end_turn,
    Step.END_ACTIONS: rounds.end_actions,
    # Events
    Step.EVENT: events.event,
    Step.USE_ITEMS: active.use_items,
    Step.READ: events.read,
    Step.DRAWN: events.drawn,
    Step.PARAGRAPH: events.paragraph,
    Step.AFTER_PARAGRAPH: events.after_paragraph,
    Step.EVENT_OVER: events.event_over,
    Step.AFTER_EVENT: events.after_event,
    # Rumours and emission
    Step.RUMOUR: rumours.rumour,
    Step.RUMOUR_EFFECT: rumours.rumour_effect,
    Step.EMISSION: emission.emission,
    Step.RUN: emission.run,
    Step.EMISSION_DAMAGE: emission.emission_damage,
    Step.EMISSION_TOKENS: emission.emission_tokens,
    Step.END_ROUND: rounds.end_round,
    Step.NEW_SCAVENGER: death.new_scavenger,
    Step.ROUND_OVER: rounds.round_over,
    # Tests
    Step.TEST: testing.begin_test,
    Step.BEFORE_ROLL: testing.before_roll,
    Step.ROLL_DICE: testing.roll_dice,
    Step.MODIFY: testing.modify,
    Step.PUSH: testing.push,
    Step.REROLL: testing.reroll,
    Step.TEST_OVER: testing.test_over,
    # Encounters
    Step.PICK_THREAT: places.pick_threat,
    Step.ENCOUNTER: encounters.encounter,
    Step.PREPARE: encounters.prepare,
    Step.DETECT: encounters.detect,
    Step.DETECTED: encounters.detected,
    Step.FLEE_OR_FIGHT: encounters.flee_or_fight,
    Step.CONFRONT: encounters.confront,
    Step.CONFRONTED: encounters.confronted,
    Step.DEFEATED: encounters.defeated,
    Step.LEFT: encounters.left,
    Step.ENCOUNTER_OVER: encounters.encounter_over,
    # Damage and death
    Step.DAMAGE: damage.damage,
    Step.TRAUMA: damage.trauma,
    Step.FATIGUE: damage.fatigue,
    Step.DIE: death.die,
    # Items
    Step.GAIN: belongings.gain_item,
    Step.WEAR: belongings.wear,
    Step.MAKE_ROOM: belongings.make_room,
    Step.TAKE: goods.take,
    Step.KEEP: belongings.keep,
    Step.MORE_JUNK: goods.more_junk,
    Step.SELL_ANY: trading.sell_more,
    # Effects and costs
    Step.RESOLVE: resolve.resolve,
    Step.PAY: costs.pay,
    Step.PLACE: places.place_tokens,
    Step.LOOK: decks.look_at,
    Step.REORDER: decks.reorder,
}
