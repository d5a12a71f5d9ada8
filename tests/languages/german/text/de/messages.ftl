list-empty = nichts
error-unknown_table = Kein Tisch hat diesen Link.
