/** What is sold beside medicines and is none: said of a name in the piece itself. */

const SAID_TO_BE =
  /(?<![\p{L}\d])(\p{Lu}\p{L}{3,30})[®™]?(?:[,:]? (?:is|are|was|remains)|,| –| [^.\n]{3,50},) (?:only )?(?:an? |the |classed as an? |sold as an? )?(?:\p{L}+ ){0,2}?(?:(?:CE|UKCA)(?:[- ]marked| and \w+[- ]marked)? )?(?:medical device|food supplement|foodstuff|cosmetic(?: product)?|medical food|food for special medical purposes)\b/gu;
/** Signs that the same name is a medicine all the same. */
const IS_MEDICINE = /\bprescribing information\b|\bPLGB\b|\bPOM\b|\bsummary of product characteristics\b|\bS(?:m)?PC\b/;

/** Names that the text says are devices, supplements or cosmetics. Pure. */
export function deviceNames(text: string): Set<string> {
  if (IS_MEDICINE.test(text)) return new Set();
  return new Set(Array.from(text.matchAll(SAID_TO_BE), ([, name = ""]) => name));
}
