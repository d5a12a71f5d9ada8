### What a question means at this moment, what each answer will do (it stands behind the answer's name), what it costs.

## A Survivor's turn

ask-turn-first = { $about } acts: choose a location to walk to, an action, or another Survivor to go first. The Killer sees none of it.
ask-turn-main = { $about } still has an action: walk to a highlighted location or choose an action.
ask-turn-extra = { $about } has used the action of this turn. Use extra actions or end the turn.
ask-turn-netted = { $about } hangs in a net and cannot walk this round. Choose another action.
ask-turn-over = { $about } can do nothing more: end the turn.

does-walk = { $survivor } walks there: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }, without a sound. This is the action of the turn.
does-unblock = { $survivor } takes the block off. This is the action of the turn, and the Killer is told at once.
does-wait = { $survivor } acts first; { $other } has a turn later.
does-repair = { $survivor } works on the radio: step { $done } of 5, with noise here. This is the action of the turn.
does-repair-last = { $survivor } finishes the radio, with noise here: help arrives in 5 rounds. This is the action of the turn.
does-search = { $survivor } draws one of { $left } search cards; only some of them make noise. This is the action of the turn.
does-passage = { $survivor } goes through the secret passage, without a sound. This is the action of the turn.
does-passage-extra = { $survivor } goes through the secret passage, without a sound. This is an extra action.
does-calm = { $survivor } sheds all fear, without a sound. This is the action of the turn.
does-sprint = { $survivor } runs up to 3 steps and makes noise where the run ends. This is the action of the turn.
does-equip = { $survivor } takes Adrenaline or Sedatives back from the discarded items. This is the action of the turn.
does-swap = { $survivor } exchanges items with somebody in the same location. It costs no action.
does-chest = { $survivor } opens the chest and takes a silver weapon. This is an extra action.
does-suitcase = { $survivor } draws 1 discovery card. This is an extra action.
does-loot = { $survivor } takes everything left on the fallen here. This is an extra action.
does-whiskey_bottle = { $survivor } throws the bottle: noise in an adjacent location you choose next. This is an extra action.
does-hatchet = { $survivor } breaks a block off a door of this location. The Killer is told at once; the Hatchet is used up. This is an extra action.
does-herbal_medicine = { $survivor } heals a wounded Survivor here, with noise. This is the action of the turn.
does-medical_kit = { $survivor } heals a Survivor and takes away all their fear. This is the action of the turn.
does-sedatives = { $survivor } sheds all fear. This is an extra action.
does-firecracker = Every location counts as noisy this round: the Killer learns nothing from noise.
does-flashlight = { $survivor } goes through the secret passage and keeps the Flashlight. This is the action of the turn.
does-trap_parts = { $survivor } sets the trap here, unseen: +2 in the next defence in this location. This is the action of the turn.
does-camera = { $survivor } makes noise here. This is an extra action.
does-end = { $survivor }'s turn is over.

does-adrenaline = { $survivor } runs on, without a sound, to a location you choose next. This is an extra action.
does-first_aid = { $survivor } heals somebody else here, without a sound. This is the action of the turn; once per game.
does-morale_boost = 1 fear comes off { $others }. This is the action of the turn.
does-sound_decoy = Noise in any location you choose next. This is an extra action; once per game.
does-taunting_strategy = Noise here ({ $room }). The Killer discards 3 cards of the deck, then draws 1. This is the action of the turn.
does-judicious_move = You choose next: a block comes off, { $survivor } sheds all fear, or noise in a location next to this one. This is an extra action; once per game.
does-prompt_reaction = { $survivor } walks 1 step, without a sound. This is an extra action; once per game.
does-burst_of_speed = Noise here ({ $room }), then { $survivor } runs 2 to 4 steps. This is the action of the turn; once per game.
does-coordinator = { $others } may each walk 1 or 2 steps. This is the action of the turn.

does-explosive_trap = A Toolbox becomes a trap here ({ $room }): if the Killer searches and finds nobody, you win. This is the action of the turn.
does-diy_radio = Three Toolboxes finish the radio, with noise here: help arrives in 5 rounds. This is the action of the turn.
does-buzzer-lay = A Toolbox becomes a buzzer here ({ $room }), to make noise with later. This is the action of the turn.
does-buzzer = The buzzer makes noise there: { $room }. This is an extra action.
does-site_study = { $survivor } walks 1 or 2 steps, without a sound. This is an extra action; once per game.
does-tunnels_investigation = { $survivor } goes to the entrance of any passage, without a sound. This is the action of the turn.
does-skeleton_key = A Toolbox is exchanged for the Key at the bottom of the search deck. This is the action of the turn; once per game.
does-mystic_herbs = A Survivor here is healed and sheds all fear. This is an extra action; once per game.
does-ancient_chest = The amulet is given up; { $survivor } draws 3 search cards, one by one. This is the action of the turn; once per game.

warn-end-main = The action of this turn has not been used!
warn-walk-killer = The Killer stands there!

## Targets and cards of the Survivors

does-run = { $survivor } goes there: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }, without a sound.
does-run-noise_there = { $survivor } runs there: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }, and makes noise there.
does-run-noise_here = { $survivor } makes noise here, then runs there.
does-come_out = { $survivor } comes out there, without a sound.
does-noise = The Killer will hear noise there, and not know why.
does-clear = The block comes off, and the Killer is told at once.
does-heal = { $survivor } is well again.
does-soothe = { $survivor } sheds all fear.
does-keep = It goes into { $survivor }'s backpack, which will then hold { $held ->
    [one] 1 item
   *[other] { $held } items
 }.
does-keep-full = { $survivor }'s backpack is full: something must be discarded next.
does-keep-key = It goes to the rack: { $keys } of { $needed }.
does-drop = It goes to the discarded items and is not shuffled back.
does-give = { $survivor } hands it to { $other }.
does-discover = { $left ->
    [one] Draws the last card; if it is noisy, it is heard here ({ $room }).
   *[other] Draws 2 cards and keeps 1; noisy ones are heard here ({ $room }). The deck holds { $left }.
 }
does-intel = Draws 1 search card here ({ $room }).
does-plan = Step { $done } of { $steps } of this plan.
does-plan-last = The last step: this plan is complete, and the other one is dropped.

warn-key_lost = The Key is discarded and lost for good!
warn-plan_lost = What was done for this plan is lost: { $plan }.

## Killer's phase

ask-prowl-fast = Fast skills first; then one special skill, or two actions: step or search.
ask-prowl-no_skill = Two actions: step into a highlighted location or search where you are.
ask-prowl-actions = One action is left: step or search. No fast or special skills any more.
ask-prowl-slow = Your actions are done: play a slow skill, or end the phase.
ask-prowl-over = Nothing more can be played: end the phase.

does-step = Everyone sees you step in. { $left ->
    [0] This uses your last action.
   *[other] One action is left then.
 }
does-step-break = You break through the blocked door, and everyone sees it. { $left ->
    [0] This uses your last action.
   *[other] One action is left then.
 }
does-search_here = Whoever is here must say so ({ $room }), and an encounter begins. { $left ->
    [0] This uses your last action.
   *[other] If nobody is here, one action is left.
 }
does-go = You go there, and everyone sees it.
does-go-break = You break through the blocked door, and everyone sees it.
does-creep = { $steps ->
    [0] You stay unseen where you are
    [one] You creep 1 step, unseen
   *[other] You creep { $steps } steps, unseen
 }; there you reappear next phase and search.
does-pay = You discard it; the Survivors do not see which card it is.
does-sense = The Survivors must name everyone who is there now, except Anna.
does-sense-pair = Sensed together with: { $room }. The Survivors name everyone in either location, except Anna.
does-block = No Survivor gets through; you break it when you pass. Blocks left: { $left }.
does-block-again = It is blocked already: nothing changes.
does-take_block = This door opens again.
does-frighten = 1 fear: one die fewer in defence.
does-frighten-cry = It would be a third: a cry, and everyone hears where.
does-measure = You learn how many steps away from you that is, at this moment ({ $room }).
does-lay = Hidden there until a Survivor walks in: { $trap }.

warn-end-actions = { $left ->
    [one] One action has not been used!
   *[other] { $left } actions have not been used!
 }
warn-no_more_fast = After it, no fast or special skill in this phase.
warn-actions_lost = { $left ->
    [one] One action has not been used!
   *[other] { $left } actions have not been used!
 } A slow skill ends the phase.

## Skills. What a skill costs besides itself stands at the end

price = { $cost ->
    [0] Costs no other card.
    [one] Costs 1 other card.
   *[other] Costs { $cost } other cards.
 }{ $instead ->
    [0] {""}
   *[other] { " " }It takes the place of the two actions.
 }
does-pursue = You step into the next location, and everyone sees it; a block on the way breaks. { price }
does-sense-skill = You name a zone next; the Survivors must say who is there, except Anna. { price }
does-madness = You block a door here next; your strength is +2 this turn. { price }
does-barricade = You block a door here next, and your phase ends. { price }
does-stayyyy = All doors here are blocked, and your phase ends. { price }
does-revving_chainsaw = 1 fear to all in range 1, and you may step; then a wound for whoever is with you. { price }
does-brutal_rage = You go 1 or 2 steps and search there with strength { $strength }. { price }
does-scream = The Survivors must say who is in range 1: 1 fear to each of them. { price }
does-trail = { $count ->
    [0] Nobody has fear: it would do nothing.
   *[other] Survivors with fear ({ $count }) must say where they are.
 } { price }
does-whizz = You go up to 4 steps; everyone you pass gets 1 fear. { price }
does-vanish = You go up to 2 steps unseen; as you reappear next phase, 1 fear to all in range 1. { price }
does-life_drain = { $count ->
    [0] Nobody has fear: it would do nothing.
   *[other] A wound for each Survivor with fear ({ $count }).
 } { price }
does-deduction = You name two adjacent locations next; the Survivors say who is there, except Anna. { price }
does-notice = Each Survivor gets 1 fear, wherever they are. { price }
does-stalk = You go up to 2 steps unseen; next phase you reappear there and search. { price }
does-lurk = You go up to 2 steps unseen; as you reappear next phase, 1 fear to a Survivor you choose. { price }
does-death_blossom = You go up to 2 steps unseen; as you reappear next phase, all in range 1 are eliminated. { price }
does-hyper_hearing = You go up to 6 steps to the nearest noise and search there with strength { $strength }. { price }
does-howl = 1 fear to all in range 2, then you must step into the next location. { price }
does-blood_hunt = You go 1 or 2 steps, and everyone sees it. { price }
does-territorial_awareness = { $fast ->
    [0] You go up to 3 steps unseen; next phase you reappear there and search.
   *[other] You choose next: sense the search locations together, or go up to 3 steps unseen.
 } { price }
does-hunting_instinct = You name a location next; the Survivors must say who is there, except Anna. { price }
does-bated_breath = Your strength is +3 until your next turn ends, draw 1 card and go up to 2 steps unseen. { price }
does-tracking = You search here ({ $room }); if nobody is here, you learn how far away somebody is. { price }
does-traps_reset = You go unseen to any location, then lay all four traps again. { price }
does-insidious_entrapment = You block any 2 doors of the map next. It costs no action; once per game.

## Encounters

ask-defence-odds = { $about } is attacked: strength { $strength } against { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }. Defend with an item, or with nothing.
ask-defence-last = { $about }, wounded already, is attacked: strength { $strength } against { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }. Defend with an item, or with nothing.

does-attack = You attack with strength { $strength }.
does-face = Strength { $strength } against { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }.
does-bare_hands = Strength { $strength } against { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 } alone.
does-defend = Defence +{ $value }: the dice must show { $need }. Then it is used up.
does-defend-lasting = Defence +{ $value }: the dice must show { $need }. It stays in the backpack.
does-amulet = No wound; the amulet is discarded.
does-flee = { $survivor } slips away: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }. The Killer does not see where to.
does-stay = { $survivor } stays where the Killer is.

warn-last_wound = Wounded already: one more wound ends the game!
warn-eliminated = Wounded already: one more wound eliminates this Survivor!
