### What a table says around its game: question, drawers, settings, notes, the end of the game.

ui-your-turn = Your turn
ui-question = Question
ui-passing = Only one answer is possible; sending it…
ui-closing = Your turn is about to end by itself. Touch anything to keep it.
ui-count = { $picked } of { $hi }
ui-all = All
ui-none = None
ui-less = Less: { $thing }
ui-more = More: { $thing }
ui-confirm = Confirm
ui-confirm-none = Choose nothing
ui-more-above = { $n } more above
ui-more-below = { $n } more below
ui-more-before = { $n } more on the left
ui-more-after = { $n } more on the right
ui-further = More choices: { $part }
ui-pass-until = Pass for me…
ui-until = { $until ->
        [phase] until this phase ends
        [turn] until this turn ends
        [round] until this round ends
        [cycle] until this Cycle ends
        [event] until something happens to you
       *[asked] until you must decide
    }
ui-advance-passes = The table passes for you { $until }.
ui-advance-steps = Answered in advance: { $answers }.
ui-advance-stop = Stop
ui-advance-change = Change
ui-advance-known = All right
ui-advance-ended = { $why ->
        [span] You no longer pass: the time for it is over.
        [event] You no longer pass: something has happened to you.
        [asked] You no longer pass: here you must decide.
        [illegal] Your plan has ended: { $answer } is not possible.
        [other] Your plan has ended: something else was asked before { $answer }.
        [taken_back] Your plan has ended: the table went back.
       *[lost] Your plan has ended: the game goes on without its last answers.
    }
ui-advance-leave = Play this plan for me
error-not_in_advance = This cannot be answered in advance: the game is asking something else now.
ui-advance-note = “Play this plan for me” leaves the plan to the table: it answers when you are asked, even while no page of yours is open. Nobody else learns that you have a plan.
ui-thinking = { $names } { $count ->
    [one] is
   *[other] are
 } thinking
ui-again = Play again
ui-ending = The end of the game
ui-next = To the next game
ui-again-host = Whoever opened this table can start the next game.
ui-again-propose = Propose a rematch
ui-again-proposed = Your table has been told that you would like to play again.
ui-again-said = Play again?
ui-again-swapped = Play again, roles swapped
ui-deal-again = Play this deal again
ui-deal-again-why = The same game, options and seed: you in your seat, bots in the others. Everybody at the new table is told.
ui-deal-first = Nobody else here has finished this deal.
ui-deal-other = Another table, { $when }:
ui-deal-won-by = { $names } won
ui-deal-won-nobody = nobody won
ui-deal-person = a person
ui-deal-bot = a bot
ui-deal-unknown = The results of others cannot be looked up right now.
ui-day-late = This game is not on the board: it ended after its day, or was not played as dealt.
ui-day-name = Show my name on the board
ui-day-name-why = Otherwise the board says “Somebody”.
ui-save = Save this game
ui-turning-points = Where the game turned
ui-numbers = In numbers
ui-hidden = What was hidden
ui-look = Look at the table
ui-chronicle = Chronicle
ui-print = Print
ui-keep = Save or share
ui-compared = Side by side
ui-best = (best)
ui-players = Players
ui-won = won
ui-tools = Table tools
ui-log = What happened
ui-log-find = Find in what happened
ui-log-turns = Go to a turn
ui-chat = Talk
ui-chat-note = Everyone at the table hears this, your opponents too.
ui-chat-to = Send to
ui-chat-all = Everyone
ui-chat-team = My side
ui-chat-team-note = Only your own side hears this.
ui-chat-to-team = to my side
ui-chat-write-team = Say something to your side
ui-chat-write = Say something to the table
ui-chat-send = Say
ui-notes = Notes
ui-notes-private = Only you see this. Notes belong to your seat: they are there on your other devices too.
ui-notes-how = To write a note on a card or a place, press and hold it, right-click it, or press N while its explanation is shown.
ui-notes-free = In general
ui-notes-write = Write here
ui-notes-on = Write a note
ui-notes-edit = Change the note
ui-notes-mine = Your note
ui-notes-delete = Delete the note: { $thing }
ui-notes-put-back = Put it back
ui-notes-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
 }
ui-notes-over = { $count ->
    [one] { $count } character too many: it stays here and is saved once it is shorter
   *[other] { $count } characters too many: it stays here and is saved once it is shorter
 }
ui-notes-saved = Saved
ui-notes-saving = Saving…
ui-notes-waiting = Not saved: the connection is lost. It stays here and is saved when it is back.
ui-notes-long = Not saved yet: a note is too long.
ui-notes-show = Show my notes to everyone
ui-notes-sure = Everyone at this table will read all your notes. You cannot take that back or change the notes afterwards.
ui-notes-keep = Keep them to myself
ui-notes-shown = You have shown these to everyone at the table.
ui-notes-showed = shows their notes.
ui-notes-none = No notes
ui-unheard = Mute somebody
ui-unheard-note = You no longer see what they say; everybody else still does. Nobody is told.
ui-unheard-who = Mute { $who }
ui-unheard-count = { $count ->
    [one] ({ $count } line hidden)
   *[other] ({ $count } lines hidden)
}
ui-settings = Settings
ui-how-aim = Your aim
ui-how-turn = How a turn goes
ui-how-tips = For a first game
ui-how-signs = Signs
ui-how-keys = Keys
ui-how-hide = Close: do not show this again
ui-preview = What it leads to
ui-foreseen-steps = Step by step
ui-preview-drawn = Then something is drawn or revealed.
ui-plan = Plan
ui-planning = Planning, { $n } { $n ->
    [one] step
   *[other] steps
}: nothing is played
ui-plan-table = Plan on the table
ui-plan-leave = Keep and leave
ui-plan-again = Resume the last plan
ui-plan-other = The game is asking something else now.
ui-plan-play-kept = Play your plan ({ $n })
ui-plan-play-first = { $n ->
        [one] Play its first step
       *[other] Play its first { $n } steps
    }
ui-plan-mine = Your plan ({ $n })
ui-plan-yours = Plan your turn
ui-plan-since = Since you planned:
ui-plan-note = Nothing is played until you say so. See what your turn would bring.
ui-plan-try = Try it
ui-plan-changes = What changes
ui-plan-back = One step back
ui-plan-keep = Keep the plan
ui-plan-clear = Start over
ui-plan-play = Play it
ui-plan-failed = The plan stops at step { $nth }: { $answer } is no longer possible.
ui-plan-stopped = { $why ->
        [unknown] The plan ends here: something is drawn or revealed next.
        [end] The plan ends here: the game ends.
       *[others] The plan ends here: others decide next.
    }
ui-people = Seats
ui-undo = Undo
ui-leads = { $thing }, after “{ $first }”
ui-leads-press = Pressing this also chooses “{ $first }”.
ui-final = This cannot be taken back.
ui-futile = This would do nothing now.
ui-once = One press is enough here. None of this can be taken back.
ui-sent = Sent. Undo takes it back.
    .keys = Sent. Undo (key U) takes it back.
ui-change = Choose again
ui-undo-turn = Undo the turn
ui-undo-why = There is nothing to take back: you have not moved yet, or something has been revealed or drawn since.
ui-undo-further = Undo goes back no further: something has been revealed or drawn since, or somebody else has moved. Press Undo again to go back anyway.
ui-back = Go back further
ui-back-alone = You still know what you have seen; whatever comes next is drawn again. The bots decide again too.
ui-back-everybody = Everybody must agree. What has been seen stays known; whatever comes next is drawn again.
ui-back-reach = How far
ui-back-answer = One decision
ui-back-turn = The whole turn
ui-back-lost = What would be undone
ui-back-unread = Nothing that you have seen.
ui-back-none = You have made no decision yet that could be taken back.
ui-back-do = Take it back
ui-back-ask = Ask everybody
ui-back-leave = Leave it
ui-back-asked = You ask to take this back.
ui-back-asks = asks to take this back.
ui-back-agreed = You agree; the others still have to.
ui-back-agree = I agree
ui-back-refuse = I do not agree
ui-back-withdraw = Withdraw
ui-back-failed = Not everybody agreed, so nothing is taken back.
ui-back-known = All right
ui-set-heard = Sound
    .text = Signs for your turn, dice, cards and fights; the soundscape is how the place itself sounds. Whatever you hear is also on the screen, and no sound gives a secret away.
    .off = Sound is off: turn the signs on
    .signs = Signs are on: add the soundscape
    .all = Signs and soundscape are on: turn sound off
ui-heard-off = Off
ui-heard-signs = Signs
ui-heard-all = Signs and soundscape
ui-not-installable = Stolik can be installed like an app, but only from a secure address (https). Whoever runs the server can set one up.
ui-set-volume = Volume
ui-volume-quiet = Quiet
ui-volume-medium = Medium
ui-volume-loud = Loud
ui-set-notify = Call me when it is my turn
    .text = Your browser shows a notice while you look at another page.
    .refused = Your browser blocks it. You can allow it in the site settings.
ui-set-motion = Movement
    .text = Things move across the table. Off: they are only highlighted.
ui-set-autoPass = Answer by itself
    .text = Gives your answer after a short pause when only one is possible, such as passing. A turn in which nothing is left to do ends after four seconds.
ui-set-caution = When to ask for confirmation
    .text = Otherwise one press is enough. What follows from an answer you have confirmed, such as a roll of the dice, needs confirming only with “Always”.
ui-caution-always = Always
ui-caution-final = When Undo cannot take it back
ui-caution-costly = Only for a lasting cost
ui-set-letterKeys = Letters and digits as keys
    .text = Switch off if you dictate or use other tools that type.
ui-set-tempo = Tempo
ui-tempo-calm = Calm
ui-tempo-brisk = Brisk
ui-tempo-instant = Instant
ui-set-text-size = Size of text
ui-key-groups = to the next group
ui-key-inside = inside a group
ui-key-pick = answer, or pick; again: send the pick
ui-key-back = take the pick back, close a drawer
ui-key-number = pick the thing with that number
ui-key-question = to what is asked
ui-key-undo = undo
ui-key-undo-turn = undo the whole turn
ui-key-plan = plan on the table; again: keep the plan
ui-key-log = what happened
ui-key-chat = talk
ui-key-replay-notes = the notes of this moment
ui-key-notes = notes, also on what is being explained
ui-key-skip = show at once what is still being told
ui-key-keys = how to play, and this list
ui-key-step = one moment back or on
ui-key-step-turn = to the round or turn before, or the next
ui-key-step-phase = to the phase before, or the next
ui-key-step-ends = to the start, to the end
ui-key-play = play or pause
ui-key-space = Space
ui-line-connecting = Connecting…
ui-line-lost = Connection lost. Trying again…
ui-line-crowded = Open in too many places: this page has made room for a newer one. It will be back soon.
ui-line-refused = This link no longer leads to a table: the host has made a new one, or the table was removed. Ask the host for the new link.
ui-recap = While you were away
ui-recap-done = Carry on
ui-came = sits down at the table.
ui-left = has left the table.
ui-invited = You are invited to a game of
ui-invited-with = You are invited to play with { $names }:
ui-invited-seat = You play: { $seat }
ui-invited-underway = The game has begun: you take over this seat with its cards and notes.
ui-invited-so-far = See the game so far
ui-invited-name = What should the others call you?
ui-invited-sit = Sit down
ui-invited-later = You can change it later under Seats, or leave it empty.
ui-is-here = At the table
ui-seat-person = Give to a person
ui-seat-bot = Give to a bot
ui-rename = Save
ui-hand-to = Hand the device to { $name }
ui-hand-away = Everybody else looks away.
ui-hand-take = I am { $name }
ui-hand-look = Look at your own hand
ui-hand-on = Hand the device on
ui-back-unknown = This browser does not know your seat
ui-back-unknown-do = It is your turn at a table that this browser does not know. Open Stolik where you have played before, or open the link of your seat here: whoever opened the table can send it to you again. “Your games and data” in the lobby can take all your tables to another device.
ui-seat-for-me = Let a bot play for me
ui-seat-mine = I play again
ui-seat-bot-plays = A bot plays your seat.
ui-seat-own = New link for me
ui-seat-own-sure = The link that you have now stops working at once, on all your devices. Only you know the new one; not even the host does. Everybody at the table is told.
ui-seat-own-not = Keep the old one
ui-seat-own-kept = Only this seat knows its link.
ui-seat-give = Give my seat away
ui-seat-give-sure = Somebody else takes over your hand and your notes. You get a link to send to them; your own stops working at once. Everybody at the table is told.
ui-seat-give-not = Keep my seat
ui-given = You have given your seat away
ui-given-text = Send this link to whoever takes over. Before they sit down they can look at the game so far, as you saw it. Whoever opens the link plays the seat, and nobody can show it to you again.
ui-new-link = New link
ui-new-link-of = New link: { $of }
ui-new-link-sure = The old link stops working at once, and the person who plays with it has to open the new one. Everybody at the table is told.
ui-new-watch-link-sure = The old link stops working at once, and everybody who watches with it is disconnected.
ui-new-link-keep = Keep the old one
ui-watching = You are watching
ui-spectators = Spectators
ui-spectators-none = Nobody is watching.
ui-watcher-number = Spectator { $number }
ui-watcher-muted = Watches, may not talk
ui-watcher-muted-away = Not here now, may not talk
ui-watcher-removed = Removed
ui-watcher-lines = { $lines ->
        [one] Watches
       *[other] Watches on { $lines } devices
    }
ui-mute = Mute
ui-unmute = Let talk
ui-remove = Remove
ui-let-in = Let in again
ui-spectators-network = Whoever shares a spectator’s network, in the same home for instance, is muted and removed with them. A removed network stays out until you let it in again.
ui-awaited = the table waits for this seat
ui-note-second_device = The link of this seat was opened on another device.
ui-device = { $who }: link opened on another device.
ui-note-new_rules = Stolik has newer rules now. The game goes on under them; nothing before this can be taken back.
ui-note-undone = The last moves of this seat are undone.
ui-note-undone-own = Secret answers of this seat are undone too; only those who knew them see which.
ui-note-undone-more = { $count ->
        [one] One more line
       *[other] { $count } more lines
    }
ui-note-drawn_anew = Stolik stopped without warning, and the last moves do not fit its rules now. The game goes on from before them. What dice and cards will bring is drawn again.
ui-note-from_backup = This table was restored from a back-up, so later moves are missing. What dice and cards will bring is drawn again.
ui-note-taken_back = takes this back. Whatever comes next is drawn again.
ui-note-guide_ended = Your guide was made for the older rules and ends here. Play on by yourself, or start it again in the lobby.
ui-note-new_link = The host has made a new link for this seat.
ui-note-own_link = This seat has taken a new link, which nobody else knows.
ui-note-given_away = From now on somebody else plays this seat.
ui-note-to_bot = From now on a bot plays this seat.
ui-note-to_person = A person plays this seat again.
ui-note-sat_down = sits down, from the list of open tables. Links sent earlier for this seat no longer work.
ui-note-new_watch_link = The host has made a new link for watching.
ui-note-other_delay = The host has changed the delay with which spectators see this table.
ui-eyes = With your eyes
ui-eyes-text = You may let one spectator see what you see, your hand too: somebody who learns, or who advises you. Ask for their number; they find it here, among the seats. Everybody at the table is told.
ui-eyes-let = Let Spectator { $number } see what I see
ui-eyes-sure = Spectator { $number } sees at once all that you see. You can end this at any time, but they will remember what they saw.
ui-eyes-not = Not now
ui-eyes-now = Spectator { $number } sees what you see, but not your notes or what you say to your team. This ends when somebody else plays for you.
ui-eyes-end = Take it back
ui-eyes-of = Spectator { $number } sees with this seat’s eyes
ui-eyes-seen = You see what { $name } sees
ui-eyes-you = You are Spectator { $number }
ui-eyes-ask = Whoever plays may let you see what they see, in this browser: tell them your number.
ui-eyes-chat = You know somebody’s hand, so you read along and do not talk until the game is over.
ui-note-eyes_given = Spectator { $number } now sees with this seat’s eyes.
ui-note-eyes_ended = Spectator { $number } no longer sees with this seat’s eyes.
ui-note-closed_by_house = Whoever runs this server has closed this table to strangers. Whoever sits here may stay.
ui-line-ended = You are no longer at this table
ui-line-removed = The host has removed you from this table.
shown-none = none
shown-hidden = hidden
ui-plain-yes = yes
ui-plain-no = no
ui-plain-winners = { $count ->
        [0] Nobody wins
        [one] { $seats } wins
       *[other] { $seats } win
    }
ui-scores = Points
ui-scores-sum = Total
ui-scores-bar = Needed
ui-plain-won = You have won.
ui-plain-lost = You lost this time.
ui-turn-open = All that happened in this turn
ui-skip = Skip
ui-packs-in-play = Packs in play
ui-packs-count = { $count } packs
ui-guide = Guide
ui-guide-on = Go on
ui-guide-done = Finish
ui-guide-watch = Watch what happens…
ui-guide-instead = You could do that too. The guide goes on with what it has marked.
ui-guide-nth = { $nth } of { $of }
ui-guide-back = Back
ui-guide-again = From the start
ui-guide-leave = Without guide
ui-rules = The rules
ui-rule-now = The rule for this question
ui-rule-of = Rule: { $rule }
ui-invited-for = For { $least }–{ $most } players, about { $short }–{ $long } minutes.
ui-television-full = Full screen
ui-television-codes = Seat codes
ui-television-now = What happens now
ui-television-free = Free seats
ui-television-scan = { $who }: scan
ui-television-beside = Show the codes of free seats beside the board
ui-television-again = Has a phone lost its seat? Show that seat’s code again:
ui-television-sure = Whoever scans this code plays { $who } and sees that hand: do not let anybody else point a phone at the screen now.
ui-television-show = Show the code
ui-television-keep = Leave it hidden
ui-television-hide = Hide the code
ui-replay = Replay
ui-replay-table = Back to the table
ui-replay-look = Look back
ui-replay-as = Replay, seen by { $who }
ui-replay-eyes = Seen by
ui-replay-eyes-watch = a spectator
ui-replay-eyes-all = whoever acts
ui-replay-moment = Moment { $n } of { $of }
ui-replay-slider = Moment
ui-replay-start = To the start
ui-replay-turn-back = To the round or turn before
ui-replay-phase-back = To the phase before
ui-replay-back = One moment back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One moment on
ui-replay-phase-on = To the next phase
ui-replay-turn-on = To the next round or turn
ui-replay-end = To the end
ui-replay-more = Eyes, tempo and more steps
ui-replay-tempo = Tempo
ui-replay-ahead = Show what follows
ui-replay-notes = The notes as they were at this moment.
ui-replay-note = Note
ui-page-save = Save as a page
ui-page-save-why = One file that shows the whole game in any browser, without Stolik and without a network. Notes are in it only if they were shown to the table.
ui-page-save-all = With everyone’s eyes to choose from
ui-page-save-eyes = Only as seen by { $who }
ui-what-if = What if…
ui-what-if-true = Play on from here against bots. Everything to come is drawn again.
ui-what-if-imagined = Play on from here against bots. The others’ hands are imagined, and everything to come is drawn again.
ui-practice = Practice.
ui-practice-true = This goes on from a moment of a finished game. Everything to come is drawn again.
ui-practice-imagined = The others’ hands are imagined: nothing here tells what they really hold.
ui-practice-back = Back to the replay
ui-moment-link = Link to this moment
ui-moment-link-why = A link that shows this moment as you saw it. Nobody can play through it.
ui-moment-link-running = Until the game is over, it opens only on your own devices.
ui-moment-end = End all my links to moments of this game
ui-moment-ended = All your links to moments of this game have ended.
ui-report = This rule looks wrong
ui-report-rule = This rule looks wrong: { $rule }
ui-report-about-rule = Rule
ui-report-moment = At this moment
ui-report-start = The start of the game
ui-report-what = What is wrong, and what should happen instead?
ui-report-own = The report holds what you can see and what you have answered here, and nothing that is hidden from you. Whoever runs this server reads it.
ui-report-all = The report holds the whole game. Whoever runs this server reads it.
ui-report-send = Send the report
ui-report-sent = Thank you, the report has been sent. It is kept for as long as this table is.
ui-report-save = Keep a copy of the report

ui-calls = Call me
ui-calls-closed = Call me when the page is closed
ui-calls-how = When it has been your turn for a minute and none of your pages is open, Stolik tells you, once per turn. You need no account, and nobody else at the table sees this.
ui-calls-none = This server and this browser have no way to call you.
ui-calls-push-add = Call me in this browser
ui-calls-push-blocked = Your browser blocks it. You can allow notifications in the site settings.
ui-calls-push-failed = Your browser could not connect to its own notification service. On an iPhone or iPad, first put Stolik on the home screen.
ui-calls-mail = By mail
ui-calls-mail-note = You get a code first; type it here to confirm.
ui-calls-play = Mails open my seat on any device
ui-calls-play-text = Each one then contains the link to your seat: whoever reads such a mail, on its way or in your mailbox, can see your hand and play for you.
ui-calls-plays = Its mails contain the link to your seat.
ui-calls-hook = By webhook
ui-calls-hook-note = The address that messages are posted to; Slack, Discord or Home Assistant can give you one. You get a code first.
ui-calls-service = By another service
ui-calls-service-note = An address in the form that Apprise uses, beginning with one of { $services }. It contains your keys, so it is stored encrypted. You get a code first.
ui-calls-add = Add
ui-calls-kind-push = A browser
ui-calls-kind-mail = Mail
ui-calls-kind-hook = Webhook
ui-calls-kind-service = Service
ui-calls-works = Works.
ui-calls-muted = Muted: it does not call you.
ui-calls-unconfirmed = Not confirmed yet: type the code you have been sent.
ui-calls-failed-address = The last call failed: this address is not allowed here.
ui-calls-failed-no_answer = The last call failed: nobody answered.
ui-calls-failed-refused = The last call failed: the receiver refused it.
ui-calls-failed-gone = The browser has turned this off. Remove it, and add the browser again.
ui-calls-failed-broken = The last call failed: something broke on this server. Tell whoever runs it.
ui-calls-code = Code
ui-calls-confirm = Confirm
ui-calls-code-again = Send another code
ui-calls-code-sent = A code is on its way.
ui-calls-added = Now Stolik can call you.
ui-calls-mute = Mute
ui-calls-quiet = Quiet hours
ui-calls-from = from
ui-calls-until = until
ui-calls-kept = Saved.
ui-calls-try = Try it
ui-calls-tried = A test message has just been sent.
ui-calls-end = Remove
ui-calls-ended = Removed.
ui-calls-followed = While this page is closed, you are called here just as at the last table.
ui-calls-follow-end = Do not call me here
ui-calls-follow-ended = You are not called to this table.
ui-calls-busy = One moment …
