import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/* What holds the house together: who may import whom, and that no code changes what all others share. That the worker
 * imports nothing of the laboratory, and that files import each other in no circle, the linter sees. */

const SHIPPED = globSync("{worker,web,schema}/**/*.{ts,tsx}").filter(
  (path) => !/\.test\.|\.d\.ts$|^(?:worker|web)\/(?:test|bench|lab)\//.test(path),
);
const sources = SHIPPED.map((path) => ({ path, source: readFileSync(path, "utf8") }));

/** The folders of the worker from the ground up: each imports only those before it. */
const FLOORS = [
  "lib",
  "reading",
  "text",
  "knowledge",
  "document",
  "rules",
  "comparison",
  "classifier",
  "cases",
  "matters",
  "reviewer",
  "store",
  "mail",
  "auth",
  "billing",
  "webhooks",
  "workbench",
  "analysis",
  "api",
  "mcp",
  "check-file",
  "admin",
  "site",
  "routes",
];

/** Steps up that are known and still to go: none may be added. */
const KNOWN_STEPS_UP = [
  // All services are put together in one file, which stands among the helpers.
  ["worker/lib/services.ts", "admin analysis auth billing mail store webhooks workbench"],
  ["worker/lib/wasm-in-node.ts", "reading"],
  ["worker/lib/settings.ts", "billing"],
  ["worker/lib/app-env.ts", "store"],
  ["worker/lib/same-origin.ts", "auth"],
  // The engine asks the classifier, which reads facts; the classifier of names reads texts for the facts.
  ["worker/rules/engine/classified.ts", "classifier"],
  ["worker/rules/facts/products.ts", "classifier"],
  ["worker/matters/matters.ts", "analysis"],
  ["worker/store/retention.ts", "analysis"],
  ["worker/store/webhooks.ts", "webhooks"],
  // Edits are tried by an analysis of the copy; an analysis tells the workbench what it compares itself with.
  ["worker/workbench/try-edits.ts", "analysis"],
].flatMap(([path, folders = ""]) => folders.split(" ").map((folder) => `${path} imports ${folder}`));

const IMPORT = /(?:from|import)\s*\(?\s*"([#.][^"]+)"/g;

/** The paths that a file imports, from the root of the project. */
const importsOf = ({ path, source }: { path: string; source: string }) =>
  [...source.matchAll(IMPORT)].map(([, name = ""]) =>
    name.startsWith("#") ? name.slice(1) : join(dirname(path), name),
  );

const folderOf = (path: string) => /^worker\/([^/]+)\//.exec(path)?.[1];

test("every folder of the worker has its floor", () => {
  const folders = new Set(SHIPPED.map(folderOf).filter((folder) => folder !== undefined));
  expect([...folders].sort()).toEqual([...folders].filter((folder) => FLOORS.includes(folder)).sort());
});

test("a folder of the worker imports only those below it", () => {
  const up = sources.flatMap((file) => {
    const own = folderOf(file.path);
    if (!own) return [];
    const above = importsOf(file)
      .map(folderOf)
      .filter((folder) => folder !== undefined && FLOORS.indexOf(folder) > FLOORS.indexOf(own));
    return [...new Set(above)].map((folder) => `${file.path} imports ${folder}`);
  });
  expect(up.filter((step) => !KNOWN_STEPS_UP.includes(step))).toEqual([]);
  expect(KNOWN_STEPS_UP.filter((step) => !up.includes(step))).toEqual([]);
});

/** The rooms of the rules from the ground up. What all of them stand on (`types.ts`, `work.ts`, `facts/types.ts`) is none of them. */
const ROOMS = [
  "vocabulary",
  "pieces",
  "book",
  "concepts",
  "facts",
  "dealings",
  "checks",
  "clause",
  "index.ts",
  "engine",
];
const GROUND = "worker/rules/facts/types.ts";

/** Files of the book that go through the list of clauses. */
const OF_THE_LIST = ["book/reader-words.ts imports index.ts", "book/rule-book.ts imports index.ts"];

/** Checks that answer for what another clause has found; no other check reads another clause. */
const FOLLOW_FROM_OTHERS = [
  "clause-05/serious-consequence.ts",
  "clause-05/serious-failing.ts",
  "clause-17/briefing-breach.ts",
  "clause-19/gifts.ts",
  "clause-19/sham-fee.ts",
  "clause-26/misleads-its-readers.ts",
];

const inRules = (path: string) => (path === GROUND ? undefined : /^worker\/rules\/(.+)$/.exec(path)?.[1]);
const roomOf = (file: string) => /^(?:clause(?=-\d\d\/)|index\.ts$|[a-z]+(?=\/))/.exec(file)?.[0] ?? "";

/** Each import of one file of the rules by another. */
const withinRules = sources.flatMap((source) => {
  const file = inRules(source.path);
  return importsOf(source).flatMap((path) => {
    const target = inRules(path);
    return file && target ? [{ file, target }] : [];
  });
});

test("every room of the rules has its floor, and imports only those below it", () => {
  const rooms = new Set(withinRules.map(({ file }) => roomOf(file)).filter((room) => room !== ""));
  expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([]);
  const up = withinRules
    .filter(
      ({ file, target }) => ROOMS.includes(roomOf(file)) && ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)),
    )
    .map(({ file, target }) => `${file} imports ${target}`);
  expect([...new Set(up)].sort()).toEqual(OF_THE_LIST);
});

test("a check reads another clause only where it answers for what was found there", () => {
  const folder = (file: string) => file.split("/")[0];
  const across = withinRules
    .filter(
      ({ file, target }) => roomOf(file) === "clause" && roomOf(target) === "clause" && folder(file) !== folder(target),
    )
    .map(({ file }) => file);
  expect([...new Set(across)].sort()).toEqual(FOLLOW_FROM_OTHERS);
});

test("pages import nothing of the worker, and what both sides share imports neither", () => {
  const strays = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) =>
        file.path.startsWith("schema/")
          ? !target.startsWith("schema/")
          : file.path.startsWith("web/") && target.startsWith("worker/"),
      )
      .map((target) => `${file.path} imports ${target}`),
  );
  expect(strays).toEqual([]);
});

/** What code would be written like that changed something for all other code of its isolate. */
const REPLACES_A_GLOBAL = [
  /\bglobalThis(?:\.\w+|\[[^\]]+\])\s*=[^=>]/,
  /\b(?:Object|Reflect)\.(?:assign|defineProperty|defineProperties|setPrototypeOf)\(\s*(?:globalThis|self|window)\b/,
  /\b[A-Z]\w*\.prototype\.\w+\s*=[^=]/,
  /\bObject\.(?:assign|defineProperty)\(\s*[A-Z]\w*\.prototype\b/,
  /(?:^|[\s;{(])(?:Set|Map|URL|JSON|Math|Date|Array|Object|Promise|fetch|structuredClone)(?:\.\w+)?\s=\s/,
];

test("no shipped code replaces a global at run time", () => {
  const replaced = sources.flatMap(({ path, source }) =>
    source
      .split("\n")
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && REPLACES_A_GLOBAL.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(replaced).toEqual([]);
});
