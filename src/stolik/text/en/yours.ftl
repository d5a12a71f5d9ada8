### What the page of a person's own games and data says.

ui-yours-none = No game yet
ui-yours-none-text = Once a game of yours is over, it is counted here: your role, the others, how long it took, and whether you won. Play one against bots; you need no account.
ui-yours-play = Choose a game
ui-yours-filter = Which games are counted
ui-yours-any-game = All games
ui-yours-any-players = Any number
ui-yours-any-company = Anyone
ui-yours-no-such = You have not played such a game yet.
ui-yours-note = Counted in this browser only, once a game at one of your seats is over. Guided games and practice tables do not count.
ui-yours-sum = { $played ->
    [one] 1 game, { $won ->
        [0] lost
       *[other] won
     }
   *[other] { $played } games, { $won } won
 }
ui-yours-usually = Usually { $lengths }
ui-yours-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
 }
ui-yours-turn = { $n ->
    [one] 1 turn
   *[other] { $n } turns
 }
ui-yours-round = { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
ui-yours-score = Points: { $best } at best, { $mean } on average
ui-yours-by-role = By role
ui-yours-by-players = By number of players
ui-yours-by-company = By company
ui-yours-by-variants = Variants and packs
ui-yours-won-of = { $won } of { $played } won
ui-yours-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
ui-yours-people = People only

## Taken along

ui-along = Take it along
ui-along-text = Your tables, name, settings and games can move on with you to another browser or phone. Whatever is there already stays.
ui-along-link = Make a link
ui-along-link-text = It works once and for ten minutes. Open it on your other device, or scan its code there. It gives all your seats to whoever opens it, so do not show it to anybody. The server keeps only an encrypted copy that it cannot read.
ui-along-no-link = This page was not opened over HTTPS, and browsers encrypt only there. Save a file here and open it on the other device.
ui-along-save = Save as a file
ui-along-open = Open such a file
ui-along-file-text = The file is not encrypted: whoever has it can play your seats. Delete it once it has been opened.
ui-along-not-ours = This is not a file that Stolik saved for another device.
ui-along-arrives = From your other device
ui-along-arrives-text = Tables, name, settings and games from your other device wait here. Fetch them only if you made this link yourself; it works once.
ui-along-fetch = Fetch them
ui-along-unreadable = What was fetched cannot be read: the link was not complete. Make a new one on the other device.
ui-along-came = What has arrived:
ui-along-nothing-new = Everything was here already.
ui-along-tables = { $n ->
    [one] 1 table
   *[other] { $n } tables
 }
ui-along-games = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
 }
ui-along-name = Your name: { $name }
ui-along-settings = Your settings
ui-along-left = { $n ->
    [one] 1 table found no room in the list.
   *[other] { $n } tables found no room in the list.
 }

## Forgotten

ui-forget = Forget me
ui-forget-text = Delete what this browser and your seats have kept about you. You will first see what will go.
ui-forget-ask = What would go?
ui-forget-goes = This goes, for good
ui-forget-goes-browser = In this browser: your list of tables, your name, your settings, your games and everything else that Stolik keeps here.
ui-forget-goes-notes = At every table of your list: the notes and reports of your seat, the ways to call you, and the links to moments that you made there.
ui-forget-goes-name = At every table of your list: your name. The seat then bears the name of its role again.
ui-forget-stays = This stays
ui-forget-stays-games = The games themselves. Unfinished ones go on and wait for your seat.
ui-forget-stays-talk = What you said in the talk. It belongs to the table; only your name goes from it.
ui-forget-stays-links = The links of your seats, which still play. Keep those that you still want to use: this browser will no longer know them.
ui-forget-stays-house = What this server counts: how games ended, without names, links or days.
ui-forget-links = { $n ->
    [one] The link of your seat
   *[other] The links of your { $n } seats
 }
ui-forget-not = Keep everything
ui-forget-now = Forget me now
ui-forget-done = You are forgotten, here and at your tables.
ui-forget-missed = { $n ->
    [one] At 1 table the server could not do it: the table cannot be opened here.
   *[other] At { $n } tables the server could not do it: they cannot be opened here.
 }
