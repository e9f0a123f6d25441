/* Prescribing information set without full stops, or in narrow columns, as one that has them; no offset moves. */

/** Signs with room on both sides, as they stand between particulars: "POM ◦ £22.00 ◦ PLGB 1/2". */
const SIGN = / ([^\p{L}\p{N}\s.,;:()[\]'"£%<>=+&|]) /gu;
const FULL_STOP = /[.!?]\s+(?=\p{Lu})/gu;
/** Fewer signs may stand within sentences. */
const FEWEST_SIGNS = 6;
/** Semicolons also stand within particulars; only where next to nothing else divides them do they end one. */
const FEWEST_SEMICOLONS = 8;
const MOST_STOPS = 2;
const MOST_LINES = 3;

/** A word that was divided at the end of a line. */
export const DIVIDED = /(\p{Ll})-\n(\p{Ll}+)/gu;

/** The sign that ends particulars in a block, if one does in place of full stops. */
function signOf(block: string): string | null {
  const stops = [...block.matchAll(FULL_STOP)].length;
  const counts = new Map<string, number>();
  for (const [, sign = ""] of block.matchAll(SIGN)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [sign, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (count >= FEWEST_SIGNS && count > stops) return ` ${sign} `;
  const semicolons = block.split("; ").length - 1;
  return semicolons >= FEWEST_SEMICOLONS && stops <= MOST_STOPS && block.split("\n").length <= MOST_LINES ? "; " : null;
}

/** The block as sentences, each particular with its stop and capital, and with whole words; all at their old places. */
export function withStops(words: string): string {
  const block = words.replace(DIVIDED, "$1$2  ");
  const sign = signOf(block);
  if (sign === null) return block;
  return block
    .split(sign)
    .map((part, i) => (i === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(".".padEnd(sign.length));
}
