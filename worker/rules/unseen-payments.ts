import { combined } from "./combine.ts";
import type { Facts } from "./facts/index.ts";
import type { Sentence } from "./facts/types.ts";
import type { Hit } from "./types.ts";
import {
  KEPT_DARK,
  KEPT_OFF,
  NOT_SHOWN,
  OF_CHARITY,
  OF_PUBLIC,
  PROPERLY_SHOWN,
  REGISTER,
  TIMELY,
  TRANSFER,
} from "./lexicon/disclosure.ts";
import { refrains } from "./lexicon/refrain.ts";

export type Receivers = "professionals" | "charities" | "public" | "when";

/** Whose payment a sentence keeps from view; `when` is a matter of dates, method and records. */
function receiversOf(facts: Facts, sentence: Sentence): Receivers {
  if (OF_CHARITY.has(facts, sentence)) return "charities";
  if (OF_PUBLIC.has(facts, sentence)) return "public";
  return TIMELY.has(facts, sentence) ? "when" : "professionals";
}

/** Sentences by which a payment to such receivers is kept off what the Code wants published. */
export function unseenPayments(facts: Facts, receivers: Receivers, rule: string): Hit[] {
  return combined(
    [
      {
        all: [KEPT_OFF, KEPT_DARK, TRANSFER, REGISTER],
        none: [PROPERLY_SHOWN],
        why: "keeps a payment from where it has to be published",
      },
    ],
    facts,
    rule,
    ({ sentence }) => receiversOf(facts, sentence) === receivers && !refrains(facts, sentence, NOT_SHOWN),
  );
}
