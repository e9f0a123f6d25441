import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "./index.ts";
import type { Sentence } from "./types.ts";

/** What a company did is told whole where it paid or stood behind the piece and made, chose or checked what is in it. */
const WHOLE =
  /\b(?:produced|written|created|developed|organised|prepared|initiated)\b[^.\n]{0,40}\b(?:by|on behalf of)\b|\bpaid for\b|\b(?:chose|chooses|wrote|suggested|checked|reviewed)\b/i;
const VEILED =
  /\b(?:grants?|support\w*|partners?|thanks|arrangement|contribut\w+|assistance|independen\w+|no (?:input|say|influence))\b/i;
/** What is not given or will be published is no veil over what was. */
const NO_PART = /\bno (?:other|further) support\b|\b(?:will|shall) (?:be )?(?:publish\w*|disclos\w+)\b/i;

/** Whether a sentence says plainly and at the outset what the company did, or what it did not give. */
export function tellsWholePart(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (NO_PART.test(words)) return true;
  const stated = facts.role.statements.some(
    ({ kind, atOutset, start, end }) => kind === "plain" && atOutset && sentence.start < end && start < sentence.end,
  );
  return stated && WHOLE.test(words) && !VEILED.test(words);
}
