ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN dealt_on INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN mode TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_seed ON tables (seed);
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE day_results (
    dealt_on INTEGER NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    version INTEGER NOT NULL,
    at_table TEXT NOT NULL,
    won INTEGER NOT NULL,
    reason TEXT NOT NULL,
    turns INTEGER,
    score INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (dealt_on, game, mode, at_table)
) WITHOUT ROWID;
