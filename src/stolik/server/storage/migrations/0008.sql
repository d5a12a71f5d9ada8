CREATE TABLE days (
    date INTEGER PRIMARY KEY,
    ran REAL NOT NULL
);
CREATE TABLE keep (
    state TEXT PRIMARY KEY,
    days INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO keep (state, days) VALUES ('unbegun', 7), ('running', 365), ('over', 90);
ALTER TABLE tables ADD COLUMN day INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN ran REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN binned INTEGER;
CREATE INDEX tables_by_bin ON tables (binned);
