import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Product, Sentence } from "../facts/types.ts";
import type { Hit } from "../types.ts";
import { copyOf } from "./wording.ts";

/* A guide to one medicine that was made from the guide to another asks its readers' questions of that other medicine. */

/** What people who take a medicine ask of it, up to its name. */
const QUESTIONS = [
  /\b(?:side effects?|been prescribed)\b[^.\n]{0,24}$/i,
  /\bhow (?:do|should|will) (?:I|you) (?:take|use|store|inject)\b[^.\n]{0,24}$/i,
  /\bhow to (?:take|use|store|inject)\b[^.\n]{0,24}$/i,
];
const LONGEST_HEADING = 90;
/** So many times the guide names its own medicine for once that it names the other. */
const TIMES_AS_OFTEN = 4;
const FEWEST_OF_OWN = 5;

const isHeading = (words: string, { zone }: Sentence) =>
  words.length <= LONGEST_HEADING && (zone === "heading" || /\?\W{0,2}$/.test(words));

/** "Zelvorin" and "Zelvorin-D3" are one brand. */
const isSameBrand = (one: string, other: string) =>
  one.toLowerCase().startsWith(other.toLowerCase()) || other.toLowerCase().startsWith(one.toLowerCase());

/** Whether a question is asked of the medicine in the sentence. */
function isAskedOf(facts: Facts, sentence: Sentence, { mentions }: Product): boolean {
  const words = wordsOf(facts, sentence);
  return (
    isHeading(words, sentence) &&
    mentions.some(
      ({ start }) =>
        sentence.start <= start &&
        start < sentence.end &&
        QUESTIONS.some((asked) => asked.test(wordsOf(facts, { start: sentence.start, end: start }))),
    )
  );
}

/** The single question of a guide that is asked of another medicine than the guide's own. Pure. */
export function aboutAnother(facts: Facts): Hit[] {
  const [own, ...rest] = facts.products;
  if (!own || own.mentions.length < FEWEST_OF_OWN) return [];
  const others = rest.filter(
    (other) => !isSameBrand(other.name, own.name) && other.mentions.length * TIMES_AS_OFTEN <= own.mentions.length,
  );
  return others.flatMap((other) => {
    const asked = copyOf(facts).filter((sentence) => isAskedOf(facts, sentence, other));
    const [only] = asked;
    if (!only || asked.length > 1) return [];
    return [
      {
        at: { start: only.start, end: only.end },
        severity: "MEDIUM",
        issue: `This names ${other.name} in a guide to ${own.name}. Information for patients must be accurate: it must be plain of which medicine it speaks.`,
        fix: { kind: "replace", with: wordsOf(facts, only).replace(other.name, own.name) },
      },
    ];
  });
}
