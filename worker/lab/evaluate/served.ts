import type { AnalysisResult, ProgressRecord } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import { outcomeOf } from "./analyse.ts";
import type { Labelled, Outcome } from "./metrics.ts";

/** Calls a running copy of the application: its path, and what `fetch` takes. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** How many analyses a premium account may make, less a few. */
const A_PREMIUM_MONTH = 190;
/** Materials under way at once. */
const AT_ONCE = 3;
/** The longest that the server holds an answer, in milliseconds. */
const HOLD_MS = 2_000;
const MOST_POLLS = 150;
/** How often a call is sent again to a server that has too much to do. */
const MOST_TRIES = 20;
/** Too many calls in a minute, and too much to do at the moment. */
const TURNED_AWAY = new Set([429, 503]);

/** Calls the copy at `url` from its own origin, as its pages do. */
function sendTo(url: string): Send {
  const origin = new URL(url).origin;
  return (path, init) => {
    const headers = new Headers(init.headers);
    headers.set("origin", origin);
    return fetch(origin + path, { ...init, headers });
  };
}

const seconds = (count: number) => new Promise((done) => setTimeout(done, count * 1_000));

/** As the pages do: what the server turns away for now is sent again when it says. */
function patient(send: Send): Send {
  return async (path, init) => {
    for (let tries = 0; ; tries++) {
      const answer = await send(path, init);
      const wait = Number(answer.headers.get("retry-after"));
      if (!TURNED_AWAY.has(answer.status) || !wait || tries === MOST_TRIES) return answer;
      await seconds(wait);
    }
  };
}

async function answered(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return answer;
}

const json = (body: unknown, cookie = ""): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", cookie },
  body: JSON.stringify(body),
});

/** A new account with a premium trial, which a copy without a Stripe key gives; its session cookie. */
async function openAccount(send: Send): Promise<string> {
  const password = `Measured-${crypto.randomUUID()}`;
  const email = `measure-${crypto.randomUUID()}@example.com`;
  const person = { email, username: "Measurement", password, confirmPassword: password };
  const answer = await answered(await send("/api/auth/register", json(person)));
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { user } = (await answer.json()) as { user: { id: number } };
  await answered(await send("/api/create-subscription", json({ userId: user.id, planType: "premium" }, cookie)));
  return cookie;
}

function formOf(file: File, { audience, channel, context, materialType }: SubmissionFields): FormData {
  const form = new FormData();
  const parts = { audience, channel, context, materialType, reviewers: "rules" };
  for (const [name, value] of Object.entries(parts)) if (value) form.append(name, value);
  form.append("file", file);
  return form;
}

/** Submits a file as a page does and waits for its result. Throws what the progress says when the analysis fails. */
async function analyseServed(
  send: Send,
  cookie: string,
  file: File,
  fields: SubmissionFields,
): Promise<AnalysisResult> {
  const submitted = await answered(
    await send("/api/analyze", { method: "POST", body: formOf(file, fields), headers: { cookie } }),
  );
  const { progressId } = (await submitted.json()) as { progressId: string };
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const path = `/api/analyze-progress/${progressId}?wait=${HOLD_MS}`;
    const { progress, stage, result } = (await (
      await answered(await send(path, { headers: { cookie } }))
    ).json()) as ProgressRecord;
    if (result) return result;
    if (progress === 100) throw new Error(stage);
  }
  throw new Error("The analysis did not end");
}

/** The outcomes of labelled materials that were sent as text files through the public API. Throws with every material that
 * failed: a failed analysis is no figure. */
export async function servedOutcomes(labels: readonly Labelled[], to: string | Send): Promise<Outcome[]> {
  const send = patient(typeof to === "string" ? sendTo(to) : to);
  const outcomes: Outcome[] = [];
  const failed: string[] = [];
  let cookie = "";
  for (let from = 0; from < labels.length; from += AT_ONCE) {
    if (from % A_PREMIUM_MONTH < AT_ONCE) cookie = await openAccount(send);
    const some = labels.slice(from, from + AT_ONCE).map(async (label, i) => {
      const file = new File([label.text], `${label.id}.txt`, { type: "text/plain" });
      const result = await analyseServed(send, cookie, file, fieldsOf(label)).catch((error: Error) => error);
      if (result instanceof Error) failed.push(`${label.id}: ${result.message}`);
      else outcomes[from + i] = outcomeOf(label, result);
    });
    await Promise.all(some);
  }
  if (failed.length > 0) throw new Error(`${failed.length} of ${labels.length} failed:\n${failed.join("\n")}`);
  return outcomes;
}
