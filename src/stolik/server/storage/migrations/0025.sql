CREATE TABLE open_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    data TEXT NOT NULL
) WITHOUT ROWID;
