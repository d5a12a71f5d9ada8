"""The flow of the game: its steps in the order of the rulebook."""

from stolik.core.game import Step as StepFunction
from stolik.games.not_alone.content.words import Step
from stolik.games.not_alone.rules import ahead, end_of_turn, exploration, hunting, reckoning, window

FLOW: dict[str, StepFunction] = {
    Step.CHOOSE_SIDE: exploration.choose_side,
    # Phase 1
    Step.BEGIN_TURN: exploration.begin_turn,
    Step.ANNOUNCE: exploration.announce,
    Step.REGROUP: exploration.regroup,
    Step.RETAKE: exploration.retake,
    Step.LAY: exploration.lay,
    Step.COMMITTED: exploration.committed,
    # Phase 2
    Step.HUNT: hunting.hunt,
    Step.KEEP: hunting.keep,
    # Phase 3
    Step.REVEAL: reckoning.reveal,
    Step.ACT: reckoning.act,
    Step.KEEP_DRAWN: reckoning.keep_drawn,
    Step.TARGET: reckoning.target,
    Step.ARTEMIA: reckoning.artemia,
    Step.CREATURE: reckoning.creature,
    # Phase 4
    Step.END_OF_TURN: end_of_turn.end_of_turn,
    Step.CLEAN_UP: end_of_turn.clean_up,
    # In every phase
    Step.WINDOW: window.window,
    Step.DECLARED: window.declared,
    Step.RESOLVE_HUNT: window.resolve_hunt,
    Step.RESOLVE_SURVIVAL: window.resolve_survival,
    # Only while somebody plans
    Step.LAY_AHEAD: ahead.lay_ahead,
    Step.ACT_AHEAD: ahead.act_ahead,
    Step.HUNT_AHEAD: ahead.hunt_ahead,
}
