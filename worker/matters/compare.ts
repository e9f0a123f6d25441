import type { AnalysisResult, Matter } from "#schema/result.ts";

/** A result as far as its matters are compared. */
export type Compared = Pick<AnalysisResult, "clauses" | "matters">;

/** A finding of a matter: what it falls under, and its words without anything that layout, fonts or a format change. */
interface Unit {
  requirement: string;
  /** Null where something is missing. */
  words: string | null;
  matter: string;
  /** Tells its matter, and is not only on the same words. */
  isMain: boolean;
}

/** Two matters of two versions that are the same one. */
export interface SameMatter {
  before: string;
  after: string;
  /** Its words were changed, and are still at fault. */
  isChanged: boolean;
}

export interface Comparison {
  /** Ids of matters of the earlier version that are gone. */
  fixed: string[];
  open: SameMatter[];
  /** Ids of matters of the later version that were not there. */
  new: string[];
}

/** Words as they are compared: letters and figures alone, so that spaces, line and page breaks, hyphenation, bullets, quotation
 * marks and the case of letters make no difference. */
const comparable = (words: string): string =>
  words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]/gu, "");

function unitsOf({ clauses, matters = [] }: Compared): Unit[] {
  const findings = new Map(clauses.flatMap((clause) => clause.findings.map((finding) => [finding.id, finding])));
  return matters.flatMap(({ id, findings: ids }) => {
    const told = findings.get(id)?.requirement;
    return ids.flatMap((findingId): Unit[] => {
      const finding = findings.get(findingId);
      if (!finding) return [];
      const { requirement, quote } = finding;
      return [{ requirement, words: quote && comparable(quote), matter: id, isMain: requirement === told }];
    });
  });
}

const SHINGLE = 4;

function shingles(words: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at++) found.add(words.slice(at, at + SHINGLE));
  return found;
}

/** How much two passages have in common, from 0 to 1; one that holds the other has all. */
function similarity(a: string, b: string): number {
  if (a.includes(b) || b.includes(a)) return 1;
  const [one, other] = [shingles(a), shingles(b)];
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** From here on a passage counts as the other one, edited. */
const LIKE = 0.5;

type Pair = { before: Unit; after: Unit; isChanged: boolean };

/** Pairs what is the same in two versions, each unit once: the same words first, then words that were edited; the findings that
 * tell a matter before those that only stand with it. */
function paired(before: readonly Unit[], after: readonly Unit[]): Pair[] {
  const left = new Set(before);
  const pairs: Pair[] = [];
  const taken = new Set<Unit>();
  const pair = (isSame: (a: Unit, b: Unit) => boolean, isChanged: boolean) => {
    for (const unit of after) {
      if (taken.has(unit)) continue;
      const match = [...left].find((one) => one.requirement === unit.requirement && isSame(one, unit));
      if (!match) continue;
      left.delete(match);
      taken.add(unit);
      pairs.push({ before: match, after: unit, isChanged });
    }
  };
  const bothMain = (a: Unit, b: Unit) => a.isMain && b.isMain;
  const sameWords = (a: Unit, b: Unit) => a.words === b.words;
  const likeWords = (a: Unit, b: Unit) => a.words !== null && b.words !== null && similarity(a.words, b.words) >= LIKE;
  pair((a, b) => bothMain(a, b) && sameWords(a, b), false);
  pair(sameWords, false);
  pair((a, b) => bothMain(a, b) && likeWords(a, b), true);
  pair(likeWords, true);
  return pairs;
}

/** What became of the matters of an earlier version in a later one: by requirement and by the words, wherever these now stand.
 * Pure. */
export function compared(before: Compared, after: Compared): Comparison {
  const pairs = paired(unitsOf(before), unitsOf(after));
  const ofMain = (matters: readonly Matter[] = [], side: "before" | "after") =>
    new Map(
      matters.map(({ id }) => {
        const own = pairs.filter((pair) => pair[side].matter === id && pair[side].isMain);
        return [id, own.find(({ isChanged }) => !isChanged) ?? own[0]] as const;
      }),
    );
  const was = ofMain(before.matters, "before");
  const is = ofMain(after.matters, "after");
  return {
    fixed: [...was].flatMap(([id, pair]) => (pair ? [] : [id])),
    open: [...is].flatMap(([id, pair]) =>
      pair ? [{ before: pair.before.matter, after: id, isChanged: pair.isChanged }] : [],
    ),
    new: [...is].flatMap(([id, pair]) => (pair ? [] : [id])),
  };
}
