/** How finding cases behaves with thousands of imported ones: the labelled materials, each asked of the whole library. */
import { caseRow } from "#worker/admin/case-file/case-row.ts";
import { asLibraryCase, LIBRARY } from "#worker/cases/library.ts";
import { matchCases } from "#worker/cases/match.ts";
import { prepareLibrary } from "#worker/cases/prepared-library.ts";
import { median, percentile } from "#worker/lab/measure.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { goodCases } from "#worker/test/case-files.ts";
import { materialFromText } from "#worker/test/material.ts";

const IMPORTED = 5000;

/** Prints how long it takes to make the library ready with 5,000 imported cases (once for each import), and to find the
 * cases of each labelled material. */
export function benchImportedCases(): void {
  const imported = goodCases(IMPORTED).flatMap((cells) => asLibraryCase(caseRow.parse(cells)) ?? []);
  const started = performance.now();
  const library = prepareLibrary([...LIBRARY, ...imported], imported.length);
  const prepared = performance.now();
  const asked = loadLabels().map((label) => {
    const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
    return { facts, outcomes: checkClauses(facts) };
  });
  const times = asked.map(({ facts, outcomes }) => {
    const start = performance.now();
    matchCases(outcomes, facts, library);
    return performance.now() - start;
  });
  const [middle, slow] = [median(times), percentile(times, 95)].map((ms) => `${ms.toFixed(1)} ms`);
  console.log(
    `${IMPORTED} imported cases: library ready in ${(prepared - started).toFixed(0)} ms; retrieval median ${middle}, p95 ${slow} of ${times.length} materials`,
  );
}
