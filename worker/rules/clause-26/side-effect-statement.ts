import { leftToTheEnd } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";
import { onlyLeadsOn } from "./guidance.ts";
import { isAbroad } from "./wording.ts";

/** How people are asked to report side effects. */
const SIDE_EFFECT_STATEMENT =
  "Reporting of side effects: If you get any side effects, talk to your doctor, pharmacist or nurse. This includes any possible side effects not listed in the package leaflet. You can also report side effects directly via the Yellow Card Scheme at https://yellowcard.mhra.gov.uk. By reporting side effects you can help provide more information on the safety of this medicine.";

/** Material about a medicine for people who take it. */
export const isForPatients = ({ promotion }: Facts) =>
  promotion.kind === "for-patients" && promotion.medicines.length > 0;

const BOOKLET =
  "Starting Zelvorin (tavorimib)\nFor people who have been prescribed Zelvorin.\n\nTake one capsule each morning. Feeling sick may affect up to 1 in 10 people.";

/** 26.4: material about a medicine for those who take it carries the statement on reporting side effects. */
export const sideEffectStatement: Check = {
  id: "clause-26/side-effect-statement",
  requirement: "26.side-effect-statement",
  severity: "MEDIUM",
  duty: "must",
  themes: ["adverse-event-reporting", "patient-material"],
  applies: (facts) => isForPatients(facts) && !isAbroad(facts) && !onlyLeadsOn(facts),
  find(facts) {
    const { patientStatement: s } = facts.obligatory;
    if (s.talk && s.yellowCard) return [];
    const end = s.yellowCard ? null : leftToTheEnd(facts);
    if (end)
      return [
        {
          at: end,
          severity: "LOW",
          issue:
            "The piece says that the statement on reporting side effects stands at its end, but none was found in the text that could be read. Check that it is there.",
          fix: {
            kind: "insert",
            at: "end",
            text: `\n\n${SIDE_EFFECT_STATEMENT}`,
            note: "Nothing to change if the statement is where the piece says.",
          },
        },
      ];
    if (!s.talk && !s.yellowCard)
      return [
        {
          at: s.aside,
          issue:
            "The piece is for people who take the medicine and lacks the statement on reporting side effects. It must tell them to talk to their doctor, pharmacist or nurse, and how to report through the Yellow Card Scheme.",
          fix: { kind: "insert", at: "end", text: `\n\n${SIDE_EFFECT_STATEMENT}` },
        },
      ];
    return [
      {
        at: s.talk ?? s.yellowCard,
        issue: s.talk
          ? "The statement on side effects does not say that patients can report them directly through the Yellow Card Scheme, with its address. It must."
          : "The statement on side effects does not tell patients to talk to their doctor, pharmacist or nurse. It must.",
        fix: { kind: "insert", at: "end", text: `\n\n${SIDE_EFFECT_STATEMENT}` },
      },
    ];
  },
  examples: {
    flagged: [
      { text: BOOKLET, audience: "patients", why: "no statement" },
      {
        text: `${BOOKLET}\n\n[[If you get any side effects, talk to your doctor or nurse.]]`,
        audience: "patients",
        why: "no Yellow Card",
      },
      {
        text: "My Zelvorin app\nOpens with the number on your carton.\n\nYou have been prescribed Zelvorin (tavorimib) capsules. Set a reminder.",
        audience: "patients",
        channel: "website",
        why: "an app without it",
      },
      {
        text: "Zelvorin\nI am a health professional | My clinic has prescribed Zelvorin (tavorimib) for me | I am neither\n\nYou chose: prescribed. Take one capsule each morning.\nReport a side effect: https://[[yellowcard]].mhra.gov.uk",
        audience: "patients",
        channel: "website",
        why: "behind the doors the guidance itself",
      },
      {
        text: "For residents of the United Kingdom. You have been prescribed Zelvorin (tavorimib). Take one capsule each morning.",
        audience: "patients",
        channel: "website",
        why: "a site for readers at home",
      },
    ],
    clean: [
      { text: `${BOOKLET}\n\n${SIDE_EFFECT_STATEMENT}`, audience: "patients", why: "the statement in full" },
      {
        text: `${BOOKLET}\n\nPlease speak to your doctor, pharmacist or nurse if you get any side effect, including any that is not in the leaflet. You can also report it yourself through the Yellow Card Scheme: https://yellowcard.mhra.gov.uk.`,
        audience: "patients",
        why: "in other words",
      },
    ],
    inapplicable: [
      {
        text: "Zelvorin\nWho are you?\nI am a UK health professional | My clinic has prescribed Zelvorin (tavorimib) for me | I am neither\n\nReport a side effect: https://yellowcard.mhra.gov.uk",
        audience: "patients",
        channel: "website",
        why: "the doors of a site, behind which the material stands",
      },
      {
        text: "Medicines that we supply in the UK\nZelvorin (tavorimib) 40 mg capsules: leaflet | SPC\nTolmarin (ledufenac) 5 mg tablets: leaflet | SPC\n\nThe page for people who have been prescribed Zelvorin is not linked here. Side effects: https://yellowcard.mhra.gov.uk",
        audience: "patients",
        channel: "website",
        why: "a list to look medicines up in",
      },
      {
        text: "This site is intended for residents of the United States. You have been prescribed Zelvorin (tavorimib)? Take one capsule each morning.",
        audience: "patients",
        channel: "website",
        why: "a page for the public of another country",
      },
      {
        text: "Quarterly search check\nCarried out by: Digital, Northgate Pharma Ltd\n\nTyped: Zelvorin\nFirst result: our page for people who have been prescribed Zelvorin (tavorimib).",
        audience: "patients",
        channel: "website",
        why: "the record of a check of pages for patients",
      },
      {
        text: "Migraine: what can help?\nAn awareness campaign funded by Northgate Pharma Ltd. Talk to your GP.",
        audience: "patients",
        why: "disease awareness that names no medicine",
      },
      {
        text: "Zelvorin (tavorimib) for UK health professionals\nFor adults with migraine.",
        why: "for health professionals",
      },
    ],
  },
};
