import type { Check } from "../types.ts";
import { isForPatients } from "./side-effect-statement.ts";

const WORDS =
  "▼ This medicine is subject to additional monitoring. This will allow quick identification of new safety information. You can help by reporting any side effects you may get. See https://yellowcard.mhra.gov.uk for how to report side effects.";
const BOOKLET =
  "Starting Zelvorin (tavorimib)\nFor people who have been prescribed Zelvorin.\n\nTake one capsule each morning.";
const REPORT =
  "If you get any side effects, talk to your doctor, pharmacist or nurse. You can also report them via the Yellow Card Scheme at https://yellowcard.mhra.gov.uk.";

/** 26.4: material for those who take a medicine under additional monitoring shows the black triangle and says what it means. */
export const patientBlackTriangle: Check = {
  id: "clause-26/patient-black-triangle",
  requirement: "26.patient-black-triangle",
  severity: "MEDIUM",
  duty: "must",
  themes: ["black-triangle", "patient-material"],
  applies: (facts) => isForPatients(facts) && facts.obligatory.triangle.due !== null,
  find({ obligatory: { triangle } }) {
    if (triangle.symbols.length > 0 && triangle.statement) return [];
    const lacks =
      triangle.symbols.length > 0
        ? "the sentence that explains the black triangle"
        : triangle.statement
          ? "the black triangle"
          : "the black triangle and the sentence that explains it";
    const told = triangle.due?.by === "statement" ? triangle.due.at : null;
    return [
      {
        at: told ?? (triangle.symbols[0] && triangle.due?.by === "symbol" ? triangle.symbols[0] : null),
        issue: `The medicine is subject to additional monitoring and the piece lacks ${lacks}. Material for patients who take it must show both.`,
        severity: triangle.symbols.length > 0 ? "LOW" : undefined,
        fix: { kind: "insert", at: "end", text: `\n\n${WORDS}` },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: `${BOOKLET}\n\n${REPORT}\n\n[[Design note: Zelvorin is subject to additional monitoring]]`,
        audience: "patients",
        why: "only a note on the artwork says so",
      },
      {
        text: `${BOOKLET}\n\n${REPORT}`,
        audience: "patients",
        context: "The medicine is subject to additional monitoring.",
        why: "known from the context",
      },
    ],
    clean: [
      {
        text: `Starting Zelvorin▼ (tavorimib)\nFor people who have been prescribed Zelvorin.\n\n${WORDS}\n${REPORT}`,
        audience: "patients",
        why: "symbol and sentence",
      },
      { text: `${BOOKLET}\n\n${WORDS}`, audience: "patients", why: "both in the statement" },
    ],
    inapplicable: [
      { text: `${BOOKLET}\n\n${REPORT}`, audience: "patients", why: "nothing shows that it is due" },
      {
        text: "Migraine: what can help?\nFunded by Northgate Pharma Ltd.",
        audience: "patients",
        why: "names no medicine",
      },
    ],
  },
};
