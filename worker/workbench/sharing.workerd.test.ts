import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newShare, share, sharedResult } from "#schema/workbench.ts";
import { call, newCaller, postJson } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";

async function shared(body: object = {}) {
  const user = await newCaller();
  const path = `/api/assessment/${await storedAssessment(user.user.id)}/shares`;
  const made = newShare.strict().parse(await (await postJson(path, body, user)).json());
  return { user, path, made, open: () => call(`/api/shared/${made.token}`) };
}

test("a link shows the result without a session, and counts its openings", async () => {
  const { user, path, open, made } = await shared();
  const answer = await open();
  expect(answer.status).toBe(200);
  const seen = sharedResult.strict().parse(await answer.json());
  expect(seen.filename).toBeNull();
  expect(Date.parse(seen.expiresAt) - Date.parse(made.createdAt)).toBeGreaterThan(6.9 * 24 * 3_600_000);
  await open();
  const [listed] = share
    .strict()
    .array()
    .parse(await (await call(path, { as: user })).json());
  expect(listed).toMatchObject({ id: made.id, opened: 2 });
});

test("it tells nothing of the account, the file or the context", async () => {
  const { user, path, open } = await shared();
  await postJson(path.replace("shares", "decisions"), { subject: "second-look", kind: "keep" }, user);
  const text = await (await open()).text();
  expect(text).toContain("second-look");
  for (const secret of [user.user.email, user.user.username, "For a congress", "sha256", "leavepiece.pdf", "userId"])
    expect(text).not.toContain(secret);
});

test("the name of the file is told where that was chosen", async () => {
  const { open } = await shared({ showsName: true, days: 1 });
  expect(await (await open()).json()).toMatchObject({ filename: "leavepiece.pdf" });
});

test("a revoked link, an expired one and one whose assessment is gone do not open", async () => {
  const revoked = await shared();
  const answer = await call(`${revoked.path}/${revoked.made.id}`, { method: "DELETE", as: revoked.user });
  expect([answer.status, (await revoked.open()).status]).toEqual([204, 404]);
  const expired = await shared();
  await env.DB.prepare("UPDATE shares SET expires_at = ? WHERE id = ?")
    .bind(Date.now() - 1, expired.made.id)
    .run();
  expect((await expired.open()).status).toBe(404);
  const deleted = await shared();
  await call(deleted.path.replace("/shares", ""), { method: "DELETE", as: deleted.user });
  expect((await deleted.open()).status).toBe(404);
});

test("the token is nowhere kept", async () => {
  const { made } = await shared();
  const rows = JSON.stringify((await env.DB.prepare("SELECT * FROM shares").all()).results);
  expect(rows).toContain(made.id);
  expect(rows).not.toContain(made.token);
});
