import { written } from "../checks/written.ts";

/** By whatever name the paper goes: abroad it is the product information or the data sheet. */
const SPC =
  /\bS(?:m)?PC\b|summary of product characteristics|medicines\.org\.uk|(?:prescribing|product) information|data sheet/i;

/** Clause 17.7: the SPC is provided or available on request when a representative promotes. */
export const spc = written({
  id: "clause-17/spc",
  requirement: "17.spc-available",
  severity: "LOW",
  duty: "must",
  themes: ["representatives"],
  when: { channel: "sales", audience: ["hcp"], is: ["the company's own medicine"], isNot: ["a briefing"] },
  faults: [
    {
      when: { isNot: ["prescribing information"] },
      missing: SPC,
      issue:
        "Nothing tells the reader how to obtain the summary of product characteristics, which representatives must provide or have available on request.",
      add: "\nThe summary of product characteristics (SPC) is available on request and at www.medicines.org.uk.",
    },
  ],
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
      {
        text: "Zelvorin (zelvotriptan) is for migraine in adults. Please review the Product Information before prescribing.",
        channel: "sales",
        why: "the paper by its name abroad",
      },
    ],
    inapplicable: [
      { text: "Zelvorin (zelvotriptan) for migraine.", channel: "website", why: "not used by a representative" },
    ],
  },
});
