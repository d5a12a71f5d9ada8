### The story of a game, line by line. What was asked and answered holds for that moment only, and says so.

## Set-up and rounds

log-round_begins = Round { $round } begins.
log-killer_chosen = The Killer tonight: { $killer }.
log-survivor_chosen = { $survivor } comes along tonight, played by { $seat }.
log-took_from_deck = { $survivor } begins with: { $items }.
log-plans_dealt = Your plans: { $plans }.
log-killer_traits_kept = The Killer's traits: { $traits }.
log-killer_lies_in_wait = The { $killer } lies in wait and lets this phase go by.
log-traps_laid = The { $killer } has hidden her traps.

## Survivors' phase

log-walked = { $room }: { $survivor } comes in.
log-went_through_passage = { $room }: { $survivor } comes out of the secret passage.
log-turn_over = { $survivor } has had a turn.
log-calmed = { $survivor } calms down and sheds all fear.
log-calmed_a_little = { $survivor } sheds 1 fear.
log-noise_made = { $room }: noise is made here.
log-noise_told = The Killer hears noise in: { $rooms }.
log-silence_told = The Killer hears nothing.
log-firecracker_told = A firecracker: noise in every location.
log-block_removed = The Survivors clear the { $door }.
log-key_found = A key is on the rack: { $keys } in all.
log-repaired = { $survivor } repairs the radio: step { $repaired } of 5.
log-rescue_called = The radio works: help will come in { $rounds } rounds.
log-rescue_moved = { $rounds ->
    [0] Help is here.
    [one] Help comes nearer: 1 round to go.
   *[other] Help comes nearer: { $rounds } rounds to go.
 }
log-drew = { $survivor } draws: { $items }.
log-kept = { $survivor } keeps: { $items }.
log-used = { $survivor } uses { $item }.
log-discarded = { $survivor } discards: { $items }.
log-swapped = { $survivor } gives { $other } { $given } and takes { $taken }.
log-swap_refused = { $survivor } refuses to swap.
log-looted = { $survivor } takes what { $other } left behind: { $items }.
log-trap_set = { $room }: your trap is set.
log-trait_used = { $survivor } uses a trait: { $trait }.
log-discovery_empty = The discovery deck is empty.
log-plan_advanced = The plan { $plan } advances: step { $done } of { $steps }.
log-plan_complete = The plan { $plan } is complete; the other one is dropped.
log-plan_room = { $room }: this is where the plan { $plan } takes effect.
log-plan_used = The Survivors use a plan: { $plan }.
log-healed = { $survivor } is well again.

## Killer's phase

log-moved = { $room }: the { $killer } walks in.
log-stealthed = { $steps ->
    [14] { $room }: the { $killer } melts into the dark and may creep anywhere.
    [one] { $room }: the { $killer } melts into the dark and may creep 1 step.
   *[other] { $room }: the { $killer } melts into the dark and may creep up to { $steps } steps.
 }
log-reappeared = { $room }: the { $killer } steps out of the dark.
log-skill_played = The { $killer } plays { $skill }.
log-skill_drawn = You draw { $skill }.
log-skills_discarded = You discard: { $skills }.
log-skills_reshuffled = The skill deck is shuffled anew.
log-skill_unlocked = { $skill } comes to the { $killer }'s hand.
log-level_up = The { $killer } reaches level { $level }.
log-killer_trait_used = The { $killer } uses a trait: { $trait }.
log-strengthened = The { $killer } is stronger: { $value } more.
log-blocked = The Killer blocks the { $door }.
log-blocked_again = The Killer blocks the { $door } again; nothing changes.
log-block_destroyed = The Killer takes the block off the { $door } to lay it elsewhere.
log-block_broken = The Killer breaks through the { $door }; the block is gone.
log-sensed = Sensing: { $area }. There at this moment: { $survivors }.
log-sensed_nobody = Sensing: { $area }. At this moment nobody there is named.
log-located = { $survivor } is here at this moment: { $room }.
log-nobody_frightened = At this moment nobody has any fear to be traced by.
log-distance = { $steps ->
    [0] { $survivor } is in the Killer's own location at this moment.
    [one] { $survivor } is 1 step away from the Killer at this moment.
   *[other] { $survivor } is { $steps } steps away from the Killer at this moment.
 }
log-fear_spreads = Fear spreads. Within its reach at this moment: { $survivors }.
log-fear_finds_nobody = Fear spreads, but nobody is within its reach at this moment.
log-feared = { $survivor } gets 1 fear.
log-panicked = { $room }: { $survivor } cries out in fear, and everyone hears it.
log-trap_sprung = { $room }: { $survivor } walks into a trap, { $trap }.

## Encounters and wounds

log-found = { $room }: the Killer searches and at this moment finds { $survivors }.
log-nobody_here = { $room }: the Killer searches. Nobody is here at this moment.
log-attacked = The { $killer } attacks with strength { $strength }; { $survivor } stands in the way.
log-defends_with = { $survivor } defends with { $item }.
log-persists = { $survivor } fights without a weapon: defence 1 higher.
log-trap_used = { $room }: the Survivors' trap springs, defence 2 higher.
log-rolled = { $survivor } rolls { $dice }: in all { $total } against strength { $strength }.
log-defended = { $survivor } beats the { $killer } back; 2 cards of the skill deck are discarded.
log-not_defended = { $survivor } cannot hold the Killer off.
log-struck = { $room }: the Killer strikes. In reach at this moment: { $survivors }.
log-wound_nobody = { $room }: the Killer strikes, but nobody is in reach at this moment.
log-amulet = The Ancient Amulet saves { $survivor } from a wound and breaks.
log-wounded = { $survivor } is wounded.
log-eliminated = { $room }: { $survivor } is eliminated.

## End of the game

log-escaped = { $room }: { $survivor } gets away.
log-over_killed = It is over: the Killer wins.
log-over_two_killed = { log-over_killed }
log-over_escaped = The Survivors have escaped.
log-over_rescued = Help has come: the Survivors win.
log-over_struck_back = The plan works: the Survivors strike back and win.
log-over_darkness = Time has run out: the Killer wins.
