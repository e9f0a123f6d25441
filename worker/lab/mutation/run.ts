import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Trial, Verdict } from "./answer-trials.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

/** Changes meanings one at a time and counts how many of the changes a test notices: one line a file, then the share of
 * each area. `npm run mutants -- PART…` takes the files whose path holds one of the words; `--every 20` one mutant in
 * twenty instead of one in five, `--every 1` all of them; `--from 7` begins at the eighth, for another sample; `--list`
 * tells those that nothing noticed; `--own` asks only the tests that stand beside each file or beside those of its folder
 * that import it, which takes seconds. Ends with 1 where an area is below its floor. */

interface Area {
  files: string;
  wanted(mutant: Mutant, source: string): boolean;
  /** The least percentage that must be noticed. */
  floor: number;
}

const NAMED_NUMBER = /^(?:export )?const [A-Z_0-9]+(?:: \w+)? = [\d_.]+;/;
const lineOf = (source: string, line: number) => source.split("\n")[line - 1] ?? "";

const AREAS: Record<string, Area> = {
  facts: { files: "worker/rules/facts/*.ts", wanted: ({ kind }) => kind !== "word", floor: 80 },
  voice: { files: "worker/text/**/*.ts", wanted: ({ kind }) => kind !== "word", floor: 80 },
  vocabulary: { files: "worker/rules/vocabulary/*.ts", wanted: () => true, floor: 0 },
  thresholds: {
    files: "worker/rules/{clause-*,checks,concepts,dealings,engine}/*.ts",
    wanted: ({ kind, line }, source) => kind === "number" && NAMED_NUMBER.test(lineOf(source, line)),
    floor: 0,
  },
};

const PROCESSES = 2;
/** A change may make a loop endless. */
const PATIENCE_MS = 300_000;
const MOST_MEMORY = 2.5e9;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "string", default: "5" },
    from: { type: "string", default: "0" },
    list: { type: "boolean" },
    own: { type: "boolean" },
  },
});

interface Task extends Trial {
  area: string;
  mutant: Mutant;
}

const tasks = Object.entries(AREAS)
  .flatMap(([area, { files, wanted }]): Task[] =>
    globSync(files)
      .filter((path) => !/\.(?:test|examples)\.ts$/.test(path))
      .flatMap((path) => {
        const source = readFileSync(path, "utf8");
        const mutants = mutantsOf(path, source).filter((mutant) => wanted(mutant, source));
        return mutants.map((mutant) => ({
          area,
          path,
          mutant,
          source: source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end),
        }));
      }),
  )
  .filter(({ path }) => positionals.length === 0 || positionals.some((part) => path.includes(part)))
  .filter((_, i) => i % Number(options.every) === Number(options.from));

const recorded = [...new Set(["facts", "voice"].flatMap((area) => globSync(AREAS[area]?.files ?? "")))];

/** In so many parts the tests of rules and texts are run: what they were answered is kept, and fills a process when it is all kept at once. */
const PARTS = 6;

/** The tests beside the file and its importers, then the recorded answers to labelled pieces, then all tests of rules and texts. */
const STAGES: { script: string; part?: string }[] = options.own
  ? [{ script: "own-trial.ts" }]
  : [
      { script: "own-trial.ts" },
      { script: "answers-trial.ts" },
      ...Array.from({ length: PARTS }, (_, part) => ({ script: "trial.ts", part: `${part + 1}/${PARTS}` })),
    ];

async function begin({ script, part = "1/1" }: (typeof STAGES)[number]): Promise<ChildProcess> {
  const env = { ...process.env, MUTANT_PART: part };
  const child = fork(resolve(import.meta.dirname, script), recorded, { env });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The tests fail without any change")));
  // Later a change may end it, which is a verdict.
  ended.catch(() => undefined);
  await Promise.race([once(child, "message"), ended]);
  return child;
}

async function verdictOf(child: ChildProcess, { path, source }: Task): Promise<Verdict> {
  child.send({ path, source } satisfies Trial);
  const silence = new AbortController();
  const hangs = after(
    PATIENCE_MS,
    { noticedBy: "It does not end", memory: Number.POSITIVE_INFINITY },
    { signal: silence.signal },
  );
  const answer = once(child, "message").then(([verdict]) => verdict as Verdict);
  // A change may also fill the memory until the process ends.
  const ends = once(child, "exit", { signal: silence.signal });
  const dies = ends.then(() => ({ noticedBy: "It ends the process", memory: Number.POSITIVE_INFINITY }));
  const verdict = await Promise.race([answer, dies.catch(() => answer), hangs.catch(() => answer)]);
  silence.abort();
  return verdict;
}

interface Outcome extends Task {
  noticedBy: string | null;
}

/** What became of each mutant in a stage. */
async function tried(stage: (typeof STAGES)[number], mutants: readonly Task[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  async function work(): Promise<void> {
    let child: ChildProcess | null = null;
    for (let task = mutants[next++]; task; task = mutants[next++]) {
      child ??= await begin(stage);
      const { noticedBy, memory } = await verdictOf(child, task);
      outcomes.push({ ...task, noticedBy });
      if (memory < MOST_MEMORY) continue;
      child.kill("SIGKILL");
      child = null;
    }
    child?.kill();
  }
  await Promise.all(Array.from({ length: PROCESSES }, work));
  return outcomes;
}

let outcomes: Outcome[] = tasks.map((task) => ({ ...task, noticedBy: null }));
for (const stage of STAGES) {
  const left = outcomes.filter(({ noticedBy }) => noticedBy === null);
  outcomes = [...outcomes.filter(({ noticedBy }) => noticedBy !== null), ...(await tried(stage, left))];
  console.log(
    `${stage.script} ${stage.part ?? ""}: ${outcomes.filter(({ noticedBy }) => noticedBy !== null).length} of ${outcomes.length} noticed so far`,
  );
}

const shareOf = (of: typeof outcomes) => {
  const noticed = of.filter(({ noticedBy }) => noticedBy !== null).length;
  return { noticed, percent: of.length === 0 ? 100 : (100 * noticed) / of.length, words: `${noticed} of ${of.length}` };
};
const oneLine = (words: string) => words.replace(/\s+/g, " ").slice(0, 90);

for (const [path, of] of [...Map.groupBy(outcomes, ({ path }) => path)].sort()) {
  console.log(`${path}: ${shareOf(of).words}`);
  for (const { mutant, source, noticedBy } of options.list ? of : []) {
    if (noticedBy !== null) continue;
    const was = readFileSync(path, "utf8").slice(mutant.start, mutant.end);
    console.log(
      `    ${mutant.line} ${mutant.kind}: ${oneLine(was)}  →  ${oneLine(source.slice(mutant.start, mutant.start + mutant.text.length))}`,
    );
  }
}
for (const [area, of] of Map.groupBy(outcomes, ({ area }) => area)) {
  const { percent, words } = shareOf(of);
  const { floor } = AREAS[area] as Area;
  console.log(
    `${area}: ${words} changes noticed (${percent.toFixed(1)}%)${percent < floor ? `, below the floor of ${floor}%` : ""}`,
  );
  if (percent < floor) process.exitCode = 1;
}
process.exit();
