import { beforeEach, describe, expect, test } from "vitest";
import { KnownDevices } from "#worker/auth/known-devices.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { UserStore } from "#worker/store/users.ts";
import { awayFromTurnOfMinute, call, db, newAddress, newCaller, postJson } from "#worker/test/api.ts";
import { logIn, PASSWORD, signUp } from "#worker/test/sign-up.ts";

const DAY_MS = 24 * 3_600_000;

/** The cookie by which a device is known, of an answer that sets it. */
const deviceOf = (answer: Response) =>
  /__Host-device=[^;]+/.exec(answer.headers.getSetCookie().join("\n"))?.[0] ?? "no device cookie";

function logInWith(cookie: string, email: string, password: string, address = newAddress()): Promise<Response> {
  const headers = { "content-type": "application/json", "cf-connecting-ip": address, cookie };
  return call("/api/auth/login", { method: "POST", headers, body: JSON.stringify({ email, password }) });
}

/** Five wrong guesses from five addresses, and what the sixth with the right password is told. */
async function guess(email: string): Promise<number> {
  for (let at = 0; at < 5; at++) expect((await logIn(email, "Wrong-horse-7")).status).toBe(401);
  return (await logIn(email, PASSWORD)).status;
}

beforeEach(() => awayFromTurnOfMinute(10_000));

describe("while strangers guess at a password", () => {
  test("they are kept out, and the owner's own device is not", async () => {
    const { email } = await signUp();
    const device = deviceOf(await logIn(email, PASSWORD));
    expect(device).toMatch(/^__Host-device=\d+\.\d+\.[0-9a-f]{16}\.[0-9a-f]{64}$/);
    for (let at = 0; at < 4; at++) await logIn(email, "Wrong-horse-7");
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect((await logInWith(device, email, PASSWORD)).status).toBe(200);
  });

  test("from the owner's own network, the owner's device is let in too", async () => {
    const { email } = await signUp();
    const device = deviceOf(await logIn(email, PASSWORD));
    const office = newAddress();
    for (let at = 0; at < 10; at++) await logInWith("", `nobody-${at}@example.com`, "Wrong-horse-7", office);
    expect((await logInWith("", email, PASSWORD, office)).status).toBe(429);
    expect((await logInWith(device, email, PASSWORD, office)).status).toBe(200);
  });

  test("an owner without a known device gets in by a link to choose a password", async () => {
    const { email } = await signUp();
    expect(await guess(email)).toBe(429);
    await new ResetTokenStore(db).issue(email, await sha256Hex("sent"));
    const password = "Another-horse-8";
    const reset = await postJson("/api/auth/reset-password", { token: "sent", password, confirmPassword: password });
    expect((await logInWith(deviceOf(reset), email, password)).status).toBe(200);
  });
});

describe("a known device", () => {
  test("has five attempts a minute of its own", async () => {
    const { email } = await signUp();
    const device = deviceOf(await logIn(email, PASSWORD));
    const statuses = [];
    for (let at = 0; at < 6; at++) statuses.push((await logInWith(device, email, "Wrong-horse-7")).status);
    expect(statuses).toEqual([...Array(5).fill(401), 429]);
  });

  test("is known to its own account only, and not by a forged or altered cookie", async () => {
    const [mine, other] = [await signUp(), await signUp()];
    const device = deviceOf(await logIn(mine.email, PASSWORD));
    expect(await guess(other.email)).toBe(429);
    const [, payload = ""] = /=(.*)\.[0-9a-f]{64}$/.exec(device) ?? [];
    const forged = [device, device.replace(/=\d+/, `=${other.user.id}`), `__Host-device=${payload}.${"0".repeat(64)}`];
    for (const cookie of forged) expect((await logInWith(cookie, other.email, PASSWORD)).status).toBe(429);
  });

  test("is known for 180 days, and until the password changes", async () => {
    const { email, user } = await signUp();
    const users = new UserStore(db);
    const today = new KnownDevices(users);
    const known = async (daysAgo: number) => {
      const token = await new KnownDevices(users, () => Date.now() - daysAgo * DAY_MS).issue(user.id);
      return (await today.recognise(token ?? "", email)) !== null;
    };
    expect([await known(179), await known(181)]).toEqual([true, false]);
    const token = (await today.issue(user.id)) ?? "";
    await users.replacePasswordHash(user.id, (await users.passwordHash(user.id)) ?? "", "scrypt$changed");
    expect(await today.recognise(token, email)).toBeNull();
  });

  test("is never one of an account without a password", async () => {
    const devices = new KnownDevices(new UserStore(db));
    const { user } = await newCaller();
    expect([await devices.issue(user.id), await devices.issue(999_999)]).toEqual([null, null]);
  });
});
