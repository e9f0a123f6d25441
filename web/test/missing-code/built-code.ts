import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const DIST = resolve(import.meta.dirname, "../../../dist/client");
const read = (file: string) => readFileSync(resolve(DIST, file), "utf8");

/** Files that a piece of code cannot run without. */
const neededBy = (file: string) =>
  [...read(`assets/${file}`).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => String(name));

/** Files of the build's code that come on demand: all but what every page begins with. */
export function codeOnDemand(): string[] {
  const [, entry] = /<script[^>]* src="\/assets\/([^"]+\.js)"/.exec(read("app-shell.html")) ?? [];
  const first = new Set([String(entry)]);
  for (const file of first) for (const needed of neededBy(file)) first.add(needed);
  return readdirSync(resolve(DIST, "assets")).filter((file) => file.endsWith(".js") && !first.has(file));
}
