import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AnalysisResult } from "#schema/result.ts";
import type { Rule } from "#schema/rule.ts";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { fakeApi, refusal } from "#web/test/render.tsx";

const TEXT_PATH = "/api/assessment/41/text";

const RULE: Rule = {
  requirement: "6.safe-qualified",
  clause: { number: 6, title: "Information, claims and comparisons" },
  subclause: "6",
  verified: false,
  requires: "Safe is not used alone.",
  looksFor: "The word safe without a qualification.",
  why: "Reassurance misleads.",
  appliesWhen: "any piece",
  failing: { text: "Zelvorin is safe.", words: "safe", told: null, why: "nothing qualifies it" },
  passing: { text: "Zelvorin is well tolerated in most people.", words: null, told: null, why: "" },
  source: { title: "Clause 6, whole", url: "https://example.org/6", edition: "2024" },
  rulesVersion: "2026.11.1",
};

function show(shown: AnalysisResult = result) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ResultView result={shown} textPath={TEXT_PATH} />
    </QueryClientProvider>,
  );
}
const section = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("the verdict says risk, colour, counts, confidence and who took part", () => {
  fakeApi();
  show();
  for (const words of ["High risk", "Red", "82%", "Reviewed by the rules engine"])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText(/3 high, 3 medium and 1 low/)).toBeDefined();
  expect(screen.getByText(/AI review did not run/)).toBeDefined();
  expect(screen.getByText(/a picture without text that could be recognised/)).toBeDefined();
  expect(screen.getByText("approved draft 2")).toBeDefined();
});

test("what only the classifier would look at again stands apart, in no count, and can be put away", () => {
  fakeApi();
  const place = { quote: "One passage of the piece.", page: 1, start: 0, end: 25 };
  show({ ...result, secondLook: [{ clause: "9", kind: "High standards are kept.", places: [place] }] });
  expect(screen.getByText(/3 high, 3 medium and 1 low/)).toBeDefined();
  const looks = screen.getByRole("region", { name: "Worth a second look" });
  expect(within(looks).getByText(/a model trained on invented practice pieces/)).toBeDefined();
  expect(within(looks).getByText("One passage of the piece.")).toBeDefined();
  fireEvent.click(within(looks).getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("region", { name: "Worth a second look" })).toBeNull();
});

test.each([
  ["NO_RISK", "No risk found: approved to go to MLR", "Green"],
  ["LOW", "Low risk", "Green"],
  ["MEDIUM", "Medium risk", "Amber"],
] as const)("%s reads %s, %s", (riskLevel, words, colour) => {
  fakeApi();
  show({ ...result, riskLevel });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText(colour)).toBeDefined();
});

test("every section is closed at the start, and its header says what it holds", () => {
  fakeApi();
  show();
  const headers = {
    Overview: "2 pages, 96 words",
    Clauses: "2 of 31 with issues",
    Cases: "2 similar cases",
    Recommendations: "4 edits",
  };
  for (const [title, note] of Object.entries(headers)) {
    expect(section(title).getAttribute("aria-expanded")).toBe("false");
    expect(section(title).textContent).toContain(note);
    fireEvent.click(section(title));
    expect(section(title).getAttribute("aria-expanded")).toBe("true");
  }
});

test("a finding shows its words, page, fix and precedents", () => {
  fakeApi();
  show();
  const card = screen.getByRole("article", { name: "Finding 4" });
  for (const words of [/Clause 6.4/, /“safe and well tolerated”/, /page 1/, /generally well tolerated/, /AUTH\/3211/]) {
    expect(within(card).getByText(words)).toBeDefined();
  }
  const missing = screen.getByRole("article", { name: "Finding 7" });
  expect(within(missing).getByText("Missing from the material.")).toBeDefined();
});

test("a finding opens the rule it rests on, and says so when the rule cannot be loaded", async () => {
  const [four] = result.clauses.flatMap((c) => c.findings).filter((f) => f.subclause === "6.4");
  let answers = 0;
  fakeApi({
    "GET /api/rule": ({ url }) => {
      expect(url.searchParams.get("requirement")).toBe(four?.requirement);
      return answers++ === 0 ? refusal(500, "internal", "Something went wrong on our side.") : { body: RULE };
    },
  });
  show();
  const card = within(screen.getByRole("article", { name: "Finding 4" }));
  const opener = card.getByRole("button", { name: "The rule behind this finding" });
  fireEvent.click(opener);
  fireEvent.click(await card.findByRole("button", { name: "Try again" }));
  for (const words of [
    "Safe is not used alone.",
    "Reassurance misleads.",
    "Zelvorin is well tolerated in most people.",
  ])
    expect(await card.findByText(words)).toBeDefined();
  expect(card.getByText("safe", { selector: "mark" })).toBeDefined();
  expect(card.getByText(/could not be verified/).textContent).toContain("Clause 6 alone");
  expect(card.getByRole("link", { name: "Clause 6, whole" }).getAttribute("href")).toBe("https://example.org/6");
});

test("a counter-example is shown as one, and a case opens at the regulator", () => {
  fakeApi();
  show();
  expect(screen.getByText("counter-example")).toBeDefined();
  const link = screen.getByRole("link", { name: /Read the case at the PMCPA/ });
  expect(link.getAttribute("target")).toBe("_blank");
});

test("a precedent leads to its case in the cases section", async () => {
  fakeApi();
  show();
  const card = screen.getByRole("article", { name: "Finding 4" });
  fireEvent.click(within(card).getByRole("button", { name: "AUTH/3211/6/19" }));
  expect(section("Cases").getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement?.textContent).toContain("Complainant v Company: claims in a leavepiece");
});

test("Show in text goes to the mark; keys step, open and lead back", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  const button = screen.getByRole("button", { name: "Show in text, finding 3" });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.id).toBe("mark-3"));
  press("n");
  expect(document.activeElement?.id).toBe("mark-4");
  press("p");
  press("p");
  expect(document.activeElement?.id).toBe("mark-2");
  fireEvent.click(document.activeElement as Element);
  await waitFor(() => expect(document.activeElement?.id).toBe("mark-note-2"));
  press("Escape");
  expect(document.activeElement?.id).toBe("mark-2");
  press("Escape");
  expect(document.activeElement).toBe(button);
});

test("what is missing is listed where it is expected", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  fireEvent.click(section("Marked-up text"));
  expect(await screen.findByRole("button", { name: /^Mark 7, low, missing here: The date on which/ })).toBeDefined();
});

test("a text that has been wiped is said to be gone", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: refusal(404, "not-found", "Gone") });
  show();
  fireEvent.click(section("Marked-up text"));
  expect(await screen.findByText(/The text is no longer here/)).toBeDefined();
});

test("edits can be ticked off and copied, one or all", async () => {
  fakeApi();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  show();
  const edit = "Complete the prescribing information.";
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: edit });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: `Copy: ${edit}` }));
  fireEvent.click(screen.getByRole("button", { name: "Copy all edits" }));
  expect(writeText.mock.calls.map(([text]: unknown[]) => text)).toEqual([
    edit,
    expect.stringMatching(/^High priority\n1\. /),
  ]);
  expect(await screen.findAllByRole("button", { name: "Copied" })).toHaveLength(2);
  expect(screen.getByText("Legal review is advised.")).toBeDefined();
});
