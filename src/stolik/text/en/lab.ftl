### The laboratory: runs of many games.

cli-lab-done = { $games } games are in { $folder }
cli-lab-left-out = Games { $first } to { $last } are left out: each time they were begun, the process that played them died. The same command tries them again.
cli-lab-stopped = Stopped. { $played } of { $games } games are kept in { $folder }. The same command goes on from there.

error-bad_plan = { $file }, line { $line }: { $reason }
error-plan_syntax = This is not TOML: { $reason }.
error-plan_missing = The key “{ $key }” is missing. Keys: { $known }.
error-plan_key = A plan has no key “{ $key }”. Keys: { $known }.
error-plan_value = “{ $key }” cannot be { $value }. Allowed: { $allowed }.
error-plan_list = “{ $key }” cannot be { $value }. Allowed: one value or a list of different ones ({ $allowed }).
error-plan_table = “{ $key }” must be a table, not { $value }.
error-unknown_plan = There is neither a file nor a plan “{ $plan }”. Plans of the program: { $known }.
error-other_results = { $folder } holds results of another plan: there “{ $key }” is { $there }, here { $here }. Name another folder with -o.
    .program = { $folder } holds results of another version of Stolik, of Python or of a bot: the same games could end differently now. Name another folder with -o.
    .rules = { $folder } holds results under version { $there } of the rules; this is version { $here }. Name another folder with -o.
    .foreign = { $folder } holds other files. Name a new folder with -o.
    .file = { $folder } is a file. Name a folder with -o.
error-damaged_results = A file of the results in { $folder } is damaged, or cannot be read or written: { $detail }. If the run is not finished, repeat its command: games of damaged files are played again. Otherwise name a new folder with -o.
error-no_results = There are no results of games in { $folder }.
error-results_in_use = Another run is writing to { $folder }.
error-extra_missing = This needs further packages. Install them with: pip install "stolik[{ $extra }]"
error-cluster_gone = The cluster at { $address } does not answer. Games already played are kept; the same command goes on from there.
error-other_program = A worker of the cluster has another version of Stolik, of Python or of a bot. Install the same one everywhere.

## The report

report-title = { $game }: report on a run
report-about = { $games } games; { $deals } deals in each cell, from seed { $seed }; rules version { $rules }; bots: { $bots }.
report-bots-text = The figures show how these bots play, not how people do. Intervals hold the true value in 95 of 100 cases.
report-unfinished = The run is not finished: { $games } of { $planned } games are counted.
report-broken = { $n } games ended with an error and are not counted. Seed { $seed }: { $error }
report-span = { $low } … { $high }
report-yes = yes
report-no = no
report-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
report-all = all games
report-against = against
report-rows = All { $n } rows
report-instead = { $one } instead of { $other }
report-chance = The more rows there are, the more of them lie off the mark by chance alone: 1 in 20.

report-wins-title = Who wins
report-wins-text = How often a role or seat is among the winners, with Wilson’s interval.
report-wins-together = How often a role or seat is among the winners, in all cells together. A deal counts once, because all cells play the same ones.
report-wins-each = Who wins, cell by cell
report-nobody = Nobody won { $n } games.
report-side = Who
report-games = games
report-wins = wins, %
report-interval = 95% interval
report-somebody = somebody wins, %
report-wins-of = { $who } wins, %

report-changes-title = What a change changes
report-changes-text = Each deal was played both ways, so only the difference within a deal counts: chance that both ways share falls out.
report-changes-axis = difference, percentage points ({ $measure })
report-measure = measure
report-before = before
report-after = after
report-difference = difference
report-deals = deals

report-ends-title = How games end
report-end = End
report-share = share, %

report-length-title = How long games are
report-turns = turns
report-decisions = decisions
report-mean = mean
report-median = median
report-tenth = 1 in 10 up to
report-nine = 9 in 10 up to
report-least = least
report-most = most

report-waits-title = Who decides, who waits
report-waits-text = Between two of its own decisions a seat waits for those of others. The dot is the median of that wait, the line reaches from the shortest tenth to the longest.
report-waits-none = How long a seat waits can be counted only if decisions are kept: run the plan with --decisions.
report-waits-axis = decisions of others in between
report-seat = Seat
report-each-turn = decisions a turn
report-each-game = decisions a game
report-waits-mean = wait, mean
report-waits-median = median
report-waits-nine = 9 in 10 up to
report-waits-most = longest

report-close-title = How close games are
report-close-text = By how many points the winner was ahead of the second, or the lowest seat was away from what all had to reach.
report-close-none = This game counts no points. How close it is shows in how games end and how long they take.
report-margin = margin
report-ahead = lowest seat ahead of the mark
report-points-title = Points
report-points = points

report-cards-title = Cards and places
report-cards-of = Cards and places: { $who }
report-cards-none = Which cards go with winning can be counted only if decisions are kept: run the plan with --decisions.
report-cards-few = No card was both chosen and left by { $n } seats. Play more games.
report-cards-text = Seats that could choose a card or place in a game, and how those that did won against those that did not. Choosing is counted apart for each question. Where nearly all choose sooner or later, each decision is compared (“each time”).
report-no-cause = This is no cause: whoever is ahead may simply choose differently, and a long game gives more occasions to choose. What a card itself is worth shows if it is dealt (“deals” in the plan).
report-cards-axis = difference of wins, percentage points
report-each-time = each time
report-card = Card or place
report-held = could
report-played = did
report-won-held = win, %
report-won-played = win if chosen, %
report-won-not = win if not, %

cli-lab-report = The report is in { $file }
