import { hitsOf } from "../checks/hits-of.ts";
import { preAuthorisation } from "../clause-03/pre-authorisation.ts";
import { boldClaim } from "../clause-06/bold-claim.ts";
import { safetySmoothed } from "../clause-06/safety-smoothed.ts";
import { certificateWanting } from "../clause-08/certificate-wanting.ts";
import { uncertified } from "../clause-08/uncertified.ts";
import { useStretched } from "../clause-11/use-stretched.ts";
import { instructedAstray } from "../clause-17/instructed-astray.ts";
import { drawnToMedicine } from "../clause-26/drawn-to-medicine.ts";
import { promotionToPublic } from "../clause-26/promotion-to-public.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

/** Faults that rulings also find below high standards where they are serious. */
const SERIOUS: readonly Check[] = [
  preAuthorisation,
  uncertified,
  promotionToPublic,
  certificateWanting,
  drawnToMedicine,
  useStretched,
  instructedAstray,
  safetySmoothed,
  boldClaim,
];

function find(facts: Facts): Hit[] {
  const taken = new Set<number>();
  return SERIOUS.filter((check) => check.applies(facts))
    .flatMap((check) => hitsOf(check, facts))
    .flatMap(({ at }): Hit[] => {
      if (!at || taken.has(at.start)) return [];
      taken.add(at.start);
      return [
        {
          at,
          issue:
            "A fault as serious as this one also fails to keep high standards. High standards must be kept at all times (Clause 5.1).",
          fix: { kind: "insert", at: at.end, text: "", note: "Put right the fault that this follows from." },
        },
      ];
    });
}

/** 5.1: what follows from a serious fault in the same words. */
export const seriousConsequence: Check = {
  id: "clause-05/serious-consequence",
  requirement: "5.house-style-quality",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["high-standards"],
  applies: (facts) => SERIOUS.some((check) => check.applies(facts)),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[With Tavorel every patient sleeps through.]]",
        why: "in the words of a claim",
      },
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\n[[Tavorel proves that mornings need not hurt.]]",
        why: "in the words of a claim",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) 40 mg tablets, for UK prescribers\nWe do not claim that Tavorel works in every patient.",
        why: "no fault",
      },
      { text: "Norlake Pharma Ltd\nOpening hours: Monday to Friday.", why: "no fault" },
    ],
    inapplicable: [{ text: "Sun safety week starts on Monday.", why: "nothing that could be at fault" }],
  },
};
