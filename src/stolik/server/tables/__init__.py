"""Tables: the game at each, who sits there and who watches; and all of them together in one house."""
