### What the page of whoever runs the server says.

ui-house = The host’s page
ui-house-played = Tables being played
ui-house-guests = People connected
ui-house-tables = All tables
ui-house-reports = New reports
ui-house-strangers = Open to strangers
ui-house-free = Free on the disk
ui-house-up = Running for

## A word to everybody

ui-house-say = Say something to everybody
ui-house-say-text = Everybody reads it, at the tables and in the lobby, also those who come later, until you take it back or the server restarts.
ui-house-say-words = Your words
ui-house-say-restart = The server restarts
ui-house-say-stays = not now
ui-house-say-do = Say it
ui-house-say-heard = Everybody can read this now.
ui-house-say-end = Take it back

## Tables

ui-house-kept = Tables
ui-house-which = Which tables
ui-house-all = All
ui-house-open = Not over
ui-house-over = Over
ui-house-bin = In the bin
ui-house-search = Somebody’s name, or the table’s id
ui-house-any-game = All games
ui-house-order = In this order
ui-house-by-used = Last used first
ui-house-by-opened = Newest first
ui-house-by-goes = Next to be removed first
ui-house-by-game = By game
ui-house-found = { $n ->
    [0] No such table.
    [one] 1 table.
   *[other] { $n } tables.
 }
ui-house-state-open = not over
ui-house-state-over = over
ui-house-seats = { $people ->
    [0] nobody
    [one] 1 person
   *[other] { $people } people
 }, { $bots ->
    [0] no bot
    [one] 1 bot
   *[other] { $bots } bots
 }
ui-house-fact-opened = Opened
ui-house-fact-used = Last used
ui-house-fact-removed = Removed
ui-house-fact-size = Size
ui-house-fact-strangers = Open to strangers
ui-house-since = since { $since }, { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
 }
ui-house-stays = never
ui-house-goes = { $n ->
    [0] soon
    [one] after 1 day
   *[other] after { $n } days
 }
ui-house-goes-or = { $n ->
    [one] after 1 day
   *[other] after { $n } days
 }, or { $begun } once it has begun
ui-house-who = Who sits there?
ui-house-person = a person
ui-house-save = Save the game
ui-house-keep = Leave it
ui-house-to-bin = Into the bin
ui-house-to-back = Bring it back
ui-house-to-away = Remove it for good
ui-house-to-close = Close to strangers
ui-house-sure-bin = Everybody there is sent away, and its links stop working. You can bring the table back for seven days.
ui-house-sure-away = The game, its talk, its notes and its links are deleted and overwritten. Nobody can bring them back.
ui-house-sure-close = The table leaves the list of open tables for good. Those who sit there stay, and are told that you have closed it.
ui-house-done-bin = Table { $table } is in the bin.
ui-house-done-back = Table { $table } is back, with its links.
ui-house-done-away = Table { $table } is gone.
ui-house-done-close = Table { $table } is closed to strangers.
ui-house-pages = Pages: { $list }
ui-house-before = Back
ui-house-after = On
ui-house-page = { $n } of { $of }

## Reports

ui-house-reported = Reports
ui-house-reported-text = Players say that a rule looks wrong. While a game is played, a report holds only what its seat knew, so you may read it even if you play.
ui-house-which-reports = Which reports
ui-house-new = New
ui-house-done = Done
ui-house-found-reports = { $n ->
    [0] No report.
    [one] 1 report.
   *[other] { $n } reports.
 }
ui-house-spectator = a spectator
ui-house-rule = Rule: { $rule }
ui-house-mark = Mark as done
ui-house-undone = Not done after all
ui-house-file = Save as a file
ui-house-delete = Delete
ui-house-delete-sure = The report is deleted for good. The table stays.

## The machine

ui-house-machine = The server
ui-house-version = Stolik { $version }
ui-house-fact-database = Database
ui-house-fact-memory = Memory used
ui-house-fact-load = Bots’ share of the processors
ui-house-fact-commit = Time to write an answer
ui-house-fact-refused = Failed writes
ui-house-fact-calls = Calls that wait
ui-house-fact-ways = Ways to call people
ui-house-not-yet = not known yet
ui-house-calls-waiting = { $n ->
    [0] fewer than ten
   *[other] { $n } or a few more
 }
ui-house-way-push = browsers
ui-house-way-mail = mail
ui-house-way-hook = webhooks
ui-house-every-ten = These figures are taken every ten minutes and rounded, so that nobody can tell from them when somebody answered in secret.
ui-house-how-long = What is kept, and how long
ui-house-keep-unbegun = { $n ->
    [0] Tables that nobody has begun: for ever.
    [one] Tables that nobody has begun: 1 day with nobody there.
   *[other] Tables that nobody has begun: { $n } days with nobody there.
 }
ui-house-keep-unfinished = { $n ->
    [0] Games that are not over: for ever.
    [one] Games that are not over: 1 day.
   *[other] Games that are not over: { $n } days.
 }
ui-house-keep-finished = { $n ->
    [0] Finished games: for ever.
    [one] Finished games: 1 day.
   *[other] Finished games: { $n } days.
 }
ui-house-keep-binned = Then { $n } days in the bin. Only days on which the server runs count.
ui-house-backup = Back up
ui-house-backup-text = A back-up holds everybody’s secrets, so this page never sends one. On the server’s own computer this writes one that only you may read, also while people play:
