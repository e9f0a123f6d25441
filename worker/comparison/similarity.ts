import { stemOf } from "#worker/text/stems.ts";
import { valuesIn } from "./readings/values.ts";

const COMMON = new Set(
  "a an the of in on at to for with and or by is are was were be been has have had as from that this these those which who when where if it its their they may can should must will not no than then also such other more most about after before during see section sections patients patient people individuals subjects".split(
    " ",
  ),
);

/** The stems of the words that say what a sentence is about: neither common words nor values. */
export function subjectOf(text: string): Set<string> {
  const values = valuesIn(text);
  const stems = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
    const lower = word.toLowerCase();
    if (COMMON.has(lower) || values.some(({ start, end }) => start <= index && index < end)) continue;
    stems.add(stemOf(lower));
  }
  return stems;
}

/** Passages that can be asked for those most like a sentence. */
export interface SimilarPassages<T> {
  /** The passages that share at least `least` of the sentence's subject, by weight of the words, best first. */
  to(text: string, least: number): { passage: T; share: number; back: number }[];
}

/** Weighs words by how few passages have them, so that the name of the medicine says little. Pure. */
export function similarPassages<T extends { words: string }>(passages: readonly T[]): SimilarPassages<T> {
  const subjects = passages.map(({ words }) => subjectOf(words));
  const holding = new Map<string, number[]>();
  subjects.forEach((stems, i) => {
    for (const stem of stems) {
      const list = holding.get(stem);
      if (list) list.push(i);
      else holding.set(stem, [i]);
    }
  });
  const weight = (stem: string) => Math.log(1 + (passages.length + 1) / (1 + (holding.get(stem)?.length ?? 0)));
  const total = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + weight(stem), 0);
  return {
    to(text, least) {
      const stems = subjectOf(text);
      const all = total(stems);
      if (all === 0) return [];
      const shared = new Map<number, number>();
      for (const stem of stems)
        for (const i of holding.get(stem) ?? []) shared.set(i, (shared.get(i) ?? 0) + weight(stem));
      return [...shared]
        .filter(([, sum]) => sum / all >= least)
        .map(([i, sum]) => ({
          passage: passages[i] as T,
          share: sum / all,
          back: sum / Math.max(total(subjects[i] ?? []), 0.001),
        }))
        .sort((a, b) => b.share + b.back - a.share - a.back);
    },
  };
}
