import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { keepEarlyFiles } from "#web/lib/early-files.ts";
import { choose, done, drop, fillAndSubmit, form, leavepiece, started, submit } from "#web/test/checker.ts";
import { expectToast } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

test("an empty form names every field, in a summary that takes focus and beside each", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  submit();
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Please select a file to analyse.",
    "Please select an audience type",
    "Please select a distribution channel",
  ]);
  expect(screen.getByLabelText("Target audience").getAttribute("aria-describedby")).toBe("audience-error");
  expect(document.getElementById("channel-error")?.textContent).toBe("Please select a distribution channel");
  fireEvent.click(within(summary).getByRole("link", { name: "Please select an audience type" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Target audience"));
  await expectToast("No file selected", "Please select a file to analyse.");
});

test("a file chosen while the page was only its HTML is taken when its code arrives", async () => {
  fakeApi();
  const early = document.body.appendChild(document.createElement("input"));
  early.id = "file";
  Object.defineProperty(early, "files", { value: [leavepiece] });
  keepEarlyFiles(document.body);
  early.remove();
  openPage("/dashboard");
  await form();
  expect(await screen.findByText("leavepiece.txt")).toBeDefined();
  choose("Target audience", "hcp");
  submit();
  expect(screen.queryByText("Please select a file to analyse.")).toBeNull();
});

test("a file of another type is refused with the types that are taken", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  drop(new File(["MZ"], "setup.exe"));
  await expectToast(
    "Unsupported file type",
    "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).",
  );
});

test("a file over 50 MB is refused", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  const big = new File(["x"], "big.pdf", { type: "application/pdf" });
  Object.defineProperty(big, "size", { value: 50 * 1024 * 1024 + 1 });
  drop(big);
  await expectToast("File too large", "Maximum file size is 50MB.");
});

test("a chosen file is shown with its size, and can be removed", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  drop(new File([new Uint8Array(1_310_720)], "first.pdf", { type: "application/pdf" }));
  expect(screen.getByText("first.pdf")).toBeDefined();
  expect(screen.getByText("1.25 MB")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove first.pdf" }));
  expect(screen.queryByText("first.pdf")).toBeNull();
  expect(screen.getByText(/Drop files here/)).toBeDefined();
});

/** What a paste brings. */
function paste(data: { files?: File[]; text?: string; types?: string[] }, target: Element = document.body) {
  const { files = [], text = "", types = [] } = data;
  const clipboardData = { files, types, getData: () => text };
  fireEvent(target, Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }));
}

test("a pasted file is taken", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  // File managers bring the name as text.
  paste({ files: [leavepiece], text: "leavepiece.txt", types: ["Files", "text/plain"] });
  expect(await screen.findByText("leavepiece.txt")).toBeDefined();
});

test("pasted words become the text, but not those pasted into a field", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  paste({ text: "For a colleague" }, screen.getByLabelText(/Additional context/));
  expect(screen.getByRole("tab", { name: "Files", selected: true })).toBeDefined();
  // Word processors bring a picture of the words.
  const picture = new File(["x"], "image.png", { type: "image/png" });
  paste({ files: [picture], text: "Relvantis is safe.", types: ["text/plain", "text/html", "Files"] });
  expect(screen.getByRole("tab", { name: "Paste text", selected: true })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text of the material").value).toBe("Relvantis is safe.");
  expect(screen.queryByText("image.png")).toBeNull();
});

test("what is pasted while a result is shown is not taken unseen", async () => {
  fakeApi({ "POST /api/analyze": started, "GET /api/analyze-progress/p-1": done });
  openPage("/dashboard");
  await fillAndSubmit();
  await screen.findByRole("region", { name: "Analysis Complete" });
  paste({ text: "A note for somebody else" });
  fireEvent.click(screen.getByRole("button", { name: "Check another" }));
  expect(screen.getByRole("tab", { name: "Files", selected: true })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text of the material").value).toBe("");
});

test("a text is sent as the plain text file that it would be, under its own name", async () => {
  const calls = fakeApi({ "POST /api/analyze": started, "GET /api/analyze-progress/p-1": done });
  openPage("/dashboard");
  await form();
  fireEvent.click(screen.getByRole("tab", { name: "Paste text" }));
  submit();
  await waitFor(() =>
    expect(document.getElementById("text-error")?.textContent).toBe("Please send the text of the material"),
  );
  fireEvent.change(screen.getByLabelText("Text of the material"), { target: { value: "Relvantis is safe.\n" } });
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: "Spring/leavepiece" } });
  expect(screen.getByText("Takes 1 analysis. 2 of 3 are left this month.")).toBeDefined();
  choose("Target audience", "hcp");
  choose("Distribution channel", "print");
  submit();
  await screen.findByRole("region", { name: "Analysis Complete" });
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  const file = sent.get("file") as File;
  expect([file.name, file.type, await file.text()]).toEqual([
    "Spring-leavepiece.txt",
    "text/plain",
    "Relvantis is safe.\n",
  ]);
});

test("a text that is too long is refused with the way out, and stays", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  const text = "word ".repeat(80_001);
  fireEvent.change(screen.getByLabelText("Text of the material"), { target: { value: text } });
  fireEvent.click(screen.getByRole("tab", { name: "Paste text" }));
  submit();
  await expectToast(
    "Text too long",
    "A text may hold 400,000 characters. Please split a longer one and check the parts.",
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>("Text of the material").value).toBe(text);
});

test("at the month's limit the server's message is shown and no progress stays", async () => {
  fakeApi({ "POST /api/analyze": refusal(429, "usage-limit", "You have used all 3 analyses of this month.") });
  openPage("/dashboard");
  await fillAndSubmit();
  await expectToast("Monthly analysis limit reached", "You have used all 3 analyses of this month.");
  expect(screen.queryByRole("region", { name: "Analyzing Document" })).toBeNull();
});

test("the server's word on a field appears beside that field", async () => {
  fakeApi({
    "POST /api/analyze": refusal(400, "invalid-request", "Please check the form.", { context: "Please shorten this" }),
  });
  openPage("/dashboard");
  await fillAndSubmit();
  await waitFor(() => expect(document.getElementById("context-error")?.textContent).toBe("Please shorten this"));
  await expectToast("Analysis failed", "Please check the form.");
});

test("a file that the server refuses is refused in the form too", async () => {
  fakeApi({ "POST /api/analyze": refusal(415, "unsupported-file-type", "Not a PDF.") });
  openPage("/dashboard");
  await fillAndSubmit();
  await expectToast(
    "Unsupported file type",
    "Please upload PDF, Word documents, text files, or images (JPG, PNG, GIF, WebP).",
  );
  await waitFor(() => expect(document.getElementById("file-error")).not.toBeNull());
});

test("a draft keeps the choices, never the file, and comes back on the next visit", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  drop(leavepiece);
  choose("Target audience", "payers");
  fireEvent.change(screen.getByLabelText(/Additional context/), { target: { value: "Second round" } });
  fireEvent.click(screen.getByRole("button", { name: "Save Draft" }));
  await screen.findByText("Draft saved");
  expect(localStorage.getItem("checker-draft")).not.toContain("leavepiece");

  cleanup();
  openPage("/dashboard");
  await form();
  expect(screen.getByLabelText<HTMLSelectElement>("Target audience").value).toBe("payers");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Additional context/).value).toBe("Second round");
  expect(await screen.findByText("Draft restored")).toBeDefined();
});

test("where an AI reviewer is configured, a material can be kept from it", async () => {
  const calls = fakeApi({
    "GET /api/config": { body: { supportEmail: "help@example.com", aiReview: true } },
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": done,
  });
  openPage("/dashboard");
  await form();
  fireEvent.click(await screen.findByLabelText("Check by the rules only"));
  await fillAndSubmit();
  await waitFor(() => expect(calls.some(({ name }) => name === "POST /api/analyze")).toBe(true));
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  expect(sent.get("reviewers")).toBe("rules");
});

test("without an AI reviewer there is nothing to keep it from", async () => {
  fakeApi();
  openPage("/dashboard");
  await form();
  expect(screen.queryByLabelText("Check by the rules only")).toBeNull();
});
