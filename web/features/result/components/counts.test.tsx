import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { manyResults } from "#web/test/matters.ts";
import { fakeApi } from "#web/test/render.tsx";

const TEXT_PATH = "/api/assessment/41/text";
const numberIn = (text: string | null | undefined, words: RegExp) =>
  Number(new RegExp(`(\\d+) ${words.source}`).exec(text ?? "")?.[1] ?? 0);

async function show(shown: AnalysisResult) {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultView result={shown} textPath={TEXT_PATH} />
    </QueryClientProvider>,
  );
  await screen.findByRole("region", { name: "Material and matters" });
}

/** How many cards the filter says, and how many it shows. */
function cards(filter: RegExp): { said: number; shown: number } {
  const button = screen.queryByRole("button", { name: filter });
  if (button) fireEvent.click(button);
  const list = screen.queryByRole("list", { name: "Matters beside the text" });
  const shown = list?.querySelectorAll(":scope > li").length ?? 0;
  return { said: button ? numberIn(`${button.textContent?.replace(/\D+/g, "")} x`, /x/) : shown, shown };
}

test.each(manyResults(result, 60).map((shown, index) => [index, shown] as const))(
  "every count of result %i is the number of what it counts",
  async (_, shown) => {
    await show(shown);
    const line = screen.getByText(/(to fix|Nothing to fix)/).textContent;
    const header = (title: RegExp) => screen.getByRole("button", { name: title });
    const recommended = document.querySelectorAll("input[type=checkbox]").length;
    const person = screen.queryByRole("heading", { name: /^Only a person can check/ })?.parentElement;
    const clear = screen.queryByRole("heading", { name: /^Nothing found \(/ })?.parentElement;

    const toFix = numberIn(line, /to fix/);
    expect(toFix).toBe(shown.matters?.filter(({ action }) => action.kind !== "ask").length);
    expect(recommended).toBe(toFix);
    expect(numberIn(header(/^Recommendations/).textContent, /suggested/)).toBe(0 + recommended);
    const persons = numberIn(line, /only a person/);
    expect(person?.querySelectorAll("li").length ?? 0).toBe(persons);
    expect(clear?.querySelectorAll("li").length ?? 0).toBe(numberIn(line, /clause/));
    const ledger = [...header(/^Clauses/).textContent.matchAll(/(\d+) (?=at|needs|nothing|not)/g)];
    expect(ledger.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(31);

    const looks = numberIn(line, /worth/);
    for (const [filter, figure] of [
      [/^To fix/, toFix],
      [/^Second look/, looks],
      [/^Person/, persons],
    ] as const) {
      if (figure === 0) continue;
      expect(cards(filter)).toEqual({ said: figure, shown: figure });
    }
    const first = screen.queryByRole("region", { name: "Fix first" });
    const lines = first ? within(first).getAllByRole("listitem").length : 0;
    expect(lines).toBe(Math.min(5, toFix));
    cleanup();
  },
);
