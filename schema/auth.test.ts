import { expect, test } from "vitest";
import { isCommonPassword } from "./auth.ts";

test.each(["Password1", "PASSWORD123", "P@ssw0rd2026!", "Welcome1", "1q2W3e4r", "Qwerty123", "Letmein!1", "Abcd1234"])(
  "%s is common",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["Correct-horse-7", "Passworthy1", "My-password-9-lives", "12345678", "Sunlight-Over-3"])(
  "%s is not",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
