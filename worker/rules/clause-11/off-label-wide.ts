import { everyMatch } from "#worker/text/every-match.ts";
import { findPhrases, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote, ofOwnMedicine } from "../checks/of-the-medicine.ts";
import { conditionsIn, plainIllness } from "../facts/conditions.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { PATIENT } from "../vocabulary/patients.ts";
import { isCaution } from "./off-label.ts";

/** The licence is told in so many words and ends with the bare illness. */
const BARE_LICENCE =
  /\b(?:now |newly )?(?:licen[cs]ed|indicated|approved|authori[sz]ed) (?:for|in) ([\p{L}' -]{4,50}?)(?=[.:;,!"(\n]|$)/giu;
/** What every match of it holds, with the same flags, so that it takes the same letters. */
const OF_LICENCE = /licen[cs]ed|indicated|approved|authori[sz]ed/iu;
/** How ill, or after what: limits that such a line may not leave out. */
const LIMITED =
  /\b(?:moderate(?:ly)?(?: to|,| or|-to-)|severe(?:ly)?|inadequate|insufficient|lost response|no longer respond\w*|failed|failure of|intoleran\w+|add-?on|in combination|adjunct\w*|at least (?:one|two|three|\d))/i;
const MAX_LINE_TOKENS = 18;

/** "Not just narcolepsy", "more than gout": the licensed use is named as one of several. */
const NOT_JUST =
  /\b(?:not (?:just|only|merely|simply)|more than(?: just)?|beyond|far from just|no longer (?:just|only)) (?:for |in |a medicine for )?([\p{L}' -]{4,40})/giu;
const OF_MORE = /just|only|merely|simply|more than|beyond/iu;
/** What the medicine does for whoever is named after that. */
const DOES =
  /\b(?:gets?|keeps?|helps?|works?|lifts?|calms?|eases?|settles?|supports?|treats?|suits?|does|benefits?|relieves?|can|makes?)\b/i;
const FOLLOWING = 4;

const hit = (facts: Facts, s: Sentence, why: string): Hit => ({
  at: { start: s.start, end: s.end },
  issue: `${quoted(wordsOf(facts, s))} ${why} (${quoted(facts.licence.terms?.indication ?? "")}). Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).`,
  fix: { kind: "delete", at: withBlanks(facts, s) },
});

const COMMON =
  /^(?:adults?|patients?|people|treatment|medicines?|children|another|licensed|indication|excessive|severe)$/;
const sharesIllness = (said: string, licence: string) =>
  conditionsIn(said).some((c) => c.key.split(" ").some((word) => word.length > 3 && licence.includes(word))) ||
  (said.toLowerCase().match(/\p{L}{7,}/gu) ?? []).some((word) => !COMMON.test(word) && licence.includes(word));
/** A banner that is quoted in full stands on one line with its statement on adverse events. */
const bannersOf = (facts: Facts, copy: Sentence[]) => [
  ...copy,
  ...facts.sentences.filter((s) => s.zone === "ae-statement" && !/\badverse\b/i.test(wordsOf(facts, s))),
];

function bareLicences(facts: Facts, copy: Sentence[], licence: string): Hit[] {
  const limited = licence.split(/[.;\n]/).filter((part) => LIMITED.test(part));
  return copy
    .filter((s) => {
      const words = wordsOf(facts, s);
      if (s.last - s.first > MAX_LINE_TOKENS || !OF_LICENCE.test(words)) return false;
      if (LIMITED.test(words) || isCaution(words)) return false;
      return everyMatch(BARE_LICENCE, words).some((m) => limited.some((part) => sharesIllness(m[1] ?? "", part)));
    })
    .map((s) => hit(facts, s, "leaves out how ill the licence asks people to be, or after what treatment"));
}

function beyondUses(facts: Facts, copy: Sentence[], licence: string): Hit[] {
  const own = facts.products.filter((p) => p.role === "own");
  return copy.flatMap((s, at) => {
    const words = wordsOf(facts, s);
    const named = OF_MORE.test(words) && everyMatch(NOT_JUST, words).some((m) => sharesIllness(m[1] ?? "", licence));
    if (!named) return [];
    const claims = copy
      .slice(at, at + FOLLOWING + 1)
      .filter(
        (next) =>
          own.some((p) => startsWithin(p.mentions, next)) &&
          DOES.test(wordsOf(facts, next)) &&
          !isCaution(wordsOf(facts, next)),
      );
    return claims.map((next) => hit(facts, next, "speaks for more uses than the licence covers"));
  });
}

/** What medicines are taken for that is no illness, and how a licence that covers it names it. */
const PURPOSES: readonly { named: Phrase[]; inLicence: RegExp }[] = [
  {
    named: phrases(
      "lose|losing|shed|shedding|drop|dropping ..2 weight|pounds|stone|kilos|inches",
      "weight|fat loss|burning",
      "slim|slims|slimmer|slimming|slimmers|thinner",
      "dress size|sizes",
    ),
    inLicence: /obes|overweight|weight/,
  },
  {
    named: phrases(
      "wrinkles|longevity|youth|youthful|rejuvenation|beauty",
      "anti ageing",
      "look|looks|looking ..1 younger",
    ),
    inLicence: /wrinkl|lines|photoage/,
  },
  {
    named: phrases("athletes|bodybuilders|bodybuilding|sprinters|gym", "sporting|athletic performance"),
    inLicence: /muscle|sport|growth hormone|testosterone/,
  },
];
/** The medicine is given for it, or helps those who want it. */
const FOR_PURPOSE = phrases(
  `@product ..3 for|helps|lets|makes|keeps`,
  `helps|help|lets|makes ..1 ${PATIENT}|them|you|her|him|those`,
  "use|take|give|prescribe|try|offer|choose|start @product",
  "can|may|could ..2 take|use|have|get|try|want|start",
  "used|taken|given|prescribed|tried|recommended ..3 for|to|by",
  "want|wants|wish|wishes|hope|hopes|like|likes ..4",
  "treatment|medicine|tablet|injection|pill|answer|option|choice|aid|remedy|effective|ideal",
);
/** People who lack what the licence is for. */
const UNTREATED = phrases(
  `healthy ${PATIENT}|individuals`,
  "no|without ..1 diagnosis",
  "undiagnosed|perfectly well|healthy",
);
const LACKING = /\b(?:without|no|free of|not have|free from) (?:[\w-]+ ){0,2}$/i;
const SERVES = [
  /\b(?:can|may|could) (?:\w+ )?(?:take|use|have|try|benefit)\b/i,
  /\b(?:helps?|suits?|benefits?|carries|lifts|works? (?:for|in)|finds?|as well|too)\b/i,
];
/** Trials, results, limits and signs of illness tell of such people and purposes without serving them. */
const TELLS = [
  /\b(?:stud(?:y|ies)|trials?|volunteers?|subjects|pharmacokinetic\w*|placebo|with (?:and|or) without|mean|observed)\b/i,
  /\b(?:not|only|unless|if|never|nor|associated|secondary|exploratory|diet)\b|\d\s?(?:%|kg)/i,
  /\b(?:alarm|red[- ]flag|warning|symptoms?|signs?|unexplained|unintended|side effects?|monitor\w*|report\w*)\b/i,
];
const isAny = (patterns: RegExp[], words: string): boolean => patterns.some((one) => one.test(words));

const holds = (facts: Facts, s: Sentence, list: Phrase[]): boolean => findPhrases(list, facts, [s]).length > 0;

/** Whether the sentence is of people who lack the only illness that the licence names. */
function isOfTheUntreated(facts: Facts, s: Sentence, licence: string): boolean {
  if (holds(facts, s, UNTREATED)) return true;
  const words = wordsOf(facts, s);
  const licensed = new Set(conditionsIn(licence).map(({ key }) => key));
  return (
    licensed.size === 1 &&
    conditionsIn(words).some((c) => LACKING.test(words.slice(0, c.start)) && licence.includes(c.key.slice(0, -2)))
  );
}

/** Whether the piece itself says that such a use is outside the licence. */
const isDisclaimed = (facts: Facts, named: Phrase[]): boolean =>
  facts.sentences.some((s) => /\bnot\b|\bun/i.test(wordsOf(facts, s)) && holds(facts, s, named));

function foreignPurposes(facts: Facts, licence: string): Hit[] {
  const purposes = PURPOSES.filter((p) => !p.inLicence.test(licence) && !isDisclaimed(facts, p.named));
  return ofOwnMedicine(facts)
    .filter((s) => {
      const words = wordsOf(facts, s);
      if (s.zone === "direction" || isAny(TELLS, words) || isCaution(words) || /\?\W*$/.test(words)) return false;
      if (isAny(SERVES, words) && isOfTheUntreated(facts, s, licence)) return true;
      return purposes.some(({ named }) => holds(facts, s, named)) && holds(facts, s, FOR_PURPOSE);
    })
    .map((s) => hit(facts, s, "speaks for people or a purpose that the licence does not name"));
}

/** 11.2: the licence is not told wider than it is, nor its use named as one of several. */
export const offLabelWide: Check = {
  id: "clause-11/off-label-wide",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  themes: ["off-label", "misleading-claim"],
  applies: (facts) => couldPromote(facts) && facts.licence.terms !== null && facts.licence.terms.source !== "line",
  find: (facts) => {
    const { terms } = facts.licence;
    const licence = plainIllness(terms?.indication ?? "");
    const copy = ownSentences(facts);
    return [
      ...bareLicences(facts, bannersOf(facts, copy), licence),
      ...beyondUses(facts, copy, licence),
      ...foreignPurposes(facts, licence),
    ];
  },
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\n[[Tavorel helps women to lose weight before the summer.]]",
        why: "a purpose that is no illness",
      },
      {
        text: "Tavorel (tavorimib) is licensed for migraine in adults.\n[[People without migraine can take Tavorel as well.]]",
        why: "people who lack what it is for",
      },
      {
        text: "[[Tavorel (tavorimib): now licensed for psoriasis.]]\n\nReference: 1. Tavorel SPC: treatment of adults with moderate to severe psoriasis in whom phototherapy has failed.",
        why: "the banner is wider than the licence",
      },
      {
        text: "Tavorel (tavorimib) is licensed for insomnia in adults.\nNot just insomnia\n[[Night workers, new parents, long-haul crews: Tavorel helps them all.]]",
        why: "the licensed use as one of several",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) is licensed for type 2 diabetes in adults.\nMean weight loss on Tavorel was 2 kg. Tavorel helps patients to lose weight but is not licensed for weight loss.",
        why: "a result, and a purpose that the piece itself disclaims",
      },
      {
        text: "Tavorel (tavorimib) is licensed for reflux disease in adults.\nAlarm symptoms (weight loss, bleeding) need an endoscopy before Tavorel is prescribed to help patients.",
        why: "a sign of illness is no purpose",
      },
      {
        text: "Tavorel (tavorimib): licensed for moderate to severe psoriasis.\n\nReference: 1. Tavorel SPC: treatment of adults with moderate to severe psoriasis in whom phototherapy has failed.",
        why: "the severity is told",
      },
      {
        text: "Tavorel (tavorimib) is licensed for insomnia in adults.\nInsomnia is more than a bad night. Tavorel is taken at bedtime.",
        why: "a word on the illness",
      },
      {
        text: "Since 2023 Tavorel (tavorimib) has been licensed for gout. It may now be prescribed to adults with severe psoriasis in whom phototherapy has failed.",
        why: "the limits belong to the other illness",
      },
      { text: "Tavorel (tavorimib) is licensed for migraine.", why: "a licence without such limits" },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets.", why: "the licence is not told" }],
  },
};
