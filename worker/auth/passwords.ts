import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
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

/** scrypt with 16 MB of memory and about 140 ms: what fits beside everything else in an isolate of 128 MB. The
 * parameters are stored with each hash, so that raising them later upgrades accounts as they log in. */
const CURRENT = { N: 16384, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

type Parameters = typeof CURRENT;

function derive(password: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

function encode({ N, r, p }: Parameters, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

function decode(stored: string) {
  const [kind, N, r, p, salt, key] = stored.split("$");
  if (kind !== "scrypt" || !salt || !key) return null;
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  return { parameters, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

/** The hash to store, with its salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(CURRENT, salt, await derive(password, salt, CURRENT));
}

/** Whether `password` is the stored one, compared in constant time. With no stored hash (an unknown address, a demo
 * account) the same work is done and the answer is no, so that the time taken tells nothing. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = stored === null ? null : decode(stored);
  const { parameters, salt, key } = known ?? {
    parameters: CURRENT,
    salt: Buffer.alloc(SALT_BYTES),
    key: Buffer.alloc(KEY_BYTES),
  };
  const isEqual = timingSafeEqual(await derive(password, salt, parameters), key);
  return isEqual && known !== null;
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  const { N, r, p } = CURRENT;
  return !stored.startsWith(["scrypt", N, r, p, ""].join("$"));
}
