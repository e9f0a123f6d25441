import { env } from "cloudflare:workers";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import type { RecoveryCodeList, SecondFactorStart } from "#schema/account.ts";
import app from "#worker/app.ts";
import { SecondFactor } from "#worker/auth/second-factor.ts";
import { SecondFactorStore } from "#worker/store/second-factors.ts";
import { UserStore } from "#worker/store/users.ts";
import { awayFromTurnOfMinute, type Caller, call, db, newCaller, postJson } from "#worker/test/api.ts";
import { cookieOf, logIn, me, openDemoAccount, PASSWORD, signUp } from "#worker/test/sign-up.ts";

const PERIOD_MS = 30_000;
const MINUTE_MS = 60_000;

const path = (act: string) => `/api/account/second-factor/${act}`;
const codeAt = (secret: string, timestamp = Date.now()) => new TOTP({ secret }).generate({ timestamp });
const withCode = (email: string, code: string) => postJson("/api/auth/login", { email, password: PASSWORD, code });
const stateOf = async (as: Caller) => (await call("/api/account/second-factor", { as })).json();

/** An account with two-step login, set up as its page does, in its present session. */
async function enrolled() {
  const user = await signUp();
  const started = await postJson(path("start"), { password: PASSWORD }, user);
  const { secret, uri } = (await started.json()) as SecondFactorStart;
  // That of the interval before, so that the present one is still to be used.
  const confirmed = await postJson(path("confirm"), { code: codeAt(secret, Date.now() - PERIOD_MS) }, user);
  const { recoveryCodes } = (await confirmed.clone().json()) as RecoveryCodeList;
  return { ...user, cookie: cookieOf(confirmed), before: user.cookie, secret, uri, recoveryCodes };
}

beforeEach(() => awayFromTurnOfMinute(8000));

test("codes are those of RFC 6238", async () => {
  // Its key for SHA-1 in base32, and its table, cut to six digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const) {
    const { user } = await newCaller();
    const store = new SecondFactorStore(db, () => seconds * 1000);
    await store.begin(user.id, secret);
    expect(await new SecondFactor(store, () => seconds * 1000).confirm(user.id, code)).toHaveLength(8);
  }
});

describe("setting up", () => {
  test("takes the password and a code of the app, ends all other sessions and gives recovery codes", async () => {
    const user = await signUp();
    const elsewhere = cookieOf(await logIn(user.email, PASSWORD));
    expect((await postJson(path("start"), { password: "Wrong-horse-7" }, user)).status).toBe(400);
    const started = await postJson(path("start"), { password: PASSWORD }, user);
    const { secret, uri } = (await started.json()) as SecondFactorStart;
    expect(uri).toContain(`otpauth://totp/ABPI%20Compliance%20Checker:${encodeURIComponent(user.email)}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect(await stateOf(user)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    // Not asked for before the app has shown that it has the secret.
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    const wrong = codeAt(secret, Date.now() - 10 * PERIOD_MS);
    expect((await postJson(path("confirm"), { code: wrong }, user)).status).toBe(400);
    const confirmed = await postJson(path("confirm"), { code: codeAt(secret) }, user);
    const { recoveryCodes } = (await confirmed.clone().json()) as RecoveryCodeList;
    expect(new Set(recoveryCodes).size).toBe(8);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
    expect([await me(user.cookie), await me(elsewhere)]).toEqual([null, null]);
    expect(await stateOf({ ...user, cookie: cookieOf(confirmed) })).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    const rows = await env.DB.prepare("SELECT * FROM recovery_codes WHERE user_id = ?").bind(user.user.id).all();
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("cannot be begun again behind an owner's back, nor in a demo account", async () => {
    const user = await enrolled();
    expect((await postJson(path("start"), { password: PASSWORD }, user)).status).toBe(409);
    expect((await postJson(path("confirm"), { code: codeAt(user.secret) }, user)).status).toBe(409);
    expect((await postJson(path("start"), { password: "x" }, await openDemoAccount())).status).toBe(403);
  });
});

describe("logging in", () => {
  test("asks for a code only where the password is right, and takes each code once", async () => {
    const { email, secret } = await enrolled();
    expect((await logIn(email, "Wrong-horse-7")).status).toBe(401);
    const asked = await logIn(email, PASSWORD);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect([asked.status, await asked.json()]).toMatchObject([401, { code: "second-factor-required" }]);
    const code = codeAt(secret);
    expect((await withCode(email, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    const again = await withCode(email, code);
    expect(await again.json()).toMatchObject({
      fields: { code: expect.stringMatching(/^This code is not right, or/) },
    });
  });

  test("takes a recovery code once, in any case and without dashes", async () => {
    const { recoveryCodes, email, ...user } = await enrolled();
    const code = (recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ");
    expect((await withCode(email, code)).status).toBe(200);
    expect((await withCode(email, code)).status).toBe(401);
    expect(await stateOf({ ...user })).toMatchObject({ recoveryCodesLeft: 7 });
  });

  test("of two uses of one code at once one counts", async () => {
    const { email, secret } = await enrolled();
    const code = codeAt(secret);
    const answers = await Promise.all([withCode(email, code), withCode(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("takes no code for a quarter of an hour after five wrong ones, but recovery codes", async () => {
    const { user } = await newCaller();
    let now = Date.now();
    const clock = () => now;
    const factor = new SecondFactor(new SecondFactorStore(db, clock), clock);
    const { secret } = await factor.begin(user);
    const [recovery] = await factor.confirm(user.id, codeAt(secret, now));
    const attempt = () => factor.check(user.id, codeAt(secret, now));
    now += PERIOD_MS;
    for (let at = 0; at < 5; at++) await expect(factor.check(user.id, "12345")).rejects.toThrow(/^This code is not/);
    await expect(attempt()).rejects.toThrow(/^Too many wrong codes/);
    await factor.check(user.id, recovery);
    now += 14 * MINUTE_MS;
    await expect(attempt()).rejects.toThrow(/^Too many wrong codes/);
    now += 2 * MINUTE_MS;
    await attempt();
  });
});

test("recovery codes are made anew by the password, which alone does not turn it off", async () => {
  const user = await enrolled();
  const renewed = await postJson(path("recovery-codes"), { password: PASSWORD }, user);
  const { recoveryCodes } = (await renewed.json()) as RecoveryCodeList;
  expect((await withCode(user.email, user.recoveryCodes[1] ?? "")).status).toBe(401);
  expect((await withCode(user.email, recoveryCodes[1] ?? "")).status).toBe(200);
  expect((await postJson(path("disable"), { password: PASSWORD }, user)).status).toBe(400);
  const code = codeAt(user.secret);
  expect((await postJson(path("disable"), { password: "Wrong-horse-7", code }, user)).status).toBe(400);
  expect(await stateOf(user)).toEqual({ enabled: true, recoveryCodesLeft: 7 });
});

test("it is turned off by the password with a code of the app or for recovery, each taken once", async () => {
  const user = await enrolled();
  const end = (code?: string) => postJson(path("disable"), { password: PASSWORD, code }, user);
  const wrong = await end(codeAt(user.secret, Date.now() - 10 * PERIOD_MS));
  const said = { fields: { code: expect.stringMatching(/not right/) } };
  expect([wrong.status, await wrong.json()]).toMatchObject([400, said]);
  const code = codeAt(user.secret);
  expect((await withCode(user.email, code)).status).toBe(200);
  expect((await end(code)).status).toBe(400);
  expect((await end(user.recoveryCodes[2])).status).toBe(204);
  expect((await logIn(user.email, PASSWORD)).status).toBe(200);
  const left = await env.DB.prepare("SELECT count(*) AS n FROM recovery_codes WHERE user_id = ?").bind(user.user.id);
  expect(await left.first("n")).toBe(0);
});

describe("an administrator without it", () => {
  const asSteward = async () => {
    const user = await signUp();
    await new UserStore(db).makeAdmin(user.user.id);
    return user;
  };

  test("is sent to set it up, and is nobody's administrator until then", async () => {
    const steward = await asSteward();
    const other = await newCaller();
    const refused = await call("/api/admin/stats", { as: steward });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "second-factor-missing" }]);
    expect((await call(`/api/stats?userId=${other.user.id}`, { as: steward })).status).toBe(403);
    const { secret } = (await (
      await postJson(path("start"), { password: PASSWORD }, steward)
    ).json()) as SecondFactorStart;
    const confirmed = await postJson(path("confirm"), { code: codeAt(secret) }, steward);
    const as = { ...steward, cookie: cookieOf(confirmed) };
    expect((await call("/api/admin/stats", { as })).status).toBe(200);
    expect(
      (await postJson(path("disable"), { password: PASSWORD, code: codeAt(secret, Date.now() + PERIOD_MS) }, as))
        .status,
    ).toBe(204);
    expect((await call("/api/admin/stats", { as })).status).toBe(403);
  });

  test("may work where a developer has switched it off", async () => {
    const { cookie } = await asSteward();
    const request = new Request("https://app.test/api/admin/stats", { headers: { cookie } });
    expect((await app.fetch(request, { ...env, ADMIN_SECOND_FACTOR: "off" })).status).toBe(200);
  });
});
