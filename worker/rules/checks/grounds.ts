import { oncePer } from "#worker/lib/once-per.ts";
import { lettersOf, mayMatch } from "#worker/text/may-match.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { isHours, isImprint, isThanks, pointsToPapers } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { FixDraft, Hit } from "../types.ts";
import { pointAt, quoted } from "./hits.ts";

/* Checks whose findings need confirmation: each sentence that could be at fault, with the reason why it may be. */

/** A reason why words may be at fault, and by which words it is known. */
export interface Ground {
  is: RegExp | ((facts: Facts, sentence: Sentence) => boolean);
  /** Words that must stand beside it. */
  with?: RegExp;
  /** Words beside which it is none. */
  unless?: RegExp | ((words: string) => boolean);
  /** What the words do, to follow them. */
  why: string | ((facts: Facts) => string);
  /** The rule of the Code, as a sentence. */
  rule: string;
  /** Where another sub-clause than the check's fits it. */
  subclause?: string;
  /** What is put at the head of the piece, with gaps for what only the writer knows. */
  atHead?: string;
}

const FEWEST_WORDS = 3;
/** A line that says for whom the piece is claims nothing. */
const FOR_WHOM =
  /^[^.!?\n]{0,120}\bfor (?:UK |use by |the )?(?:prescribers|health ?care professionals|health professionals)(?: only)?\W*$/i;

/** Lines that claim nothing and hide nothing, so that none of them is the fault. */
const isRequired = (words: string): boolean =>
  FOR_WHOM.test(words) || isImprint(words) || pointsToPapers(words) || isThanks(words) || isHours(words);

const holds = ({ is, with: besides, unless }: Ground, facts: Facts, sentence: Sentence, words: string): boolean =>
  (is instanceof RegExp ? is.test(words) : is(facts, sentence)) &&
  (besides?.test(words) ?? true) &&
  !(unless instanceof RegExp ? unless.test(words) : unless?.(words));

/** Whether a sentence denies, forbids or corrects what it says. */
function isOwn(facts: Facts, sentence: Sentence): boolean {
  const { start, end, first, last } = sentence;
  return !isDisowned({ start, end, first, last, sentence, phrase: { source: "", steps: [] } }, facts);
}

const lettersIn = oncePer(({ view }: Facts) => lettersOf(view.text));

/** A hit on each of the sentences for which there is a ground, the first that holds. Nothing is taken out: what the words may say is
 * for the writer to judge. */
export function onGrounds(facts: Facts, sentences: readonly Sentence[], grounds: readonly Ground[]): Hit[] {
  const possible = grounds.filter(({ is }) => !(is instanceof RegExp) || mayMatch(is, lettersIn(facts)));
  if (possible.length === 0) return [];
  return sentences.flatMap((sentence): Hit[] => {
    if (sentence.last - sentence.first < FEWEST_WORDS) return [];
    const words = wordsOf(facts, sentence);
    const ground = possible.find((one) => holds(one, facts, sentence, words));
    if (!ground || isRequired(words) || !isOwn(facts, sentence)) return [];
    const at = pointAt(facts, sentence);
    const { subclause, atHead } = ground;
    const why = typeof ground.why === "string" ? ground.why : ground.why(facts);
    const judged: FixDraft = { kind: "insert", at: at.end, text: "", note: "Have these words judged." };
    // What is for the company's own people tells nobody else what it is.
    const isHeaded = atHead !== undefined && !facts.briefing.isBriefing && facts.promotion.kind !== "internal";
    const fix: FixDraft = isHeaded ? { kind: "insert", at: 0, text: `${atHead}\n` } : judged;
    return [{ at, issue: `${quoted(words)} ${why}. ${ground.rule}`, fix, ...(subclause ? { subclause } : {}) }];
  });
}
