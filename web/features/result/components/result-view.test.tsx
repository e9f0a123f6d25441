import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { NO_VERDICT } from "#schema/risk.ts";
import type { Rule } from "#schema/rule.ts";
import { actionLabel, amendmentText } from "#web/features/result/wording.ts";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { placeAt } from "#web/test/matters.ts";
import { fakeApi, refusal } from "#web/test/render.tsx";
import { card, show, TEXT_PATH } from "#web/test/result-view.tsx";

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

const section = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });

test("the verdict says the worst fault, what to do, risk, colour, confidence with its n, and who took part", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  expect(screen.getByRole("heading", { name: /“Safe” is used without qualification\. Amend before/ })).toBeDefined();
  for (const words of ["High risk", "Red", "82%"]) expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText("7 to fix · 3 only a person can check · nothing found under 9 clauses")).toBeDefined();
  expect(screen.getAllByText(/exactly right on 84 of 100/)).toHaveLength(2);
  expect(screen.getByText(/Reviewed by the rules engine \(7 matters\)/)).toBeDefined();
  expect(screen.getByText(/AI review did not run/)).toBeDefined();
  expect(screen.getByText(/a picture without text that could be recognised/)).toBeDefined();
  expect(screen.getByText("approved draft 2")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/compliant|approved to|gravest|\bmend/i);
  await card(1);
});

test("what only the classifier would look at again is in no other count, and can be put away", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  const place = placeAt("For UK healthcare professionals");
  show({ ...result, secondLook: [{ clause: "9", kind: "High standards are kept.", places: [place] }] });
  expect(screen.getByText(/^7 to fix · 1 worth a second look/)).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Second look 1" }));
  expect(screen.getByText(/A model trained on invented practice pieces/)).toBeDefined();
  expect(screen.getByRole("listitem", { name: "Second look, Clause 9" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(/second look/)).toBeNull();
});

test("of a text that could not be judged nothing is said but why, once, with no figure and under no clause", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  const reason = "The text does not read as English, and only English is checked. Upload an English version.";
  const clauses = result.clauses.map((clause) => ({ ...clause, status: "not-engaged" as const, findings: [] }));
  const coverage = { ...result.coverage, unread: [{ page: null, reason }] };
  show({ ...result, summary: `${NO_VERDICT}${reason}`, clauses, coverage, matters: [], riskLevel: "MEDIUM" });
  expect(screen.getByRole("heading", { name: `Not checked. ${reason}` })).toBeDefined();
  fireEvent.click(section("Clauses"));
  expect(screen.getByText("The text could not be judged, so it was put to no clause.")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Confidence/);
  expect(screen.queryByText(reason)).toBeNull();
  expect(screen.queryByText(/Nothing in this material touches the clause/)).toBeNull();
});

test.each([
  ["NO_RISK", "No risk found", "Green"],
  ["LOW", "Low risk", "Green"],
  ["MEDIUM", "Medium risk", "Amber"],
] as const)("%s reads %s, %s", (riskLevel, words, colour) => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show({ ...result, riskLevel });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText(colour)).toBeDefined();
});

test("the four sections are closed at the start, and each header says what it holds", () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  const headers = {
    Overview: "2 pages, 96 words",
    Clauses: "3 at issue · 3 need a person · 9 nothing found · 16 not engaged",
    Cases: "2 similar cases",
    Recommendations: "7 suggested amendments",
  };
  for (const [title, note] of Object.entries(headers)) {
    expect(section(title).getAttribute("aria-expanded")).toBe("false");
    expect(section(title).textContent).toContain(note);
    fireEvent.click(section(title));
    expect(section(title).getAttribute("aria-expanded")).toBe("true");
  }
});

test("an opened row of the ledger lists the checks made on the document, and what none of them decided", async () => {
  fakeApi({
    [`GET ${TEXT_PATH}`]: { body: markedText },
    "GET /api/rule/requirements": ({ url }) => ({
      body: [
        {
          requirement: `${url.searchParams.get("clause")}.a`,
          subclause: "6.1",
          looksFor: "Claims are capable of substantiation.",
        },
        { requirement: "6.b", subclause: "6.2", looksFor: "Comparisons name their comparator." },
      ],
    }),
  });
  const clauses = result.clauses.map((clause) => (clause.id === "6" ? { ...clause, checked: ["6.a"] } : clause));
  show({ ...result, clauses });
  fireEvent.click(section("Clauses"));
  const [row] = screen.getAllByRole("button", { name: /^6 ?Information/ });
  fireEvent.click(row as HTMLElement);
  const made = (await screen.findByText("1 check made on this document")).parentElement as HTMLElement;
  expect(
    within(made)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["6.1Claims are capable of substantiation."]);
  expect(screen.getByText("Not decided by a check: consider for yourself")).toBeDefined();
});

test("a matter shows its clauses, reason, what to do, precedents and how often matters like it were right", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  const first = await card(1);
  for (const words of [
    "6.4",
    /generally well tolerated/,
    /AUTH\/3211/,
    /the clause was right for 34 of 40/,
    "The rates must come from the summary of product characteristics.",
  ])
    expect(first.getByText(words)).toBeDefined();
  expect((await card(2)).getByText("6.3, also 14.4")).toBeDefined();
});

test("a matter opens the rule it rests on, and says so when the rule cannot be loaded", async () => {
  const [four] = result.clauses.flatMap((c) => c.findings).filter((f) => f.subclause === "6.4");
  let answers = 0;
  fakeApi({
    [`GET ${TEXT_PATH}`]: { body: markedText },
    "GET /api/rule": ({ url }) => {
      expect(url.searchParams.get("requirement")).toBe(four?.requirement);
      return answers++ === 0 ? refusal(500, "internal", "Something went wrong on our side.") : { body: RULE };
    },
  });
  show();
  const card = within(await screen.findByRole("listitem", { name: /^Matter 1:/ }));
  const opener = card.getByRole("button", { name: "The rule behind it" });
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

test("cases stand in bands, a counter-example among them, and open at the regulator", () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  expect(screen.getByText("Close (1)")).toBeDefined();
  expect(screen.getByText(/^Counter-examples: no breach .+ \(1\)$/)).toBeDefined();
  const link = screen.getByRole("link", { name: /Read the case at the PMCPA/ });
  expect(link.getAttribute("target")).toBe("_blank");
});

test("a precedent leads to its case in the cases section", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  fireEvent.click((await card(1)).getByRole("button", { name: "AUTH/3211/6/19" }));
  expect(section("Cases").getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement?.textContent).toContain("Complainant v Company: claims in a leavepiece");
});

test("Fix first begins with the gravest fault, a person's to decide or not, and each line says what to do", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  const [gravest, ...others] = result.matters ?? [];
  if (!gravest) throw new Error("The result has no matter");
  const advice = "Show the section of the SPC that covers this use.";
  show({ ...result, matters: [{ ...gravest, action: { kind: "ask", text: advice, edits: [] } }, ...others] });
  const lines = within(await screen.findByRole("region", { name: "Fix first" })).getAllByRole("listitem");
  expect(lines).toHaveLength(5);
  expect(lines[0]?.textContent).toContain(gravest.headline);
  expect(lines[0]?.textContent).toContain(advice);
  for (const [i, { action }] of others.slice(0, 4).entries()) expect(lines[i + 1]?.textContent).toContain(action.text);
});

test("Fix first shows the words that tell most of a fault, not a bare name or a question", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  const [gravest, ...others] = result.matters ?? [];
  const place = gravest?.places[0];
  if (!gravest || !place) throw new Error("The result has no matter with a place");
  const quotes = ["What is Relvantis?", "Relvantis", "Relvantis works where all others have failed."];
  const told = quotes.map((quote) => ({ ...place, quote }));
  show({ ...result, matters: [{ ...gravest, places: told }, ...others] });
  const [line] = within(await screen.findByRole("region", { name: "Fix first" })).getAllByRole("listitem");
  expect(line?.textContent).toContain(quotes[2]);
  expect(line?.textContent).not.toContain(quotes[0]);
});

test("a matter names what it asks for, and words to add stand with the place where they go", async () => {
  const [gravest, ...others] = result.matters ?? [];
  if (!gravest) throw new Error("The result has no matter");
  const where = "After “Relvantis” in the first line";
  const insert = { kind: "insert" as const, start: 9, end: 9, before: "", after: " (relvamide)", note: null, where };
  const action = { kind: "add" as const, label: "Add", text: "Add the name.", edits: [insert] };
  const matter = { ...gravest, places: [], due: { where, at: 9 }, action };
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show({ ...result, matters: [matter, ...others] });
  const first = await card(1);
  for (const words of [where, "(relvamide)", "Add the name."]) expect(first.getByText(words)).toBeDefined();
  expect(amendmentText(matter)).toContain("Add after “Relvantis” in the first line: “(relvamide)”");
  expect(actionLabel({ kind: "substantiate", text: "", edits: [] })).toBe("Substantiate or reword");
});

test("amendments can be ticked off and copied, one or all", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  show();
  const edit = "Add after the prescribing information: “Date of preparation: [month and year]”";
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: edit });
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: `Copy: ${edit}` }));
  fireEvent.click(screen.getByRole("button", { name: "Copy all amendments" }));
  expect(writeText.mock.calls.map(([text]: unknown[]) => text)).toEqual([
    edit,
    expect.stringMatching(/^1\. Replace “THE BEST CHOICE”/),
  ]);
  expect(await screen.findAllByRole("button", { name: "Copied" })).toHaveLength(2);
  expect(screen.getByText("Legal review is advised.")).toBeDefined();
});

test("a clause says which matters it is at issue by, and leads to them", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  await card(1);
  fireEvent.click(section("Clauses"));
  fireEvent.click(screen.getByRole("button", { name: /^12Prescribing Information/ }));
  fireEvent.click(screen.getByRole("button", { name: /^7 The date on which/ }));
  expect(document.activeElement?.textContent).toMatch(/^7Missing here/);
});

test("a result stored before there were matters opens with one for each finding", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show({ ...result, matters: undefined, secondLook: undefined });
  expect(screen.getByText(/^7 to fix/)).toBeDefined();
  expect((await card(7)).getByText("12.7")).toBeDefined();
});
