/** How the history behaves at size: the application's own statements and indexes, on SQLite as D1 runs it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { median } from "#worker/lab/measure.ts";
import { detailQuery, listQuery, statisticsQuery } from "#worker/store/assessment-queries.ts";
import { openDatabase } from "#worker/store/database.ts";

const RUNS = 200;
const OWNER = 1;
/** Every user but the owner has this many assessments. */
const EACH = 100;
const NOW = Date.UTC(2026, 10, 21);
const MIGRATIONS = resolve(import.meta.dirname, "../../../migrations");

// Writes the statements only; none of them is run through it.
const writer = openDatabase({} as D1Database);

interface Statement {
  toSQL(): { sql: string; params: unknown[] };
}

const QUERIES: Record<string, Statement> = {
  "first page": listQuery(writer, OWNER, { page: 1, limit: 20 }),
  "page 50": listQuery(writer, OWNER, { page: 50, limit: 20 }),
  "page of high risks": listQuery(writer, OWNER, { page: 1, limit: 20, risk: "HIGH" }),
  detail: detailQuery(writer, "a-500", OWNER),
  "month's statistics": statisticsQuery(writer, OWNER, new Date(NOW - 30 * 86_400_000)),
};

// The owner's assessments are spread among everybody else's, as they would be after a year.
const FILL = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
  INSERT INTO assessments (id, user_id, filename, file_content, audience, channel, material_type,
    material_type_detected, risk_level, summary, confidence, confidence_reasons, clauses, cases, recommendations, engine,
    coverage, created_at)
  SELECT 'a-' || i, CASE WHEN i % (?1 / ?2) = 0 THEN ${OWNER} ELSE 2 + i / ${EACH} END, 'leavepiece-' || i || '.pdf',
    'sha256:0;bytes=1', 'hcp', 'print', 'letter', 1, CASE i % 4 WHEN 0 THEN 'HIGH' ELSE 'LOW' END,
    'The material has one serious fault.', 82, '[]', '["' || hex(zeroblob(150)) || '"]', '[]', '{}', '{}', '{}', ${NOW} - (?1 - i) * 30000 FROM n`;

function filled(path: string, rows: number, ofOwner: number): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF");
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    db.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
  db.prepare(FILL).run(rows, ofOwner);
  return db;
}

function medianMs(db: DatabaseSync, query: Statement): number {
  const { sql, params } = query.toSQL();
  const statement = db.prepare(sql);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    statement.all(...(params as (string | number)[]));
    return performance.now() - start;
  });
  return median(times);
}

/** Prints the time of each query at 1,000 rows, all of one user, and at 1,000,000, where that user has 10,000; and the
 * second as a multiple of the first. */
export function benchLists(): void {
  const folder = mkdtempSync(join(tmpdir(), "abpi-lists-"));
  const small = filled(join(folder, "small.db"), 1_000, 1_000);
  const large = filled(join(folder, "large.db"), 1_000_000, 10_000);
  try {
    for (const [name, query] of Object.entries(QUERIES)) {
      const [before, after] = [medianMs(small, query), medianMs(large, query)];
      const ratio = (after / before).toFixed(1);
      console.log(
        `History, ${name}: ${before.toFixed(3)} ms of 1,000 rows, ${after.toFixed(3)} ms of 1,000,000: ${ratio} times`,
      );
    }
  } finally {
    small.close();
    large.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
