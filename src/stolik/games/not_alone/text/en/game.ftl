### Not Alone in English: the published terms, everything else in our own words.
### A reference `hunt:clone` is the message `hunt-clone`; `.text` says what it does, `.when` when it is played.

game-not_alone = Not Alone
    .text = One player is the Creature, native to the planet Artemia. The others are the Hunted, who must hold out until rescue comes.
    .goal = The side whose counter reaches the star first wins: Rescue for the Hunted, Assimilation for the Creature.

## Roles, phases, things on the table

role-creature = Creature
    .text = You guess where the Hunted go, put your tokens there and play Hunt cards. You win when the Assimilation counter reaches the star.
role-hunted = Hunted
    .text = You and the other Hunted go to Places in secret and use their powers. All of you win when the Rescue counter reaches the star.
alone-creature = As the Creature
alone-hunted = As one of the Hunted
seat-0 = Creature
seat-1 = Hunted 1
seat-2 = Hunted 2
seat-3 = Hunted 3
seat-4 = Hunted 4
seat-5 = Hunted 5
seat-6 = Hunted 6
phase-0 = Set-up
    .text = The Creature chooses a side of the board; everyone gets their cards.
phase-1 = Exploration
    .text = Each Hunted may Resist or Give Up, then plays a Place face down.
phase-2 = Hunting
    .text = The Creature places its tokens and may play a Hunt card.
phase-3 = Reckoning
    .text = Places are revealed: free ones are used first, then come the Target, the Artemia token and the Creature.
phase-4 = End of turn
    .text = Played Places go to the discard piles, the Creature takes back its tokens and draws up to 3 Hunt cards, Rescue comes one space nearer.
counter-rescue = Rescue counter
    .text = Moves 1 space at the end of each turn, and by the Wreck, the Beach and some cards. The Hunted win when it reaches the star.
counter-assimilation = Assimilation counter
    .text = Moves 1 space when anyone is caught, when a Hunted gives up, and when a last Will is lost in Reckoning. The Creature wins when it reaches the star.
counter-will = Will
    .text = Each Hunted has at most 3. Will pays for Resisting and is lost when the Creature catches you.
marker-beach = Beach marker
    .text = Lies on the Beach once someone has put it there. Whoever uses the Beach next takes it off and moves Rescue 1 space.
symbol-artemia = Artemia symbol
    .text = While the Rescue counter stands here as Hunting begins, the Creature has the Artemia token for that turn.
symbol-target = Target symbol
    .text = A Hunt card with this symbol gives the Creature the Target token for the turn and says what the token does.
symbol-star = Star
    .text = The end of both tracks. The first counter to arrive decides the game at once.
planet = Artemia
    .text = Ten Places in two rows of five. Places are adjacent when they share an edge, never across a corner.
reserve = Reserve
    .text = Places 6 to 10 that a Hunted can gain with the Rover. Nobody may own two copies of the same Place.
deck-hunt = Hunt deck
    .text = The Creature fills its hand to 3 cards from here at the end of the turn.
deck-survival = Survival deck
    .text = When it is empty, its discard pile is shuffled into a new deck.
discard-places = Discard pile
    .text = Places already played. Everyone may look at it at any time, so everyone knows what this Hunted may hold.
discard-hunt = Discarded Hunt cards
    .text = Hunt cards already played, the latest on top: this is the one Flashback repeats.
discard-survival = Discarded Survival cards
    .text = Survival cards already played or thrown away.
hand-places = Places in hand
    .text = Only the owner sees them, but hand and face-down card together can be worked out by everyone from the discard pile.

token-creature = Creature token
    .text = Each Hunted here is caught, loses 1 Will and may neither use the Place nor take a card back. Assimilation moves 1 space, however many are caught.
token-target = Target token
    .text = Each Hunted here first suffers what this turn's Target cards say. After that the Place can be used, unless a card or another token prevents it.
token-artemia = Artemia token
    .text = Each Hunted here discards 1 Place from hand and may neither use the Place nor take a card back.

side-a = Side A
    .the = side A
    .text = The Artemia token comes late and stays: its symbols are the last six spaces of the Rescue track.
side-b = Side B
    .the = side B
    .text = The Artemia token comes earlier, every other turn: its symbols are on every other space of the last eleven of the Rescue track.

## Places

place-1 = Lair
    .short = All discards back
    .text = Take back your whole discard pile, or use the power of the Place where the Creature token is, or with Clone the Target token (not the Artefact). If the Creature catches you here you lose 1 extra Will.
place-2 = Jungle
    .short = Itself and 1 discard back
    .text = Return the Jungle to your hand together with 1 Place from your discard pile.
place-3 = River
    .short = Next turn play 2, keep 1
    .text = Next turn play 2 Places. Once the tokens are placed, secretly keep one of the two and take the other back to your hand.
place-4 = Beach
    .short = Marker, then Rescue +1
    .text = Put the marker on the Beach; if it is already there, take it off and move Rescue 1 space. Once per turn for all Hunted together.
place-5 = Rover
    .short = Gain a new Place
    .text = Take one Place you do not own from the reserve into your hand.
place-6 = Swamp
    .short = Itself and 2 discards back
    .text = Return the Swamp to your hand together with up to 2 Places from your discard pile.
place-7 = Shelter
    .short = 2 Survival, keep 1
    .text = Draw 2 Survival cards, keep one and discard the other.
place-8 = Wreck
    .short = Rescue +1
    .text = Move Rescue 1 space. Once per turn for all Hunted together.
place-9 = Source
    .short = 1 Will back, or 1 Survival
    .text = Draw 1 Survival card, or let any one Hunted (yourself included) regain 1 Will.
place-10 = Artefact
    .short = Next turn play 2, use both
    .text = Next turn play 2 Places and resolve both. No other card can copy this power.

## Hunt cards

hunt-anticipation = Anticipation
    .text = Name a Hunted. If the Creature token (or the Clone) catches that player this turn, Assimilation moves 1 extra space.
    .when = { when-2 }
hunt-ascendancy = Ascendancy
    .text = Choose a Hunted with 3 or more Places in hand; that player keeps 2 of them and discards the rest. A Place already played is not in hand.
    .when = { when-2 }
hunt-cataclysm = Cataclysm
    .text = Choose a Place: its power does nothing this turn, and nobody there takes a card back.
    .when = { when-3 }
hunt-clone = Clone
    .text = This turn the Target token counts as a second Creature token. Assimilation still moves only 1 space for all that are caught.
    .when = { when-2 } · { symbol-target }
hunt-despair = Despair
    .text = Until the end of the turn no Survival card may be played or drawn. Places already played this turn are taken back and chosen again.
    .when = { when-1 } · { symbol-artemia }
hunt-detour = Detour
    .text = Move one Hunted to an adjacent Place, owned or not, for the rest of the turn. That Place's power is used there and its tokens affect the Hunted.
    .when = { when-3 }
hunt-fierceness = Fierceness
    .text = Whoever the Creature token (or the Clone) catches this turn loses 1 extra Will.
    .when = { when-2 }
hunt-flashback = Flashback
    .text = Do again what the Hunt card on top of the discard pile does, in that card's phase and with its symbol.
    .when = In the phase of the card it repeats
hunt-forbidden_zone = Forbidden Zone
    .text = All Hunted discard 1 Place from hand; they choose at the same time and show it together.
    .when = { when-2 }
hunt-force_field = Force Field
    .text = Choose 2 adjacent Places: neither may be played this turn, and the Target token stays on both. Places already played are taken back and chosen again.
    .when = { when-1 } · { symbol-target }
hunt-interference = Interference
    .text = The powers of the Beach and the Wreck do nothing this turn, and nobody there takes a card back.
    .when = { when-2 }
hunt-mirage = Mirage
    .text = The Target token covers 2 adjacent Places: the powers of both do nothing, and nobody there takes a card back.
    .when = { when-2 } · { symbol-target }
hunt-mutation = Mutation
    .text = The Artemia token also costs 1 Will this turn.
    .when = { when-2 } · { symbol-artemia }
hunt-persecution = Persecution
    .text = This turn a Place power takes back only 1 Place. With Jungle and Swamp that is either the card just played or one from the discard pile.
    .when = { when-2 }
hunt-phobia = Phobia
    .text = One Hunted shows you, and nobody else, all Places in hand but 2 of that player's choice.
    .when = { when-2 } · { symbol-artemia }
hunt-scream = Scream
    .text = Each Hunted on the Target token discards 2 Places from hand or loses 1 Will. With fewer than 2 in hand they must lose the Will.
    .when = { when-2 } · { symbol-target }
hunt-stasis = Stasis
    .text = From now until the end of the turn the Rescue counter does not move.
    .when = { when-4 }
hunt-toxin = Toxin
    .text = Each Hunted on the Target token discards a Survival card of their choice. The Place's power does nothing there and no card is taken back.
    .when = { when-2 } · { symbol-target }
hunt-tracking = Tracking
    .text = Next turn you may play 2 Hunt cards.
    .when = { when-4 }
hunt-virus = Virus
    .text = The Artemia token covers 2 adjacent Places this turn.
    .when = { when-2 } · { symbol-artemia }

## Survival cards

survival-adrenaline = Adrenaline
    .text = Regain 1 Will.
    .when = { when-1 }
survival-ingenuity = Ingenuity
    .text = Put the marker on the Beach. The Beach itself can still be used this turn.
    .when = { when-1 }
survival-sacrifice = Sacrifice
    .text = Discard 1 Place from hand: no Hunt card may be played this turn. Places already played are taken back and chosen again.
    .when = { when-1 }
survival-sixth_sense = Sixth Sense
    .text = Take back 2 Places of your choice from your discard pile.
    .when = { when-1 }
survival-smokescreen = Smokescreen
    .text = Until the end of the turn the Creature sees only how many Places are in each discard pile, not which, nor what is added or taken back.
    .when = { when-1 }
survival-strike_back = Strike Back
    .text = Two Hunt cards drawn at random from the Creature's hand go under the Hunt deck. They are replaced only at the end of the turn.
    .when = { when-1 }
survival-vortex = Vortex
    .text = Swap the Place you have played for one from your discard pile. The new one stays face down, but everyone knows which it is.
    .when = { when-2 }
survival-detector = Detector
    .text = The Artemia token does not affect you this turn; your Place can be used as if the token were not there.
    .when = { when-3 }
survival-dodge = Dodge
    .text = The Creature token (and the Clone) does not affect you this turn; your Place can be used as if it were not there.
    .when = { when-3 }
survival-drone = Drone
    .text = When you may use your Place's power, use that of the Rover instead.
    .when = { when-3 }
survival-gate = Gate
    .text = When you may use your Place's power, use that of an adjacent Place instead (not the Artefact).
    .when = { when-3 }
survival-hologram = Hologram
    .text = Move the Artemia token to an adjacent Place. If it covers two, move it to one Place next to either that it does not cover; from then on it covers only that one.
    .when = { when-3 }
survival-wrong_track = Wrong Track
    .text = Move the Creature token to an adjacent Place. If the Clone is in play you may move the Target token instead.
    .when = { when-3 }
survival-amplifier = Amplifier
    .text = Take the marker off the Beach and move Rescue 1 space at once. Cannot be played after Stasis.
    .when = { when-4 }
survival-double_back = Double Back
    .text = Take the Place you played this turn back to your hand instead of discarding it; with two played, only one of them.
    .when = { when-4 }

when-1 = Phase 1, { phase-1 }
when-2 = Phase 2, { phase-2 }
when-3 = Phase 3, { phase-3 }
when-4 = Phase 4, { phase-4 }

## Words that can be chosen

word-pass = Pass
    .text = Do nothing now. The game may ask again if something changes.
word-done = Done
    .text = End the hunt: nothing more is played or placed this turn.
word-resist = Resist
    .text = Pay 1 Will to take back 2 Places from your discard pile; at most twice a turn. Losing the last Will this way means you must Give Up.
word-give_up = Give Up
    .text = Back to 3 Will, and your whole discard pile returns to your hand. Assimilation moves 1 space.
word-power = Use the power
    .text = Use the power of the Place where you are.
word-take_back = Take a card back
    .text = Leave the power alone and take 1 Place of your choice from your discard pile.
word-nothing = Do nothing
    .text = Neither use the power nor take a card back.
word-later = Decide later
    .text = Leave this Place until your other one has been resolved.
word-recover_all = Take everything back
    .text = Your whole discard pile returns to your hand.
word-played_card = The card just played
    .text = The card you played this turn returns to your hand.
word-draw = Draw a Survival card
    .text = Only you will see it.
word-lose_will = Lose 1 Will
    .text = Keep your cards and pay with Will.
word-discard_two = Discard 2 Places
    .text = Keep your Will and discard 2 Places from your hand.

## Questions

ask-side = Choose a side of the board. It decides when you get the Artemia token.
ask-play = Play a card of this phase, or pass. Everyone sees a card that is played.
ask-order = Several cards were declared at the same moment. Choose whose card takes effect next.
ask-announce = You may Resist or Give Up before anyone chooses a Place. Everyone sees it at once.
ask-lay = Choose a Place to go to. Nobody else sees it until everyone reveals.
ask-resist_take = You resist and pay 1 Will: choose 2 Places to take back from your discard pile. Everyone sees which.
ask-hunt = Play a Hunt card, place a token, or end the hunt. Everyone sees what you play and place.
ask-place_token = Choose the Place for the { $about }.
ask-place_token_second = Choose the second, adjacent Place for the { $about }.
ask-keep = You have played two Places. Choose the one you go to; the other returns to your hand, and nobody knows which one you kept until all Places are revealed.
ask-act = { $about }: choose what you do here.
ask-which_first = Choose which of your two Places you resolve first.
ask-take_back = Choose the Place to take back from your discard pile.
ask-lair = { $about }: take your whole discard pile back, or copy the power of the Place under the Creature token.
ask-jungle_take = Jungle: choose the card that returns to your hand.
ask-swamp_take = { $hi ->
    [1] Swamp: choose the card that returns to your hand.
   *[other] Swamp: choose up to { $hi } Places to take back from your discard pile.
 }
ask-lair_take = Lair: because of Persecution you take back only one Place. Choose it.
ask-rover = Choose the Place to take from the reserve. Everyone sees which; you can play it from next turn on.
ask-shelter_keep = You have drawn these Survival cards. Choose the one to keep; the other is discarded openly.
ask-source = Draw a Survival card, or choose who regains 1 Will.
ask-discard_place = { $about }: choose a Place to discard from your hand. It goes to your discard pile.
ask-scream = Scream: discard 2 Places from your hand, or lose 1 Will.
ask-discard_two = Choose 2 Places to discard from your hand. They go to your discard pile.
ask-discard_survival = { $about }: choose a Survival card to discard. Everyone will see it.
ask-keep_hidden = Phobia: choose 2 Places to keep hidden. The Creature, and nobody else, sees the rest of your hand.
ask-discard_down = { $lo ->
    [one] Ascendancy: choose 1 Place to discard. The others stay in your hand.
   *[other] Ascendancy: choose { $lo } Places to discard. The others stay in your hand.
 }
ask-target_seat = { $about }: choose a Hunted.
ask-cataclysm = Cataclysm: choose the Place whose power does nothing this turn.
ask-detour_place = Detour: this Hunted has played two Places. Choose which of the two it leaves.
ask-detour_to = Detour: choose the adjacent Place to move this Hunted to.
ask-force_field = Force Field: choose the first Place that may not be played this turn.
ask-force_field_second = Force Field: choose the second, adjacent Place.
ask-sixth_sense = Sixth Sense: choose 2 Places to take back from your discard pile. Everyone sees which.
ask-vortex_give = Vortex: choose which of your two face-down Places goes to your discard pile.
ask-vortex_take = Vortex: choose the Place to take from your discard pile and play instead. As the pile lies open, everyone will know which it is.
ask-gate = Gate: choose the adjacent Place whose power you use.
ask-hologram_to = Hologram: choose the Place to move the Artemia token to.
ask-wrong_track_to = Wrong Track: choose the Place to move the token to.
ask-wrong_track_token = Wrong Track: choose the token to move.
ask-double_back = Double Back: choose which of your played Places returns to your hand.

## Log

log-turn_begins = Turn { $turn } begins.
log-side_chosen = The Creature chooses { FORM($side, "the") } of the board.
log-card_played = { $seat } plays { $card }.
log-card_declared = { $seat } declares { $card }.
log-card_repeated = Flashback repeats { $card }.
log-anticipation_named = The Creature names { $seat }: a catch would move Assimilation 1 extra space.
log-resisted = { $seat } resists.
log-gave_up = { $seat } gives up and has full Will again.
log-will_lost = { $seat } loses { $count } Will.
log-will_regained = { $seat } regains 1 Will.
log-assimilation_moved = { $left ->
    [0] Assimilation advances and reaches the star.
    [one] Assimilation advances: 1 space to the star.
   *[other] Assimilation advances: { $left } spaces to the star.
 }
log-rescue_moved = { $left ->
    [0] Rescue comes nearer and reaches the star.
    [one] Rescue comes nearer: 1 space to the star.
   *[other] Rescue comes nearer: { $left } spaces to the star.
 }
log-committed_again = All Hunted take back the Places they played and choose again.
log-token_placed = The { $token } goes to { FORM($places, "the") }.
log-revealed = { $seat } reveals { FORM($places, "the") }.
log-kept_back = { $seat } takes one of two Places back to hand.
log-power_used = { $seat } uses the { $place }.
log-power_borrowed = Instead of its own Place, { $seat } uses the power of the { $place }.
log-power_copied = { $seat } copies the { $place }.
log-took_back = { $seat } takes back { FORM($places, "the") }.
log-took_back_hidden = { $seat } takes back { $count ->
    [one] 1 Place
   *[other] { $count } Places
 } behind the Smokescreen.
log-did_nothing = { $seat } does nothing.
log-recovered_all = { $seat } takes the whole discard pile back.
log-place_taken = { $seat } takes { FORM($place, "the") } from the reserve.
log-beach_marked = { $seat } puts the marker on the Beach.
log-beach_used = { $seat } takes the marker off the Beach.
log-marker_spent = { $seat } takes the marker off the Beach with the Amplifier.
log-wreck_used = { $seat } sends a call from the Wreck.
log-drew_survival = { $count ->
    [one] { $seat } draws 1 Survival card.
   *[other] { $seat } draws { $count } Survival cards.
 }
log-drew_survival_own = You have drawn { $card }.
log-kept_survival_own = You keep { $card }.
log-survival_discarded = { $seat } discards { $card }.
log-place_discarded = { $seat } discards { FORM($places, "the") }.
log-place_discarded_hidden = { $seat } discards { $count ->
    [one] 1 Place
   *[other] { $count } Places
 } behind the Smokescreen.
log-blocked = The power of { FORM($place, "the") } does nothing, and { $seat } comes away empty-handed.
log-artemia_hit = The Artemia token strikes { $seat } at { FORM($place, "the") }.
log-target_hit = The Target token strikes { $seat } at { FORM($place, "the") }.
log-caught = The Creature catches { $seat } at { FORM($place, "the") }.
log-exhausted = { $seat } loses the last Will and gathers new strength.
log-anticipated = Anticipation comes true: Assimilation moves 1 extra space for { $seat }.
log-hand_shown = { $seat } shows the Creature { FORM($places, "the") }.
log-hand_shown_public = { $seat } shows the Creature all but 2 of the Places in hand.
log-moved = The Detour leads { $seat } to { FORM($place, "the") } instead.
log-token_moved = The { $token } moves to { FORM($places, "the") }.
log-swapped = { $seat } swaps the played Place and now plays { FORM($places, "the") }.
log-swapped_hidden = { $seat } swaps the played Place behind the Smokescreen.
log-hunt_cards_lost = { $count ->
    [one] 1 Hunt card goes from the Creature's hand under the deck.
   *[other] { $count } Hunt cards go from the Creature's hand under the deck.
 }
log-hunt_cards_lost_own = From your hand under the deck: { $cards }.
log-hunt_cards_lost_open = From the Creature's hand under the deck: { $cards }.
log-forbidden = Nobody may play { FORM($places, "the") } this turn.
log-place_closed = The power of the { $place } does nothing this turn.
log-ignores = The { $token } does not affect { $seat } this turn.
log-river_next = Next turn { $seat } plays 2 Places and goes to one of them.
log-artefact_next = Next turn { $seat } plays 2 Places and resolves both.
log-returned_to_hand = { $seat } returns the { $place } just played to hand.
log-stasis_holds = Stasis keeps the Rescue counter where it is.
log-tracking_next = Next turn the Creature may play 2 Hunt cards.
log-hand_refilled = { $count ->
    [one] The Creature draws 1 Hunt card.
   *[other] The Creature draws { $count } Hunt cards.
 }
log-deck_reshuffled = The discarded Hunt cards are shuffled into a new deck.
log-survival_reshuffled = The discarded Survival cards are shuffled into a new deck.
log-effect_fizzled = { $card } can no longer be played and returns to the hand.
log-game_over_creature = Assimilation is complete: the Creature wins.
log-game_over_hunted = Rescue has come: the Hunted win.

## End of the game

reason-assimilated = The Assimilation counter reached the star: the planet keeps everyone.
reason-rescued = The Rescue counter reached the star: everyone goes home.

## What a Hunted is doing

lays-one = Plays 1 Place
lays-river = River: plays 2 Places and goes to one
lays-artefact = Artefact: plays 2 Places and resolves both
visit-waiting = To be resolved
visit-later = Put off
visit-used = Power used
visit-took = Card taken back
visit-nothing = Nothing done
visit-blocked = Power blocked
visit-caught = Caught by the Creature
visit-artemia = Struck by the Artemia token

## Options

option-expert = Expert variant
    .text = A Hunted who loses the last Will in Reckoning gets only 2 Will back; the third returns by Giving Up, at the Source or with a card.
option-announce = When Resist and Give Up are seen
    .text = Decides whether the Hunted announce them before anyone chooses a Place or choose them in secret instead of a Place.
    .at_once = At once, before any Place is chosen
    .sealed = Once everyone has chosen
option-exhaustion_returns_played = The played Place returns too
    .text = When the last Will is lost in Reckoning, the Place played this turn returns to hand along with the discard pile.
option-deferred_exhaustion = Last Will counted later
    .text = A Hunted left without Will recovers only after the Creature's catches, and not as soon as the last Will is lost.
option-copy_blocked_power = Blocked powers can be copied
    .text = A power that a card blocks at its own Place can still be used from elsewhere, through the Lair or the Gate.
option-stasis_only_auto = Stasis lets the Amplifier through
    .text = Stasis stops only the Rescue step at the end of the turn; the Amplifier can still be played after it.
option-hunt_discard_at_end = Hunt cards discarded at the end of the turn
    .text = Hunt cards reach the discard pile only at the end of the turn, so Flashback cannot repeat a card of the same turn.
option-smokescreen_hides = What the Smokescreen hides
    .text = Decides whether the Creature also fails to see which Places are taken back or discarded while the Smokescreen lasts.
    .moves = The piles, and which Places move
    .piles = The piles only
option-must_place_tokens = All tokens must be placed
    .text = The Creature may not keep back a token it could place.
option-river_and_artefact = River and Artefact in one turn
    .text = Decides what happens when a Hunted could use both in the same turn.
    .choose_one = One is used, the other takes a card back
    .last_counts = Both may be used, the later one counts
option-artefact_order = Order of two Artefact Places
    .text = Decides how far a Hunted in two Places may choose which comes first.
    .category = Free Places first, then Target, Artemia, Creature
    .free = The player's choice
option-clone_replaces_target = Clone switches off other Target cards
    .text = While the Clone is in play, Scream and Toxin have no effect.
option-blocked_lair_harms = A blocked Lair still harms
    .text = A Hunted caught in the Lair loses 2 Will also when a card blocks the Lair's power; otherwise only 1.
option-detour_until = Last moment for Detour
    .text = Decides until when the Creature may still move a Hunted.
    .creature_step = Until the Creature's catches
    .power_used = Until that Hunted has used a Place
option-window_order = Who may play a card when
    .text = Decides whether the players are asked for cards one after another or all at the same time.
    .in_turn = One after another, the Creature last
    .at_once = All at once, the Creature orders the cards
option-hunt_reshuffle = Hunt deck is renewed
    .text = When the Hunt deck runs out its discard pile becomes a new deck; otherwise the Creature draws no more.
option-copy_cards_need_power = Drone and Gate need a usable power
    .text = Drone and Gate may be played only where the power of your own Place could be used.
option-empty_target_waits = A Target token without effect still delays
    .text = A Hunted at a Target token that does nothing uses the Place in the Target step, and not already with the free Places.
option-artemia_by_card = Artemia strikes the printed Place
    .text = After a Detour the Artemia token strikes by the Place printed on the card, and not by where the Hunted is.
option-resist_limit = How often a Hunted may Resist
    .text = Decides how much Will a Hunted may spend on Resisting in one turn.
    .two = 2 Will per turn at most
    .unlimited = As much as they have
option-empty_survival_take_back = Shelter without cards lets you take a card back
    .text = When no Survival card is left, a Hunted at the Shelter may still take a Place back.
option-leaver_bot = Who takes an abandoned seat
    .text = Decides which bot plays for somebody who has left for good.
    .sensible = The sensible bot
    .random = The random bot
option-strike_back_revealed = Strike Back shows the cards
    .text = Everyone sees which Hunt cards Strike Back puts under the deck.

## How sentences name things of a kind

place =
    .the = the { $name }
