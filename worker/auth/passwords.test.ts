import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { expect, test } from "vitest";
import { registration } from "#schema/auth.ts";
import { hashPassword, needsRehash, verifyPassword } from "#worker/auth/passwords.ts";
import { refuseLeaked } from "./passwords.ts";

/** As somebody would write a leaked password who is asked for a capital. */
const withCapital = (password: string) => password.replace(/[a-z]/i, (letter) => letter.toUpperCase());

const form = (password: string) => ({
  ...{ email: "a@example.com", username: "Alex Writer", password, confirmPassword: password },
});

test("none of 49,000 leaked passwords can be chosen, with a capital where the rules ask for one", async () => {
  const allowed: string[] = [];
  for (const password of passwords.map(withCapital)) {
    if (!registration.safeParse(form(password)).success) continue;
    if (
      await refuseLeaked(password).then(
        () => true,
        () => false,
      )
    )
      allowed.push(password);
  }
  expect(passwords.length).toBeGreaterThan(40_000);
  expect(allowed).toEqual([]);
});

test.each(["Babylon5", "yAnkees1", "WRINKLE1a".slice(0, 8)])("%s is leaked", async (password) => {
  await expect(refuseLeaked(password)).rejects.toMatchObject({ code: "invalid-request" });
});

test.each(["Correct-horse-7", "Babylon-the-5th-hour"])("%s is not", async (password) => {
  await expect(refuseLeaked(password)).resolves.toBeUndefined();
});

test("a password fits its own hash only, and no two hashes are alike", async () => {
  const [one, two] = await Promise.all([hashPassword("Correct-horse-7"), hashPassword("Correct-horse-7")]);
  expect(one).not.toBe(two);
  expect(await verifyPassword("Correct-horse-7", one)).toBe(true);
  expect(await verifyPassword("correct-horse-7", one)).toBe(false);
});

test("what is no hash fits nothing, after the same work", async () => {
  expect(await verifyPassword("", null)).toBe(false);
  expect(await verifyPassword("none", "none")).toBe(false);
});

test("a hash made with other parameters still fits, and asks to be made anew", async () => {
  const today = await hashPassword("x");
  expect(needsRehash(today)).toBe(false);
  expect(needsRehash(today.replace("$16384$", "$8192$"))).toBe(true);
});
