/* Every export carries a seal: the SHA-256 of its own bytes, reckoned with zeros where the seal stands, and, where the site has a
 * secret for it, a key that only the site can make of that digest. Whoever has the file can tell whether a byte of it was changed;
 * whether somebody changed it and reckoned the digest anew is told by the key, for which the site, or its secret, is needed. Pure
 * of the page, so that `npm run verify` uses the same. */

const MARK = "abpi-seal:sha256:";
const KEY_MARK = ":key:";
const DIGITS = 64;
const ZEROS = "0".repeat(DIGITS);

/** What an export carries until it is sealed. */
export const UNSEALED = MARK + ZEROS + KEY_MARK + ZEROS;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const mark = bytesOf(MARK);

/** Where the digest and the key of a file's last seal stand; null where it has none. */
function sealAt(bytes: Uint8Array): { digest: number; key: number } | null {
  for (let at = bytes.length - bytesOf(UNSEALED).length; at >= 0; at--)
    if (mark.every((byte, i) => bytes[at + i] === byte)) {
      const digest = at + mark.length;
      return { digest, key: digest + DIGITS + KEY_MARK.length };
    }
  return null;
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const digestOf = async (bytes: Uint8Array<ArrayBuffer>) => hexOf(await crypto.subtle.digest("SHA-256", bytes));

/** A copy with zeros in place of the seal. */
function unsealed(bytes: Uint8Array, at: { digest: number; key: number }): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy.set(bytesOf(ZEROS), at.digest);
  copy.set(bytesOf(ZEROS), at.key);
  return copy;
}

/** What stands in the file: the digest of its bytes and its key, so that a changed key is told as well. */
const withKey = (digest: string, key: string) => digestOf(Uint8Array.from(bytesOf(digest + key)));

/** Asks for the key of a digest; null where there is none to be had. */
export type KeyOf = (digest: string) => Promise<string | null>;

/** The file with its seal in place. Throws where it carries none to fill in. */
export async function sealed(bytes: Uint8Array, keyOf: KeyOf = async () => null): Promise<Uint8Array<ArrayBuffer>> {
  const at = sealAt(bytes);
  if (!at) throw new Error("The export carries no place for its seal");
  const copy = unsealed(bytes, at);
  const digest = await digestOf(copy);
  const key = (await keyOf(digest)) ?? ZEROS;
  copy.set(bytesOf(await withKey(digest, key)), at.digest);
  copy.set(bytesOf(key), at.key);
  return copy;
}

/** `whole`: the seal fits the bytes, whose own digest is given. `key` is null where the file was sealed without one. */
export type Seal = { state: "whole"; digest: string; key: string | null } | { state: "changed" } | { state: "none" };

/** What the seal of a file says of its bytes. */
export async function readSeal(bytes: Uint8Array): Promise<Seal> {
  const at = sealAt(bytes);
  if (!at) return { state: "none" };
  const textAt = (start: number) => new TextDecoder().decode(bytes.subarray(start, start + DIGITS));
  const [said, key] = [textAt(at.digest), textAt(at.key)];
  const digest = await digestOf(unsealed(bytes, at));
  if (said !== (await withKey(digest, key))) return { state: "changed" };
  return { state: "whole", digest, key: key === ZEROS ? null : key };
}

const EOCD_BYTES = 22;

/** A ZIP file with room for a seal in the comment at its end, which every reader of ZIP passes over. */
export function zipWithSeal(zip: Uint8Array): Uint8Array {
  const comment = bytesOf(UNSEALED);
  const end = zip.length - EOCD_BYTES;
  const isPlain = zip[end] === 0x50 && zip[end + 1] === 0x4b && zip[zip.length - 1] === 0 && zip[zip.length - 2] === 0;
  if (!isPlain) throw new Error("The ZIP file has a comment already");
  const whole = new Uint8Array(zip.length + comment.length);
  whole.set(zip);
  whole.set(comment, zip.length);
  whole[zip.length - 2] = comment.length;
  return whole;
}

/** A PDF with room for a seal in a comment after its end. */
export function pdfWithSeal(pdf: Uint8Array): Uint8Array {
  const comment = bytesOf(`\n%${UNSEALED}\n`);
  const whole = new Uint8Array(pdf.length + comment.length);
  whole.set(pdf);
  whole.set(comment, pdf.length);
  return whole;
}
