import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { AnalysisResult } from "#schema/result.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";

export const TEXT_PATH = "/api/assessment/41/text";

/** The view of a result whose text is read at `TEXT_PATH`. */
export function show(shown: AnalysisResult = result, textUntil?: number) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultView result={shown} textPath={TEXT_PATH} textUntil={textUntil} />
    </QueryClientProvider>,
  );
}
/** A key pressed where the focus is. */
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** The card of a matter by its number. */
export const card = async (number: number) =>
  within(await screen.findByRole("listitem", { name: new RegExp(`^Matter ${number}:`) }));
