CREATE TABLE advances (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
