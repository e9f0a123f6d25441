import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, phrases } from "../language/phrases.ts";
import type { Sentence, SpokenText } from "../types.ts";
import { wordsOf } from "../words-of.ts";
import { callsToIt, praisesIt, testifiesTo } from "./urging.ts";
import { praises, sellsOutright, sellsToReaders } from "./words-of-sale.ts";

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

/** What is done about a wrong, and how those who do it call it. One sort alone stands in many a text. */
const WRONG = [
  /\b(?:jailed|sentence[ds]?|convicted|pleaded guilty|(?:crown|high|county|magistrates'?) court|court heard|charged with|has been charged|arrested|struck off|tribunal|panel heard|inquest|coroner)\b/i,
  /\b(?:police|trading standards|officers|seized|raid(?:s|ed)?|suspended|fined|crackdown|investigat(?:es?|ed|ion|ors?))\b/i,
  /\b(?:ASA|[Aa]dvertising [Ss]tandards|CAP Code|PMCPA|GPhC|General Pharmaceutical Council|NMC|GMC|CMA|[Cc]ompetition authority|regulators?)\b/,
  /\b(?:complain(?:ed|ts?|ants?)|alleged|accus(?:es?|ed)|upheld|breach(?:es|ed)?|undertaking|must not appear|not to advertise|adjudication|ruling)\b/i,
  /\b(?:counterfeit|fakes?|falsified|illegal(?:ly)?|unlawful(?:ly)?|against the law|smuggled|false (?:forms?|photographs?|names?)|rogue)\b/i,
  /\b(?:never buy|(?:do not|don't) buy|not to buy|put [^.!?\n]{0,20}at risk|come forward)\b/i,
  /\b(?:took (?:\p{L}+ ){0,3}down|taken down|(?:found|advertisements?|adverts?|ads) (?:\p{L}+ ){0,3}for prescription)\b/iu,
];
const FEWEST_WRONGS = 2;
/** Who is told of is quoted with what was promised to customers. What somebody tells a paper is said to its readers. */
const TO_CUSTOMERS = [
  /\b(?:promis(?:ed|ing)|advertised|stated|claim(?:ed|ing)|offer(?:ed|ing)|charged|sold|told (?:her |his |their |the |some )?(?:customers?|clients?|buyers?|shoppers?|friends|patients|women|men|them))\b/i,
  /\bprices? [^.!?\n]{0,40}\b(?:ran|ranged|rose|went|fell)\b/i,
  /\b(?:(?:words|ads?|adverts?|posts?|claims) such as|(?:ads?|adverts?|posts?|posters?|listings?|sites?|pages?|messages?|sellers?)(?: \p{L}+){0,4} (?:said|say|read|promis\w+|offer\w+))\b/iu,
];
const OWN = /\b(?:we|our|ours|us|my|mine)\b/i;
const QUOTED_ON = /"[^"\n]{1,400}"/g;
const STOPS = /[.!?]/g;
/** More is no notice, and holds any words somewhere. */
const LONGEST_NOTICE = 2500;
const TAKES_SIDE = [callsToIt, praisesIt, testifiesTo, sellsToReaders, sellsOutright, praises];

/** Whether a text tells of a sale or a promise to condemn it, and nowhere takes its side: courts, regulators or reporters act on it, and each
 * offer in it is what those who are told of held out to their customers. Pure. */
export function isToldAgainst(text: string): boolean {
  if (text.length > LONGEST_NOTICE || WRONG.filter((wrong) => wrong.test(text)).length < FEWEST_WRONGS) return false;
  const said = text.replace(QUOTED_ON, (quote) => quote.replace(STOPS, ","));
  return said.split(/[.!?]+(?:\s|$)|\n/).every((sentence) => {
    if (!TAKES_SIDE.some((asked) => asked(sentence))) return true;
    return TO_CUSTOMERS.some((sign) => sign.test(sentence)) && !OWN.test(sentence.replace(QUOTED_ON, ""));
  });
}
