import type { ClaimVerdict } from "#schema/comparison.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { viewOf } from "#worker/text/view.ts";
import { misquoted, negationsIn } from "../aligned.ts";
import type { Contradiction } from "../contradiction.ts";
import { passagesOf } from "../passages.ts";
import { type Value, valuesIn } from "../readings/values.ts";
import { similarPassages, subjectOf } from "../similarity.ts";

/** A reference as claims are compared with it. */
export interface ReadReference {
  text: string;
}

interface Judged {
  verdict: Exclude<ClaimVerdict, "not-supplied">;
  found: string | null;
  contradiction: Contradiction | null;
}

const FIGURES = new Set<Value["kind"]>(["percent", "amount", "duration", "number"]);
/** Share of a claim's subject that one sentence must have to support it: with its figures, and without any. */
const WITH_FIGURES = 0.4;
const WITHOUT_FIGURES = 0.7;
/** Of less than this a reference says nothing anywhere. */
const ON_POINT = 0.35;

const preparedOf = oncePer(({ text }: ReadReference) => {
  const passages = passagesOf(viewOf(text).text);
  return { similar: similarPassages(passages), stems: subjectOf(passages.map(({ words }) => words).join("\n")) };
});

const figuresIn = (words: string) => valuesIn(words).filter(({ kind }) => FIGURES.has(kind));

/** What a reference says of a claim that cites it. Pure. */
export function judged(claim: { words: string; start: number }, reference: ReadReference): Judged {
  const { similar, stems } = preparedOf(reference);
  const own = [...subjectOf(claim.words)];
  const contradiction = misquoted({ ...claim, stems: own.length }, similar);
  if (contradiction)
    return {
      verdict: "contradicted",
      found: contradiction.against.quote,
      contradiction: { ...contradiction, aspect: "reference" },
    };
  const figures = figuresIn(claim.words);
  const near = similar.to(claim.words, figures.length > 0 ? WITH_FIGURES : WITHOUT_FIGURES);
  const turned = negationsIn(claim.words) % 2;
  const support = near.find(({ passage: { words } }) => {
    const theirs = figuresIn(words);
    const hasFigures = figures.every((f) => theirs.some((t) => t.kind === f.kind && t.key === f.key));
    return hasFigures && negationsIn(words) % 2 === turned;
  });
  if (support) return { verdict: "supported", found: support.passage.words, contradiction: null };
  const known = own.filter((stem) => stems.has(stem)).length / Math.max(1, own.length);
  return { verdict: known < ON_POINT ? "not-on-point" : "unclear", found: null, contradiction: null };
}
