import { expect, test } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "#worker/auth/passwords.ts";

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
