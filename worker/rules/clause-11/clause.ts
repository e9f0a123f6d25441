import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { congressLabelling } from "./congress-labelling.ts";
import { licenceDefied } from "./licence-defied.ts";
import { offLabelAdmitted } from "./off-label-admitted.ts";
import { offLabelAge } from "./off-label-age.ts";
import { offLabelAwaited } from "./off-label-awaited.ts";
import { offLabelDose } from "./off-label-dose.ts";
import { offLabelGroup } from "./off-label-group.ts";
import { offLabelOwnWords } from "./off-label-own-words.ts";
import { offLabelPicture } from "./off-label-picture.ts";
import { offLabelPlace } from "./off-label-place.ts";
import { offLabelThreshold } from "./off-label-threshold.ts";
import { offLabelUse } from "./off-label-use.ts";
import { offLabelWide } from "./off-label-wide.ts";
import { useStretched } from "./use-stretched.ts";
import { useUrged } from "./use-urged.ts";

const USE_STATED =
  /\b(?:indicat\w+|licen[cs]ed|treatment of|for (?:the )?(?:[\w-]+ ){0,5}(?:adults|patients|people|women|men|children)|adults? with|patients? with|people with)\b/i;
const TEMPORARY = phrases("temporary authorisation|supply", "regulation 174", "temporarily authorised");
const LIMITS =
  /\b(?:contra-?indicat|caution|warning|do not (?:use|start|give)|must not|not (?:recommended|for)|check|monitor|avoid|exclude)\b/i;
const ADVICE =
  /\b(?:start (?:with|at|on)|begin with|once (?:daily|a day|weekly|a week)|twice (?:daily|a day)|\d ?mg (?:once|twice|daily))\b/i;
const COMBINED = phrases(
  "in|combination combination? with",
  "added|add on to",
  "together|alongside with?",
  "compared with",
  "versus|vs|v @competitor",
  "than @competitor",
);

const copyText = oncePer((facts: Facts) =>
  ownSentences(facts)
    .map((s) => wordsOf(facts, s))
    .join("\n"),
);

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "off-label-age": {
    headline: "Promotes use outside the licensed age",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Limit the wording to the licensed age, or withdraw it; check it against section 4.1 of the SPC.",
  },
  "use-urged": {
    headline: "Urges use outside the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "remove",
    advice: "Take the sentence out; speak for the licensed people, illness and dose only.",
  },
  "off-label-use": {
    headline: "Promotes an unlicensed indication",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Limit the wording to the licensed indication, or withdraw it; check it against section 4.1 of the SPC.",
  },
  "off-label-place": {
    headline: "Promotes use outside the licensed place in treatment",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Limit the wording to the place in treatment that the SPC gives.",
  },
  "off-label-group": {
    headline: "Promotes use in a contraindicated group",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "ask",
    advice: "Withdraw the suggestion; check it against section 4.3 of the SPC.",
  },
  "off-label-dose": {
    headline: "Gives a dose above the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Check the dose against section 4.2 of the SPC and give the licensed dose.",
  },
  "off-label-admitted": {
    headline: "Promotes a use known to be unlicensed",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "ask",
    advice: "Withdraw the suggestion; answer unsolicited questions through medical information.",
  },
  "off-label-own-words": {
    headline: "Claims an effect the licence does not cover",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Limit the wording to the licensed use; where there is none, withdraw it.",
  },
  "off-label-awaited": {
    headline: "Anticipates a licence extension",
    asks: "promotion must keep to the terms of the marketing authorisation (Clause 11.2)",
    action: "ask",
    advice: "Hold the wording until the extension is granted.",
  },
  "off-label-wide": {
    headline: "Widens the licensed indication",
    asks: "the licence's limits must stand with the claim (Clause 11.2)",
    action: "reword",
    advice: "State the full licensed indication, with its limits.",
  },
  "off-label-threshold": {
    headline: "Selects patients beyond the licensed threshold",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Use the level that the licence gives.",
  },
  "off-label-picture": {
    headline: "Image shows an unlicensed patient group",
    asks: "images must not suggest use outside the SPC (Clause 11.2)",
    action: "ask",
    advice: "Show a patient of the licensed group.",
  },
  "licence-defied": {
    headline: "Encourages use beyond the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "reword",
    advice: "Limit the wording to the licensed use, or withdraw it.",
  },
  "congress-labelling": {
    headline: "Unlicensed medicine not labelled at congress",
    asks: "it must be prominent that the medicine is not licensed in the UK (Clause 11.2)",
    action: "add",
    advice: "State the licence status prominently.",
  },
  "use-stretched": {
    headline: "Use may go beyond the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Show the section of the SPC that covers this use, dose or patient; otherwise do not promote this use.",
  },
};

/** Clause 11: Marketing Authorisation and Temporary Supply Authorisation. */
export const clause11: Clause = {
  number: 11,
  engaged: (facts) => facts.promotion.isPromotional || facts.licence.unlicensed.length > 0,
  checks: [
    offLabelAge,
    offLabelUse,
    offLabelPlace,
    offLabelGroup,
    offLabelDose,
    offLabelAdmitted,
    offLabelOwnWords,
    offLabelAwaited,
    offLabelWide,
    offLabelThreshold,
    offLabelPicture,
    licenceDefied,
    congressLabelling,
    useStretched,
    useUrged,
  ],
  words: WORDS,
  human: [
    {
      requirement: "11.indication-stated",
      engaged: (facts) => facts.promotion.isPromotional && !USE_STATED.test(copyText(facts)),
      look: "The copy does not say what the medicine is licensed for: check that the licensed use is clear to the reader.",
    },
    {
      requirement: "11.restrictions-shown",
      engaged: (facts) =>
        facts.promotion.isPromotional && ADVICE.test(copyText(facts)) && !LIMITS.test(copyText(facts)),
      look: "The copy advises on dose or start but names no limit: check that contraindications and warnings which bear on that advice stand beside it.",
    },
    {
      requirement: "11.temporary-authorisation",
      engaged: (facts) => hasPhrase(TEMPORARY, facts),
      look: "Check that a medicine with a temporary supply authorisation appears only in a campaign approved by the health ministers.",
    },
    {
      requirement: "11.other-products-off-label",
      engaged: (facts) =>
        facts.promotion.isPromotional &&
        facts.products.some((p) => p.role === "competitor") &&
        hasPhrase(COMBINED, facts, ownSentences(facts)),
      look: "Check that the other medicine named is used within its own licence in the comparison or combination.",
    },
  ],
};
