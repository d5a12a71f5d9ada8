CREATE TABLE ended_games (
    month TEXT NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    people INTEGER NOT NULL,
    bots TEXT NOT NULL,
    won TEXT NOT NULL,
    winners TEXT NOT NULL,
    answers INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (month, game, players, options, people, bots, won, winners, answers)
) WITHOUT ROWID;
