import { everyMatch } from "#worker/text/every-match.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import { conditionsIn, plainIllness } from "../facts/conditions.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
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
    return [...bareLicences(facts, bannersOf(facts, copy), licence), ...beyondUses(facts, copy, licence)];
  },
  examples: {
    flagged: [
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
