"""The names of the steps (flow.py has the table). `Step.RESOLVE(effect="trade", who=0)` is an entry of the agenda."""

from __future__ import annotations

from stolik.core.agenda import StepName


class Step:
    """The names of the steps."""

    SET_UP = StepName("set_up")
    DEAL_AGENDAS = StepName("deal_agendas")
    CHOOSE_START = StepName("choose_start")
    START_GAINS = StepName("start_gains")
    # Preparation
    BEGIN_CYCLE = StepName("begin_cycle")
    CHOOSE_SEAT = StepName("choose_seat")
    REVEAL_EVENT = StepName("reveal_event")
    FRAME = StepName("frame")
    # Focus
    BEGIN_ROUND = StepName("begin_round")
    PREPARE_FOCUS = StepName("prepare_focus")
    NEXT_TURN = StepName("next_turn")
    BEGIN_TURN = StepName("begin_turn")
    SELECT = StepName("select")
    EXTRAS = StepName("extras")
    FLIP = StepName("flip")
    ACT = StepName("act")
    DID = StepName("did")
    CLEAN_UP = StepName("clean_up")
    TRIM_FLEETS = StepName("trim_fleets")
    TRIM_GLORY = StepName("trim_glory")
    PLACE_AGENDA = StepName("place_agenda")
    PLACE_TRADES = StepName("place_trades")
    END_TURN = StepName("end_turn")
    # Evaluation
    EVALUATE = StepName("evaluate")
    PAY_UPKEEP = StepName("pay_upkeep")
    OBJECTIVES = StepName("objectives")
    SCORE_AGENDAS = StepName("score_agendas")
    END_CYCLE = StepName("end_cycle")
    END = StepName("end")
    # Costs and effects
    PAY = StepName("pay")
    RESOLVE = StepName("resolve")
    CHOOSE_PART = StepName("choose_part")
    BUY = StepName("buy")
    REGROUP = StepName("regroup")
    DRAW_AGENDA = StepName("draw_agenda")
    TOP_AGENDA = StepName("top_agenda")
    KEEP_AGENDA = StepName("keep_agenda")
    REPLACE_OFFER = StepName("replace_offer")
    DRAW_BOUNTY = StepName("draw_bounty")
    PICK_BOUNTY = StepName("pick_bounty")
    DRAW_RECLAIM = StepName("draw_reclaim")
    PEEK = StepName("peek")
    PEEKED = StepName("peeked")
    DISCARD_GLORY = StepName("discard_glory")
    ENTER_SPACE = StepName("enter_space")
    # Invasion
    SEND_FLEETS = StepName("send_fleets")
    FIGHT = StepName("fight")
    AFTERMATH = StepName("aftermath")
    WIN_OVER = StepName("win_over")
    SCORE_INVASION = StepName("score_invasion")
    SKIRMISH = StepName("skirmish")
    SKIRMISH_IN = StepName("skirmish_in")
