import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { oncePerSentence, wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { hopesIn } from "./hope.ts";
import { aboutMedicine, copyOf, quoted } from "./wording.ts";

/** Praise of results and of a medicine's place that a journalist is meant to print. */
const SELLING = phrases(
  "groundbreaking|landmark|blockbuster|unrivalled|unmatched|unbeatable|superstar",
  "best|most effective|strongest|leading ..2 medicine|treatment|drug|therapy|option|available|ever",
  "must have|try|see",
  "set|going|poised|ready to change|transform|revolutionise|rewrite|replace|become",
  "change|changes|changing|changed the ..3 way|face|lives|landscape|rules",
  "everyone|everybody|every ..6 should ..3 have|be|try|take|offered",
  "should be ..3 first choice|given to|offered to all|everyone|every",
  "a ..1 leap|giant|quantum|huge|massive ..2 leap|step|forward|advance",
  "once ..2 generation|lifetime",
);

function find(facts: Facts): Hit[] {
  const copy = copyOf(facts);
  const matches = [
    ...hopesIn(facts, copy),
    ...findPhrases(SELLING, facts, copy).filter((m) => !isNegated(m, facts)),
  ].filter((m) => aboutMedicine(facts, m.sentence));
  return oncePerSentence(matches.sort((a, b) => a.start - b.start)).map((match) => ({
    at: quoted(match),
    issue: `"${wordsOf(facts, match)}" sells the medicine to readers of the story. What is given to journalists must be factual and balanced, in headline and quotations too, and must not raise unfounded hopes.`,
    fix: {
      kind: "delete",
      at: { start: match.sentence.start, end: match.sentence.end },
      note: "State the licence status, what was found against what, and the safety.",
    },
  }));
}

/** 26.2: what journalists receive is factual and balanced. */
export const pressRelease: Check = {
  id: "clause-26/press-release",
  requirement: "26.press-release",
  severity: "HIGH",
  duty: "must",
  themes: ["press-and-media", "promotion-to-public", "exaggerated-claim"],
  applies: (facts) => facts.setting.readers === "journalists" && facts.identity.named.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "[[Breakthrough Zelvora (tavorimib) transforms lives]]\nFor medical journalists. Side effects include nausea.",
        audience: "media",
        channel: "email",
        why: "a headline that sells",
      },
      {
        text: 'MHRA licenses Zolmeria (tavolimab)\nFor journalists\n[["Every person with severe asthma should be offered this medicine," said the medical director.]]\nSide effects include headache.',
        audience: "media",
        channel: "website",
        why: "a quotation that sells",
      },
      {
        text: "Arthrenza (golisumab) data\n[[The results are set to change the way that arthritis is treated.]]\nInfections were reported.",
        audience: "media",
        channel: "email",
        why: "more than the data can bear",
      },
    ],
    clean: [
      {
        text: 'UK licence for Arthrenza (golisumab)\nFor journalists. ACR20 was reached by 58% and 35%. Infections occurred in 3% and 1%. "It is one of several options," said the medical director.',
        audience: "media",
        channel: "email",
        why: "facts",
      },
      {
        text: "Norlake statement on Migravel (sumagepant)\nFor journalists. This is not a cure for migraine and it will not change the care of most people.",
        audience: "media",
        channel: "email",
        why: "claims disowned",
      },
    ],
    inapplicable: [
      {
        text: "Breakthrough Zelvora (tavorimib) transforms lives",
        audience: "hcp",
        channel: "print",
        why: "not for the press",
      },
      {
        text: "Norlake opens a laboratory in Leeds, a landmark for the region.",
        audience: "media",
        channel: "email",
        why: "no medicine",
      },
    ],
  },
};
