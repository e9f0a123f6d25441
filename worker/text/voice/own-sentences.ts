import { oncePer } from "#worker/lib/once-per.ts";
import type { Sentence, SpokenText, Zone } from "../types.ts";
import { wordsOf } from "../words-of.ts";
import { isCondemned } from "./condemned.ts";
import { isListedAsForbidden } from "./forbidden-lists.ts";

/** A sentence of a reply that only gives back what the enquirer asked or told. */
export const GIVES_BACK =
  /^\W*(?:thank you for (?:your|asking|getting|ringing|calling)|you (?:also |then |have |had )?(?:asked|telephoned|rang|called|wrote|enquired|wanted to know|wondered|described|told us|mentioned|said|say|heard|reported|had heard|quoted)|your (?:\w+ )?(?:question|enquiry|query|request)|in (?:reply|answer|response) to your)\b/i;

/* Who says a sentence. A piece names what it forbids, reports or answers just as it names what it claims or offers. */

/** `own`: the piece itself. `statement`: what the piece has to carry, word for word. `listed`: an item of a list of what must not
 * be said or done. `condemned`: a ban, a breach, a ruling on others. `repeated`: what the enquirer said, given back in a reply. */
type Voice = "own" | "statement" | "listed" | "condemned" | "repeated";

const STATEMENTS: ReadonlySet<Zone> = new Set(["pi", "references", "ae-statement", "footer"]);

/** Whether a sentence of a reply only gives back what the enquirer asked or told. */
function repeatsQuestion(text: SpokenText, sentence: Sentence): boolean {
  return text.promotion.kind === "reply" && GIVES_BACK.test(wordsOf(text, sentence));
}

function voiceOf(text: SpokenText, sentence: Sentence): Voice {
  if (STATEMENTS.has(sentence.zone)) return "statement";
  if (isListedAsForbidden(text, sentence)) return "listed";
  if (repeatsQuestion(text, sentence)) return "repeated";
  return isCondemned(text, sentence) ? "condemned" : "own";
}

/** Who says each sentence of a text, by its index. */
const voices = oncePer((text: SpokenText): Voice[] => text.sentences.map((s) => voiceOf(text, s)));

/** The sentences that the piece says itself. */
export const ownSentences = oncePer((text: SpokenText): Sentence[] =>
  text.sentences.filter(({ index }) => voices(text)[index] === "own"),
);
