import { AppError } from "#worker/lib/errors.ts";

const TOO_COMMON = "This password is too common. Please choose one that is harder to guess.";

let leaked: Promise<Set<string>> | undefined;

/** Of some 49,000 leaked passwords those that our rules for passwords let through, in lower case. Read when the first
 * password is set: most processes set none. */
async function readList(): Promise<Set<string>> {
  const { default: passwords } = await import("@zxcvbn-ts/language-common/src/passwords.json");
  return new Set(passwords.map((one) => one.toLowerCase()).filter((one) => one.length >= 8 && /\d/.test(one)));
}

/** Throws for a password that lists of leaked ones hold, whatever its capitals. */
export async function refuseLeaked(password: string): Promise<void> {
  leaked ??= readList();
  if ((await leaked).has(password.toLowerCase()))
    throw new AppError("invalid-request", TOO_COMMON, { fields: { password: TOO_COMMON } });
}
