ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT '';
CREATE TABLE marks (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    rows INTEGER NOT NULL,
    said INTEGER NOT NULL,
    seats TEXT NOT NULL,
    clock TEXT,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
