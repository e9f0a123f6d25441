import { oncePer } from "#worker/lib/once-per.ts";
import { datesIn } from "#worker/text/dates.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ofLine } from "#worker/text/spans.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { quoted } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Line, Sentence, Span } from "../facts/types.ts";
import type { Check } from "../types.ts";

/** Columns of a table of trials: when a trial was completed, and after that when its results came out. */
const COLUMNS =
  /\b(?:complet\w+|ended|last (?:patient|visit)|finished)\b.{1,60}\b(?:results?|published|publication|posted|disclosed|made public)\b/i;
/** One sentence tells both. */
const TOLD =
  /\b(?:trial|study)\b[^;]{0,80}\b(?:completed|ended|finished|closed)\b[^;]{0,80}\b(?:results?|published|posted|disclosed|made public|summary)\b/i;
const ON_SALE = /\b(?:marketed|on sale|on the market|launched|licensed|approved medicines?|in use since)\b/i;
const NOT_ON_SALE =
  /\bnot (?:yet )?(?:on sale|licensed|marketed|approved|on the market)\b|\bunlicensed\b|\bin development\b/i;
/** A year, with some days of grace for the months that are only named. */
const MOST_DAYS = 366;

/** The delay is owned to. */
const OWNED = /\blater than the (?:year|twelve months|12 months)\b/i;

interface Late extends Span {
  days: number;
}

function lateIn(facts: Facts, s: Sentence): Late[] {
  const dates = datesIn(facts, s);
  const [done] = dates;
  const out = dates.at(-1);
  if (OWNED.test(wordsOf(facts, s))) return [];
  return done && out && dates.length === 2 && out.day - done.day > MOST_DAYS
    ? [{ start: s.start, end: s.end, days: out.day - done.day }]
    : [];
}

/** Rows under a heading on completion and results, until the table ends. */
function rowsUnder(facts: Facts, head: Line): Sentence[] {
  const rows: Sentence[] = [];
  for (const line of facts.lines.slice(head.index + 1)) {
    const inLine = ofLine(facts.sentences, line.index);
    if (!inLine.some((s) => datesIn(facts, s).length > 0)) break;
    rows.push(...inLine);
  }
  return rows;
}

const lateResults = oncePer((facts: Facts): Late[] => {
  const sold = standsIn(ON_SALE, facts.view.text) || ON_SALE.test(facts.submission.context);
  if (!sold) return [];
  const heads = facts.lines.filter((line) => COLUMNS.test(wordsOf(facts, line)));
  const rows = heads.flatMap((head) => {
    const titles = facts.lines.slice(Math.max(0, head.index - 2), head.index);
    return titles.some((t) => NOT_ON_SALE.test(wordsOf(facts, t))) ? [] : rowsUnder(facts, head);
  });
  const told = facts.sentences.filter((s) => TOLD.test(wordsOf(facts, s)) && !NOT_ON_SALE.test(wordsOf(facts, s)));
  return [...new Set([...rows, ...told])].flatMap((s) => lateIn(facts, s));
});

/** 4.6: results of a trial of a marketed medicine are public within a year of its completion. */
export const resultsLate: Check = {
  id: "clause-04/results-late",
  requirement: "4.trial-reference-traceable",
  severity: "MEDIUM",
  duty: "must",
  themes: ["market-research-and-studies", "website-content"],
  applies: (facts) => lateResults(facts).length > 0,
  find: (facts) =>
    lateResults(facts).map(({ start, end, days }) => ({
      at: { start, end },
      issue: `${quoted(facts.view.text.slice(start, end))}: the results came out ${Math.round(days / 30.4)} months after the trial was completed. Results of trials of marketed medicines must be made public within a year (Clause 4.6).`,
      fix: {
        kind: "insert",
        // Within the sentence, before its stop.
        at: facts.view.text[end - 1] === "." ? end - 1 : end,
        text: " (later than the year allowed: [reason])",
        note: "The delay itself cannot be corrected; the page must not call it timely.",
      },
    })),
  examples: {
    flagged: [
      {
        text: "Ashbourne plc: trials of our marketed medicines\nTrial    Medicine    Completed    Results public\n[[AB-11    Tavorel (tavorimib)    3 May 2021    9 October 2023]]\nAB-12    Tavorel    1 June 2022    4 March 2023",
        audience: "investors",
        channel: "website",
        why: "more than two years",
      },
      {
        text: "Tavorel (tavorimib) has been licensed since 2016.\n[[The study was completed on 14 January 2022 and its results were posted on 30 August 2023.]]",
        audience: "investors",
        channel: "website",
        why: "told in a sentence",
      },
    ],
    clean: [
      {
        text: "Ashbourne plc: trials of our marketed medicines\nTrial    Medicine    Completed    Results public\nAB-12    Tavorel (tavorimib)    1 June 2022    4 March 2023",
        audience: "investors",
        channel: "website",
        why: "within the year",
      },
      {
        text: "Ashbourne plc\nTavorel (tavorimib) is licensed for migraine in adults.\nThe study began in June 2019 and was completed in May 2021. The results were published in February 2022.",
        audience: "investors",
        channel: "website",
        why: "begun earlier, out in time",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) for migraine in adults.", why: "no trial is told of" }],
  },
};
