CREATE TABLE eyes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    network TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    sees INTEGER NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;
