import { clip, hitsIn } from "../conduct.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

const EVENTS = phrases(
  "adverse|side|unwanted ..1 event|events|effect|effects|reaction|reactions",
  "safety report|reports|information|issue",
  "reaction|reactions|bleed|bleeds",
);
const DELAYS = phrases(
  "wait|hold|save|keep|collect|batch|store|gather|park ..10 until|till|end|monthly|next|quarter|later",
  "all together",
  "in one|a batch|go",
  "at ..4 meeting|review|conference",
  "when|once you|we|i ..4 meet|time|back|quarter",
  "only ..6 serious|severe|unexpected|fatal|new|hospital",
  "no|not need|needed|necessary|bother|have ..4 report|pass|forward|log|tell|send|reporting",
  "not|never|avoid ..3 report|pass|forward|log|record|encourage|prompt ..6 adverse|side|reaction|reactions|it|them|these|minor|mild|known|expected",
  "unless ..6 asks|asked|insists|serious|severe",
  "talk|persuade|discourage|dissuade ..8 reporting|report|out",
);
const PROMPT = phrases(
  "not|never|without wait|waiting|hold|delay",
  "even|including ..6 not serious|mild|minor|known",
  "whether or not",
  "same day|hour",
);
const PRODUCT_WORK = phrases(
  "call|calls|calling|visit|visits|detail|detailing|customer|customers|doctors|prescribers|messages|message|objection|objections|samples|sample",
);

function find(facts: Facts): Hit[] {
  const about = facts.sentences.filter(
    (s) =>
      s.zone !== "pi" && s.zone !== "references" && hasPhrase(EVENTS, facts, [s]) && !hasPhrase(PROMPT, facts, [s]),
  );
  const late = findPhrases(DELAYS, facts, about).filter((m) =>
    hasPhrase(
      phrases("report*|pass|forward|tell|send|log|safety|collect|batch|save|wait|hold|keep|record|note|do"),
      facts,
      [m.sentence],
    ),
  );
  const delayed = hitsIn(
    facts,
    late,
    (words) =>
      `“${clip(words)}” keeps back safety information. Representatives must pass on every report of an adverse event without delay.`,
    "Forward every adverse event at once.",
  ).map(
    (hit): Hit => ({
      ...hit,
      severity: "HIGH",
      fix: { kind: "replace", with: "Forward every adverse event to Drug Safety within one working day." },
    }),
  );
  if (
    delayed.length > 0 ||
    facts.briefing.forwardsAdverseEvents ||
    !hasPhrase(PRODUCT_WORK, facts) ||
    facts.products.length === 0
  )
    return delayed;
  return [
    {
      at: null,
      issue:
        "The briefing does not tell representatives to forward adverse events. They must pass on such information to the company without delay.",
      fix: { kind: "insert", at: "end", text: "\nForward every adverse event to Drug Safety within one working day." },
    },
  ];
}

/** Clause 17.5: representatives pass on what they hear about adverse reactions without delay. */
export const adverseEvents: Check = {
  id: "clause-17/adverse-events",
  requirement: "17.ae-forward",
  severity: "MEDIUM",
  duty: "must",
  themes: ["representatives", "briefing-material", "adverse-event-reporting"],
  applies: (facts) => facts.briefing.isBriefing,
  find,
  examples: {
    flagged: [
      {
        text: "Sales bulletin: Zelvorin (zelvotriptan)\nUse the detail aid in every call and follow the call plan.",
        channel: "sales",
        why: "nothing on adverse events",
      },
      {
        text: "Field force note: Zelvorin (zelvotriptan) calls\n[[Save up side effect reports and send them at the end of the quarter.]]",
        channel: "sales",
        why: "reports held back",
      },
      {
        text: "For representatives only: Zelvorin (zelvotriptan)\n[[Report only serious adverse reactions.]]",
        channel: "sales",
        why: "mild reactions left out",
      },
    ],
    clean: [
      {
        text: "Sales bulletin: Zelvorin (zelvotriptan)\nUse the detail aid in every call. Report any adverse event to Drug Safety within one working day.",
        channel: "sales",
        why: "forwarding stated",
      },
      {
        text: "Field force note: Zelvorin (zelvotriptan) calls\nPass any side effect to Drug Safety the same day. Do not wait for a full story.",
        channel: "sales",
        why: "told not to wait",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine.", why: "not a briefing" }],
  },
};
