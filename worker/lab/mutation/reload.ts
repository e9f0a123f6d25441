import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { recording } from "./record.ts";

/** Loads modules of the project again with one of them changed: it, and whatever imports it, anew; all others as they
 * are in memory. */

const VITEST = new URL("./vitest-in-process.ts", import.meta.url).href;
const importers = new Map<string, Set<string>>();
let recordedUrls = new Set<string>();
let turn = 0;
let changed = { url: "", source: "" };
let stale = new Set<string>();

const withoutTurn = (url: string) => url.replace(/\?turn=\d+$/, "");

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "vitest") return { url: VITEST, shortCircuit: true };
    const resolved = next(specifier, context);
    const url = withoutTurn(resolved.url);
    if (!url.startsWith("file:") || url.includes("/node_modules/")) return resolved;
    if (context.parentURL) importers.set(url, (importers.get(url) ?? new Set()).add(withoutTurn(context.parentURL)));
    return stale.has(url) ? { ...resolved, url: `${url}?turn=${turn}` } : resolved;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    if (withoutTurn(url) === changed.url) return { ...loaded, source: changed.source };
    return recordedUrls.has(url) ? { ...loaded, source: recording(url, String(loaded.source)) } : loaded;
  },
});

/** From now on the calls of these files are recorded when they are loaded as they are. */
export function recordAll(paths: string[]): void {
  recordedUrls = new Set(paths.map((path) => pathToFileURL(path).href));
}

/** The files that import a file, directly or, up to `steps`, through others, and the file itself. */
export function importersOf(url: string, steps = Number.POSITIVE_INFINITY): Set<string> {
  const found = new Set([url]);
  let edge = [url];
  for (let step = 0; step < steps && edge.length > 0; step++) {
    edge = edge.flatMap((file) => [...(importers.get(file) ?? [])]).filter((file) => !found.has(file));
    for (const file of edge) found.add(file);
  }
  return found;
}

/** Imports a module of the project as it is. */
export const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

/** From now on the module at `url` has that source; what is imported by `reload` sees it. */
export function change(url: string, source: string): void {
  turn++;
  changed = { url, source };
  stale = importersOf(url);
}

/** Imports a module with the change in it. */
export const reload = (url: string): Promise<unknown> => import(stale.has(url) ? `${url}?turn=${turn}` : url);
