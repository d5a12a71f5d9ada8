start-no_script = Diese Seite braucht JavaScript.
start-loading = Wird noch geladen …
start-old = Dieser Browser ist zu alt.
start-lost = Ein Teil der Seite ist nicht angekommen.
start-again = Noch einmal
