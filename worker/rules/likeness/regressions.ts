import { isFaulty, type Material, type readExamples } from "./labelled.ts";
import { type FitOptions, type Fitted, learn, type Row } from "./learn.ts";
import { type Likeness, likeliest } from "./model.ts";

/** Features that stand in fewer materials say more about the material than about the fault. */
const FEWEST_WITH_FEATURE = 7;
/** A sentence of a faulty piece that reviewers did not quote is probably not at fault. */
const UNQUOTED_WEIGHT = 0.3;
const OF_SENTENCES: FitOptions = { rounds: 12, rate: 0.3, decay: 1e-4, positiveShare: 0.15, mostPerPositive: 20 };
const OF_PIECES: FitOptions = { rounds: 12, rate: 0.3, decay: 1e-4, positiveShare: 0.4, mostPerPositive: 8 };

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

export type Examples = ReturnType<typeof readExamples>;

/** The regressions of sentences and of pieces, each over its own features. */
export interface Model {
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

/** Learns both from labelled materials. */
export function learnModel(materials: Material[], examples: Examples, clauses: number[]): Model {
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
export function likenessBy(model: Model, { features }: Material, clause: number): Likeness {
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
