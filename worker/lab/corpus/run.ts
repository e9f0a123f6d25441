/** Reads every document of a folder and says what became of them: npm run corpus -- <folder> [--list]; or damages
 * each document in many ways first: npm run corpus -- <folder> --mutate 1000. The documents stay out of the
 * repository. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Outcome, Task, Told } from "./read-file.ts";
import { recall, referenceText } from "./recall.ts";

const MOST_STEP_MS = 30_000;
const READABLE = /\.(pdf|docx?|txt|png|jpe?g|gif|webp)$/i;

type Result = Outcome | { kind: "time-out"; message: string };

/** Reads files one after another in a thread; a step without end, or a crash of the thread, costs it. */
class Reader {
  #thread: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #end: (result: Result) => void = () => undefined;

  #start(): Worker {
    const thread = new Worker(new URL("./read-file.ts", import.meta.url), { stdout: true, stderr: true });
    const lose = (result: Result) => {
      if (this.#thread !== thread) return;
      this.#thread = null;
      void thread.terminate();
      this.#finish(result);
    };
    thread.on("message", (told: Told) => {
      if ("outcome" in told) this.#finish(told.outcome);
      else this.#wait(told.step + 1, lose);
    });
    thread.on("error", (error) => lose({ kind: "crash", message: error.stack ?? error.message }));
    thread.on("exit", (code) => lose({ kind: "crash", message: `the thread ended with ${code}` }));
    this.#wait(1, lose);
    return thread;
  }

  #wait(step: number, lose: (result: Result) => void): void {
    clearTimeout(this.#timer);
    const message = `step ${step} took over ${MOST_STEP_MS / 1000} s`;
    this.#timer = setTimeout(() => lose({ kind: "time-out", message }), MOST_STEP_MS);
  }

  #finish(result: Result): void {
    clearTimeout(this.#timer);
    this.#end(result);
  }

  read(task: Task): Promise<Result> {
    return new Promise((resolve) => {
      this.#end = resolve;
      this.#thread ??= this.#start();
      this.#thread.postMessage(task);
    });
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}

const isReference = (path: string) => path.endsWith(".txt") && existsSync(path.slice(0, -4));

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) =>
      statSync(path).isDirectory() ? filesIn(path) : READABLE.test(path) && !isReference(path) ? [path] : [],
    )
    .sort();
}

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error("npm run corpus -- <folder> [--list] [--mutate <how many of each document>]");
  process.exit(2);
}

const reader = new Reader();
const counts: Record<string, number> = { read: 0, message: 0, crash: 0, "time-out": 0, empty: 0, "wrong offsets": 0 };
const recalls: { path: string; found: number; total: number }[] = [];
let slowest = { path: "", ms: 0 };
const note = (what: string, path: string, detail: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
  const isBad = !["read", "message"].includes(what);
  if (isBad || options.includes("--list"))
    console.log(`${what}: ${path}: ${detail.split("\n").slice(0, 6).join(" | ")}`);
};

const mutants = options.includes("--mutate") ? Number(options[options.indexOf("--mutate") + 1]) : 0;
const tasks = filesIn(resolve(folder)).flatMap((path): Task[] =>
  mutants > 0 ? Array.from({ length: mutants }, (_, seed) => ({ path, seed })) : [{ path, seed: null }],
);

for (const { path: file, seed } of tasks) {
  const path = seed === null ? file : `${file}, mutant ${seed}`;
  const start = Date.now();
  const result = await reader.read({ path: file, seed });
  const ms = Date.now() - start;
  if (ms > slowest.ms) slowest = { path, ms };
  note(
    result.kind,
    path,
    result.kind === "read" ? `${result.text.length} characters, ${ms} ms ${result.unread[0] ?? ""}` : result.message,
  );
  if (seed !== null) {
    if (result.kind === "read" && result.problems.length > 0) note("wrong offsets", path, result.problems.join("; "));
    continue;
  }
  const reference = result.kind === "read" || result.kind === "message" ? referenceText(path) : null;
  const text = result.kind === "read" ? `${result.text}\n${result.hidden}` : "";
  const kept = reference === null ? null : recall(reference, text);
  if (result.kind === "read") {
    if (result.problems.length > 0) note("wrong offsets", path, result.problems.join("; "));
    if (kept) recalls.push({ path, ...kept });
  } else if (kept) note("empty", path, result.message);
}
await reader.close();

console.log(
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(", "),
);
console.log(`slowest: ${slowest.path}, ${(slowest.ms / 1000).toFixed(1)} s`);
if (recalls.length > 0) {
  const shares = recalls.map(({ path, found, total }) => ({ path, total, share: found / total }));
  const sum = (list: number[]) => list.reduce((total, number) => total + number, 0);
  const all = sum(recalls.map(({ found }) => found)) / sum(recalls.map(({ total }) => total));
  const mean = sum(shares.map(({ share }) => share)) / shares.length;
  const below = shares.filter(({ share }) => share < 0.98).sort((a, b) => a.share - b.share);
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  console.log(
    `characters that other programs find: ${percent(all)} of all, a file ${percent(mean)} on average; ${below.length} of ${shares.length} files below 98%`,
  );
  for (const { path, share, total } of below) console.log(`  ${percent(share)} of ${total}: ${path}`);
}
process.exit(counts.crash || counts["time-out"] ? 1 : 0);
