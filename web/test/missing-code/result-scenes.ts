import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "playwright-core";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { detail } from "#web/test/fixtures.ts";
import { button, type Scene, says } from "./scene.ts";

/* A saved result, and what can be done about it. The application answers for no assessment: these are given to the page. */

type Format = "docx" | "pdf" | "text";

const fileOf = (format: Format) =>
  resolve(import.meta.dirname, "../../../worker/test/fixtures/reading", `d001.${format === "text" ? "txt" : format}`);

/** The result of a file of a format, whose text is kept only where it is plain text. */
async function givePage(page: Page, format: Format) {
  const bytes = readFileSync(fileOf(format));
  const assessment: AssessmentDetail = {
    ...detail,
    ...{ filename: `d001.${format}`, coverage: { ...detail.coverage, format } },
    file: { sha256: createHash("sha256").update(bytes).digest("hex"), bytes: bytes.length },
  };
  const text = format === "text" ? { json: { text: bytes.toString(), pages: [], headings: [] } } : { status: 404 };
  await page.route(/\/api\/assessment\/41(?:\/\w+)?$/, (route) => {
    const [, part] = /41\/(\w+)$/.exec(route.request().url()) ?? [];
    return route.fulfill(part === undefined ? { json: assessment } : part === "text" ? text : { json: [] });
  });
}

const tools = (page: Page) => page.getByRole("region", { name: "What to do next" });

const saved = (format: Format): Scene => ({
  ...{ path: "/assessment/41", as: "user", alive: tools },
  prepare: (page) => givePage(page, format),
});

const open = (page: Page, tool: string) => tools(page).getByRole("button", { name: tool, exact: true }).click();

/** A tool that is opened, and what is then there. */
const tool = (name: string, shown: (page: Page) => Locator): Scene => ({
  ...saved("text"),
  act: (page) => open(page, name),
  outcome: shown,
});

/** Something that is made to be taken away. */
const made = (title: string): Scene => ({
  ...saved("text"),
  act: async (page) => {
    await open(page, "Take it away");
    await page.getByRole("listitem").filter({ hasText: title }).getByRole("button", { name: "Make" }).click();
  },
  outcome: (page) => says(page, /has been saved/),
});

/** The user's own file, marked up. */
const markedUp = (format: Format): Scene => ({
  ...saved(format),
  act: async (page) => {
    await open(page, "Take it away");
    await page.getByLabel("Open the file again").setInputFiles(fileOf(format));
  },
  outcome: (page) => says(page, /has been saved/),
});

/** The file that was checked, opened again to see its marks. */
const reopened = (format: Format): Scene => ({
  ...saved(format),
  act: (page) => page.getByLabel(`Open d001.${format} again`).setInputFiles(fileOf(format)),
  outcome: (page) => says(page, "Shown from the file on your device."),
});

/** Tools come before what is made with them: what is missing then is told by the first scene that needs it. */
export const RESULT: Scene[] = [
  tool("Check again", (page) => page.getByLabel("Revised file")),
  tool("Try the edits", (page) => button(page, "Apply to a copy and check again")),
  tool("Take it away", (page) => says(page, "Report (PDF)")),
  tool("Share", (page) => button(page, "Make a link")),
  tool("Rename", (page) => page.getByLabel("Name of this assessment")),
  ...["Report (PDF)", "Signatory sheet", "Table (CSV)", "The text as a Word file with comments"].map(made),
  ...(["docx", "pdf"] as const).flatMap((format) => [markedUp(format), reopened(format)]),
];
