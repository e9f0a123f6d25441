import { type DocumentMedicine, isOutside, type KindOutside } from "#schema/document.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { praises, sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { companyVoice } from "./company-voice.ts";
import { speaksOfHealth } from "./health-words.ts";
import { learntOf, OF_OTHERS } from "./learnt.ts";
import { isOfBrand, medicineOf } from "./medicine.ts";
import type { Reading } from "./reading.ts";
import { actsBeside, FEWEST_OF_SILENCE, named, type Scores, withinBeside } from "./scores.ts";

/* Whether a text is anybody's but a company's: what a charity, a surgery, a school or anybody else wrote. Told by what is not there, since
 * there are more kinds of others than can be listed, and by its words. */

export const NAME_OF_A_COMPANY =
  /\b(?:Ltd|Limited|plc|PLC|GmbH|Pharma(?!c(?:y|ies|ist)|copoeia)\p{L}*|Therapeutics|Biosciences?|Laborator(?:y|ies))\b/u;
export const MARK = /[®™▼]/u;
/** What only makers print, or what only they say of themselves. */
const IMPRINT =
  /\bprescribing information\b|\bdate of prep|\b(?:job|item|approval) (?:code|number)\b|\b(?:UK|GB|IE)[-/]\p{Lu}{2,5}[-/]\d|\badverse events should\b/iu;

/** Somebody stands behind it, named or not. */
const BACKED =
  /\b(?:sponsored|funded|paid for|supported|backed|made possible) by\b|\bthanks to (?:our|the) (?:sponsors?|partners?|supporters?)\b|\bindustry (?:partners?|friends?)\b|\b(?:company|brand|corporate) (?:page|account|channel)\b|\b(?:advert(?:isement|orial)|promotional)\b/i;

/** Whether a text sells or praises beyond measure. Pure. */
export const sells = (text: string): boolean => [sellsToReaders, sellsOutright, praises].some((asked) => asked(text));

/** Whether a text sells, praises beyond measure, or says that somebody is behind it. Pure. */
export const speaksForSomebody = (text: string): boolean => sells(text) || standsIn(BACKED, text);

/** A text as far as it can show who speaks: as it is read first, or with what the facts of it add. */
interface Shown {
  words: number;
  companies: readonly unknown[];
  medicine: DocumentMedicine | null;
  text: string;
}

const marksBrand = ({ medicine, text }: Pick<Shown, "medicine" | "text">): boolean =>
  isOfBrand(medicine) && standsIn(MARK, text);

/** Whether a text that is long enough to show it shows nobody who makes or sells: no company is named, no brand is marked, and nothing is
 * sold, praised beyond measure or backed. What else is asked hangs on what is at stake: see `isNobodysByWords`, and `isNobodysByFacts` of
 * the engine. Pure. */
export const showsNobody = ({ words, companies, medicine, text }: Shown): boolean =>
  words >= FEWEST_OF_SILENCE && companies.length === 0 && !marksBrand({ medicine, text }) && !speaksForSomebody(text);

/** A letter or a message is somebody's, whoever that is. */
const LETTER = /^[ \t]{0,8}(?:from|to|cc|subject|dear|hi|hello)(?:[ :,]|$)/im;

/** From here on the words are those of companies, whoever is named. */
const MOST_VOICE = 4;
/** A brand before its substance, as those write who have a brand. */
const BRAND_AND_SUBSTANCE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]{3,24} \(\p{Ll}{6,30}\)/u;

/** Whether a text is nobody's before its facts are known, which leaves it outside the Code altogether. So it must also be about a substance
 * or none, and hold no mark at all, no name in the form of a company's, no imprint, no brand beside its substance, no head of a letter, and
 * little of a company's voice. Of 1,000 labelled pieces with a fault fewer than three are so. Pure. */
export function isNobodysByWords(reading: Reading): boolean {
  const { text, names, words } = reading;
  const medicine = medicineOf(reading);
  if (isOfBrand(medicine)) return false;
  if ([NAME_OF_A_COMPANY, MARK, IMPRINT, BRAND_AND_SUBSTANCE, LETTER].some((sign) => standsIn(sign, text)))
    return false;
  return showsNobody({ words, companies: names.companies, medicine, text }) && companyVoice(reading) < MOST_VOICE;
}

/** How little of a company's voice leaves a document outside the Code, by how much speaks for a kind outside. */
const SILENT_BELOW = [
  { score: 4, voice: 10 },
  { score: 3, voice: 8 },
  { score: 1.5, voice: 4 },
];
/** Below this nobody of a company speaks at all, whatever the document may be. */
const NO_VOICE = 2;
/** What the choice of audience alone speaks for a kind within the Code. */
const BY_CHOICE = 2;
/** Where nothing at all is in a company's voice, one sign more does not make the text a company's. */
const ONE_SIGN = 1;
/** From so much on no stretch of the words is a company's: of invented pieces nine in ten have a stretch below. */
const LEAST_OF_OTHERS = -0.25;
/** So much of a company's voice, and of words that act, may stand in what others write. */
const VOICE_OF_OTHERS = 9;

/** Words that act weigh more than words that a company may use. */
const ACTS_COUNT = 1.5;

/** So much tells that a text about a brand is somebody else's. */
const TOLD_OF_BRAND = 2;
const isOfPrescriptionBrand = (reading: Reading): boolean => {
  const name = medicineOf(reading)?.name;
  return reading.names.medicines.some(({ entry }) => entry.name === name && entry.isBrand && entry.isPrescription);
};

/** So much tells the kind of a text, whatever brands are marked in it. */
const PLAINLY_TOLD = 6;
const isMarked = (reading: Reading): boolean =>
  reading.names.companies.length > 0 && marksBrand({ medicine: medicineOf(reading), text: reading.text });

/** How much of a text is a company's, or acts as companies do where the kind does not of itself. */
const voiceIn = (kind: KindOutside, reading: Reading, scores: Scores): number =>
  companyVoice(reading) + ACTS_COUNT * actsBeside(kind, scores.told);

/** Whether there is no evidence that the document is a company's piece: none of what sells, and none of a company's voice. */
export function isWithoutCompany(kind: KindOutside, reading: Reading, scores: Scores): boolean {
  if (reading.words < FEWEST_OF_SILENCE || kind === "prescribing-information") return false;
  const voice = voiceIn(kind, reading, scores);
  const score = scores.of.get(kind) ?? 0;
  // Who writes about a brand and shows no sign of anybody else may well have it to sell.
  if (score < TOLD_OF_BRAND && isOfPrescriptionBrand(reading)) return false;
  // A company that is named and marks the brand that the text is about has made it, unless the kind is plainly told.
  if (score < PLAINLY_TOLD && isMarked(reading)) return false;
  const within = withinBeside(kind, scores);
  if (voice < NO_VOICE && within < BY_CHOICE + (voice === 0 ? ONE_SIGN : 0)) return true;
  return score >= within && SILENT_BELOW.some((below) => score >= below.score && voice < below.voice);
}

/** Whether the words are those of others, whatever signs of them are known: hardly any is a company's, none sells or praises a
 * medicine, and no company marks its brand. A medicine among words of other things is no word of theirs. */
export function isWrittenByOthers(kind: KindOutside, reading: Reading, scores: Scores): boolean {
  if (reading.words < FEWEST_OF_SILENCE || kind === "prescribing-information") return false;
  const { others, leastOthers } = learntOf(reading);
  if (others < OF_OTHERS || leastOthers < LEAST_OF_OTHERS || isMarked(reading)) return false;
  const isOfOtherThings = named(reading, scores).find((one) => isOutside(one.kind))?.kind === "not-medicines";
  if (isOfOtherThings && (medicineOf(reading) !== null || speaksOfHealth(reading))) return false;
  return voiceIn(kind, reading, scores) < VOICE_OF_OTHERS && !sells(reading.text);
}
