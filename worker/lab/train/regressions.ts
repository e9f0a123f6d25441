import { likeliest } from "#worker/classifier/model.ts";
import type { ClauseScore } from "#worker/classifier/scores.ts";
import { isFaulty, type Material, type readExamples } from "./labelled.ts";
import { type FitOptions, type Fitted, learn, type Row, type Vector, vectorAt } from "./learn.ts";

/** Features that stand in fewer materials say more about the material than about the fault. */
const FEWEST_WITH_FEATURE = { sentence: 10, piece: 8 };
/** A sentence of a faulty piece that reviewers did not quote is probably not at fault. */
const UNQUOTED_WEIGHT = 0.3;
/** Sentences at fault are rare. */
const QUOTED_WEIGHT = 4;
/** How much it counts that a sentence is like those that were quoted under any clause. */
const SHARE_OF_ANY = 0.3;
const OF_SENTENCES: FitOptions = { cost: 0.3, rounds: 25 };
const OF_PIECES: FitOptions = { cost: 10, rounds: 60 };

export type Examples = ReturnType<typeof readExamples>;

/** The features that are known, by their numbers: the place of each and how rare it is. */
export type Known = Map<number, { place: number; rarity: number }>;

/** The features that stand in enough materials, in order of their numbers. */
function knownIn(materials: Material[], fewest: number, of: (material: Material) => readonly number[][]): Known {
  const inMaterials = new Map<number, number>();
  const inAll = new Map<number, number>();
  let count = 0;
  for (const material of materials) {
    const lists = of(material);
    count += lists.length;
    for (const features of lists) for (const feature of features) inAll.set(feature, (inAll.get(feature) ?? 0) + 1);
    for (const feature of new Set(lists.flat())) inMaterials.set(feature, (inMaterials.get(feature) ?? 0) + 1);
  }
  const kept = [...inMaterials].filter(([, n]) => n >= fewest).map(([feature]) => feature);
  return new Map(
    kept
      .sort((a, b) => a - b)
      .map((feature, place) => [
        feature,
        { place, rarity: 1 + Math.log((1 + count) / (1 + (inAll.get(feature) ?? 0))) },
      ]),
  );
}

const vectorOf = (features: readonly number[], known: Known): Vector =>
  vectorAt(features.flatMap((feature) => known.get(feature) ?? []));

/** The classifiers of sentences and of pieces, each over its own features. */
export interface Model {
  known: { sentence: Known; piece: Known };
  sentence: Map<string, Fitted>;
  piece: Map<string, Fitted>;
}

interface Read {
  material: Material;
  sentences: Vector[];
  piece: Vector;
}

function sentenceRows(read: Read[], clause: number): Row[] {
  return read.flatMap(({ material, sentences }) => {
    const faulty = isFaulty(clause)(material);
    return sentences.flatMap((vector, i): Row[] => {
      const isPositive = material.faulted[i]?.has(clause) === true;
      if (!isPositive && !faulty && material.open.has(clause)) return [];
      return [{ vector, isPositive, weight: isPositive ? QUOTED_WEIGHT : faulty ? UNQUOTED_WEIGHT : 1 }];
    });
  });
}

/** Rows for whether a sentence was quoted under any clause. */
function quotedRows(read: Read[]): Row[] {
  return read.flatMap(({ material, sentences }) => {
    const others = material.findings.length > 0 ? UNQUOTED_WEIGHT : 1;
    return sentences.map((vector, i): Row => {
      const isPositive = (material.faulted[i]?.size ?? 0) > 0;
      return { vector, isPositive, weight: isPositive ? QUOTED_WEIGHT : others };
    });
  });
}

/** The first with a share of the second added. */
function together(one: Fitted, other: Fitted, share: number): Fitted {
  const weights = one.weights.map((weight, place) => weight + share * (other.weights[place] as number));
  return { bias: one.bias + share * other.bias, weights };
}

function pieceRows(read: Read[], isPositive: (m: Material) => boolean | null): Row[] {
  return read.flatMap(({ material, piece }): Row[] => {
    const positive = isPositive(material);
    return positive === null ? [] : [{ vector: piece, isPositive: positive, weight: 1 }];
  });
}

/** Learns both from labelled materials. */
export function learnModel(materials: Material[], examples: Examples, clauses: number[]): Model {
  const known = {
    sentence: knownIn(materials, FEWEST_WITH_FEATURE.sentence, (m) => m.features.sentences.map((s) => s.features)),
    piece: knownIn(materials, FEWEST_WITH_FEATURE.piece, (m) => [m.features.piece]),
  };
  const read = materials.map((material) => ({
    material,
    sentences: material.features.sentences.map(({ features }) => vectorOf(features, known.sentence)),
    piece: vectorOf(material.features.piece, known.piece),
  }));
  const shown = examples.map(({ clause, rows }) => ({
    clause,
    rows: rows.map(({ features, ...row }) => ({ ...row, vector: vectorOf(features, known.sentence) })),
  }));
  const ofPieces = (isPositive: (m: Material) => boolean | null) =>
    learn(pieceRows(read, isPositive), known.piece.size, OF_PIECES);
  const sentence = new Map<string, Fitted>();
  const piece = new Map<string, Fitted>();
  const ofAny = learn(quotedRows(read), known.sentence.size, OF_SENTENCES);
  for (const clause of clauses) {
    const rows = [...sentenceRows(read, clause), ...shown.flatMap((e) => (e.clause === clause ? e.rows : []))];
    const own = learn(rows, known.sentence.size, OF_SENTENCES);
    sentence.set(String(clause), together(own, ofAny, SHARE_OF_ANY));
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
  piece.set(
    "grave",
    ofPieces((m) => m.findings.some(({ severity }) => severity === "HIGH")),
  );
  return { known, sentence, piece };
}

function marginOf({ bias, weights }: Fitted, { places, values }: Vector): number {
  return places.reduce((sum, place, i) => sum + (weights[place] as number) * (values[i] as number), bias);
}

/** What a model that has not seen the material says of it, and of each of its sentences. */
export function scoresBy(
  model: Model,
  { features }: Material,
): (clause: number) => { score: ClauseScore; margins: number[] } {
  const copy = features.sentences.map(({ sentence }) => sentence);
  const vectors = features.sentences.map((s) => vectorOf(s.features, model.known.sentence));
  const whole = vectorOf(features.piece, model.known.piece);
  const ofPiece = (name: string) => marginOf(model.piece.get(name) as Fitted, whole);
  return (clause) => {
    const own = model.sentence.get(String(clause)) as Fitted;
    const margins = vectors.map((vector) => marginOf(own, vector));
    const score = {
      sentences: likeliest(copy, (place) => margins[place] as number),
      piece: ofPiece(String(clause)),
      any: ofPiece("any"),
      grave: ofPiece("grave"),
      length: copy.length,
    };
    return { score, margins };
  };
}
