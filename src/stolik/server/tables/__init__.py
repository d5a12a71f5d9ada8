"""Tables in play: rooms and their guests, who may do what, and how a table is restored."""
