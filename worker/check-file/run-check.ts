import { RISK_ORDER } from "#schema/risk.ts";
import { ACCEPTED_TYPES } from "#schema/submission-options.ts";
import { asSarif } from "./as-sarif.ts";
import { asText, closing } from "./as-text.ts";
import { type Checked, checkFile, furtherFrom } from "./check.ts";
import { type FoundFile, findFiles } from "./find-files.ts";
import { HELP, type Options, optionsOf, UsageError } from "./options.ts";

/** Where a run writes: results to `out`, how far it is to `err`. */
export interface Streams {
  out(text: string): void;
  err(text: string): void;
  isTerminal: boolean;
}

const NOT_CHECKED = 3;
const WRONG_CALL = 64;
const NAMES = Object.keys(ACCEPTED_TYPES).map((ending) => ending.slice(1).toUpperCase());
const NO_FILES = `There is no file of a type that is read: ${NAMES.join(", ")}.`;
const BAR = 20;

function calledRight<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw isMissing ? new UsageError(`There is no ${(error as NodeJS.ErrnoException).path}.`) : error;
  }
}

/** The bar of a terminal, or a line for each file where there is none to draw on. */
function showProgress({ err, isTerminal }: Streams, done: number, total: number, name: string): void {
  if (!isTerminal) {
    if (total > 1 && name) err(`[${done + 1}/${total}] ${name}\n`);
    return;
  }
  const full = Math.round((BAR * done) / total);
  err(`\r\u001b[K${name ? `${"█".repeat(full)}${"░".repeat(BAR - full)} ${done + 1}/${total} ${name}` : ""}`);
}

async function checkAll(
  files: FoundFile[],
  { fields, output }: Options,
  further: ReturnType<typeof furtherFrom>,
  streams: Streams,
): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const [at, file] of files.entries()) {
    showProgress(streams, at, files.length, file.name);
    const checked = await checkFile(file, fields, further);
    all.push(checked);
    showProgress(streams, at, files.length, "");
    if (output === "text") streams.out(asText(checked));
  }
  return all;
}

/** By the most severe of all: a file that could not be checked goes before any risk, for nothing is known of it. */
function exitCodeOf(all: readonly Checked[]): number {
  if (all.some((checked) => "error" in checked)) return NOT_CHECKED;
  const ranks = all.map((checked) => ("result" in checked ? RISK_ORDER.indexOf(checked.result.riskLevel) : 0));
  return Math.max(0, Math.max(...ranks) - RISK_ORDER.indexOf("LOW"));
}

function asJson(checked: Checked) {
  const { file } = checked;
  return "error" in checked
    ? { file: file.name, error: checked.error }
    : { file: file.name, notice: closing, result: checked.result };
}

/** Checks the files and folders that the words of a call name, writes what was found, and resolves to the exit code. */
export async function runCheck(args: string[], from: string, streams: Streams): Promise<number> {
  try {
    const options = optionsOf(args);
    if (!options) {
      streams.out(HELP);
      return 0;
    }
    const files = calledRight(() => findFiles(options.paths, from));
    if (files.length === 0) throw new UsageError(NO_FILES);
    const further = calledRight(() => furtherFrom(options.further, from));
    const all = await checkAll(files, options, further, streams);
    if (options.output === "json") streams.out(JSON.stringify(all.map(asJson), null, 2));
    else if (options.output === "sarif") streams.out(JSON.stringify(asSarif(all, from), null, 2));
    else streams.out(closing);
    return exitCodeOf(all);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    streams.err(`${error.message}\n\n${HELP}\n`);
    return WRONG_CALL;
  }
}
