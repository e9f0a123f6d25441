import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fileQueue } from "#web/features/checker/queue/file-queue.ts";
import { choose, done, drop, form, submit } from "#web/test/checker.ts";
import { demoUser, usage } from "#web/test/fixtures.ts";
import { fakeApi, openPage, refusal } from "#web/test/render.tsx";

const pdf = (name: string) => new File([name], name, { type: "application/pdf" });
const running = { body: { progress: 60, stage: "Checking 31 clauses" } };
const QUEUE = { name: "Files in the queue" };
const queue = () => screen.findByRole("region", QUEUE);
const row = async (name: string) => {
  const list = within(await queue()).getAllByRole("listitem");
  return within(list.find(({ textContent }) => textContent?.includes(name)) as HTMLElement);
};

/** A server that takes files, each by its name, and answers their progress as told. */
function serve(progress: Record<string, unknown>, handlers: Parameters<typeof fakeApi>[0] = {}) {
  const stands = Object.entries(progress).map(([name, answer]) => [`GET /api/analyze-progress/${name}`, answer]);
  return fakeApi({
    "POST /api/analyze": ({ body }) => {
      const { name } = (body as FormData).get("file") as File;
      return { status: 202, body: { progressId: name } };
    },
    ...Object.fromEntries(stands),
    ...handlers,
  });
}

async function send(...names: string[]) {
  openPage("/dashboard");
  await form();
  drop(...names.map(pdf));
  choose("Target audience", "hcp");
  choose("Distribution channel", "print");
  fireEvent.click(await screen.findByRole("button", { name: `Analyse ${names.length} Files` }));
}

const sentNames = (calls: ReturnType<typeof fakeApi>) =>
  calls
    .filter(({ name }) => name === "POST /api/analyze")
    .map(({ body }) => ((body as FormData).get("file") as File).name);

afterEach(async () => {
  cleanup();
  for (const { id, phase } of fileQueue.snapshot()) {
    if (phase === "sending" || phase === "running") await fileQueue.cancel(id).catch(() => undefined);
    fileQueue.remove(id);
  }
});

test("before it begins the form says what several files take and what is left, and what cannot be sent", async () => {
  fakeApi({ "GET /api/usage-limits": { body: { ...usage, used: 1, limit: 3, remaining: 2 } } });
  openPage("/dashboard");
  await form();
  drop(pdf("a.pdf"), pdf("b.pdf"), new File(["MZ"], "setup.exe"));
  expect(await screen.findByText("2 files take 2 analyses, one each. 2 of 3 are left this month.")).toBeDefined();
  expect(screen.getByText(/Will not be sent\. Unsupported file type/)).toBeDefined();
  // Chosen again, it is still one file.
  drop(pdf("c.pdf"));
  expect(screen.getByText(/^3 files take 3 analyses, one each\. 2 of 3 are left this month\./).textContent).toMatch(
    /The last 1 will be refused, not counted, and kept in the list/,
  );
  expect(screen.getByRole("button", { name: "Analyse 3 Files" })).toBeDefined();
});

test("two files at once are sent and analysed, the others wait; each ends in its own row and opens its result", async () => {
  const calls = serve({ "a.pdf": done, "b.pdf": running, "c.pdf": running, "d.pdf": done });
  await send("a.pdf", "b.pdf", "c.pdf", "d.pdf");
  const first = await row("a.pdf");
  expect((await first.findByRole("link", { name: "Open result of a.pdf" })).getAttribute("href")).toBe(
    "/assessment/41",
  );
  expect(first.getByText("High")).toBeDefined();
  expect(first.getByText(/to fix/)).toBeDefined();
  expect(await (await row("b.pdf")).findByText("Checking 31 clauses")).toBeDefined();
  expect((await row("b.pdf")).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
  expect((await row("d.pdf")).getByText(/^Waiting/)).toBeDefined();
  expect(sentNames(calls)).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
  expect(within(await queue()).getByRole("status").textContent).toBe("1 of 4 done");
  for (const call of calls.filter(({ name }) => name === "POST /api/analyze"))
    expect([...(call.body as FormData).keys()]).toEqual(["audience", "channel", "file"]);
});

test("what fails stops nothing, says what to do, and can be tried again where that can help", async () => {
  let isFull = true;
  const calls = serve(
    {
      "a.pdf": {
        body: { progress: 100, stage: "Error: This PDF has a password. Please save it without.", isFinal: true },
      },
    },
    {
      "GET /api/analyze-progress/c.pdf": done,
      "POST /api/analyze": ({ body }) => {
        const { name } = (body as FormData).get("file") as File;
        const full = refusal(429, "usage-limit", "Monthly analysis limit reached. Please upgrade your subscription.");
        return name === "b.pdf" && isFull ? full : { body: { progressId: name } };
      },
      "GET /api/analyze-progress/b.pdf": done,
    },
  );
  await send("a.pdf", "b.pdf", "c.pdf");
  expect(await (await row("a.pdf")).findByText("This PDF has a password. Please save it without.")).toBeDefined();
  expect(
    await (await row("b.pdf")).findByText("Monthly analysis limit reached. Please upgrade your subscription."),
  ).toBeDefined();
  await (await row("c.pdf")).findByRole("link", { name: /Open result/ });
  expect(within(await queue()).getByRole("status").textContent).toBe("1 of 3 done, 2 failed");
  expect((await row("a.pdf")).queryByRole("button", { name: /Try again/ })).toBeNull();
  isFull = false;
  fireEvent.click((await row("b.pdf")).getByRole("button", { name: "Try again b.pdf" }));
  await (await row("b.pdf")).findByRole("link", { name: /Open result/ });
  expect(sentNames(calls)).toEqual(["a.pdf", "b.pdf", "c.pdf", "b.pdf"]);
  fireEvent.click(screen.getByRole("button", { name: "Clear the list" }));
  expect(screen.queryByRole("region", QUEUE)).toBeNull();
});

test("a file is taken out while it waits, and cancelled while it is analysed", async () => {
  const calls = serve(
    { "a.pdf": running, "b.pdf": running, "d.pdf": running },
    { "POST /api/analyze-progress/a.pdf/cancel": { status: 204 } },
  );
  await send("a.pdf", "b.pdf", "c.pdf", "d.pdf");
  await (await row("a.pdf")).findByText("Checking 31 clauses");
  fireEvent.click((await row("c.pdf")).getByRole("button", { name: "Remove c.pdf" }));
  expect(within(await queue()).queryByText("c.pdf")).toBeNull();
  fireEvent.click((await row("a.pdf")).getByRole("button", { name: "Cancel a.pdf" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("POST /api/analyze-progress/a.pdf/cancel"));
  await waitFor(() => expect(sentNames(calls)).toEqual(["a.pdf", "b.pdf", "d.pdf"]));
});

test("a single file joins a queue that is on the page", async () => {
  const calls = serve({ "a.pdf": running, "b.pdf": running });
  await send("a.pdf", "b.pdf");
  await (await row("b.pdf")).findByText("Checking 31 clauses");
  drop(pdf("c.pdf"));
  submit();
  expect(await (await row("c.pdf")).findByText(/^Waiting/)).toBeDefined();
  expect(sentNames(calls)).toEqual(["a.pdf", "b.pdf"]);
  expect(screen.queryByRole("region", { name: "Analyzing Document" })).toBeNull();
});

test("a queue of before is found again after a reload, with what was never sent told as lost", async () => {
  const kept = (id: string, part: object) => ({ id, fileName: id, size: 9, progress: 0, stage: "", ...part });
  const rows = [
    kept("a.pdf", { phase: "running", progressId: "a.pdf" }),
    kept("b.pdf", { phase: "waiting" }),
    kept("c.pdf", { phase: "sending" }),
  ];
  localStorage.setItem("user", JSON.stringify(demoUser));
  sessionStorage.setItem("checker-queue", JSON.stringify({ owner: demoUser.id, rows }));
  serve({ "a.pdf": done });
  // As the code of a page that was loaded anew begins.
  Object.assign(fileQueue, { isRestored: false });
  openPage("/dashboard");
  await (await row("a.pdf")).findByRole("link", { name: /Open result/ });
  expect((await row("b.pdf")).getByText(/before this file was sent\. Please choose it again/)).toBeDefined();
  expect((await row("c.pdf")).getByText(/while this file was being sent\. If it arrived/)).toBeDefined();
  expect((await row("b.pdf")).queryByRole("button", { name: /Try again/ })).toBeNull();
});

test("what is kept for a reload holds no content, and another person's queue is not shown", async () => {
  serve({ "a.pdf": running, "b.pdf": running });
  await send("a.pdf", "b.pdf");
  await (await row("b.pdf")).findByText("Checking 31 clauses");
  const kept = JSON.parse(sessionStorage.getItem("checker-queue") ?? "{}");
  expect(kept.rows.map(({ phase }: { phase: string }) => phase)).toEqual(["running", "running"]);
  localStorage.setItem("user", JSON.stringify({ id: 99 }));
  window.dispatchEvent(new Event("storage"));
  await waitFor(() => expect(screen.queryByRole("region", QUEUE)).toBeNull());
  expect(sessionStorage.getItem("checker-queue")).toBeNull();
});
