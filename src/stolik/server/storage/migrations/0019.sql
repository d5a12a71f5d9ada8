CREATE TABLE due (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    at REAL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;
CREATE INDEX due_by_time ON due (kind, at);
