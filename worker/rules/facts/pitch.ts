import { anyOf } from "./names-pattern.ts";
import { NEGATED_URGE, URGES } from "./promotion-signs.ts";
import type { BaseFacts, Product } from "./types.ts";

/* Words that would have readers choose a medicine, in papers that are exempt as long as they do not. */

/** The names of medicines as one pattern. */
export function namesOf(medicines: Product[]): RegExp {
  return new RegExp(anyOf(medicines.map(({ name }) => name)), "i");
}

/** A question or a title over the merits of a medicine. */
const PITCH = /^[\W\d]*(?:why|what makes|the case for|reasons (?:for|to)|(?:key )?benefits of|advantages of)\b/i;

/** The medicine as the choice for whole groups of patients, or a result of it that is counted in its favour. */
const CHOSEN_FOR_ALL =
  /^[^.\n]{0,60}\bfor (?:every|all|any|most) (?:adults?|patients?|people|women|men|child(?:ren)?|new (?:starters?|patients?))\b|\b(?:(?:half|a third|a quarter|\d+ ?%|fewer|less|more|lower|better|faster|twice)\b[^.\n]{0,50}\b(?:than|of the|as many|as often|as fast|as quickly|as long|as well|compared)\b|(?:ahead of|in place of|instead of|in front of)\b[^.\n]{0,60}\b(?:protocol|guidelines?|pathway|formulary)\b|(?:half|a third of) the \p{Ll}+ of\b)/iu;
/** What a project or a tender would have readers do with the medicine, or what it promises of it. */
const SOLD =
  /\bNAME\b(?:▼| \([^)\n]{0,40}\))?[^.\n]{0,60}\b(?:(?:will|would|can|could) (?:\p{L}+ )?(?:save|cut|halve|take over|replace|transform|free)|saves?|for all|the default|first[- ]line for|(?:as|of|be) (?:\p{L}+ ){0,4}?first[- ](?:line|choice))\b|\b(?:start|make|put|place|prefer|choose|adopt|favour) (?:patients on |everyone on )?NAME\b/u
    .source;
const UNTOUCHED = /\b(?:not|no|never|nor|neither|regardless|irrespective|whichever|any medicine|all medicines)\b/i;

/** An outline, a contract or a note that holds a passage on why the medicine should be chosen promotes it. */
export function isPitched({ lines, view }: BaseFacts, names: RegExp): boolean {
  const sold = new RegExp(SOLD.replaceAll("NAME", `(?:${names.source})`), "iu");
  return lines.some((line) => {
    const words = view.text.slice(line.start, line.end);
    if (!names.test(words)) return false;
    return (
      (words.length < 60 && PITCH.test(words)) ||
      (sold.test(words) && !UNTOUCHED.test(words)) ||
      (CHOSEN_FOR_ALL.test(words) && !UNTOUCHED.test(words))
    );
  });
}

/** Whether a sentence urges readers to use one of the medicines. */
export function urgesUse({ sentences, view }: BaseFacts, names: RegExp): boolean {
  return sentences.some((s) => {
    if (s.zone === "pi" || s.zone === "ae-statement") return false;
    const words = view.text.slice(s.start, s.end);
    return URGES.test(words) && names.test(words) && !NEGATED_URGE.test(words);
  });
}
