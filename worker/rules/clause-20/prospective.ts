import { datesIn } from "#worker/text/dates.ts";
import { findPhrases, hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { clip, hitsIn } from "../checks/hits.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";

const SUMMARY =
  "summary|summaries|publication|publish|published|announce|announced|announcement|website|public|transparency|disclose|disclosed";
const LATE = phrases(
  "nothing|not|never ..8 website|websites|public|online|published|announced ..4 until ..8 ended|over|finished|complete|closed|results|end",
  `${SUMMARY} ..12 after|afterwards|once|following|when|end|close|completion|conclusion|finished|finishes|closes|later|retrospectively`,
  `after|once|following|when|completion|conclusion ..12 ${SUMMARY}`,
);
const WITHHELD = phrases(
  "no|not|without|never ..8 summary|publish|published|announce|announced|announcement|publicise|publicised|public",
  "summary ..8 not|never|withheld|confidential|internal|unpublished",
  "keep|kept|remain|remains ..8 confidential|private|quiet|between",
);
const BEFORE = phrases(
  "before|prior|ahead|until ..8 start|starts|started|starting|begin|begins|work|launch|project|patient|published",
  "published ..6 before|first",
);
const RUNNING = phrases(
  "has|have|had been ..2 running|working|live|under|underway",
  "began|started|begun|launched ..4 last|earlier|in",
  "since ..3 last|20*|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter",
  "already ..3 running|under|started|begun|underway|live",
);
const PROJECT = phrases("project|work|working|service|clinic|clinics|pathway|scheme|programme");
const STARTS = phrases(
  "project|project's dates|period|term|runs|ran",
  "clinics|clinic|service|doors ..2 opened|opens|open",
  "start|starts|started|begin|begins|began|commence|commences|commenced|launch|launches|launched|live",
);
const PUBLISHES = phrases(
  "page|summary|notice ..3 went|goes|put|posted|loaded ..2 up|live|online|out",
  "published|publication|publish|summary|posted|announced|online",
);

const REPORTED = phrases("results|report|findings|paper");

/** A start that is earlier than the publication, by their dates. */
function dateOrder(facts: Facts): Sentence | null {
  const own = ownSentences(facts);
  const start = own.find((s) => hasPhrase(STARTS, facts, [s]) && datesIn(facts, s).length > 0);
  const published = own.find(
    (s) => hasPhrase(PUBLISHES, facts, [s]) && datesIn(facts, s).length > 0 && !hasPhrase(REPORTED, facts, [s]),
  );
  if (!start || !published) return null;
  const startDates = datesIn(facts, start);
  const publishedDates = datesIn(facts, published);
  const began =
    start === published ? (startDates.length < 2 ? null : nearest(facts, start, STARTS)) : startDates[0]?.day;
  const shown = start === published ? nearest(facts, published, PUBLISHES) : publishedDates[0]?.day;
  return began != null && shown != null && shown > began + 1 ? published : null;
}

function nearest(facts: Facts, sentence: Sentence, list: ReturnType<typeof phrases>): number | null {
  const word = findPhrases(list, facts, [sentence])[0];
  return datesIn(facts, sentence).find((date) => word && date.start > word.start)?.day ?? null;
}

const OF_THE_PROJECT = phrases(
  "summary|project|agreement|collaboration|working|arrangement|partnership|details|existence|announcement",
);
/** What may well come out at the end. */
const RESULTS = phrases(
  "results|outcomes|findings|evaluation|report|lessons ..6 published|publish|shared|made|announced|available",
);

const MADE_KNOWN = phrases("summary|public|publish*|announce*|website|confidential|quiet|private|disclos*");

const PERSONAL_DATA = phrases("patient|patients|personal ..3 data|identifiable|information|details");

function find(facts: Facts): Hit[] {
  const issue = (words: string) =>
    `“${clip(words)}”: collaborative working must be prospective, with a summary made public before the project starts.`;
  const note = "Publish the summary first, and say so.";
  const late = [
    ...findPhrases(LATE, facts, ownSentences(facts)),
    ...findPhrases(WITHHELD, facts, ownSentences(facts)),
  ].filter(
    (m) =>
      (!hasPhrase(BEFORE, facts, [m.sentence]) || m.phrase === LATE[0]) &&
      !hasPhrase(PERSONAL_DATA, facts, [m.sentence]) &&
      hasPhrase(MADE_KNOWN, facts, [m.sentence]),
  );
  const told = late.filter(
    (m) => hasPhrase(OF_THE_PROJECT, facts, [m.sentence]) && !hasPhrase(RESULTS, facts, [m.sentence]),
  );
  const order = dateOrder(facts);
  const before = hasPhrase(BEFORE, facts);
  const running = before ? [] : ownWords(RUNNING, facts).filter((m) => hasPhrase(PROJECT, facts, [m.sentence]));
  return hitsIn(facts, [...told, ...(order ? [order] : []), ...running], issue, note);
}

/** Clause 20.3: the project is prospective and its summary public before it starts. */
export const prospective: Check = {
  id: "clause-20/prospective",
  requirement: "20.prospective",
  severity: "MEDIUM",
  duty: "must",
  themes: ["medical-educational-goods-services", "disclosure-transfers-of-value"],
  applies: (facts) =>
    facts.dealings.collaboration && !facts.dealings.disclosurePage && facts.submission.audience !== "investors",
  find,
  examples: {
    flagged: [
      {
        text: "Collaborative working project: frailty reviews\nClinics opened on 3 February 2025.\n[[This page went up on 20 June 2025.]]",
        audience: "payers",
        why: "public after the doors opened",
      },
      {
        text: "Executive summary: BREATHE WELL\nParties: Colwick Ltd and the Coast Integrated Care Board\n[[This summary goes live at project close.]]",
        audience: "payers",
        why: "public at the end",
      },
      {
        text: "Collaborative working project\n[[The summary will be published once the project has ended.]]",
        audience: "payers",
        why: "summary at the end",
      },
      {
        text: "Joint working project\nThe project started on 3 February 2025.\n[[Summary published 20 June 2025.]]",
        audience: "payers",
        why: "published after the start",
      },
      {
        text: "Collaborative working project\n[[There will be no public summary.]]",
        audience: "payers",
        why: "withheld",
      },
    ],
    clean: [
      {
        text: "Joint working project\nSummary published 1 May 2025; the project starts on 1 June 2025.",
        audience: "payers",
        why: "published first",
      },
      {
        text: "Collaborative working project\nNo work begins before the summary is published on both websites.",
        audience: "payers",
        why: "published first",
      },
      {
        text: "Collaborative working project\nThe company gains a better view of the work's published results; sales may rise or fall.",
        audience: "payers",
        why: "what has been published elsewhere",
      },
    ],
    inapplicable: [{ text: "Our programme has been running since last year.", why: "no joint project" }],
  },
};
