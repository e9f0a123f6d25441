-- What the table definitions cannot say: the index of words that administrators search users by, and the count of
-- analyses by day. Both follow their tables by triggers.
CREATE VIRTUAL TABLE users_search USING fts5(username, email, content='users', content_rowid='id', prefix='2 3');
--> statement-breakpoint
INSERT INTO users_search(users_search) VALUES('rebuild');
--> statement-breakpoint
CREATE TRIGGER users_search_added AFTER INSERT ON users BEGIN
  INSERT INTO users_search(rowid, username, email) VALUES (new.id, new.username, new.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_removed AFTER DELETE ON users BEGIN
  INSERT INTO users_search(users_search, rowid, username, email) VALUES ('delete', old.id, old.username, old.email);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_changed AFTER UPDATE OF username, email ON users BEGIN
  INSERT INTO users_search(users_search, rowid, username, email) VALUES ('delete', old.id, old.username, old.email);
  INSERT INTO users_search(rowid, username, email) VALUES (new.id, new.username, new.email);
END;
--> statement-breakpoint
INSERT INTO analysis_days(day, risk_level, total)
  SELECT date(created_at / 1000, 'unixepoch'), risk_level, count(*) FROM assessments GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER assessments_tallied AFTER INSERT ON assessments BEGIN
  INSERT OR IGNORE INTO analysis_days(day, risk_level, total)
    VALUES (date(new.created_at / 1000, 'unixepoch'), new.risk_level, 0);
  UPDATE analysis_days SET total = total + 1
    WHERE day = date(new.created_at / 1000, 'unixepoch') AND risk_level = new.risk_level;
END;
