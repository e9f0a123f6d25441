/* Whether the dosage in prescribing information is whole: an amount, and how often it is given. */

const AMOUNT = /\d ?(?:mg|g|ml|mcg|micrograms?|units|IU)\b/i;
const HOW_OFTEN =
  /\b(?:once|twice|thrice|times?|daily|weekly|monthly|fortnightly|nightly|yearly|annually|hourly|every|each|per|single|one-off|night|bedtime|morning|evening|breakfast|as (?:needed|required|soon)|when|onset|before|after|intervals?|(?:days|weeks|months) between|between (?:doses|sessions|injections|treatments)|later|week|day|month|year|hours?|initially|repeat\w*|titrat\w*|continuous\w*|infusions?|boosters?|S(?:m)?PC|attacks?|apart|individual\w*|(?:one|two|three|four|single|\d) (?:[\d.]+ ?ml )?doses?|[obqt]\.?d\.?s?|prn|stat|nocte|mane)\b|\/(?:day|24|week)|\[/i;
/** When to review, how long, or in relation to what, is not how often. */
const HOW_LONG =
  /\b(?:review|reassess|re-?evaluate|discontinue)\w*\b(?:(?!\b(?:and|then)\b)[^.;,[])*|\bfor (?:up to |at least |(?:no|not) (?:longer|more) than |a (?:maximum|total) of |a course of )?\w+ (?:days?|weeks?|months?)\b|\b(?:before|after) the (?:first|last|initial) [^.;]*|\bafter (?:adverse (?:drug )?(?:reactions?|events?|effects?)|side[- ]effects?|toxicity|intolerance)\b/gi;

/** What is said of another form of the medicine that is taken beside an injection. */
const BESIDE_INJECTION =
  /\b(?:continue|overlap|cover|take|give|with)\b[^.;]{0,40}\b(?:oral|tablets?|capsules?)\b[^.;[]*/gi;
const INJECTED = /\b(?:intramuscular|subcutaneous|intravenous|deltoid|gluteal|injection|depot)\b/i;

/** Given when it is needed, or once as a vaccine is. */
const ON_NEED = /\bemergenc|\bimmuni[sz]ation\b|\bvaccin|\bkg\b[^.]{0,60}\bkg\b/i;

/** Whether a dosage gives an amount and nowhere says how often it is given. */
export function lacksInterval(dosage: string, block = dosage): boolean {
  if (ON_NEED.test(block)) return false;
  const own = INJECTED.test(dosage) ? dosage.replace(BESIDE_INJECTION, "") : dosage;
  return AMOUNT.test(own) && !HOW_OFTEN.test(own.replace(HOW_LONG, ""));
}
