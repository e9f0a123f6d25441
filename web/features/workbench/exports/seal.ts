/* Every export carries the SHA-256 of its own bytes, reckoned with zeros where it stands: whoever has the file can tell whether a
 * byte of it was changed. Pure of the page, so that `npm run verify` uses the same. */

const MARK = "abpi-seal:sha256:";
const DIGITS = 64;

/** What an export carries until it is sealed. */
export const UNSEALED = MARK + "0".repeat(DIGITS);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const mark = bytesOf(MARK);

/** Where the last seal of a file begins; -1 where there is none. */
function sealAt(bytes: Uint8Array): number {
  for (let at = bytes.length - mark.length - DIGITS; at >= 0; at--)
    if (mark.every((byte, i) => bytes[at + i] === byte)) return at + mark.length;
  return -1;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A copy with zeros in place of the seal. */
function unsealed(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy.fill("0".charCodeAt(0), at, at + DIGITS);
  return copy;
}

/** The file with its seal in place. Throws where it carries none to fill in. */
export async function sealed(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const at = sealAt(bytes);
  if (at < 0) throw new Error("The export carries no place for its seal");
  const copy = unsealed(bytes, at);
  copy.set(bytesOf(await digestOf(copy)), at);
  return copy;
}

export type SealState = "whole" | "changed" | "none";

/** Whether a file is as it was exported. */
export async function checkSeal(bytes: Uint8Array): Promise<SealState> {
  const at = sealAt(bytes);
  if (at < 0) return "none";
  const said = new TextDecoder().decode(bytes.subarray(at, at + DIGITS));
  return said === (await digestOf(unsealed(bytes, at))) ? "whole" : "changed";
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
