"""The flow of the game: its steps in the order of the rulebook."""

from stolik.core.game import Step as StepFunction
from stolik.games.voidfall.rules import costs, evaluation, preparation, setup, turn
from stolik.games.voidfall.rules.crisis import alerts, board, company, havens, resolving
from stolik.games.voidfall.rules.effects import cards, forces, resolve, tokens, tracks
from stolik.games.voidfall.rules.invasion import aftermath, invade, skirmish
from stolik.games.voidfall.rules.steps import Step

_STEPS: dict[str, StepFunction] = {
    Step.SET_UP: setup.set_up,
    Step.CHOOSE_START: setup.choose_start,
    # Preparation
    Step.BEGIN_CYCLE: preparation.begin_cycle,
    Step.CHOOSE_SEAT: preparation.choose_seat,
    Step.REVEAL_EVENT: preparation.reveal_event,
    Step.FRAME: preparation.frame,
    Step.READ_FRAME: preparation.read_frame,
    # Focus
    Step.BEGIN_ROUND: preparation.begin_round,
    Step.PREPARE_FOCUS: preparation.prepare_focus,
    Step.BEGIN_TURN: turn.begin_turn,
    Step.SHOW_PREPARED: turn.show_prepared,
    Step.SELECT: turn.select,
    "extras": turn.act,  # Saves of older rules: a question of its own before the actions
    Step.ACT: turn.act,
    Step.TWICE: turn.twice,
    Step.DID: turn.did,
    Step.NEXT_ACTION: turn.next_action,
    Step.TRIM_FLEETS: turn.trim_fleets,
    Step.TRIM_GLORY: turn.trim_glory,
    Step.PLACE_AGENDA: turn.place_agenda,
    Step.PLACE_TRADES: turn.place_trades,
    Step.RETURN_TRADES: turn.return_trades,
    Step.END_TURN: turn.end_turn,
    # Evaluation
    Step.EVALUATE: evaluation.evaluate,
    Step.PAY_UPKEEP: evaluation.pay_upkeep,
    Step.OBJECTIVES: evaluation.objectives,
    Step.SCORE_AGENDAS: evaluation.score_agendas,
    Step.END_CYCLE: evaluation.end_cycle,
    Step.END: evaluation.end,
    # Costs and effects
    Step.PAY: costs.pay,
    Step.DISCARD_GLORY: costs.discard_glory,
    Step.RESOLVE: resolve.resolve,
    Step.BUY: resolve.buy,
    Step.BACK_TO: resolve.back_to,
    Step.DEPLOYED: forces.deployed_for,
    Step.REGROUP: forces.regroup_step,
    Step.DEPLOY_AT_YARDS: forces.deploy_at_yards,
    Step.REPLACE_OFFER: cards.replace_offer,
    Step.DRAW_AGENDA: cards.draw_agenda,
    Step.TOP_AGENDA: cards.top_agenda,
    Step.KEEP_AGENDA: cards.keep_agenda,
    Step.PEEK: cards.draw_events,
    Step.PEEKED: cards.order_events,
    Step.DRAW_BOUNTY: tokens.draw_bounty,
    Step.PICK_BOUNTY: tokens.pick_bounty,
    Step.DRAW_RECLAIM: tokens.draw_reclaim,
    Step.ENTER_SPACE: tracks.enter_space,
    # Invasions and Skirmishes
    Step.SEND_FLEETS: invade.send_fleets,
    Step.FIGHT: invade.fight,
    Step.AFTERMATH: aftermath.aftermath,
    Step.IN_ORDER: aftermath.in_order,
    Step.WIN_OVER: aftermath.win_over,
    Step.SCORE_INVASION: aftermath.score_invasion,
    Step.SKIRMISH: skirmish.skirmish,
    Step.SKIRMISH_IN: skirmish.skirmish_in,
    # Cooperative and solo games
    Step.LAY_CRISES: alerts.lay_crises,
    Step.ADD_ALERTS: alerts.add_alerts,
    Step.NEW_OFFER: alerts.new_offer,
    Step.ALERT_HARBINGER: alerts.alert_harbinger,
    Step.TURN_ALERT: alerts.turn_alert,
    Step.REVEAL_CRISIS: alerts.reveal_crisis,
    Step.VOID_PROGRESS: alerts.void_progress,
    Step.MAKE_PERMANENT: alerts.make_permanent,
    Step.PAY_BOARD: alerts.pay_board,
    Step.CATASTROPHE: board.catastrophe,
    Step.HARBINGER_TO_BOARD: board.harbinger_to_board,
    Step.SEAL_RIFT: aftermath.seal_rift,
    Step.SHELTER: havens.shelter,
    Step.BUILD_HAVEN: havens.build_haven,
    Step.HAVEN_REWARD: havens.haven_reward,
    Step.WHO_RESOLVES: company.who_resolves,
    Step.SHARE: company.share,
    Step.SPLIT: company.split,
    Step.GIVE: company.give,
    Step.PLEDGE: company.pledge,
}
FLOW: dict[str, StepFunction] = {
    **{name: resolving.watched(step) for name, step in _STEPS.items()},
    Step.CRISES: resolving.crises,
}
"""All steps. After each step but the last, the Crises that its deeds resolve are offered."""
