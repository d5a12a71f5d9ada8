### What only a server has to say.

error-other_rules = This table was started under other rules (version { $found }, here { $expected }). Nothing is lost: go on with the version of Stolik it was started with, or open a new table.
    .damaged = The record of this table is damaged, so it cannot go on here. Whoever runs the server can restore a back-up; you can also open a new table.
error-house_full = There is no more room on this server right now. Wait a few minutes and try again, or ask whoever runs it.
error-blank_name = This name would be invisible. Write one with letters.
error-foreign_host = This server is not known under the name “{ $host }”. Open it by its address; or whoever runs it can start it with: --name { $host }
error-foreign_origin = This page was opened as “{ $origin }”, but what it sends arrives as if for “{ $host }”. Stolik then takes it for a page of another site.

    If you run this server: the web server in front of Stolik has to pass on the Host header unchanged (nginx: proxy_set_header Host $http_host;). Or open the page under the name the server knows.

    If not: tell whoever runs it.
error-bad_root = “{ $path }” is not a path. Give --root-path something like /stolik.
error-nothing_here = There is nothing at this address. Check that it was copied whole.

    If you run this server, and a web server in front passes requests on under a path such as /stolik: start Stolik with --root-path and that path.
error-bad_host = The request does not say clearly which server it is meant for: “{ $host }”.
error-password_needed = Opening a table here takes a password.
error-host_key_needed = This page is for whoever runs the server, and this is not its key. `stolik host` prints a new link.
error-bad_password_file = The file { $file } holds no password. Write one with: stolik password { $file }
error-no_free_seat = This seat is no longer free. Take another one, or choose another table.
error-seats_held = You have taken enough seats: { $most } in all, { $at_one } of them at one table. Play those first.
error-never_open = This table is not, or no longer, among the open tables.
error-no_spectator = Nobody is watching as number { $spectator } right now.
error-no_eyes = Nobody can see with your eyes here: the game is over, follows a guide, or is the deal of the day.
error-several_devices = Spectator { $spectator } watches on several devices. Only one may see with your eyes: let them close the others first.
error-knows_other = Spectator { $spectator } cannot see with your eyes: in their home or network somebody plays, or has seen with the eyes of, another seat of this table.
error-has_seen = From here somebody has seen with another seat’s eyes, so this seat is for others.
error-sees_with_eyes = You know somebody’s hand, so you do not talk at this table until the game is over.
error-muted = The host lets you watch, but not talk.
error-sees_later = You see this table later than its players, so you can read along, but not talk.
error-too_early = Spectators see this table later, and after a change of the server it is not known yet what they may see. Please come back a little later.
error-not_read = This table cannot be read from the disk ({ $reason }). Tell whoever runs the server.
error-database_damaged = The database { $file } is damaged; nothing was changed in it. Restore a back-up (docs/hosts.md says how); without one, “sqlite3 { $file } .recover” saves what can be read.
error-database_empty = The file { $file } is empty, so it is not used as a new database. If it should hold tables, look for a back-up; to start over, remove the empty file.
error-database_foreign = The file { $file } is not a database of Stolik; nothing was changed in it. Choose another one with --db. If it was one, it is damaged: restore a back-up (docs/hosts.md says how).
error-database_missing = There is no database { $file }. Check its name and folder.
error-database_newer = A newer Stolik has written to the database { $file } (version { $found }, here { $expected }); nothing was changed in it. Run that Stolik, or restore the back-up from before the upgrade.
error-bot_sits = A bot plays this seat. The host can give it back to you.
error-no_team_chat = This table has no team chat. Say it to everyone.
error-not_host = Only the link of the host can do this.
error-not_over = The game is still going on, and its record holds everybody's secrets. You can have it when the game is over.
error-reports_full = There are already { $most } reports here, and no more are accepted. Tell whoever runs this server.
error-not_kept = It could not be saved ({ $reason }), so nothing has changed. If this keeps happening, ask the host to check the disk.
error-not_built = The page of this server has not been built. When it started, it told whoever runs it what to do.
error-no_page = The page is missing: it was not built when Stolik was installed. Install Node.js 20.19 or newer, then install Stolik again from its source.
    .command = The page is missing: it has not been built, for which Node.js 20.19 or newer is needed. Build it, then try again: { $command }
error-note_too_long = A note has at most { $most } characters. Shorten it, or put a part of it in another note.
error-notebook_full = You have { $most } notes, as many as a seat may have. Delete one to write another.
error-notebook_shown = You have shown your notes to the table, so they can no longer be changed.
error-notebook_closed = Notes can be shown once the game is over.
error-no_clock = The clock does not allow that here.
error-no_guide = There is no further page here.
error-guide_wants = The guide goes on with another answer: pick what it has marked.
error-guide_runs = Seats change hands once the guide is over, or left.
error-unknown_guide = There is no guide “{ $guide }” for this game.
error-bad_guide = The guide { $guide } cannot be played: scene { $scene }, move { $move } ({ $found }).
    .file = The guide { $guide } cannot be read: { $detail }
    .asked = The guide { $guide } cannot be played: scene { $scene }, move { $move } ({ $found }). The game asks: { $asked }
    .answer = The guide { $guide } cannot be played: scene { $scene }, move { $move } ({ $found }). Possible answers: { $options }
error-bad_book = The rule book { $file } cannot be read: { $detail }
