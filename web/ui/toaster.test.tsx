import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { Toaster } from "#web/ui/toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (title: string) => act(() => toast({ title, description: `About ${title}` }));

test("only one toast is on show at a time", () => {
  show("First");
  show("Second");
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeDefined();
  expect(screen.getByText("About Second")).toBeDefined();
});

test("a toast goes after 5 seconds", () => {
  show("Brief");
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText("Brief")).toBeDefined();
  act(() => vi.advanceTimersByTime(2));
  expect(screen.queryByText("Brief")).toBeNull();
});

test("a toast can be closed and can carry an action", () => {
  const onClick = vi.fn();
  act(() => toast({ title: "With action", action: { label: "Undo", onClick } }));
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  show("Closable");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Closable")).toBeNull();
});

test("F8 moves focus to the toast area", () => {
  show("Found");
  fireEvent.keyDown(document, { code: "F8" });
  expect(document.activeElement?.tagName).toBe("OL");
});

test("a button that said it has copied leaves nothing running once its page is gone", async () => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async () => undefined } });
  const { unmount } = render(<CopyButton text="words" label="Copy the words" />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Copy the words" })));
  expect(screen.getByRole("button", { name: "Copied" })).toBeDefined();
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});
