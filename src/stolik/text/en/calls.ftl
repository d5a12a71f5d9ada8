### Calls to the table, and what is said about them.

call-title = Stolik
call-turn = It is your turn in { $game }.
call-test = This is how Stolik tells you that it is your turn.
call-code = Your code is { $code }. Type it where you asked for it on the page of your table. If you did not ask for it, ignore this message: nothing more will come.
call-mail-stop = You get this because you asked that table to tell you. To stop these messages: { $link }
call-mail-key = Your seat: { $link } Whoever has this link plays for you, so do not show this mail to anybody.
call-stop = Should Stolik stop telling you here that it is your turn at that table?
call-stop-do = Stop telling me
call-stopped = You will hear no more from that table here. Your seat is still yours.
error-bad_calls_file = The file { $file } does not say how people can be called ({ $detail }). See docs/hosts.md.
error-bad_key_file = The file { $file } holds no key of Stolik. Restore it from a back-up; without one, move it away: a new one is then made, and everybody has to turn their calls on again.
error-not_offered = This server cannot call people in this way.
error-bad_call_address = Nobody can be called at this address. Check how it is written.
error-too_many_channels = You have { $most } ways to be called, as many as a seat may have. Remove one first.
error-no_channel = This way to be called has been removed.
error-wrong_code = That code is wrong or too old. Check it; after five wrong codes, remove the entry and add it again.
