import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, phrases } from "../language/phrases.ts";
import type { Sentence, SpokenText } from "../types.ts";
import { wordsOf } from "../words-of.ts";

/* Sentences that name a fault in order to ban, condemn or report it. */

const CONDEMNS = phrases(
  "prohibited|forbidden|banned|unacceptable|inappropriate|barred|disallowed",
  "not|never ..2 allowed|permitted|acceptable|allow|permit|appropriate",
  "breach* ..3 code|clause|clauses",
  "in breach",
  "would|could|will be|lead|result|amount ..3 breach",
  "panel|pmcpa ruled|found",
  "was|were|been ruled|censured|reprimanded",
  "gave|given|give|signed|under|accepted|our ..5 undertaking|undertakings ..8 to|that|not|no|never",
  "undertook not|never|to|that",
  "example|examples|case|cases|instance ..4 breach|breaches",
);
/** A paragraph about rulings tells what others did wrong. */
const RULINGS = phrases(
  "was|were|been ruled|censured|reprimanded",
  "panel|pmcpa ruled|found",
  "ruled in breach",
  "past|previous|recent|earlier breaches|rulings|cases",
);
/** A sentence that is a ban from its first words on ("Don't: hand out the paper; text it"). */
const BAN =
  /^\s*[✗✘❌]|^\W*(?:do not|don'?ts?|never|must not|may not|not allowed|prohibited|forbidden|avoid|banned)\s*[:–-]\s/i;
const BARRED = "(?:cannot|can't|do not|don't|does not|will not|won't|may not|must not|never)";
const GIVEN = "(?:fund|support|pay for|pay|offer|give|provide|cover|accept|do|use|include|sponsor)";
/** "What we cannot fund: travel, leisure": a list of what is kept from, in one line. */
const BAN_LIST = new RegExp(
  `^\\W*(?:what |things |items |costs )?(?:that )?(?:we|you|they|i|the (?:panel|company|committee|fund))?\\s?${BARRED}\\s(?:\\w+\\s){0,3}?${GIVEN}\\s?:`,
  "i",
);

const condemned = oncePer((text: SpokenText) => new Set(findPhrases(CONDEMNS, text).map(({ sentence }) => sentence)));
const ofRulings = oncePer(
  (text: SpokenText) => new Set(findPhrases(RULINGS, text).map(({ sentence }) => sentence.line)),
);

/** Whether a sentence bans or condemns what it names, or stands in a paragraph about rulings on others. */
export function isCondemned(text: SpokenText, sentence: Sentence): boolean {
  if (condemned(text).has(sentence) || ofRulings(text).has(sentence.line)) return true;
  const words = wordsOf(text, sentence);
  return BAN.test(words.slice(0, 40)) || BAN_LIST.test(words.slice(0, 100));
}
