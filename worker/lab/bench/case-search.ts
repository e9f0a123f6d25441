import { caseRow } from "#worker/admin/case-file/case-row.ts";
import { asLibraryCase, LIBRARY } from "#worker/cases/library.ts";
import { matchCases } from "#worker/cases/match.ts";
import { prepareLibrary } from "#worker/cases/prepared-library.ts";
import { median, percentile } from "#worker/lab/measure.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import type { ApiClient } from "#worker/test/api-client.ts";
import { goodCases } from "#worker/test/case-files.ts";
import { materialFromText } from "#worker/test/material.ts";

const RUNS = 120;

/** What people search for: numbers, companies, words, filters, and nothing at all. */
const SEARCHES = [
  ...[
    "",
    "q=AUTH%2F2114%2F4%2F08",
    "q=novartis",
    "q=linkedin+employee",
    "clause=26.1&outcome=breach",
    "q=meeting+hospitality&year=2013",
  ],
  ...[
    "complainant=anonymous&sort=oldest",
    "q=safe&clause=6",
    "ruled=9.1&ruling=breach&page=3",
    "appeal=appealed&code=2019",
  ],
];

async function times(get: () => Promise<Response>): Promise<number[]> {
  const list: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const answer = await get();
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    list.push(performance.now() - start);
  }
  return list;
}

/** Prints how long searches of the register take, 95th percentile, as a multiple of a read by primary key (the session of the
 * account that asks) in the same run, both through the served application. */
export async function benchCaseSearch(client: ApiClient): Promise<void> {
  await (await client.get("/api/cases")).text();
  let at = 0;
  const searches = await times(() => client.get(`/api/cases?${SEARCHES[at++ % SEARCHES.length]}`));
  const reads = await times(() => client.get("/api/auth/me"));
  const [slow, read] = [percentile(searches, 95), percentile(reads, 95)];
  console.log(
    `Searching the register: p95 ${slow.toFixed(1)} ms, a read by primary key p95 ${read.toFixed(1)} ms: ${(slow / read).toFixed(1)} times`,
  );
}

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
