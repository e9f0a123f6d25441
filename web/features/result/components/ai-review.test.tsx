import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AnalysisResult, Finding } from "#schema/result.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";
import { fakeApi } from "#web/test/render.tsx";

/** The result of the fixtures with other words on one finding. */
function withFinding(id: string, change: Partial<Finding>): AnalysisResult {
  const clauses = result.clauses.map((clause) => ({
    ...clause,
    findings: clause.findings.map((finding) => (finding.id === id ? { ...finding, ...change } : finding)),
  }));
  return { ...result, clauses };
}

function card(shown: AnalysisResult, words: RegExp) {
  fakeApi();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultView result={{ ...shown, matters: undefined }} textPath={undefined} />
    </QueryClientProvider>,
  );
  const found = [...document.querySelectorAll<HTMLElement>("[data-item]")].find((one) =>
    words.test(one.textContent ?? ""),
  );
  if (!found) throw new Error("No such finding");
  return within(found);
}

const ai = { view: "raised", reason: null, stated: 90, measured: false } as const;

test("a finding of the AI reviewer says so, how sure it was, and what that is worth", () => {
  const finding = card(withFinding("safe", { raisedBy: "ai", confidence: 50, ai }), /well tolerated/);
  expect(
    finding.getByText(/^Raised by the AI reviewer\. The AI reviewer was 90% sure.*not been measured yet/),
  ).toBeDefined();
});

test("a finding of both says both", () => {
  const both = { raisedBy: "both", ai: { ...ai, view: "confirms" } } as const;
  expect(
    card(withFinding("safe", both), /well tolerated/).getByText(/^Raised by the rules and the AI reviewer\./),
  ).toBeDefined();
});

test("disagreement is shown with its reason, and the finding stands", () => {
  const view = { ...ai, view: "disputes", reason: "The next sentence gives the rates." } as const;
  const finding = card(withFinding("safe", { ai: view }), /well tolerated/);
  expect(finding.getByText("AI disagrees, see reason")).toBeDefined();
  expect(finding.getByText(/The next sentence gives the rates\./)).toBeDefined();
  expect(finding.getByText(/The matter stands/)).toBeDefined();
  expect(finding.getByText("High")).toBeDefined();
});

test("a finding on a picture names the page", () => {
  const pictured = { raisedBy: "ai", quote: null, page: 2, start: null, end: null, ai } as const;
  expect(
    card(withFinding("safe", pictured), /without qualification/).getByText("in the picture on page 2"),
  ).toBeDefined();
});

test("the overview says what the AI reviewer was shown, and what of its answers was not used", () => {
  const record = {
    ...{ model: "gemma", visionModel: null, promptVersion: "2026.11.1", asked: 6, answered: 5 },
    tokens: { input: 9_000, output: 500 },
    dropped: [{ question: "clauses_claims", reason: "named a case or an address", count: 2 }],
  };
  card(
    {
      ...result,
      engine: { ...result.engine, reviewers: ["rules", "gemma"], ai: record },
      coverage: { ...result.coverage, aiReview: { sentences: 400, of: 2_300 } },
    },
    /well tolerated/,
  );
  fireEvent.click(screen.getByRole("button", { name: /^Overview/ }));
  expect(screen.getByText("400 of 2,300 sentences, chosen by the clauses engaged")).toBeDefined();
  expect(screen.getByText(/5 of 6 questions answered, 9,500 tokens/)).toBeDefined();
  expect(screen.getByText("named a case or an address (2)")).toBeDefined();
});
