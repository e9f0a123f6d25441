import { expect, test } from "vitest";
import { assessmentChanges, assessmentVersion, type Decision } from "#schema/workbench.ts";
import { type Caller, call, newCaller, postJson } from "#worker/test/api.ts";
import {
  ended,
  form,
  SAMPLE_TEXT,
  storedUploads,
  submit,
  submitted,
  textFile,
  usedBy,
} from "#worker/test/submissions.ts";

const REVISED = SAMPLE_TEXT.replace("Exampla is the best choice in its class. ", "");

const again = (revises: string, text = SAMPLE_TEXT, ...more: [string, string][]) =>
  form(["audience", "hcp"], ["channel", "print"], ...more, ["revises", revises], ["file", textFile(text)]);

async function checked(user: Caller, body?: FormData): Promise<string> {
  const id = await submitted(user, body);
  await ended(id, user);
  return id;
}

const matterIds = async (id: string, user: Caller) =>
  ((await (await call(`/api/assessment/${id}`, { as: user })).json()) as { matters: { id: string }[] }).matters.map(
    (matter) => matter.id,
  );

const changes = async (id: string, user: Caller) =>
  assessmentChanges.strict().parse(await (await call(`/api/assessment/${id}/changes`, { as: user })).json());

test("a revised file is the next version, and says what is fixed and what is still open", async () => {
  const user = await newCaller();
  const first = await checked(user);
  const second = await checked(user, again(first, REVISED));
  const versions = assessmentVersion
    .strict()
    .array()
    .parse(await (await call(`/api/assessment/${second}/versions`, { as: user })).json());
  expect(versions.map(({ id, version }) => [id, version])).toEqual([
    [first, 1],
    [second, 2],
  ]);
  const { against, fixed, open, new: added, isSameFile } = await changes(second, user);
  expect(against.id).toBe(first);
  expect(isSameFile).toBe(false);
  expect(fixed.some(({ places }) => places.some(({ quote }) => quote.includes("best")))).toBe(true);
  expect(open.length).toBeGreaterThan(0);
  expect(added).toEqual([]);
  expect(await usedBy(user)).toBe(2);
});

test("the same file for the same purpose is not checked again and takes no unit", async () => {
  const user = await newCaller();
  const first = await checked(user);
  const answer = await submit(user, again(first));
  expect(await answer.json()).toEqual({ progressId: first });
  expect([await usedBy(user), await storedUploads()]).toEqual([1, []]);
});

test("the same file for other readers is checked, and is free", async () => {
  const user = await newCaller();
  const first = await checked(user);
  const second = await checked(
    user,
    form(["audience", "patients"], ["channel", "print"], ["revises", first], ["file", textFile()]),
  );
  expect(second).not.toBe(first);
  expect((await changes(second, user)).isSameFile).toBe(true);
  expect(await usedBy(user)).toBe(1);
});

test("a document taken for something else is checked again for nothing, another file is not", async () => {
  const user = await newCaller();
  await checked(user);
  const as = (text: string) =>
    form(["audience", "hcp"], ["channel", "print"], ["documentKind", "smpc"], ["file", textFile(text)]);
  await checked(user, as(SAMPLE_TEXT));
  expect(await usedBy(user)).toBe(1);
  await checked(user, as(REVISED));
  expect(await usedBy(user)).toBe(2);
});

test("what was kept is kept in the next version while its words are the same; what was to be fixed is open", async () => {
  const user = await newCaller();
  const first = await checked(user);
  const [kept, other] = (await matterIds(first, user)).filter((id) => !id.includes("superlative"));
  await postJson(`/api/assessment/${first}/decisions`, { subject: kept, kind: "keep", reason: "licence" }, user);
  await postJson(`/api/assessment/${first}/decisions`, { subject: other, kind: "fix" }, user);
  const second = await checked(user, again(first, `A line before.\n\n${SAMPLE_TEXT}`));
  const decisions = (await (await call(`/api/assessment/${second}/decisions`, { as: user })).json()) as Decision[];
  expect(decisions).toMatchObject([{ kind: "keep", reason: "licence", by: "Alex Writer", carriedFrom: first }]);
  const { kept: before, open } = await changes(second, user);
  expect(before).toEqual([decisions[0]?.subject]);
  expect(open.map(({ id }) => id)).not.toContain(decisions[0]?.subject);
});

test("a version of somebody else's assessment is refused, and nothing is left", async () => {
  const first = await checked(await newCaller());
  const stranger = await newCaller();
  expect((await submit(stranger, again(first))).status).toBe(404);
  expect([await usedBy(stranger), await storedUploads()]).toEqual([0, []]);
});
