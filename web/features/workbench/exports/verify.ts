import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { readSeal, type Seal } from "./seal.ts";

/* npm run verify -- FILE…: whether exported files are as they were made. Offline it checks the digest; the key as well where
 * SEAL_SECRET is in the environment, else it says that it did not. Ends with 1 when a file is not whole. */

const secret = process.env.SEAL_SECRET ?? "";

function isKeyed({ digest, key }: { digest: string; key: string }): boolean {
  const made = createHmac("sha256", secret).update(digest).digest();
  const said = Buffer.from(key, "hex");
  return said.length === made.length && timingSafeEqual(said, made);
}

/** What is to be said of a seal, and whether it holds as far as could be told. */
function told(seal: Seal): [holds: boolean, words: string] {
  if (seal.state === "none") return [false, "carries no seal of ours"];
  if (seal.state === "changed") return [false, "CHANGED since it was exported"];
  const { digest, key } = seal;
  if (!key) return [true, "unchanged since it was sealed; the seal carries no key, so it cannot be told who sealed it"];
  if (!secret)
    return [true, "unchanged since it was sealed; who sealed it was not checked: use /verify, or set SEAL_SECRET"];
  return isKeyed({ digest, key })
    ? [true, "unchanged: seal and key hold"]
    : [false, "CHANGED and sealed anew, or sealed by another site: the key does not hold"];
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: npm run verify -- FILE…");
  process.exit(2);
}
let isWhole = true;
for (const file of files) {
  const [holds, words] = told(await readSeal(Uint8Array.from(readFileSync(file))));
  isWhole &&= holds;
  console.log(`${file}: ${words}`);
}
process.exit(isWhole ? 0 : 1);
