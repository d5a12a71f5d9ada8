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
ui-day-bots = Bots of the house
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
ui-seed-why = A whole number. Whoever knows it can know every secret, so the table says so to all and counts for no statistics.
ui-dealt-typed = Whoever knows the seed can know every secret.
    .name = Typed seed
ui-dealt-again = Somebody may know its secrets.
    .name = A deal played before
ui-dealt-day = One try for each browser.
    .name = Deal of the day

## What else the lobby says

ui-television-text = For a whole room: the board large on this screen, and each phone takes its seat by scanning a code.
ui-lobby-ready-text = Send each friend the link of their seat. Whoever opens a link sits there; the game has already begun and waits for them.
ui-name-asked-text = The name stands at your seat and in the log. It stays in this browser, and you can change it later.
ui-lobby-take-back = Go back further than Undo
ui-lobby-take-back-text = If everybody agrees, even past dice and cards, which are then drawn again. Alone with bots it happens at once.
