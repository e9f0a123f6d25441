import { oncePer } from "#worker/lib/once-per.ts";
import { bodyLines } from "./edges.ts";
import type { BaseFacts } from "./types.ts";

/* Words for somebody who takes a medicine: what a piece for those who have been prescribed one is made of, and what bears out
 * a line that says it is for them alone. */

const SIGNS = [
  /\byour (?:doctor|nurse|team|pharmacist|consultant|specialist|clinic)\b/i,
  /\bleaflet\b/i,
  /\bif you (?:forget|miss|are sick|take too|have taken|feel|notice|are)\b/i,
  /\b(?:store|fridge|keep (?:it|your|the))\b/i,
  /\b(?:take|swallow|inject|apply|use) (?:it|one|your|the|two)\b/i,
  /\b(?:do not|don't) (?:take|stop|use|drive|crush|share)\b/i,
  /\b(?:how to|step \d|when to)\b/i,
  /\bside effects?\b/i,
  /\byour (?:medicine|tablets?|injections?|treatment|inhaler|dose|pen|capsules?|cream|drops)\b/i,
  /\b(?:blood tests?|appointments?|check-?ups?|diary|card)\b/i,
];
const FEWEST = 2;
/** A card or a page of fewer lines that names its medicine has no room for them. */
const SHORT_LINES = 7;

/** Whether the body of a piece speaks to somebody who takes a medicine. Pure. */
export const speaksToTakers = oncePer((facts: BaseFacts): boolean => {
  if (facts.lines.length < SHORT_LINES && facts.products.length > 0) return true;
  const left = new Set(SIGNS);
  for (const { start, end } of bodyLines(facts)) {
    const words = facts.view.text.slice(start, end);
    for (const sign of left) if (sign.test(words)) left.delete(sign);
    if (SIGNS.length - left.size >= FEWEST) return true;
  }
  return false;
});
