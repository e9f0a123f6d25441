/** Reads every document of a folder and says what became of them: npm run corpus -- <folder> [--list]; or damages
 * each document in many ways first: npm run corpus -- <folder> --mutate 1000. The documents stay out of the
 * repository. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Task } from "./read-file.ts";
import { type Cost, Reader } from "./reader.ts";
import { recall, referenceText } from "./recall.ts";

const READABLE = /\.(pdf|docx?|txt|png|jpe?g|gif|webp)$/i;

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
const counts: Record<string, number> = {
  ...{ read: 0, message: 0, crash: 0, "time-out": 0, empty: 0, "wrong offsets": 0 },
  ...{ "over 10 s": 0, "over 128 MB": 0 },
};
const recalls: { path: string; found: number; total: number }[] = [];
/** What the platform gives an isolate, in bytes. */
const MOST_MEMORY = 128 * 2 ** 20;
/** Reading takes longer only where words in pictures have to be recognised, picture by picture. */
const LONG_MS = 10_000;
const most: Record<keyof Cost, { path: string; value: number }> = {
  ms: { path: "", value: 0 },
  longestStepMs: { path: "", value: 0 },
  peak: { path: "", value: 0 },
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
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
  const { result, cost } = await reader.read({ path: file, seed });
  for (const [name, best] of Object.entries(most)) {
    const value = cost[name as keyof Cost];
    if (value > best.value) Object.assign(best, { path, value });
  }
  const spent = `${seconds(cost.ms)}, ${megabytes(cost.peak)}`;
  note(
    result.kind,
    path,
    result.kind === "read" ? `${result.text.length} characters, ${spent} ${result.unread[0] ?? ""}` : result.message,
  );
  if (cost.peak > MOST_MEMORY) note("over 128 MB", path, spent);
  if (cost.ms > LONG_MS) note("over 10 s", path, `${spent}, longest step ${seconds(cost.longestStepMs)}`);
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
console.log(`slowest: ${most.ms.path}, ${seconds(most.ms.value)}`);
console.log(`longest step: ${most.longestStepMs.path}, ${seconds(most.longestStepMs.value)}`);
console.log(`fullest isolate: ${most.peak.path}, ${megabytes(most.peak.value)}`);
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
process.exit(counts.crash || counts["time-out"] || counts["over 128 MB"] ? 1 : 0);
