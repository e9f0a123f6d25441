import type { RegisterCase } from "#worker/cases/library.ts";
import type { Database } from "#worker/store/database.ts";

/** Length of the JSON that one statement stages, in characters: a bound value holds 2 MB at most. */
const CHUNK_CHARS = 400_000;
/** How long a report may wait for its confirmation, in milliseconds. */
const STAGED_MS = 3_600_000;

const LIVE = "live_at IS NOT NULL";

const STAGE = `INSERT INTO imported_cases (import_id, case_number, entry)
  SELECT ?1, json_extract(value, '$.caseNumber'), value FROM json_each(?2)`;

/** Flips a staged import live, unless a case of it has gone live meanwhile or the imports would grow too large. */
const GO_LIVE = `UPDATE case_imports SET live_at = ?2 WHERE id = ?1 AND live_at IS NULL
  AND case_count + (SELECT COALESCE(SUM(case_count), 0) FROM case_imports WHERE live_at > 0) <= ?3
  AND NOT EXISTS (SELECT 1 FROM imported_cases AS mine
    JOIN imported_cases AS other ON other.case_number = mine.case_number AND other.import_id <> mine.import_id
    JOIN case_imports AS live ON live.id = other.import_id AND live.${LIVE}
    WHERE mine.import_id = ?1)`;

/** A JSON array of cases for each statement. */
function* chunks(entries: readonly RegisterCase[]): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const entry of entries) {
    const json = JSON.stringify(entry);
    if (length + json.length > CHUNK_CHARS && chunk.length > 0) {
      yield `[${chunk.join(",")}]`;
      chunk = [];
      length = 0;
    }
    chunk.push(json);
    length += json.length;
  }
  if (chunk.length > 0) yield `[${chunk.join(",")}]`;
}

/** Imports of files of cases. A file is staged in pieces that nobody sees, and one statement makes all of it live. */
export class CaseImportStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Puts the good rows of a file aside under an id, and drops what others left unconfirmed for an hour. */
  async stage(actorId: number, fileName: string, entries: readonly RegisterCase[]): Promise<string> {
    const id = crypto.randomUUID();
    const d1 = this.db.$client;
    const now = this.now();
    await d1.batch([
      d1.prepare("DELETE FROM case_imports WHERE live_at IS NULL AND created_at < ?1").bind(now - STAGED_MS),
      d1
        .prepare(
          "INSERT INTO case_imports (id, actor_id, file_name, case_count, created_at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )
        .bind(id, actorId, fileName, entries.length, now),
    ]);
    for (const chunk of chunks(entries)) await d1.prepare(STAGE).bind(id, chunk).run();
    return id;
  }

  /** Makes a staged import live as a whole; false when it is gone, was confirmed before, holds a case that somebody
   * else imported meanwhile, or would bring the imports above `most` cases. */
  async goLive(id: string, actorId: number, most: number): Promise<boolean> {
    const d1 = this.db.$client;
    const [changed] = await d1.batch<{ id: string }>([
      d1.prepare(`${GO_LIVE} RETURNING id`).bind(id, this.now(), most),
      d1
        .prepare(
          `INSERT INTO audit_log (actor_id, action, details)
           SELECT ?1, 'import-cases', json_object('file', file_name, 'cases', case_count)
           FROM case_imports WHERE id = ?2 AND changes() = 1`,
        )
        .bind(actorId, id),
    ]);
    return changed?.results.length === 1;
  }

  /** Drops a staged import; false when there is none of that id. */
  async discard(id: string): Promise<boolean> {
    const dropped = await this.db.$client
      .prepare("DELETE FROM case_imports WHERE id = ?1 AND live_at IS NULL RETURNING id")
      .bind(id)
      .first();
    return dropped !== null;
  }

  /** Takes a live import back with all of its cases; false when there is none of that id. */
  async remove(id: string, actorId: number): Promise<boolean> {
    const d1 = this.db.$client;
    const [, removed] = await d1.batch<{ id: string }>([
      d1
        .prepare(
          `INSERT INTO audit_log (actor_id, action, details)
           SELECT ?1, 'remove-import', json_object('file', file_name, 'cases', case_count)
           FROM case_imports WHERE id = ?2 AND ${LIVE}`,
        )
        .bind(actorId, id),
      d1.prepare(`DELETE FROM case_imports WHERE id = ?1 AND ${LIVE} RETURNING id`).bind(id),
    ]);
    return removed?.results.length === 1;
  }
}
