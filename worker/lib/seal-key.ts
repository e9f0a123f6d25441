import type { SealCheckAnswer } from "#schema/seal.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const secretKey = (secret: string) =>
  crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

/** The key of an export's digest: its HMAC-SHA-256 under the site's secret, in hexadecimal; null without a secret. */
export async function keyOfSeal(secret: string, digest: string): Promise<string | null> {
  if (!secret) return null;
  const made = await crypto.subtle.sign("HMAC", await secretKey(secret), bytesOf(digest));
  return Array.from(new Uint8Array(made), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the key of a digest was made under the site's secret. Compares in constant time. */
export async function checkSealKey(secret: string, digest: string, key: string): Promise<SealCheckAnswer["state"]> {
  if (!secret) return "no-secret";
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (await crypto.subtle.verify("HMAC", await secretKey(secret), bytes, bytesOf(digest))) ? "ours" : "not-ours";
}
