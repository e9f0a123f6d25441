import type { Facts } from "../facts/index.ts";
import { quoted } from "../hits.ts";
import { findPhrases, hasPhrase, phrases } from "../pattern.ts";
import { oncePerSentence, wordsOf } from "../stance.ts";
import type { Check } from "../types.ts";

const DATA =
  "data|results|findings|evidence|report|analysis|survey|source|sources|file|study|figures|reference|references|dossier|details";
const HAND_OVER =
  "give|divulge|release|released|releasing|share|shared|sharing|supply|supplied|provide|provided|disclose|disclosed|given|send|sent|shown|available|copied|published|public|hand|handed|obtained|requested|seen|viewed";
const WITHHELD = phrases(
  `${DATA} ..6 cannot|not|never|unable|unavailable ..5 ${HAND_OVER}`,
  `cannot|not|unable|never|regret|decline|refuse ..4 ${HAND_OVER} ..5 ${DATA}`,
  `${DATA} ..4 confidential|secret|restricted|unavailable|withheld|private|embargoed|proprietary|commercially`,
  `not available ..3 request|customers|outside|externally|prescribers`,
  `${DATA} ..4 internal|company use|eyes only`,
  `${DATA} ..3 on file ..3 internal|confidential|unavailable|unpublished`,
);
/** Sharing personal or supply data, or results that do not exist yet, is another matter. */
const OTHER =
  /\b(?:personal|patient[- ]level|identif\w+|individual|your|customer|discount|price|commercial arrangement|rebate|contract|prescribing data|sharps|names?)\b|\bnot (?:yet )?(?:known|established)\b|\bno (?:data|results|evidence) (?:are|is|were) available\b|\bdata (?:are|is) not (?:yet )?available\b|\bnot be (?:compared|pooled)\b/i;
const DATA_ON_FILE = phrases("data|evidence|report|survey on file", "company|internal data|report|survey");
const ROUTE =
  /\b(?:available|obtain\w*|request|supplied|contact|write|email|medical information|from)\b[^\n]{0,80}(?:@|\brequest\b|\bmedical information\b|\bworking days\b|https?:|\d{5})/i;

/** Data on file is cited, or its release refused. */
function touches(facts: Facts): boolean {
  return (
    hasPhrase(DATA_ON_FILE, facts) ||
    findPhrases(
      WITHHELD,
      facts,
      facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "ae-statement"),
    ).length > 0
  );
}

function find(facts: Facts) {
  const sentences = facts.sentences.filter((s) => s.zone !== "pi" && s.zone !== "ae-statement");
  const refused = oncePerSentence(
    findPhrases(WITHHELD, facts, sentences).filter((match) => !/[;:]/.test(wordsOf(facts, match))),
  ).filter(({ sentence }) => !OTHER.test(wordsOf(facts, sentence)));
  if (refused.length > 0)
    return refused.map((match) => ({
      at: { start: match.start, end: match.end },
      issue: `${quoted(wordsOf(facts, match))} refuses the data behind a claim. The relevant part of data on file must be supplied within ten working days when a health professional or other relevant decision maker asks (Clause 14.3).`,
      fix: {
        kind: "delete" as const,
        at: { start: match.sentence.start, end: match.sentence.end },
        note: "Delete the claim if its data cannot be supplied on request.",
      },
    }));
  const entries = facts.references.entries.filter((r) => r.kind === "data-on-file");
  if (entries.length === 0 || ROUTE.test(sentences.map((s) => wordsOf(facts, s)).join(" "))) return [];
  return entries.slice(0, 1).map((entry) => ({
    at: { start: entry.start, end: entry.end },
    severity: "LOW" as const,
    issue: `${quoted(entry.text)} cites data on file with no way to ask for it. It must be supplied within ten working days on request (Clause 14.3), so the reference should say how.`,
    fix: {
      kind: "insert" as const,
      at: entry.end,
      text: " Available on request from medical information [contact].",
      note: "Check that the file holds what the claim says.",
    },
  }));
}

/** 14.3: the relevant part of data on file is supplied without delay, within ten working days, on request. */
export const dataWithheld: Check = {
  id: "clause-14/data-withheld",
  requirement: "14.data-on-file",
  severity: "MEDIUM",
  duty: "must",
  themes: ["references-and-quotations", "unsubstantiated-claim"],
  applies: (facts) =>
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    facts.products.length > 0 &&
    touches(facts),
  find,
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets\nPreferred by most neurologists (data on file; these [[data cannot be released]]).",
        why: "release refused",
      },
      {
        text: "Tavorel (tavorimib) tablets\nWe are [[unable to share the results]] of our survey.",
        why: "sharing refused",
      },
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1\nReferences: 1. [[Data on file, Ashbourne TAV-004.]]",
        why: "no way to ask for it",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets\nRelief in one hour.1\nReferences: 1. Data on file, Ashbourne TAV-004. Available on request from medinfo@ashbourne.example.",
        why: "a way to ask",
      },
      {
        text: "Tavorel (tavorimib) tablets\nPersonal data will not be shared with others. See data on file TAV-004, on request from medinfo@ashbourne.example.",
        why: "personal data",
      },
    ],
    inapplicable: [{ text: "Tavorel (tavorimib) tablets for migraine in adults.", why: "no data on file" }],
  },
};
