import type { Clause, ClauseWords } from "../types.ts";
import { alteredQuotation } from "./altered-quotation.ts";
import { privateWords } from "./private-words.ts";
import { testimoniesOf } from "./quotes.ts";
import { twisted } from "./twisted.ts";
import { unnamedSource } from "./unnamed-source.ts";

const BARRED =
  /\b(?:safe(?:st|ly)?|best|miracle|no side effects|every patient|all my patients|unlicensed|off[- ]label|better than|gold standard|breakthrough|life[- ]changing)\b/i;
const PERSONAL = /\b(?:I|my|me|I've|I'm)\b/;

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "altered-quotation": {
    headline: "Quotation altered or shortened",
    asks: "quotations must be reproduced faithfully (Clause 7.1)",
    action: "reword",
    advice: "Restore the quotation from its source, with its reservations.",
  },
  "unnamed-source": {
    headline: "Quotation without a precise source",
    asks: "the precise source of a quotation must be named (Clause 7.1)",
    action: "add",
    advice: "Add the source beside the quotation: the publication, or the speaker and the occasion.",
  },
  "private-words": {
    headline: "Quotation used without permission",
    asks: "words from a private occasion or broadcast need the speaker's permission (Clause 7.2)",
    action: "ask",
    advice: "Obtain the speaker's permission in writing, or do not use the quotation.",
  },
  twisted: {
    headline: "Quotation shortened or its meaning changed",
    asks: "quotations must reflect the meaning of the author (Clause 7.1)",
    action: "ask",
    advice: "Compare the quotation with its source and give it in full, or take it out.",
  },
};

/** Clause 7: Use of Quotations. */
export const clause07: Clause = {
  number: 7,
  engaged: (facts) => testimoniesOf(facts).length > 0,
  checks: [alteredQuotation, unnamedSource, privateWords, twisted],
  words: WORDS,
  human: [
    {
      requirement: "7.no-borrowed-breach",
      engaged: (facts) => testimoniesOf(facts).some((quote) => BARRED.test(quote.said)),
      look: "A quotation uses words that the company could not use itself: check that it does not bring in a claim that the Code bars.",
    },
    {
      requirement: "7.testimonial-label",
      engaged: (facts) =>
        facts.submission.audience === "patients" && testimoniesOf(facts).some((quote) => PERSONAL.test(quote.said)),
      look: "Check that the personal story is labelled as one person’s experience and does not speak for a medicine.",
    },
  ],
};
