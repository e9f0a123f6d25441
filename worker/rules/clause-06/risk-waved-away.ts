import { ofSentence } from "#worker/text/spans.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { isStatement, speaksOfMedicine } from "../checks/own-claims.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { COMFORT, ERRAND, FAIR_RISK, RISK, WAVED_AWAY } from "../concepts/risk.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const FAIR = [NEVER_SAY, FAIR_RISK, PUT_RIGHT];

const COMBINATIONS = [
  {
    all: [WAVED_AWAY, RISK],
    none: [FAIR_RISK, NEVER_SAY],
    noneBeside: [FAIR_RISK],
    why: "plays down the harms of the medicine or the care that it needs",
  },
  {
    all: [COMFORT],
    none: [...FAIR, ERRAND],
    noneBeside: [FAIR_RISK],
    why: "reassures the reader where only rates of adverse reactions would inform",
  },
];

/** A rate in each arm with the size of the trial or the test of it reports; it comforts nobody. */
function isTrialResult(facts: Facts, sentence: Sentence): boolean {
  const figures = facts.figures.bySentence[sentence.index] ?? [];
  const measured = figures.some((f) => f.kind === "p" || f.kind === "sample" || f.kind === "interval");
  return measured && ofSentence(facts.figures.pairs, sentence.index).some((p) => p.kind === "percent");
}

/** A figure's parts, what a study cannot tell, reports of harm, posts and clicks, and what the illness or an item does. */
const NOTHING_WAVED =
  /\b(?:ax[ie]s|numbers at risk)\b|\b(?:do(?:es)?|did|could|can)(?: not|n't|not) (?:\p{L}+ )?(?:remove|exclude|measure|report|rule out)\b|\bstopped on\b|\b(?:drug safety|pharmacovigilance)\b|\b(?:posts|comments|likes)\b[^.;]{0,12}\breactions\b|\breactions\b[^.;]{0,12}\b(?:posts|comments|likes)\b|\b(?:talk to|tell (?:them|your|the)|ring|ask) \b[^.;]{0,60}|\b(?:may not|will not|won't) (?:feel|notice) (?:the warning|it working)\b|\b(?:costs?|prices?|fees?)\b/iu;

const NAMES_HARM = /\b(?:side[- ]effects?|adverse (?:effects?|reactions?|events?))\b/i;

/** Where the words are the only ones of the copy on side effects, they are replaced: taken out, they would leave none. */
function keepingHarm(facts: Facts, hit: Hit): Hit {
  const { at } = hit;
  if (!at || !NAMES_HARM.test(wordsOf(facts, at))) return hit;
  const others = ownSentences(facts).filter((s) => s.start < at.start || s.start >= at.end);
  if (others.some((s) => NAMES_HARM.test(wordsOf(facts, s)) && !/yellow ?card/i.test(wordsOf(facts, s)))) return hit;
  const text = "[State here how often the most frequent and the serious side effects were reported.]";
  return { ...hit, fix: { kind: "replace", at, with: text } };
}

/** 6.4: harms are neither denied nor made little of, by whatever comfort. */
export const riskWavedAway: Check = {
  id: "clause-06/risk-waved-away",
  requirement: "6.ae-not-downplayed",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["safety-claim", "misleading-claim", "patient-safety"],
  applies: speaksOfMedicine,
  find: (facts) =>
    combined(
      COMBINATIONS,
      facts,
      "A medicine must not be said to have no side effects, toxic hazards or risk of addiction or dependency (Clause 6.4).",
      ({ sentence }) =>
        sentence.zone !== "direction" &&
        isStatement(facts, sentence) &&
        !isTrialResult(facts, sentence) &&
        !NOTHING_WAVED.test(wordsOf(facts, sentence)),
    ).map((hit) => keepingHarm(facts, hit)),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Fine even for your frailest patients.]]",
        why: "reassurance for all",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Dizziness is only the body adjusting, so no need to mention the side effects.]]",
        why: "a reaction made little of",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Brush the liver warning aside, it is a formality of the class.]]",
        why: "a warning is brushed aside",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[It comes from a root that the body recognises, so pure and gentle on the system.]]",
        why: "reassurance from nature",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\n[[Put the liver worry aside and carry on prescribing.]]",
        why: "a worry put aside",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNausea usually settles within two weeks, but 3% of patients stopped for it.",
        why: "the rate is given",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nThe markers do not measure the risk, and the trial could not exclude a larger one.\n[Two curves from zero, numbers at risk beneath]",
        why: "what a study cannot tell",
      },
      { text: "Tavorel (tavorimib)\nPromotional material\nNo medicine is free of side effects.", why: "plain truth" },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nBooking takes one telephone call: no fuss.",
        why: "an errand and not the medicine",
      },
      {
        text: "Tavorel (tavorimib) for benign tremor\nPromotional material\nTavorel is for benign tremor in adults.",
        why: "the name of a disease",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nCheck liver function before treatment; hepatic reactions have been reported.",
        why: "a precaution",
      },
      {
        text: "Tavorel (tavorimib)\nPromotional material\nNausea occurred in 14% v 6% on placebo.",
        why: "rates",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nNo attack was seen on monitoring in 41% of patients on Tavorel and 28% on placebo (n=512; p=0.003).",
        why: "a result of a trial",
      },
      {
        text: "Tavorel (tavorimib) tablets for UK prescribers. Promotional.\nFor migraine in adults.\nAt 24 weeks 62 of every 100 on Tavorel and 44 of every 100 on placebo had no infection (n=388; 95% CI 7 to 29).",
        why: "rates in both arms",
      },
    ],
    inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
  },
};
