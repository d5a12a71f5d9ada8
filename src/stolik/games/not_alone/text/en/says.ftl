### What a question means here and now (view/explain.py): the move, what an answer does, what it costs for good.

## Questions

ask-play-cards = { $when ->
    [before] Before Places are chosen
    [laid] The Places lie face down
    [hunted] The tokens are placed, the Places are still face down
    [revealed] All Places are face up
   *[end] Before the turn ends
 }: play a card (you hold { $cards }), or pass.
ask-play-after = { $when ->
    [before] Before Places are chosen
    [laid] The Places lie face down
    [hunted] The tokens are placed, the Places are still face down
    [revealed] All Places are face up
   *[end] Before the turn ends
 }. Cards this turn came from { $names }. Play a card (you hold { $cards }), or pass.
ask-play-nothing = { $when ->
    [before] Before Places are chosen
    [laid] The Places lie face down
    [hunted] The tokens are placed, the Places are still face down
    [revealed] All Places are face up
   *[end] Before the turn ends
 }: none of your cards fits now. Pass; the others cannot tell why.
ask-announce-after = Resistance this turn comes from { $names }. You too may Resist or Give Up before anyone chooses a Place.
ask-announce-must = You have too few Places in hand to play: Resist or Give Up first. Everyone sees it at once.
ask-lay-newcomer = Choose a Place to go to and use. The others see it only when everyone reveals; where the Creature puts its token you are caught.
ask-lay-river = { $nth ->
    [one] River: play 2 Places. Once the tokens are placed, you go to one and take the other back. Choose the first.
   *[other] River: choose the second Place. Once the tokens are placed, you go to one of the two and take the other back.
 }
ask-lay-artefact = { $nth ->
    [one] Artefact: play 2 Places and use both. Choose the first.
   *[other] Artefact: choose the second Place. You will be in both.
 }
ask-lay-none = You have too few Places in hand to play: first take some back by Resisting or Giving Up.
ask-hunt-both = { $plays ->
    [one] Guess where the Hunted are: place the { $tokens } or play a Hunt card, in any order. Everyone sees it.
   *[other] Guess where the Hunted are: place the { $tokens } or play up to { $plays } Hunt cards, in any order. Everyone sees it.
 }
ask-hunt-tokens = Guess where the Hunted are: place the { $tokens }. No card can be played now.
ask-hunt-cards = { $plays ->
    [one] The tokens are placed. Play a Hunt card, or end the hunt.
   *[other] The tokens are placed. Play up to { $plays } Hunt cards, or end the hunt.
 }
ask-hunt-done = The tokens are placed and no card can be played: end the hunt.

## What a Place does for this Hunted

does-use-lair = { $count ->
    [0] Your discard pile is empty: you copy the power of the Place under the Creature token. If you are caught here, you lose 2 Will.
    [one] Take back the 1 Place of your discard pile, or copy the Place under the Creature token. If you are caught here, you lose 2 Will.
   *[other] Take back all { $count } Places of your discard pile, or copy the Place under the Creature token. If you are caught here, you lose 2 Will.
 }
does-use-jungle = { $count ->
    [0] The Jungle returns to your hand; your discard pile is empty.
   *[other] The Jungle returns to your hand, and 1 Place of your choice from your discard pile ({ $count }) with it.
 }
does-use-river = Next turn you play 2 Places, see where the tokens go, and only then choose one of the two.
does-use-beach = Put the marker on the Beach: the next use of it moves Rescue 1 space.
does-use-beach-marked = Take the marker off the Beach: Rescue moves 1 space, leaving { $left } to go.
does-use-rover = Take a Place you do not own into your hand: { $places }.
does-use-swamp = { $count ->
    [0] The Swamp returns to your hand; your discard pile is empty.
   *[other] The Swamp returns to your hand, and up to 2 Places of your choice from your discard pile ({ $count }) with it.
 }
does-use-shelter = Draw 2 Survival cards, keep one, discard the other.
does-use-wreck = Rescue moves 1 space, leaving { $left } to go. Once per turn for all Hunted together.
does-use-source = Draw a Survival card. All Hunted have full Will.
does-use-source-wounded = Draw a Survival card, or give 1 Will to somebody who lacks it: { $names }.
does-use-artefact = Next turn you play 2 Places and use both.

## What other answers do

does-announce-nothing = Announce nothing now. If somebody else does, you are asked again.
does-resist = { $count ->
    [one] Pay 1 Will ({ $will } left) and take back the only Place in your discard pile. Everyone sees it.
   *[other] Pay 1 Will ({ $will } left) and take back { $count } Places of your choice from your discard pile. Everyone sees it.
 }
does-give_up = You have 3 Will again and your discard pile ({ $count }) is back in your hand. Assimilation moves 1 space, leaving { $left } to go.
does-take_back = Leave the power unused and take back 1 of your discarded Places ({ $count }).
does-recover_all = { $count ->
    [one] The only Place in your discard pile returns to your hand.
   *[other] All { $count } Places in your discard pile return to your hand.
 }
does-token-creature = Next choose its Place. Whoever is there is caught: they lose Will, and Assimilation moves.
does-token-artemia = Next choose its Place. Whoever is there discards a Place and may do nothing there.
does-token-target = Next choose its Place. There your card works: { $cards }.
does-done = Nothing more is placed or played; the Hunted reveal.
does-flashback = Repeats the card on top of the discard pile: { $card }.
does-place-creature = If they are here, they are caught: { $names }. Each loses 1 Will; Assimilation moves 1 space.
does-place-creature-lair = If they are here, they are caught: { $names }. In the Lair each loses 2 Will; Assimilation moves 1 space.
does-place-artemia = They discard a Place and may do nothing, if they are here: { $names }.
does-place-target = They suffer your Target card, if they are here: { $names }.
does-place-nobody = From all that is known, nobody can be here.
does-name-anticipation = If the Creature token catches them this turn, Assimilation moves 1 extra space: { $name }.
does-name-ascendancy = { $count ->
    [one] { $name } discards 1 Place of their choice and keeps 2 in hand.
   *[other] { $name } discards { $count } Places of their choice and keeps 2 in hand.
 }
does-name-phobia = { $count ->
    [one] { $name } shows you, and nobody else, 1 Place in hand.
   *[other] { $name } shows you, and nobody else, { $count } Places in hand.
 }
does-name-detour = { $name } goes on to an adjacent Place; now at: { $places }.
does-cataclysm = The power does nothing this turn for those here: { $names }.
does-cataclysm-nobody = Nobody is here.
does-hologram = The Artemia token then strikes { $names } here.
does-hologram-nobody = Nobody is here: the Artemia token strikes nobody.
does-wrong_track = The token then strikes { $names } here.
does-wrong_track-nobody = Nobody is here: the token strikes nobody.
does-detour = The tokens there strike: { $tokens }.
does-force_field = They may have this Place in hand and cannot play it this turn: { $names }.
does-heal = { $name } regains 1 Will and has { $will }.
does-draw = You draw 1 Survival card; only you see it.
does-lose_will = You keep your cards and have { $will } Will left.

## What an answer costs for good

warn-resist-last = Your last Will: you must Give Up at once, and Assimilation moves 1 space.
warn-resist-loses = Your last Will: you must Give Up, Assimilation reaches its star and the Hunted lose at once.
warn-give_up-loses = Assimilation reaches its star: the Hunted lose at once.
warn-done-creature = The Creature token is still in your hand: this turn it catches nobody.
warn-done-tokens = Left unused this turn: { $tokens }.
warn-nothing = The power stays unused and no card comes back.
warn-tokens = On this Place: { $tokens }.
warn-will-last = Your last Will. You gather new strength, but unless another Hunted has already lost theirs this turn, Assimilation moves 1 space.
warn-will-loses = Your last Will. Unless another Hunted has already lost theirs this turn, Assimilation reaches its star and the Hunted lose.
