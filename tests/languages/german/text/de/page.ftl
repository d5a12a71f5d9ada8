### A few words of the page, for a language that is not complete.

ui-language = Sprache
ui-lobby-game = Das Spiel
ui-lobby-players = Wie viele spielen
ui-lobby-create = Tisch öffnen
ui-lobby-for = Für { $least } bis { $most } Personen
