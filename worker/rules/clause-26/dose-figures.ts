import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

function find(facts: Facts): Hit[] {
  return facts.doseMistakes.map((wrong) => ({
    at: { start: wrong.start, end: wrong.end },
    issue: `The amount does not fit: ${wrong.because}, so ${wrong.found} should be ${wrong.expected}. A patient who follows it takes the wrong dose; information for patients must be accurate and must not mislead on safety.`,
    fix: {
      kind: "delete",
      note: `Take the amount out until it has been checked against the package leaflet; by the piece's own figures it would be ${wrong.expected}.`,
    },
  }));
}

/** 26.2: what patients are told about doses is right. */
export const doseFigures: Check = {
  id: "clause-26/dose-figures",
  requirement: "26.factual-balanced",
  severity: "HIGH",
  duty: "must",
  themes: ["patient-material", "dosing-information", "patient-safety"],
  applies: (facts) =>
    facts.setting.readers === "prescribed" || (facts.setting.readers === "public" && facts.identity.named.length > 0),
  find,
  examples: {
    flagged: [
      {
        text: "For people who have been prescribed Flexora (adalivenib).\nFlexora contains 20 mg in each ml.\n10 mg   0.5 ml\n[[50 mg   3.5 ml]]",
        audience: "patients",
        channel: "website",
        why: "against the strength",
      },
      {
        text: "For people prescribed Insulora (glarone).\nDial the pen:\n10 units  5 clicks\n20 units  10 clicks\n[[30 units  20 clicks]]\n40 units  20 clicks",
        audience: "patients",
        channel: "print",
        why: "one row out of proportion",
      },
      {
        text: "For people prescribed Urilax (solifenast).\nTake [[5 mg twice a day (20 mg in all]]).",
        audience: "patients",
        channel: "print",
        why: "a total that does not add up",
      },
      {
        text: "For people prescribed Painease (oxymorfan).\nTake one tablet [[every 6 hours (three times a day]]).",
        audience: "patients",
        channel: "print",
        why: "hours against times",
      },
    ],
    clean: [
      {
        text: "For people who have been prescribed Flexora (adalivenib).\nFlexora contains 20 mg in each ml.\n10 mg   0.5 ml\n50 mg   2.5 ml",
        audience: "patients",
        channel: "website",
        why: "right",
      },
      {
        text: "For people prescribed Clotaban (rivexaparan).\nOne 5 mg tablet twice a day (10 mg in all). Every 12 hours, twice a day.",
        audience: "patients",
        channel: "print",
        why: "sums that agree",
      },
      {
        text: "For people prescribed Zolmeria (tavolimab).\nWeek 1: 30 mg, two injections. Then 15 mg, one injection every four weeks.",
        audience: "patients",
        channel: "print",
        why: "a schedule",
      },
    ],
    inapplicable: [
      {
        text: "Flexora (adalivenib) contains 20 mg in each ml.\n10 mg   0.7 ml",
        audience: "hcp",
        channel: "print",
        why: "for professionals: clauses 6 and 11",
      },
    ],
  },
};
