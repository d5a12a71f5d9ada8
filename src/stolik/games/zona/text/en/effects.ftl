### The words of Zona's effects (stolik.content.render says how they are used).

## The shape of an event

do-test-tags = make { $alertness ->
    [yes] an
   *[no] a
 } { $tags } test of { $number }{ $mutant ->
    [yes] { " " }with the help of items against mutants
   *[no] { "" }
 }{ $anomaly ->
    [yes] { " " }with the help of items against anomalies
   *[no] { "" }
 } ({ $effect1 ->
    [nothing] { "" }
   *[other] success: { $effect1 }{ $effect2 ->
        [nothing] { "" }
       *[other] ;{ " " }
    }
 }{ $effect2 ->
    [nothing] { "" }
   *[other] failure: { $effect2 }
 })
    .alertness = Alertness
    .physique = Physique
    .smarts = Smarts
    .willpower = Willpower
do-by_reputation = by reputation (good: { $effect1 }; neutral: { $effect2 }; bad: { $effect3 })
do-may = you may: { $effect }
do-otherwise = { $effect1 } (if you cannot, { $effect2 })
do-nothing = { $form ->
    [to] get away unharmed
   *[do] do nothing
 }
    .test = nothing
    .by_reputation = nothing
    .otherwise = nothing happens
do-go_on = go on to the next paragraph
do-fail = the mission fails
do-secret = discover the secret
do-win = win the game
do-when = if { $checks }, { $effect }
do-per = { $effect } for { $each }

## The scavenger

do-amounts = take { $amounts }
pay-amounts = take { $amounts }
unit-radiation = { $number } radiation
unit-disturbance = { $number ->
    [one] 1 disturbance
   *[other] { $number } disturbances
 }
unit-wound = { $number ->
    [one] 1 wound
   *[other] { $number } wounds
 }
do-fatigue = increase fatigue by { $number }
do-fatigue-overflow = increase fatigue by { $number } (above the maximum too: each point in excess is 1 damage)
pay-fatigue = increase fatigue by { $number }
do-rest = reduce fatigue by { $number }
do-heal = heal { $number } damage
do-cure = remove 1 trauma
do-reputation-better = improve reputation
do-reputation-worse = worsen reputation
pay-reputation-worse = worsen reputation
do-roubles = take { $number } ₽
pay-roubles = pay { $number } ₽
do-lose = lose { $number } ₽
do-relocate-random-adjacent = relocate to a random adjacent area
do-relocate-adjacent = relocate to an adjacent area
do-relocate-adjacent-voice = relocate to an adjacent area chosen by the Voice of the Zone
do-relocate-bunker = relocate to any bunker
do-relocate-green = relocate to any area of the green sector
do-relocate-yellow = relocate to any area of the yellow sector
do-relocate-power_plant = relocate to the Power Plant
do-relocate-sarcophagus = relocate to the Sarcophagus

## Items

do-junk = take { $number } junk
do-equipment = take { $number } equipment
do-artefact-green = take 1 green artefact
do-artefact-yellow = take 1 yellow artefact
do-trophy = keep the token as a trophy worth { $number } ₽
do-trophy-yellow = take a yellow mutant token as a trophy
do-wear = put { $number } damage on an item of yours that is not durable
pay-wear = put { $number } damage on an item of yours that is not durable
do-repair = repair { $number } damage on items
do-discard-item = discard { $number ->
    [one] 1 item
   *[other] { $number } items
 }
pay-discard-artefact = discard { $number ->
    [one] 1 artefact
   *[other] { $number } artefacts
 }
pay-crowbar = use a crowbar
pay-two_items = discard 2 items, at least 1 of them equipment (a Crowbar counts as both)
do-sell = sell 1 item for { $number } ₽ above its price
do-sell-artefact = sell 1 artefact for { $number } ₽ above its price
do-buy = buy 1 item from the market{ $args ->
    [0] { "" }
   *[other] { " " }for { $number } ₽ less
 }

## Threats, decks, tracks

do-encounter-green-mutant = resolve an encounter with a green mutant
do-encounter-green-anomaly = resolve an encounter with a green anomaly
do-encounter-yellow-mutant = resolve an encounter with a yellow mutant
do-encounter-yellow-anomaly = resolve an encounter with a yellow anomaly
do-fight-green-mutant = draw a green mutant and resolve an encounter with it (undefeated, it stays here)
do-fight-green-anomaly = draw a green anomaly and resolve an encounter with it (undefeated, it stays here)
do-fight-yellow-mutant-anomaly = place a yellow mutant and a yellow anomaly here and resolve an encounter with one of them (undefeated, they stay here)
do-fight-yellow-mutant-no_fleeing = draw a yellow mutant and resolve an encounter with it without fleeing (undefeated, it stays here)
do-fight-yellow-anomaly-no_fleeing = draw a yellow anomaly and resolve an encounter with it without fleeing (undefeated, it stays here)
do-place-green-mutant = the Voice of the Zone places 1 green mutant on { $number ->
    [one] a green area
   *[other] each of { $number } green areas
 }
do-place-green-anomaly = the Voice of the Zone places 1 green anomaly on { $number ->
    [one] a green area
   *[other] each of { $number } green areas
 }
do-place-yellow-mutant = the Voice of the Zone places 1 yellow mutant on { $number ->
    [one] a yellow area
   *[other] each of { $number } yellow areas
 }
do-place-yellow-anomaly = the Voice of the Zone places 1 yellow anomaly on { $number ->
    [one] a yellow area
   *[other] each of { $number } yellow areas
 }
do-place-green-mutant-here = place a green mutant here
do-look-rumour = look at the top { $number ->
    [one] rumour card
   *[other] { $number } rumour cards
 }
do-look-facility = look at the top { $number ->
    [one] card
   *[other] { $number } cards
 } of a secret location's deck
do-look-facility-reorder = look at the top { $number } cards of the deck of a secret location or the Sarcophagus and put them back in any order
do-emission = move the emission marker by { $number } (an emission comes only with the arrows of a rumour)
do-cheaper_opening = the first lock you open in your next turn costs 1 less damage or 1 less fatigue
do-new_market = replace the whole market
do-new_lock = the Voice of the Zone replaces the lock token of a closed secret location with a random one from the box
do-another = another scavenger of your choice: { $effect }
do-everyone = every scavenger: { $effect }
do-everyone-bunker = every scavenger in a bunker: { $effect }
do-everyone-open = every scavenger in the open: { $effect }
do-everyone-outside = every scavenger outside bunkers: { $effect }
do-everyone-good = every scavenger with good reputation: { $effect }
do-everyone-bad = every scavenger with bad reputation: { $effect }

## Items in tests and against damage

do-reroll-radiation = reroll 1 die showing radiation
do-reroll-blank = reroll 1 blank die
do-reroll-all = reroll all 3 dice
do-reroll-mutant-confrontation = reroll 1 die in a confrontation with a mutant
do-easier-detection-mutant = before rolling: lower by { $number } the difficulty of detecting a mutant
do-pass-alertness-detection-mutant = before rolling: pass a mutant's detection test automatically
do-pass-alertness-event = before rolling: pass an Alertness test in an event automatically
do-protect-radiation = prevent { $number } radiation
do-protect-disturbance = prevent { $number ->
    [one] 1 disturbance
   *[other] { $number } disturbances
 }
do-protect-wound = prevent { $number ->
    [one] 1 wound
   *[other] { $number } wounds
 }
do-ignore_backfire = ignore the backfire of the artefact you use
do-sixth_slot = you have the 6th slot of the backpack
do-once = once per round: { $effect }

## Abilities of threats

do-no_push = tests in this encounter cannot be pushed
do-no_push-detection = the detection test cannot be pushed
do-no_push-confrontation = the confrontation test cannot be pushed
do-harder-mo = in the Marshes both tests are { $number } harder
do-harder-jb = at White Lake both tests are { $number } harder
do-harder-confrontation = the confrontation is { $number } harder
do-harder-alertness = Alertness tests in the marked area are { $number } harder
do-on_failed-detection = on a failed detection: { $effect }
do-on_failed-confrontation = on a failed confrontation: { $effect }
do-on_won = after winning: { $effect }
do-on_left = if it stays on the board: { $effect }
do-special-damage_cannot_be_reduced = its damage cannot be reduced
do-special-easier_when_detected = after a passed detection the confrontation is 1 easier
do-special-returned_for_healing = return the token to the dispenser instead of keeping the trophy and heal 1 damage
do-special-pushing_costs_a_wound = pushing a test of this encounter costs 1 wound as well
do-special-radiation_faces_fail_detection = a radiation face counts as a failure during detection
do-special-no_cancelling = failures cannot be cancelled in this encounter
do-special-encounter_ends = the encounter ends (the threat stays behind)
do-special-confrontation_is_3 = lower the confrontation difficulty to 3
do-special-no_fleeing_when_undetected = after a failed detection you cannot flee
do-special-no_items_in_detection = items cannot be used in detection
do-special-failures_wound_in_confrontation = each failure you roll in the confrontation also deals 1 wound
do-special-detection_twice = detection must be passed twice in a row
do-special-only_radiation_rerolled = only radiation faces may be rerolled in this encounter
do-special-clothing_wears_more = clothing used in this encounter takes 1 extra damage
do-special-no_electronics = electronics cannot be used in this encounter
do-special-turn_ends = lose your remaining actions this turn
do-special-no_bonuses = successes from items do not count in this encounter (cancelling failures still works)

## Timed rumours

do-leaving = leaving the marked area with a Move action: { $effect }
do-crossing = crossing the marked border: { $effect }
do-closed = the marked border cannot be crossed
do-trader = in the marked area, as an action, you may buy 1 item from the market or sell 1 item or trophy
do-resting = resting in the marked area reduces fatigue by { $number } more
do-after_actions = every scavenger in the marked area at the end of the action phase: { $effect }
do-before_events = every scavenger in the marked area at the start of the event phase: { $effect }

## Rules of characters and items

do-special-sorts_what_is_found = whenever an effect other than a purchase gives you junk or equipment from a deck, draw 1 extra card and then discard 1 of those drawn
do-special-willpower_for_smarts = use Willpower instead of Smarts in a confrontation with an anomaly or another test with its icon (declared before rolling)
do-special-better_known_at_market = at the market your reputation counts as one step better
do-special-unhurt_by_radiation_faces = radiation faces never hurt you
do-special-rests_with_a_drink = when you use a single-use small item during a test, also reduce fatigue by 1
do-special-unhurt_by_shortcuts = shortcuts never damage you
do-special-more_junk = when an effect tells you to take or keep junk, take 1 extra
do-special-safe_shortcut = cross a shortcut without its damage
do-special-good_until_end_of_turn = until the end of the turn you count as having good reputation
do-special-scan_anomaly = before an encounter with an anomaly: for the whole encounter ignore its ability and test Smarts in the confrontation
do-special-repair_in_action_phase = in your action phase, not an action: repair 3 damage spread over your items
do-special-rest_more = when you take the Rest action, reduce fatigue by an extra 1
do-special-drive_mutant_away = after drawing a mutant token, discard it: no encounter, loot or damage
do-special-use_artefact_again = use again the effect of a durable artefact of yours already used this round, with its backfire (not Pitch or Rowanberry)
do-special-exhaust_and_heal = set fatigue to its maximum and heal all damage
do-special-slow_in_yellow = moving into a yellow area increases fatigue by 1
do-special-tunnel_move = as a Move action, go from an entrance area of a secret location to an entrance area of any
do-special-win_without_loot = win a confrontation with an anomaly automatically, without its loot
do-special-change_kind = change the kind of 1 damage you are about to take
do-special-nest_fatigue = reduce by 1 the fatigue from one effect, also from running to a bunker before an emission
do-special-better_camp = when camping, reduce fatigue by an extra 1 and heal 1 damage
do-special-push_more_dice = when pushing with 1 trauma, reroll up to 2 dice at once, with 2 or more traumas up to 3
do-special-no_damage_from_mutant = in an encounter with a mutant, failed tests deal none of the token's damage
do-special-turn_failure = turn one failed test into a success
do-special-fly = as a Move action, relocate to an area at distance 2 or less, without shortcuts and without an encounter
do-special-sell_artefact_better = when selling an artefact, take 100 ₽ more
do-special-paid_photographs = after winning an encounter take 100 ₽

## Counts

count-artefacts = { $number ->
    [one] 1 artefact
   *[other] { $number } artefacts
 }
    .each = each of your artefacts
count-artefacts-backpack = { $number ->
    [one] 1 artefact
   *[other] { $number } artefacts
 } in your backpack
    .each = each artefact in your backpack, with this one
count-crowbars = { $number ->
    [one] a crowbar
   *[other] { $number } crowbars
 }
    .some = you have a crowbar
count-secrets = { $number ->
    [one] 1 secret
   *[other] { $number } secrets
 }
    .check = you have { $bound } secrets
count-others_here = { $number ->
    [one] another scavenger
   *[other] { $number } other scavengers
 } in your area
    .none = no other scavenger is in your area
    .some = another scavenger is in your area

## Parts of cards

zona-part = { $sentence }.
zona-part-good = With good reputation: { $clause }.
zona-part-passive = Always: { $clause }.
zona-part-backfire = Backfire: { $clause }.
zona-part-damage = Damage: { $clause }.
zona-part-loot = Loot: { $clause }.
zona-part-ability = Ability: { $clause }.
zona-part-green = Green sector: { $clause }.
zona-part-yellow = Yellow sector: { $clause }.
zona-part-red = Red sector: { $clause }.
zona-part-nothing = No effect; it can be sold.
zona-part-unrepairable = It cannot be repaired.
zona-part-with_four = With four players this rumour has { $number ->
    [one] one more arrow
   *[other] { $number } more arrows
 }.
zona-part-harder_with-3 = With three or four players every test of this card is 1 harder.
zona-part-harder_with-4 = With four players every test of this card is 1 harder.
zona-emission = Emission { $number }
zona-event-green = Event of the green sector
zona-event-yellow = Event of the yellow sector
zona-event-archive = Event of the Underground Archive
zona-event-lab = Event of the Botanical Laboratory
zona-event-bunker = Event of the Government Bunker
zona-event-observatory = Event of the Emission Observatory
zona-event-sarcophagus = Event of the Sarcophagus

## Checks

check-least = you have at least { $things }
    .bound = at least { $number }
check-most = you have at most { $things }
    .bound = at most { $number }
check-exactly = you have exactly { $things }
    .bound = exactly { $number }

## Borders

zona-border = { $one } – { $other }
zona-border-plain = A normal border.
zona-border-radiation = A shortcut: crossing deals 1 radiation.
zona-border-disturbance = A shortcut: crossing deals 1 disturbance.
zona-border-wound = A shortcut: crossing deals 1 wound.

## Others

do-discard-artefact = discard { $number ->
    [one] 1 artefact
   *[other] { $number } artefacts
 }
do-discard-equipment = discard { $number } equipment
pay-discard-item = discard { $number ->
    [one] 1 item
   *[other] { $number } items
 }
pay-discard-equipment = discard { $number } equipment

## Words with any tags

tags-test =
    .alertness = an Alertness
    .physique = a Physique
    .smarts = a Smarts
    .willpower = a Willpower
tags-place =
    .event = in events
    .pg = at the Borderland
    .wy = at the Landfill
    .mo = at the Marshes
    .wi = in the Village
    .go = at the Farmsteads
    .sz = at Headquarters
    .za = at the Roadhouse
    .ka = at the Quarry
    .cz = in Chernobyl
    .fa = at the Factory
    .po = at the Proving Ground
    .on = at the Science Camp
    .jb = at White Lake
    .cl = in the Red Forest
    .mw = on Misty Hill
    .pr = in Pripyat
    .om = at Moscow's Eye
    .el = at the Power Plant
    .sa = in the Sarcophagus
    .bunker = in any bunker
tags-damage =
    .radiation = radiation
    .disturbance = disturbance
    .wound = wounds
tags-where = in { $tagged ->
    [no] any
   *[yes] { $test ->
        [none] a
       *[other] { $test }
    }
 } test{ $mutant ->
    [yes] { " " }against mutants
   *[no] { "" }
 }{ $anomaly ->
    [yes] { " " }against anomalies
   *[no] { "" }
 }{ $detection ->
    [yes] { " " }during detection
   *[no] { "" }
 }{ $confrontation ->
    [yes] { " " }in a confrontation
   *[no] { "" }
 }{ $outside ->
    [yes] { " " }outside encounters
   *[no] { "" }
 }{ $place ->
    [none] { "" }
   *[other] { " " }{ $place }
 }
do-boost = add { $number ->
    [one] 1 success
   *[other] { $number } successes
 } { $where }
do-cancel = cancel { $number ->
    [one] 1 failure
   *[other] { $number } failures
 } { $where }
do-reroll = reroll { $all ->
    [yes] all 3 dice
   *[no] { $number ->
        [one] 1 die
       *[other] up to { $number } dice
    }
 }{ $failure ->
    [yes] { " " }showing a failure
   *[no] { "" }
 }{ $radiation ->
    [yes] { " " }showing radiation
   *[no] { "" }
 }{ $blank ->
    [yes] { " " }showing a blank
   *[no] { "" }
 } { $where }
do-easier = before rolling: lower the difficulty by { $number } { $where }
do-pass = before rolling: pass automatically { $where }
do-harder = the difficulty is { $number } higher { $where }
do-protect = prevent { $number } damage { $damage ->
    [none] of any kind
   *[other] ({ $damage })
 }{ $area_action ->
    [yes] { " " }from an area action{ $shortcut ->
        [yes] { " " }or a shortcut
       *[no] { "" }
    }
   *[no] { $shortcut ->
        [yes] { " " }from a shortcut
       *[no] { "" }
    }
 }
do-at = { $place }, in your action phase, not an action: { $effect }
do-draw-junk = draw { $number } junk, keeping { $second }
do-draw-equipment = draw { $number } equipment, keeping { $second }
do-draw-artefact-green = draw { $number } green artefacts, keeping { $second }
do-draw-artefact-yellow = draw { $number } yellow artefacts, keeping { $second }
do-sell_any = sell any number of trophies and artefacts for { $number } ₽ (green) or { $second } ₽ (yellow) above their price
do-trophy-green = take a green mutant token as a trophy
do-everyone-neutral = every scavenger with neutral reputation: { $effect }
do-fight-yellow-mutant = draw a yellow mutant and resolve an encounter with it (undefeated, it stays here)
do-fight-yellow-anomaly = draw a yellow anomaly and resolve an encounter with it (undefeated, it stays here)
do-fight-green-mutant-anomaly = place a green mutant and a green anomaly here and resolve an encounter with one of them (undefeated, they stay here)
do-fight-green-mutant-no_fleeing = draw a green mutant and resolve an encounter with it without fleeing (undefeated, it stays here)
do-fight-green-anomaly-no_fleeing = draw a green anomaly and resolve an encounter with it without fleeing (undefeated, it stays here)
do-place = a { $green ->
    [yes] green
   *[no] yellow
 } { $mutant ->
    [yes] mutant
   *[no] anomaly
 } is placed { $here ->
    [yes] here
   *[no] { $place }
 }
do-discard-small = discard { $number ->
    [one] 1 small item
   *[other] { $number } small items
 }
do-discard-trophy = discard { $number ->
    [one] 1 mutant trophy
   *[other] { $number } mutant trophies
 }
pay-discard-small = discard { $number ->
    [one] 1 small item
   *[other] { $number } small items
 }
pay-discard-trophy = discard { $number ->
    [one] 1 mutant trophy
   *[other] { $number } mutant trophies
 }
