import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { leavepiece } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

const DATA =
  "data|evidence|file|analysis|report|results|reference|references|source|sources|substantiation|study|information|figures|calculation|model|worksheet";
const WITHHELD = phrases(
  `${DATA} ..8 not|cannot|never|unable ..4 released|release|supplied|supply|shared|share|provided|provide|disclosed|disclose|sent|send|available|given`,
  `not|cannot|never|unable ..4 release|supply|share|provide|disclose|send ..6 ${DATA}`,
  `${DATA} ..5 confidential|restricted|withheld|secret|proprietary`,
  `confidential|restricted|unreleased|proprietary ..2 ${DATA}`,
);
const LATE = phrases("within|in|allow|takes|take|up ..3 @number ..1 weeks|months|days");
/** Staff told to put off whoever asks for evidence. */
const PUT_OFF = phrases(
  "ask*|request*|enquir*|quer*|want* ..14 stall|stalling|ignore|delay|refuse|brush|fob|dodge|sidestep|deflect|stonewall",
  "ask*|request*|enquir*|quer*|want* ..14 not|never ..1 send|reply|answer|supply|forward|give|share|offer|respond|provide",
  "stall|ignore|delay|refuse|fob|dodge|deflect ..6 request|requests|question|questions|enquiry|enquiries",
  "not|never ..1 send|supply|forward|give|provide|share|reply|respond|answer ..6 if|when|unless|to ..4 ask*|request*|enquir*",
);
/** A substance in the body or in food, which is stored and released. */
const OF_THE_BODY =
  /\b(?:stored?|stores|released)\b[^.;]{0,80}\b(?:cells?|tissues?|fat|blood|liver|bones?|muscles?|stomach)\b/i;
/** Put off beyond any ten days. */
const MUCH_LATER = phrases(
  "ask*|request*|enquir*|quer*|want* ..16 next|new|following year|month|quarter|cycle|meeting|spring|summer|autumn|winter|congress",
  "ask*|request*|enquir*|quer*|want* ..16 after|until|in ..3 christmas|january|spring|summer|autumn|winter|launch|congress|holidays|holiday|year|quarter",
);
const PASSED_ON =
  /\b(?:medical (?:information|department|team|adviser)|pass(?:ed)? (?:it|the|them)|unlicensed|off[- ]label|adverse|discount|price|gift|sample)\b/i;
const REQUEST =
  /\b(?:on request|request(?:ed|s)?|substantiat\w+|enquir\w+|repl(?:y|ies)|respond|suppl(?:y|ied)|provide[ds]?|sent)\b/i;
const EVIDENCE =
  /\b(?:data|evidence|study|studies|trial|references?|sources?|substantiat\w+|papers?|proof|claims?|information)\b/i;
const TEN_WORKING_DAYS = 10;
const PER_UNIT: Record<string, number> = { weeks: 5, months: 21 };
const WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  twelve: 12,
  twenty: 20,
  thirty: 30,
};

function workingDays(words: string): number {
  const match =
    /\b(\d+|two|three|four|five|six|eight|twelve|twenty|thirty)[ -](?:working |calendar )?(weeks|months|days)\b/i.exec(
      words,
    );
  if (!match) return 0;
  const count = WORDS[match[1]?.toLowerCase() ?? ""] ?? Number(match[1]);
  return count * (PER_UNIT[match[2]?.toLowerCase() ?? ""] ?? 1);
}

/** 18.2: any claim is substantiated, on request, within ten working days. */
export const substantiation: Check = {
  id: "clause-18/substantiation",
  requirement: "18.substantiation-ready",
  alsoUnder: ["14.3"],
  severity: "MEDIUM",
  duty: "must",
  themes: ["unsubstantiated-claim"],
  applies: ({ promotion }) => promotion.isPromotional || promotion.kind === "reply" || promotion.kind === "internal",
  find(facts) {
    const copy = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "ae-statement");
    const words = (m: { sentence: { start: number; end: number } }) => wordsOf(facts, m.sentence);
    const withheld = findPhrases(WITHHELD, facts, copy).filter(
      (m) =>
        /\b(?:on file|request|release[ds]?|claim|substantiat\w+|source|reference|ask)\b/i.test(words(m)) &&
        !OF_THE_BODY.test(words(m)) &&
        /\b(?:not|cannot|never|unable|confidential|restricted|withheld|n't)\b/i.test(words(m)) &&
        !/\b(?:patient|personal|individual|name)s? (?:data|details|information)\b|\badverse\b|\bprice|\bdiscount|\bcommercial arrangement/i.test(
          words(m),
        ),
    );
    const late = findPhrases(LATE, facts, copy).filter(
      (m) =>
        REQUEST.test(words(m)) &&
        /\b(?:substantiat\w+|data on file|evidence|references?|sources?)\b/i.test(words(m)) &&
        workingDays(words(m)) > TEN_WORKING_DAYS,
    );
    const internal = facts.promotion.kind === "internal" ? copy : [];
    const putOff = [
      ...findPhrases(PUT_OFF, facts, internal).filter((m) => EVIDENCE.test(words(m)) && !PASSED_ON.test(words(m))),
      ...findPhrases(MUCH_LATER, facts, internal).filter(
        (m) =>
          /\b(?:our|the|any|for) (?:evidence|data|references?|proof|papers?|sources?)\b/i.test(words(m)) &&
          !isNegated(m, facts),
      ),
    ];
    const seen = new Set<number>();
    return [...withheld, ...late, ...putOff]
      .filter((m) => !seen.has(m.sentence.index) && seen.add(m.sentence.index))
      .map((m) => ({
        at: { start: m.sentence.start, end: m.sentence.end },
        issue:
          "The evidence behind the piece is withheld or offered late. Any information, claim or comparison must be substantiated on request without delay, and within ten working days.",
        fix: { kind: "delete" as const, note: "Drop the claim as well if its source cannot be supplied." },
      }));
  },
  examples: {
    flagged: [
      {
        text: leavepiece({ claim: "[[Preferred by nine in ten (data on file; these data cannot be released).]]" }),
        why: "data that cannot be released",
      },
      {
        text: leavepiece({ claim: "[[Substantiation will be sent within eight weeks of a request.]]" }),
        why: "eight weeks",
      },
      {
        text: leavepiece({ claim: "[[Substantiation will be sent within 11 working days of a request.]]" }),
        why: "a day late",
      },
      {
        text: "INTERNAL BRIEFING - for use by representatives only\n\nZelvorin (tavorimib)\n\n[[If a doctor asks for the study, stall until the congress.]]",
        channel: "sales",
        why: "staff told to stall",
      },
      {
        text: leavepiece({ claim: "[[Source: confidential analysis, not available on request.]]" }),
        why: "a confidential source",
      },
    ],
    clean: [
      {
        text: "INTERNAL BRIEFING - for use by representatives only\n\nZelvorin (tavorimib)\n\nIf a doctor asks for the study, pass the request to Medical Information the same day.",
        channel: "sales",
        why: "requests are passed on",
      },
      {
        text: leavepiece({
          claim: "Iron is stored in the liver; that source cannot be released at once when bleeding is heavy.",
        }),
        why: "a source in the body",
      },
      { text: leavepiece({ claim: "Data on file NP-ZEL-004, available on request." }), why: "available on request" },
      {
        text: leavepiece({ claim: "Substantiation is supplied within 10 working days of a request." }),
        why: "within ten working days",
      },
      {
        text: leavepiece({
          claim: "A confidential discount applies; please ask for details of the commercial arrangement.",
        }),
        why: "a price, not evidence",
      },
    ],
    inapplicable: [{ text: "The grant will be paid within six weeks.", audience: "patients", why: "not a claim" }],
  },
};
