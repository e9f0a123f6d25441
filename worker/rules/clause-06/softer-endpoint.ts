import { findPhrases } from "#worker/text/language/phrases.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { statesLicence } from "#worker/text/voice/states-licence.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Figure } from "../facts/figure-readers.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { STEPS, type Step } from "./endpoint-steps.ts";

const having = (facts: Facts, sentences: Sentence[], pattern: RegExp) =>
  sentences.filter((s) => pattern.test(wordsOf(facts, s)));

/** The sentences that speak of either outcome of a step, and the shares that they report; found once, for every claim is
 * held against them. */
interface Places {
  soft: Sentence[];
  hard: Sentence[];
  reports: { soft: Report[]; hard: Report[]; hardByName: Report[] };
}

function placesOf(facts: Facts, step: Step): Places | null {
  const copy = ownSentences(facts);
  const soft = having(facts, copy, step.soft);
  if (soft.length === 0) return null;
  const hard = having(facts, copy, step.hard);
  const reports = {
    soft: reportsOf(facts, soft, step.soft),
    hard: reportsOf(facts, hard, step.hard),
    hardByName: reportsOf(facts, hard, step.name === "clear skin" ? HARD_SKIN : step.hard),
  };
  return { soft, hard, reports };
}

const NEAR_CHARS = 60;

/** A share of patients that is reported for an endpoint, and in which sentence. */
interface Report {
  sentence: number;
  share: number;
}

/** The shares of patients reported for an endpoint: in each sentence the percentage nearest to its name. */
function reportsOf(facts: Facts, sentences: Sentence[], endpoint: RegExp): Report[] {
  return sentences.flatMap((s) => {
    const m = endpoint.exec(wordsOf(facts, s));
    if (!m) return [];
    const [from, to] = [s.start + m.index, s.start + m.index + m[0].length];
    const levels = (facts.figures.bySentence[s.index] ?? []).filter((f) => f.kind === "percent" && f.role === "level");
    const distance = (f: Figure) => (f.start >= to ? f.start - to : f.end <= from ? from - f.end + 1 : 0);
    const [nearest] = levels.filter((f) => distance(f) < NEAR_CHARS).sort((a, b) => distance(a) - distance(b));
    return nearest ? [{ sentence: s.index, share: nearest.value }] : [];
  });
}

/** The first share reported outside the sentence of a claim. */
const reported = (reports: Report[], { sentence }: Claim): number | null =>
  reports.find((report) => report.sentence !== sentence)?.share ?? null;

/** The share that a claim gives, if any. */
function claimed(facts: Facts, claim: Claim): number | null {
  const levels = (facts.figures.bySentence[claim.sentence] ?? []).filter(
    (f) => f.kind === "percent" && f.role === "level",
  );
  if (levels[0]) return levels[0].value;
  const words = wordsOf(facts, sentenceOf(facts, claim.sentence));
  if (/\b(?:most|majority)\b/i.test(words)) return 50;
  return /\b(?:almost|nearly|virtually) (?:all|every)/i.test(words) ? 88 : null;
}

const TOLERANCE = 6;

/** Whether the piece's own figure for the hard outcome bears the claim out. */
function isBorneOut(facts: Facts, claim: Claim, { hard, reports }: Places): boolean {
  if (!hard.some((s) => s.index !== claim.sentence)) return false;
  const [share, figure] = [claimed(facts, claim), reported(reports.hardByName, claim)];
  return share === null || figure === null || figure >= share - TOLERANCE;
}

/** The hard skin endpoint by its name alone, so that the figure nearest to it is its own. */
const HARD_SKIN = /\b(?:PASI|EASI)[ -]?100\b|\bcompletely clear|\bIGA 0\b(?!\s?(?:\/|or))|\btotal clearance\b/i;

const SAME = 2;

/** Whether the share claimed for the hard outcome is the one that the piece reports for the soft one. */
function borrowsFigure(facts: Facts, claim: Claim, { reports }: Places): boolean {
  const share = claimed(facts, claim);
  if (share === null) return false;
  const [soft, hard] = [reported(reports.soft, claim), reported(reports.hard, claim)];
  return soft !== null && Math.abs(share - soft) <= SAME && (hard === null || hard < share - TOLERANCE);
}

/** Whether a claim rests on a source of its own, which the sentence on the softer outcome does not cite. */
function citesAnother(facts: Facts, claim: Claim, soft: Sentence): boolean {
  const theirs = facts.citations.filter((c) => soft.start <= c.start && c.end <= soft.end).flatMap((c) => c.numbers);
  return claim.citations.length > 0 && !claim.citations.some((number) => theirs.includes(number));
}

function findStep(facts: Facts, step: Step): Hit[] {
  const claimed = findPhrases(step.claimed, facts);
  if (claimed.length === 0) return [];
  const bySentence = Map.groupBy(claimed, (m) => m.sentence.index);
  const claims = ownClaims(facts).filter(({ sentence }) => bySentence.has(sentence));
  if (claims.length === 0) return [];
  const places = placesOf(facts, step);
  const soft = places?.soft[0];
  if (!places || !soft) return [];
  return claims.flatMap((claim) => {
    const match = bySentence.get(claim.sentence)?.find((m) => !isDisowned(m, facts));
    if (!match) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    const words = wordsOf(facts, sentence);
    const borrowed = borrowsFigure(facts, claim, places);
    if (statesLicence(words) || (!borrowed && citesAnother(facts, claim, soft))) return [];
    const speaks = claim.namesOwn || isSlogan(facts, sentence) || borrowed;
    if (!speaks || ofSentence(facts.figures.pairs, claim.sentence).length > 0) return [];
    if ((claim.tone === "reported" && !borrowed) || step.soft.test(words) || isBorneOut(facts, claim, places))
      return [];
    if (/\b(?:does|do|not|may|aim|goal|target)\b[^.]{0,30}$/i.test(words.slice(0, match.start - sentence.start)))
      return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, match))} claims ${step.name}, but what the piece reports is ${step.softName} (${quoted(wordsOf(facts, soft))}). A claim must not go beyond the endpoint that was measured.`,
      ),
    ];
  });
}

/** Clause 6.1: a claim stays with the endpoint that was measured. */
export const softerEndpoint: Check = {
  id: "clause-06/softer-endpoint",
  requirement: "6.not-misleading-overall",
  severity: "HIGH",
  duty: "must",
  themes: ["misleading-claim", "exaggerated-claim", "statistics-and-graphs"],
  applies: (facts) => {
    if (!speaksOfMedicine(facts)) return false;
    const copy = ownSentences(facts).map((s) => wordsOf(facts, s));
    return STEPS.some(({ soft }) => copy.some((words) => soft.test(words)));
  },
  find: (facts) => STEPS.flatMap((step) => findStep(facts, step)),
  examples: {
    flagged: [
      {
        text: "Xelvora (mirtazepan) for psoriasis\n\n[[Clear skin for summer]]\n\nAt week 16, 71% of patients on Xelvora and 6% on placebo reached PASI 75 (p<0.001).",
        why: "PASI 75 told as clear skin",
      },
      {
        text: "Xelvora (mirtazepan) for epilepsy\n\n[[Xelvora brings freedom from seizures.]]\n\n38% had at least a 50% reduction in seizure frequency, compared with 21% on placebo.",
        why: "a responder rate told as freedom",
      },
      {
        text: "Xelvora (mirtazepan) for osteoporosis\n\n[[Xelvora prevents hip fractures.]]\n\nBone mineral density rose by 6.2% v 0.4% with placebo.",
        why: "bone density told as fractures",
      },
      {
        text: "Xelvora (mirtazepan)\n\n[[Xelvora protects the heart.]]\n\nLDL cholesterol fell by 41% v 3% with placebo.",
        why: "a surrogate told as protection",
      },
    ],
    clean: [
      {
        text: "Xelvora (mirtazepan) for psoriasis\n\nPASI 75 by 71% v 6%.1\n\nXelvora can leave skin completely clear.2\n\nReferences: 1. Ames R et al. Skin 2021;4:12. 2. Bole T et al. Skin 2022;5:30.",
        why: "the claim has a source of its own",
      },
      {
        text: "Xelvora (mirtazepan) for psoriasis\n\nClear or almost clear skin at week 16: 52% v 4% with placebo (IGA 0 or 1).",
        why: "the endpoint as measured",
      },
      {
        text: "Xelvora (mirtazepan) for psoriasis\n\nClear skin (PASI 100) was reached by 31% v 1%; PASI 75 by 71% v 6%.",
        why: "the hard endpoint has its figure",
      },
      {
        text: "Xelvora (mirtazepan) does not cure osteoporosis. In the study pain improved in 40% v 22%.",
        why: "negated",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 50 mg tablets: one tablet once a day.", why: "no endpoint" },
      {
        text: "Clear skin is not everything. About one person in 50 has psoriasis.",
        why: "no medicine",
        audience: "patients",
      },
    ],
  },
};
