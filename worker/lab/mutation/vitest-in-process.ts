import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

/** What test files import as "vitest" while mutants are tried: tests are collected, to be run one by one in this process
 * and again after each change. A file that needs more than this is not among those that mutants are tried on. */

export interface CollectedTest {
  name: string;
  run: () => unknown;
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = (globalThis as unknown as Record<symbol, unknown>)[GLOBAL_EXPECT] ?? chai.expect;

let collected: CollectedTest[] = [];
let prefix = "";

/** The tests collected since the last call. */
export function takeTests(): CollectedTest[] {
  const taken = collected;
  collected = [];
  return taken;
}

export function describe(name: string, define: () => void): void {
  const before = prefix;
  prefix = `${prefix}${name} > `;
  define();
  prefix = before;
}

describe.each =
  (table: readonly unknown[]) =>
  (name: string, define: (...row: unknown[]) => void): void => {
    for (const [i, row] of table.entries())
      describe(`${name} #${i}`, () => (Array.isArray(row) ? define(...row) : define(row)));
  };

export function test(name: string, run: () => unknown): void {
  collected.push({ name: prefix + name, run });
}

test.each =
  (table: readonly unknown[]) =>
  (name: string, run: (...row: unknown[]) => unknown): void => {
    for (const [i, row] of table.entries()) test(`${name} #${i}`, () => (Array.isArray(row) ? run(...row) : run(row)));
  };

export const it = Object.assign((...given: Parameters<typeof test>) => test(...given), { each: test.each });
