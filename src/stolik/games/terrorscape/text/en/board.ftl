### What the board of Terrorscape says about what lies on it.

board-survivors = The Survivors
board-phases = Phases of the round
board-secret = The Survivors move through the house unseen
board-secret-team = The others are deciding
board-round = Round { $round }
board-step-setup = setting up
board-step-hidden = moving unseen
board-step-turn = { $name } acts
board-step-discovery = discovery
board-step-prowl = on the prowl
board-step-stealth = out of sight
board-step-encounter = encounter: { $name }
board-step-after = after the encounter

board-killer-here = { $killer } is here
board-trace = { $killer } was last seen here
board-standing = here: { $names }
board-noise = noise
board-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
board-steps-loud = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }, with noise there
board-for-first = for a first night
board-off-fast = Fast and special skills are over: an action has been taken.
board-off-cost = Too few other cards in hand to pay for it.
board-off-attack = Played when you attack.
board-off-wounded = Only while a Survivor is wounded.
board-old-noise = noise last round
board-boarded = { $count ->
    [one] door to { $rooms } boarded up
   *[other] doors to { $rooms } boarded up
 }
board-chest = closed chest
board-may-be = may be here: { $names }
board-noted-here = your note: { $name } is here
board-noted-not = your note: { $name } is not here
board-noted-none = no note about { $name }

board-healthy = Healthy
board-wounded = Wounded
board-dead = Dead
board-escaped = Escaped
board-fear = { $fear ->
    [0] no fear
   *[other] fear { $fear } of 2
 }
board-acting = acting
board-defending = defends
board-acted = done
board-own-keys = { $keys ->
    [one] 1 key of their own
   *[other] { $keys } keys of their own
 }
board-pack = Backpack: { $name }
board-empty-pack = Nothing in it.
board-main = Action (one)
board-main-done = The action is done.
board-extra = Extra actions
board-offer = To choose from

board-strength = strength { $strength }
board-strength-short = strength
board-defence-short = defence
board-level = level { $level }
board-level-short = level
board-levels = Levels
board-level-reached = reached
board-stealthed = in the dark, unseen
board-played = Played this phase
board-hand-open = In hand
board-traits = Traits
board-skill-discard = Discarded
board-skill-deck = deck: { $left }
board-nothing-played = Nothing played yet.
board-hand = { $count ->
    [one] 1 skill card in hand
   *[other] { $count } skill cards in hand
 }
board-standard = { $left ->
    [0] No standard actions left
    [one] 1 standard action left
   *[other] { $left } standard actions left
 }
board-type-fast = Fast
board-type-special = Special
board-type-slow = Slow
board-type-attack = Attack
board-cost = { $cost ->
    [0] free
    [one] costs 1 card
   *[other] costs { $cost } cards
 }
board-cost-all = costs the rest of the hand

board-rack = Keys and rescue
board-keys = Keys found: { $keys } of { $needed }
board-rescue = { $left ->
    [0] Nobody has called for help yet
    [one] Help arrives in 1 round
   *[other] Help arrives in { $left } rounds
 }
board-stores = Common things
board-suitcase = The suitcase may be opened.
board-radio = Radio
board-repaired = repaired { $steps } of 5
board-discovery = Discovery deck: { $left }
board-search = Search deck: { $left }
board-item-discard = Discarded items
board-plan = step { $done } of { $steps }

board-encounter = Encounter: { $room }
board-found = Found: { $names }
board-attacks-with = The Killer plays { $card }
board-defends = { $name } defends
board-defends-with = with { $item }
board-dice = Dice: { $dice }, together { $sum }
board-bonus = { $name }: { $value }
board-total = { $total } against { $strength }
board-result-defended = Defended
board-result-wounded = Wounded
board-fold = Show the map
board-unfold = Show the fight

board-notebook = Notebook
board-shade = Shade where they can be
board-shade-off = off
board-shade-all = all
board-reach = Count one hidden card or ability too
board-pencil = Pencil
board-pencil-for = Pencil for { $name }
board-pencil-hint = Press a location: { $name } is here, is not here, no note.
board-pencil-down = Done
board-wipe = Wipe all
board-said-now = Said this round
board-said-before = Said in round { $round }
board-said-noise = Noise: { $rooms }.
board-said-sense = Sensed { $rooms }: { $names }.
board-said-search = Searched { $rooms }: { $names }.
board-said-fear = Frightened in { $rooms }: { $names }.
board-said-unblocked = Block removed: { $rooms }.
board-said-wound = Struck in { $rooms }: { $names }.
board-said-shown = Shown in { $rooms }: { $names }.
board-said-distance = By the distance told, { $names }: one of { $rooms }.
board-nowhere = nowhere
board-everywhere = everywhere
board-nobody = nobody

board-wins-killer = The Killer wins
board-wins-survivors = The Survivors live
board-you-won = You have won, in round { $round }.
board-you-lost = You have lost, in round { $round }.
board-number-rounds = rounds
board-number-keys = keys found
board-number-radio = radio repaired
board-number-searches = searches by the Killer
board-number-attacks = attacks
board-number-defended = attacks beaten back
board-number-wounds = wounds
board-number-repairs = radio repairs
board-number-fears = times frightened
board-number-ways = locations walked
board-number-level = the Killer's level
board-route = The route of the night
board-opened = The house lies open now: where everybody was, every backpack, the Killer's hand. The lines are the ways everybody went; dotted, where nobody saw it.
passes-between = Use no trait in between
