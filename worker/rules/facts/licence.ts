import { wordsOf } from "#worker/text/words-of.ts";
import { licensedNames, type UnlicensedStatement, unlicensedOf } from "./licence-status.ts";
import { type LicenceTerms, licenceTermsOf } from "./licence-terms.ts";
import type { BaseFacts, Sentence } from "./types.ts";

export interface LicenceFacts {
  /** What the licence of the medicine allows, as far as the piece or its context tells it. */
  terms: LicenceTerms | null;
  /** Medicines without a UK marketing authorisation, and how we know. */
  unlicensed: UnlicensedStatement[];
  /** Names of medicines that the piece shows to be licensed: with prescribing information, or said to be so. */
  licensed: string[];
}

/** The licence of the medicines in a piece. Pure. */
export function licenceOf(facts: BaseFacts): LicenceFacts {
  return { terms: licenceTermsOf(facts), unlicensed: unlicensedOf(facts), licensed: [...licensedNames(facts)] };
}

/** "Once-weekly injection for weight management": words that all stand in the licence, as the piece states it, but for how it is given. */
const GIVEN =
  /\b(?:\w+[- ](?:weekly|daily|monthly)|weekly|daily|monthly|once|twice|injections?|tablets?|capsules?|inhalers?|solution|oral|subcutaneous|treatment|adults?|with|from|licensed)\b/gi;
const SHORTEST = 4;
const FEWEST_CONTENT = 2;

/** Whether a sentence uses no words but those of the licensed indication, as the piece states it. */
export function saysNoMoreThanLicence(facts: BaseFacts & { licence: LicenceFacts }, sentence: Sentence): boolean {
  const licensed = facts.licence.terms?.indication.toLowerCase() ?? "";
  const left = wordsOf(facts, sentence).toLowerCase().replace(GIVEN, " ");
  const words = (left.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  return words.length >= FEWEST_CONTENT && words.every((word) => licensed.includes(word));
}
