import { wordsOf } from "#worker/text/words-of.ts";
import { beforeStop, hitOn, quoted } from "../checks/hits.ts";
import { nearby, notesOf, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const FROM_BASELINE =
  /\bfrom (?:the |their )?(?:baseline|entry|start|day (?:0|1|one))\b|\bcompared with (?:baseline|before|the start)\b/i;
const CONTROLLED =
  /\b(?:placebo|vehicle|sham|control|comparator|compared with (?!baseline|before|the start)|versus|vs?\.?|than|against)\b/i;
/** The copy says that a marker shows how the medicine works and no more. */
const MECHANISM =
  /\b(?:markers?|biops\w+|measurements?|surrogates?)\b[^.]{0,60}\b(?:(?:do|does) not\b[^.]{0,30}\b(?:show|mean|prove|predict)|show how)\b/i;
const FRAME =
  /\b(?:n ?= ?\d|adults|patients|people|women|men|children|study|trial|open label|control|weeks?|months?|years?|placebo|vehicle)\b/i;

/** A result of benefit with a percentage of change or of patients. */
function results(facts: Facts): Claim[] {
  return ownClaims(facts).filter(
    (c) =>
      (c.kinds.includes("efficacy") || FROM_BASELINE.test(wordsOf(facts, sentenceOf(facts, c.sentence)))) &&
      (facts.figures.bySentence[c.sentence] ?? []).some((f) => f.kind === "percent" && f.role !== "threshold") &&
      !/£|\b(?:revenue|sales|(?:should|must) be (?:stopped|discontinued))\b/i.test(
        wordsOf(facts, sentenceOf(facts, c.sentence)),
      ),
  );
}

function find(facts: Facts): Hit[] {
  return results(facts).flatMap((claim) => {
    const sentence = sentenceOf(facts, claim.sentence);
    const around = nearby(facts, claim.sentence, 3, 4).map((s) => wordsOf(facts, s));
    const words = wordsOf(facts, sentence);
    if (
      FROM_BASELINE.test(words) &&
      !around.some((w) => CONTROLLED.test(w) || MECHANISM.test(w)) &&
      notesOf(facts, "no-control").length === 0
    )
      return [
        {
          ...hitOn(
            facts,
            sentence,
            `${quoted(words)} gives a change from baseline and no result for a control group. Without it a reader cannot tell what the medicine did.`,
            {
              kind: "insert",
              at: beforeStop(facts, sentence),
              text: " (change with placebo: [figure])",
            },
          ),
          severity: "MEDIUM" as const,
        },
      ];
    if (around.some((w) => FRAME.test(w)) || claim.citations.length > 0) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(words)} should say in how many patients, of what kind, against what and for how long the result was seen.`,
        {
          kind: "insert",
          at: beforeStop(facts, sentence),
          text: " ([number] patients; [population]; [comparator and its result]; [weeks of treatment])",
        },
      ),
    ];
  });
}

/** Clause 6.1: enough is told for readers to form their own opinion. */
export const missingFrame: Check = {
  id: "clause-06/missing-frame",
  requirement: "6.completeness",
  severity: "LOW",
  duty: "should",
  themes: ["misleading-claim", "statistics-and-graphs"],
  applies: (facts) => speaksOfMedicine(facts) && results(facts).length > 0,
  find,
  examples: {
    flagged: [
      { text: "Xelvora (mirtazepan) for flushes\n\n[[Flushes fell by 61% from baseline.]]", why: "no control result" },
      { text: "Xelvora (mirtazepan)\n\n[[60% response.]]", why: "no population, comparator or time" },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) for UK prescribers\nIf the skin does not improve, Tavorel gel, 2%, should be stopped.",
        why: "a strength in an instruction",
      },
      {
        text: "Xelvora (mirtazepan)\n\nFlushes fell by 61% from baseline with Xelvora and by 35% with placebo over 12 weeks.",
        why: "with its control",
      },
      { text: "Xelvora (mirtazepan)\n\n60% of 212 adults responded at week 12.", why: "framed" },
      {
        text: "Xelvora (mirtazepan)\n\nOpen label, no control group. Pain scores were reduced by 40% from baseline.",
        why: "says that there was no control",
      },
    ],
    inapplicable: [
      { text: "Xelvora (mirtazepan) 10 mg tablets.", why: "no result" },
      { text: "60% of nurses replied.", why: "no medicine" },
    ],
  },
};
