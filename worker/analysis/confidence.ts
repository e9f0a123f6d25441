import type { AnalysisResult, Coverage, Finding, RiskLevel } from "#schema/result.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import measured from "./measured.json" with { type: "json" };

type Reason = AnalysisResult["confidenceReasons"][number];

/** Fewer words than this give too little to judge a piece by. */
const SHORT_MATERIAL_WORDS = 60;

/** How often a finding of this check was right on the development set, in percent; new checks get the engine's mean. */
export function findingConfidence(check: string): number {
  const rates: Record<string, number> = measured.checks;
  return rates[check] ?? measured.meanCheck;
}

/** A level that fewer verdicts than these had is taken to be right half of the time for what is short of them. */
const ENOUGH_VERDICTS = 10;

/** How often a verdict was exactly right on 409 real documents when they were met for the first time (rounds 11 to 13, each with the rules of
 * that day), for texts unlike the practice materials and for pieces about a medicine that exists. */
const ON_REAL: Record<RiskLevel, { right: number; of: number }> = {
  NO_RISK: { right: 235, of: 277 },
  LOW: { right: 5, of: 25 },
  MEDIUM: { right: 4, of: 29 },
  HIGH: { right: 41, of: 78 },
};

interface Confidence {
  confidence: number;
  reasons: Reason[];
}

function readingFactor(coverage: Coverage, reasons: Reason[]): number {
  let factor = 1;
  if (coverage.unread.length > 0) {
    const share = Math.min(1, coverage.unread.length / Math.max(1, coverage.pages));
    factor *= 1 - 0.5 * share - 0.1;
    reasons.push({
      effect: "lowers",
      text: `${coverage.unread.length} part(s) of the file could not be read with certainty.`,
    });
  }
  if (coverage.ocrConfidence !== null) {
    factor *= Math.min(1, 0.4 + coverage.ocrConfidence / 160);
    reasons.push({
      effect: coverage.ocrConfidence >= 90 ? "raises" : "lowers",
      text: `Words were recognised in pictures with ${coverage.ocrConfidence}% confidence.`,
    });
  } else if (coverage.unread.length === 0)
    reasons.push({ effect: "raises", text: "All of the text was read directly from the file." });
  if (coverage.words < SHORT_MATERIAL_WORDS) {
    factor *= 0.8;
    reasons.push({
      effect: "lowers",
      text: `The material has only ${coverage.words} words, which leaves much to the artwork or the context.`,
    });
  }
  return factor;
}

/** Confidence in the verdict: how often a verdict of this level was exactly right when measured, on materials like this one or on real
 * documents unlike them, lowered by what could not be read and by the share of engaged requirements that only a person can decide. */
export function confidenceOf(
  risk: RiskLevel,
  outcomes: ClauseOutcome[],
  coverage: Coverage,
  isLikePractice: boolean,
): Confidence {
  const reasons: Reason[] = [];
  const { right, of } = isLikePractice ? measured.verdict[risk] : ON_REAL[risk];
  const measuredOn = isLikePractice
    ? "practice materials that nothing was learnt from"
    : "real documents met for the first time";
  const short = Math.max(0, ENOUGH_VERDICTS - of);
  const base = (100 * (right + short / 2)) / (of + short);
  reasons.push({
    effect: base >= 85 ? "raises" : "lowers",
    text:
      of === 0
        ? "How often verdicts of this level are right has not been measured on materials that nothing was learnt from."
        : `Verdicts of this level were exactly right on ${right} of ${of} ${measuredOn}.`,
  });
  const decided = outcomes.reduce((n, outcome) => n + outcome.decided.length, 0);
  const human = outcomes.reduce((n, outcome) => n + outcome.human.length, 0);
  const openShare = human / Math.max(1, decided + human);
  reasons.push({
    effect: openShare > 0.4 ? "lowers" : "raises",
    text: `${decided} checks applied; ${human} need a person.`,
  });
  const factor = readingFactor(coverage, reasons) * (openShare > 0.4 ? 0.95 : 1);
  return { confidence: Math.round(Math.max(5, Math.min(99, base * factor))), reasons };
}

const BY_MODEL_ALONE = "This level rests on findings of the AI reviewer alone; by the rules it would be lower.";

/** Whether a verdict is higher than the rules' own, by the reasons of its confidence. */
export const isByModelAlone = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ text }) => text === BY_MODEL_ALONE);

/** The confidence where the level is that of findings which only the AI reviewer made: no more than theirs. */
export function onTheModelsWord(ofRules: Confidence, risk: RiskLevel, findings: Finding[]): Confidence {
  const best = Math.max(...findings.filter((f) => f.severity === risk).map((f) => f.confidence));
  return {
    confidence: Math.min(ofRules.confidence, best),
    reasons: [...ofRules.reasons, { effect: "lowers", text: BY_MODEL_ALONE }],
  };
}
