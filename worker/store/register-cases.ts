import type { RegisterCase, RegisterRow } from "#worker/cases/library.ts";
import type { Database } from "#worker/store/database.ts";

/** Rows that are read at once. */
const READ_STEP = 1000;

const VERSION = `SELECT (SELECT MAX(id) FROM register_cases) AS newest,
  (SELECT COUNT(*) FROM case_imports WHERE live_at > 0) AS imports,
  (SELECT MAX(live_at) FROM case_imports WHERE live_at > 0) AS live`;

const ROWS = `SELECT id, number, import_id IS NOT NULL AS imported, title, respondent, matter, summary, facts FROM register_cases
  WHERE id > ?1 ORDER BY id LIMIT ${READ_STEP}`;

/** Title and respondent say most of what people search for, the matter more than the summary. */
const BY_WORDS = `SELECT rowid AS id FROM register_search WHERE register_search MATCH ?1
  ORDER BY bm25(register_search, 5, 5, 4, 1), rowid DESC`;

interface Row {
  id: number;
  number: string;
  imported: number;
  title: string | null;
  respondent: string | null;
  matter: string | null;
  summary: string | null;
  facts: string;
}

const UNSEEN = {
  alsoCaseNumbers: [],
  received: null,
  completed: null,
  codeYear: null,
  breachClauses: null,
  noBreachClauses: null,
  appeal: null,
  additionalSanctions: [],
  complainant: null,
  url: null,
  seenAt: null,
  note: null,
  materialType: "other",
  channel: "none",
  audience: "none",
  themes: [],
  issuePhrases: [],
};

function toRow({ id, number, imported, facts, ...shown }: Row): RegisterRow {
  const entry: RegisterCase = { ...UNSEEN, ...JSON.parse(facts), ...shown, caseNumber: number };
  return { id, isImported: imported === 1, entry };
}

/** The words of a search for the index: each has to be there, or a word that begins with it. */
const matching = (words: readonly string[]) => words.map((word) => `"${word}"*`).join(" ");

/** All cases that the precedent explorer lists: the register's, which migrations bring, and live imports. */
export class RegisterStore {
  constructor(private readonly db: Database) {}

  /** What changes whenever a case is added or taken away, and the ids of the cases that hold the words (letters and digits only), best
   * first; null without words. One journey to the database. */
  async ask(words: readonly string[]): Promise<{ version: string; ids: number[] | null }> {
    const d1 = this.db.$client;
    const version = d1.prepare(VERSION);
    const search = words.length > 0 ? [d1.prepare(BY_WORDS).bind(matching(words))] : [];
    const [stand, found] = await d1.batch<{ id: number; newest: number; imports: number; live: number }>([
      version,
      ...search,
    ]);
    const { newest, imports, live } = stand?.results[0] ?? { newest: 0, imports: 0, live: 0 };
    return { version: `${newest}:${imports}:${live}`, ids: found ? found.results.map(({ id }) => id) : null };
  }

  /** Every case, in the order of ids. */
  async all(): Promise<RegisterRow[]> {
    const rows: RegisterRow[] = [];
    for (let after = 0; ; ) {
      const { results } = await this.db.$client.prepare(ROWS).bind(after).all<Row>();
      for (const row of results) rows.push(toRow(row));
      const last = results.at(-1);
      if (!last || results.length < READ_STEP) return rows;
      after = last.id;
    }
  }
}
