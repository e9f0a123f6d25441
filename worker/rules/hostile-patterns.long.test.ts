import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test, vi } from "vitest";

/* Every regular expression of the rules, written out or put together, is fed strings that make a pattern with nested or
 * adjacent repeats go over the same characters again and again: what the hostile texts of hostile-text.long.test.ts may not
 * reach. A text eight times as long may cost eight times as much, and not its square. */

/** These read the examples of the rules, and the source of patterns. */
const NOT_FOR_MATERIALS = new Set(["book/rule-book.ts", "needed-letters.ts"]);

type Found = Map<string, { pattern: RegExp; where: string }>;

function literalsOf(node: unknown, where: string, found: Found): void {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    found.set(`/${pattern}/${flags}`, { pattern: new RegExp(pattern, flags), where });
  }
  for (const value of Object.values(node)) literalsOf(value, where, found);
}

function writtenOut(): Found {
  const found: Found = new Map();
  for (const folder of [import.meta.dirname, join(import.meta.dirname, "../text")])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".ts") && !file.endsWith(".test.ts") && !NOT_FOR_MATERIALS.has(file))
        literalsOf(parseAst(readFileSync(join(folder, file), "utf8"), { lang: "ts" }), file, found);
  return found;
}

/** Patterns that the modules of the rules put together when they are loaded. */
async function putTogether(): Promise<Found> {
  const found: Found = new Map();
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, args: [string, string?]) {
      const pattern = new target(...args);
      found.set(String(pattern), { pattern, where: "put together" });
      return pattern;
    },
  });
  // Other tests may have loaded them already.
  vi.resetModules();
  try {
    await import("./engine/engine.ts");
  } finally {
    globalThis.RegExp = Plain;
  }
  return found;
}

const UNITS = [
  ..."aA 1(-,'[\n",
  ...[
    "1.",
    '"a ',
    "word ",
    "Word ",
    "no not without ",
    "12% v 34% (p<0.05) ",
    "£12.34 for 28 tablets ",
    "Brand (generic ",
  ],
  ...[
    "1. Author A et al. ",
    "Indication: Dosage: ",
    "a-",
    "a.",
    "a, ",
    "* ",
    "A1-",
    "20",
    "mg ",
    "a/",
    "Dr A. ",
    "\n- ",
  ],
];
const MOST_WORDS = 12;

/** Words of the pattern itself, which get farthest into it. */
function ownUnits({ source }: RegExp): string[] {
  const letters = source.replace(/\\[bBdDsSwW]|\\p\{[^}]*\}|\(\?[:=!<]+/g, " ");
  const words = [...new Set(letters.match(/[A-Za-z]{2,}(?: [A-Za-z]{2,})*/g) ?? [])].slice(0, MOST_WORDS);
  return [...words.map((word) => `${word} `), `${words.join(" ")} `];
}

const SHORT = 3_000;
const TIMES = 8;
/** Less says nothing. */
const FLOOR_MS = 40;
/** Most are told by a quarter of the long text, where the square of a cost above the floor leaves a sixteenth. */
const QUARTER = (SHORT * TIMES) / 4;
const QUARTER_FLOOR_MS = FLOOR_MS / 16;

/** Processor time of this thread alone, in milliseconds: what else the machine does makes no difference. */
function cost(pattern: RegExp, text: string): number {
  const start = process.threadCpuUsage();
  pattern.exec(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

const least = (pattern: RegExp, text: string) => Math.min(...Array.from({ length: 3 }, () => cost(pattern, text)));

/** Whether the cost grows much faster than the text; a square would make it 64 times. */
function outgrows(pattern: RegExp, unit: string): boolean {
  const text = unit.repeat(Math.ceil((SHORT * TIMES) / unit.length));
  if (cost(pattern, text.slice(0, QUARTER)) < QUARTER_FLOOR_MS || cost(pattern, text) < FLOOR_MS) return false;
  const long = least(pattern, text);
  return long > FLOOR_MS && long > 4 * TIMES * least(pattern, text.slice(0, SHORT));
}

test("no pattern costs more than its share of a longer text", async () => {
  const patterns = new Map([...writtenOut(), ...(await putTogether())]);
  expect(patterns.size).toBeGreaterThan(1_000);
  const slow: string[] = [];
  for (const [name, { pattern, where }] of patterns) {
    const once = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ""));
    const unit = [...UNITS, ...ownUnits(pattern)].find((u) => outgrows(once, u));
    if (unit) slow.push(`${where}: ${name} on ${JSON.stringify(unit)}`);
  }
  if (slow.length > 0) expect.fail(slow.join("\n"));
}, 900_000);
