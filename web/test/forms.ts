import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

/** Types into inputs, each named by its label. */
export function fill(values: Record<string, string>, part: HTMLElement = document.body) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(within(part).getByLabelText(label), { target: { value } });
  }
}

/** Presses a button by its name. */
export const press = (name: string | RegExp, part: HTMLElement = document.body) =>
  fireEvent.click(within(part).getByRole("button", { name }));

/** The messages of the error summary, which has the focus, in its order. */
export async function expectSummary(...messages: string[]) {
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  // The focus follows the drawing, on a busy machine a moment later.
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(messages);
}

/** The message beside a field. */
export const messageOf = (fieldId: string) => document.getElementById(`${fieldId}-error`)?.textContent ?? undefined;

/** What was sent to a call, as JSON. */
export const sentTo = (calls: { name: string; body: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => JSON.parse(String(body)) as unknown);

/** Waits for a toast with this title and description. */
export async function expectToast(title: string, description: string | RegExp) {
  const toast = await screen.findByRole("listitem", {
    // An open dialog hides the rest of the page, the toast with it; it says the same inside.
    hidden: true,
    name: (_, element) => element.textContent?.includes(title) ?? false,
  });
  expect(within(toast).getByText(description)).toBeDefined();
}
