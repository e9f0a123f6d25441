import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { result } from "#web/test/fixtures.ts";
import { markedText } from "#web/test/leavepiece.ts";
import { fakeApi, refusal } from "#web/test/render.tsx";
import { card, press, show, TEXT_PATH } from "#web/test/result-view.tsx";

test("a line of Fix first goes to its mark; keys step, open and lead back", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  await card(1);
  const line = within(screen.getByRole("region", { name: "Fix first" })).getByRole("button", { name: /superlative/ });
  line.focus();
  fireEvent.click(line);
  const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  expect(focused()).toMatch(/^Mark 2,/);
  press("n");
  expect(focused()).toMatch(/^3Missing here: The prescribing information/);
  press("p");
  press("p");
  expect(focused()).toMatch(/^Mark 1,/);
  fireEvent.click(document.activeElement as Element);
  await waitFor(() => expect(focused()).toMatch(/^Matter 1:/));
  press("Escape");
  expect(focused()).toMatch(/^Mark 1,/);
  press("Escape");
  expect(document.activeElement).toBe(line);
});

test("the pointer over a card lights its words, and over the words its card", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  await card(2);
  const shown = screen.getByRole("listitem", { name: /^Matter 2:/ });
  const words = screen.getByText("THE BEST CHOICE", { selector: "mark" });
  fireEvent.pointerOver(shown);
  expect(words.hasAttribute("data-lit")).toBe(true);
  fireEvent.pointerOver(screen.getByText("works faster", { selector: "mark" }));
  expect(words.hasAttribute("data-lit")).toBe(false);
  fireEvent.pointerOver(words);
  expect(shown.hasAttribute("data-lit")).toBe(true);
});

test("previous and next step through the cards of a filter", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Person 3" }));
  expect(screen.getByText("1 of 3")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("2 of 3")).toBeDefined();
  expect(screen.getByRole("listitem", { current: true }).getAttribute("aria-label")).toBe("For a person, Clause 9");
});

test("a text that has been wiped is said to be gone, and the matters keep the words they quote", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: refusal(404, "not-found", "Gone") });
  show();
  expect(await screen.findByText(/the text was deleted 15 minutes after the analysis/)).toBeDefined();
  expect((await card(1)).getByText("safe and well tolerated")).toBeDefined();
});

test("how long the text is kept is counted down", async () => {
  fakeApi({ [`GET ${TEXT_PATH}`]: { body: markedText } });
  show(result, Date.now() + 12 * 60_000 - 1000);
  expect(await screen.findByText(/The text is deleted in 12 minutes/)).toBeDefined();
});
