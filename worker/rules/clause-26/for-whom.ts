import { standsIn } from "#worker/text/may-match.ts";
import { offersToPublic } from "#worker/text/voice/words-of-sale.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { guidesUse } from "./guidance.ts";
import { isSoldFreely, medicineName } from "./wording.ts";

const ABOUT_PRESCRIBED = /\bprescribed\b/i;
const NOT_A_GUIDE =
  /\b(?:chief investigator|ethics committee|recall|shortage|supply of|press|editors?|clinical trial|research study|dear (?:mr|mrs|ms|miss)|list is for reference)\b/i;
const isNoGuide = (text: string): boolean => standsIn(NOT_A_GUIDE, text);

function find(facts: Facts): Hit[] {
  const { text } = facts.view;
  const inContext = facts.setting.prescribedRoute;
  if (facts.setting.prescribedWords !== null) return [];
  const first = facts.sentences.find((s) => namesMedicine(facts.identity, s));
  const name = medicineName(facts);
  return [
    {
      at: null,
      severity: inContext || standsIn(ABOUT_PRESCRIBED, text) ? "LOW" : "MEDIUM",
      issue: `Nothing says that this is only for people who have been prescribed ${name}. Without that line the same words in other hands advertise a prescription only medicine to the public.`,
      fix: {
        kind: "insert",
        at: first?.end ?? 0,
        text: `\nThis is for people who have been prescribed ${name}. If you have not been prescribed this medicine, it is not for you.`,
      },
    },
  ];
}

/** 26.2: material on a named medicine says that it is for people who have been prescribed it. */
export const forWhom: Check = {
  id: "clause-26/for-whom",
  requirement: "26.for-whom-line",
  severity: "MEDIUM",
  duty: "must",
  themes: ["patient-material", "promotion-to-public"],
  applies: (facts) =>
    (facts.setting.readers === "prescribed" || facts.setting.readers === "public") &&
    facts.submission.audience === "patients" &&
    facts.identity.named.length > 0 &&
    !isSoldFreely(facts) &&
    guidesUse(facts) &&
    // Who sells to whoever reads cannot say that it is for others only.
    ![offersToPublic, isNoGuide].some((asked) => asked(facts.view.text)),
  find,
  examples: {
    flagged: [
      {
        text: "Your guide to Coprivex (lomidastat)\nTake one tablet each morning. Side effects include headache.",
        audience: "patients",
        channel: "print",
        why: "no line for whom it is",
      },
      {
        text: "Using your Zolmeria (tavolimab) pen\nInject one pen every four weeks.",
        audience: "patients",
        channel: "website",
        why: "an open page on a pen",
      },
      {
        text: "Our medicines: Coprivex (lomidastat)\nWe cannot advise on your treatment. Take one tablet each morning.",
        audience: "patients",
        channel: "website",
        why: "a list that tells how to take the medicine all the same",
      },
    ],
    clean: [
      {
        text: "Wegovy at Harbour Pharmacy\nInject one pen every week. Side effects include nausea. Start your online consultation today, from £149 a month.",
        audience: "patients",
        channel: "website",
        why: "a shop's page is for everybody, and that is its fault",
      },
      {
        text: "Your guide to Coprivex (lomidastat)\nFor people who have been prescribed Coprivex.\nTake one tablet each morning.",
        audience: "patients",
        channel: "print",
        why: "the line stands at the top",
      },
      {
        text: "Zolmeria (tavolimab) pen\nYour asthma team has prescribed Zolmeria. Inject one pen every four weeks.",
        audience: "patients",
        channel: "print",
        why: "said in other words",
      },
      {
        text: "First weeks with Zolmeria (tavolimab)\nFor adults whose prescriber has given them the pen. Inject one pen every four weeks.",
        audience: "patients",
        channel: "print",
        why: "given by a prescriber",
      },
      {
        text: "Zolmeria (tavolimab) day by day\nOnly for adults with asthma who have been given Zolmeria by their clinic. Inject one pen every four weeks.",
        audience: "patients",
        channel: "print",
        why: "given the medicine by name",
      },
    ],
    inapplicable: [
      {
        text: "RECALL: Respimax (indacafenterol), batch 42. Stop using your inhaler.",
        audience: "patients",
        channel: "print",
        why: "a notice",
      },
      {
        text: "Our medicines in the UK\nZolmeria (tavolimab): leaflet | SPC\nCoprivex (lomidastat): leaflet | SPC\nDo you take one of these? If you have questions about your treatment, ask your clinic. Professionals: please use the other site.",
        audience: "patients",
        channel: "website",
        why: "a list to look medicines up in guides nobody",
      },
      {
        text: "ZOLDRIP® drop guide (a medical device, UKCA marked)\nRest Zoldrip on your cheek. It contains no medicine. Keep using your drops.",
        audience: "patients",
        channel: "website",
        why: "a device, with its name in capitals",
      },
      {
        text: "Gout: take a list of your attacks to your GP.",
        audience: "patients",
        channel: "website",
        why: "no medicine is named",
      },
    ],
  },
};
