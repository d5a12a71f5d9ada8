ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET used = CAST(strftime('%s', 'now') AS INTEGER);
CREATE INDEX links_of_table ON links (table_id);
CREATE INDEX tables_by_use ON tables (used);
