/** Trains the likeness model on the labelled sets and writes weights.json: npm run train. About a minute. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCitations } from "#worker/cases/train-citations.ts";
import { fieldsOf, firstFindings, loadLabels, loadText, type SetName } from "#worker/eval/load.ts";
import type { Labelled } from "#worker/eval/metrics.ts";
import { materialFromText } from "#worker/test/material.ts";
import { inSource } from "../facts/base.ts";
import { gatherFacts } from "../facts/index.ts";
import { CLAUSES } from "../index.ts";
import { REQUIREMENTS } from "../knowledge.ts";
import type { Example } from "../types.ts";
import { pieceOf, type SentenceFeatures, sentencesOf } from "./features.ts";
import { type FitOptions, type Fitted, learn, learnDense, type Row } from "./learn.ts";
import { type Balance, type Likeness, likeliest, partsOf, type StoredWeights } from "./model.ts";
import { TRAINED_ON, trainingDigest } from "./training-sets.ts";

/** Clauses with fewer faulty materials than this are left to the written rules. */
const FEWEST_MATERIALS = 20;
/** Features that stand in fewer materials say more about the material than about the fault. */
const FEWEST_WITH_FEATURE = 7;
const EXAMPLE_WEIGHT = 0.5;
/** A sentence of a faulty piece that reviewers did not quote is probably not at fault. */
const UNQUOTED_WEIGHT = 0.3;
const OF_SENTENCES: FitOptions = { rounds: 12, rate: 0.3, decay: 1e-4, positiveShare: 0.15, mostPerPositive: 20 };
const OF_PIECES: FitOptions = { rounds: 12, rate: 0.3, decay: 1e-4, positiveShare: 0.4, mostPerPositive: 8 };
/** Sets whose first, unseen findings are kept: the written rules and the model are weighed against each other on them. */
const WEIGHED_ON = [
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "thirteenth",
  "sixteenth",
  "fifteenth",
  "fourteenth",
] as const satisfies readonly SetName[];
const BALANCE_PULL = 3;

type Grave = Labelled["findings"][number];

interface MaterialFeatures {
  sentences: SentenceFeatures[];
  piece: number[];
}

interface Material {
  set: SetName | "examples";
  id: string;
  features: MaterialFeatures;
  /** The clauses faulted in each sentence. */
  faulted: Set<number>[];
  findings: Grave[];
  /** Clauses that may be reported or not, and say nothing either way. */
  open: Set<number>;
}

const clausesOf = ({ clause, alt = [] }: Grave) => [clause, ...alt];

function read(set: SetName, label: Labelled): Material {
  const text = loadText(label);
  const facts = gatherFacts(materialFromText(text), fieldsOf(label));
  const findings = label.findings.filter(({ severity }) => severity !== "LOW");
  const places = findings.flatMap((finding) => {
    const start = finding.quote === null ? -1 : text.indexOf(finding.quote);
    return start === -1 ? [] : [{ finding, start, end: start + (finding.quote ?? "").length }];
  });
  const features = { sentences: [...sentencesOf(facts)], piece: pieceOf(facts) };
  const faulted = features.sentences.map(({ sentence }) => {
    const [start, end] = [inSource(facts, sentence.start), inSource(facts, sentence.end)];
    const here = places.filter((place) => place.start < end && start < place.end);
    return new Set(here.flatMap(({ finding }) => clausesOf(finding)));
  });
  return { set, id: label.id, features, faulted, findings, open: new Set(label.acceptable) };
}

/** An example of a check teaches only its own clause. */
function readExample(clause: number, example: Example, isFlagged: boolean): { clause: number; rows: Row[] } {
  const text = example.text.replaceAll("[[", "").replaceAll("]]", "");
  const marks = example.text
    .split("[[")
    .slice(1)
    .map((part) => part.split("]]")[0] ?? "")
    .map((marked) => ({ start: text.indexOf(marked), end: text.indexOf(marked) + marked.length }));
  const { audience = "hcp", channel = "print", context, materialType } = example;
  const facts = gatherFacts(materialFromText(text), { audience, channel, context, materialType });
  const rows = [...sentencesOf(facts)].flatMap(({ sentence, features }): Row[] => {
    const isPositive = isFlagged && marks.some((mark) => mark.start < sentence.end && sentence.start < mark.end);
    return isPositive || !isFlagged ? [{ features, isPositive, weight: EXAMPLE_WEIGHT }] : [];
  });
  return { clause, rows };
}

function readExamples() {
  return CLAUSES.flatMap(({ number, checks }) =>
    checks.flatMap(({ examples }) => [
      ...examples.flagged.map((example) => readExample(number, example, true)),
      ...examples.clean.map((example) => readExample(number, example, false)),
    ]),
  );
}

const isFaulty = (clause: number) => (material: Material) =>
  material.findings.some((finding) => clausesOf(finding).includes(clause));

/** The places of features that stand in enough materials, in order of their numbers. */
function vocabulary(materials: Material[], of: (material: Material) => Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const material of materials)
    for (const feature of new Set(of(material))) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST_WITH_FEATURE).map(([feature]) => feature);
  return new Map(kept.sort((a, b) => a - b).map((feature, place) => [feature, place]));
}

const placesIn = (features: readonly number[], places: Map<number, number>): number[] =>
  features.flatMap((feature) => places.get(feature) ?? []);

type Examples = ReturnType<typeof readExamples>;

interface Model {
  sentencePlaces: Map<number, number>;
  piecePlaces: Map<number, number>;
  sentence: Map<string, Fitted>;
  piece: Map<string, Fitted>;
}

function sentenceRows(materials: Material[], examples: Examples, clause: number, places: Map<number, number>): Row[] {
  const labelled = materials.flatMap((material) => {
    const faulty = isFaulty(clause)(material);
    return material.features.sentences.flatMap(({ features }, i): Row[] => {
      const isPositive = material.faulted[i]?.has(clause) === true;
      if (!isPositive && !faulty && material.open.has(clause)) return [];
      const weight = !isPositive && faulty ? UNQUOTED_WEIGHT : 1;
      return [{ features: placesIn(features, places), isPositive, weight }];
    });
  });
  const shown = examples
    .filter((example) => example.clause === clause)
    .flatMap(({ rows }) => rows.map((row) => ({ ...row, features: placesIn(row.features, places) })));
  return [...labelled, ...shown];
}

function pieceRows(materials: Material[], places: Map<number, number>, isPositive: (m: Material) => boolean | null) {
  return materials.flatMap((material): Row[] => {
    const positive = isPositive(material);
    const features = placesIn(material.features.piece, places);
    return positive === null ? [] : [{ features, isPositive: positive, weight: 1 }];
  });
}

function train(materials: Material[], examples: Examples, clauses: number[]): Model {
  const sentencePlaces = vocabulary(materials, (m) => m.features.sentences.flatMap(({ features }) => features));
  const piecePlaces = vocabulary(materials, (m) => m.features.piece);
  const sentence = new Map<string, Fitted>();
  const piece = new Map<string, Fitted>();
  const ofPieces = (isPositive: (m: Material) => boolean | null) =>
    learn(pieceRows(materials, piecePlaces, isPositive), piecePlaces.size, OF_PIECES);
  for (const clause of clauses) {
    const rows = sentenceRows(materials, examples, clause, sentencePlaces);
    sentence.set(String(clause), learn(rows, sentencePlaces.size, OF_SENTENCES));
    const faulty = isFaulty(clause);
    piece.set(
      String(clause),
      ofPieces((m) => (faulty(m) ? true : m.open.has(clause) ? null : false)),
    );
  }
  piece.set(
    "any",
    ofPieces((m) => m.findings.length > 0),
  );
  return { sentencePlaces, piecePlaces, sentence, piece };
}

function odds({ bias, weights }: Fitted, places: readonly number[]): number {
  const share = 1 / Math.sqrt(Math.max(1, places.length));
  return bias + places.reduce((sum, at) => sum + (weights[at] as number), 0) * share;
}

/** What a model that has not seen the material says of it. */
function likenessBy(model: Model, { features }: Material, clause: number): Likeness {
  const own = model.sentence.get(String(clause)) as Fitted;
  const whole = placesIn(features.piece, model.piecePlaces);
  return {
    sentences: likeliest(
      features.sentences.map((s) => ({
        sentence: s.sentence,
        odds: odds(own, placesIn(s.features, model.sentencePlaces)),
      })),
    ),
    piece: odds(model.piece.get(String(clause)) as Fitted, whole),
    any: odds(model.piece.get("any") as Fitted, whole),
    length: features.sentences.length,
  };
}

/** How much the model and the written rules are worth beside each other, learnt where both were new to the materials. */
function balance(materials: Material[], examples: Examples, clauses: number[]): Balance {
  const first = firstFindings();
  const rows = WEIGHED_ON.flatMap((set) => {
    const model = train(
      materials.filter((m) => m.set !== set),
      examples,
      clauses,
    );
    return materials
      .filter((m) => m.set === set)
      .flatMap((material) =>
        clauses.flatMap((clause) => {
          const isPositive = isFaulty(clause)(material);
          if (!isPositive && material.open.has(clause)) return [];
          const found = first[material.id]?.includes(clause) === true;
          return [{ parts: partsOf(likenessBy(model, material, clause), found), isPositive }];
        }),
      );
  });
  const size = rows[0]?.parts.length ?? 0;
  const means = Array.from({ length: size }, (_, i) =>
    i === 0 ? 0 : rows.reduce((sum, { parts }) => sum + (parts[i] ?? 0), 0) / rows.length,
  );
  const deviations = means.map((mean, i) =>
    i === 0 ? 1 : Math.sqrt(rows.reduce((sum, { parts }) => sum + ((parts[i] ?? 0) - mean) ** 2, 0) / rows.length),
  );
  const even = rows.map(({ parts, isPositive }) => ({
    parts: parts.map((part, i) => (part - (means[i] ?? 0)) / (deviations[i] ?? 1)),
    isPositive,
  }));
  return { weights: learnDense(even, BALANCE_PULL), means, deviations };
}

function stored(places: Map<number, number>, fitted: Map<string, Fitted>): StoredWeights {
  const numbers = Buffer.alloc(places.size * 4);
  for (const [feature, place] of places) numbers.writeUInt32LE(feature, place * 4);
  const rows = [...fitted].map(([name, { bias, weights }]) => {
    const scale = weights.reduce((most, w) => Math.max(most, Math.abs(w)), 0) / 127;
    return { name, bias, scale, bytes: Int8Array.from(weights, (w) => Math.round(w / scale)) };
  });
  const bytes = Buffer.alloc(places.size * rows.length);
  rows.forEach((row, i) => {
    row.bytes.forEach((byte, place) => {
      bytes.writeInt8(byte, place * rows.length + i);
    });
  });
  return {
    features: numbers.toString("base64"),
    outputs: rows.map(({ name, bias, scale }) => ({ name, bias, scale })),
    weights: bytes.toString("base64"),
  };
}

/** How grave reviewers found most faults of each clause. */
function severities(materials: Material[], clauses: number[]): Record<string, "HIGH" | "MEDIUM"> {
  return Object.fromEntries(
    clauses.map((clause) => {
      const faults = materials.flatMap((m) => m.findings.filter((f) => f.clause === clause));
      const high = faults.filter(({ severity }) => severity === "HIGH").length;
      return [clause, high * 2 > faults.length ? "HIGH" : "MEDIUM"];
    }),
  );
}

/** The requirement behind most faults of each clause. */
function requirements(materials: Material[], clauses: number[]): Record<string, string> {
  const all = [...REQUIREMENTS.values()];
  return Object.fromEntries(
    clauses.map((clause) => {
      const known = all.filter((r) => r.clause === clause);
      const subs = materials.flatMap((m) => m.findings.flatMap((f) => (f.clause === clause ? [f.sub] : [])));
      const most = [...Map.groupBy(subs, (sub) => sub)].sort((a, b) => b[1].length - a[1].length);
      const found = most.flatMap(([sub]) => known.find((r) => r.subclause === sub) ?? []);
      return [clause, (found[0] ?? known[0])?.id ?? ""];
    }),
  );
}

const materials = TRAINED_ON.flatMap((set) => loadLabels(set).map((label) => read(set, label)));
const examples = readExamples();
const clauses = CLAUSES.map(({ number }) => number).filter(
  (clause) => materials.filter(isFaulty(clause)).length >= FEWEST_MATERIALS,
);
const model = train(materials, examples, clauses);
const weights = {
  trainedOn: trainingDigest(),
  materials: materials.length,
  severities: severities(materials, clauses),
  requirements: requirements(materials, clauses),
  balance: balance(materials, examples, clauses),
  sentence: stored(model.sentencePlaces, model.sentence),
  piece: stored(model.piecePlaces, model.piece),
};
console.log(writeCitations());
const file = join(import.meta.dirname, "weights.json");
const before = readFileSync(file, "utf8");
const after = `${JSON.stringify(weights, null, 1)}\n`;
writeFileSync(file, after);
const digest = createHash("sha256").update(after).digest("hex").slice(0, 12);
console.log(
  `${materials.length} materials, clauses ${clauses.join(", ")}; ${model.sentencePlaces.size} features of sentences and ` +
    `${model.piecePlaces.size} of pieces, ${Math.round(after.length / 1024)} kB, ${digest}${after === before ? ", as before" : ""}`,
);
