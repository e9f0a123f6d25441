import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import type { CaseImport, ImportedCase } from "#schema/case-import.ts";
import { asLibraryCase, type LibraryCase, type RegisterCase } from "#worker/cases/library.ts";
import type { Database } from "#worker/store/database.ts";

/** Rows that are read at once. */
const READ_STEP = 1000;
const LIVE = "live_at IS NOT NULL";

const VERSION = `SELECT COUNT(*) AS imports, COALESCE(SUM(case_count), 0) AS cases, MAX(live_at) AS newest
  FROM case_imports WHERE live_at > 0`;

const ENTRIES = `SELECT c.id, c.entry FROM imported_cases AS c JOIN case_imports AS i ON i.id = c.import_id
  WHERE c.id > ?1 AND i.${LIVE} ORDER BY c.id LIMIT ${READ_STEP}`;

const LIST = `SELECT c.id, c.entry, i.live_at AS liveAt, i.actor_id AS actorId, u.username FROM imported_cases AS c
  JOIN case_imports AS i ON i.id = c.import_id LEFT JOIN users AS u ON u.id = i.actor_id
  WHERE c.id < ?1 AND i.${LIVE} ORDER BY c.id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

const IMPORTS = `SELECT i.id, file_name AS fileName, case_count AS cases, live_at AS liveAt, actor_id AS actorId, username
  FROM case_imports AS i LEFT JOIN users AS u ON u.id = i.actor_id WHERE live_at > 0 ORDER BY live_at DESC LIMIT 100`;

/** What rows imported before these fields were read do not hold. */
const UNSEEN = {
  received: null,
  appeal: null,
  additionalSanctions: [],
  respondent: null,
  complainant: null,
  seenAt: null,
  note: null,
};

const entryOf = (json: string): RegisterCase => ({ ...UNSEEN, ...JSON.parse(json) });

interface By {
  liveAt: number;
  actorId: number;
  username: string | null;
}

const importedBy = ({ liveAt, actorId, username }: By, readerId: number) => ({
  importedAt: new Date(liveAt).toISOString(),
  importedBy: username,
  isOwn: actorId === readerId,
});

/** Live cases beside the built-in library, for analyses and for administrators; case-imports.ts writes them. */
export class ImportedCaseStore {
  constructor(private readonly db: Database) {}

  /** Changes whenever an import goes live or is removed; empty while there is none. */
  async version(): Promise<string> {
    const row = await this.db.$client
      .prepare(VERSION)
      .first<{ imports: number; cases: number; newest: number | null }>();
    return row?.newest ? `${row.imports}:${row.cases}:${row.newest}` : "";
  }

  /** How many cases are live. */
  async count(): Promise<number> {
    return (await this.db.$client.prepare(VERSION).first<{ cases: number }>())?.cases ?? 0;
  }

  /** The numbers of all live cases, those that they go by as well included. */
  async numbers(): Promise<string[]> {
    return (await this.all()).flatMap(({ caseNumber, alsoCaseNumbers }) => [caseNumber, ...alsoCaseNumbers]);
  }

  /** Every live case that says what it was about, in the order of import. */
  async entries(): Promise<LibraryCase[]> {
    return (await this.all()).flatMap((entry) => asLibraryCase(entry) ?? []);
  }

  /** Every live case, in the order of import. */
  async all(): Promise<RegisterCase[]> {
    const entries: RegisterCase[] = [];
    for (let after = 0; ; ) {
      const { results } = await this.db.$client.prepare(ENTRIES).bind(after).all<{ id: number; entry: string }>();
      for (const { entry } of results) entries.push(entryOf(entry));
      const last = results.at(-1);
      if (!last || results.length < READ_STEP) return entries;
      after = last.id;
    }
  }

  /** Live cases for `readerId`, the last imported first, from below the id `before`. */
  async list(readerId: number, before = Number.MAX_SAFE_INTEGER): Promise<ImportedCase[]> {
    const { results } = await this.db.$client.prepare(LIST).bind(before).all<By & { id: number; entry: string }>();
    return results.map(({ id, entry, ...by }) => {
      const { caseNumber, title, matter, completed, url } = entryOf(entry);
      return { id, caseNumber, title, matter, completed, url, ...importedBy(by, readerId) };
    });
  }

  /** The files that are live, the latest first, at most 100. */
  async imports(readerId: number): Promise<CaseImport[]> {
    const { results } = await this.db.$client
      .prepare(IMPORTS)
      .all<By & { id: string; fileName: string; cases: number }>();
    return results.map(({ id, fileName, cases, ...by }) => ({ id, fileName, cases, ...importedBy(by, readerId) }));
  }
}
