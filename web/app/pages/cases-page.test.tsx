import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CaseAnswer, CaseList, CasePreview } from "#schema/precedent.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const ruled: CasePreview = {
  caseNumber: "AUTH/2114/4/08",
  alsoCaseNumbers: [],
  title: "Pharmacist v Reckitt Benckiser",
  respondent: "Reckitt Benckiser",
  complainant: "health professional",
  matter: "Supersuppressant strapline",
  received: null,
  completed: "2008-06-02",
  codeYear: 2006,
  outcome: "breach",
  ruled: { breach: ["7.2", "7.4"], noBreach: null },
  in2024: { breach: ["6.1", "6.2"], noBreach: null },
};

const unseen: CasePreview = {
  ...ruled,
  caseNumber: "AUTH/2501/5/12",
  title: "Anonymous v Another Company",
  matter: null,
  outcome: "not seen",
  ruled: { breach: null, noBreach: null },
  in2024: { breach: null, noBreach: null },
};

const list: CaseList = {
  ...{ total: 2, of: 1902, page: 1, pages: 1, sort: "newest" },
  cases: [ruled, unseen],
  facets: {
    clause: [{ value: "26", count: 2 }],
    outcome: [{ value: "breach", count: 1 }],
    ...{ year: [], code: [], complainant: [], material: [], appeal: [], sanction: [] },
  },
};

const answer: CaseAnswer = {
  case: {
    ...ruled,
    summary: "An advertisement called the medicine a supersuppressant.",
    clauses: [{ number: "7.2", ruling: "breach", in2024: ["6.1"] }],
    appeal: null,
    additionalSanctions: [],
    ...{ materialType: "journal-advert", channel: "print", audience: "hcp", themes: [], note: null },
    ...{ url: "https://www.pmcpa.org.uk/cases/2114", seenAt: null, knownBy: "summary" },
  },
  alike: [],
};

const asked = (calls: { name: string; url: URL }[]) =>
  calls.filter(({ name }) => name === "GET /api/cases").map(({ url }) => url.search);

test("the list says how many of all, names each case, and never tells an outcome not seen as none", async () => {
  fakeApi({ "GET /api/cases": { body: list } });
  openPage("/cases");
  expect(await screen.findByText("2 of 1,902 cases")).toBeDefined();
  const [first, second] = within(screen.getByRole("region", { name: "Cases" })).getAllByRole("listitem");
  if (!first || !second) throw new Error("The list has no rows");
  expect(within(first).getByRole("link", { name: "AUTH/2114/4/08" }).getAttribute("href")).toBe(
    "/cases/AUTH-2114-4-08",
  );
  expect(first.textContent).toContain("Breach of7.2, 7.4 (2024: 6.1, 6.2)");
  expect(within(second).getByText("Outcome not seen")).toBeDefined();
  expect(second.textContent).not.toMatch(/no breach|breach of/i);
});

test("a filter with its count narrows the list by the address, is named as in use, and can be taken off", async () => {
  const calls = fakeApi({ "GET /api/cases": { body: list } });
  const router = openPage("/cases?page=3");
  const outcome = await screen.findByRole("option", { name: "Breach (1)" });
  fireEvent.change(screen.getByLabelText(/^Outcome/), { target: { value: (outcome as HTMLOptionElement).value } });
  await waitFor(() => expect(router.state.location.search).toBe("?outcome=breach"));
  await waitFor(() => expect(asked(calls).at(-1)).toBe("?outcome=breach"));
  fireEvent.click(await screen.findByRole("button", { name: /^Outcome: ?Breach/ }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("the filters are folded where the screen is narrow, and say how many are in use", async () => {
  fakeApi({ "GET /api/cases": { body: list } });
  openPage("/cases?outcome=breach&year=2008");
  const fold = await screen.findByRole("button", { name: "Filters (2)" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
});

test("a search is sent by Enter, and the file of the list is of the same search", async () => {
  const calls = fakeApi({ "GET /api/cases": { body: list } });
  openPage("/cases?clause=26");
  const box = await screen.findByLabelText<HTMLInputElement>("Case number, company or words");
  fireEvent.change(box, { target: { value: " LinkedIn " } });
  if (!box.form) throw new Error("The box stands in no form");
  fireEvent.submit(box.form);
  await waitFor(() => expect(asked(calls).at(-1)).toBe("?q=LinkedIn&clause=26"));
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "CSV of 2 cases" }).getAttribute("href")).toBe(
      "/api/cases.csv?q=LinkedIn&clause=26",
    ),
  );
});

test("nothing found says what to do next and keeps the filters", async () => {
  fakeApi({ "GET /api/cases": { body: { ...list, total: 0, cases: [] } } });
  openPage("/cases?q=xyz&outcome=breach");
  expect(await screen.findByText(/Check the number, try fewer words, or clear a filter/)).toBeDefined();
  expect(screen.getByText("0 of 1,902 cases")).toBeDefined();
  expect(screen.getByRole("button", { name: "Clear all" })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Case number, company or words").value).toBe("xyz");
});

test("a failure is told in the server's words and can be tried again", async () => {
  let isBroken = true;
  fakeApi({
    "GET /api/cases": () => (isBroken ? refusal(400, "invalid", "Please search with fewer words") : { body: list }),
  });
  openPage("/cases");
  expect(await screen.findByText(/Please search with fewer words/)).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByText("2 of 1,902 cases")).toBeDefined();
});

test("a case tells its clauses then and now, links the regulator's page, and copies its citation", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, onLine: true, clipboard: { writeText } });
  fakeApi({ "GET /api/cases/AUTH-2114-4-08": { body: answer } });
  openPage("/cases/AUTH-2114-4-08");
  expect(await screen.findByRole("heading", { level: 1, name: "AUTH/2114/4/08" })).toBeDefined();
  expect(screen.getByRole("row", { name: "Breach 7.2 6.1" })).toBeDefined();
  expect(screen.getByRole("link", { name: /Read the case at the PMCPA/ }).getAttribute("href")).toBe(answer.case.url);
  expect(screen.getByText(/Clauses ruled not in breach: .*not seen/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /Copy citation/ }));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      "AUTH/2114/4/08, Pharmacist v Reckitt Benckiser, breach of Clauses 7.2 and 7.4 (2006 Code)",
    ),
  );
});

test("a case whose outcome was not seen says that this tells nothing of the ruling", async () => {
  const item = { ...answer.case, ...unseen, summary: null, clauses: [], knownBy: "index" as const };
  fakeApi({ "GET /api/cases/AUTH-2501-5-12": { body: { case: item, alike: [] } } });
  openPage("/cases/AUTH-2501-5-12");
  expect(await screen.findByText("Not seen; this says nothing of the ruling")).toBeDefined();
  expect(screen.getByText("What the case was about was not seen, so no others can be named.")).toBeDefined();
  expect(screen.getByText("AUTH/2501/5/12, Anonymous v Another Company")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/no breach/i);
});

test("a number that the register does not hold is an unknown page", async () => {
  fakeApi({ "GET /api/cases/AUTH-9999-1-30": refusal(404, "not_found", "No such case") });
  openPage("/cases/AUTH-9999-1-30");
  expect(await screen.findByRole("heading", { level: 1, name: /not found|does not exist/i })).toBeDefined();
});
