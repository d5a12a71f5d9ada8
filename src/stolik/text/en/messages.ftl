### Words of the house that no game brings along: errors, the command line, bots.
### An error `error-<id>` says what happened and what to do. Its attributes are more exact: the one named by `reason`,
### or by an argument that is not always there, is said in its place.

value-on = on
value-off = off

## Errors of a table

error-internal = Something went wrong in Stolik itself. The table is as it was; please try again, and report it if it happens again.
error-illegal_answer = “{ $value }” is not among the possible answers. Nothing has changed: choose one of those offered.
    .choose = “{ $value }” does not answer the question “{ $question }” Choose one of: { $options }.
    .some = “{ $value }” does not answer the question “{ $question }” Choose { $lo } to { $hi } different ones of: { $options }.
    .number = “{ $value }” does not answer the question “{ $question }” Name a whole number from { $lo } to { $hi }.
    .amounts = “{ $value }” does not answer the question “{ $question }” Share out { $lo } to { $hi } among: { $options }.
    .order = “{ $value }” does not answer the question “{ $question }” Put all of these in an order: { $options }.
error-not_asked = There is no question open for this seat ({ $seat }). Wait until it is asked.
error-stale = The game has moved on since that question. The answer was not counted; look at the table and answer again.
error-foreign_seat = This link does not belong to that seat. Only its own player can answer for it.
error-malformed = The message could not be read, so nothing was done. Reload the page; programs will find the right form in the protocol.
error-too_large = The message is too large (at most { $most } bytes), so nothing was done. Send something shorter.
error-nothing_to_undo = There is nothing you can take back: a card has been drawn or shown since, or somebody else has answered.
error-game_over = This game is over; no more answers are taken. Start a new one from the lobby.
error-rate_limited = Too much at once. Wait a moment and try again.
error-no_upgrade = The page arrives, but the live line to the table (a WebSocket) is cut off on the way.

    If you run this server: the web server in front of Stolik has to pass on the headers Upgrade and Connection, over HTTP/1.1. deploy/nginx.conf shows how.

    If not: tell whoever runs it. A company network or a browser extension may be in the way too: try another network, or a private window.
error-unknown_table = No table has this link. Check that it was copied whole, or ask the host for a new one.

## Errors of setting up

error-meant = Did you mean “{ $meant }”?
error-unknown_game = There is no game “{ $game }” here. Known games: { $known }.
error-bad_players = { $game } cannot be played with { $players } players. Choose { $least } to { $most }.
error-bad_option = { $game } has no option “{ $option }”. List the options with: stolik games
    .unfit = Option “{ $option }” of { $game } cannot be “{ $value }” with { $players } { $players ->
            [one] player
           *[other] players
        } and the other options. Leave it out or change those.
    .value = Option “{ $option }” of { $game } cannot be “{ $value }”. Possible are: { $legal }.
error-other_pack = This game is played with the pack “{ $pack }” (version { $version }, { $seal }), which is not loaded here. Nothing is lost: restart the server or command with --packs and the folder of that pack.
    .absent = No pack “{ $pack }” is loaded here. Restart the server or command with --packs and the folder of that pack.
    .changed = This game is played with version { $version } ({ $seal }) of the pack “{ $pack }”; here is version { $here } ({ $here_seal }). Nothing is lost: load the pack as it was then.
refused-packs_clash = These packs do not go together: they change the same cards. Take one of them out.
error-unknown_language = There is no language “{ $lang }” here. Choose one of: { $languages }.
error-unknown_bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bot_not_loaded = The bot “{ $bot }” cannot be loaded: { $reason }.
error-no_array = An array cannot be made of the views of this game: “{ $field }” does not say how much it may hold. Declare it with up_to, each_seat or keyed (stolik.core.view), or use the views themselves.
error-not_answered = The bot of { $seat } gave no answer.
error-bad_seed = A seed must be a whole number, such as 7, or None for a new one; “{ $seed }” is neither. A number may have up to 3,900 digits.
    .typed = “{ $seed }” is not a seed. A seed is a whole number from 0 to { $most }.
error-bad_number = { $name } must be a whole number of at least { $least }, not “{ $value }”.
error-bad_generator = “{ $rng }” is not a random generator. Give one like random.Random(7) or numpy.random.default_rng(7).
error-bad_seat = There is no seat “{ $seat }” at this table. Seats go from { $least } to { $most }.

## Errors of files and the machine

error-file_not_found = There is no file { $file }. Check its name and folder.
error-file_unreadable = { $file } cannot be read: { $reason }.
error-bad_save = This save cannot be read. It may be damaged or come from another program.
    .detail = This save cannot be read; it may be damaged or written under other rules ({ $detail }).
    .resampled = A position drawn for a bot remembers no history, so it cannot be saved.
    .size = This is too large to be a save of Stolik.
    .format = This is not a save of Stolik, or it is damaged: { $detail }.
    .version = This save comes from another version ({ $found }) that cannot be continued here. Open it with the version that wrote it.
    .kind = This save does not follow from its beginning: the game asks “{ $expected }”, the save answers “{ $found }”. It is damaged or was written under other rules.
    .answer = This save does not follow from its beginning: “{ $found }” is no answer to “{ $expected }”. It is damaged or was written under other rules.
    .surplus = This save holds more answers than the game asks for. It is damaged or was written under other rules.
    .drift = This save leads to another game than the one that was saved. It is damaged or was written under other rules.
error-no_parcel = Nothing is waiting at this link any more: it has been fetched already, or ten minutes have passed. Make a new link on the other device.
error-no_moment = This link does not lead to a moment of a game. Whoever made it may have withdrawn it.
error-bad_report = This is not a report of Stolik, or it is damaged.
    .size = This is too large to be a report of Stolik.
    .damaged = This report is damaged: { $detail }.
    .format = This report was written by a newer Stolik (format { $found }). Open it with that one.
    .part = This report was made while the game was being played, so it holds only what one seat knew. A scenario needs the whole game. The host can add it: `stolik tables reports` with --whole, or without it once the game is over.
    .rules = This report comes from other rules, or its game began with a moment that somebody imagined. Its answers no longer lead to the moment, so there is no scenario of it.
error-not_yet = The game is still being played. Until it is over, this link opens only on a device where its seat is played.
error-deal_gone = This deal cannot be dealt again: the game began under other rules, from a guide, or from a moment of another game.
error-day_runs = This is a deal of the day, and others may still play it. Spectators see it once the day is over, at midnight UTC.
    .save = This is a deal of the day, and others may still play it. Its seed, the save and the deal itself are free once the day is over, at midnight UTC.
error-day_seats = The players of a deal of the day are fixed once it has begun.
error-no_day = There is no such deal of the day.
error-no_beginning = The beginning of this game is not known here, because it goes on from other rules or from a moment that somebody imagined.
error-bad_deal = The starting position cannot have an entry “{ $entry }”. Known entries: { $known }.
    .missing = The starting position needs the entry “{ $entry }”, which is not there.
    .written = The starting position needs the entry “{ $entry }”, which is not there. Is “{ $written }” meant to be it?
    .value = The starting position cannot have “{ $value }” at “{ $entry }”.
    .most = The starting position cannot have “{ $value }” at “{ $entry }”. Choose { $least } to { $most }.
    .legal = The starting position cannot have “{ $value }” at “{ $entry }”. Possible are: { $legal }.
    .twice = The starting position has “{ $value }” at “{ $entry }” and at “{ $twice }”. A card is in one place only.
    .count = The starting position names { $count } at “{ $entry }”. { $least } to { $most } are needed.
    .exactly = The starting position names { $count } at “{ $entry }”. There must be exactly { $exactly }.
    .against = The starting position cannot have “{ $entry }” together with “{ $against }”. Leave one of them out.
    .fixed = The starting position cannot have “{ $entry }”: it is fixed here.
    .short = The starting position names { $short } at “{ $entry }”. At least { $needs } are needed.
    .early = The starting position has “{ $early }”, which only makes sense in the middle of a turn. Say in which phase the game goes on: phase: 1, 2, 3 or 4.
error-bad_content = { $file }, { $row }: “{ $word }” is wrong here. Correct the file and start again.
    .rows = { $file }: “{ $word }” must be a list of rows, each beginning with [[{ $word }]].
    .toml = { $file } is not a TOML file: { $word }
    .type = { $file }, row { $row }: { $word }
    .twice = { $file }: two rows have the id “{ $row }”. Give one of them another.
    .syntax = { $file }, row { $row }: “{ $text }” cannot be read at “{ $word }”.
    .word = { $file }, row { $row }: there is no effect “{ $word }”. Possible are: { $legal }.
    .tag = { $file }, row { $row }: “{ $text }” cannot have the tag “{ $word }”. Possible are: { $legal }.
    .unit = { $file }, row { $row }: “{ $word }” cannot stand here. Possible are: { $legal }.
    .arguments = { $file }, row { $row }: “{ $text }” needs other arguments: { $legal }.
    .place = { $file }, row { $row }: “{ $word }” means nothing in this place. Possible are: { $legal }.
    .shape = { $file }, row { $row }: “{ $word }” must look like one of: { $legal }.
    .number = { $file }, row { $row }: in “{ $text }” the number { $word } is out of bounds. Possible are: { $legal }.
    .special = { $file }, row { $row }: there is no special rule “{ $word }” here. Possible are: { $legal }.
    .size = { $file }, row { $row }: “{ $text }…” is too long or too deep.
error-bad_effect = The effect “{ $text }” cannot be read at “{ $word }”.
error-bad_word = The word “{ $word }” is declared twice, or where it cannot stand.
error-bad_scenario = { $file }, line { $line }: { $reason }
error-port_in_use = Port { NUMBER($port, useGrouping: 0) } is taken by another program. Stop it, or choose another one: stolik serve --port { NUMBER($other, useGrouping: 0) }
error-bad_proxy = “{ $proxy }” is not an address or a network. Give --proxy something like 10.0.0.5 or 10.0.0.0/8.
error-port_forbidden = The system does not let you use port { NUMBER($port, useGrouping: 0) }. Choose another one: stolik serve --port { NUMBER($other, useGrouping: 0) }
    .low = Port { NUMBER($port, useGrouping: 0) } is for administrators only, as ports below 1024 often are. Choose another one: stolik serve --port { NUMBER($other, useGrouping: 0) }
error-bad_address = This machine has no address “{ $host }”. Choose another one with --host.
    .empty = The address after --host is empty. Give one, such as 127.0.0.1 (only this computer) or 0.0.0.0 (everybody).
    .name = “{ $host }” is neither an address nor a name that can be found. Give --host an address alone, such as 127.0.0.1 or ::1; the port belongs after --port.
    .ipv6 = IPv6 is switched off on this machine, so “{ $host }” cannot be used. Choose an address such as 127.0.0.1 or 0.0.0.0 with --host.
    .system = The address “{ $host }” cannot be used: { $detail }. Choose another one with --host.
error-no_such_table = There is no table { $table } in this database. `stolik tables list` names all tables.
error-no_such_report = There is no report { $report } in this database. `stolik tables reports` lists all.
error-file_exists = The file { $file } already exists. Choose another one.
error-table_binned = The table { $table } is in the bin. `stolik tables restore { $table }` brings it back, `stolik tables delete --now { $table }` removes it for good.
error-table_not_binned = The table { $table } is not in the bin. `stolik tables list --bin` lists what is there.
error-not_written = { $file } could not be written ({ $reason }). Nothing is left of it; make room or choose another place, and try again.
error-database_not_writable = The database { $file } cannot be written: { $reason ->
        [no_file] this is not an ordinary file
        [read_only] it may only be read
       *[other] { $reason }
    }. Check the folder and its permissions, or choose another one with --db.
error-missing_extra = This needs parts that are not installed. Install them with: { $command }

## Bots

