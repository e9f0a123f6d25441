import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Decision } from "#schema/workbench.ts";
import { detail, listItem } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { fakeApi, openPage } from "#web/test/render.tsx";

/** The API of one saved assessment that remembers what is decided. */
function assessmentApi() {
  let held: Decision[] = [];
  return fakeApi({
    "GET /api/assessment/41": { body: detail },
    "GET /api/assessment/41/text": { body: markedText },
    "GET /api/assessment/41/decisions": () => ({ body: held }),
    "POST /api/assessment/41/decisions": ({ body }) => {
      const sent = JSON.parse(String(body));
      const decision: Decision = {
        ...{ reason: null, words: null, scope: "place", by: "Alex Writer", at: "2026-11-28T10:00:00.000Z" },
        ...{ carriedFrom: null, ...sent },
      };
      held = [...held.filter(({ subject }) => subject !== sent.subject), decision];
      return { body: held };
    },
    "DELETE /api/assessment/41/decisions": ({ url }) => {
      held = held.filter(({ subject }) => subject !== url.searchParams.get("subject"));
      return { body: held };
    },
  });
}

const first = () => screen.findByRole("listitem", { name: /^Matter 1:/ });
const desk = () => screen.findByRole("region", { name: "Material and matters" });

async function keepFirst(reason = "licence") {
  const card = await first();
  fireEvent.click(within(card).getByRole("button", { name: "Keep…" }));
  fireEvent.change(within(card).getByLabelText("Why it can stay"), { target: { value: reason } });
  fireEvent.click(within(card).getByRole("button", { name: "Keep" }));
}

test("a kept matter stays on the page, counted apart, and what was found does not change", async () => {
  assessmentApi();
  openPage("/assessment/41");
  const count = detail.matters?.length;
  await keepFirst();
  fireEvent.click(await screen.findByRole("button", { name: "Kept 1" }));
  const kept = await screen.findByText("Kept. Within the licence (SmPC).");
  expect(kept.parentElement?.textContent).toContain("Alex Writer");
  expect((await screen.findByText(/As found:/)).textContent).toContain(`As found: High (${count})`);
  expect(screen.getByText(/after decisions:/).textContent).toContain(`(${Number(count) - 1} open)`);
  expect(screen.getByRole("button", { name: /^Mark 1, .*, kept/ })).toBeTruthy();
});

test("a reason is asked for, and words where the reason is another", async () => {
  const calls = assessmentApi();
  openPage("/assessment/41");
  const card = await first();
  fireEvent.click(within(card).getByRole("button", { name: "Keep…" }));
  fireEvent.click(within(card).getByRole("button", { name: "Keep" }));
  await within(card).findByText("Please choose a reason");
  fireEvent.change(within(card).getByLabelText("Why it can stay"), { target: { value: "other" } });
  fireEvent.click(within(card).getByRole("button", { name: "Keep" }));
  await within(card).findByText("Please say why it can stay");
  expect(calls.filter(({ name }) => name.startsWith("POST /api/assessment"))).toEqual([]);
});

test("keys decide and undo; in a field, or switched off, they are letters", async () => {
  assessmentApi();
  openPage("/assessment/41");
  const section = await desk();
  fireEvent.keyDown(section, { key: "d" });
  await screen.findByText("To discuss.");
  fireEvent.keyDown(section, { key: "f" });
  await screen.findByText("To be amended.");
  fireEvent.keyDown(section, { key: "z" });
  await screen.findByText("To discuss.");
  fireEvent.keyDown(section, { key: "z" });
  await waitFor(() => expect(screen.queryByText("To discuss.")).toBeNull());
  fireEvent.keyDown(section, { key: "k" });
  const words = await screen.findByLabelText(/In your words/);
  fireEvent.keyDown(words, { key: "d" });
  expect(screen.queryByText("To discuss.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.keyDown(section, { key: "?" });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Use f, k, d and z to decide" }));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.keyDown(section, { key: "d" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText("To discuss.")).toBeNull();
});

const VERSIONS = [
  { ...listItem, id: "40", version: 1 },
  { ...listItem, id: "41", version: 2 },
];

test("a later version says what is fixed, open and new, and opens only what is left to do", async () => {
  const [first, second, third] = detail.matters ?? [];
  if (!first || !second || !third) throw new Error("fixture");
  fakeApi({
    "GET /api/assessment/41/text": { body: markedText },
    "GET /api/assessment/41/versions": { body: VERSIONS },
    "GET /api/assessment/41/changes": {
      body: {
        ...{ against: VERSIONS[0], isSameFile: false, kept: [], new: [second.id] },
        fixed: [{ ...third, headline: "A fault that is gone" }],
        open: [{ id: first.id, isChanged: true, was: ["the older words"] }],
      },
    },
  });
  openPage("/assessment/41");
  const section = await screen.findByRole("region", { name: "What changed since v1" });
  within(section).getByText("Fixed 1 · Still open 1 · New 1");
  expect(section.textContent).toContain("the older words");
  const opened = (name: RegExp) => within(section).getByRole("button", { name }).getAttribute("aria-expanded");
  expect([opened(/^Still open/), opened(/^New/), opened(/^Fixed/)]).toEqual(["true", "true", "false"]);
  expect(within(section).getByRole("button", { name: new RegExp(`^${second.number} `) })).toBeTruthy();
  const here = screen.getByRole("navigation", { name: "Versions of this material" });
  expect(within(here).getByRole("link", { current: "page" }).textContent).toContain("v2");
});

test("a text is revised by pasting it, under the name that it had", async () => {
  const text = { ...detail, filename: "pasted-text.txt", coverage: { ...detail.coverage, format: "text" as const } };
  const calls = fakeApi({
    "GET /api/assessment/41": { body: text },
    "GET /api/assessment/41/text": { body: markedText },
    "POST /api/analyze": { status: 202, body: { progressId: "41" } },
  });
  openPage("/assessment/41");
  fireEvent.click(await screen.findByRole("button", { name: "Check again" }));
  const words = await screen.findByLabelText("Or the revised text");
  fireEvent.click(screen.getByRole("button", { name: "Check this version" }));
  await screen.findByText("Please choose the revised file, or paste the revised text");
  fireEvent.change(words, { target: { value: "Relvantis is generally well tolerated." } });
  fireEvent.click(screen.getByRole("button", { name: "Check this version" }));
  await screen.findByText("The same file: nothing to compare. This check was not counted.");
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  const file = sent.get("file") as File;
  expect([file.name, await file.text()]).toEqual(["pasted-text.txt", "Relvantis is generally well tolerated."]);
});

test("the same file again is told apart from a new version", async () => {
  const calls = fakeApi({
    "GET /api/assessment/41/text": { body: markedText },
    "POST /api/analyze": { status: 202, body: { progressId: "41" } },
  });
  openPage("/assessment/41");
  fireEvent.click(await screen.findByRole("button", { name: "Check again" }));
  const file = await screen.findByLabelText("Revised file");
  fireEvent.click(screen.getByRole("button", { name: "Check this version" }));
  await screen.findByText("Please choose the revised file");
  fireEvent.change(file, { target: { files: [new File(["x"], "a.txt", { type: "text/plain" })] } });
  fireEvent.click(screen.getByRole("button", { name: "Check this version" }));
  await screen.findByText("The same file: nothing to compare. This check was not counted.");
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  expect([sent.get("revises"), sent.get("audience"), sent.get("context")]).toEqual(["41", "hcp", detail.context]);
});
