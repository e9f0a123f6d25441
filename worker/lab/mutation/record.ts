import { isDeepStrictEqual } from "node:util";
import { parseSync } from "vite";

/** What the exported functions of a file were called with and gave back while the tests ran unchanged. A mutant is put to
 * the same calls first: only tests of which one call is answered otherwise need to be run again. */

interface Call {
  name: string;
  given: unknown[];
  gave: unknown;
  test: number;
}

type Exports = Record<string, unknown>;

const calls = new Map<string, Call[]>();
const depth = new Map<string, number>();
let test = -1;
let isOn = false;

/** Calls from now on belong to the test of that number; null: they are not recorded. */
export function recordFor(number: number | null): void {
  isOn = number !== null;
  test = number ?? -1;
}

function recorded(url: string, name: string, original: unknown): unknown {
  if (typeof original !== "function") return original;
  return function (this: unknown, ...given: unknown[]) {
    const inside = depth.get(url) ?? 0;
    if (!isOn || inside > 0) return original.apply(this, given);
    depth.set(url, inside + 1);
    try {
      const gave = original.apply(this, given);
      const known = calls.get(url) ?? [];
      calls.set(url, known);
      known.push({ name, given, gave, test });
      return gave;
    } finally {
      depth.set(url, inside);
    }
  };
}

Object.assign(globalThis, { recordedExport: recorded });

/** The source of a module with its exported functions recorded. */
export function recording(url: string, source: string): string {
  const names: string[] = [];
  let changed = source;
  for (const node of parseSync(url, source).program.body) {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) continue;
    const { declaration } = node;
    if (declaration.type === "FunctionDeclaration" && declaration.id) names.push(declaration.id.name);
    if (declaration.type !== "VariableDeclaration") continue;
    changed = `${changed.slice(0, declaration.start)}let  ${changed.slice(declaration.start + 5)}`;
    for (const { id } of declaration.declarations) if (id.type === "Identifier") names.push(id.name);
  }
  const wrapped = names.map(
    (name) => `${name} = globalThis.recordedExport(${JSON.stringify(url)}, "${name}", ${name});`,
  );
  return `${changed}\n${wrapped.join("\n")}\n`;
}

/** Whether all that a module exports are functions, so that its recorded calls show every change in it. */
export const isRecordedWhole = (module: Exports) => Object.values(module).every((value) => typeof value === "function");

/** The tests in which the changed module answers a call otherwise than before. */
export function affectedTests(url: string, module: Exports): Set<number> {
  const affected = new Set<number>();
  for (const { name, given, gave, test } of calls.get(url) ?? []) {
    if (affected.has(test)) continue;
    try {
      if (!isDeepStrictEqual((module[name] as (...given: unknown[]) => unknown)(...given), gave)) affected.add(test);
    } catch {
      affected.add(test);
    }
  }
  return affected;
}
