import { combined } from "../concepts/combine.ts";
import {
  KEPT_DARK,
  KEPT_OFF,
  NOT_SHOWN,
  OF_CHARITY,
  OF_PROFESSIONALS,
  OF_PUBLIC,
  PROPERLY_SHOWN,
  REGISTER,
  TIMELY,
  TOLD_OPENLY,
  TRANSFER,
} from "../concepts/disclosure.ts";
import { refrains } from "../concepts/refrain.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Hit } from "../types.ts";

export type Receivers = "professionals" | "charities" | "public" | "when";

/** Whose payment a sentence keeps from view; `when` is a matter of dates, method and records. */
function receiversOf(facts: Facts, sentence: Sentence): Receivers {
  if (OF_CHARITY.has(facts, sentence)) return "charities";
  if (OF_PUBLIC.has(facts, sentence)) return "public";
  if (TIMELY.has(facts, sentence)) return "when";
  // "These payments" of a piece on journalists or patients are theirs.
  if (OF_PROFESSIONALS.has(facts, sentence)) return "professionals";
  return facts.dealings.paidPublic ? "public" : facts.dealings.patientOrganisation ? "charities" : "professionals";
}

const FOR_NOTHING = new Set(["of", "no", "without"]);

/** "Free of charge" and "at no charge" are no payments. */
const namesPayment = (facts: Facts, sentence: Sentence): boolean =>
  TRANSFER.matches(facts).some(
    (m) =>
      m.sentence === sentence &&
      (facts.tokens[m.first]?.norm !== "charge" || !FOR_NOTHING.has(facts.tokens[m.first - 1]?.norm ?? "")),
  );

/** Sentences by which a payment to such receivers is kept off what the Code wants published. */
export function unseenPayments(facts: Facts, receivers: Receivers, rule: string): Hit[] {
  return combined(
    [
      {
        all: [KEPT_OFF, KEPT_DARK, TRANSFER, REGISTER],
        none: [PROPERLY_SHOWN, TOLD_OPENLY],
        why: "keeps a payment from where it has to be published",
      },
    ],
    facts,
    rule,
    ({ sentence }) =>
      namesPayment(facts, sentence) &&
      receiversOf(facts, sentence) === receivers &&
      !refrains(facts, sentence, NOT_SHOWN),
  );
}
