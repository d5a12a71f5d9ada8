### Clocks, and what spectators see later: set in the lobby once the rest of it is there, and seen at the tables that have them.

ui-pace = Pace
ui-pace-none = No clock
ui-pace-move = { $time } a move
ui-pace-bank = { $time }, and { $more } with each move
ui-pace-end = When time is up
    .wait = Nothing happens
    .answer = A bot answers
    .leave = A bot takes the seat
ui-clocks = Clocks
ui-clock-runs = Clock runs
ui-clock-short = Little time left
ui-clock-zero = Time is up
ui-clock-answered = Your time was up: a bot has answered for you.
ui-clock-took = Your time was up: a bot plays your seat.
ui-clock-starts = Your clock runs: { $time }.
ui-clock-paused = The clocks are paused.
ui-clock-wished = Want a pause: { $wish } of { $all }.
ui-clock-pause = Pause
ui-clock-unwish = No pause after all
ui-clock-go = Go on
ui-clock-more = More time
ui-clock-more-of = More time for { $name }
ui-late = Spectators see the table
ui-late-none = As it is now
ui-late-minutes = { $count ->
    [one] One minute later
   *[other] { $count } minutes later
}
ui-late-round = Each round once it is over
ui-late-text = Nobody with the link for watching sees, reads or hears anything sooner, not even the end. A television is late too, unless it is in the browser that set the table.
ui-late-seen = { $count ->
    [one] You see this table one minute later.
   *[other] You see this table { $count } minutes later.
}
ui-late-seen-round = You see each round of this table once it is over.
ui-late-chat = You read the talk up to the moment that you see. Spectators who see the table later cannot talk.
