import { createHash } from "node:crypto";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "#web/test/render.tsx";
import { OpenAgain } from "#web/features/result/components/open-again.tsx";
import { rememberFile } from "#web/lib/files.ts";

const TEXT = "Relvantis is safe.";
const sha256 = createHash("sha256").update(TEXT).digest("hex");

function show(fileName = "leavepiece.txt") {
  const onRead = vi.fn();
  render(<OpenAgain file={{ name: fileName, bytes: TEXT.length, sha256 }} onRead={onRead} />);
  return onRead;
}
const choose = (content: string) =>
  fireEvent.change(screen.getByLabelText("Open leavepiece.txt again"), {
    target: { files: [new File([content], "leavepiece.txt", { type: "text/plain" })] },
  });

test("the file that was checked is read where it is", async () => {
  const onRead = show();
  choose(TEXT);
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith({ text: TEXT, pages: [], headings: [] }));
});

test("the file that was sent from this page need not be chosen again", async () => {
  rememberFile(new File([TEXT], "leavepiece.txt", { type: "text/plain" }));
  const onRead = show();
  fireEvent.click(screen.getByRole("button", { name: "Show the marks in the file again" }));
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith({ text: TEXT, pages: [], headings: [] }));
});

test("another file, or a changed one, is not taken for it", async () => {
  const onRead = show();
  choose(`${TEXT} `);
  expect((await screen.findByRole("alert")).textContent).toMatch(/not the file that was checked/);
  expect(onRead).not.toHaveBeenCalled();
});

test("nothing is offered for a file that cannot be shown in a browser", () => {
  show("scan.png");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a pasted text is pasted again, and only the same one is taken", async () => {
  const onRead = show("pasted-text.txt");
  fireEvent.click(screen.getByRole("button", { name: "Paste the text again" }));
  const paste = (text: string) => {
    fireEvent.change(screen.getByLabelText("The same text, whole"), { target: { value: text } });
    fireEvent.click(screen.getByRole("button", { name: "Show the marks" }));
  };
  paste(`${TEXT} And more.`);
  expect((await screen.findByRole("alert")).textContent).toMatch(/not the text that was checked/);
  paste(TEXT);
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith({ text: TEXT, pages: [], headings: [] }));
});

test("a text is not asked for where the file was no text file", () => {
  show("leavepiece.docx");
  expect(screen.queryByRole("button", { name: "Paste the text again" })).toBeNull();
});
