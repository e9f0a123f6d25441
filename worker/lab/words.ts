/** Prints every sentence that a reader is told of a fault, for an editor to read: npm run words [-- 6]. A number keeps to one clause. */

import { wordsOfCheck } from "#worker/rules/book/reader-words.ts";
import { CLAUSES } from "#worker/rules/index.ts";

const [only] = process.argv.slice(2).map(Number);
for (const { number, checks } of CLAUSES.filter((clause) => !only || clause.number === only)) {
  if (checks.length > 0) console.log(`\nClause ${number}\n`);
  for (const { id } of checks) {
    const words = wordsOfCheck(id);
    if (words) console.log(`${id}\n  ${words.headline}\n  …; ${words.asks}.\n  ${words.action}: ${words.advice}`);
  }
}
