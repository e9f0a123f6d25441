import { clip, hitsIn, meant, ownSentences } from "../conduct.ts";
import { datesIn } from "../facts/dates.ts";
import type { Facts } from "../facts/index.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import type { Check, Hit } from "../types.ts";

const PUBLISHES = phrases(
  "published|publish|publication|posted|released|issued|appears|appeared|appear|uploaded|online|available|disclosed|disclose|live|up|launched",
);
const YEAR =
  /\b(?:(?:calendar|reporting) year:?|year ended 31 december|payments (?:made )?(?:in|for|during)|transfers of value (?:in|for)|disclosures? (?:for|of)|list for|report for|for the year|in the year|during|for)\s+(20\d\d)\b|\b(20\d\d) (?:disclosure|list|report|payments|figures|transfers)\b/gi;

/** The last day on which payments of a year may first appear. */
const dueDay = (year: number) => Math.round(Date.UTC(year + 1, 5, 30) / 86_400_000);

function yearCovered(facts: Facts, text = facts.view.text): number | null {
  const years = [...text.matchAll(YEAR)].map((m) => Number(m[1] ?? m[2]));
  if (years.length > 0) return Math.max(...years);
  const title =
    facts.lines[0] && text === facts.view.text
      ? /\b20\d\d\b/.exec(text.slice(0, facts.lines[1]?.end ?? facts.lines[0].end))
      : null;
  return title ? Number(title[0]) : null;
}

function findLate(facts: Facts): Hit[] {
  const covered = yearCovered(facts);
  if (covered === null)
    return [
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
    const own = yearCovered(facts, facts.view.text.slice(sentence.start, sentence.end)) ?? covered;
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
        issue: `“${clip(facts.view.text.slice(at.start, at.end))}” is later than 30 June ${own + 1}. Disclosures for ${own} must be made in the first six months after the end of the year.`,
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

const LISTS = "list|lists|report|reports|figures|pages|page|disclosure|disclosures|years|data|entries|information";
const REMOVED = phrases(
  `${LISTS}|20* ..10 removed|deleted|withdrawn|offline|unavailable|archived|erased|expired`,
  `${LISTS}|20* ..8 taken|took|come|comes|came down|off`,
  `${LISTS}|20* ..6 no longer ..4 available|online|shown|published|kept|held|on`,
  `remove|removed|delete|deleted|withdraw|take|took|overwrite|replace|replaces|replaced ..8 ${LISTS}|20*`,
  `only ..6 latest|current|last|most ..4 ${LISTS}|year ..4 shown|kept|available|online`,
);
const KEPT_BRIEFLY = phrases(
  `kept|keep|remain|remains|stay|stays|available|shown|online|public|published|live ..6 one|two|a|12|18|24|six|6|twelve|eighteen ..1 month|months|year|years`,
  "records|record|documents|papers ..8 destroyed|kept|held|retained|deleted|shredded ..6 one|two|three|four|1|2|3|4|a ..1 year|years",
);
const LONG_ENOUGH = phrases(
  "at least|minimum three|3|five|5",
  "not ..2 removed|deleted|withdrawn",
  "years ..4 after|since",
  "duplicate|duplicates|error|errors",
);
const YEARS_SHOWN = 3;

/** Whether every year that a sentence says was removed had been public for three years. */
function wasOldEnough(facts: Facts, words: string): boolean {
  const named = [...words.matchAll(/\b20\d\d\b/g)].map((m) => Number(m[0]));
  const when = /\b(?:in|on|since|from|by)\s+(?:\d{1,2}\s+)?(?:\p{Lu}\p{L}+\s+)?(20\d\d)\b/u.exec(words)?.[1];
  const removed = when ? Number(when) : (yearCovered(facts) ?? 0) + 1;
  const covered = named.filter((year) => year !== Number(when));
  return covered.length > 0 && covered.every((year) => year + 1 + YEARS_SHOWN <= removed);
}

/** Clauses 31.2 and 31.3: public for three years from first disclosure; records kept for five. */
export const retained: Check = {
  id: "clause-31/retained",
  requirement: "31.retention",
  severity: "MEDIUM",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) => facts.dealings.disclosurePage,
  find: (facts) => {
    const gone = meant(REMOVED, facts).filter(
      (m) =>
        !hasPhrase(LONG_ENOUGH, facts, [m.sentence]) &&
        !wasOldEnough(facts, facts.view.text.slice(m.sentence.start, m.sentence.end)),
    );
    const brief = meant(KEPT_BRIEFLY, facts).filter((m) => !hasPhrase(LONG_ENOUGH, facts, [m.sentence]));
    return hitsIn(
      facts,
      [...gone, ...brief],
      (words) =>
        `“${clip(words)}”: disclosures must stay public for at least three years from first disclosure, and records be kept for at least five years after the year they relate to.`,
      "Put the lists back.",
    ).map(
      (hit): Hit => ({
        ...hit,
        fix: {
          kind: "replace",
          with: "Earlier lists stay on this page for at least three years after they first appear, and records are kept for at least five.",
        },
      }),
    );
  },
  examples: {
    flagged: [
      {
        text: "Our support of patient organisations\nCalendar year 2024. Published 20 June 2025.\n[[The 2022 list was taken down in 2024.]]",
        audience: "patients",
        channel: "website",
        why: "removed after a year",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\n[[Lists stay online for twelve months.]]",
        audience: "patients",
        channel: "website",
        why: "twelve months only",
      },
    ],
    clean: [
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nLists for 2022 and 2023 are below and stay for at least three years after they first appear.",
        audience: "patients",
        channel: "website",
        why: "kept",
      },
      {
        text: "How we report payments\nCalendar year 2024. Published 20 June 2025.\nThe list for 2018 was removed in 2023.",
        audience: "patients",
        channel: "website",
        why: "public for three years",
      },
    ],
    inapplicable: [{ text: "The 2022 list was taken down in 2024.", why: "not a disclosure" }],
  },
};
