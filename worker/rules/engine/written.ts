import type { Severity } from "#schema/result.ts";
import type { Audience, Channel } from "#schema/submission.ts";
import { findPhrases, hasPhrase, type Match, type Phrase } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { isArrangement, isDealing, isEngagement, isGrant, isStudyInvitation } from "../concepts/dealings.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, FixDraft, Hit } from "../types.ts";
import { hitsIn, quoted } from "./hits.ts";

/* Checks that are written down and compute nothing: when they are put, which words are at fault beside which others, what the
 * reader is told and what is to be done. A person who writes material can read and change one. */

/** What can be asked of a piece before a check is put to it. */
const TRAITS = {
  "a meeting": ({ event }) => event.isEvent,
  "an advisory board": ({ event }) => event.isAdvisory,
  "a briefing": ({ briefing }) => briefing.isBriefing,
  "a disclosure page": ({ dealings }) => dealings.disclosurePage,
  "a grant": ({ dealings }) => dealings.grant,
  "an agreement": ({ dealings }) => dealings.agreement,
  "a patient organisation": ({ dealings }) => dealings.patientOrganisation,
  "sums of money": ({ dealings }) => dealings.sums.length > 0,
  "an engagement of a person": ({ dealings }) => dealings.engagement,
  "an offer of a grant": isGrant,
  "an offer of an engagement": isEngagement,
  "an arrangement with an organisation": isArrangement,
  "a dealing with a patient organisation": isDealing,
  "an invitation to a study": isStudyInvitation,
} satisfies Record<string, (facts: Facts) => boolean>;

type Trait = keyof typeof TRAITS;

/** All that is given must hold. */
interface When {
  audience?: Audience[];
  channel?: Channel;
  is?: Trait[];
  isNot?: Trait[];
  /** Of each list the piece says something, denied or not. */
  says?: Phrase[][];
}

type Cure =
  /** What to do; the words at fault go. */
  | { advice: string }
  /** What is to stand in their place. */
  | { instead: string }
  /** What is to be added after them. */
  | { add: string };

type Fault = Cure & {
  /** Words that the piece stands behind: it does not deny them, and they are nobody else's. */
  says?: Phrase[];
  /** Words in a sentence of the piece's own, where the denial is the fault: "without a contract". */
  denies?: Phrase[];
  /** The same sentence holds one of these. */
  near?: Phrase[];
  /** The same sentence holds none of these. */
  unless?: Phrase[];
  /** The piece says one of these somewhere. */
  somewhere?: Phrase[];
  /** It says none of these anywhere: the first place at fault stands for what is missing. */
  missing?: Phrase[];
  /** What is wrong; `{words}` stands for the words at fault in quotation marks. */
  issue: string;
  /** Where the check's own severity does not fit. */
  severity?: Severity;
};

/** A check as it is written down. */
export type WrittenCheck = Omit<Check, "applies" | "find"> & {
  /** One of several, where there are several. */
  when: When | When[];
  faults: Fault[];
};

function holds({ audience, channel, is, isNot, says }: When, facts: Facts): boolean {
  const has = (trait: Trait) => TRAITS[trait](facts);
  return (
    (audience?.includes(facts.submission.audience) ?? true) &&
    (channel === undefined || channel === facts.submission.channel) &&
    (is?.every(has) ?? true) &&
    !isNot?.some(has) &&
    (says?.every((list) => hasPhrase(list, facts)) ?? true)
  );
}

function placesOf({ says, denies, near, unless }: Fault, facts: Facts): Match[] {
  const found = [
    ...(says ? ownWords(says, facts) : []),
    ...(denies ? findPhrases(denies, facts, ownSentences(facts)) : []),
  ];
  return found.filter(
    ({ sentence }) =>
      (!near || hasPhrase(near, facts, [sentence])) && !(unless && hasPhrase(unless, facts, [sentence])),
  );
}

function cured(fault: Fault, { at, fix }: Hit): FixDraft {
  if ("instead" in fault) return { kind: "replace", with: fault.instead };
  return "add" in fault ? { kind: "insert", at: at?.end ?? "end", text: fault.add } : fix;
}

function hitsOf(fault: Fault, facts: Facts): Hit[] {
  const { somewhere, missing, issue, severity } = fault;
  if ((somewhere && !hasPhrase(somewhere, facts)) || (missing && hasPhrase(missing, facts))) return [];
  const places = placesOf(fault, facts);
  const told = (words: string) => issue.replaceAll("{words}", () => quoted(words));
  return hitsIn(
    facts,
    missing ? places.slice(0, 1) : places,
    told,
    "advice" in fault ? fault.advice : "",
    severity ? { severity } : {},
  ).map((hit) => ({ ...hit, fix: cured(fault, hit) }));
}

/** The hits without those that say the same of the same words. */
const onceEach = (hits: readonly Hit[]) => [
  ...new Map(hits.map((hit) => [`${hit.at?.start} ${hit.issue}`, hit])).values(),
];

/** The check that is written down. */
export const written = ({ when, faults, ...check }: WrittenCheck): Check => ({
  ...check,
  applies: (facts) => [when].flat().some((one) => holds(one, facts)),
  find: (facts) => onceEach(faults.flatMap((fault) => hitsOf(fault, facts))),
});
