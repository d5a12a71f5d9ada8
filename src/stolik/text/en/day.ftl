### What the lobby says after all the rest; of deals that people may know, tables speak too.

ui-day = Deal of the day
ui-day-one = One try for each browser.
ui-day-ends = { $hours ->
    [0] Ends in { $minutes } min.
   *[other] Ends in { $hours } h { $minutes } min (UTC).
 }
ui-day-begun = your try
ui-day-results = Results
ui-day-nobody = Nobody has finished it yet.
ui-day-played = { $count ->
    [one] One person has finished it;
   *[other] { $count } people have finished it;
 } { $won ->
    [0] nobody has won.
    [one] one has won.
   *[other] { $won } have won.
 }
ui-day-somebody = Somebody
ui-day-bots = The host’s bots
ui-day-won = won
ui-day-lost = lost
ui-day-points = { $points } points
ui-day-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
ui-day-yesterday = Yesterday
ui-day-again = Play yesterday’s deal
ui-deal-seed = Seed { $seed }
ui-seed-more = More
ui-seed = Seed of the deal
ui-seed-why = A whole number. Whoever knows it can know every secret, so everybody at the table is told, and the game does not count in the statistics.
ui-dealt-typed = Whoever knows the seed can know every secret.
    .name = Typed seed
ui-dealt-again = Somebody may know its secrets.
    .name = A deal played before
ui-dealt-day = One try for each browser.
    .name = Deal of the day

## What else the lobby says

ui-television-text = For a whole room: a large board on this screen, and a code for each seat that a phone can scan.
ui-lobby-ready = The table is set
ui-lobby-look-on = Watch the table
ui-lobby-ready-text = Send each friend the link of their seat. Whoever opens a link sits there; the game has already begun and waits for them.
ui-only-here = Only this computer can open these links.
ui-only-here-how = To let friends in your network in, stop Stolik and start it with
ui-only-here-or = or
ui-reach = Address for friends
ui-lobby-sit-here = Begin on this device
ui-name-asked = What shall we call you?
ui-name-leave = Not now
ui-name-asked-text = Your name appears at your seat and in the log. It is kept in this browser, and you can change it later.
ui-mine-closed = Cannot be opened here: begun under other rules
ui-mine-all = Show all { $count }
ui-mine-fewer = Show fewer
ui-lobby-take-back = Go back further than Undo
ui-lobby-take-back-text = If everybody agrees, even past dice and cards, which are then drawn again. Alone with bots it happens at once.

## The word of whoever runs the server, which tables show too

ui-house-says = From whoever runs this server:
ui-house-restarts = The server restarts { $when }. Games are kept.
ui-house-restarts-now = The server restarts now. Games are kept, and this page comes back by itself.
ui-house-read = I have read it

## Open tables

ui-open = Open tables
ui-open-about = Strangers welcome: press a free seat and it is yours.
ui-open-none = No table is waiting for strangers any more.
ui-open-how = Strangers may sit here too: set a seat to “Friend”, and you can open the table to anybody on this server.
ui-open-sit = Sit down: { $seat }
ui-open-at = { $game } with { $names }
ui-open-seats = Seats
ui-open-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
 }
ui-open-waits = waits { $time }
ui-open-new = just opened
ui-open-language = in { $language }
ui-open-without = without “{ $option }”
ui-open-all = All open tables: { $count }
ui-open-fewer = Fewer open tables
ui-open-anybody = Open to anybody on this server
ui-open-anybody-text = The table is listed in the lobby, with your name, and anybody who reaches this server may take a seat that is set to “Friend”.
ui-open-ready-text = Your table is in the list of open tables. Sit down, and others will come; the links are for friends, and whoever opens one has that seat.
ui-open-state = Open to anybody
ui-open-on = { $free ->
    [0] All seats are taken, so the table is not in the list.
    [one] One seat is free, and anybody on this server may take it.
   *[other] { $free } seats are free, and anybody on this server may take them.
 }
ui-open-off = No more strangers can sit down.
ui-open-close = Let nobody else in
ui-open-again = Let strangers in again
ui-open-bots = Begin with bots now
ui-open-came = came from the list
ui-open-remove-of = Remove { $of }
ui-open-remove-sure = This person is sent away at once and cannot come back from the list. The seat is free again.
ui-open-remove-not = Let them stay
