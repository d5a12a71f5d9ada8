CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    answers INTEGER NOT NULL,
    version INTEGER NOT NULL,
    data BLOB NOT NULL
);
