/** Learns from real documents which words tell what a document is and who wrote it, and writes learnt.json: `npm run train -- --kinds
 * <folder>`, some minutes. With
 * `--folds` it instead writes, for each round of gathering, the weights of a model that has not met it: what
 * `npm run eval -- --real <folder> --batch N --unmet` measures with. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type DocumentKind, isOutside } from "#schema/document.ts";
import { OUTPUTS, PLACES, placesOfWhole, type StoredKinds, wordsSeen } from "#worker/document/learnt.ts";
import { readingOf } from "#worker/document/reading.ts";
import { ranked, scoresOf } from "#worker/document/scores.ts";
import { factsOfReal } from "#worker/lab/real/analyse.ts";
import { isOutsideReal, kindsOfReal, type RealDocument } from "#worker/lab/real/real-scores.ts";
import { fieldsOf, unmetFile } from "#worker/lab/sets.ts";
import { rarityBytes, weightBytes } from "#worker/lib/linear-model.ts";
import { packed } from "#worker/lib/packed.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { type Fitted, learn, type Row, type Vector, vectorAt } from "./learn.ts";
import { TRAINED_ON } from "./training-sets.ts";

/** A document as it teaches. */
interface Taught {
  batch: number;
  /** Its places, each once. */
  places: number[];
  kind: DocumentKind;
  isOthers: boolean;
  /** Null for an invented piece. */
  document: RealDocument | null;
}

const OPTIONS = { cost: 1, rounds: 60, isTwoSided: true };
/** Every so many invented pieces teach, and less than real documents do: they are all companies’, and all written alike. */
const EVERY_PIECE = 6;
const WEIGHT_OF_INVENTED = 0.1;
/** An invented piece is of the kind that its signs tell, where they are so far ahead of those of any other. */
const LEAD_OF_KIND = 1.6;
/** Places in fewer real documents are too rare. */
const FEWEST_DOCUMENTS = 3;

const placesOf = (lower: string) => [...new Set(placesOfWhole(wordsSeen(lower)))];

/** The folder's documents whose judgement is on record. */
async function* realIn(folder: string): AsyncGenerator<Taught> {
  const lines = readFileSync(join(import.meta.dirname, "../real/index.jsonl"), "utf8")
    .trim()
    .split("\n");
  for (const document of lines.map((line): RealDocument => JSON.parse(line))) {
    if (!existsSync(join(folder, `${document.id}.${document.format}`))) continue;
    const facts = await factsOfReal(folder, document);
    if (!facts) continue;
    const [first, second] = kindsOfReal(document);
    const kind = (document.kind === "us-promotion" && document.audience !== "hcp" ? second : first) ?? "not-medicines";
    const places = placesOf(readingOf(facts.view).lower);
    yield { batch: document.batch ?? 1, places, kind, isOthers: isOutsideReal(document), document };
  }
}

/** Some of the invented pieces that may be learnt from. */
const invented = (): Taught[] =>
  TRAINED_ON.flatMap(({ pieces }) => pieces)
    .filter((_, at) => at % EVERY_PIECE === 0)
    .flatMap((piece) => {
      const { audience, channel } = fieldsOf(piece);
      const reading = readingOf(gatherFacts(materialFromText(piece.text), fieldsOf(piece)).view);
      const [first, second] = ranked(scoresOf(reading, audience, channel));
      if (!first || isOutside(first.kind) || first.score - (second?.score ?? 0) < LEAD_OF_KIND) return [];
      return [{ batch: 0, places: placesOf(reading.lower), kind: first.kind, isOthers: false, document: null }];
    });

/** How rare each place is, as a byte; 0 where too few documents have it. What all documents have counts nothing; the
 * classifier leaves it a part (regressions.ts). */
function rarityIn(taught: readonly Taught[]): Uint8Array {
  const times = new Float64Array(PLACES);
  const real = new Uint32Array(PLACES);
  let count = 0;
  for (const { places, document } of taught) {
    const weight = document ? 1 : WEIGHT_OF_INVENTED;
    count += weight;
    for (const place of places) {
      times[place] = (times[place] as number) + weight;
      if (document) real[place] = (real[place] as number) + 1;
    }
  }
  return rarityBytes(
    Array.from(times, (n, place) => ((real[place] as number) < FEWEST_DOCUMENTS ? 0 : Math.log((1 + count) / (1 + n)))),
  );
}

/** The vector of a document, by how rare its places are in bytes; the classifier learns from the figures before they are rounded. */
const vectorOf = ({ places }: Taught, rarity: Uint8Array): Vector =>
  vectorAt(places.map((place) => ({ place, rarity: rarity[place] as number })).filter((known) => known.rarity !== 0));

interface Model {
  rarity: Uint8Array;
  fitted: Fitted[];
}

/** Kinds of few documents count as much as those of many, by half. */
function weightsIn(taught: readonly Taught[]): (one: Taught) => number {
  const own = (one: Taught) => (one.document ? 1 : WEIGHT_OF_INVENTED);
  const sums = new Map<DocumentKind, number>();
  for (const one of taught) sums.set(one.kind, (sums.get(one.kind) ?? 0) + own(one));
  const mean = taught.reduce((sum, one) => sum + own(one), 0) / sums.size;
  return (one) => own(one) * Math.sqrt(mean / ((sums.get(one.kind) ?? 0) + 5));
}

function learnKinds(taught: readonly Taught[]): Model {
  const rarity = rarityIn(taught);
  const vectors = taught.map((one) => vectorOf(one, rarity));
  const weightOf = weightsIn(taught);
  const fitted = OUTPUTS.map((output) => {
    const rows = taught.flatMap((one, i): Row[] => {
      // What tells the kinds within the Code apart is learnt from real documents only.
      if (!one.document && output !== "others" && !isOutside(output)) return [];
      const isPositive = output === "others" ? one.isOthers : one.kind === output;
      const weight = output === "others" ? (one.document ? 1 : WEIGHT_OF_INVENTED) : weightOf(one);
      return [{ vector: vectors[i] as Row["vector"], isPositive, weight }];
    });
    return learn(rows, PLACES, OPTIONS);
  });
  return { rarity, fitted };
}

function stored({ rarity, fitted }: Model, taught: readonly Taught[]): StoredKinds {
  const { rows, scales } = weightBytes(
    fitted.map(({ weights }) => weights),
    rarity,
  );
  const hash = createHash("sha256");
  for (const { document, places } of taught) hash.update(document?.digest ?? String(places));
  return {
    documents: taught.filter(({ document }) => document).length,
    learntFrom: hash.digest("hex"),
    rarity: packed(rarity),
    biases: fitted.map(({ bias }) => bias),
    scales,
    rows: packed(rows),
  };
}

/** Rounds of fewer documents are met together. */
const OWN_ROUND_FROM = 6;

function writeFolds(taught: readonly Taught[]): string[] {
  const roundOf = ({ batch, document }: Taught) => (document ? (batch < OWN_ROUND_FROM ? 1 : batch) : 0);
  const rounds = [...new Set(taught.map(roundOf))].filter((round) => round > 0);
  return rounds.map((round) => {
    const others = taught.filter((one) => roundOf(one) !== round);
    const file = unmetFile(`kinds-${round}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(stored(learnKinds(others), others)));
    return `without round ${round}: ${file}`;
  });
}

/** Learns from the documents of a folder and writes the weights, or with `folds` those of models that have not met a round. What was done,
 * in words. */
export async function writeKinds(folder: string, folds: boolean): Promise<string[]> {
  const taught = invented();
  for await (const one of realIn(folder)) taught.push(one);
  if (folds) return writeFolds(taught);
  const weights = stored(learnKinds(taught), taught);
  writeFileSync(join(import.meta.dirname, "../../document/learnt.json"), `${JSON.stringify(weights, null, 1)}\n`);
  return [
    `kinds of documents: learnt from ${weights.documents} real ones and ${taught.length - weights.documents} invented`,
  ];
}
