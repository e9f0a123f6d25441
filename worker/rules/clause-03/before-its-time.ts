import { oncePer } from "#worker/lib/once-per.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { type Ground, onGrounds } from "../checks/grounds.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

/** A licence that is not there, or a product on its way. */
const NOT_YET =
  /\b(?:not (?:yet )?(?:been )?(?:licen[cs]ed|authori[sz]ed|approved|available)|unlicen[cs]ed|no (?:UK )?(?:licen[cs]e|marketing authori[sz]ation)|before (?:its |the )?(?:licen[cs]e|marketing authori[sz]ation|launch|approval)|(?:under|in) (?:regulatory )?review|await\w*|pending|investigational|in development|phase (?:1|2|3|I|II|III|one|two|three)\b|pipeline|candidate|submitted|submission|MHRA|marketing authori[sz]ation(?! (?:holder|number))|licen[cs]e (?:is )?expected|expected (?:to be )?(?:licen[cs]ed|approved|launch\w*)|soon|coming|on its way|next (?:month|spring|summer|autumn|winter|year)|by (?:the )?(?:spring|summer|autumn|winter|christmas|end of)|launch\w*|new(?:est)? use|extension)\b/i;
const RULE = "A medicine must not be promoted before its marketing authorisation (Clause 3.1).";
/** It is on its way, and readers are to wait, want or make ready. */
const EXPECTED =
  /\b(?:soon|coming|on its way|arriv\w+|lands?|launch\w*|ready|wait\w*|list (?:now|the|your)|book\w*|reserve|prepar\w+|queue|plan(?:s|ning)?|expect\w*|future|next|first (?:in line|to|morning|patients?|use)|will (?:be|have|change|get|want)|by (?:the )?(?:spring|summer|autumn|winter|christmas|end of)|this (?:spring|summer|autumn|winter|year)|from (?:today|next|the)|before|hope(?:s|d)?|promis\w+|dawn|pipeline|candidate|about to|set to|at last|yet|who(?:m)? (?:would|will)|which of your)\b/i;
/** A result or a benefit. */
const PRAISED =
  /\d ?%|\b(?:first|new|better|best|only|more|less|fewer|can|effective\w*|cuts?|reduc\w+|improv\w+|advance|breakthrough|changes?|great\w*|excit\w+|proud|deserve|protect\w*|option|answer|results?|data|benefit\w*|treat\w*|safe\w*|works?|clear\w*|stronger|potential|simpl\w+|easier|choice|helps?|proven)\b/i;
/** The plain statement that it has no licence. */
const STATUS =
  /\b(?:is|are|has|was) (?:not (?:yet )?(?:been )?(?:licen[cs]ed|authori[sz]ed|approved)|unlicen[cs]ed)\b/i;
const SPREAD =
  /\b(?:lik(?:e|ed)|shar(?:e|ed|ing)|repost\w*|comment\w*|react\w*|post(?:ed)?|celebrat\w+|applaud\w*|feed)\b/i;
const groundsIn = (sign: string): readonly Ground[] => [
  {
    is: EXPECTED,
    unless: STATUS,
    why: `makes readers expect or make ready for a medicine, or a use of it, that may have no UK licence yet (${sign})`,
    rule: RULE,
  },
  {
    is: (facts, s) => PRAISED.test(wordsOf(facts, s)),
    why: `speaks for a medicine, or a use of it, that may have no UK licence yet (${sign})`,
    rule: RULE,
  },
  { is: SPREAD, why: `spreads news of a medicine that may have no UK licence yet (${sign})`, rule: RULE },
];

/** What shows that the piece speaks of a medicine, or of a use, that may not be licensed yet, in words; null where nothing does. What
 * prescribing information and the address for reports say of authorities tells nothing. */
const signOf = oncePer((facts: Facts): string | null => {
  const words = ownSentences(facts).map((s) => NOT_YET.exec(wordsOf(facts, s))?.[0]);
  const said = words.find((one) => one !== undefined);
  if (said !== undefined) return `the piece says ${quoted(said)}`;
  const told = NOT_YET.exec(facts.submission.context)?.[0];
  if (told !== undefined) return `you told us ${quoted(told)}`;
  return facts.licence.unlicensed.length > 0 ? "the piece names no licence for it" : null;
});

/** 3.1: nothing is said for a medicine that has no licence yet. */
export const beforeItsTime: Check = {
  id: "clause-03/before-its-time",
  requirement: "3.pre-authorisation",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["pre-licence-promotion"],
  applies: (facts) => signOf(facts) !== null,
  // A note on how a slide is to be run says nothing for a medicine.
  find: (facts) =>
    onGrounds(
      facts,
      ownSentences(facts).filter(({ zone }) => zone !== "direction"),
      groundsIn(signOf(facts) ?? ""),
    ),
  examples: {
    flagged: [
      {
        text: "Tavorimib is not yet licensed in the UK.\n[[List now the patients whom you would like to treat first.]]",
        why: "readers make ready",
      },
      {
        text: "Tavorimib awaits its marketing authorisation.\n[[Our best results yet: pain cut by 40%.]]",
        why: "praise before the licence",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nTavorel gave better nights and fewer attacks.\n\nPrescribing information: Tavorel 40 mg tablets. Indications: migraine. Dosage: one a day. Contraindications: allergy. Legal category: POM. Marketing authorisation number: PL 00000/0001. Marketing authorisation holder: Norlake Pharma Ltd.",
        why: "a licence that its papers show",
      },
      {
        text: "Tavorimib is not yet licensed in the UK.\nThe register is kept by the university.",
        why: "nothing is said for it",
      },
      {
        text: "Tavorel (tavorimib), for UK prescribers\nNorthgate, the marketing authorisation holder of Tavorel, helps schools.\nPatients are reminded when their Tavorel is about to run out.",
        why: "a holder has a licence",
      },
      {
        text: "Tavorimib awaits its marketing authorisation.\nMinutes are taken by the secretary.",
        why: "nothing is said for it",
      },
    ],
    inapplicable: [{ text: "Sun safety at the seaside.", why: "no medicine and no licence" }],
  },
};
