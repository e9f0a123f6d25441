import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { SessionStore } from "#worker/store/sessions.ts";
import { db, newCaller } from "#worker/test/api.ts";

const HOUR_MS = 3_600_000;
const NOW = Date.now();
const at = (hours: number) => new SessionStore(db, () => NOW + hours * HOUR_MS);

async function tokenOf(role: "user" | "admin") {
  const { user } = await newCaller(role);
  return { user, token: await at(0).open(user.id, "Firefox on Windows") };
}

test("an administrator's session ends after twelve hours without use, and not while it is used", async () => {
  const { user, token } = await tokenOf("admin");
  for (const hours of [11, 22, 33]) expect(await at(hours).find(token)).not.toBeNull();
  expect((await at(44).listOf(user, "x")).map(({ device }) => device)).toContain("Firefox on Windows");
  expect(await at(33 + 12.1).listOf(user, "x")).toEqual([]);
  expect(await at(33 + 12.1).find(token)).toBeNull();
  // Ended for good, not only at that moment.
  expect(await at(34).find(token)).toBeNull();
});

test("a user's session lasts thirty days, used or not, and no longer", async () => {
  const { token } = await tokenOf("user");
  expect(await at(30 * 24 - 1).find(token)).not.toBeNull();
  expect(await at(30 * 24 + 1).find(token)).toBeNull();
});

test("a session is ended by its name in the list, which opens nothing and holds for its owner only", async () => {
  const [{ user, token }, other] = [await tokenOf("user"), await tokenOf("user")];
  const [listed] = (await at(0).listOf(user, "x")).filter(({ device }) => device);
  const id = listed?.id ?? "";
  const hash = await env.DB.prepare("SELECT token_hash FROM sessions WHERE user_id = ? AND device IS NOT NULL")
    .bind(user.id)
    .first<string>("token_hash");
  expect(hash).not.toContain(id);
  expect(await at(0).closeOne(other.user.id, id)).toBe(false);
  expect(await at(0).find(token)).not.toBeNull();
  expect(await at(0).closeOne(user.id, id)).toBe(true);
  expect(await at(0).find(token)).toBeNull();
  expect(await at(0).closeOne(user.id, id)).toBe(false);
});
