"""Who sits at a table: by which link, on which device, under which name; what they say and note."""
