import { z } from "zod";

const total = z.int().min(0);
/** ISO 8601 day, null where nothing is held. */
const newest = z.iso.date().nullable();

/** One file of further cases that went live. */
export const caseImport = z.object({
  id: z.string(),
  fileName: z.string(),
  cases: total,
  importedAt: z.iso.datetime(),
  /** Null once the account is deleted. */
  importedBy: z.string().nullable(),
  isOwn: z.boolean(),
});
export type CaseImport = z.infer<typeof caseImport>;

/** Answer of `GET /api/admin/library`. */
export const librarySummary = z.object({
  codeEdition: z.string(),
  rulesVersion: z.string(),
  builtIn: z.object({ cases: total, newest }),
  imported: z.object({ cases: total, imports: z.array(caseImport) }),
});
export type LibrarySummary = z.infer<typeof librarySummary>;

/** Answer of `GET /api/admin/library/cases`: a bare array of these, the last imported first. */
export const importedCase = z.object({
  id: z.int(),
  caseNumber: z.string(),
  title: z.string().nullable(),
  matter: z.string().nullable(),
  completed: newest,
  url: z.string().nullable(),
  importedAt: z.iso.datetime(),
  importedBy: z.string().nullable(),
  isOwn: z.boolean(),
});
export type ImportedCase = z.infer<typeof importedCase>;

/** A row of a file that is not taken. */
export const refusedRow = z.object({
  /** Where it begins in the file, from 1. */
  line: z.int().min(1),
  caseNumber: z.string().nullable(),
  reason: z.string(),
});
export type RefusedRow = z.infer<typeof refusedRow>;

/** Answer of `POST /api/admin/library/imports?fileName=` (the file as it is, CSV or JSON): nothing is imported yet. */
export const importReport = z.object({
  /** Names the good rows for the confirmation; null when there are none. */
  importId: z.string().nullable(),
  fileName: z.string(),
  good: total,
  refused: z.array(refusedRow),
});
export type ImportReport = z.infer<typeof importReport>;

/** Query of the upload. */
export const importQuery = z.object({ fileName: z.string().trim().min(1, "Please name the file").max(200) });
