import type { Clause, ClauseWords } from "../types.ts";
import { accuracyWords } from "./accuracy-words.ts";
import { adverseReactionsDenied } from "./adverse-reactions-denied.ts";
import { bareAdvantage } from "./bare-advantage.ts";
import { boldClaim } from "./bold-claim.ts";
import { disparagement } from "./disparagement.ts";
import { emptySource } from "./empty-source.ts";
import { falseComfort } from "./false-comfort.ts";
import { harmless } from "./harmless.ts";
import { MISLEADING } from "./misleading.ts";
import { mockery } from "./mockery.ts";
import { newAfterTwelveMonths } from "./new-after-twelve-months.ts";
import { othersRunDown } from "./others-run-down.ts";
import { priceUntold } from "./price-untold.ts";
import { professionsBelittled } from "./professions-belittled.ts";
import { riskWavedAway } from "./risk-waved-away.ts";
import { safetySmoothed } from "./safety-smoothed.ts";
import { unqualifiedSafe } from "./unqualified-safe.ts";
import { unsupportedClaim } from "./unsupported-claim.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  ...accuracyWords,
  "frequency-understated": {
    headline: "Understates how common a reaction is",
    asks: "statements on adverse reactions must reflect the evidence (Clause 6.4)",
    action: "reword",
    advice: "Give the frequency stated in the prescribing information.",
  },
  "harm-gone": {
    headline: "Says that a listed adverse reaction is absent",
    asks: "a reaction must not be said to be gone when the evidence lists it (Clause 6.4)",
    action: "reword",
    advice: "Give the reaction's frequency from the SPC instead.",
  },
  "graph-exaggerates": {
    headline: "Graph exaggerates the difference",
    asks: "graphs must give a clear, fair and balanced view (Clause 6.3)",
    action: "ask",
    advice: "Redraw the graph with the full value axis, so that bars and lines are in proportion to their values.",
  },
  "image-claims": {
    headline: "Image suggests an unlicensed or unsupported use",
    asks: "images are claims and must agree with licence and data (Clause 6.3)",
    action: "ask",
    advice: "Choose an image of a patient within the licence and the data.",
  },
  "distorted-figure": {
    headline: "Figure or table drawn to mislead",
    asks: "graphs and tables must give a clear, fair and balanced view (Clause 6.3)",
    action: "ask",
    advice: "Check the figure against its data and redraw it with what a reader needs.",
  },
  "unsupported-claim": {
    headline: "Claim without supporting evidence",
    asks: "every claim must be capable of substantiation (Clause 6.2)",
    action: "substantiate",
    advice: "Cite a study that supports the claim, or withdraw it.",
  },
  "empty-source": {
    headline: "Cited source does not support the claim",
    asks: "every claim must be capable of substantiation (Clause 6.2)",
    action: "substantiate",
    advice: "Cite a source that deals with the claim, or withdraw it.",
  },
  "unqualified-safe": {
    headline: "Unqualified “safe”",
    asks: "“safe” must not be used without qualification (Clause 6.4)",
    action: "reword",
    advice: "Give the rates of adverse reactions with their reference instead, and in which patients.",
  },
  "false-comfort": {
    headline: "Reassures about a known risk without evidence",
    asks: "what is said of risks must be balanced and capable of substantiation (Clauses 6.1, 6.2 and 6.4)",
    action: "substantiate",
    advice:
      "Cite what bears it out and say for whom it holds, or say what the SPC says; where it warns, take the words out.",
  },
  harmless: {
    headline: "Says the medicine does no harm or needs no care",
    asks: "a medicine must not be said to be free of harm, and claims must be balanced (Clauses 6.1 and 6.4)",
    action: "reword",
    advice: "Give the adverse reactions, contraindications and monitoring as the SPC states them.",
  },
  "adverse-reactions-denied": {
    headline: "Denies or dismisses adverse reactions",
    asks: "a medicine must not be said to be free of side effects, toxicity or dependency (Clause 6.4)",
    action: "reword",
    advice: "Give the adverse reactions and their frequency from the SPC instead.",
  },
  "new-after-twelve-months": {
    headline: "“New” used after twelve months",
    asks: "“new” must not be used more than twelve months after launch (Clause 6.5)",
    action: "remove",
    advice: "Take “new” out of the sentence; the launch date is given in the material.",
  },
  disparagement: {
    headline: "Disparages another company or its medicine",
    asks: "other companies and their products must not be disparaged (Clause 6.6)",
    action: "remove",
    advice: "Take out the disparagement; where evidence allows, give a referenced comparison.",
  },
  "professions-belittled": {
    headline: "Disparages health professionals",
    asks: "the health professions and their opinions must not be disparaged (Clause 6.7)",
    action: "remove",
    advice: "Take out the sentence, or put it as a question of evidence.",
  },
  mockery: {
    headline: "Ridicules a competitor or professionals",
    asks: "others must not be disparaged (Clauses 6.6 and 6.7)",
    action: "remove",
    advice: "Take out the wording, or give a referenced comparison.",
  },
  "bare-advantage": {
    headline: "Advantage claimed without comparative evidence",
    asks: "a comparison must be capable of substantiation (Clause 6.2)",
    action: "substantiate",
    advice: "Cite a study that compares the treatments, or withdraw the advantage.",
  },
  "risk-waved-away": {
    headline: "Plays down risks or the monitoring required",
    asks: "adverse reactions must be presented fairly (Clause 6.4)",
    action: "reword",
    advice: "Present the adverse reactions and monitoring as the SPC does.",
  },
  "price-untold": {
    headline: "Saving claimed without a price",
    asks: "a claim on cost must be capable of substantiation (Clause 6.2)",
    action: "substantiate",
    advice: "Give the prices, the date and the basis of the saving.",
  },
  "safety-smoothed": {
    headline: "Plays down adverse reactions or precautions",
    asks: "information on safety must reflect the evidence (Clause 6.4)",
    action: "reword",
    advice:
      "State from the SPC how often the common and the serious adverse reactions occurred; keep precautions in full.",
  },
  "others-run-down": {
    headline: "Disparages other medicines or prescribers",
    asks: "other medicines and health professionals must not be disparaged (Clauses 6.6 and 6.7)",
    action: "substantiate",
    advice: "Give the facts compared, with their sources; otherwise take out the words.",
  },
};

/** Clause 6: Information, Claims, Comparisons and Disparagement. */
export const clause06: Clause = {
  number: 6,
  engaged: (facts) => facts.claims.all.length > 0,
  checks: [
    harmless,
    falseComfort,
    ...MISLEADING,
    unsupportedClaim,
    emptySource,
    unqualifiedSafe,
    adverseReactionsDenied,
    newAfterTwelveMonths,
    disparagement,
    professionsBelittled,
    mockery,
    bareAdvantage,
    riskWavedAway,
    priceUntold,
    safetySmoothed,
    othersRunDown,
    boldClaim,
  ],
  words: WORDS,
  human: [
    {
      requirement: "6.trial-registered",
      engaged: (facts) =>
        facts.claims.all.some((c) => c.kinds.includes("statistic")) &&
        facts.references.entries.some((r) => r.kind === "data-on-file" || r.kind === "poster"),
      look: "Check that the trial behind the unpublished figures is registered and that its results are disclosed.",
    },
  ],
};
