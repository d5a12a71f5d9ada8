### Words of the command line, and of scenarios that cannot be read.

cli-serving = Stolik is open at { $url }
cli-password = Password for opening tables
cli-host_link = The host's link
cli-host-link = This is the way to the host’s page: put the server’s address in front of it. Whoever has the link looks after all tables. It is shown only now; the one before no longer works.
cli-host-ended = The key has ended. The server has no host’s page any more.
cli-said = Everybody at the tables of a running server reads it within a second, and so does whoever comes. It ends when the server restarts, or with: stolik say --end
cli-said-no-more = Nothing is said to the tables any more.
cli-friends = Friends in your network open { $url }
cli-alone = Only this computer can open it. To let friends in, start it with: --host 0.0.0.0
cli-stop = Ctrl+C stops it. Tables are kept in { $file }.
cli-game = Game
cli-id = Id
cli-players = Players
cli-player-range = { $least }–{ $most }
cli-options = Options
cli-option = Option
cli-values = Values
cli-default = Default
cli-languages = Languages
cli-content = Content
cli-share-published = published
cli-share-partly = partly ours
cli-share-stolik = ours
cli-share-pack = of packs
cli-state = State
cli-state-unbegun = not begun
cli-state-running = running
cli-state-over = over
cli-answers = Answers
cli-used = Last used
cli-goes = Goes after
cli-goes-days = { $days ->
    [one] 1 day of running
   *[other] { $days } days of running
 }
cli-stays = stays
cli-strangers = Open to strangers (UTC)
cli-strangers-since = since { $since }, { $free ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $free } seats free
 }
cli-sound = { $file } is a sound database (version { $version }). { $tables ->
    [one] 1 table.
   *[other] { $tables } tables.
 }
cli-migrates = The first start of this Stolik upgrades the file from version { $version } to { $here }; an older Stolik refuses it afterwards.
cli-table-broken = Table { $table } ({ $game }) cannot be opened: { $reason }
cli-table-touched = Table { $table } ({ $game }) goes on under new rules (version { $found }, here { $here }). { $undone ->
    [0] It keeps every answer.
    [one] 1 answer does not fit them and will be undone.
   *[other] { $undone } answers do not fit them and will be undone.
 }
cli-table-shortened = Table { $table } ({ $game }) goes on without its last answers ({ $undone }): they do not fit.
cli-tables-touched = { $tables ->
    [one] 1 table was played under other rules than this version's.
   *[other] { $tables } tables were played under other rules than this version's.
 } What becomes of them says: stolik tables check { $file } --with-this-version
cli-person = person
cli-stats-none = No game has ended here yet that counts.
cli-stats-all = All games
cli-stats-length = Answers
cli-stats-people = People won
cli-stats-bots = Bots won
cli-stats-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
cli-stats-no-bots = People alone
cli-stats-with-bot = With: { $bot }
cli-simulating = Playing games
cli-games = Games
cli-decisions = Decisions
cli-seconds = Seconds
cli-per-second = Decisions per second
cli-outcomes = Winners
cli-reasons = How it ended
cli-errors = Errors
cli-partial = Stopped early: { $played } of { $planned } games were played. The figures count only these.
cli-share = { $count } ({ $percent }%)
cli-you-are = You sit in the seat: { $seat }.
cli-your-answer = Your answer
cli-answer-choose = Type its number.
cli-answer-some = Type { $lo } to { $hi } numbers with spaces between them.
cli-answer-number = Type a number from { $lo } to { $hi }.
cli-answer-amounts = Type option numbers with spaces between them, 2=3 for three units of option 2. In all: { $span }.
cli-limit = , at most { $most }
cli-answer-order = Type all the numbers in your order.
cli-keys = u takes your last answer back, = and an answer says what it leads to, ? explains the answers, ? and a name says why it is as it is, q leaves.
cli-over = The game is over. Winners: { $seats }.
cli-score = { $seat }: { $points }
cli-bar = Together: { $points }, needed: { $bar }
cli-continued = This game was begun under other rules. It goes on from where it was saved; what was answered before cannot be played again.
cli-replayed = { $count ->
    [one] 1 answer replayed.
   *[other] { $count } answers replayed.
 }
cli-replay-same = The replay ends exactly as the save does.
cli-table = Table
cli-seat = Seen by
cli-made = Made
cli-words = What they wrote
cli-report-says = Report ({ $seat }): { $words }
cli-report-rule = Rule: { $rule }
cli-report-part = This report was made while the game was being played. It holds only what { $seat } knew: { $lines ->
    [one] 1 line
   *[other] { $lines } lines
 } of the log and { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
 }. Without the rest of the game nothing can be replayed.
cli-report-rules = It comes from version { $found } of the rules; this is version { $here }.
cli-report-secrets = This game is still being played, and the report now holds everybody’s secrets. Show it to nobody who plays.
cli-report-no_game = The whole game cannot be added: it began under other rules or from an imagined moment, so its answers no longer lead there.
cli-from-title = This rule looks wrong, says { $seat }
cli-from-rule = not known yet
cli-from-now = What the program does now. Each of these lines holds:
cli-from-mend = What must happen, as it was reported. Write it as a line that can be checked (docs/scenarios.md); until then the scenario fails.
cli-scenarios = { $passed } of { $count } scenarios are as described.
cli-scenarios-unreadable = { $passed } of { $count } scenarios are as described. Not as described: { $failed }. Not readable: { $unreadable }.
cli-in-turns = Turns per game
cli-turns-summary = { $mean } on average, { $least } to { $most }
cli-points = Points
cli-mean = mean
cli-bar-row = Needed
cli-wins = wins %
cli-nobody = Nobody
cli-interval = 95% interval
cli-broken = Seed { $seed }: { $error }
cli-quit = You have left the table.
cli-kept = The game is kept in { $file }.
cli-page = { $file } shows the game in any browser, without Stolik and without a network ({ $size } kB).
cli-you = you
cli-then = { $why ->
        [unknown] Then something is drawn or revealed.
        [end] Then the game ends.
       *[others] Then others decide.
    }
cli-nothing-shown = There is nothing to explain.
cli-not-so = That is not one of the answers.
cli-ended-early = This game is not over yet.
cli-expected = expected
cli-found = found
cli-law-kept = kept
cli-law-broken = BROKEN
cli-words-questions = Questions
cli-words-references = References, by family
cli-words-fields = Fields of a view (* stands for one thing of a list)
cli-words-words = Other words in a view
cli-words-log = Log lines and what they name
cli-words-endings = Endings
cli-scenario-failed = { $file }, line { $line }: { $title }

## What is wrong on the command line

error-usage = This command cannot be understood. Help: { $command } --help
    .option = There is no option { $option }. Help: { $command } --help
    .value = The value of { $name } does not fit. Help: { $command } --help
    .missing = { $name } is missing. Help: { $command } --help
error-bad_days = “{ $text }” is not a number of days. Write a whole number from 1 to { $most }, or 0 for ever.
error-bad_pair = “{ $text }” cannot be understood; write it like { $example }.
error-unknown_role = { $game } has no seat or role “{ $role }”. Seats at this table: 0 to { $most }. Roles: { $known }.
error-bots_unclear = “{ $text }” does not say who plays where.
    .two = “{ $text }” does not say who plays where. Name the seat or the role of each: { $example }
    .twice = “{ $text }” is given two bots. Name it once.
    .nowhere = The bot for “{ $text }” has nowhere to sit: each seat of this role is yours or has a bot of its own. Leave the role out.
    .many = “{ $text }” are too many bots: at this table { $most } play against each other.
    .yours = You sit in seat { $text } yourself, so no bot can play it. Choose another seat with --seat.
error-not_writable = The file { $file } cannot be written.
    .folder = { $file } is a folder. Name a file in it.
    .no_folder = There is no folder for { $file }. Make it first, or choose another one.
    .special = { $file } is not an ordinary file. Choose another one.
    .foreign = { $file } already exists and is not a saved game. Choose another file, so that nothing is lost.
    .locked = You may not change { $file }. Choose another one.
    .system = The file { $file } cannot be written: { $detail }. Choose another one.
error-secrets_inside = This game is not over, and a page would show what everybody hides. Say through whose eyes it is seen, for instance --seat 0.
error-checked_and_shown = With --check no page is made. Leave out either --check or --export and --open.
error-output_failed = What this command prints cannot be written: { $reason }.
error-system = The system refused something: { $reason }.

## What is wrong in a scenario

error-scenario_encoding = This is not text in UTF-8.
error-scenario_none = There is no scenario here. One begins with a line like “scenario: Title”.
error-scenario_missing = This scenario has no line “{ $entry }:”.
error-scenario_section = “{ $section }:” stands alone in its line, and what belongs to it follows; “play:” needs a scenario it belongs to.
error-scenario_line = This line cannot be understood: “{ $text }”.
error-scenario_key = There is no entry “{ $entry }” here. Known entries: { $known }.
error-scenario_twice = “{ $entry }” is said twice.
error-scenario_number = “{ $entry }” must be a whole number, not “{ $text }”.
error-scenario_options = Options are written like “expert=yes”, not “{ $text }”.
error-scenario_kind = { $game } has no question “{ $kind }”.
error-scenario_answer = After the question come answers like “place:4”, numbers or “nothing”, not “{ $text }”.
error-scenario_asked = After the question come “with”, “without”, “exactly”, “about” or “choosing” and what belongs to them, not “{ $text }”.
error-scenario_field = There is no “{ $field }” to be seen. What can be seen: { $known }.
error-scenario_item = There is no “{ $item }” among these: { $found }.
error-scenario_position = There is nothing at position { $number }: the list has { $count ->
    [0] no elements
    [one] one element, at position 0
   *[other] { $count } elements, from 0 to { $last }
}.
error-scenario_several = “{ $item }” fits several elements of the list. Write its position instead, one of these: { $at }.
error-scenario_log = { $game } has no log line “{ $id }”.
error-scenario_pair = This should look like “seat=seat:1”: “{ $text }”.
error-scenario_name = { $game } has nothing called “{ $name }”. See what there is with: stolik scenario --words { $game }
error-scenario_argument = The log line “{ $id }” has no “{ $name }”. It has: { $known }.
error-scenario_one_world = There is only one world here. Say in “other_deal:” how the other one differs, or let somebody answer differently: “in the other world seat:1 lay place:5”.
error-scenario_same_worlds = The two worlds are the same in everything, so nobody could tell them apart. Let “other_deal:” describe something different, or let somebody answer differently: “in this world seat:1 lay place:4”, “in the other world seat:1 lay place:5”.
error-scenario_both_worlds = This cannot be said of one world only: “{ $text }”.
error-scenario_reason = This game cannot end with “{ $reason }”. Possible endings: { $known }.
error-scenario_over = The end of a game is written like “over reason=rescued winners=seat:1”, not “{ $text }”.
