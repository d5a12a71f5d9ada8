### Clocks: set in the lobby once the rest of it is there, and seen at the tables that have them.

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
ui-clock-starts = Your clock runs: { $time }.
ui-clock-paused = The clocks are paused.
ui-clock-wished = { $wish } of { $all } want a pause.
ui-clock-pause = Pause
ui-clock-unwish = No pause after all
ui-clock-go = Go on
ui-clock-more = More time
ui-clock-more-of = More time for { $name }
