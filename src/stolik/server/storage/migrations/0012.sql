CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    thing TEXT NOT NULL,
    text TEXT NOT NULL,
    lines INTEGER NOT NULL,
    shown INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, n)
);
