CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    lang TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_until INTEGER NOT NULL,
    code TEXT NOT NULL,
    guesses INTEGER NOT NULL DEFAULT 0,
    muted INTEGER NOT NULL DEFAULT 0,
    failed TEXT NOT NULL DEFAULT '',
    stop TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX channels_of_seat ON channels (table_id, seat);
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    turn INTEGER NOT NULL,
    at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, channel, turn)
) WITHOUT ROWID;
CREATE INDEX calls_of_channel ON calls (channel);
CREATE INDEX calls_to_make ON calls (at) WHERE NOT done;
