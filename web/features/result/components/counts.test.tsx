import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";
import { manyResults } from "#web/test/matters.ts";
import { fakeApi } from "#web/test/render.tsx";

// Read from the page by plain selectors: asking by role would cost seconds for each of so many results.
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const withText = (selector: string, words: RegExp) => all(selector).find((one) => words.test(one.textContent ?? ""));
const itemsUnder = (heading: RegExp) => withText("h4", heading)?.parentElement?.querySelectorAll("li").length ?? 0;
const figure = (text: string | null | undefined, words: string) =>
  Number(new RegExp(`(\\d+) ${words}`).exec(text ?? "")?.[1] ?? 0);

/** All matters but the small and the doubted ones that only ask a person. */
const toBeginWith = ({ matters = [] }: AnalysisResult) =>
  matters.filter(({ action, severity, doubted }) => action.kind !== "ask" || (severity !== "LOW" && !doubted)).length;

/** Every figure that the page states, and how many there are of what it counts. */
function counted(shown: AnalysisResult) {
  const line = withText("#verdict + p", /./)?.textContent;
  const header = (title: RegExp) => withText("h3 button", title)?.textContent;
  const [toFix, looks, persons] = [figure(line, "to fix"), figure(line, "worth"), figure(line, "only a person")];
  const stated = { "To fix": toFix, "Second look": looks, Person: persons };
  for (const [name, said] of Object.entries(stated).filter(([, n]) => n > 0)) {
    const filter = withText("button[aria-pressed]", new RegExp(`^${name}`));
    if (filter) fireEvent.click(filter);
    if (filter) expect(filter.textContent).toBe(`${name} ${said}`);
    expect(all("[data-item]").length).toBe(said);
  }
  const ledger = [...(header(/^Clauses/) ?? "").matchAll(/(\d+) (?=at|need|nothing|not)/g)];
  return [
    [toFix, toBeginWith(shown)],
    [toFix, all("input[type=checkbox]").length],
    [toFix, figure(header(/^Recommendations/), "suggested")],
    [persons, itemsUnder(/^Only a person can check/)],
    [/nothing found under (\d+)/.exec(line ?? "")?.[1] ?? "0", String(itemsUnder(/^Nothing found \(/))],
    [31, ledger.reduce((sum, [, n]) => sum + Number(n), 0)],
    [Math.min(5, toBeginWith(shown)), all("section[aria-labelledby=fix-first] li").length],
    [looks, shown.secondLook?.length],
  ];
}

const RESULTS = manyResults(result, 60);
/** Fifteen at a time, so that a slow machine has time for each part. */
const PARTS = [0, 15, 30, 45].map((from) => RESULTS.slice(from, from + 15));

test.each(PARTS.map((part, index) => ({ part, name: `part ${index + 1} of ${PARTS.length}` })))(
  "every count on the page is the number of what it counts, over 60 results: $name",
  ({ part }) => {
    expect(part).toHaveLength(15);
    fakeApi();
    for (const shown of part) {
      render(
        <QueryClientProvider client={createQueryClient()}>
          <ResultView result={shown} textPath={undefined} />
        </QueryClientProvider>,
      );
      for (const [said, is] of counted(shown)) expect(said).toBe(is);
      cleanup();
    }
  },
);
