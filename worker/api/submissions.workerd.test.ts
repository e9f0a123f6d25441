import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiAnalysis, type ApiList, apiAnalysis, apiResult } from "#schema/api-v1.ts";
import { errorBody } from "#schema/error.ts";
import { caseAnswer, caseList } from "#schema/precedent.ts";
import { call, newCaller } from "#worker/test/api.ts";
import { form, SAMPLE_TEXT, storedUploads, textFile, usedBy } from "#worker/test/submissions.ts";
import { callWith, newToken, sendWith } from "#worker/test/tokens.ts";

const BODY = { text: SAMPLE_TEXT, audience: "hcp", channel: "print" };
const PATH = "/api/v1/analyses";

async function newUser() {
  const caller = await newCaller();
  return { caller, secret: (await newToken(caller)).secret };
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const submitText = (secret: string, body: object = BODY, headers: HeadersInit = {}) =>
  sendWith(secret, "POST", PATH, body, headers);
const submitFile = (secret: string, file = textFile(), headers: HeadersInit = {}) =>
  callWith(secret, PATH, {
    method: "POST",
    body: form(["audience", "hcp"], ["channel", "print"], ["file", file]),
    headers,
  });
const keyed = (key: string) => ({ "idempotency-key": key });

async function finished(secret: string, id: string): Promise<ApiAnalysis> {
  for (let turn = 0; turn < 30; turn++) {
    const analysis = apiAnalysis.strict().parse(await (await callWith(secret, `${PATH}/${id}?wait=20`)).json());
    if (analysis.status !== "running") return analysis;
  }
  throw new Error("The analysis did not end");
}

test("a text is submitted, followed, read, listed and deleted, and uses one of the month's analyses", async () => {
  const { caller, secret } = await newUser();
  const answer = await submitText(secret);
  const id = await idOf(answer.clone() as Response);
  expect([answer.status, answer.headers.get("location")]).toEqual([202, `${PATH}/${id}`]);
  expect(await finished(secret, id)).toMatchObject({ id, status: "complete", progress: 100, error: null });
  const result = apiResult.parse(await (await callWith(secret, `${PATH}/${id}/result`)).json());
  expect(result).toMatchObject({ id, filename: "pasted-text.txt", audience: "hcp" });
  expect(result.notice).toMatch(/does not replace medical, legal and regulatory review/);
  const quotes = (result.matters ?? []).flatMap(({ places }) => places.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(SAMPLE_TEXT).toContain(quote);
  const { items } = (await (await callWith(secret, `${PATH}?limit=5`)).json()) as ApiList;
  expect(items.map((item) => item.id)).toEqual([id]);
  expect(await usedBy(caller)).toBe(1);
  expect((await callWith(secret, `${PATH}/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await callWith(secret, `${PATH}/${id}`)).status).toBe(404);
  expect(await storedUploads()).toEqual([]);
});

test("the same words as a file and as a text give the same verdict", async () => {
  const { secret } = await newUser();
  const verdicts = [];
  for (const answer of [await submitText(secret), await submitFile(secret)]) {
    const id = await idOf(answer);
    await finished(secret, id);
    const result = apiResult.parse(await (await callWith(secret, `${PATH}/${id}/result`)).json());
    verdicts.push([result.riskLevel, result.summary, result.matters]);
  }
  expect(verdicts[0]).toEqual(verdicts[1]);
});

test("one key is analysed once: the same body gets the same answer, another one is refused", async () => {
  const { caller, secret } = await newUser();
  const first = await submitText(secret, BODY, keyed("order-1"));
  const again = await submitText(secret, { ...BODY }, keyed("order-1"));
  expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([202, 202, "true"]);
  expect(await idOf(again)).toBe(await idOf(first));
  for (const change of [{ text: "Other words" }, { audience: "patients" }, { context: "For a congress" }]) {
    const other = await submitText(secret, { ...BODY, ...change }, keyed("order-1"));
    expect([other.status, errorBody.parse(await other.json()).code]).toEqual([422, "idempotency-mismatch"]);
  }
  expect(await usedBy(caller)).toBe(1);
  const others = await newUser();
  expect((await submitText(others.secret, { ...BODY, text: "Other words" }, keyed("order-1"))).status).toBe(202);
});

test("a file is told from another of the same name by its content, and stored only when it is analysed", async () => {
  const { caller, secret } = await newUser();
  const first = await submitFile(secret, textFile(), keyed("file-1"));
  await finished(secret, await idOf(first));
  const other = await submitFile(secret, textFile("Other words"), keyed("file-1"));
  expect(other.status).toBe(422);
  expect((await submitFile(secret, textFile(), keyed("file-1"))).status).toBe(202);
  expect(await storedUploads()).toEqual([]);
  expect(await usedBy(caller)).toBe(1);
});

test("a refused submission frees its key, one sent twice at once is analysed once, and a key ends after a day", async () => {
  const { caller, secret } = await newUser();
  expect((await submitText(secret, { ...BODY, fileName: "a.txt", text: "\u0000" }, keyed("k"))).status).toBe(415);
  const both = await Promise.all([submitText(secret, BODY, keyed("k")), submitText(secret, BODY, keyed("k"))]);
  expect(both.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
  expect(both.every(({ status }) => status === 202 || status === 409)).toBe(true);
  expect(await usedBy(caller)).toBe(1);
  await env.DB.prepare("UPDATE idempotency_keys SET created_at = created_at - 86400001 WHERE user_id = ?")
    .bind(caller.user.id)
    .run();
  expect((await submitText(secret, { ...BODY, text: "Other words" }, keyed("k"))).status).toBe(202);
});

test("cases are searched as in the explorer, and one is read by its number", async () => {
  const { secret } = await newUser();
  const whole = caseList.strict().parse(await (await callWith(secret, "/api/v1/cases")).json());
  expect([whole.total, whole.of]).toEqual([1902, 1902]);
  const query = "?q=novartis+linkedin&clause=26&ruling=breach";
  const found = await (await callWith(secret, `/api/v1/cases${query}`)).json();
  expect(found).toEqual(await (await call(`/api/cases${query}`)).json());
  const one = caseAnswer.strict().parse(await (await callWith(secret, "/api/v1/cases/AUTH-2114-4-08")).json());
  expect(one.case.caseNumber).toBe("AUTH/2114/4/08");
});

test.each([
  ["neither form nor JSON", { body: "x", headers: { "content-type": "text/plain" } }, 400, /multipart\/form-data/],
  ["broken JSON", { body: "{", headers: { "content-type": "application/json" } }, 400, /could not be read/],
  [
    "an empty key",
    { body: "{}", headers: { "content-type": "application/json", ...keyed("a b") } },
    400,
    /Idempotency-Key/,
  ],
])("%s is refused with what to do", async (_, init, status, message) => {
  const { caller, secret } = await newUser();
  const answer = await callWith(secret, PATH, { method: "POST", ...init });
  expect(answer.status).toBe(status);
  expect(errorBody.parse(await answer.json()).message).toMatch(message);
  expect(await usedBy(caller)).toBe(0);
});

test("wrong fields are named, and at the month's limit the call is refused as on the page", async () => {
  const { caller, secret } = await newUser();
  for (const text of ["", " \n\t"]) {
    const wrong = errorBody.parse(await (await submitText(secret, { text })).json());
    expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(["audience", "channel", "text"]);
  }
  await env.DB.prepare("UPDATE users SET monthly_analysis_count = 3 WHERE id = ?").bind(caller.user.id).run();
  const before = await storedUploads();
  const answer = await submitText(secret);
  expect([answer.status, errorBody.parse(await answer.json()).code]).toEqual([429, "usage-limit"]);
  for (const upload of await storedUploads()) expect(before).toContain(upload);
});
