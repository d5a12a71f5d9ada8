### What the board of Not Alone says about what lies on it.

board-hunted = The Hunted
board-phases = Phases of the turn
board-turn = Turn { $turn }
board-track = The path to the star
board-rescue = Rescue counter: { $left ->
    [one] 1 space
   *[other] { $left } spaces
 } to the star{ $symbol ->
    [yes] , on an Artemia symbol
   *[no] { "" }
 }
board-assimilation = Assimilation counter: { $left ->
    [one] 1 space
   *[other] { $left } spaces
 } to the star
board-place = Place { $number }, { $name }
board-forbidden = may not be played
    .short = closed
board-blocked = power does nothing
    .short = no power
board-spent = power used this turn
    .short = used
board-plate = { $name }: { $will } Will, { $hand } Places in hand, { $survival } Survival cards, { $laid } face down
board-hand-size = Places in hand
board-survival-size = Survival cards in hand
board-may-hold = May hold: { $may }. Discarded: { $discarded }.
board-hidden = Behind the Smokescreen; discarded: { $count }
board-creature-plate = { $name }: { $hand } Hunt cards in hand, may still play { $plays } this turn
board-tokens-ready = Tokens ready to be placed
board-played = Played this turn
board-effects = Still in force
board-supplies = Supplies
board-reserve = { $name } in the reserve: { $left }
board-survival = Survival cards
board-in-hand = { $name } ({ $number }), in your hand
board-in-laid = { $name } ({ $number }), played
board-in-discard = { $name } ({ $number }), in your discard pile
board-laid = Played
board-hunt-hand = Hunt cards in your hand; you may still play { $plays }
board-wins-creature = The Creature wins
board-wins-hunted = The Hunted are saved
board-may-be-here = may be here: { $names }
board-you-won = You have won, in turn { $turn }.
board-you-lost = You have lost, in turn { $turn }.

## Great moments

board-scene-revealed = All Hunted reveal where they are
board-scene-caught = Caught: { $names }
board-scene-artemia_hit = The Artemia token strikes: { $names }
board-scene-target_hit = The Target token strikes: { $names }

## What plates and piles tell

board-went = Went to
board-hunted-at = Hunted at
board-now = { $place }: 2 Places
board-next = { $place } next turn
board-deck-hunt = Hunt deck
board-discarded = Discarded
board-fact-creature = Hunt cards in hand: { $hand }; may still play this turn: { $plays }. Where the Creature token was, the latest last: { $went }.
board-fact-hunted = Will: { $will } of 3. Survival cards: { $survival }. Places in hand: { $hand }; hand and face-down card are among: { $may }. Went to, the latest last: { $went }.
board-fact-hidden = Will: { $will } of 3. Survival cards: { $survival }. Places in hand: { $hand }; the Smokescreen hides which. Went to, the latest last: { $went }.

## The end: the game in numbers

board-chronicle = Turn
board-race = Both counters turn by turn. At the end, spaces to the star: Rescue { $rescue }, Assimilation { $assimilation }.
board-fate-caught = caught
board-fate-artemia = struck by the Artemia token
board-figure-turns = Turns
board-figure-caught = Times caught
board-figure-will = Will lost
board-figure-given-up = Times given up
board-figure-rescue = Rescue spaces won
board-figure-hunt = Hunt cards played
board-figure-survival = Survival cards played
board-opened = Where everybody went, and where the Creature waited. Red: caught; green: struck by the Artemia token.
passes-between = Play no card in between
