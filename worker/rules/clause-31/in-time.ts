import { datesIn } from "#worker/text/dates.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { clip } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import { yearCovered } from "./year.ts";

const PUBLISHES = phrases(
  "published|publish|publication|posted|released|issued|appears|appeared|appear|uploaded|online|available|disclosed|disclose|live|up|launched|went|loaded|placed|put",
);

/** The last day on which payments of a year may first appear. */
const dueDay = (year: number) => Math.round(Date.UTC(year + 1, 5, 30) / 86_400_000);

/** The payments themselves stand on the platform or on another page, which this one only leads to. */
const PUBLISHED_ELSEWHERE =
  /\b(?:submitted to|published|available|see)\b[^.\n]{0,160}\b(?:Disclosure UK|disclosure database|disclosures? page)\b/u;

/** Lists of whole years, each with its first and its last month, or years in brackets behind a heading. */
const YEARS_LISTED = /\bjanuary (20\d\d)\s?[-–]\s?december \1\b|\(20\d\d\s?[-–]\s?20\d\d\)\s?:?$/im;

/** The gap that the edit leaves for the year. */
const YEAR_TO_COME = /\bcalendar year \[year\]/i;

function findLate(facts: Facts): Hit[] {
  const covered = yearCovered(facts);
  if (covered === null)
    return standsIn(YEAR_TO_COME, facts.view.text) ||
      YEARS_LISTED.test(facts.view.text) ||
      ownSentences(facts).some((s) => PUBLISHED_ELSEWHERE.test(wordsOf(facts, s)))
      ? []
      : [
          {
            at: null,
            severity: "LOW",
            issue: "The page does not say which calendar year it covers.",
            fix: { kind: "insert", at: 0, text: "Calendar year [year].\n" },
          },
        ];
  const sentences = ownSentences(facts).filter((s) => hasPhrase(PUBLISHES, facts, [s]));
  for (const sentence of sentences) {
    const word = findPhrases(PUBLISHES, facts, [sentence])[0];
    const date = datesIn(facts, sentence).find((d) => word && d.start > word.start && d.start - word.end < 40);
    const own = yearCovered(facts, wordsOf(facts, sentence)) ?? covered;
    const before = facts.view.text.slice(word?.start ?? 0, date?.start ?? 0);
    if (
      !word ||
      !date ||
      /check|review|updat|correct/i.test(before) ||
      date.day <= dueDay(own) ||
      date.day > dueDay(own) + 1500
    )
      continue;
    const first = /first\s*$/i.exec(facts.view.text.slice(sentence.start, word.start));
    const at = { start: first ? word.start - first[0].length : word.start, end: date.end };
    return [
      {
        at,
        issue: `“${clip(wordsOf(facts, at))}” is later than 30 June ${own + 1}. Disclosures for ${own} must be made in the first six months after the end of the year.`,
        fix: {
          kind: "delete",
          note: `The list for ${own} was due by 30 June ${own + 1}; record the delay and publish future lists in time.`,
        },
      },
    ];
  }
  return [];
}

/** Clause 31.1: disclosure in the first six months after the end of the calendar year. */
export const inTime: Check = {
  id: "clause-31/in-time",
  requirement: "31.date-and-duration",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) => facts.dealings.disclosurePage,
  find: findLate,
  examples: {
    flagged: [
      {
        text: "Paying people fairly: our openness page\nIn 2023 we paid patients and carers £41,000 in all. [[Published: 9 October 2024]].",
        audience: "investors",
        channel: "website",
        why: "the year is told in the text",
      },
      {
        text: "Payments to health professionals\nCalendar year 2023. [[Published 4 October 2024]].",
        audience: "patients",
        channel: "website",
        why: "three months late",
      },
      {
        text: "How we report payments: disclosure for 2024\nThe list was [[first posted on 2 September 2025]].",
        audience: "patients",
        channel: "website",
        why: "two months late",
      },
      {
        text: "Our transparency page\nOur list of payments and how we count.",
        audience: "patients",
        channel: "website",
        why: "no year stated",
      },
    ],
    clean: [
      {
        text: "How we report payments and transfers of value\nPatient organisation funding:\nJanuary 2023 – December 2023\nJanuary 2022 – December 2022",
        audience: "patients",
        channel: "website",
        why: "lists of whole years",
      },
      {
        text: "How we report payments in 2024\nPublished 14 May 2025. Lists for 2022 and 2023 remain below.",
        audience: "patients",
        channel: "website",
        why: "other years are only spoken of",
      },
      {
        text: "Payments to health professionals\nCalendar year 2024. First published 28 June 2025. Last checked November 2025.",
        audience: "patients",
        channel: "website",
        why: "in time",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 30 June 2025.",
        audience: "patients",
        channel: "website",
        why: "on the last day",
      },
    ],
    inapplicable: [{ text: "Published 4 October 2024 in the Journal.", why: "not a disclosure" }],
  },
};
