### A few words of a table, for a language that is not complete.

ui-settings = Einstellungen
ui-your-turn = Du bist dran
