### What the board of Zona says.

## The page

board-parts = Views
board-part-map = Map
board-part-sheet = Scavenger
board-part-zone = The Zone
board-map = The Zone: areas, their neighbours, who and what is there
board-sheet = The board of { $seat }
board-own-sheet = Back to my board
board-open-sheet = opens this board
board-close = Close
board-everybody = Scavengers
board-voice = the Voice of the Zone
board-clock = Emission and rumours
board-round = Round { $n }
board-phase-setup = Getting ready
board-phase-actions = Actions
board-phase-events = Events
board-phase-over = The end
board-phase-rumours = Rumours
board-actions = { $seat }: { $n ->
    [0] no actions left
    [one] 1 action left
   *[other] { $n } actions left
 }
board-nothing = nothing
board-next = The next scavenger, chosen from the free characters, sets out at the end of this round.
board-out = Nobody else will set out: no free character is left.
board-muster = Before the expedition
board-state-choosing = is choosing
board-state-chosen = has chosen
board-state-to-choose = chooses after others
board-state-dead = dead, another will set out
board-state-out = dead, nobody follows
board-left-behind = { $n ->
    [one] 1 character stays at home
   *[other] { $n } characters stay at home
 }
board-free = { $n ->
    [one] 1 character is free
   *[other] { $n } characters are free
 }
board-nobody = nobody in the Zone
board-scene = What happens to { $seat }
board-found = A find
board-found-does = One of these things goes with you, the others stay for those who come later.
board-drawn = Drawn cards
board-in-the-way = Who stands in the way
board-offer = Cards to choose from
board-goal = Arm yourself, discover { $secrets ->
    [one] the secret of one secret location
   *[other] the secrets of two secret locations
 }, then cross the red sector and be the first to reach the Source in the Sarcophagus. Emissions burn whoever stays outdoors; when the rumours run out, everybody loses.

## The map

board-sector-green = green sector
board-sector-yellow = yellow sector
board-sector-red = red sector
board-sector-bunker = bunker
board-sector-sarcophagus = Sarcophagus
board-people = here: { $names }
board-threats = threats: { $names }
board-marked = marked by a rumour: { $rumour }
board-entrance = entrance to { $facility }
board-near = Neighbours: { $near }
board-way = { $area } (shortcut: 1 { $damage })
board-cost = The shortcut costs 1 { $damage }.
board-open = open
board-closed = closed, lock: { $lock }
board-lock = Lock: { $lock }. { $does }
board-lock-open = Opened: { $lock }
board-lock-costs = Closed. { $lock }: { $does }
board-looted = looted
board-events = { $n ->
    [one] 1 event left
   *[other] { $n } events left
 }
board-finds = { $n ->
    [0] no finds
    [one] 1 find
   *[other] { $n } finds
 }
board-known-finds = Finds here: { $names }.
board-entered = entered from: { $near }

## A scavenger

board-attributes = Attributes
board-attribute = { $attribute } { $n }
board-attribute-hurt = { $attribute } { $n }, with a trauma
board-fatigue = fatigue
board-fatigue-of = fatigue { $n } of { $of }
board-area = area
board-money = money
board-damage = damage
board-damage-of = damage { $n } of { $of }
board-fortitude = fortitude { $n }
board-roubles = { $n } roubles
board-reputation = reputation
board-reputation-bad = bad reputation
board-reputation-neutral = neutral reputation
board-reputation-good = good reputation
board-secrets-of = { $n ->
    [0] no secrets
    [one] 1 secret
   *[other] { $n } secrets
 }
board-secrets-toward = { $n } of { $of } secrets
board-steady = steady hands unused
board-endings = How it may end
board-no-secret = undiscovered
board-quest = The way to the Source
board-quest-secrets = Secrets of secret locations: { $n } of { $of }
board-quest-way = With them you get from Pripyat or Moscow's Eye into the Power Plant, and from there into the Sarcophagus.
board-traumas-of = traumas: { $names }
board-ability-used = ability used
board-starts = starts in { $area }

## Answers

board-note-action = 1 action
board-note-camp = camping: rest, healing, repairs, the market
board-note-search = encounter: { $names }
board-note-rested = fatigue is already at its lowest
board-note-fight = test: { $attribute } { $n }
board-note-pass = { $n ->
    [one] the last action is lost
   *[other] { $n } actions are lost
 }

## Belongings

board-pack = Backpack
board-worn = Worn
board-small = Small items, trophies
board-drag-here = Drag here to drop
board-place-pack = in the backpack
board-place-worn = worn
board-place-small = small
board-boxes = { $left } of { $of } uses left
board-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
 }
board-single = single use
board-durable = durable
board-exploitable = wears out
board-spent = used this round
board-price = { $n } ₽

## The market

board-market = Market
board-market-open = { $n ->
    [2] 2 columns open to you
    [3] 3 columns open to you
   *[other] all columns open to you
 }
board-for-neutral = only with neutral or good reputation
board-for-good = only with good reputation
board-sold-out = sold
board-selling = What you can sell

## Threats, tests, damage

board-green-mutant = green mutant
board-green-anomaly = green anomaly
board-yellow-mutant = yellow mutant
board-yellow-anomaly = yellow anomaly
board-threat-tests = detection { $detection }, confrontation { $attribute } { $difficulty }
board-threat-damage = damage: { $damage }
board-step-detection = detection
board-step-confrontation = confrontation
board-stake-lost = Lose:
board-stake-won = Win:
board-test-needs = difficulty { $n }
board-test-sum = { $attribute } { $value }, successes { $hits }, failures { $misses }, items { $bonus }: result { $total }
board-passed = Success
board-failed = Failure
board-die = { $die }: { $face }
board-chance = Chance of success { $n }
board-chance-push = With a push { $n }
board-chance-best = with all that helps { $n }
board-helpful = What may help
board-packet = Incoming damage

## Emission and rumours

board-emission-of = Emission: { $n } of { $of }
board-rumours-left = { $n ->
    [one] 1 rumour left
   *[other] { $n } rumours left
 }
board-no-rumour = no rumour in force

## The end

board-winner = { $names } at the Source
board-zone-won = The Zone has won
board-why-won = { $needed ->
    [one] One secret was enough to open the way, and in round { $round } it led to the Source.
   *[other] With { $needed } secrets the way was open, and in round { $round } it led to the Source.
 }
board-why-rival = The nearest rival, { $names }, had { $n } of { $needed } secrets.
board-why-lost = After { $round } rounds { $names } came nearest, with { $n } of the { $needed } secrets that open the way.
board-why-nobody = In { $round } rounds nobody kept one of the { $needed } secrets that open the way.
board-you-won = You have won.
board-you-lost = You have lost.
board-number-rounds = rounds
board-number-emissions = emissions
board-number-passed = tests passed
board-number-defeated = threats defeated
board-number-bought = things bought
board-number-traumas = traumas
board-number-deaths = deaths
board-number-secrets = secrets at the end
board-now-secrets = Secrets: { $n } of { $needed }
board-number-opened = secret locations opened
board-number-locations = secret locations opened
board-number-failed = tests failed
board-number-ways = moves
board-routes = Everybody’s ways through the Zone
board-finds-left = Nobody took these finds: { $finds }.

## In a terminal

board-secrets = secrets
board-storm-in = New threats come to: { $areas }.
board-mark-on = Marked: { $place }.
