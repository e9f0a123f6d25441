import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { medicineName } from "./wording.ts";

/** Guidance on taking a medicine: what only a person who has it needs. */
const HOW_TO_TAKE =
  /\b(?:(?<!\bnot )(?:take|use|inject|swallow|apply|inhale|put|insert) (?:one|two|three|a|an|your|the|it|half|\d)|your (?:tablets?|capsules?|injections?|inhaler|cream|pen|medicine|treatment|drops|patch|dose|syringe)|missed (?:a )?dose|how to (?:take|use|inject)|using your|starting (?:on )?(?:your )?)\b/i;
const ABOUT_PRESCRIBED = /\bprescribed\b/i;
const NOT_A_GUIDE =
  /\b(?:chief investigator|ethics committee|recall|shortage|supply of|press|editors?|clinical trial|research study|dear (?:mr|mrs|ms|miss)|list is for reference)\b/i;

function find(facts: Facts): Hit[] {
  const { text } = facts.view;
  const inContext = facts.setting.prescribedRoute;
  if (facts.setting.prescribedWords !== null) return [];
  const first = facts.sentences.find((s) => namesMedicine(facts.identity, s));
  const name = medicineName(facts);
  return [
    {
      at: null,
      severity: inContext || ABOUT_PRESCRIBED.test(text) ? "LOW" : "MEDIUM",
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
    HOW_TO_TAKE.test(facts.view.text) &&
    !NOT_A_GUIDE.test(facts.view.text),
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
    ],
    clean: [
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
    ],
    inapplicable: [
      {
        text: "RECALL: Respimax (indacafenterol), batch 42. Stop using your inhaler.",
        audience: "patients",
        channel: "print",
        why: "a notice",
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
