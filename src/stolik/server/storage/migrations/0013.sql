ALTER TABLE tables ADD COLUMN what_if TEXT NOT NULL DEFAULT '';
CREATE TABLE moments (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER,
    frame INTEGER NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX moments_of_table ON moments (table_id);
