import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Hit } from "../types.ts";

const SUM = String.raw`£ ?(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})(?:\.\d\d)?(?![\d,]?\d)(?! (?:an?|per|for each|each) )`;
/** The company's own reckoning of a fee for so many hours, and the fee that is offered. */
const OWN_RATE = new RegExp(
  String.raw`\b(?:rates?|scale|table|tariff|fair[- ]market|usual(?:ly)?|standard|normal(?:ly)?)\b[^.\n]{0,100}\b(?:hours|days|sessions)\b[^.\n]{0,20}\b(?:comes?|amounts?|works? out|adds? up)\b[^.\n£]{0,20}${SUM}`,
  "i",
);
const OFFERED = new RegExp(
  String.raw`\b(?:fee|honorarium|payment)\b[^.\n]{0,60}\b(?:is|be|of)\b[^.\n£]{0,20}${SUM}`,
  "i",
);
/** A fee is above the rate from here on: what is less may be rounding. */
const ABOVE = 1.25;
const pounds = (sum = "") => Number(sum.replaceAll(",", ""));

/** Where more is offered than the company's own rate comes to in the sentence before, or in that before it. */
export function aboveOwnRate(facts: Facts): Hit[] {
  const copy = ownSentences(facts);
  return copy.flatMap((s, at) => {
    const offered = OFFERED.exec(wordsOf(facts, s));
    const rate = copy.slice(Math.max(0, at - 2), at).flatMap((b) => OWN_RATE.exec(wordsOf(facts, b)) ?? [])[1];
    if (!offered || !rate || pounds(offered[1]) < ABOVE * pounds(rate)) return [];
    const end = s.start + offered.index + offered[0].length;
    return [
      {
        at: { start: s.start, end: s.end },
        issue: `The fee of £${offered[1]} is more than the £${rate} that the company’s own rate comes to. Pay must be fair value for the work, whatever else the person could earn.`,
        fix: {
          kind: "replace" as const,
          at: { start: end - (offered[0].length - offered[0].lastIndexOf("£")), end },
          with: `£${rate}`,
        },
      },
    ];
  });
}
