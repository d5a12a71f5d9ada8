### `game-not_alone` has no `.text` here, most cards have nothing at all.

game-not_alone = Nicht allein
role-creature = Kreatur
place-2 = Dschungel
place-4 = Strand
log-revealed = { $seat } deckt auf: { $places }.
log-assimilation_moved = { $left ->
    [0] Die Assimilation erreicht den Stern.
    [one] Noch 1 Feld bis zum Stern.
   *[other] Noch { $left } Felder bis zum Stern.
 }
ask-side = Wähle eine Seite des Bretts.
