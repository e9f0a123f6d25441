import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const WHEN =
  "(?:soon|shortly|spring|summer|autumn|winter|christmas|easter|next|later|this year|month|quarter|weeks|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)";
/** A further use of a licensed medicine for which the licence is awaited. */
const AWAITED = new RegExp(
  [
    `\\b(?:expect|hope|hoping|anticipate|look forward|looking forward|plan|due|set|ready|about)\\b[^.;\\n]{0,50}\\b(?:additional|new|second|third|further|extended|wider|broader|other) (?:indication|licen[cs]e|use|age group)\\b`,
    `\\b(?:additional|new|second|third|further|extended|wider|broader) (?:indication|licen[cs]e|use)\\b[^.;\\n]{0,50}\\b(?:expected|awaited|due|pending|on its way|around the corner|coming|${WHEN})\\b`,
    `\\b(?:expect|hope|hoping|plan) to (?:be able to )?(?:offer|have|supply|make|give|launch|bring)\\b[^.;\\n]{0,40}\\b(?:for|in)\\b[^.;\\n]{0,60}\\b${WHEN}\\b`,
  ].join("|"),
  "i",
);
const APPLIED =
  /\b(?:application|submission|dossier|filing|variation)\b[^.;\n]{0,20}\bfor (?:the |use in )?[^.;\n]{3,50}?\b(?:was|were|has been|is|are) (?:sent|made|submitted|filed|lodged|under (?:review|assessment)|with the)\b|\b(?:applied|filed|asked) (?:to|for)\b[^.;\n]{0,30}\b(?:additional|new|second|further|wider) (?:indication|use)\b/i;
/** Readers are made ready for it, or shown what it will do. */
const COURTED =
  /\b(?:find|identify|list|think of|look for|start(?:ing)? to)\b[^.;\n]{0,30}\b(?:patients?|people|candidates)\b|\b(?:get|getting|be|being|make) ready\b|\b(?:prepare|preparing)\b|\bpractical points\b|\bahead\b|\bbe (?:among )?the first\b|\babout to change\b|\bwill (?:alter|change|transform)\b|\brepresentative\b[^.;\n]{0,40}\b(?:glad|happy|go through|help|show|visit)\b|\bhelp (?:may be|is) (?:weeks|days|months) away\b|\bnames? down\b|\bthe one you have on your shelves\b|\balready on your shelf\b/i;
const FORBIDDEN = /\b(?:must|may|should|can|do|does|will|is|are)(?:n't| not)\b|\bnever\b|\bno assurance\b|\bcannot\b/i;

const words = (facts: Facts) => (s: Sentence) => wordsOf(facts, s);

const awaitedIn = oncePer((facts: Facts): Sentence[] =>
  ownSentences(facts).filter((s) => AWAITED.test(wordsOf(facts, s)) || APPLIED.test(wordsOf(facts, s))),
);

function find(facts: Facts): Hit[] {
  const awaited = awaitedIn(facts);
  const known = new Set(awaited.map((s) => s.index));
  const courted = ownSentences(facts).filter(
    (s) => !known.has(s.index) && COURTED.test(words(facts)(s)) && !FORBIDDEN.test(words(facts)(s)),
  );
  if (courted.length === 0) return [];
  const told = awaited.filter((s) => AWAITED.test(words(facts)(s)) && !FORBIDDEN.test(words(facts)(s)));
  return [...told, ...courted]
    .sort((a, b) => a.start - b.start)
    .map((s) => ({
      at: { start: s.start, end: s.end },
      issue: `${quoted(wordsOf(facts, s))} makes readers ready for a use of the medicine for which there is no licence yet. Promotion must be in accordance with the terms of the marketing authorisation (Clause 11.2).`,
      fix: { kind: "delete" as const, at: withBlanks(facts, s) },
    }));
}

/** 11.2: a use for which the licence is awaited is not promoted, by results, by making ready or by promise. */
export const offLabelAwaited: Check = {
  id: "clause-11/off-label-awaited",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "pre-licence-promotion"],
  applies: (facts) =>
    couldPromote(facts) &&
    facts.promotion.kind !== "investor" &&
    facts.licence.unlicensed.length === 0 &&
    awaitedIn(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Dear Colleague\nTavorel (tavorimib) is our tablet for asthma in adults.\nIn AURORA fewer people with nasal polyps needed surgery.\n[[Now is the time to list the patients in your clinic who could gain.]]\n[[We hope to have the new indication by the spring.]]",
        why: "clinics are made ready for the next licence",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults.\n[[The additional licence in kidney stones is expected in June.]] [[Be the first unit in your region.]]",
        why: "a race to the next use",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults.\nAn application for kidney stones has been submitted. Tavorel must not be used for kidney stones.",
        why: "plain status and a limit",
      },
      {
        text: "Tavorel (tavorimib) is licensed for gout in adults.\nA new indication, kidney stones, was granted in March.",
        why: "licensed",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) is licensed for gout in adults.", why: "no further use is spoken of" }],
  },
};
