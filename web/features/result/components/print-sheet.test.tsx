import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";
import { fakeApi } from "#web/test/render.tsx";

test("paper holds every matter, every point for a person and all 31 clauses, and only while it is printed", () => {
  fakeApi();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultView result={result} textPath={undefined} />
    </QueryClientProvider>,
  );
  const sheet = () => document.querySelector("[data-print-sheet]");
  expect(sheet()).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(sheet()?.querySelectorAll("ol > li")).toHaveLength(7);
  expect([...(sheet()?.querySelectorAll("ul") ?? [])].map((list) => list.children.length)).toEqual([3, 2, 31]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(sheet()).toBeNull();
});
