### Calls to the table, and what is said about them.

call-title = Stolik
call-turn = It is your turn in { $game }.
call-test = This is how Stolik tells you that it is your turn.
call-code = Your code is { $code }. Type it where you asked for it on the page of your table. If you did not ask for it, ignore this message: nothing more will come.
call-mail-stop = You get this because you asked to be told at that table. To hear no more: { $link }
call-mail-key = Your seat: { $link } Whoever has this link plays for you, so show this mail to nobody.
call-stop = Shall Stolik no longer tell you in this way that it is your turn at that table?
call-stop-do = Tell me no more
call-stopped = Nothing more comes from that table in this way. Your seat stays yours.
error-bad_calls_file = The file { $file } does not say how people may be called ({ $detail }). See docs/hosts.md.
error-bad_key_file = The file { $file } holds no key of Stolik. Restore it from a back-up; without one, move it away: a new one is made, and everybody turns their calls on again.
error-not_offered = This server does not call people in this way.
error-bad_call_address = Nobody can be called at this address. Check how it is written.
error-too_many_channels = You have { $most } ways to be called, as many as a seat may have. Remove one first.
error-no_channel = This way to be called has been removed.
error-wrong_code = That is not the code, or it is too old. Check it; after five wrong ones remove the entry and add it again.
