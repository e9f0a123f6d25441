import type { Found } from "#worker/classifier/calibration.ts";
import { pieceOf, type SentenceFeatures, sentencesOf } from "#worker/classifier/features.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import { foundByRules } from "#worker/rules/engine/engine.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import { type Facts, gatherFacts } from "#worker/rules/facts/index.ts";
import { CLAUSES } from "#worker/rules/index.ts";
import type { Example } from "#worker/rules/types.ts";
import { materialFromText } from "#worker/test/material.ts";

/* What the classifier learns from: labelled materials, and the examples of the checks. */

const EXAMPLE_WEIGHT = 0.5;

/** A sentence of an example, and whether it is the fault that the example shows. */
interface Shown {
  features: number[];
  isPositive: boolean;
  weight: number;
}

type Grave = Labelled["findings"][number];

interface MaterialFeatures {
  sentences: SentenceFeatures[];
  piece: number[];
}

/** A labelled material as the model learns from it. */
export interface Material {
  /** Name of its set. */
  set: string;
  features: MaterialFeatures;
  /** The clauses faulted in each sentence. */
  faulted: Set<number>[];
  findings: Grave[];
  /** Clauses that may be reported or not, and say nothing either way. */
  open: Set<number>;
  /** Whether the most severe of its faults is of high risk. */
  isHigh: boolean;
  /** What the written rules alone find. */
  found: Found;
}

const clausesOf = ({ clause, alt = [] }: Grave) => [clause, ...alt];

/** The sentences of the copy, each with its features once. */
const seenIn = (facts: Facts): SentenceFeatures[] =>
  Array.from(sentencesOf(facts), ({ sentence, features }) => ({ sentence, features: [...new Set(features)] }));

/** What a labelled material teaches. */
export function readLabelled(set: Material["set"], label: Labelled): Material {
  const text = label.text;
  const facts = gatherFacts(materialFromText(text), fieldsOf(label));
  const findings = label.findings.filter(({ severity }) => severity !== "LOW");
  const places = findings.flatMap((finding) => {
    const start = finding.quote === null ? -1 : text.indexOf(finding.quote);
    return start === -1 ? [] : [{ finding, start, end: start + (finding.quote ?? "").length }];
  });
  const features = { sentences: seenIn(facts), piece: pieceOf(facts) };
  const faulted = features.sentences.map(({ sentence }) => {
    const [start, end] = [inSource(facts, sentence.start), inSource(facts, sentence.end)];
    const here = places.filter((place) => place.start < end && start < place.end);
    return new Set(here.flatMap(({ finding }) => clausesOf(finding)));
  });
  const isHigh = label.expectedRisk === "HIGH";
  return { set, features, faulted, findings, open: new Set(label.acceptable), isHigh, found: foundByRules(facts) };
}

/** An example of a check teaches only its own clause. */
function readExample(clause: number, example: Example, isFlagged: boolean): { clause: number; rows: Shown[] } {
  const text = example.text.replaceAll("[[", "").replaceAll("]]", "");
  const marks = example.text
    .split("[[")
    .slice(1)
    .map((part) => part.split("]]")[0] ?? "")
    .map((marked) => ({ start: text.indexOf(marked), end: text.indexOf(marked) + marked.length }));
  const { audience = "hcp", channel = "print", context, materialType } = example;
  const facts = gatherFacts(materialFromText(text), { audience, channel, context, materialType });
  const rows = seenIn(facts).flatMap(({ sentence, features }): Shown[] => {
    const isPositive = isFlagged && marks.some((mark) => mark.start < sentence.end && sentence.start < mark.end);
    return isPositive || !isFlagged ? [{ features, isPositive, weight: EXAMPLE_WEIGHT }] : [];
  });
  return { clause, rows };
}

/** What the examples of the checks teach. */
export function readExamples() {
  return CLAUSES.flatMap(({ number, checks }) =>
    checks.flatMap(({ examples }) => [
      ...examples.flagged.map((example) => readExample(number, example, true)),
      ...examples.clean.map((example) => readExample(number, example, false)),
    ]),
  );
}

/** Whether reviewers found a fault of a clause in a material. */
export const isFaulty = (clause: number) => (material: Material) =>
  material.findings.some((finding) => clausesOf(finding).includes(clause));
