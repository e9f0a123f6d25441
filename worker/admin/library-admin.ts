import { MAX_IMPORTED_CASES } from "#schema/admin-options.ts";
import type { ImportReport, LibrarySummary } from "#schema/case-import.ts";
import { checkFile } from "#worker/admin/case-file/check-file.ts";
import { LIBRARY, newestOf } from "#worker/cases/library.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { CODE_EDITION } from "#worker/rules/book/knowledge.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";
import type { CaseImportStore } from "#worker/store/case-imports.ts";
import type { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import type { RegisterStore } from "#worker/store/register-cases.ts";

const GONE =
  "These cases could not be imported: they were imported already, somebody else imported some of them meanwhile, or the report is more than an hour old. Please choose the file again.";

const builtInNumbers = LIBRARY.flatMap(({ caseNumber, alsoCaseNumbers }) => [caseNumber, ...alsoCaseNumbers]);

/** What administrators see and change of the case library. */
export class LibraryAdmin {
  constructor(
    private readonly imported: ImportedCaseStore,
    private readonly imports: CaseImportStore,
    private readonly register: RegisterStore,
  ) {}

  async summary(readerId: number): Promise<LibrarySummary> {
    return {
      codeEdition: CODE_EDITION,
      rulesVersion: RULES_VERSION,
      builtIn: { cases: LIBRARY.length, newest: newestOf(LIBRARY) },
      imported: { cases: await this.imported.count(), imports: await this.imported.imports(readerId) },
    };
  }

  /** Checks a file and puts its good rows aside; nothing is imported before `confirm`. */
  async report(actorId: number, fileName: string, bytes: ArrayBuffer): Promise<ImportReport> {
    const held = new Set([...builtInNumbers, ...(await this.imported.numbers())]);
    const { good, refused } = checkFile(bytes, { held, listed: await this.listed() });
    const room = MAX_IMPORTED_CASES - (await this.imported.count());
    if (good.length > room) {
      const message = `The library takes ${MAX_IMPORTED_CASES} imported cases in all and has room for ${room} more; this file holds ${good.length}.`;
      throw new AppError("invalid-request", message);
    }
    const importId = good.length > 0 ? await this.imports.stage(actorId, fileName, good) : null;
    return { importId, fileName, good: good.length, refused };
  }

  /** Numbers of which the register says no more than parties and dates. */
  private async listed(): Promise<Set<string>> {
    const rows = await this.register.all();
    return new Set(rows.flatMap(({ entry }) => [entry.caseNumber, ...entry.alsoCaseNumbers]));
  }

  /** Makes the good rows of a report live, all at once. Throws 409 when that can no longer be done. */
  async confirm(importId: string, actorId: number): Promise<void> {
    if (!(await this.imports.goLive(importId, actorId, MAX_IMPORTED_CASES))) throw new AppError("conflict", GONE);
  }

  /** Takes a live import back, or drops a report. Throws 404 when there is neither. */
  async remove(importId: string, actorId: number): Promise<void> {
    const isGone = (await this.imports.discard(importId)) || (await this.imports.remove(importId, actorId));
    if (!isGone) throw notFound("There is no such import. It may have been removed already.");
  }
}
