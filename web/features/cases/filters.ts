import { useSearchParams } from "react-router";

// By hand and not from the schema: the validation library stays out of what a page loads first.
export const CASE_FILTERS = [
  ...([
    "clause",
    "ruling",
    "ruled",
    "outcome",
    "year",
    "code",
    "complainant",
    "material",
    "appeal",
    "sanction",
  ] as const),
] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

const KNOWN = ["q", ...CASE_FILTERS, "sort", "page"] as const;
type Part = (typeof KNOWN)[number];

/** The query kept in the address, so that a link shows the same list; a change of anything but the page goes back to the first. */
export function useCaseSearch() {
  const [search, setSearch] = useSearchParams();
  const known = new URLSearchParams();
  for (const name of KNOWN) {
    const value = search.get(name);
    if (value) known.set(name, value);
  }
  const change = (part: Partial<Record<Part, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (!("page" in part)) next.delete("page");
        for (const [name, value] of Object.entries(part)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  return { get: (name: Part) => known.get(name) ?? "", query: known.toString(), change };
}

export type CaseSearch = ReturnType<typeof useCaseSearch>;
