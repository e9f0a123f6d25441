import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";
import { CONCEALS, NO_INFLUENCE } from "../dealings/ties.ts";

const WORDING = phrases("wording");

/** Clause 27.1: the company's support and its kind are always plainly acknowledged. */
export const acknowledged = written({
  id: "clause-27/acknowledged",
  requirement: "27.support-acknowledged",
  alsoUnder: ["25.3"],
  severity: "HIGH",
  duty: "must",
  themes: ["patient-organisations", "company-involvement-declaration"],
  when: { is: ["a dealing with a patient organisation"] },
  faults: [
    {
      denies: CONCEALS,
      unless: [...NO_INFLUENCE, ...WORDING],
      issue:
        "{words} hides the company’s support. Support of a patient organisation, and its kind, must always be clearly acknowledged.",
      advice: "State the support plainly.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "To the charity: we can fund the helpline.\n[[Please keep our name off the website.]]",
        audience: "patients",
        why: "the name kept off",
      },
      {
        text: "Grant to the patient association\n[[We would rather not be mentioned as a sponsor of the guide; our support is best left unsaid.]]",
        audience: "patients",
        why: "support unsaid",
      },
    ],
    clean: [
      {
        text: "Agreement with the charity: grant of £5,000\nOur support will be named on the first page.",
        audience: "patients",
        why: "acknowledged",
      },
      {
        text: "Agreement with the charity: grant of £5,000\nNo medicine will be named in connection with the support.",
        audience: "patients",
        why: "the medicine is left out",
      },
      {
        text: "Agreement with the charity: grant of £5,000\nThe company does not want to be the only supporter; in 2024 it gave a tenth of the charity's income.",
        audience: "patients",
        why: "one supporter among others",
      },
    ],
    inapplicable: [
      { text: "Please keep our name off the list.", audience: "patients", why: "no patient organisation" },
    ],
  },
});
