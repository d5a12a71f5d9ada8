CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER,
    rows INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    data BLOB NOT NULL,
    made INTEGER NOT NULL
);
CREATE INDEX reports_of_table ON reports (table_id);
