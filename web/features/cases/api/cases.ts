import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CaseAnswer, CaseList, ClauseYears } from "#schema/precedent.ts";
import { read } from "#web/lib/api.ts";

const withQuery = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** A page of cases; `search` is the query of the address. */
export const casesQuery = (search: string) =>
  queryOptions({
    queryKey: ["cases", search],
    queryFn: ({ signal }) => read<CaseList>(withQuery("/api/cases", search), { signal }),
    placeholderData: keepPreviousData,
  });

/** Rulings by clause and year, of the cases that the same query leaves. */
export const clauseYearsQuery = (search: string) =>
  queryOptions({
    queryKey: ["cases", "by-year", search],
    queryFn: ({ signal }) => read<ClauseYears>(withQuery("/api/cases/by-year", search), { signal }),
    placeholderData: keepPreviousData,
  });

export const csvPath = (search: string) => withQuery("/api/cases.csv", search);

/** What the server has put into the page of a case. */
function answerInPage(slug: string): CaseAnswer | undefined {
  const text = document.getElementById("case-answer")?.textContent;
  if (!text) return undefined;
  const answer = JSON.parse(text) as CaseAnswer;
  return answer.case.caseNumber.replaceAll("/", "-") === slug ? answer : undefined;
}

/** One case with those like it. */
export const caseQuery = (slug: string) =>
  queryOptions({
    queryKey: ["case", slug],
    queryFn: ({ signal }) => read<CaseAnswer>(`/api/cases/${encodeURIComponent(slug)}`, { signal }),
    initialData: () => answerInPage(slug),
  });
