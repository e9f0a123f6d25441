import { standsIn } from "#worker/text/may-match.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const SPC = /\bS(?:m)?PC\b|summary of product characteristics|medicines\.org\.uk|prescribing information/i;

function find(facts: Facts): Hit[] {
  if (standsIn(SPC, facts.view.text) || facts.lines.some((line) => line.zone === "pi")) return [];
  return [
    {
      at: null,
      issue:
        "Nothing tells the reader how to obtain the summary of product characteristics, which representatives must provide or have available on request.",
      fix: {
        kind: "insert",
        at: "end",
        text: "\nThe summary of product characteristics (SPC) is available on request and at www.medicines.org.uk.",
      },
    },
  ];
}

/** Clause 17.7: the SPC is provided or available on request when a representative promotes. */
export const spc: Check = {
  id: "clause-17/spc",
  requirement: "17.spc-available",
  severity: "LOW",
  duty: "must",
  themes: ["representatives"],
  applies: (facts) =>
    facts.submission.channel === "sales" &&
    facts.submission.audience === "hcp" &&
    !facts.briefing.isBriefing &&
    facts.products.some((p) => p.role === "own"),
  find,
  examples: {
    flagged: [
      {
        text: "Hi Dr Field, Sam from Northgate Pharma. Zelvorin (zelvotriptan) is for migraine in adults.",
        channel: "sales",
        why: "no route to the SPC",
      },
      { text: "Leavepiece: Zelvorin (zelvotriptan) for acute migraine", channel: "sales", why: "no route to the SPC" },
    ],
    clean: [
      {
        text: "Zelvorin (zelvotriptan) is for migraine in adults. SPC on request and at www.medicines.org.uk.",
        channel: "sales",
        why: "SPC offered",
      },
      {
        text: "Zelvorin (zelvotriptan) is for migraine in adults. Prescribing information overleaf.",
        channel: "sales",
        why: "prescribing information points the way",
      },
    ],
    inapplicable: [
      { text: "Zelvorin (zelvotriptan) for migraine.", channel: "website", why: "not used by a representative" },
    ],
  },
};
