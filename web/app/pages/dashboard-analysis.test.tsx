import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { done, fillAndSubmit, form, started } from "#web/test/checker.ts";
import { result } from "#web/test/fixtures.ts";
import { expectToast } from "#web/test/forms.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

test("an analysis runs from the form to its result, and sends only what was filled in", async () => {
  const calls = fakeApi({ "POST /api/analyze": started, "GET /api/analyze-progress/p-1": done });
  openPage("/dashboard");
  await fillAndSubmit();
  expect(await screen.findByRole("region", { name: "Analysis Complete" })).toBeDefined();
  expect(screen.getByText("Your pharmaceutical compliance analysis is ready")).toBeDefined();
  await expectToast("Analysis complete", "Your material has been successfully analysed for ABPI compliance.");
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  expect([...sent.keys()]).toEqual(["audience", "channel", "file"]);
  const poll = calls.find(({ name }) => name === "GET /api/analyze-progress/p-1");
  expect(poll?.url.search).toBe("?wait=1500");
  for (const title of ["Overview", "Clauses", "Cases", "Recommendations"]) {
    expect(screen.getByRole("button", { name: new RegExp(`^${title}`) }).getAttribute("aria-expanded")).toBe("false");
  }
  const events = calls
    .filter(({ name }) => name === "POST /api/events")
    .map(({ body }) => JSON.parse(String(body)).name);
  expect(events).toEqual(["page_view", "analysis_started", "analysis_completed"]);
  // Usage, figures and activity are asked for again.
  await waitFor(() => expect(calls.filter(({ name }) => name === "GET /api/usage-limits")).toHaveLength(2));
});

test("while it runs the stage, the bar and the button say so, and the next poll comes after 2 seconds", async () => {
  const answers = [{ body: { progress: 60, stage: "Checking 31 clauses" } }, done];
  const times: number[] = [];
  fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": () => {
      times.push(Date.now());
      return answers[Math.min(times.length, 2) - 1] ?? done;
    },
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analyzing Document" });
  expect(await within(card).findByText("60%")).toBeDefined();
  expect(within(card).getByRole("status").textContent).toBe("Checking 31 clauses");
  expect(within(card).getByRole("listitem", { current: "step" }).textContent).toBe("Checking 31 clauses");
  expect(within(card).getByRole("progressbar", { name: "Analysis progress" }).getAttribute("aria-valuenow")).toBe("60");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Analysing..." });
  expect(button.disabled).toBe(true);
  await screen.findByRole("region", { name: "Analysis Complete" }, { timeout: 4000 });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1900);
});

test("a failed analysis says why, without the prefix", async () => {
  fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": { body: { progress: 100, stage: "Error: The file holds no text." } },
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analysis Failed" });
  expect(within(card).getByText("The file holds no text.")).toBeDefined();
  expect(within(card).queryByText("Analysis encountered an error. Please try again.")).toBeNull();
  await expectToast("Analysis failed", "The file holds no text.");
});

test("an analysis that failed without a reason gets the general advice", async () => {
  fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": { body: { progress: 100, stage: "Error:" } },
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analysis Failed" });
  expect(within(card).getByText("Analysis encountered an error. Please try again.")).toBeDefined();
});

test("a poll that is refused for good ends the analysis", async () => {
  fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": refusal(404, "not-found", "Gone"),
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analysis Failed" });
  expect(within(card).getByText("Failed to track analysis progress")).toBeDefined();
  expect(sessionStorage.getItem("checker-run")).toBeNull();
});

test("while the server has too much to do the page says so, asks again, and finds the result", async () => {
  const answers = [refusal(503, "unavailable", "Busy"), done];
  const calls = fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": () => answers.shift() ?? done,
  });
  openPage("/dashboard");
  await fillAndSubmit();
  expect(await screen.findByText(/The server does not answer at the moment/)).toBeDefined();
  await screen.findByRole("region", { name: "Analysis Complete" }, { timeout: 4000 });
  expect(calls.filter(({ name }) => name === "POST /api/analyze")).toHaveLength(1);
});

test("an answer without a progress id is a finished analysis", async () => {
  fakeApi({ "POST /api/analyze": { body: { analysis: result } } });
  openPage("/dashboard");
  await fillAndSubmit();
  expect(await screen.findByRole("region", { name: "Analysis Complete" })).toBeDefined();
});

test("an analysis can be cancelled, and gives its unit back", async () => {
  const calls = fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": { body: { progress: 10, stage: "Reading the file" } },
    "POST /api/analyze-progress/p-1/cancel": { status: 204 },
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analyzing Document" });
  await within(card).findByText("10%");
  fireEvent.click(within(card).getByRole("button", { name: "Cancel" }));
  await expectToast("Analysis cancelled", "This check was not counted.");
  await waitFor(() => expect(calls.filter(({ name }) => name === "GET /api/usage-limits")).toHaveLength(2));
  expect(screen.queryByRole("region", { name: "Analyzing Document" })).toBeNull();
  expect(calls.map(({ name }) => name)).toContain("POST /api/analyze-progress/p-1/cancel");
});

test("a reloaded page finds the analysis that is under way", async () => {
  sessionStorage.setItem(
    "checker-run",
    JSON.stringify({ fileName: "a.pdf", startedAt: Date.now(), progressId: "p-1" }),
  );
  fakeApi({ "GET /api/analyze-progress/p-1": done });
  openPage("/dashboard");
  expect(await screen.findByRole("region", { name: "Analysis Complete" })).toBeDefined();
  expect(sessionStorage.getItem("checker-run")).toBeNull();
});

test("a sample runs the whole analysis with its own audience and channel", async () => {
  const calls = fakeApi({
    "GET /samples/social-post-to-the-public.txt": { body: "Ask your GP for Zelmigra" },
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": done,
  });
  openPage("/dashboard");
  await form();
  fireEvent.click(screen.getByRole("button", { name: /^Social post/ }));
  await screen.findByRole("region", { name: "Analysis Complete" });
  const sent = calls.find(({ name }) => name === "POST /api/analyze")?.body as FormData;
  expect([sent.get("audience"), sent.get("channel")]).toEqual(["patients", "social"]);
  expect((sent.get("file") as File).name).toBe("social-post-to-the-public.txt");
});

test("the page scrolls to the progress card after 100 ms", async () => {
  fakeApi({
    "POST /api/analyze": started,
    "GET /api/analyze-progress/p-1": { body: { progress: 5, stage: "Reading the file" } },
  });
  openPage("/dashboard");
  await fillAndSubmit();
  const card = await screen.findByRole("region", { name: "Analyzing Document" });
  await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(card));
});
