import type { Requirement } from "#worker/rules/book/knowledge.ts";
import { STEM } from "#worker/rules/facts/product-pairs.ts";
import { productsOf } from "#worker/rules/facts/products.ts";
import { type Shown, strangeWordIn } from "./free-text.ts";
import { excuses, figuresIn, folded, namesCase, namesProvision, numberWordsIn, quotedIn } from "./words.ts";

const LONGEST = 600;

/** Words that may open a sentence of ordinary copy. Any other capitalised word that the material lacks may be a name. */
const OPENERS = new Set(
  "a an the this that these those it its in on for from to with when where while if as at by and or but not see please some most many all each both adults patients people children doctors nurses clinicians treatment results data compared based after before during further full prescribing adverse information common study trial".split(
    " ",
  ),
);

const numbersIn = (text: string) => [...figuresIn(text), ...numberWordsIn(text)];

function strangeNames(text: string, shown: Shown): boolean {
  const words = text.match(/\p{Lu}[\p{L}\p{N}-]*/gu) ?? [];
  const known = ` ${shown.text.replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
  return words.some((word) => !OPENERS.has(word.toLowerCase()) && !known.includes(` ${folded(word)} `));
}

/** Substances and brands that the rules' own reading finds in the new words and the material does not have. */
function strangeProducts(text: string, shown: Shown): boolean {
  const words = folded(text).match(/\p{L}{6,}/gu) ?? [];
  if (words.some((word) => STEM.test(word) && !shown.text.includes(word))) return true;
  const line = { start: 0, end: text.length, index: 0, zone: "body", page: 1, opensGroup: true } as const;
  return productsOf(text, [line]).some(({ brand, generic }) =>
    [brand, generic].some((name) => name !== null && !shown.text.includes(folded(name))),
  );
}

/** Markup, and figures in other digits than those of the material. */
const ODD = /[<>{}|\\`*_#]|&\w*;|(?![0-9])\p{N}/u;

/** Why a rewrite cannot be offered, null when it can: it may add no figure, product or case, and no word that neither the
 * material nor the requirement nor plain English has. Words in square brackets, gaps for the writer to fill, are held to the
 * same. */
export function rewriteFault(rewrite: string, original: string, shown: Shown, requirement: Requirement): string | null {
  if (rewrite.length > LONGEST) return "a rewrite that is too long";
  if (folded(rewrite) === folded(original) || rewrite === "") return "a rewrite that changes nothing";
  if (namesCase(rewrite) || namesProvision(rewrite)) return "named a case, a clause or an address in a rewrite";
  if (excuses(rewrite)) return "an all-clear in a rewrite";
  if (ODD.test(rewrite)) return "a rewrite in odd characters";
  const own = new Set(numbersIn(folded(original)));
  if (numbersIn(folded(rewrite)).some((number) => !own.has(number))) return "a rewrite with a new figure";
  if (strangeNames(rewrite, shown) || strangeProducts(rewrite, shown)) return "a rewrite with a new name";
  if (strangeWordIn(rewrite, shown, requirement)) return "a rewrite with words that are not in the material";
  if (quotedIn(rewrite).some((words) => !shown.text.includes(folded(words)))) return "a rewrite with a new quotation";
  return null;
}
