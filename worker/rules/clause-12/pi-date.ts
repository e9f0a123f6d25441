import type { Check } from "../types.ts";
import { LINK, leavepiece, PI } from "./example-texts.ts";
import { owesAll } from "./wording.ts";

/** 12.1 and 12.5: prescribing information shows the date on which it was drawn up or last revised. */
export const piDate: Check = {
  id: "clause-12/pi-date",
  requirement: "12.pi-current",
  severity: "MEDIUM",
  duty: "must",
  themes: ["prescribing-information", "date-of-preparation", "out-of-date-information"],
  applies: (facts) => owesAll(facts) && facts.prescribingInformation.blocks.length > 0,
  find: (facts) =>
    facts.prescribingInformation.blocks
      .filter((block) => block.date === null)
      .map((block) => ({
        at: null,
        issue:
          "The prescribing information has no date of its own, so that a reader cannot tell whether it is current. It must show when it was drawn up or last revised.",
        fix: { kind: "insert" as const, at: block.end, text: " Date of prescribing information: [month and year]." },
      })),
  examples: {
    flagged: [
      { text: leavepiece({ pi: PI.replace(" PI-ZEL-0009, March 2025.", "") }), why: "no code and no date" },
      { text: leavepiece({ pi: PI.replace(", March 2025", "") }), why: "a code without a date" },
    ],
    clean: [
      { text: leavepiece(), why: "month and year after the code" },
      {
        text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "PI last revised: 03/2025.") }),
        why: "in figures",
      },
      { text: leavepiece({ pi: PI.replace("PI-ZEL-0009, March 2025.", "Version: March 2025.") }), why: "as a version" },
    ],
    inapplicable: [{ text: leavepiece({ pi: LINK }), channel: "email", why: "by link" }],
  },
};
