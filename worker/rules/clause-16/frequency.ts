import { findPhrases, phrases } from "#worker/text/language/phrases.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { email } from "../checks/example-texts.ts";
import type { Check } from "../types.ts";

const OFTEN = phrases(
  "email|emails|mailing|mailings|text|texts|reminder|reminders|message|messages|newsletter|letters ..4 daily|weekly|fortnightly",
  "email|emails|mailing|mailings|text|texts|reminder|reminders|message|messages ..5 every|each|per|a day|week|weekday|morning|fortnight|hour",
  "daily|weekly|twice|fortnightly ..2 email|emails|mailing|mailings|reminder|reminders|text|texts|messages",
  "every|each day|week|weekday|morning|monday|friday ..6 email|emails|mailing|mailings|text|texts|reminder",
  "until they|he|she ..3 open|opens|reply|replies|respond|responds|click|answer",
);
const PLAN =
  /\b(?:campaign|wave|series|schedule|send|sent|mail|target|audience|recipients?|prescribers|doctors|GPs|you will (?:hear|receive))\b/i;

/** 16.3: promotional mailings are sent with restraint. */
export const frequency: Check = {
  id: "clause-16/frequency",
  requirement: "16.frequency",
  severity: "MEDIUM",
  duty: "must",
  themes: ["frequency-and-suitability"],
  applies: ({ promotion }) => promotion.isPromotional || promotion.kind === "internal",
  find: (facts) =>
    findPhrases(
      OFTEN,
      facts,
      facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading"),
    )
      .filter(
        (m) =>
          PLAN.test(wordsOf(facts, m.sentence)) &&
          !isNegated(m, facts) &&
          !/\b(?:not|never|no more|at most|unsubscribe|stop)\b/i.test(wordsOf(facts, m.sentence)),
      )
      .map((m) => ({
        at: { start: m.sentence.start, end: m.sentence.end },
        issue:
          "Promotional mailings are to go to the same people at short intervals. Restraint must be shown in their frequency and volume.",
        fix: { kind: "delete" as const, note: "Plan fewer mailings." },
      })),
  examples: {
    flagged: [
      {
        text: "INTERNAL: campaign plan for Zelvorin (tavorimib)\n\n[[Send the promotional email to all GPs every week for three months.]]",
        channel: "sales",
        why: "weekly for three months",
      },
      {
        text: email({
          consent: "You agreed to our emails. [[You will receive a daily email from us for three weeks.]]",
        }),
        channel: "email",
        why: "daily",
      },
    ],
    clean: [
      {
        text: email({ consent: "You agreed to our emails. We send no more than one email every month." }),
        channel: "email",
        why: "one a month at most",
      },
      { text: email({ claim: "One capsule every day in adults with migraine." }), channel: "email", why: "a dose" },
    ],
    inapplicable: [
      { text: "Charity newsletter, sent every week.", audience: "patients", why: "not the company's promotion" },
    ],
  },
};
