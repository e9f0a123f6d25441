import { standsIn } from "#worker/text/may-match.ts";
import { praises, sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { companyVoice } from "./company-voice.ts";
import { isOfBrand, medicineOf } from "./medicine.ts";
import type { Reading } from "./reading.ts";

/* A text in which nothing is a company's: what a charity, a surgery, a school or anybody else wrote. Told by what is not there, since
 * there are more kinds of others than can be listed. */

export const NAME_OF_A_COMPANY =
  /\b(?:Ltd|Limited|plc|PLC|GmbH|Pharma(?!c(?:y|ies|ist)|copoeia)\p{L}*|Therapeutics|Biosciences?|Laborator(?:y|ies))\b/u;
export const MARK = /[®™▼]/u;
/** What only makers print, or what only they say of themselves. */
const IMPRINT =
  /\bprescribing information\b|\bdate of prep|\b(?:job|item|approval) (?:code|number)\b|\b(?:UK|GB|IE)[-/]\p{Lu}{2,5}[-/]\d|\badverse events should\b/iu;

/** Somebody stands behind it, named or not. */
const BACKED =
  /\b(?:sponsored|funded|paid for|supported|backed|made possible) by\b|\bthanks to (?:our|the) (?:sponsors?|partners?|supporters?)\b|\bindustry (?:partners?|friends?)\b|\b(?:company|brand|corporate) (?:page|account|channel)\b|\b(?:advert(?:isement|orial)|promotional)\b/i;

/** Whether a text sells, praises beyond measure, or says that somebody is behind it. Pure. */
export const speaksForSomebody = (text: string): boolean =>
  [sellsToReaders, sellsOutright, praises].some((asked) => asked(text)) || standsIn(BACKED, text);

/** A letter or a message is somebody's, whoever that is. */
const LETTER = /^[ \t]{0,8}(?:from|to|cc|subject|dear|hi|hello)(?:[ :,]|$)/im;

/** A text of fewer words may be a company's and not show it. */
const FEWEST_WORDS = 60;
/** From here on the words are those of companies, whoever is named. */
const MOST_VOICE = 4;
/** A brand before its substance, as those write who have a brand. */
const BRAND_AND_SUBSTANCE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{3,24} \(\p{Ll}{6,30}\)/u;

/** Whether a text, which is about a substance or none, holds nothing of a company or a seller: no name, no mark, no imprint, no offer, no
 * praise. Of 1,000 labelled pieces with a fault fewer than three are so. Pure. */
export function isNobodys(reading: Reading): boolean {
  const { text, names, words } = reading;
  if (words < FEWEST_WORDS || names.companies.length > 0) return false;
  if (isOfBrand(medicineOf(reading))) return false;
  if ([NAME_OF_A_COMPANY, MARK, IMPRINT, BRAND_AND_SUBSTANCE, LETTER].some((sign) => standsIn(sign, text)))
    return false;
  return !speaksForSomebody(text) && companyVoice(reading) < MOST_VOICE;
}
