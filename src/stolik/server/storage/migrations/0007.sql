CREATE TABLE spectators (
    table_id TEXT NOT NULL REFERENCES tables (id),
    network TEXT NOT NULL,
    may TEXT NOT NULL,
    PRIMARY KEY (table_id, network)
) WITHOUT ROWID;
