import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isCareAdvice, isDosingLine } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import { NEWS_OF_LICENCE, PRAISED } from "../facts/other-tellings.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { isPlainInformation } from "./plain-information.ts";

const INFORMED =
  "Information for the public must be factual and balanced, raise no unfounded hope and not encourage requests for a medicine (Clause 26.2).";
/** Readers are sent to somebody, or to do something. */
const SENT =
  /\b(?:ask|tell|talk|speak|mention|show|request|demand|insist|join|sign up|find out|ring|click|visit|share|like|push|go to|write to|link|send|ring round|take (?:this|it) (?:to|with)|bring (?:this|it))\b/i;
/** Hope, or relief, beyond what plain information says. */
const HOPE =
  /\b(?:cure\w*|hopes?|breakthrough|miracle|end of|free(?:dom)?|back|again|life|lives|future|soon|first|new|at last|finally|transform\w*|revolution\w*|wonder\w*|amazing|better|best|works?|worked|safe\w*|gentle|easy|simple|happy|confiden\w+|love\w*|dream\w*|normal|never|every|all|no more|stop\w*|could|one|only|nothing|nobody|steadier|shr[aiu]nk\w*|help(?:s|ed)?|carry on|passes|settles?)\b/i;
const STUDIED = /\d ?%|\b(?:study|trial|results?|effective\w*)\b/i;
const RESULT = /\d ?%|\b(?:study|trial|results?|effective\w*|treatments?|options?|vaccines?|injections?)\b/i;
/** Readers are sent to those who care for them, and no medicine is named. */
const OWN_TEAM =
  /\b(?:ask|talk to|speak to|see|tell) your (?:own )?(?:\w+ )?(?:team|doctor|nurse|GP|pharmacist|surgery)\b/i;
const isSentForCare = (facts: Facts, s: Sentence) =>
  OWN_TEAM.test(wordsOf(facts, s)) && !namesMedicine(facts.identity, s);
const takesIt = ({ setting }: Facts) => setting.readers === "prescribed";
const GROUNDS: readonly Ground[] = [
  // Who takes the medicine is rightly sent to the nurse, the leaflet and the reporting of side effects.
  {
    is: (facts, s) => !takesIt(facts) && SENT.test(wordsOf(facts, s)) && !isSentForCare(facts, s),
    why: "leads readers to ask for a medicine, or to act for it",
    rule: INFORMED,
  },
  { is: HOPE, why: "holds out hope or comfort that nothing in the piece bears out", rule: INFORMED },
  {
    is: (facts, s) => !takesIt(facts) && namesMedicine(facts.identity, s),
    why: "puts a prescription only medicine before the public with more than plain information",
    rule: "Prescription only medicines must not be advertised to the public (Clause 26.1).",
    subclause: "26.1",
  },
  {
    is: (facts, s) => (takesIt(facts) ? STUDIED : RESULT).test(wordsOf(facts, s)),
    why: "tells readers of a treatment's gains without what balances them",
    rule: INFORMED,
  },
];
const isNewsOfLicence = (facts: Facts, words: string): boolean =>
  facts.setting.readers === "journalists" && NEWS_OF_LICENCE.test(words) && !PRAISED.test(words);

/** Both arms of a trial with their figures; and what the medicine does besides. */
const BOTH_ARMS =
  /\d[^.\n]{0,120}\b(?:placebo|versus|vs|compared)\b|\b(?:placebo|versus|vs|compared)\b[^.\n]{0,120}\d/i;
const HARMS_TOLD =
  /\b(?:adverse (?:reactions?|effects?|events?)|side[- ]effects?)\b[^.\n]{0,60}\b(?:are|were|include[sd]?|was|of)\b/i;
/** A trial told to journalists with both of its arms and the harms. */
const isBalancedNews = (facts: Facts, words: string): boolean =>
  facts.setting.readers === "journalists" &&
  BOTH_ARMS.test(words) &&
  !PRAISED.test(words) &&
  facts.sentences.some((s) => HARMS_TOLD.test(wordsOf(facts, s)));

/** Advice to those who take it, how much they take, news of the licence, and news of a trial that is balanced. */
const isOwed = (facts: Facts, words: string): boolean =>
  [isCareAdvice, isDosingLine].some((asked) => asked(words)) ||
  isNewsOfLicence(facts, words) ||
  isBalancedNews(facts, words);

const PUBLIC = new Set(["public", "prescribed", "journalists", "consumer-media", "open-investors", "partners"]);
const isPublic = ({ setting, submission }: Facts) =>
  PUBLIC.has(setting.readers) ||
  submission.channel === "social" ||
  submission.audience === "patients" ||
  submission.audience === "media" ||
  setting.openWords !== null ||
  setting.employee;

/** 26.1 and 26.2: the public is neither promoted to nor led to ask for a medicine, and no hope is raised that nothing bears out. */
export const drawnToMedicine: Check = {
  id: "clause-26/drawn-to-medicine",
  requirement: "26.disease-awareness",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["promotion-to-public", "encouraging-requests"],
  applies: isPublic,
  find: (facts) =>
    onGrounds(
      facts,
      ownSentences(facts).filter((s) => !isPlainInformation(facts, s) && !isOwed(facts, wordsOf(facts, s))),
      GROUNDS,
    ),
  examples: {
    flagged: [
      {
        text: "Living with migraine\n[[Ask your doctor about Tavorel (tavorimib).]]",
        why: "sent to ask",
        audience: "patients",
        channel: "website",
      },
      {
        text: "Living with migraine\n[[Tavorel (tavorimib) gave me my mornings back.]]",
        why: "hope",
        audience: "patients",
        channel: "website",
      },
    ],
    clean: [
      {
        text: "PRESS RELEASE\nNorthgate Pharma UK\nIn the trial 778 adults with migraine took Tavorel (tavorimib) or placebo; migraine days fell by 6.9 days with Tavorel and by 5.1 days with placebo. The most common adverse reactions are nausea and fatigue.",
        audience: "media",
        channel: "website",
        why: "a trial with both of its arms and the harms",
      },
      {
        text: "PRESS RELEASE\nNorthgate Pharma announced today that Tavorel (tavorimib) is the first treatment in five years to be approved in the European Union for the treatment of migraine in adults.",
        why: "news of a licence",
        audience: "media",
        channel: "website",
      },
      {
        text: "Living with migraine\nMigraine causes headache.",
        why: "about the illness",
        audience: "patients",
        channel: "website",
      },
      {
        text: "You have been prescribed Tavorel (tavorimib). This guide is for people who take Tavorel.\nYour nurse would like to hear about any side effect at the next call. Ask your nurse to show you the injection.",
        why: "help with a medicine that is taken",
        audience: "patients",
      },
      {
        text: "Living with diabetes\nAsk your own diabetes team about your feet.",
        why: "sent to those who care for them",
        audience: "patients",
        channel: "website",
      },
      { text: "Store your tablets below 25 °C.", why: "storage", audience: "patients", channel: "website" },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for migraine in adults.", why: "for professionals" }],
  },
};
