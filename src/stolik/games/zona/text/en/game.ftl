### Zona: questions, log, options.

## The game and its roles

game-zona = Zona: The Secret of Chernobyl
    .text = Cross the Zone from the Borderland to the Sarcophagus, discover two secrets and reach the Source before the others and before the rumours run out.
role-scavenger = scavenger
    .text = A scavenger crosses the Zone alone and wins alone.
seat-0 = First scavenger
seat-1 = Second scavenger
seat-2 = Third scavenger
seat-3 = Fourth scavenger
reason-source_reached = The Source is found: the scavenger who reached it wins.
reason-sarcophagus_exhausted = The last event of the Sarcophagus is gone: everybody loses.
reason-expedition_lost = Two scavengers of the shared expedition have died: everybody loses.
reason-no_rumours_left = The rumours have run out and the final emission has come: everybody loses.

## Options

option-facilities = Secret locations
    .text = Where the secret locations lie on the board.
    .random = at random
    .first_game = as in a first game
option-characters = Choice of characters
    .text = Whether each player chooses one of two characters, drafts three (two with four players) and keeps one (our variant: one is laid aside, the rest passed to the left), or all choose freely.
    .two = one of two
    .draft = drafted
    .all = any
option-quick = Quick expedition
    .text = Our variant: six rumours fewer, one secret is enough (it counts as two), and of each Sarcophagus card only the first and the last paragraph are read.
option-shared = Shared expedition
    .text = Our variant: all win when one reaches the Source. Scavengers in the same place may give each other items and money once a turn. All lose when two scavengers have died, and the emission track is one space shorter.
option-steady_hands = Steady hands
    .text = Our variant: once a game each player may discard the Sarcophagus card just drawn and draw another one, for 2 fatigue.
option-heir = Heir
    .text = Our variant: whoever enters the Zone after a dead scavenger has all secrets of the dead one, and half of the money in whole hundreds.
option-open_events = Open events
    .text = Our variant: all ways in which the scene of an event may end can be read before one decides.
option-fatigue_min = Lowest fatigue
    .text = How far fatigue can be reduced; the dial starts at 1.
    .one = 1
    .zero = 0
option-excess_emission = Excess on the emission track
    .text = What becomes of steps beyond the last space of the emission track.
    .lost = is lost
    .kept = counts after the emission
option-second_secret = A second secret of one location
    .text = Whether a second secret of the same location brings a find.
    .discarded = is discarded
    .find = brings a find
option-prices = Protection from prices
    .text = Whether one may protect oneself from the damage of a lock that is opened, and of the backfire of an artefact.
    .protected = is allowed
    .bare = is not allowed
option-last_rumour = The last rumour
    .text = When the rumours have run out: as soon as the last one has been resolved, or one round later, when none can be drawn.
    .lost = ends the game
    .played = leaves one more round
option-hostile = Hostile Zone
    .text = Our variant: each emission also places a green and a yellow mutant on areas the Voice of the Zone chooses.
preset-first = A first game
    .text = The secret locations lie as recommended for a first game.
preset-usual = A usual game
    .text = The full rules, the secret locations at random.
preset-quick = A quick game
    .text = Fewer rounds, one secret is enough, shorter cards in the Sarcophagus.
preset-together = Together
    .text = All win or lose together and share what they have.
preset-hard = A hard game
    .text = A hostile Zone: every emission brings more mutants, and the next one comes sooner.

## Questions

ask-action = Your action
ask-another = { $about }: which scavenger will it happen to?
ask-backfire = Backfire ({ $about }): how do you pay for it?
ask-before_encounter = { $about }: what do you use before the encounter?
ask-before_roll = Test ({ $about }): what do you use before rolling?
ask-buy = What do you buy?
ask-camp = Camping: what do you do?
ask-camp_items = Camping: what do you use to rest better?
ask-change_from = { $about }: which damage do you change?
ask-change_to = { $about }: into which damage do you change it?
ask-character = As whom do you enter the Zone?
ask-choose = { $about }: what do you choose?
ask-crowbar = Which crowbar do you use?
ask-cure = Which trauma do you remove?
ask-discard = What do you discard?
ask-draft = Which character do you lay aside for yourself? The others go to the left.
ask-draw_again = { $about }: discard this card for 2 fatigue and draw another one?
ask-drop = Which item do you drop?
ask-find = { $about }: which find do you take?
ask-flee_or_fight = { $about }: do you flee or confront it?
ask-fly = { $about }: where do you relocate?
ask-keep = Which card do you keep?
ask-keep_secret = Which secret do you keep for the next scavenger?
ask-leave = Which card do you discard?
ask-leave_facility = { $about }: where do you go out?
ask-look = Which deck do you look at?
ask-make_room = The backpack is full. What do you drop?
ask-mark = { $about }: what do you mark?
ask-may = { $about }: do you accept?
ask-modify = Test ({ $about }): what do you change in the result?
ask-more_junk = { $about }: do you take 1 more junk?
ask-new_scavenger = Your scavenger is dead. As whom do you set out now?
ask-partner = With whom do you share?
ask-pay = How do you pay?
ask-pick_threat = Which threat do you face?
ask-protect = You are taking damage ({ $about }). What protects you?
ask-protect_from = From which damage do you protect yourself?
ask-relocate = Where do you relocate?
ask-reorder = In which order do you put the cards back? The first will be on top.
ask-repair = What do you repair?
ask-reroll = Which die do you reroll?
ask-reroll_some = Which dice do you reroll?
ask-run = An emission is coming: { $about }. Do you run to a bunker (fatigue up by 2)?
ask-sell = What do you sell?
ask-sell_better = { $about }: use it to sell for more?
ask-share = What do you give to { $about }?
ask-trade = What do you buy from or sell to the trader?
ask-trauma = You suffer a trauma. Which attribute does it weaken?
ask-tunnel = { $about }: where do you go?
ask-use_item = What do you use?
ask-use_map = { $about }: use it so that the shortcut does no damage?
ask-use_nest = { $about }: use it so that fatigue rises by 1 less?
ask-voice_area = The Voice of the Zone chooses an area ({ $about })
ask-voice_lock = The Voice of the Zone chooses the closed location that gets a new lock
ask-voice_threat = You are the Voice of the Zone: { $about } walks in among threats. Which one stands in the way?
ask-voice_token = The Voice of the Zone chooses the area that gets a threat token
ask-wear = { $about }: put it on at once?
ask-wear_item = Which item takes the damage?

## The log

log-ability = { $seat } uses an ability: { $character }.
log-area_action = { $seat } takes the area action: { $area }.
log-board_cleared = All threat tokens and the timed rumour leave the board.
log-board_for_threats = Starting threats also come from the board of { $character }.
log-bought = { $seat } buys: { $item } ({ $n } ₽).
log-cured = { $seat } removes a trauma: { $attribute }.
# From games begun before version 8.
log-damage = { $seat } takes damage: radiation { $radiation }, disturbance { $disturbance }, wounds { $wound }.
log-defeated = { $seat } defeats: { $threat }.
log-died = { $character } dies ({ $seat }).
log-discarded = { $seat } discards: { $item }.
log-drawn = { $seat } draws: { $item }.
log-drawn_again = { $seat } keeps steady hands: { $event } is discarded, another card is drawn.
log-emission = Emission: { $card }.
log-emission_back = New threats will come to: { $areas }.
log-emission_marker = Emission marker: space { $n }.
log-encounter = { $seat } encounters: { $threat }.
log-event = { $seat } reads: { $event }.
log-scene = { $event }: { $scene }
log-ending = { $ending }
log-exhausted = { $seat }: fatigue is at its maximum.
log-facility = { $area } – lock: { $lock }.
log-failed = { $seat } fails the test ({ $by }).
log-fatigue = { $seat }: fatigue rises by { $n }.
log-finds = The finds that lie here: { $items }.
log-fled = { $seat } flees: { $threat }.
log-found = { $seat } takes a find: { $item }.
log-gave = { $seat } gives { $item } to { $other }.
log-gave_money = { $seat } gives { $n } ₽ to { $other }.
log-gave_up = { $seat } gives up: { $thing } ({ $by }).
log-harmed = { $seat } takes damage: { $radiation ->
    [0] { $disturbance ->
        [0] wounds { $wound }
       *[other] disturbance { $disturbance }{ $wound ->
            [0] { "" }
           *[other] , wounds { $wound }
        }
    }
   *[other] radiation { $radiation }{ $disturbance ->
        [0] { "" }
       *[other] , disturbance { $disturbance }
    }{ $wound ->
        [0] { "" }
       *[other] , wounds { $wound }
    }
} ({ $by }).
log-healed = { $seat } heals damage: { $n }.
log-item_damaged = { $seat }: damage – { $item } ({ $by }).
log-looked = { $seat } looks at cards ({ $n }): { $deck }.
log-lost = { $seat } loses { $n } ₽ ({ $by }).
log-marked = { $rumour }: { $seat } marks { $area }.
log-mission_failed = { $seat }: the mission has failed, the card is discarded.
log-moved = { $seat } moves: { $area }.
log-new_lock = { $area } – new lock: { $lock }.
log-offered = { $seat } chooses among: { $characters }.
log-on_market = On the market: { $item }.
log-opened = { $seat } opens: { $area }.
log-overtired = { $seat } is beyond exhaustion: damage { $n }, which nothing prevents.
log-paid = { $seat } pays { $n } ₽.
log-paragraph = { $seat } reads paragraph { $n }.
log-passed = { $seat } passes the test ({ $by }).
log-passed_turn = { $seat } passes.
log-pushed = { $seat } pushes the test ({ $by }): fatigue rises by 1.
log-put_on = { $seat } puts on: { $item }.
log-ran = { $seat } runs to a bunker: { $area }.
log-relocated = { $seat } relocates: { $area }.
log-repaired = { $seat } repairs: { $item }.
log-reputation = { $seat } – reputation: { $reputation }.
log-rerolled = { $seat } rerolls: { $dice } – { $total } of { $difficulty }.
log-reshuffled = The deck is shuffled anew: { $deck }.
log-rested = { $seat }: fatigue falls by { $n }.
log-rests = { $seat } rests.
log-rolled = { $seat } rolls ({ $attribute }, difficulty { $difficulty }): { $dice } – { $total }.
log-roubles = { $seat } takes { $n } ₽.
log-round = Round { $n }. The Voice of the Zone is { $voice }.
log-rumour = Rumour: { $rumour }.
log-saw = The cards seen: { $cards }.
log-secret = { $seat } discovers a secret.
log-secret_known = { $seat } already knows the secret of this location.
log-sets_out = { $seat } sets out: { $character }, { $area }.
log-sold = { $seat } sells: { $item } ({ $n } ₽).
log-taken = { $seat } takes: { $item }.
log-threat_drawn = { $seat } draws a threat: { $threat }.
log-tired = { $seat }: fatigue rises by { $n } ({ $by }).
log-token_placed = { $threat } appears: { $area }.
log-took_off = { $seat } takes off: { $item }.
log-trauma = { $seat } suffers a trauma: { $attribute }.
log-trophy = { $seat } keeps a trophy: { $threat }.
log-trophy_gone = { $seat } gives up a trophy: { $threat }.
log-used = { $seat } uses: { $item }.
log-voice = { $seat } is the Voice of the Zone first.
log-won = { $seat } reaches the Source.
log-worn_out = { $seat }: damage – { $item }.
