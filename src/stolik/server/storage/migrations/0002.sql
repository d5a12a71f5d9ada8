ALTER TABLE chat RENAME TO chat_before;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    audience INTEGER NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, audience, n)
);

INSERT INTO chat SELECT table_id, -1, n, seat, text FROM chat_before ORDER BY table_id, n;

DROP TABLE chat_before;
