import { learntOf } from "#worker/document/learnt.ts";
import { namesPrescribed } from "#worker/document/names/known-names.ts";
import { readingOf } from "#worker/document/reading.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { callsToIt, praisesIt, testifiesTo } from "#worker/text/voice/urging.ts";
import {
  isOnSale,
  isToBeAskedFor,
  offersToPublic,
  sellsNear,
  sellsToReaders,
} from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { isPlainInformation } from "./plain-information.ts";
import { copyOf, isOfOthers, sellsToPublic } from "./wording.ts";

/* Where a piece sells a prescription only medicine to whoever reads it. */

/** Copy that speaks for safety or supply rather than for the medicine. */
export const CARE = phrases(
  "not|never stop|share|take|use|double|give|like|comment|post|buy|mention",
  "recall|recalled|replacement|shortage|supplies|out of stock|batch",
  "not ..3 work|help|suit|everyone|known|cure|improve|licensed|approved",
  "may|might|could|can ..1 not",
  "read ..4 leaflet",
  "best|right ..3 for you|your|each|them",
  "withdraw|withdraws|withdrawn|stopped|ended|closed|discontinued the|development|programme|phrase",
);

const DOCUMENTS =
  /\b(?:(?:package |patient (?:information )?)?leaflet|PIL|S(?:m)?PC|eMC|summary of product characteristics)\b/i;
const MORE_THAN_LISTS = [callsToIt, praisesIt, testifiesTo, sellsToReaders];
/** An entry in a list of what the company makes, with the documents of its licence: a name and a use, no more. */
export function isListed(facts: Facts, sentence: Sentence): boolean {
  const line = facts.lines[sentence.line];
  const words = wordsOf(facts, sentence);
  return line !== undefined && DOCUMENTS.test(wordsOf(facts, line)) && !MORE_THAN_LISTS.some((isMore) => isMore(words));
}

/** The rules of a shop, by their title, name what it sells and sell nothing. */
const HOUSE_RULES =
  /^[^\n]{0,80}\b(?:terms (?:and|&|of)|privacy|policy|complaints?|returns?|refunds?|cancellations?)\b/i;
/** From here down the words of a page are those of clinics and shops: 20 of 21 real pages of rounds 12 and 13, which the model had not met,
 * and which were looked at to choose it. */
const OF_SELLERS = -0.1;
const SURE_OF_SELLERS = 0.9;
/** News of what clinics charge lets somebody speak; a clinic cites surveys and regulators. */
const SPOKEN = /\b(?:said|says|told|warned|adds|added|seen by|(?:is|are) thought to)\b/i;
const letsSpeak = (words: string): boolean => SPOKEN.test(words) && isOfOthers(words);
/** Whether a page is a clinic's or a shop's own, by its words: what it informs of it puts on sale. */
export const isOfSeller = oncePer(
  (facts: Facts): boolean =>
    facts.document.kind === "promotion-public" &&
    facts.document.sure >= SURE_OF_SELLERS &&
    learntOf(readingOf(facts.view)).others < OF_SELLERS &&
    !facts.sentences.some((s) => letsSpeak(wordsOf(facts, s))),
);

/** Whether a clinic or a shop puts a treatment on sale here. */
export const isShop = (facts: Facts): boolean => {
  const { text } = facts.view;
  const isSeller = (facts.document.kind === "promotion-public" && offersToPublic(text)) || isOfSeller(facts);
  return isSeller && !HOUSE_RULES.test(text);
};

const OURS = /\bours?\b(?! (?:patients|staff|website|nurses?))/i;
/** Whether the sentence names the medicine, or offers as its own what the one before names. */
const isOfMedicine = (facts: Facts, sentence: Sentence): boolean => {
  const before = facts.sentences[sentence.index - 1];
  return (
    namesMedicine(facts.identity, sentence) ||
    (before !== undefined && namesMedicine(facts.identity, before) && OURS.test(wordsOf(facts, sentence)))
  );
};

/** Sentences that put a named medicine on sale, or tell readers to ask for it. Nothing else in the text excuses them: a leaflet, and
 * a page for those who take a medicine, hold no such words. What sells in many ways is for the public, whoever was chosen. */
const putOnSale = oncePer((facts: Facts): Sentence[] => {
  const toPatients = facts.submission.audience === "patients";
  const isSold = sellsNear(facts.view.text);
  return facts.sentences.filter((sentence) => {
    if (!isOfMedicine(facts, sentence)) return false;
    const words = wordsOf(facts, sentence);
    return (
      (namesMedicine(facts.identity, sentence) && isSold(sentence.start)) ||
      (toPatients && (isOnSale(words) || isToBeAskedFor(words)))
    );
  });
});

/** The page itself tells that it sells by prescription. */
const BY_PRESCRIPTION = /\bprescri(?:be[ds]?|bers?|ptions?)\b|\b(?:consultation|questionnaire|POM)\b/i;
/** Sentences of an advertisement that name a prescription only medicine: a reader knows it in small letters too. */
function namedInAdvertisement(facts: Facts): Sentence[] {
  const { text } = facts.view;
  if (!sellsToPublic(facts) || HOUSE_RULES.test(text)) return [];
  const isByPrescription = BY_PRESCRIPTION.test(text);
  return copyOf(facts).filter(
    (s) =>
      namesPrescribed(wordsOf(facts, s), isByPrescription) &&
      !hasPhrase(CARE, facts, [s]) &&
      !isListed(facts, s) &&
      !isPlainInformation(facts, s),
  );
}

/** Whether a piece sells to people who are not health professionals, by what it says or by what it is. */
export const isSelling = (facts: Facts): boolean => putOnSale(facts).length > 0 || sellsToPublic(facts);

/** The sentences that promote by their tone with those that put a medicine on sale; where there are neither, those of an advertisement
 * that name one. */
export function withWhatIsSold(byTone: readonly Sentence[], facts: Facts): Sentence[] {
  const told = [...new Set([...byTone, ...putOnSale(facts)])];
  return told.length > 0 ? told : namedInAdvertisement(facts);
}
