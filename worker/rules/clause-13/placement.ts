import { wordsOf } from "#worker/text/words-of.ts";
import { companyOf, piInsert } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { advertisement, LEAVEPIECE } from "./example-texts.ts";

const EXCUSE =
  /\babbreviated\b[^.\n]{0,80}\b(?:no|not|need|without|exempt|omit\p{L}*)\b[^.\n]{0,60}\b(?:prescribing information|PI)\b/iu;

/** The words by which the piece excuses itself from prescribing information. */
function excuse(facts: Facts): Span | null {
  const found = facts.sentences.find((s) => EXCUSE.test(wordsOf(facts, s)));
  return found ? { start: found.start, end: found.end } : null;
}

/** 13.2: an abbreviated advertisement stands in printed professional publications only: not on a screen, not as a separate
 * insert. */
export const placement: Check = {
  id: "clause-13/placement",
  requirement: "13.not-digital",
  alsoDecides: ["13.is-it-abbreviated"],
  severity: "HIGH",
  duty: "must",
  themes: ["abbreviated-advert", "prescribing-information"],
  applies: (facts) => facts.promotion.owesObligatoryItems && facts.obligatory.abbreviated.claimed,
  find(facts) {
    const { barredPlace, why } = facts.obligatory.abbreviated;
    if (!barredPlace) return [];
    const product = facts.promotion.medicines[0]?.name ?? companyOf(facts);
    return [
      {
        at: barredPlace === "channel" || excuse(facts) ? (excuse(facts) ?? why) : barredPlace,
        issue:
          "An abbreviated advertisement may appear only in a printed professional publication: not on a website, in an e-journal or other digital medium, and not as a loose insert. Here it must be a full advertisement with prescribing information.",
        fix: {
          kind: "insert",
          at: "end",
          text: `${piInsert(facts, product)}\n\nDate of preparation: [month and year]`,
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: advertisement({ place: "Advertisement, re-used as a [[banner]] on a journal's website" }),
        channel: "website",
        why: "online",
      },
      {
        text: advertisement({ place: "ABBREVIATED ADVERTISEMENT, [[loose insert]] in The Headache Journal" }),
        why: "a loose insert",
      },
      {
        text: advertisement({ place: "ADVERTISEMENT for the [[e-journal]] Headache Today" }),
        channel: "email",
        why: "an e-journal",
      },
    ],
    clean: [
      { text: advertisement(), why: "printed journal" },
      {
        text: advertisement({ place: "ADVERTISEMENT, printed journal, right-hand page" }),
        context: "Quarter page in the print edition, not used online.",
        why: "says that it is not used online",
      },
    ],
    inapplicable: [{ text: LEAVEPIECE, why: "a leavepiece with prescribing information by code" }],
  },
};
