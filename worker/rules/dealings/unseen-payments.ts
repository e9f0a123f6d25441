import { OF_CHARITY, OF_PROFESSIONALS, OF_PUBLIC, TIMELY, TRANSFER } from "../concepts/disclosure.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";

type Receivers = "professionals" | "charities" | "public" | "when";

/** Whose payment a sentence keeps from view; `when` is a matter of dates, method and records. */
export function receiversOf(facts: Facts, sentence: Sentence): Receivers {
  if (OF_CHARITY.has(facts, sentence)) return "charities";
  if (OF_PUBLIC.has(facts, sentence)) return "public";
  if (TIMELY.has(facts, sentence)) return "when";
  // "These payments" of a piece on journalists or patients are theirs.
  if (OF_PROFESSIONALS.has(facts, sentence)) return "professionals";
  return facts.dealings.paidPublic ? "public" : facts.dealings.patientOrganisation ? "charities" : "professionals";
}

const FOR_NOTHING = new Set(["of", "no", "without"]);

/** "Free of charge" and "at no charge" are no payments. */
export const namesPayment = (facts: Facts, sentence: Sentence): boolean =>
  TRANSFER.matches(facts).some(
    (m) =>
      m.sentence === sentence &&
      (facts.tokens[m.first]?.norm !== "charge" || !FOR_NOTHING.has(facts.tokens[m.first - 1]?.norm ?? "")),
  );
