import { oncePer } from "#worker/lib/once-per.ts";

import type { BaseFacts, Sentence } from "../facts/types.ts";
import { type Concept, concept } from "./concept.ts";

/* Whether a sentence on dealings does what it speaks of, or keeps from it. */

/** The thing was turned down, put an end to or put right. */
const REFUSED = concept(
  "declined|refused|refuse|refuses|refusal|rejected|rejects|banned|bans|forbidden|forbids|prohibited|prohibits|disallowed|barred|vetoed|scrapped|pulped|binned|withdrawn|withdrew|abandoned|cancelled|suspended|disciplinary|disciplined|retrained|misconduct|unacceptable|inducement|breach|caught|restored|forgery|apologised|void",
  "turned|voted ..2 down",
  "put|putting an? ..1 stop|end",
  "was|were|been|is|are|has|have ..1 dropped|recalled|stopped|closed|removed|deleted|replaced|corrected|linked|struck|gone|cut|blocked|pulled|withdrawn|destroyed",
  "pulled|stopped|removed|corrected|replaced|rewrote|deleted the|it|our",
  "off limits",
  "out of the question|bounds",
  "said|say|says|saying ..3 no",
  "returned|sent ..1 for|back",
  "closed|ended|halted the",
  "will only|never",
  "take it out",
  "rather|instead of than",
);
const NEGATORS = new Set(["not", "no", "never", "nobody", "none", "neither", "nor", "cannot", "without", "nothing"]);
/** What the next sentence says of the one before, to condemn it. */
const CONDEMNED =
  /^\W*(?:no\b(?! (?:one|need|catch|fuss|paperwork|problem|questions|time|reason|note))|(?:that|this|it|they)(?:'s|'re| is| are| was| were| would be| has| have)? (?:a breach|an inducement|not\b|never\b|wrong|unacceptable|stopped|refused|reported|turned down|forbidden|banned|prohibited|gone|allowed)|(?:not|never) (?:allowed|acceptable|permitted|per|at)\b|we said no|(?:he|she|they) (?:was|were) (?:suspended|disciplined|retrained|dismissed)|(?:answer|verdict|finding)\W+(?:no|false|prohibited|never)|(?:they|it) (?:do|does|did|will|can|may)(?:n't| not)\b|thank \w+ and say no|compliance (?:said|says) no)/i;

/** Tokens that deny, by sentence. */
const negatorsOf = oncePer((facts: BaseFacts) => {
  const found = new Map<number, number[]>();
  for (const sentence of facts.sentences) {
    const at: number[] = [];
    for (let i = sentence.first; i < sentence.last; i++) if (NEGATORS.has(facts.tokens[i]?.norm ?? "")) at.push(i);
    if (at.length > 0) found.set(sentence.index, at);
  }
  return found;
});

/** The sentence or what follows it in its line turns the thing down, or denies it by a word that none of the ideas in
 * `sly` covers: those are the ones in which the "no" belongs to the fault. */
export function refrains(facts: BaseFacts, sentence: Sentence, ...sly: Concept[]): boolean {
  if (REFUSED.has(facts, sentence)) return true;
  const next = facts.sentences[sentence.index + 1];
  if (next?.line === sentence.line && CONDEMNED.test(facts.view.text.slice(next.start, next.start + 60))) return true;
  const negators = negatorsOf(facts).get(sentence.index) ?? [];
  if (negators.length === 0) return false;
  const covering = sly.flatMap((idea) => idea.matches(facts).filter((m) => m.sentence.index === sentence.index));
  return negators.some((at) => !covering.some((m) => m.first <= at && at < m.last));
}
