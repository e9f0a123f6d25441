import passwords from "@zxcvbn-ts/language-common/src/passwords.json" with { type: "json" };
import { expect, test } from "vitest";
import { registration } from "#schema/auth.ts";
import { refuseLeaked } from "#worker/auth/leaked-passwords.ts";

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
