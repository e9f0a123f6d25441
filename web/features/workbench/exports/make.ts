import type { Matter } from "#schema/result.ts";
import { keyFor } from "#web/features/workbench/api/seals.ts";
import { onDemand } from "#web/lib/build.ts";
import type { Exported } from "./record.ts";
import { pdfWithSeal, sealed, zipWithSeal } from "./seal.ts";

/* What can be taken away, each made in the browser and sealed. The code of each kind is fetched when it is asked for. */

export type Made = {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What the user should know of it: words that could not be found again, above all. */
  note: string | null;
};

/** The file is not the one that was checked, or cannot be opened; the message says what to do. */
export class CannotMake extends Error {}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Sealed with a key of the site; without one where the site gives none or cannot be reached. */
const keyed = (bytes: Uint8Array) => sealed(bytes, (digest) => keyFor(digest).catch(() => null));

const stem = (filename: string) => filename.replace(/\.[^.]+$/, "");
const bytesOf = (text: string) => new TextEncoder().encode(text);

function unplacedNote(unplaced: readonly Matter[]): string | null {
  if (unplaced.length === 0) return null;
  const numbers = unplaced.map(({ number }) => number).join(", ");
  return `The words of ${unplaced.length === 1 ? "matter" : "matters"} ${numbers} were not found as text in this file; the comment stands at the beginning.`;
}

/** Reads the user's file again, here in the browser. Throws `CannotMake` where it is another file than the one checked. */
async function sameFile(file: File, { assessment }: Exported): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (assessment.file && hex !== assessment.file.sha256)
    throw new CannotMake("This is not the file that was checked, or it has been changed since. Choose the same file.");
  return bytes;
}

/** The user's own Word file with comments, and tracked changes for accepted rewordings. */
export async function ownWord(file: File, exported: Exported): Promise<Made> {
  const bytes = await sameFile(file, exported);
  const { markUpWord } = await onDemand(import("./word/mark-up.ts"));
  const { bytes: marked, unplaced } = markUpWord(bytes, exported, new Date().toISOString());
  const name = `${stem(exported.assessment.filename)} with comments.docx`;
  return { name, type: WORD, bytes: await keyed(zipWithSeal(marked)), note: unplacedNote(unplaced) };
}

/** The user's own PDF with highlights and notes. */
export async function ownPdf(file: File, exported: Exported): Promise<Made> {
  const bytes = await sameFile(file, exported);
  const [{ annotatePdf }, { readRuns }] = await onDemand(
    Promise.all([import("./pdf/annotate.ts"), import("./pdf/read-runs.ts")]),
  );
  const made = await annotatePdf(bytes, await readRuns(bytes), exported, new Date().toISOString()).catch(() => {
    throw new CannotMake("This PDF could not be written to; it may be protected by a password. Take the CSV instead.");
  });
  const name = `${stem(exported.assessment.filename)} with notes.pdf`;
  return {
    name,
    type: "application/pdf",
    bytes: await keyed(pdfWithSeal(made.bytes)),
    note: unplacedNote(made.unplaced),
  };
}

/** The report: verdict, matters, decisions, ledger, as a tagged PDF. */
export async function report(exported: Exported): Promise<Made> {
  const [{ pdfReport }, { faces }] = await onDemand(Promise.all([import("./pdf/report.ts"), import("./pdf/faces.ts")]));
  const bytes = await pdfReport(exported, await faces(), new Date());
  const name = `${stem(exported.assessment.filename)} report.pdf`;
  return { name, type: "application/pdf", bytes: await keyed(pdfWithSeal(bytes)), note: null };
}

/** The extracted text as a Word file with comments, while it is there. */
export async function textWord(text: string, exported: Exported): Promise<Made> {
  const { textAsWord } = await onDemand(import("./word/build.ts"));
  const bytes = await textAsWord(text, exported, new Date().toISOString());
  const name = `${stem(exported.assessment.filename)} text with comments.docx`;
  return { name, type: WORD, bytes: await keyed(zipWithSeal(bytes)), note: null };
}

/** One page on what only a person can check. */
export async function signatory(exported: Exported): Promise<Made> {
  const { signatorySheet } = await onDemand(import("./word/build.ts"));
  const bytes = await keyed(zipWithSeal(await signatorySheet(exported)));
  return { name: `${stem(exported.assessment.filename)} signatory sheet.docx`, type: WORD, bytes, note: null };
}

/** The matters as a table. */
export async function csv(exported: Exported): Promise<Made> {
  const { toCsv } = await onDemand(import("./tables.ts"));
  const bytes = await keyed(bytesOf(toCsv(exported)));
  return { name: `${stem(exported.assessment.filename)} matters.csv`, type: "text/csv", bytes, note: null };
}

/** The whole assessment. */
export async function json(exported: Exported): Promise<Made> {
  const { toJson } = await onDemand(import("./tables.ts"));
  const bytes = await keyed(bytesOf(toJson(exported)));
  return { name: `${stem(exported.assessment.filename)} assessment.json`, type: "application/json", bytes, note: null };
}
