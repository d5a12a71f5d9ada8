"""The names of the steps (flow.py has the table). `Step.RESOLVE(effect="trade", who=0)` is an entry of the agenda."""

from __future__ import annotations

from stolik.core.agenda import StepName


class Step:
    """The names of the steps."""

    SET_UP = StepName("set_up")
    CHOOSE_START = StepName("choose_start")
    # Preparation
    BEGIN_CYCLE = StepName("begin_cycle")
    CHOOSE_SEAT = StepName("choose_seat")
    REVEAL_EVENT = StepName("reveal_event")
    FRAME = StepName("frame")
    # Focus
    BEGIN_ROUND = StepName("begin_round")
    PREPARE_FOCUS = StepName("prepare_focus")
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
    # Cooperative and solo games
    LAY_CRISES = StepName("lay_crises")
    ADD_ALERTS = StepName("add_alerts")
    NEW_OFFER = StepName("new_offer")
    ALERT_HARBINGER = StepName("alert_harbinger")
    TURN_ALERT = StepName("turn_alert")
    REVEAL_CRISIS = StepName("reveal_crisis")
    CRISES = StepName("crises")
    VOID_PROGRESS = StepName("void_progress")
    MAKE_PERMANENT = StepName("make_permanent")
    PAY_BOARD = StepName("pay_board")
    CATASTROPHE = StepName("catastrophe")
    HARBINGER_TO_BOARD = StepName("harbinger_to_board")
    SEAL_RIFT = StepName("seal_rift")
    SHELTER = StepName("shelter")
    HAVEN_REWARD = StepName("haven_reward")
    WHO_RESOLVES = StepName("who_resolves")
    SHARE = StepName("share")
    SPLIT = StepName("split")
    GIVE = StepName("give")
