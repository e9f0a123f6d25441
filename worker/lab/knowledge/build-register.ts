import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIBRARY, type RegisterCase } from "#worker/cases/library.ts";

/* Writes the migration that puts every case of the PMCPA's register into the database, from the collected facts
 * (register.json) and the case files: `node worker/lab/knowledge/build-register.ts <folder> <migration>`. Run again, it changes
 * what has changed: a migration of its own for each new state of the register. */

/** A row of register.json. */
interface Row {
  n: string;
  also?: string[];
  title: string | null;
  respondent: string | null;
  complainantKind: string | null;
  received: string | null;
  completed: string | null;
  codeYear: number | null;
  breach: string[] | null;
  noBreach: string[] | null;
  appeal: string | null;
  matter: string | null;
  additionalSanctions: string[] | null;
  url: string | null;
  note?: string;
  addressOnly?: boolean;
  interim?: boolean;
  dateDoubt?: boolean;
}

/** D1 takes statements of up to 100,000 bytes. */
const STATEMENT_BYTES = 80_000;

const NOTES = {
  addressOnly: "Known by its address alone: neither dates nor edition were seen.",
  interim: "An interim report: the case was not completed when it was seen.",
  dateDoubt: "A date is given as the register prints it, and cannot be right.",
} as const;

const told = new Map(LIBRARY.map((entry) => [entry.caseNumber, entry]));

function toEntry(row: Row): RegisterCase {
  const summed = told.get(row.n);
  const marks = (Object.keys(NOTES) as (keyof typeof NOTES)[]).filter((mark) => row[mark]).map((mark) => NOTES[mark]);
  const notes = [...new Set([...marks, row.note, summed?.note])].filter(Boolean);
  return {
    caseNumber: row.n,
    alsoCaseNumbers: row.also ?? [],
    title: row.title,
    matter: row.matter,
    summary: summed?.summary ?? null,
    received: row.received,
    completed: row.completed,
    codeYear: row.codeYear,
    breachClauses: row.breach,
    noBreachClauses: row.noBreach,
    appeal: row.appeal,
    additionalSanctions: row.additionalSanctions ?? [],
    respondent: row.respondent,
    complainant: row.complainantKind,
    url: row.url,
    seenAt: summed?.seenAt ?? null,
    note: notes.join(" ") || null,
    materialType: summed?.materialType ?? "other",
    channel: summed?.channel ?? "none",
    audience: summed?.audience ?? "none",
    themes: summed?.themes ?? [],
    issuePhrases: summed?.issuePhrases ?? [],
  };
}

const ONLY_WITH_SUMMARY = ["materialType", "channel", "audience"];

/** What is worth a place in the file: what was not seen is left out, and added again on reading. */
function written(entry: RegisterCase): string {
  const isWorth = ([name, value]: [string, unknown]) =>
    value !== null &&
    (entry.summary !== null || !ONLY_WITH_SUMMARY.includes(name)) &&
    (!Array.isArray(value) || value.length > 0 || /breachClauses/i.test(name));
  return JSON.stringify(Object.fromEntries(Object.entries(entry).filter(isWorth)));
}

function* chunks(rows: readonly string[]): Generator<string> {
  let chunk: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(row.replaceAll("'", "''")) + 2;
    if (bytes + size > STATEMENT_BYTES && chunk.length > 0) {
      yield chunk.join(",\n");
      [chunk, bytes] = [[], 0];
    }
    chunk.push(row);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk.join(",\n");
}

const statement = (rows: string) => `INSERT INTO register_cases (number, title, respondent, matter, summary, facts)
SELECT value ->> '$.caseNumber', value ->> '$.title', value ->> '$.respondent', value ->> '$.matter', value ->> '$.summary',
  json_remove(value, '$.caseNumber', '$.title', '$.respondent', '$.matter', '$.summary')
FROM json_each('[
${rows.replaceAll("'", "''")}
]') WHERE true
ON CONFLICT (number) WHERE import_id IS NULL DO UPDATE SET title = excluded.title, respondent = excluded.respondent,
  matter = excluded.matter, summary = excluded.summary, facts = excluded.facts;`;

const [folder, migration] = process.argv.slice(2);
if (!folder || !migration) throw new Error("Give the folder of register.json and the migration to write");
const { cases } = JSON.parse(readFileSync(join(folder, "register.json"), "utf8")) as { cases: Row[] };
const sql = [...chunks(cases.map(toEntry).map(written))].map(statement).join("\n--> statement-breakpoint\n");
const about = "-- Every case of the PMCPA's register as facts, written by worker/lab/knowledge/build-register.ts.\n";
writeFileSync(migration, `${about}${sql}\n`);
console.log(`${cases.length} cases, ${Math.round(Buffer.byteLength(sql) / 1024)} kB`);
