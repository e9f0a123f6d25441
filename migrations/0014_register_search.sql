-- What the table definition cannot say: the index of words over the cases, and that a live import joins them and leaves them.
CREATE VIRTUAL TABLE register_search USING fts5(title, respondent, matter, summary, content='register_cases', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER register_cases_added AFTER INSERT ON register_cases BEGIN
  INSERT INTO register_search(rowid, title, respondent, matter, summary) VALUES (new.id, new.title, new.respondent, new.matter, new.summary);
END;
--> statement-breakpoint
CREATE TRIGGER register_cases_removed AFTER DELETE ON register_cases BEGIN
  INSERT INTO register_search(register_search, rowid, title, respondent, matter, summary) VALUES ('delete', old.id, old.title, old.respondent, old.matter, old.summary);
END;
--> statement-breakpoint
CREATE TRIGGER register_cases_changed AFTER UPDATE OF title, respondent, matter, summary ON register_cases BEGIN
  INSERT INTO register_search(register_search, rowid, title, respondent, matter, summary) VALUES ('delete', old.id, old.title, old.respondent, old.matter, old.summary);
  INSERT INTO register_search(rowid, title, respondent, matter, summary) VALUES (new.id, new.title, new.respondent, new.matter, new.summary);
END;
--> statement-breakpoint
CREATE TRIGGER case_imports_live AFTER UPDATE OF live_at ON case_imports WHEN old.live_at IS NULL AND new.live_at IS NOT NULL BEGIN
  INSERT INTO register_cases (number, import_id, title, respondent, matter, summary, facts)
    SELECT case_number, new.id, entry ->> '$.title', entry ->> '$.respondent', entry ->> '$.matter', entry ->> '$.summary',
      json_remove(entry, '$.caseNumber', '$.title', '$.respondent', '$.matter', '$.summary')
    FROM imported_cases WHERE import_id = new.id;
END;
--> statement-breakpoint
INSERT INTO register_cases (number, import_id, title, respondent, matter, summary, facts)
  SELECT c.case_number, c.import_id, c.entry ->> '$.title', c.entry ->> '$.respondent', c.entry ->> '$.matter', c.entry ->> '$.summary',
    json_remove(c.entry, '$.caseNumber', '$.title', '$.respondent', '$.matter', '$.summary')
  FROM imported_cases AS c JOIN case_imports AS i ON i.id = c.import_id AND i.live_at > 0;
