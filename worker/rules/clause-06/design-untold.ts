import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { beforeStop, hitOn, quoted } from "../checks/hits.ts";
import { ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** A design in which those who judged the result knew the treatment, or nothing was left to chance. */
const UNBLINDED =
  /\b(?:open[- ]label\w*|un-?blinded|not (?:double[- ])?blind(?:ed)?|unmasked|single[- ]blind|(?:patients?|doctors?|assessors?|investigators?|raters?|staff|both|all|everyone)\b[^.;]{0,40}\b(?:knew|aware of) (?:which|what|the)|not randomi[sz]ed|non-?randomi[sz]ed|retrospective|observational|case series|before[- ]and[- ]after)\b/i;
/** A result that is early or of a few. */
const EARLY =
  /\b(?:first \d+ of (?:the )?\d+|interim|phase (?:1|2|I|II|one|two)\b(?![^.]{0,40}\b(?:and|,) ?(?:phase )?(?:3|III))|pilot|pre-?print|not (?:yet )?peer[- ]reviewed|still (?:running|recruiting|under way)|(?:trial|study) (?:is )?(?:ongoing|under way|continues)|preliminary)\b/i;
/** Words by which the copy lets its reader know. */
const TOLD: Record<"unblinded" | "early", RegExp> = { unblinded: UNBLINDED, early: EARLY };
/** A boast that asks for a trial behind it. */
const PROVES =
  /\b(?:proven|proves?|proof|shows?|showed|shown|evidence|demonstrat\w+|significant\w*|superior\w*|half|twice|double|halve[sd]?|more|fewer|less|faster|better|longer|higher|lower|greater|than|v|vs|versus|first|only)\b/i;

type Kind = keyof typeof TOLD;

/** Notes, references and papers kept with the file that own up to the design. */
function admissions(facts: Facts): { kind: Kind; note: Sentence }[] {
  const kinds = Object.keys(TOLD) as Kind[];
  return facts.sentences.flatMap((note) => {
    if (!facts.trial.smallPrint[note.index] || note.zone === "pi" || note.zone === "ae-statement") return [];
    const words = wordsOf(facts, note);
    return kinds.filter((kind) => TOLD[kind].test(words)).map((kind) => ({ kind, note }));
  });
}

/** The reference whose own words, or whose first author's name, the note carries. */
function numberOf(facts: Facts, note: Sentence): number | null {
  const within = facts.references.entries.find((e) => e.start < note.end && note.start < e.end);
  if (within) return within.number;
  const words = wordsOf(facts, note);
  const named = facts.references.entries.find((e) => {
    const author = /^\W*(\p{Lu}[\p{L}'-]{2,30})/u.exec(e.text)?.[1];
    return author !== undefined && words.includes(author);
  });
  return named?.number ?? null;
}

function isBoast(facts: Facts, claim: Claim): boolean {
  return (
    claim.kinds.some((k) => ["efficacy", "comparative", "superlative"].includes(k)) &&
    PROVES.test(wordsOf(facts, sentenceOf(facts, claim.sentence)))
  );
}

function find(facts: Facts): Hit[] {
  const open = ownSentences(facts)
    .filter((s) => !facts.trial.smallPrint[s.index])
    .map((s) => wordsOf(facts, s));
  const hits = admissions(facts).flatMap(({ kind, note }) => {
    const number = numberOf(facts, note);
    if (number === null || open.some((words) => TOLD[kind].test(words))) return [];
    return ownClaims(facts)
      .filter((c) => c.citations.includes(number) && isBoast(facts, c))
      .map((c) => {
        const sentence = sentenceOf(facts, c.sentence);
        return hitOn(
          facts,
          sentence,
          `${quoted(wordsOf(facts, sentence))} does not tell how the result came about, which only a note does: ${quoted(wordsOf(facts, note))} Readers cannot judge the claim without the design.`,
          {
            kind: "insert",
            at: beforeStop(facts, sentence),
            text: ` (${TOLD[kind].exec(wordsOf(facts, note))?.[0] ?? ""})`,
          },
        );
      });
  });
  return hits.filter((hit, i) => hits.findIndex((h) => h.at?.start === hit.at?.start) === i);
}

/** Clause 6.1: a comparison tells the design on which its weight hangs. */
export const designUntold: Check = {
  id: "clause-06/design-untold",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "statistics-and-graphs", "comparison"],
  applies: (facts) => speaksOfMedicine(facts) && admissions(facts).length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[More people slept through than with zolpitane: 52% v 39% (p=0.01).1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Open label; patients filled in the diaries.",
        why: "the assessors knew the treatment",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\n[[The first treatment shown to slow scarring.1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Lung Congress 2024; first 60 of 400 patients.",
        why: "an early look",
      },
      {
        text: "[Printed page]\n\nXelvora (mirtazepan) tablets\n\n[[Fewer relapses than with azathiotine: 12% v 21% (p=0.03)1]]\n\nNausea is common.\n\nReferences: 1. Ames R et al. Gut Res 2021;4:12-18.\n\nPack for the signatory (not printed)\nAmes 2021: 40 centres; not randomised; records of 610 patients.",
        why: "told only in a paper kept with the file",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) tablets\n\nIn an open-label trial more people slept through than with zolpitane: 52% v 39% (p=0.01).1\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Open label.",
        why: "the copy tells it",
      },
      {
        text: "Xelvora (mirtazepan) tablets\n\nMore people slept through than with zolpitane: 52% v 39% (p=0.01).1\n\nReferences: 1. Ames R et al. Sleep Res 2021;4:12-18. Double blind. 2. Bell T et al. Sleep Res 2022;5:1-9. Open label.",
        why: "the open-label trial is another",
      },
    ],
    inapplicable: [{ text: "More seats than last year.1\n\n1. Open label on the box office.", why: "no medicine" }],
  },
};
