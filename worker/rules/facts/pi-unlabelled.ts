import type { Particular } from "./pi-labels.ts";

/* Prescribing information without labels: what stands between its title and the contraindications is, in this order, what
 * the medicine holds, what it is for and how it is given. */

/** Words that only a dosage has: an amount or a form with how it is used, or how the dose is found. */
const GIVEN =
  /\b(?:(?:one|two|three|four|five|six|eight|ten|half an?|\d[\d.,–-]{0,12}) ?(?:drops?|puffs?|tablets?|capsules?|plasters?|patch(?:es)?|implants?|sachets?|doses?|injections?|sprays?|inhalations?|pens?|vials?|syringes?|systems?|rings?|units?|IU|U|ml|mg|mcg|micrograms?|g)\b|(?:apply|inject|insert|instil|inhale|swallow|change|dose (?:is )?individual(?:ly)?|(?:once|twice) (?:daily|weekly|monthly))\b|(?:mg|mcg|µg|units?|U|micrograms?)\/kg\b)/i;
/** The way to another document, a title, or what the medicine holds. */
const NO_INDICATION =
  /\b(?:consult|refer to|see (?:the )?(?:full )?S(?:m)?PC|prescribing|prescribing information|PI|subject to additional monitoring|(?:has|have) (?:been )?(?:changed|revised|added|updated)|contains?|each)\b|^\W*(?:reverse|overleaf|inside|page \d+)\W/i;
/** In brackets: where, when, to whom or in how many, and so no substance. */
const ASIDE =
  "(?:elsewhere|adults?|adolescents?|children|infants|women|men|elderly|mornings?|evenings?|nights?|daily|once|twice|weekly|monthly|hands|limbs|trunk|thighs?|abdomen|scalp|starting|initial|initially|maintenance|maximum|minimum|usual|usually|either|about|approximately|equivalent|before|after|without|under|including|depending|unless|except|titrat\\p{Ll}*|increas\\p{Ll}*|reduc\\p{Ll}*|tablets?|capsules?|drops?|puffs?|sprays?|patch(?:es)?|sachets?)(?!\\p{L})";
/** The title, or what the medicine holds; "each season" and "each eye" are said of how it is given. */
const NO_DOSAGE =
  /(?<!\b(?:once|twice|times|in|to|into|on|for) )\beach\b(?! (?:morning|evening|night|day|week|month|year|season|winter|autumn|cycle|course|meal|visit|session|eye|nostril|ear|foot|arm|leg|side|time)\b)|\bper (?:vial|ml|tablet|dose|syringe|pen)\b|\bcontains?\b|\bprescribing information\b|^\W*(?:implant|tablets?|capsules?|cream|gel|vial|pen|patch)\b/iu;
/** A brand with, after its strength and form at most, its substance in brackets. */
const NAMED = new RegExp(
  `(?<!\\p{L})\\p{Lu}[\\p{L}-]{1,30}(?: [\\p{Ll}\\d./%-]{1,30}){0,4} \\((?!${ASIDE})\\p{Ll}{5,}`,
  "u",
);
const HAS_WORDS = /\p{L}{3}\W{1,3}\p{L}{2}/u;

/** The dosage among the sentences before the contraindications. */
export const isUnlabelledDosage = (words: string): boolean =>
  GIVEN.test(words) && !NO_DOSAGE.test(words) && !NAMED.test(words);

/** The indication among them, where the others are accounted for. */
export const isUnlabelledIndication = (words: string, others: Particular[]): boolean =>
  HAS_WORDS.test(words) &&
  !NO_INDICATION.test(words) &&
  !/\d ?(?:mg|ml|micrograms?|units)\b|\((?!women|adults|people|children|adolescents)\p{Ll}{5,}/u.test(words) &&
  !others.some(({ value }) => value.includes(words.trim()));

/** "Adults: blepharospasm, cervical dystonia": whom it is for and what it treats, with nothing on how it is given. */
export const isForWhom = (words: string): boolean =>
  /^\W*(?:adults?|women|men|children|adolescents|patients|people)(?: [\p{Ll}\d]+){0,5}: ?(?!(?:not|no|see|as|use|safety|do|refer|consult|same|limited|only)\b)\p{L}/iu.test(
    words,
  ) && !/\d|\b(?:daily|weekly|monthly|dose|once|twice)\b/i.test(words.replace(/^[^:]*:/, ""));

const POINTER =
  "(?:as |see |are |is |given |shown |stated |set out |printed |listed )*(?:above|overleaf|below|over|inside|(?:on|at) the (?:front|face|fold|back|other side)|on (?:front|back)|(?:on )?(?:side|page|panel|slide|screen) \\d{1,2})";
/** A label that speaks of both, with one value for the two: "Indication and dose: as above". */
export const BOTH_AT_ONCE = new RegExp(
  `\\b(?:indications?|uses?)(?:,| and| &| ?\\/) ?(?:dos(?:e|age|ing)|posology)\\b[\\s:]*${POINTER}`,
  "i",
);
/** The same of what forbids its use and what asks for care: "Contraindications and precautions: as inside". */
export const BOTH_CAUTIONS = new RegExp(
  `\\bcontra-?indications?(?:,| and| &| ?\\/) ?(?:warnings?|(?:special )?precautions?|cautions?)\\b[\\s:]*${POINTER}`,
  "i",
);
