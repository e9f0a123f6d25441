import { combined } from "../combine.ts";
import type { Facts } from "../facts/index.ts";
import { NEVER_SAY } from "../lexicon/candour.ts";
import { CHART, DISTORTED, FAIR_CHART } from "../lexicon/chart.ts";
import type { Check } from "../types.ts";
import { examples } from "./distorted-figure.examples.ts";
import { isStatement } from "./reading.ts";

const COMBINATIONS = [
  {
    all: [CHART, DISTORTED],
    none: [FAIR_CHART, NEVER_SAY],
    why: "describes a figure that is drawn to say more than its numbers, or leaves out what a reader needs to read it",
  },
];

/** 6.3: a figure is drawn to scale and complete, whoever orders or describes it. */
export const distortedFigure: Check = {
  id: "clause-06/distorted-figure",
  requirement: "6.graph-fair",
  severity: "HIGH",
  duty: "must",
  loose: true,
  themes: ["statistics-and-graphs", "misleading-claim"],
  applies: (facts: Facts) =>
    (facts.products.length > 0 || facts.submission.channel === "sales") &&
    facts.sentences.some((sentence) => CHART.has(facts, sentence)),
  find: (facts) =>
    combined(
      COMBINATIONS,
      facts,
      "Graphs and tables must give a clear, fair and balanced view (Clause 6.3).",
      ({ sentence }) => isStatement(facts, sentence),
    ),
  examples,
};
