import { CLAUSES } from "../index.ts";
import type { CheckWords, ClauseWords } from "../types.ts";
import { wordsOfComparison } from "./comparison-words.ts";

const BY_CLAUSE: ReadonlyMap<string, ClauseWords> = new Map([
  ["comparison", wordsOfComparison],
  ...CLAUSES.map(({ number, words }) => [`clause-${String(number).padStart(2, "0")}`, words] as const),
]);

/** The words of a check by its id (`clause-06/hanging-comparison`); undefined where it has none. */
export function wordsOfCheck(id: string): CheckWords | undefined {
  const [clause = "", name = ""] = id.split("/");
  return BY_CLAUSE.get(clause)?.[name];
}
