### What every page says.

ui-waiting = Waiting for { $names }
ui-waiting-secret = The others decide in secret
ui-waiting-table = The table goes on by itself
ui-game-over = The game is over
ui-close = Close
ui-to-lobby = Back to the lobby
ui-watcher = Spectators
ui-how = How to play
ui-password = Password
ui-password-wrong = That is not the password.
ui-password-give = Open the table
ui-password-note = Whoever runs this server can tell you. Playing at a friend’s table takes no password.
ui-language = Language
ui-line-again = Trying again by itself…
ui-not-there = Not at the table yet
ui-try-again = Try again
ui-you = You
ui-away = away
ui-is-bot = Bot
ui-is-away = Not here
ui-seat = Seat { $seat }
ui-watch-link = Link for watching
ui-link-of = Link: { $of }
ui-copy = Copy
ui-copy-link = Copy the link: { $of }
ui-copied = Copied: paste it into a message.
ui-selected = The link is selected. Press Ctrl+C (on a Mac ⌘C) to copy it.
ui-qr = QR code
ui-qr-of = QR code: { $of }
ui-television = On the television
ui-sitting-down = Taking a seat…
ui-part-lost = A part of the page has not arrived, even after several tries. Load the page again; nothing of your game is lost.
ui-no-server = The server does not answer. Is it running?
ui-not-stolik = Something other than Stolik answered. It may be the sign-in page of this network, or a web server on the way that refuses what the page asks for. Load the page again; if it stays like this, try another network, or tell whoever runs this server.
ui-page-broke = The page has broken
ui-page-broke-do = That is a fault of the page, or of this browser. Your seat and your game are safe. Load the page again; if it stays like this, use another browser and tell whoever runs this server.

## Lobby

ui-lobby-game = The game
ui-lobby-quick = Play now, against bots
ui-lobby-quick-text = { $players } at the table, you are:
ui-lobby-set-table = Set a table
ui-lobby-players = How many play
ui-lobby-seats = Who sits where
ui-lobby-seat-you = You
ui-lobby-seat-here = On this device too
ui-lobby-seat-person = Friend
ui-lobby-name-of = Name of: { $seat }
ui-lobby-name-here = Their name
ui-lobby-bot-kind = Kind of bot
ui-lobby-your-name = Your name
ui-lobby-for = { $least }–{ $most } players
ui-lobby-quick-preset = Choose a game:
ui-lobby-presets = Ready-made
ui-packs = Packs of your own
ui-pack-version = version { $version }
ui-lobby-options = Variants
ui-lobby-table-options = About the table ({ $count })
ui-lobby-rulings = Rulings where the rulebook leaves room ({ $count })
ui-lobby-create = Open the table
ui-lobby-sit = Take my seat
ui-lobby-loading = Loading…
ui-lobby-mine = My tables
ui-yours = Your games and data
ui-mine-since = since { $date }
ui-mine-turn = Turn { $turn }
ui-mine-round = Round { $round }
ui-mine-move = Your move
ui-mine-move-for = Your move, for { $time }
ui-mine-left = You were there { $time } ago
ui-mine-bots = Bots are playing
ui-mine-won = Over: you have won
ui-mine-lost = Over: you have lost
ui-mine-forget = Take { $game } off this list
ui-replay-game = Watch the replay
ui-file-open = Open a saved game
ui-file-lost = The page has been reloaded: open the file again.
ui-lobby-unofficial = Unofficial. Rules implemented from the published rulebooks; texts and pictures are our own. The names of the games belong to their owners.

ui-lobby-learn = Learn by playing
ui-lobby-learn-text = You make every move; a guide says what is going on.
ui-lobby-minutes = { $minutes } min

list-empty = nothing
bot-random = Random bot
bot-beginner = Beginner bot
bot-sensible = Sensible bot
ui-lobby-quick-others = { $bots ->
    [0] Alone.
    [one] With one bot.
   *[other] With { $bots } bots.
 }
ui-lobby-quick-named = { $bots ->
    [0] { $name }, alone
    [one] { $name } with a bot
   *[other] { $name } with { $bots } bots
 }
ui-name-play = Play
ui-name-skip = Skip
ui-mine-cycle = Cycle { $cycle }
ui-mine-with = with { $names }
