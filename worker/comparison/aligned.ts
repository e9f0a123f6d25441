import type { Aspect, Contradiction } from "./contradiction.ts";
import { type Value, type ValueKind, valuesIn } from "./readings/values.ts";
import type { SimilarPassages } from "./similarity.ts";

/** Share of the subject of a sentence that a passage must have, to be what the sentence was taken from. */
const TAKEN_FROM = 0.72;
/** The same the other way round: the passage may say more. */
const LEAST_BACK = 0.3;
/** Other passages that are so like the sentence may be what it rests on as well. */
const MAY_REST_ON = 0.6;
/** Passages that are like a sentence to about the same share. */
const CLOSE = 0.15;
/** Beside a passage that is all but the sentence itself, one that tells of much else does not support it. */
const WHOLE_BACK = 0.6;
/** With fewer words of its own a sentence is like too many, unless a passage is all but the sentence itself. */
const FEWEST_WORDS = 4;
const FEWEST_OF_WHOLE = 2;

interface Sourced {
  words: string;
  section?: string;
}

interface Sentence {
  words: string;
  start: number;
  /** Stems of its subject. */
  stems: number;
}

const NAMES: Readonly<Record<ValueKind, string>> = {
  amount: "another amount",
  schedule: "another frequency",
  duration: "another length of time",
  percent: "another percentage",
  number: "another number",
  age: "another age",
  sex: "the other sex",
  severity: "another severity",
  organ: "another organ",
  route: "another route",
  line: "another line of treatment",
  company: "another combination",
  purpose: "another purpose",
  frequency: "another frequency class",
  date: "another date",
  bound: "the opposite limit",
  direction: "the opposite direction",
};

/** What a difference is about: by the section that the words were taken from, and by what differs. */
function aspectOf(section: string | undefined, kind: ValueKind | "advice"): Aspect {
  if (kind === "age" || kind === "sex") return "population";
  if (kind === "percent" || kind === "frequency" || kind === "number") return section === "4.2" ? "dose" : "number";
  if (kind === "amount" || kind === "schedule" || kind === "route") return "dose";
  if (kind === "date") return "revision";
  if (section === "4.1") return kind === "severity" || kind === "organ" ? "population" : "indication";
  if (section === "4.3" || section === "4.4" || section === "4.5" || section === "4.6") return "warning";
  if (kind === "organ" || kind === "severity") return "population";
  if (section === "4.2") return "dose";
  return "number";
}

/** Values of the sentence that the passage lacks, each with one of its kind that only the passage has. */
function swapsIn(own: readonly Value[], theirs: readonly Value[]): [own: Value, theirs: Value][] {
  const left = [...theirs];
  const missing = own.filter(({ kind, key }) => {
    const at = left.findIndex((other) => other.kind === kind && other.key === key);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
  return missing.flatMap((value): [Value, Value][] => {
    const at = left.findIndex(({ kind }) => kind === value.kind);
    const [other] = at === -1 ? [] : left.splice(at, 1);
    return other ? [[value, other]] : [];
  });
}

/** What studies report. */
const DATA = new Set<ValueKind>(["percent", "number", "duration"]);

/** Kinds of which a sentence that is made shorter may name another. */
const MAY_DIFFER = new Set<ValueKind>(["bound", "direction", "purpose", "organ"]);

/** What a sentence says otherwise than the passage that it was plainly taken from; null where no passage is so like it, where one
 * agrees with it, and where they only differ in how much they tell. */
export function misquoted<T extends Sourced>(sentence: Sentence, similar: SimilarPassages<T>): Contradiction | null {
  const own = valuesIn(sentence.words);
  const near = similar.to(sentence.words, MAY_REST_ON).filter(({ back }) => back >= LEAST_BACK);
  const [best] = near;
  if (!best || best.share < TAKEN_FROM) return null;
  const isWhole = best.share > 0.95 && best.back > 0.9;
  if (sentence.stems < (isWhole ? FEWEST_OF_WHOLE : FEWEST_WORDS)) return null;
  const negated = negationsIn(sentence.words) % 2;
  const looked = near.slice(0, 6).map(({ passage, share, back }) => {
    const theirs = valuesIn(passage.words);
    const swaps = swapsIn(own, theirs).filter(([{ kind }]) => !MAY_DIFFER.has(kind) || (share > 0.9 && back > 0.8));
    const isOpposite = negationsIn(passage.words) % 2 !== negated;
    const isTurned = isOpposite && share > 0.85 && back > 0.75;
    return { passage, theirs, swaps, isOpposite, isTurned, share, back };
  });
  const [first] = looked;
  if (!first) return null;
  // Beside a passage that is all but the sentence, only one that says the very thing in question supports it.
  const says = ({ theirs, isOpposite }: (typeof looked)[number]) =>
    first.swaps.every(([own]) => theirs.some(({ kind, key }) => kind === own.kind && key === own.key)) &&
    !(first.isTurned && isOpposite);
  // One passage that says just this is enough, if it is about as like.
  const supports = looked.some(
    (one) =>
      one.swaps.length === 0 &&
      !one.isTurned &&
      one.share >= best.share - CLOSE &&
      (!isWhole || (one.back >= WHOLE_BACK && says(one))),
  );
  if (supports) return null;
  // Several other figures are other data rather than wrong ones.
  if (first.swaps.length > 1 && first.swaps.every(([{ kind }]) => DATA.has(kind))) return null;
  const { passage, isTurned } = first;
  const [swap] = first.swaps;
  const end = sentence.start + sentence.words.length;
  const against = { section: passage.section ?? null, quote: passage.words };
  if (swap) {
    const [value, other] = swap;
    const at = { start: sentence.start + value.start, end: sentence.start + value.end };
    return {
      aspect: aspectOf(passage.section, value.kind),
      at: { start: sentence.start, end },
      what: `gives ${NAMES[value.kind]} (“${sentence.words.slice(value.start, value.end)}”, not “${passage.words.slice(other.start, other.end)}”)`,
      against,
      swap: { at, with: passage.words.slice(other.start, other.end) },
    };
  }
  if (!isTurned) return null;
  return {
    aspect: aspectOf(passage.section, "advice"),
    at: { start: sentence.start, end },
    what: "says the opposite",
    against,
  };
}

/** Whether a sentence says that something is not to be done or is not so. */
const AGAINST =
  /\b(?:not|never|no|cannot|can't|don't|without|avoid(?:ed)?|contra-?indicated|nor|none|un(?:suitable|necessary|safe))\b/gi;

/** How often a sentence turns what it says round. */
export const negationsIn = (text: string): number => text.match(AGAINST)?.length ?? 0;
