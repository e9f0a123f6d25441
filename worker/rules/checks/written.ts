import type { Severity } from "#schema/result.ts";
import { findPhrases, type Match, type Phrase } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords, together } from "#worker/text/voice/own-words.ts";
import type { Combination, Concept } from "../concepts/concept.ts";
import { holdsBack } from "../concepts/denial.ts";
import { refrains } from "../concepts/refrain.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import type { Check, FixDraft, Hit } from "../types.ts";
import { type Beside, holds, standsBeside, type When } from "./asked.ts";
import { combined } from "./combine.ts";
import { type Ground, onGrounds } from "./grounds.ts";
import { hitsIn, quoted } from "./hits.ts";

/* Checks that are written down and compute nothing: when they are put, which words are at fault beside which others, what the
 * reader is told and what is to be done. A person who writes material can read and change one. */

type Edit =
  /** What to do; the words at fault go. */
  | { advice: string }
  /** What is to stand in their place. */
  | { instead: string; advice?: string }
  /** What is to be added after them, or at the end where words are missing. */
  | { add: string }
  /** What is to be put at the head of the piece. */
  | { atHead: string };

/** Words at fault. Where it names none, the fault is that something is missing. */
export type Fault = Edit &
  Beside & {
    /** Where the check as a whole is put to more pieces than this fault. */
    when?: When;
    /** Words that the piece stands behind: it does not deny them, and they are nobody else's. */
    says?: Phrase[];
    /** Words in a sentence of the piece's own, where the denial is the fault: "without a contract". */
    denies?: Phrase[];
    /** Lists of which a sentence says something each. */
    together?: Phrase[][];
    /** Places that several checks ask for, such as arrangements without an agreement. */
    places?: (facts: Facts) => readonly (Sentence | Match)[];
    /** Places that the facts have found. */
    spans?: (facts: Facts) => readonly Span[];
    /** The piece says this somewhere. */
    somewhere?: When["says"];
    /** It says this nowhere: the first place at fault stands for what is missing. */
    missing?: When["says"];
    /** Told only where the faults above it are not found. */
    alone?: true;
    /** What is wrong; `{words}` stands for the words at fault in quotation marks. */
    issue: string;
    /** Where the check's own severity does not fit. */
    severity?: Severity;
    /** Where another sub-clause of the clause fits better. */
    subclause?: string;
  };

/** Ideas that make a fault where they meet, in whatever order and words. */
type Meeting = Beside & {
  when?: When;
  ideas: Combination[];
  /** What the Code asks, to follow what is wrong. */
  rule: string;
  /** A refusal, a ban or a "no" lifts it, but for a "no" inside one of these ideas, where it belongs to the fault: "no need to ask".
   * Sly wordings ("no strings") lift nothing. */
  unlessRefused?: Concept[];
  /** The same, where sly wordings are none of the matter. */
  unlessDenied?: Concept[];
};

/** A check as it is written down. */
export type WrittenCheck = Omit<Check, "applies" | "find"> & {
  /** One of several, where there are several. */
  when: When | When[];
  faults?: Fault[];
  meetings?: Meeting[];
  /** Reasons why a sentence may be at fault, for a check whose findings need confirmation. */
  grounds?: readonly Ground[];
  /** What else the sentences must have that the grounds are looked for in. */
  groundsIn?: Beside;
  /** The grounds are looked for in everything but prescribing information and references, not in the piece's own sentences alone. */
  readsNotes?: true;
};

function placesOf(fault: Fault, facts: Facts): (Sentence | Match)[] {
  const { says, denies, together: lists, places } = fault;
  return [
    ...(says ? ownWords(says, facts) : []),
    ...(denies ? findPhrases(denies, facts, ownSentences(facts)) : []),
    ...(lists ? together(facts, lists) : []),
    ...(places?.(facts) ?? []),
  ].filter((place) => standsBeside(fault, facts, "sentence" in place ? place.sentence : place));
}

function editOf(fault: Fault, { at, fix }: Hit): FixDraft {
  if ("instead" in fault)
    return { kind: "replace", with: fault.instead, ...(fault.advice ? { note: fault.advice } : {}) };
  if ("atHead" in fault) return { kind: "insert", at: 0, text: fault.atHead };
  return "add" in fault ? { kind: "insert", at: at?.end ?? "end", text: fault.add } : fix;
}

const withEdit = (fault: Fault, hit: Hit): Hit => ({ ...hit, fix: editOf(fault, hit) });

/** What a hit has of its own beside the check. */
const ownPart = ({ severity, subclause }: Fault): Partial<Hit> => ({
  ...(severity ? { severity } : {}),
  ...(subclause ? { subclause } : {}),
});

function hitsOf(fault: Fault, facts: Facts): Hit[] {
  const { when = {}, somewhere, missing, issue } = fault;
  if (!holds(when, facts) || !holds({ says: somewhere, saysNot: missing }, facts)) return [];
  const advice = ("advice" in fault && fault.advice) || "";
  const bare = (at: Span | null): Hit => ({ at, issue, fix: { kind: "delete", note: advice }, ...ownPart(fault) });
  if (fault.spans) return fault.spans(facts).map((at) => withEdit(fault, bare(at)));
  if (!fault.says && !fault.denies && !fault.together && !fault.places) return [withEdit(fault, bare(null))];
  const places = placesOf(fault, facts);
  const told = (words: string) => issue.replaceAll("{words}", () => quoted(words));
  return hitsIn(facts, missing ? places.slice(0, 1) : places, told, advice, ownPart(fault)).map((hit) =>
    withEdit(fault, hit),
  );
}

function hitsWhereMet(meeting: Meeting, facts: Facts): Hit[] {
  const { when = {}, ideas, rule, unlessRefused, unlessDenied } = meeting;
  if (!holds(when, facts)) return [];
  return combined(
    ideas,
    facts,
    rule,
    ({ sentence }) =>
      standsBeside(meeting, facts, sentence) &&
      !(unlessRefused && holdsBack(facts, sentence, ...unlessRefused)) &&
      !(unlessDenied && refrains(facts, sentence, ...unlessDenied)),
  );
}

function hitsOnGrounds({ grounds = [], groundsIn = {}, readsNotes }: WrittenCheck, facts: Facts): Hit[] {
  if (grounds.length === 0) return [];
  const read = readsNotes
    ? facts.sentences.filter(({ zone }) => zone !== "pi" && zone !== "references")
    : ownSentences(facts);
  return onGrounds(
    facts,
    read.filter((sentence) => standsBeside(groundsIn, facts, sentence)),
    grounds,
  );
}

/** What the faults find in their order; one that stands alone finds nothing where one above it does. */
function hitsOfAll(faults: readonly Fault[], facts: Facts): Hit[] {
  const found: Hit[] = [];
  for (const fault of faults) if (!fault.alone || found.length === 0) found.push(...hitsOf(fault, facts));
  return found;
}

/** The hits without those that say the same of the same words. */
const onceEach = (hits: readonly Hit[]) => [
  ...new Map(hits.map((hit) => [`${hit.at?.start} ${hit.issue}`, hit])).values(),
];

/** The check that is written down. */
export function written(wording: WrittenCheck): Check {
  const { when, faults = [], meetings = [], grounds, groundsIn, readsNotes, ...check } = wording;
  return {
    ...check,
    applies: (facts) => [when].flat().some((one) => holds(one, facts)),
    find: (facts) =>
      onceEach([
        ...hitsOfAll(faults, facts),
        ...meetings.flatMap((meeting) => hitsWhereMet(meeting, facts)),
        ...hitsOnGrounds(wording, facts),
      ]),
  };
}
