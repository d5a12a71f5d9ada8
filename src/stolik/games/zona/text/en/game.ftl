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
    .text = How characters are chosen: one of two; one of three drafted, or of two with four players (our variant: keep one, pass the rest to the left); or any.
    .two = one of two
    .draft = drafted
    .all = any
option-quick = Quick expedition
    .text = Our variant: six fewer rumours, one secret is enough (it counts as two), and of each Sarcophagus card only the first and the last paragraph are read.
option-shared = Shared expedition
    .text = Our variant: all win when one reaches the Source. Scavengers in the same place may give each other items and money once per turn. All lose when two scavengers have died, and the emission track is one space shorter.
option-steady_hands = Steady hands
    .text = Our variant: once per game, each player may discard the Sarcophagus card just drawn and draw another one for 2 fatigue.
option-heir = Heir
    .text = Our variant: whoever enters the Zone after a scavenger has died receives all secrets of the dead scavenger and half the money, in whole hundreds.
option-open_events = Open events
    .text = Our variant: all endings of an event's scene can be read before choosing.
option-fatigue_min = Lowest fatigue
    .text = How far fatigue can be reduced; the dial starts at 1.
    .one = 1
    .zero = 0
option-excess_emission = Excess on the emission track
    .text = What happens to steps beyond the last space of the emission track.
    .lost = is lost
    .kept = counts after the emission
option-second_secret = A second secret of one location
    .text = Whether a second secret of the same location brings a find.
    .discarded = is discarded
    .find = brings a find
option-prices = Protection from costs
    .text = Whether you may protect yourself from the damage that a lock or the backfire of an artefact costs you.
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
alone-solo = Alone in the Zone
alone-rivals = Against two bots

## Questions

ask-action = What do you do?
ask-action-first = First of two actions: where do you go, or what do you do?
ask-action-second = Second and last action: where do you go, or what do you do?
ask-action-over = Both actions are done: use something, or end the day.
ask-another = { $about }: which scavenger does it happen to?
ask-backfire = { $about } backfires on you: how do you pay for it?
ask-before_encounter = You are about to meet { $about }: do you use anything first?
ask-before_roll = { $about }: do you use anything before you roll?
ask-buy = What do you buy?
ask-camp = You have rested in camp: what else do you do here?
ask-camp_items = You make camp: do you use anything to rest better?
ask-change_from = { $about }: which damage do you change?
ask-change_to = { $about }: what damage do you change it into?
ask-character = Which scavenger enters the Zone?
ask-choose = { $about }: what do you choose?
ask-crowbar = Which crowbar do you use?
ask-cure = Which trauma do you remove?
ask-discard = What do you discard?
ask-draft = Which character do you set aside for yourself? You pass the others to the left.
ask-draw_again = { $about }: do you discard this card for 2 fatigue and draw another one?
ask-drop = Which item do you drop?
ask-find = { $about }: which find do you take?
ask-flee_or_fight = { $about }: do you flee or confront it?
ask-fly = { $about }: where do you relocate to?
ask-heal = How much damage do you heal, for 200 ₽ each?
ask-keep = Which card do you keep?
ask-keep_secret = Which secret do you keep for the next scavenger?
ask-leave = Which card do you discard?
ask-leave_facility = { $about }: where do you go?
ask-look = Which deck do you look at?
ask-make_room = Your backpack is full. What do you drop?
ask-mark = { $about }: what do you mark?
ask-may = { $about }: do you take the offer?
ask-may-offer = { $about }: do you want to { FORM($offer, "to") }?
ask-modify = { $about }: do you change the roll?
ask-more_junk = { $about }: do you take 1 extra junk card?
ask-new_scavenger = Your scavenger is dead. Who sets out now?
ask-partner = Who do you share with?
ask-pay = How do you pay?
ask-pick_threat = Which threat do you face?
ask-protect = You are taking damage ({ $about }). What protects you?
ask-protect_from = Which damage do you block?
ask-relocate = Where do you relocate to?
ask-reorder = In which order do you put the cards back? The first will be on top.
ask-repair = What do you repair?
ask-reroll = Which die do you reroll?
ask-reroll_some = Which dice do you reroll?
ask-run = The emission “{ $about }” is coming. Do you run to a bunker for 2 fatigue?
ask-sell = What do you sell?
ask-sell_some = What do you sell? You may choose several things.
ask-sell_better = { $about }: do you use it to sell for more?
ask-share = What do you give to { $about }?
ask-trade = What do you buy from or sell to the trader?
ask-trauma = You suffer a trauma: which attribute does it weaken?
ask-tunnel = { $about }: where do you go?
ask-use_item = What do you use?
ask-use_map = { $about }: do you use it so that the shortcut deals no damage?
ask-use_nest = { $about }: do you use it to gain 1 less fatigue?
ask-voice_area = { $about }: which area do you choose as the Voice of the Zone?
ask-voice_lock = You are the Voice of the Zone: which closed location gets a new lock?
ask-voice_threat = You are the Voice of the Zone: { $about } enters an area with several threats. Which one is in the way?
ask-voice_token = You are the Voice of the Zone: which area gets a threat token?
ask-wear = { $about }: do you put it on right away?
ask-wear_item = Which item takes the damage?

## The log

log-ability = { $seat } uses the ability of { $character }.
log-area_action = { $seat } takes the area action of { FORM($area, "the") }.
log-board_cleared = All threat tokens and the timed rumour leave the board.
log-board_for_threats = Starting threats also come from the board of { $character }.
log-bought = { $seat } buys { FORM($item, "the") } for { $n } ₽.
log-cured = { $seat } removes a trauma from { $attribute }.
# From games begun before version 8.
log-damage = { $seat } takes { $radiation } radiation, { $disturbance } disturbance and { $wound } wounds.
log-defeated = { $seat } defeats { FORM($threat, "the") }.
log-died = { $character }, played by { $seat }, dies.
log-discarded = { $seat } discards { FORM($item, "the") }.
    .again = { $seat } discards it.
log-drawn = { $seat } draws { FORM($item, "the") }.
log-drawn_again = { $seat } uses steady hands, discards this card and draws another one.
log-emission = The emission “{ $card }” sweeps the Zone.
log-emission_back = New threats will come to { FORM($areas, "the") }.
log-emission_marker = The emission marker moves to space { $n }.
log-encounter = { $seat } encounters { FORM($threat, "the") }.
log-event = { $seat } reads a card: { $event }.
log-scene = { $event }: { $scene }
log-ending = { $ending }
log-exhausted = { $seat } reaches maximum fatigue.
log-facility = The { $area } is closed by “{ $lock }”.
log-failed = { $seat } fails the test ({ $by }).
log-fatigue = { $seat } gains { $n } fatigue.
log-finds = The finds here are { FORM($items, "the") }.
log-finds_left = Nobody took { FORM($items, "the") } from { FORM($area, "the") }.
log-fled = { $seat } flees from { FORM($threat, "the") }.
log-found = { $seat } takes { FORM($item, "the") } from the finds.
log-gave = { $seat } gives { FORM($item, "the") } to { $other }.
log-gave_money = { $seat } gives { $n } ₽ to { $other }.
log-gave_up = { $seat } gives up { FORM($thing, "the") } ({ $by }).
log-harmed = { $seat } takes { $radiation ->
    [0] { $disturbance ->
        [0] { $wound ->
            [one] 1 wound
           *[other] { $wound } wounds
        }
       *[other] { $disturbance } disturbance{ $wound ->
            [0] { "" }
            [one] {" "}and 1 wound
           *[other] {" "}and { $wound } wounds
        }
    }
   *[other] { $radiation } radiation{ $disturbance ->
        [0] { "" }
       *[other] , { $disturbance } disturbance
    }{ $wound ->
        [0] { "" }
        [one] , 1 wound
       *[other] , { $wound } wounds
    }
} ({ $by }).
log-healed = { $seat } heals { $n } damage.
log-item_damaged = { $seat } damages { FORM($item, "the") } ({ $by }).
log-looked = { $seat } looks at { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the deck of { $deck }.
log-lost = { $seat } loses { $n } ₽ ({ $by }).
log-marked = { $seat } marks { FORM($area, "the") } ({ $rumour }).
log-mission_failed = { $seat } fails the mission and discards its card.
log-moved = { $seat } moves to { FORM($area, "the") }.
log-new_lock = The { $area } is now closed by “{ $lock }”.
log-offered = { $seat } chooses among { $characters }.
log-on_market = The market now offers { FORM($item, "the") }.
log-opened = { $seat } opens { FORM($area, "the") }.
log-overtired = { $seat } goes beyond maximum fatigue and takes { $n } damage, which cannot be prevented.
log-paid = { $seat } pays { $n } ₽.
log-paragraph = { $seat } reads paragraph { $n }.
log-passed = { $seat } passes the test ({ $by }).
log-passed_turn = { $seat } passes.
log-pushed = { $seat } pushes the test ({ $by }) and gains 1 fatigue.
log-put_on = { $seat } puts on { FORM($item, "the") }.
    .again = { $seat } puts it on.
log-ran = { $seat } runs to the bunker in { FORM($area, "the") }.
log-relocated = { $seat } relocates to { FORM($area, "the") }.
log-repaired = { $seat } repairs { FORM($item, "the") }.
log-reputation = { $seat } now has a { $reputation } reputation.
log-rerolled = { $seat } rerolls and gets { $total } against difficulty { $difficulty } ({ $dice }).
log-reshuffled = The deck of { $deck } is shuffled again.
log-rested = { $seat } loses { $n } fatigue.
log-rests = { $seat } rests.
log-rolled = { $seat } tests { $attribute } and gets { $total } against difficulty { $difficulty } ({ $dice }).
log-roubles = { $seat } takes { $n } ₽.
log-round = Round { $n } begins. The Voice of the Zone is { $voice }.
log-rumour = A rumour spreads: “{ $rumour }”.
log-saw = You look at { $cards }.
log-secret = { $seat } discovers a secret.
log-secret_known = { $seat } already knows the secret of this location.
log-sets_out = { $seat } sets out from { FORM($area, "the") } as { $character }.
log-sold = { $seat } sells { FORM($item, "the") } for { $n } ₽.
log-taken = { $seat } takes { FORM($item, "the") }.
log-threat_drawn = { $seat } draws { FORM($threat, "the") } as a threat.
log-tired = { $seat } gains { $n } fatigue ({ $by }).
log-token_placed = The { $threat } appears in { FORM($area, "the") }.
log-took_off = { $seat } takes off { FORM($item, "the") }.
log-trauma = { $seat } suffers a trauma to { $attribute }.
log-trophy = { $seat } keeps { FORM($threat, "the") } as a trophy.
log-trophy_gone = { $seat } gives up { FORM($threat, "the") }, a trophy.
log-used = { $seat } uses { FORM($item, "the") }.
log-voice = { $seat } is the first Voice of the Zone.
log-won = { $seat } reaches the Source.
log-worn_out = { $seat } damages { FORM($item, "the") } by using it.
    .again = { $seat } damages it.
