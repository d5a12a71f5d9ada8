### The story of a game, line by line. What was asked and answered holds for that moment only, and says so.

## Set-up and rounds

log-round_begins = Round { $round } begins.
log-killer_chosen = The Killer tonight is the { $killer }.
log-survivor_chosen = { $survivor } is in the game tonight, played by { $seat }.
log-took_from_deck = { $survivor } begins with { FORM($items, "the") }.
log-plans_dealt = Your plans are { $plans }.
log-killer_traits_kept = The Killer's traits are { $traits }.
log-killer_lies_in_wait = The { $killer } lies in wait and lets this phase go by.
log-traps_laid = The { $killer } has hidden her traps.

## Survivors' phase

log-walked = { $survivor } walks { FORM($room, "to") }.
log-went_through_passage = { $survivor } comes out of the secret passage { FORM($room, "in") }.
log-turn_over = { $survivor } has finished the turn.
log-calmed = { $survivor } calms down and loses all fear.
log-calmed_a_little = { $survivor } loses 1 fear.
log-noise_made = Noise is made { FORM($room, "in") }.
log-noise_told = The Killer hears noise { FORM($rooms, "in") }.
log-silence_told = The Killer hears nothing.
log-firecracker_told = A firecracker makes noise in every location.
log-block_removed = The Survivors clear the { $door }.
log-key_found = A Key goes on the rack, { $keys } in all.
log-repaired = { $survivor } repairs the radio, step { $repaired } of 5.
log-rescue_called = The radio works. Help will come in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
log-rescue_moved = { $rounds ->
    [0] Help is here.
    [one] Help comes nearer, with 1 round to go.
   *[other] Help comes nearer, with { $rounds } rounds to go.
 }
log-drew = { $survivor } draws { FORM($items, "the") }.
log-kept = { $survivor } keeps { FORM($items, "the") }.
log-used = { $survivor } uses { FORM($item, "the") }.
log-discarded = { $survivor } discards { FORM($items, "the") }.
log-swapped = { $survivor } gives { $other } { FORM($given, "the") } and takes { FORM($taken, "the") }.
log-swap_refused = { $survivor } refuses to swap.
log-looted = { $survivor } takes what { $other } left behind: { FORM($items, "the") }.
log-trap_set = Your trap is set { FORM($room, "in") }.
log-trait_used = { $survivor } uses the trait { $trait }.
log-discovery_empty = The discovery deck is empty.
log-plan_advanced = The plan { $plan } advances, step { $done } of { $steps }.
log-plan_complete = The plan { $plan } is complete; the other one is dropped.
log-plan_room = The plan { $plan } takes effect { FORM($room, "in") }.
log-plan_used = The Survivors use the plan { $plan }.
log-healed = { $survivor } is well again.

## Killer's phase

log-moved = The { $killer } walks { FORM($room, "to") }.
log-stealthed = { $steps ->
    [14] The { $killer } melts into the dark { FORM($room, "in") } and may creep anywhere.
    [one] The { $killer } melts into the dark { FORM($room, "in") } and may creep 1 step.
   *[other] The { $killer } melts into the dark { FORM($room, "in") } and may creep up to { $steps } steps.
 }
log-reappeared = The { $killer } steps out of the dark { FORM($room, "in") }.
log-skill_played = The { $killer } plays { $skill }.
log-skill_drawn = You draw { $skill }.
log-skills_discarded = You discard { $skills }.
log-skills_reshuffled = The skill deck is shuffled again.
log-skill_unlocked = { $skill } comes to the hand of the { $killer }.
log-level_up = The { $killer } reaches level { $level }.
log-killer_trait_used = The { $killer } uses the trait { $trait }.
log-strengthened = The { $killer } gains +{ $value } strength.
log-blocked = The Killer blocks the { $door }.
log-blocked_again = The Killer blocks the { $door } again; nothing changes.
log-block_destroyed = The Killer takes the block off the { $door } to place it elsewhere.
log-block_broken = The Killer breaks through the { $door }; the block is gone.
log-sensed = The Killer asks who is { FORM($area, "in") }. The answer at this moment: { $survivors }.
log-sensed_nobody = The Killer asks who is { FORM($area, "in") }. At this moment nobody can be named.
log-located = { $survivor } is { FORM($room, "in") } at this moment.
log-nobody_frightened = At this moment nobody has any fear to be traced by.
log-distance = { $steps ->
    [0] { $survivor } is in the Killer's own location at this moment.
    [one] { $survivor } is 1 step away from the Killer at this moment.
   *[other] { $survivor } is { $steps } steps away from the Killer at this moment.
 }
log-fear_spreads = Fear spreads. Within its reach at this moment: { $survivors }.
log-fear_finds_nobody = Fear spreads, but nobody is within its reach at this moment.
log-feared = { $survivor } gets 1 fear.
log-panicked = { $survivor } makes noise in fear { FORM($room, "in") }, and everyone hears it.
log-trap_sprung = { $survivor } walks into a trap { FORM($room, "in") } ({ $trap }).

## Encounters and wounds

log-found = The Killer searches { FORM($room, "the") } and at this moment finds { $survivors }.
log-nobody_here = The Killer searches { FORM($room, "the") }, where nobody is at this moment.
log-attacked = The { $killer } attacks with strength { $strength }; { $survivor } stands in the way.
log-defends_with = { $survivor } defends with { FORM($item, "the") }.
log-persists = { $survivor } fights without a weapon, defence +1.
log-trap_used = The Survivors' trap springs { FORM($room, "in") }, defence +2.
log-rolled = { $survivor } rolls { $dice }, a total of { $total } against strength { $strength }.
log-defended = { $survivor } beats the { $killer } back; 2 cards of the skill deck are discarded.
log-not_defended = { $survivor } cannot hold the Killer off.
log-struck = The Killer strikes { FORM($room, "in") }. In reach at this moment: { $survivors }.
log-wound_nobody = The Killer strikes { FORM($room, "in") }, but nobody is in reach at this moment.
log-amulet = The Ancient Amulet saves { $survivor } from a wound and breaks.
log-wounded = { $survivor } is wounded.
log-eliminated = { $survivor } is eliminated { FORM($room, "in") }.

## End of the game

log-escaped = { $survivor } gets away through { FORM($room, "the") }.
log-over_killed = It is over, and the Killer wins.
log-over_two_killed = { log-over_killed }
log-over_escaped = The Survivors have escaped.
log-over_rescued = Help has come, and the Survivors win.
log-over_struck_back = The plan works: the Survivors strike back and win.
log-over_darkness = Time has run out, and the Killer wins.
