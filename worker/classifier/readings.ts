import { oncePer } from "#worker/lib/once-per.ts";
import { declaredSpans } from "#worker/rules/facts/declarations.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { Chances, Found } from "./calibration.ts";
import { chancesIn } from "./model.ts";

/* What a piece says of itself on top or at the foot ("an example of what not to do", "not promotional") would sway a judge of
 * words, and proves nothing: the piece is judged with and without it, and the graver judgement counts. */

/** The material without what it says of itself; null where it says nothing. Once for a material, as all is that follows from it. */
const withoutDeclared = oncePer((facts: Facts): Facts | null => {
  const places = declaredSpans(facts);
  if (places.length === 0) return null;
  const isSpared = (start: number) => !places.some((at) => at.start <= start && start < at.end);
  return { ...facts, sentences: facts.sentences.filter(({ start }) => isSpared(start)) };
});

const graver = (a: Chances, b: Chances): Chances => ({
  ...a,
  ofPiece: Math.max(a.ofPiece, b.ofPiece),
  ofClauses: new Map([...a.ofClauses].map(([clause, p]) => [clause, Math.max(p, b.ofClauses.get(clause) ?? 0)])),
});

/** The chances of a piece, given what the written rules found in it, as high as any reading of it gives them. Pure. */
export function chancesInAnyReading(facts: Facts, found: Found): Chances {
  const asItIs = chancesIn(facts, found);
  const undeclared = withoutDeclared(facts);
  return undeclared ? graver(asItIs, chancesIn(undeclared, found)) : asItIs;
}
