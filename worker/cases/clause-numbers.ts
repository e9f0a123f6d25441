import map from "#worker/knowledge/clause-map.json" with { type: "json" };

type Edition = Record<string, string[]>;
const FLAT = map.flat as Record<string, Edition>;
const EDITIONS = Object.keys(FLAT)
  .map(Number)
  .sort((a, b) => a - b);

/** Editions whose numbers the map does not list, and the one by whose numbers they are read. */
const READ_AS: Record<number, number> = { 2003: 2006 };

/** The comparison table lists 15.1 (representatives) under two clauses of 2024; 17.1 alone carries its rule. */
const REPRESENTATIVES = { number: "15.1", in2024: "17.1" };

/** Numbers whose place in 2024 was seen; "10.x" (sub-number not seen) is given as the clause alone. */
function known(numbers: string[] | undefined): string[] {
  return (numbers ?? []).filter((n) => n !== "unmapped").map((n) => n.replace(/\.x.*$|x definition$/, ""));
}

/** The 2024 number of a clause ruled upon under an older edition, as far as the map knows it; else none.
 * Numbers of 2021 stand unless the map lists them (only Clauses 5, 10, 12 and 17 moved). */
export function in2024(codeYear: number, number: string): string[] {
  if (codeYear >= 2024) return [number];
  const listed = FLAT[String(READ_AS[codeYear] ?? codeYear)]?.[number];
  if (listed && codeYear < 2021 && number === REPRESENTATIVES.number) return [REPRESENTATIVES.in2024];
  if (listed) return known(listed);
  return codeYear === 2021 ? [number] : [];
}

/** For search only: where an edition's own map is silent, the next later edition that knows the number is taken. */
export function likelyIn2024(codeYear: number, number: string): string[] {
  const own = in2024(codeYear, number);
  if (own.length > 0) return own;
  for (const year of EDITIONS.filter((y) => y > codeYear && y <= 2019)) {
    const later = in2024(year, number);
    if (later.length > 0) return later;
  }
  return [];
}
