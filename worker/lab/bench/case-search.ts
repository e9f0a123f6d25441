import { percentile } from "#worker/lab/measure.ts";
import type { ApiClient } from "#worker/test/api-client.ts";

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
