import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { violations } from "#web/test/axe.ts";
import { openBrowser } from "#web/test/browser.ts";
import { type AskedOfModel, type Behaviour, type ScriptedModel, scriptedModel } from "#worker/test/scripted-model.ts";
import { type ServedApp, serveApp } from "#worker/test/served-app.ts";

const NOTHING = { document: null, added: [], missing: [], confirmed: [], disputed: [], impression: [] };
const ISSUE = "The change is shown without the baseline.";
const REASON = "The words name the study.";

let model: ScriptedModel;
let behaviour: (asked: AskedOfModel) => Behaviour;
let app: ServedApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  model = await scriptedModel((asked) => behaviour(asked));
  app = await serveApp({ AI_BASE_URL: model.baseUrl, AI_MODEL: "scripted" });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.close();
  await model?.close();
});

beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  page = await context.newPage();
  // Idle: prerendered pages are there before the code that answers.
  await page.goto(`${app.url}/dashboard`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Accept Essential Cookies" }).click();
  return () => context.close();
});

/** Raises one thing, agrees with the first finding and disagrees with the last, and confirms what it raised; one part of the
 * answer cannot be used. */
function reviews({ question, user }: AskedOfModel): Behaviour {
  if (question !== "review") return { say: { answers: [{ item: "Q1", isThere: "yes", confidence: 85 }] } };
  const findings = [...user.matchAll(/^(F\d+) \(/gm)].map(([, id]) => id);
  const sentences = [Number(/^(\d+)\| .*HbA1c fell/m.exec(user)?.[1])];
  const raised = { sentences, reason: "leaves-out", severity: "MEDIUM", note: ISSUE, rewrite: null, confidence: 85 };
  const say = {
    ...NOTHING,
    added: [
      { ...raised, requirement: "6.completeness" },
      { ...raised, requirement: "6.no-such-rule" },
    ],
    confirmed: [{ finding: findings[0], confidence: 90 }],
    disputed: [{ finding: findings.at(-1), sentences, reason: "said-elsewhere", note: REASON, confidence: 75 }],
  };
  return { say };
}

async function runSample() {
  await page.getByRole("button", { name: /^Leavepiece with faults/ }).click();
  await page.getByText("Your pharmaceutical compliance analysis is ready").waitFor();
}

test("a result says what the AI reviewer raised, agreed with and disputes, and axe finds nothing", async () => {
  behaviour = reviews;
  await runSample();
  await page.getByText(/^Reviewed by the rules engine and scripted/).waitFor();
  await page.getByRole("button", { name: /^Overview/ }).click();
  await page.getByText("1 part of its answers not used").waitFor();
  // The AI's words stand in the open card: each is opened in turn.
  const finding = (words: string) => page.getByRole("listitem", { name: /^Matter/ }).filter({ hasText: words });
  const opened = async (words: string) => {
    await finding(words).getByRole("heading").getByRole("button").first().click();
    return finding(words);
  };
  await (await opened("Raised by AI")).getByText(`In the AI reviewer’s words: ${ISSUE}`).waitFor();
  await finding("Raised by AI").getByText("The AI reviewer was 85% sure.").waitFor();
  await (await opened("Rules and AI agree")).getByText("The AI reviewer was 90% sure.").waitFor();
  await (await opened("AI disagrees, see reason")).getByText(REASON).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("a result says why the AI review did not run, and axe finds nothing", async () => {
  behaviour = () => ({ status: 401 });
  await runSample();
  await page.getByText(/AI review did not run: /).waitFor();
  expect(await violations(page)).toEqual([]);
});
