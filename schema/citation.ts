// Free of the validation library: pages and the worker word citations alike.

interface Cited {
  caseNumber: string;
  title: string | null;
  codeYear: number | null;
  breach: readonly string[] | null;
  noBreach: readonly string[] | null;
}

const listed = (numbers: readonly string[]) =>
  `Clause${numbers.length > 1 ? "s" : ""} ${numbers.join(", ").replace(/, ([^,]+)$/, " and $1")}`;

/** A case as it is cited: number, parties, ruling with clauses and edition. What was not seen is not told. */
export function citationOf({ caseNumber, title, codeYear, breach, noBreach }: Cited): string {
  const rulings = [
    ...(breach && breach.length > 0 ? [`breach of ${listed(breach)}`] : []),
    ...(noBreach && noBreach.length > 0 ? [`no breach of ${listed(noBreach)}`] : []),
  ];
  const code = codeYear !== null && rulings.length > 0 ? ` (${codeYear} Code)` : "";
  return [caseNumber, ...(title ? [title] : []), ...rulings].join(", ") + code;
}

/** A case number as it stands in the address of its page: AUTH-2114-4-08. */
export const caseSlug = (caseNumber: string) => caseNumber.replaceAll("/", "-");
