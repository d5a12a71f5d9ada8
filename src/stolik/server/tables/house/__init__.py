"""All tables of a server: opened, found by their links, kept, and looked after while nobody is there."""
