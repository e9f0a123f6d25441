import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

function find(facts: Facts): Hit[] {
  return facts.doseMistakes.map((wrong) => ({
    at: { start: wrong.start, end: wrong.end },
    issue: `A patient who follows this takes ${wrong.found} where ${wrong.expected} is meant. Prejudice to patient safety is a ground on which rulings have found Clause 2; whether it applies is for the Panel.`,
    fix: {
      kind: "delete",
      note: `Have a pharmacist check the amount; by the piece's own figures it would be ${wrong.expected}.`,
    },
  }));
}

/** 2: nothing that could lead a reader to use a medicine unsafely. */
export const safetyPrejudice: Check = {
  id: "clause-02/safety-prejudice",
  requirement: "2.safety-prejudice",
  severity: "MEDIUM",
  duty: "must",
  themes: ["discredit-clause-2", "patient-safety", "dosing-information"],
  applies: (facts) => facts.submission.audience === "patients" && facts.identity.named.length > 0,
  find,
  examples: {
    flagged: [
      {
        text: "For people who have been prescribed Flexora (adalivenib).\nFlexora contains 20 mg in each ml.\n10 mg   0.5 ml\n[[50 mg   3.5 ml]]",
        audience: "patients",
        channel: "website",
        why: "a wrong volume",
      },
      {
        text: "For people prescribed Painease (oxymorfan).\nTake one tablet [[every 6 hours (three times a day]]).",
        audience: "patients",
        channel: "print",
        why: "two doses a day apart",
      },
    ],
    clean: [
      {
        text: "For people who have been prescribed Flexora (adalivenib).\nFlexora contains 20 mg in each ml.\n10 mg   0.5 ml",
        audience: "patients",
        channel: "website",
        why: "right",
      },
      {
        text: "For people prescribed Clotaban (rivexaparan).\nOne 5 mg tablet twice a day (10 mg in all).",
        audience: "patients",
        channel: "print",
        why: "a sum that agrees",
      },
    ],
    inapplicable: [{ text: "Gout: drink water.", audience: "patients", channel: "print", why: "no medicine" }],
  },
};
