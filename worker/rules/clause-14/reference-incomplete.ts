import { leavepiece } from "../checks/example-texts.ts";
import { quoted } from "../checks/hits.ts";
import type { Check } from "../types.ts";

/** 14.2: a reference must be one that its reader can find; a paper without its year cannot be. */
export const referenceIncomplete: Check = {
  id: "clause-14/reference-incomplete",
  requirement: "14.references-given",
  severity: "LOW",
  duty: "must",
  themes: ["references-and-quotations"],
  applies: (facts) => facts.promotion.isPromotional && facts.references.entries.length > 0,
  find: ({ references }) =>
    references.entries
      .filter(({ kind, year, text }) => kind === "journal" && year === null && !/\bin press\b|\[/i.test(text))
      .map(({ start, end, text }) => ({
        at: { start, end },
        issue: `The reference ${quoted(text)} has no year, so that its reader cannot find it. References must be clear (Clause 14.2).`,
        fix: { kind: "insert", at: end, text: " [year;volume:pages]" },
      })),
  examples: {
    flagged: [
      {
        text: leavepiece().replace(
          "1. Alder P et al. Headache Trials 2023;4:11-20.",
          "1. [[Alder P et al. Headache Trials.]]",
        ),
        why: "a paper with no year, volume or page",
      },
      {
        text: leavepiece().replace(
          "1. Alder P et al. Headache Trials 2023;4:11-20.",
          "1. [[Alder P, et al. Presented in Headache Trials.]]",
        ),
        why: "the same with its authors set otherwise",
      },
    ],
    clean: [
      { text: leavepiece(), why: "with its year, volume and pages" },
      {
        text: leavepiece().replace("1. Alder P et al. Headache Trials 2023;4:11-20.", "1. Zelvorin SPC."),
        why: "the SPC needs none",
      },
    ],
    inapplicable: [{ text: "Walking helps.1\n\n1. Alder P et al. Walks.", audience: "patients", why: "not promotion" }],
  },
};
