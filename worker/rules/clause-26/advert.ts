import { isStatedOnPrescription } from "#worker/document/names/known-names.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { FAIR_TALK, GOOD_EFFECT, OWN_STORY } from "../concepts/benefit.ts";
import { ON_OFFER, ONE_MEDICINE } from "../concepts/medicine.ts";
import { PUBLIC_PLACE } from "../concepts/public-places.ts";
import { REJECTED } from "../concepts/refusal.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { hopesIn } from "./hope.ts";
import { hasAny, VIVID } from "./wording.ts";

/** Whether the sentence means one medicine, by name or by the words that stand for it. */
function meansMedicine(facts: Facts, sentence: Sentence): boolean {
  return (
    namesMedicine(facts.identity, sentence) ||
    ONE_MEDICINE.has(facts, sentence) ||
    ofSentence(facts.identity.hints, sentence.index).length > 0
  );
}

/** Whether a sentence that the public reads advertises one medicine: what it does, together with a person's story, a way
 * to get it or a place where everyone sees it. Fair or refusing words clear it. */
export function advertises(facts: Facts, sentence: Sentence): boolean {
  if (!meansMedicine(facts, sentence)) return false;
  if (FAIR_TALK.has(facts, sentence) || REJECTED.has(facts, sentence)) return false;
  const good = GOOD_EFFECT.asserts(facts, sentence);
  const offered = ON_OFFER.asserts(facts, sentence);
  const told = OWN_STORY.has(facts, sentence);
  const shown = PUBLIC_PLACE.asserts(facts, sentence);
  if (namesMedicine(facts.identity, sentence)) return good || offered || told || shown;
  const signs = [good, offered, told, shown].filter(Boolean).length;
  const singled = ofSentence(facts.identity.hints, sentence.index).length > 0;
  const strong = hasAny(VIVID, facts, sentence) || hopesIn(facts, [sentence]).length > 0;
  return signs >= 3 || (signs >= 2 && (singled || strong || shown || offered));
}

const ON_PRESCRIPTION = /\bprescription[- ]only\b|\bPOM\b/i;

/** What is said of words that promote a medicine to the public. Its legal category is told as a fact only where a source or the piece says it. */
export function issueOf(facts: Facts, name: string | undefined): string {
  const isStated = name === undefined || isStatedOnPrescription(name) || ON_PRESCRIPTION.test(facts.view.text);
  const medicine = `${name ? `${name}, ` : ""}a prescription only medicine${name ? "," : ""}`;
  const place = "where people who are not health professionals will see";
  return isStated
    ? `These words promote ${medicine} ${place} them. Such medicines must not be advertised to the public.`
    : `These words promote ${name} ${place} them. It is taken to be a prescription only medicine, which must not be advertised to the public: check its legal category.`;
}
