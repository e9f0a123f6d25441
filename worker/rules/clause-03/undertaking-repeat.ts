import { wordsOf } from "#worker/text/words-of.ts";
import { quoted, withBlanks } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Span } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

/** Papers that tell of a ruling and use nothing: reports, contracts, answers to a complaint. */
const QUIET_KINDS = new Set(["agreement", "research", "recruitment", "product-document", "investor"]);

/** Pieces besides promotion that say something to readers or staff: a release left in an archive says it still. */
const SPEAKING_KINDS = new Set(["internal", "for-public", "for-patients", "press", "information"]);

const toHit = (facts: Facts, at: Span, what: string): Hit => ({
  at,
  issue: `${quoted(wordsOf(facts, at))} ${what}. An undertaking to stop what was ruled in breach must be kept: whatever is the same or closely similar may not be used again (Clause 3.3).`,
  fix: { kind: "delete", at: withBlanks(facts, at) },
});

/** 3.3: an undertaking given after a ruling is kept. */
export const undertakingRepeat: Check = {
  id: "clause-03/undertaking-repeat",
  requirement: "3.undertaking-repeat",
  severity: "HIGH",
  duty: "must",
  themes: ["undertaking-breach", "misleading-claim"],
  applies: ({ undertaking, promotion }) =>
    !QUIET_KINDS.has(promotion.kind) && undertaking.repeated.length + undertaking.usedAgain.length > 0,
  find: (facts) => {
    const { promotion, undertaking } = facts;
    const said = promotion.isPromotional || SPEAKING_KINDS.has(promotion.kind);
    return [
      ...(said ? undertaking.repeated : []).map((at) =>
        toHit(facts, at, "says again what an earlier ruling was about"),
      ),
      ...undertaking.usedAgain
        .filter((at) => !undertaking.repeated.some((r) => r.start === at.start))
        .map((at) => toHit(facts, at, "puts to use again what was ruled in breach")),
    ];
  },
  examples: {
    flagged: [
      {
        text: "Zelvorin (tavorimib) for migraine in adults\n\nNews archive 2022\n[[Zelvorin calms the storm within minutes of the first tablet.]]",
        audience: "media",
        channel: "website",
        context: "In 2024 the company gave an undertaking after a ruling on calming claims for Zelvorin.",
        why: "an archived release that still says it",
      },
      {
        text: "Field force note. INTERNAL\nZelvorin (tavorimib) for migraine in adults.\nWe gave an undertaking on “pain-free by noon”.\nIt was signed on 3 May.\nPrinting is dear.\n[[Run down the remaining copies by July.]]",
        channel: "sales",
        why: "stock used up after the undertaking",
      },
      {
        text: "Zelvorin (tavorimib) 40 mg capsules for migraine in adults\n\n[[TWICE THE RELIEF OF MIGRAPLAN]]\n\nZelvorin can cause nausea.",
        context:
          "In 2024 the Panel ruled the claim of superior relief over Migraplan (sumagepant) unsupported and the company gave an undertaking.",
        why: "the claim that was given up stands in an old advertisement",
      },
      {
        text: "Field force note. INTERNAL\nZelvorin (tavorimib) for migraine in adults.\nThe PMCPA ruled that “a full night's sleep” was misleading. [[Many surgeries have the old card in a drawer; point them to page 4.]]",
        channel: "sales",
        why: "customers are led to the ruled piece",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\n[[Back at work before lunch with Zelvorin.]]",
        context: "The company undertook not to use the words “back at work before lunch” after a complaint in 2023.",
        why: "the very words",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nLiver reactions, some of them serious, can occur with Zelvorin.",
        context:
          "The company gave an undertaking not to suggest that Zelvorin causes fewer liver reactions than Migraplan.",
        why: "a risk is told",
      },
      {
        text: "Field force note. INTERNAL\nThe PMCPA ruled that “a full night's sleep” was misleading. Return the old card to head office; do not use it again.",
        channel: "sales",
        why: "withdrawn",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nIn 211 adults 41% were free of pain at two hours, and 18% on placebo.",
        context:
          "The Panel ruled the claim of superior relief over Migraplan unsupported and the company gave an undertaking.",
        why: "another claim",
      },
      {
        text: "Zelvorin (tavorimib) for migraine in adults.\n\nZelvorin has not been compared with Migraplan for relief.",
        context: "The Panel ruled the claim of superior relief over Migraplan unsupported.",
        why: "says the opposite",
      },
    ],
    inapplicable: [{ text: "Zelvorin (tavorimib) for migraine in adults.", why: "no ruling is told of" }],
  },
};
