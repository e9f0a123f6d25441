import {
  CASES_PAGE_SIZE,
  type CaseList,
  type CaseQuery,
  type CaseSort,
  FACETS,
  type Facet,
  type FacetName,
} from "#schema/precedent.ts";
import { keyAsked } from "./case-keys.ts";
import type { Entry } from "./entries.ts";
import { askRegister, type Register, type RegisterSource } from "./register.ts";

/** Keys shorter than this are not completed: half of the register begins with a 2. */
const SHORTEST_BEGINNING = 3;

const wordsOf = (search: string) => search.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];

/** The cases of a number in any spelling, or of the beginning of one; null where none has it. */
function byNumber({ entries, byKey }: Register, search: string): Entry[] | null {
  const key = keyAsked(search);
  if (key === null) return null;
  const exact = byKey.get(key);
  const places =
    exact ??
    (key.length < SHORTEST_BEGINNING
      ? []
      : [...new Set([...byKey].filter(([known]) => known.startsWith(key)).flatMap(([, found]) => found))]);
  const found = places.flatMap((place) => entries[place] ?? []);
  return found.length > 0 ? found : null;
}

type Test = (entry: Entry) => boolean;

const within = (number: string, clause: string) => number === clause || number.startsWith(`${clause}.`);

/** Whether a case was ruled, as asked, under a clause by the numbers of its lists. */
function ruledUnder(lists: Entry["preview"]["ruled"], clause: string, ruling: CaseQuery["ruling"]): boolean {
  const numbers = [
    ...(ruling === "no breach" ? [] : (lists.breach ?? [])),
    ...(ruling === "breach" ? [] : (lists.noBreach ?? [])),
  ];
  return numbers.some((number) => within(number, clause));
}

/** A test for each filter that is set, by its name. */
function testsOf(query: CaseQuery): Map<string, Test> {
  const { clause, ruled, ruling } = query;
  const tests = new Map<string, Test>();
  if (clause) tests.set("clause", ({ preview }) => ruledUnder(preview.in2024, clause, ruling));
  if (ruled) tests.set("ruled", ({ preview }) => ruledUnder(preview.ruled, ruled, ruling));
  for (const name of FACETS) {
    const wanted = query[name];
    if (wanted && name !== "clause") tests.set(name, ({ values }) => values[name].includes(wanted));
  }
  return tests;
}

const BY_COUNT = new Set<FacetName>(["outcome", "complainant", "material", "appeal", "sanction"]);

function facetOf(name: FacetName, entries: readonly Entry[]): Facet {
  const counts = new Map<string, number>();
  for (const { values } of entries) for (const value of values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].map(([value, count]) => ({ value, count }));
  const byValue = (a: { value: string }, b: { value: string }) =>
    a.value.localeCompare(b.value, "en", { numeric: true }) * (name === "year" || name === "code" ? -1 : 1);
  return sorted.sort(BY_COUNT.has(name) ? (a, b) => b.count - a.count || byValue(a, b) : byValue);
}

/** The values of every filter with their counts, each counted with all other filters holding. */
function facetsOf(entries: readonly Entry[], tests: ReadonlyMap<string, Test>): CaseList["facets"] {
  const passed = entries.filter((entry) => [...tests.values()].every((test) => test(entry)));
  const facets = FACETS.map((name) => {
    const others = [...tests].filter(([own]) => own !== name).map(([, test]) => test);
    const list = tests.has(name) ? entries.filter((entry) => others.every((test) => test(entry))) : passed;
    return [name, facetOf(name, list)] as const;
  });
  return Object.fromEntries(facets) as CaseList["facets"];
}

const ORDERS: Record<Exclude<CaseSort, "matching">, (a: Entry, b: Entry) => number> = {
  newest: (a, b) => b.day.localeCompare(a.day) || b.id - a.id,
  oldest: (a, b) => a.day.localeCompare(b.day) || a.id - b.id,
  number: (a, b) => a.preview.caseNumber.localeCompare(b.preview.caseNumber, "en", { numeric: true }),
};

/** The cases that a query leaves, in its order, and what is told beside them. */
export async function findCases(source: RegisterSource, query: CaseQuery) {
  const search = query.q ?? "";
  const { register, ids } = await askRegister(source, keyAsked(search) === null ? wordsOf(search) : []);
  const numbered = search === "" ? null : byNumber(register, search);
  const byWords = ids?.flatMap((id) => register.entries[register.byId.get(id) ?? -1] ?? []);
  const searched = search === "" ? register.entries : (numbered ?? byWords ?? []);
  const tests = testsOf(query);
  const sort = query.sort ?? (byWords && !numbered ? "matching" : "newest");
  const left = searched.filter((entry) => [...tests.values()].every((test) => test(entry)));
  const cases = sort === "matching" ? left : left.sort(ORDERS[sort]);
  return { register, searched, tests, sort, cases };
}

/** A page of the cases that a query leaves, with the values that it can be narrowed by. */
export async function listCases(source: RegisterSource, query: CaseQuery): Promise<CaseList> {
  const { register, searched, tests, sort, cases } = await findCases(source, query);
  const pages = Math.max(1, Math.ceil(cases.length / CASES_PAGE_SIZE));
  const page = Math.min(query.page ?? 1, pages);
  const shown = cases.slice((page - 1) * CASES_PAGE_SIZE, page * CASES_PAGE_SIZE);
  return {
    total: cases.length,
    of: register.entries.length,
    page,
    pages,
    sort,
    cases: shown.map(({ preview }) => preview),
    facets: facetsOf(searched, tests),
  };
}
